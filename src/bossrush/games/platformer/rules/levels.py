"""Revealing and removing levels (PF-14), and placing the boss (PF-20.2)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.platformer.rules.events import EV_ENEMY_PLACED, EV_LEVEL_REMOVED, EV_LEVEL_REVEALED
from bossrush.games.platformer.rules.ids import (
    BOSS_SPAWN,
    CARD,
    COIN_SPACE,
    COLUMNS,
    EMPTY,
    GEM_SPACE,
    LEVEL_CELLS,
    SPACE,
    SPAWN,
    TILE_SIDE,
)
from bossrush.games.platformer.rules.reasons import DEFENDER_TILE, FINE, NOT_AN_ANSWER, NOT_BOSS_SPAWN
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.wealth import lay_coin, lay_gem, return_tokens
from bossrush.games.platformer.rules.wounds import faint
from bossrush.kernel.core import DONE, WAIT, Core, Frame, Question


def reveals(g: State, cell: int) -> bool:
    """PF-14.1, PF-14.7, PF-R41: row 4 of the highest revealed level, with a hidden one above."""
    return g.high < g.tower.boss_level and cell >= (g.high + 1) * LEVEL_CELLS - COLUMNS


SHOW: Final = 0
PLACE_BOSS: Final = 1
PLACE_SUMMON: Final = 2


class Reveal(Frame):
    """The next level. The Boss Level also brings the setup of the boss sheet; the active player chooses (PF-R42,
    PF-R111)."""

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(Reveal(self.owner))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == SHOW:
            show_level(g, g.high + 1)
            return DONE if g.high < g.tower.boss_level else self.goto(PLACE_BOSS)
        kind = g.boss if self.step == PLACE_BOSS else g.tables.sheet(g.boss).summon
        answer = g.ask(self, g.active, PlaceBoss(kind))
        if answer == WAIT:
            return WAIT
        place_enemy(g, kind, answer - SPACE)
        summons = self.step == PLACE_BOSS and g.tables.sheet(g.boss).summon >= 0
        return self.goto(PLACE_SUMMON) if summons else DONE


def show_level(g: State, level: int) -> None:
    """PF-14.2, PF-14.4, PF-14.8, PF-R75: coins before gems before enemies, in canonical order.

    What is put there neither attacks nor falls now (PF-14.6).
    """
    g.came_out()
    g.high = level
    kind = -1 if level == g.tower.boss_level else g.level_enemies[level]
    g.emit(EV_LEVEL_REVEALED, level, g.tile_ids[2 * level], g.tile_ids[2 * level + 1], kind)
    cells = range(level * LEVEL_CELLS, (level + 1) * LEVEL_CELLS)
    for cell in cells:
        if g.tower.has(cell, COIN_SPACE):
            lay_coin(g, cell)
    for cell in cells:
        if g.tower.has(cell, GEM_SPACE):
            lay_gem(g, cell)
    if kind >= 0:
        for cell in cells:
            if g.tower.has(cell, SPAWN) and g.at[cell] == EMPTY:  # PF-R76
                place_enemy(g, kind, cell)


def place_enemy(g: State, kind: int, cell: int) -> None:
    """While a token of the kind is left (PF-R75, PF-R76)."""
    if g.enemy_supply[kind] > 0:
        g.draw_enemy(kind)
        g.put_enemy(kind, cell)
        g.emit(EV_ENEMY_PLACED, kind, cell)


class PlaceBoss(Question):
    """PF-20.2, PF-R42, PF-R111: where the boss, or its first summon, is put."""

    __slots__ = ("enemy",)

    name: ClassVar[str] = "boss_place"
    rule: ClassVar[str] = "PF-20.2"

    def __init__(self, enemy: int) -> None:
        self.enemy = enemy

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        cells = range(g.first_cell(), g.end_cell())
        return [SPACE + cell for cell in cells if self.refuse(g, seat, SPACE + cell) == FINE]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if not SPACE <= action < CARD:
            return NOT_AN_ANSWER
        cell = action - SPACE
        if not g.on_map(cell) or not g.tower.has(cell, BOSS_SPAWN) or g.at[cell] != EMPTY:
            return NOT_BOSS_SPAWN
        if self.enemy != g.boss and tile_side(cell) == tile_side(g.boss_cell()):
            return DEFENDER_TILE
        return FINE

    def about(self, core: Core) -> dict[str, object]:
        return {"enemy": cast(State, core).tables.enemies[self.enemy].id}


def tile_side(cell: int) -> int:
    """0 for the left tile of a level, 1 for the right one."""
    return cell % COLUMNS // TILE_SIDE


def remove_lowest_level(g: State) -> None:
    """PF-14.9 to PF-14.13: heroes there faint (PF-16.12), enemies and tokens go to the supply."""
    g.emit(EV_LEVEL_REMOVED, g.low)
    for seat in g.seats_from_active():
        if g.pos[seat] >= 0 and g.pos[seat] // LEVEL_CELLS == g.low:
            faint(g, seat)
    for cell in range(g.low * LEVEL_CELLS, (g.low + 1) * LEVEL_CELLS):
        if g.enemy_at(cell) >= 0:
            g.return_enemy(g.lift_enemy(cell))
        return_tokens(g, cell)
    g.low += 1


def remove_below_boss(g: State) -> None:
    """PF-14.16, PF-R45: once every hero has entered the Boss Level."""
    if all(g.committed):
        while g.low < g.tower.boss_level:
            remove_lowest_level(g)
