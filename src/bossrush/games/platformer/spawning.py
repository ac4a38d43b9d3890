"""Spawning an absent hero (PF-7.15 to PF-7.18, PF-20.11, PF-20.12)."""

from __future__ import annotations

from bossrush.games.platformer.events import EV_SPAWNED
from bossrush.games.platformer.ids import (
    BY_SPAWN,
    CARD,
    COLUMNS,
    EMPTY,
    FACES,
    K_SPAWN,
    LEVEL_CELLS,
    Q_SPAWN,
    SHOP,
    SPACE,
)
from bossrush.games.platformer.movement import enter
from bossrush.games.platformer.reasons import (
    FINE,
    NOT_AN_ANSWER,
    SPAWN_NEAR_SHOP,
    SPAWN_NEXT_ROW,
    SPAWN_OCCUPIED,
    SPAWN_ON_SHOP,
    SPAWN_SPACE,
)
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.symbols import use_die
from bossrush.games.platformer.wounds import phoenix
from bossrush.kernel.core import AGAIN, DONE, WAIT, Frame


def spawn_cells(g: State, seat: int) -> list[int]:
    """Where this absent hero can spawn; empty only if the whole Map is full (PF-R18)."""
    if g.committed[seat]:
        return boss_spawn_cells(g)
    if phoenix(g, seat) >= 0:  # PF-R120: the two lowest rows
        cells = [cell for cell in range(g.lo(), g.lo() + 2 * COLUMNS) if g.at[cell] == EMPTY]
        if cells:
            return cells
    for row in range(g.lo(), min(g.hi(), g.tower.boss_level * LEVEL_CELLS), COLUMNS):
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
    cells = spawn_cells(g, g.asked)
    if cell in cells:
        return FINE
    if g.on_map(cell) and g.at[cell] != EMPTY:
        return SPAWN_OCCUPIED
    if g.committed[g.asked]:
        return SPAWN_ON_SHOP if g.tower.feature[cells[0]] & SHOP else SPAWN_NEAR_SHOP
    return SPAWN_SPACE if cells[0] < g.lo() + COLUMNS else SPAWN_NEXT_ROW


def spawn(g: State, f: Frame) -> int:
    """The argument is the face of the die that pays, `BLANK` if none does."""
    if f.step == 1:
        return DONE
    seat = f.owner
    answer = g.ask(f, seat, Q_SPAWN)
    if answer == WAIT:
        return WAIT
    if f.args[0] < FACES:
        use_die(g, f.args[0])
    g.put_hero(seat, answer - SPACE)
    g.emit(EV_SPAWNED, seat, answer - SPACE, f.args[0])
    f.goto(1)
    enter(g, seat, answer - SPACE, BY_SPAWN, [])
    return AGAIN


FRAMES[K_SPAWN] = spawn
OPTIONS[Q_SPAWN] = spawn_options
REFUSE[Q_SPAWN] = refuse_spawn_space
