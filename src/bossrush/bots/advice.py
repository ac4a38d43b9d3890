"""What the search thinks of a decision: the chances of all seats, and the best lines of play."""

from __future__ import annotations

from bossrush.bots.base import Sight
from bossrush.bots.search import Budget, Guide, Node, Search


class Advice:
    """A line of play of the seat that decides, and the chances it leads to."""

    __slots__ = ("actions", "chances", "playouts")

    def __init__(self, actions: list[int], chances: list[float], playouts: int) -> None:
        self.actions = actions
        """What to do now and next, as far as one can plan."""
        self.chances = chances
        """Of each seat to win."""
        self.playouts = playouts
        """How often it was tried: what looks weak is tried less."""


class Evaluation:
    __slots__ = ("chances", "lines", "played")

    def __init__(self, chances: list[float], lines: list[Advice], played: Advice | None) -> None:
        self.chances = chances
        """Of each seat to win, if the seat that decides takes the best line."""
        self.lines = lines
        """The best first."""
        self.played = played
        """The line that was asked about, if one was."""


def evaluate(guide: Guide, sight: Sight, budget: Budget, salt: int = 0, played: list[int] | None = None) -> Evaluation:
    """Weigh what this seat could do now; `played` is a line that is weighed too, as thoroughly as the best one."""
    search = Search(guide, sight, salt)
    mark = -1
    if played:
        mark = search.include(played[:])
    search.run(budget)
    best, *others = search.ranking()
    rest = [advice_beside(search, best, i) for i in others]
    rest.sort(key=lambda advice: (advice.chances[search.seat], advice.playouts), reverse=True)
    lines = [advice_of(search.root, best), *rest]
    return Evaluation(lines[0].chances, lines, advice_beside(search, best, mark) if mark >= 0 else None)


def advice_of(root: Node, i: int) -> Advice:
    tries = max(1, root.visits[i])
    return Advice(root.lines[i][:], [total / tries for total in root.sums[i]], root.visits[i])


def advice_beside(search: Search, best: int, i: int) -> Advice:
    """What a line that was tried less often would bring in all the deals that the best one met.

    The deals of the first tries may have been kinder than the others: by as much as they were to the best line.
    """
    advice = advice_of(search.root, i)
    before = advice.chances[search.seat]
    top = search.root.mean(best)
    now = min(top, max(0.0, top + search.lead(i, best)))
    scale = (1.0 - now) / (1.0 - before) if before < 1.0 else 0.0
    advice.chances = [chance * scale for chance in advice.chances]
    advice.chances[search.seat] = now
    return advice
