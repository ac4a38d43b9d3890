"""Information-set Monte Carlo search, for both games.

A tree holds the decisions of the seat that thinks; the game's guide may keep it to the one at hand. A line of play is
chosen, what this seat cannot know is dealt anew, and the game goes on from there: the seat's next decisions by the
tree, as far as it has grown, everything else by the game's quick answers. How the playout ends counts for every line on
the way. At the root the lines are compared in rounds, and the weaker half is dropped after each; the n-th try of every
line meets the same deal and the same chance.
"""

from __future__ import annotations

import math
import time
from typing import Final, TypeAlias

from bossrush.bots.base import Sight
from bossrush.bots.chances import Weights, chances
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core

EXPLORATION: Final = 0.5
PLAYOUT_LIMIT: Final = 4000
"""Decisions after which a playout is weighed as it stands."""
FIRST_LOOK: Final = 16
"""Tries of each line after which those that can hardly be better are dropped; then again whenever they have doubled."""
HARDLY: Final = 3.0
"""In standard errors."""
NEGLIGIBLE: Final = 0.005
"""A difference in the chance to win that is not worth more thinking."""

Line: TypeAlias = "list[int]"
"""Actions of one seat, one after the other, that make sense together."""


class Guide:
    """What a game tells the search."""

    __slots__ = ("weights",)

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def turn(self, g: Core) -> int:
        """The number of the turn; the tree grows within one."""
        raise NotImplementedError

    def turns_ahead(self) -> int:
        """After so many further turns a playout is weighed as it stands."""
        raise NotImplementedError

    def branches(self, g: Core, seat: int) -> bool:
        """Whether the tree grows at this decision of the seat that thinks; else it is answered quickly."""
        raise NotImplementedError

    def lines(self, g: Core, seat: int, legal: list[int]) -> list[Line]:
        """What is worth a try, the best first."""
        raise NotImplementedError

    def answer(self, g: Core, seat: int, legal: list[int]) -> int:
        """A quick and sensible legal action."""
        raise NotImplementedError

    def mark(self, g: Core) -> tuple[int, ...]:
        """Enough of the open position to see whether the rest of a line still fits; nothing if it always does."""
        return ()

    def names(self) -> list[str]:
        """Of the features."""
        raise NotImplementedError

    def features(self, g: Core) -> list[list[float]]:
        """What decides the chances of each seat in a game that goes on, as numbers; nothing for a seat that is out."""
        raise NotImplementedError

    def chances(self, g: Core) -> list[float]:
        """The chance of each seat to win, by a look at the position of a game that goes on."""
        return chances(self.weights, self.features(g))


class Budget:
    """How long to think: until so many milliseconds or so many playouts, whichever comes first; 0 for no limit."""

    __slots__ = ("milliseconds", "playouts")

    def __init__(self, milliseconds: int = 0, playouts: int = 0) -> None:
        self.milliseconds = milliseconds
        self.playouts = playouts


class Node:
    """A decision of the seat that thinks, and how its lines have done."""

    __slots__ = ("children", "lines", "sums", "visits", "wins")

    def __init__(self, lines: list[Line], players: int) -> None:
        self.lines = lines
        self.visits = [0] * len(lines)
        self.wins = [0.0] * len(lines)
        self.sums = [[0.0] * players for _ in lines]
        """By line and seat."""
        self.children: dict[tuple[object, ...], Node] = {}

    def add(self, line: Line) -> int:
        self.lines.append(line)
        self.visits.append(0)
        self.wins.append(0.0)
        self.sums.append([0.0] * len(self.sums[0]))
        return len(self.lines) - 1

    def count(self, i: int, seat: int, result: list[float]) -> None:
        self.visits[i] += 1
        self.wins[i] += result[seat]
        sums = self.sums[i]
        for other in range(len(result)):
            sums[other] += result[other]

    def mean(self, i: int) -> float:
        return self.wins[i] / self.visits[i] if self.visits[i] else 0.0

    def promising(self) -> int:
        """By upper confidence bounds."""
        total = sum(self.visits)
        best = 0
        best_score = -1.0
        log = math.log(total + 1.0)
        for i in range(len(self.lines)):
            n = self.visits[i]
            if n == 0:
                return i
            score = self.wins[i] / n + EXPLORATION * math.sqrt(log / n)
            if score > best_score:
                best_score = score
                best = i
        return best


