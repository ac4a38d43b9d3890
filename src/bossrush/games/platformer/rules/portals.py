"""Void portals (PF-7.23 to PF-7.28)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.platformer.rules.ids import BY_PORTAL, CARD, EMPTY, LEVEL_CELLS, PORTAL, SPACE
from bossrush.games.platformer.rules.movement import Mover, push_targets
from bossrush.games.platformer.rules.reasons import (
    FINE,
    NO_PORTAL_TARGET,
    NOT_A_PORTAL,
    NOT_AN_ANSWER,
    NOT_ON_PORTAL,
    PORTAL_BLOCKED,
    PORTAL_NO_COIN,
)
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.wealth import pay_coins
from bossrush.kernel.core import DONE, WAIT, Core, Frame, Question

PORTAL_PRICE: Final = 1


def refuse_portal(g: State, seat: int) -> int:
    """PF-7.23, PF-R107: being on the space is enough, also in mid-air."""
    cell = g.pos[seat]
    if not g.tower.has(cell, PORTAL):
        return NOT_ON_PORTAL
    if g.coins[seat] < PORTAL_PRICE:
        return PORTAL_NO_COIN
    first = cell // LEVEL_CELLS * LEVEL_CELLS
    reasons = [refuse_exit(g, cell, target) for target in range(first, first + LEVEL_CELLS)]
    if FINE in reasons:
        return FINE
    return PORTAL_BLOCKED if PORTAL_BLOCKED in reasons else NO_PORTAL_TARGET


def refuse_exit(g: State, start: int, target: int) -> int:
    """PF-7.26, PF-7.27, PF-R21."""
    if target == start or target // LEVEL_CELLS != start // LEVEL_CELLS or not g.tower.has(target, PORTAL):
        return NOT_A_PORTAL
    return FINE if g.at[target] == EMPTY or push_targets(g, target, start) else PORTAL_BLOCKED


class ChooseExit(Question):
    """PF-7.23: the other portals of the level."""

    __slots__ = ()

    name: ClassVar[str] = "portal"
    rule: ClassVar[str] = "PF-7.23"

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        first = g.pos[seat] // LEVEL_CELLS * LEVEL_CELLS
        cells = range(first, first + LEVEL_CELLS)
        return [SPACE + cell for cell in cells if refuse_exit(g, g.pos[seat], cell) == FINE]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if not SPACE <= action < CARD or action - SPACE >= g.tower.cells:
            return NOT_AN_ANSWER
        return refuse_exit(g, g.pos[seat], action - SPACE)


# the steps of the frame
CHOOSE: Final = 0
PUSH: Final = 1
ARRIVE: Final = 2
OVER: Final = 3


class PortalJump(Mover):
    """PF-7.23, PF-7.24, PF-R20: one coin for each jump. It provokes no attack (PF-7.25), and no enemy does it
    (PF-7.28)."""

    __slots__ = ()

    def __init__(self, owner: int) -> None:
        super().__init__(owner, BY_PORTAL)

    def copy(self) -> Frame:
        return self.copied(PortalJump(self.owner))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == CHOOSE:
            answer = g.ask(self, self.owner, ChooseExit())
            if answer == WAIT:
                return WAIT
            self.start = g.pos[self.owner]
            self.target = answer - SPACE
            pay_coins(g, self.owner, PORTAL_PRICE)
            return self.goto(PUSH)
        if self.step == PUSH:
            return self.push_aside(g)
        if self.step == ARRIVE:
            self.arrive(g)
            return self.goto(OVER)
        return DONE
