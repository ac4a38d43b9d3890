"""Spawning an absent hero (PF-7.15 to PF-7.18, PF-20.11, PF-20.12)."""

from __future__ import annotations

from bossrush.games.platformer.events import EV_SPAWNED
from bossrush.games.platformer.ids import (
    BY_SPAWN,
    CARD,
    COLUMNS,
    EMPTY,
    K_SPAWN,
    LEVEL_CELLS,
    Q_SPAWN,
    SHOP,
    SPACE,
)
from bossrush.games.platformer.movement import enter
from bossrush.games.platformer.reasons import FINE, NOT_AN_ANSWER, SPAWN_OCCUPIED, SPAWN_ON_SHOP, SPAWN_SPACE
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.symbols import use_die
from bossrush.kernel.core import AGAIN, DONE, WAIT, Frame


def spawn_cells(g: State, seat: int) -> list[int]:
    """Where this absent hero can spawn; empty only if the whole Map is full (PF-R18)."""
    if g.committed[seat]:
        return boss_spawn_cells(g)
    for row in range(g.lo(), g.hi(), COLUMNS):
        cells = [cell for cell in range(row, row + COLUMNS) if g.at[cell] == EMPTY]
        if cells:
            return cells
    return []


def boss_spawn_cells(g: State) -> list[int]:
    """PF-20.11; PF-R71: else the nearest free spaces, in steps from any shop space."""
    start = g.tower.boss_level * LEVEL_CELLS
    reached = [cell for cell in range(start, g.hi()) if g.tower.feature[cell] & SHOP]
    ring = reached
    while ring:
        free = [cell for cell in ring if g.at[cell] == EMPTY]
        if free:
            return sorted(free)
        ring = sorted({c for cell in ring for c in g.tower.near[cell] if c >= start and c not in reached})
        reached = reached + ring
    return []


def spawn_options(g: State) -> list[int]:
    return [SPACE + cell for cell in spawn_cells(g, g.asked)]


def refuse_spawn_space(g: State, action: int) -> int:
    if not SPACE <= action < CARD:
        return NOT_AN_ANSWER
    cell = action - SPACE
    if cell in spawn_cells(g, g.asked):
        return FINE
    if g.on_map(cell) and g.at[cell] != EMPTY:
        return SPAWN_OCCUPIED
    return SPAWN_ON_SHOP if g.committed[g.asked] else SPAWN_SPACE


def spawn(g: State, f: Frame) -> int:
    """The argument is the face of the die that pays."""
    if f.step == 1:
        return DONE
    seat = f.owner
    answer = g.ask(f, seat, Q_SPAWN)
    if answer == WAIT:
        return WAIT
    use_die(g, f.args[0])
    g.put_hero(seat, answer - SPACE)
    g.emit(EV_SPAWNED, seat, answer - SPACE, f.args[0])
    f.goto(1)
    enter(g, seat, answer - SPACE, BY_SPAWN, [])
    return AGAIN


FRAMES[K_SPAWN] = spawn
OPTIONS[Q_SPAWN] = spawn_options
REFUSE[Q_SPAWN] = refuse_spawn_space