class Search:
    """The thinking about one decision. Reproducible for a salt and a number of playouts."""

    __slots__ = (
        "begun",
        "guide",
        "kept",
        "last_turn",
        "left",
        "playouts",
        "results",
        "root",
        "salt",
        "seat",
        "sight",
        "steps",
        "turn",
    )

    def __init__(self, guide: Guide, sight: Sight, salt: int, lines: list[Line] | None = None) -> None:
        """`lines` are what is compared; if none are given, what the guide finds worth a try."""
        self.begun = time.monotonic()
        """Seeking the lines takes time too."""
        self.guide = guide
        self.sight = sight
        self.seat = sight.seat
        self.salt = salt
        self.playouts = 0
        self.steps = 0
        """Decisions played in playouts."""
        first = sight.sample(FastChance(salt))
        self.turn = guide.turn(first)
        self.last_turn = self.turn + guide.turns_ahead()
        self.root = Node(lines or guide.lines(first, self.seat, sight.legal), first.players)
        self.left = list(range(len(self.root.lines)))
        """The lines still compared."""
        self.results: list[list[float]] = [[] for _ in self.left]
        """By line of the root, what each try gave to the seat that thinks."""
        self.kept = -1
        """A line that is never dropped."""

    def include(self, line: Line) -> int:
        """A line that is tried to the end, whatever it looks like; its place among the lines of the root."""
        for i, known in enumerate(self.root.lines):
            if known == line:
                self.kept = i
                return i
        self.kept = self.root.add(line)
        self.left.append(self.kept)
        self.results.append([])
        return self.kept

    def run(self, budget: Budget, only_choose: bool = False) -> None:
        """Rounds over the lines that are left, half of them dropped each time a share of the budget is used up.

        Who only wants to choose, and not to know how good the lines are, need not go on when one has no rival left.
        """
        shares = max(1, math.ceil(math.log2(len(self.left) + 1)))
        look = FIRST_LOOK
        tries = 0
        for number in range(shares):
            while tries == 0 or not self.spent(budget, (number + 1) / shares):
                for i in self.left:
                    self.playout(i)
                    if self.late(budget):
                        return
                tries += 1
                if only_choose and tries == look:
                    look *= 2
                    self.drop_hopeless()
                    if len(self.left) == 1:
                        return
            if len(self.left) > 2:
                self.drop_half()

    def drop_hopeless(self) -> None:
        """Tries with the same deal are compared, so that the difference is seen soon."""
        best = max(self.left, key=self.root.mean)
        self.left = [i for i in self.left if i == best or i == self.kept or not self.hopeless(i, best)]

    def hopeless(self, i: int, best: int) -> bool:
        """Whether this line can hardly be better than the best so far, by more than a trifle."""
        ours = self.results[best]
        theirs = self.results[i]
        n = len(theirs)
        total = 0.0
        squares = 0.0
        for k in range(n):
            difference = ours[k] - theirs[k]
            total += difference
            squares += difference * difference
        mean = total / n
        spread = math.sqrt(max(0.0, squares / n - mean * mean))
        return mean > HARDLY * spread / math.sqrt(n) - NEGLIGIBLE

    def drop_half(self) -> None:
        ranked = sorted(self.left, key=self.root.mean, reverse=True)
        stays = ranked[: (len(ranked) + 1) // 2]
        self.left = [i for i in self.left if i in stays or i == self.kept]

    def spent(self, budget: Budget, share: float) -> bool:
        if budget.playouts and self.playouts >= budget.playouts * share:
            return True
        return budget.milliseconds > 0 and self.milliseconds() >= budget.milliseconds * share

    def late(self, budget: Budget) -> bool:
        return budget.milliseconds > 0 and self.milliseconds() >= budget.milliseconds

    def milliseconds(self) -> float:
        """Since the thinking began."""
        return (time.monotonic() - self.begun) * 1000

    def ranking(self) -> list[int]:
        """The lines of the root, the best first: those that stayed longest, by how they did."""
        root = self.root
        return sorted(
            range(len(root.lines)), key=lambda i: (i in self.left, root.mean(i), root.visits[i], -i), reverse=True
        )

    def lead(self, one: int, other: int) -> float:
        """By how much a line of the root did better than another in the deals that both met."""
        pairs = list(zip(self.results[one], self.results[other], strict=False))
        return sum(a - b for a, b in pairs) / max(1, len(pairs))

    def playout(self, first: int) -> None:
        node = self.root
        g = self.sight.sample(FastChance(self.salt * 8191 + node.visits[first]))
        nodes: list[Node] = []
        taken: list[int] = []
        choice = first
        while True:
            nodes.append(node)
            taken.append(choice)
            self.follow(g, node.lines[choice])
            if not self.at_branch(g):
                break
            legal = g.legal(self.seat)
            key = (choice, g.asked().name, str(g.asked().about(g)), *legal)
            if key not in node.children:
                node.children[key] = Node(self.guide.lines(g, self.seat, legal), g.players)
                break
            node = node.children[key]
            choice = node.promising()
        result = self.result(g)
        self.results[first].append(result[self.seat])
        for passed, choice in zip(nodes, taken, strict=True):
            passed.count(choice, self.seat, result)
        self.playouts += 1

    def follow(self, g: Core, line: Line) -> None:
        """Play the line, the others answering quickly, as far as it is legal."""
        for action in line:
            while not g.over and self.seat not in g.seats:
                self.quick(g)
            if g.over or action not in g.legal(self.seat):
                return
            g.answer(self.seat, action)
            g.run()
            self.steps += 1

    def at_branch(self, g: Core) -> bool:
        """Go on to the next decision where the tree grows; False if there is none in this turn."""
        while not g.over and self.guide.turn(g) == self.turn:
            if self.seat in g.seats and self.guide.branches(g, self.seat):
                return True
            self.quick(g)
        return False

    def quick(self, g: Core) -> None:
        seat = g.seats[0]
        legal = g.options if g.options else g.legal(seat)
        g.answer(seat, self.guide.answer(g, seat, legal))
        g.run()
        self.steps += 1

    def result(self, g: Core) -> list[float]:
        """Play on, and weigh where it led."""
        steps = 0
        while not g.over and self.guide.turn(g) < self.last_turn and steps < PLAYOUT_LIMIT:
            self.quick(g)
            steps += 1
        if not g.over:
            return self.guide.chances(g)
        share = 1.0 / len(g.winners) if g.winners else 0.0
        return [share if seat in g.winners else 0.0 for seat in range(g.players)]
