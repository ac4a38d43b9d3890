"""What Platformer tells the search: whole turns as lines, quick plans for the playouts."""

from __future__ import annotations

from typing import Final

from bossrush.bots.chances import load_weights
from bossrush.bots.search import Guide, Line
from bossrush.games.platformer.bot.chances import FEATURES, features
from bossrush.games.platformer.bot.heuristic import (
    Node,
    explore,
    footprint,
    make_plan,
    reflex,
    whole_plan,
)
from bossrush.games.platformer.bot.worth import Paths
from bossrush.games.platformer.rules.actions import ChooseAction
from bossrush.games.platformer.rules.state import State
from bossrush.kernel.core import Core

LINES: Final = 16
BEAM: Final = 60
DEPTH: Final = 14
"""The lines are sought more widely than the heuristic bot does it."""
TRIED: Final = 8
"""Times as many positions are tried at each step as are followed: seeking the lines must leave time to compare them."""
WIDTH: Final = 1
"""Of the plans in playouts."""


class PlatformerGuide(Guide):
    __slots__ = ("beam", "most", "plan", "turn_planned")

    def __init__(self, most: int = LINES, beam: int = BEAM) -> None:
        super().__init__(load_weights("platformer", "bossrush.games.platformer.bot", FEATURES))
        self.most = most
        """Lines that are compared: how many there are counts for more than how often each is tried."""
        self.beam = beam
        self.plan: list[int] = []
        self.turn_planned = -1

    def turn(self, g: Core) -> int:
        assert isinstance(g, State)
        return g.turn

    def turns_ahead(self) -> int:
        return 1

    def branches(self, g: Core, seat: int) -> bool:
        return False

    def lines(self, g: Core, seat: int, legal: list[int]) -> list[Line]:
        assert isinstance(g, State)
        if not isinstance(g.question, ChooseAction):
            return [[action] for action in legal[: self.most]]
        if g.pos[seat] < 0 or g.petrified(seat):
            return [make_plan(g, seat)]
        nodes = explore(g, seat, self.beam, DEPTH, 1.0, TRIED * self.beam)
        nodes.sort(key=lambda node: node.worth, reverse=True)
        lines: list[Line] = []
        seen: set[tuple[int, ...]] = set()
        for node in nodes:
            mark = outcome(node, seat)
            if mark not in seen:
                seen.add(mark)
                lines.append(whole_plan(node))
                if len(lines) == self.most:
                    break
        return lines

    def answer(self, g: Core, seat: int, legal: list[int]) -> int:
        assert isinstance(g, State)
        if isinstance(g.question, ChooseAction):
            if g.turn != self.turn_planned or not self.plan or self.plan[0] not in legal:
                self.plan = make_plan(g, seat, WIDTH)
                self.turn_planned = g.turn
            return self.plan.pop(0)
        if self.plan and g.turn == self.turn_planned and seat == g.active and self.plan[0] in legal:
            return self.plan.pop(0)
        return reflex(g, seat, legal)

    def mark(self, g: Core) -> tuple[int, ...]:
        assert isinstance(g, State)
        return footprint(g)

    def names(self) -> list[str]:
        return FEATURES

    def features(self, g: Core) -> list[list[float]]:
        assert isinstance(g, State)
        paths = Paths(g)
        return [features(g, seat, paths) for seat in range(g.players)]


def outcome(node: Node, seat: int) -> tuple[int, ...]:
    """What a turn leaves: positions that differ in unused dice only are much the same."""
    g = node.state
    mark = [g.special[seat]]
    for part in (g.pos, g.hearts, g.gems, g.coins, g.enemies, g.exhausted[seat], *g.cards):
        mark += part
        mark.append(-2)
    return tuple(mark)
