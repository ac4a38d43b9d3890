"""Void portals (PF-7.23 to PF-7.28)."""

from __future__ import annotations

from bossrush.games.platformer.ids import BY_PORTAL, CARD, EMPTY, K_PORTAL, LEVEL_CELLS, PORTAL, Q_PORTAL, SPACE
from bossrush.games.platformer.movement import FROM, TO, arrive, push_aside, push_targets
from bossrush.games.platformer.reasons import (
    FINE,
    NO_PORTAL_TARGET,
    NOT_A_PORTAL,
    NOT_AN_ANSWER,
    NOT_ON_PORTAL,
    PORTAL_BLOCKED,
    PORTAL_NO_COIN,
)
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.wealth import pay_coins
from bossrush.kernel.core import DONE, WAIT, Frame

PORTAL_PRICE = 1


def refuse_portal(g: State, seat: int) -> int:
    cell = g.pos[seat]
    if not g.tower.feature[cell] & PORTAL:
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
    if target == start or target // LEVEL_CELLS != start // LEVEL_CELLS or not g.tower.feature[target] & PORTAL:
        return NOT_A_PORTAL
    return FINE if g.at[target] == EMPTY or push_targets(g, target, start) else PORTAL_BLOCKED


def portal_options(g: State) -> list[int]:
    first = g.pos[g.asked] // LEVEL_CELLS * LEVEL_CELLS
    cells = range(first, first + LEVEL_CELLS)
    return [SPACE + cell for cell in cells if refuse_exit(g, g.pos[g.asked], cell) == FINE]


def refuse_portal_answer(g: State, action: int) -> int:
    if not SPACE <= action < CARD or action - SPACE >= g.tower.cells:
        return NOT_AN_ANSWER
    return refuse_exit(g, g.pos[g.asked], action - SPACE)


def portal(g: State, f: Frame) -> int:
    """Its arguments are those of a move."""
    seat = f.owner
    if f.step == 0:
        answer = g.ask(f, seat, Q_PORTAL)
        if answer == WAIT:
            return WAIT
        f.args[FROM] = g.pos[seat]
        f.args[TO] = answer - SPACE
        pay_coins(g, seat, PORTAL_PRICE)
        return f.goto(1)
    if f.step == 1:
        return push_aside(g, f, BY_PORTAL)
    if f.step == 2:
        arrive(g, f, BY_PORTAL)
        return f.goto(3)
    return DONE


FRAMES[K_PORTAL] = portal
OPTIONS[Q_PORTAL] = portal_options
REFUSE[Q_PORTAL] = refuse_portal_answer
