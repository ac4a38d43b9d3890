"""Spawning an absent hero (PF-7.15 to PF-7.18, PF-20.11, PF-20.12)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.platformer.rules.events import EV_SPAWNED
from bossrush.games.platformer.rules.ids import (
    BY_SPAWN,
    CARD,
    COLUMNS,
    EMPTY,
    FACES,
    LEVEL_CELLS,
    SHOP,
    SPACE,
)
from bossrush.games.platformer.rules.movement import enter
from bossrush.games.platformer.rules.reasons import (
    FINE,
    NOT_AN_ANSWER,
    SPAWN_NEAR_SHOP,
    SPAWN_NEXT_ROW,
    SPAWN_OCCUPIED,
    SPAWN_ON_SHOP,
    SPAWN_SPACE,
)
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.symbols import use_die
from bossrush.games.platformer.rules.wounds import phoenix
from bossrush.kernel.core import AGAIN, DONE, WAIT, Core, Frame, Question

PHOENIX_ROWS: Final = 2


def spawn_cells(g: State, seat: int) -> list[int]:
    """PF-7.17, PF-20.13, PF-R46: where this absent hero can spawn; empty only if the whole Map is full (PF-R18)."""
    if g.committed[seat]:
        return boss_spawn_cells(g)
    if phoenix(g, seat) >= 0:  # PF-R120: the lowest rows
        cells = [cell for cell in range(g.first_cell(), g.first_cell() + PHOENIX_ROWS * COLUMNS) if g.at[cell] == EMPTY]
        if cells:
            return cells
    for row in range(g.first_cell(), min(g.end_cell(), g.tower.boss_level * LEVEL_CELLS), COLUMNS):
        cells = [cell for cell in range(row, row + COLUMNS) if g.at[cell] == EMPTY]
        if cells:
            return cells
    return []


def boss_spawn_cells(g: State) -> list[int]:
    """PF-20.5, PF-20.11; PF-20.12, PF-R71: else the nearest free spaces, in steps from any shop space."""
    start = g.tower.boss_level * LEVEL_CELLS
    reached = [cell for cell in range(start, g.end_cell()) if g.tower.has(cell, SHOP)]
    ring = reached
    while ring:
        free = [cell for cell in ring if g.at[cell] == EMPTY]
        if free:
            return sorted(free)
        ring = sorted({c for cell in ring for c in g.tower.near[cell] if c >= start and c not in reached})
        reached = reached + ring
    return []


class ChooseSpawn(Question):
    """PF-7.17: one of the free spaces."""

    __slots__ = ()

    name: ClassVar[str] = "spawn"
    rule: ClassVar[str] = "PF-7.17"

    def options(self, core: Core, seat: int) -> list[int]:
        return [SPACE + cell for cell in spawn_cells(cast(State, core), seat)]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if not SPACE <= action < CARD:
            return NOT_AN_ANSWER
        cell = action - SPACE
        cells = spawn_cells(g, seat)
        if cell in cells:
            return FINE
        if g.on_map(cell) and g.at[cell] != EMPTY:
            return SPAWN_OCCUPIED
        if g.committed[seat]:
            return SPAWN_ON_SHOP if g.tower.has(cells[0], SHOP) else SPAWN_NEAR_SHOP
        return SPAWN_SPACE if cells[0] < g.first_cell() + COLUMNS else SPAWN_NEXT_ROW


SPAWNED: Final = 1


class Spawn(Frame):
    """PF-7.15: a die with this `face` pays for it, none if it is `BLANK`. It is no move (PF-7.18)."""

    __slots__ = ("face",)

    def __init__(self, owner: int, face: int) -> None:
        super().__init__(owner)
        self.face = face

    def copy(self) -> Frame:
        return self.copied(Spawn(self.owner, self.face))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == SPAWNED:
            return DONE
        seat = self.owner
        answer = g.ask(self, seat, ChooseSpawn())
        if answer == WAIT:
            return WAIT
        if self.face < FACES:
            use_die(g, self.face)
        g.put_hero(seat, answer - SPACE)
        g.emit(EV_SPAWNED, seat, answer - SPACE, self.face)
        self.goto(SPAWNED)
        enter(g, seat, answer - SPACE, BY_SPAWN, [])
        return AGAIN
