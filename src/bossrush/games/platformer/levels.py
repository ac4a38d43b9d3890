"""Revealing and removing levels (PF-14), and placing the boss (PF-20.2)."""

from __future__ import annotations

from bossrush.games.platformer.events import EV_ENEMY_PLACED, EV_LEVEL_REMOVED, EV_LEVEL_REVEALED
from bossrush.games.platformer.ids import (
    BOSS_SPAWN,
    CARD,
    COIN_SPACE,
    COLUMNS,
    EMPTY,
    GEM_SPACE,
    K_REVEAL,
    LEVEL_CELLS,
    Q_BOSS_PLACE,
    SPACE,
    SPAWN,
)
from bossrush.games.platformer.reasons import FINE, NOT_AN_ANSWER, NOT_BOSS_SPAWN
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.wealth import lay_coin, lay_gem
from bossrush.games.platformer.wounds import faint
from bossrush.kernel.core import DONE, WAIT, Frame


def reveals(g: State, cell: int) -> bool:
    """PF-14.1: row 4 of the highest revealed level, with a hidden one above."""
    return g.high < g.tower.boss_level and cell >= (g.high + 1) * LEVEL_CELLS - COLUMNS


def reveal(g: State, f: Frame) -> int:
    if f.step == 0:
        show_level(g, g.high + 1)
        return DONE if g.high < g.tower.boss_level else f.goto(1)
    answer = g.ask(f, g.active, Q_BOSS_PLACE, g.boss)  # PF-R42: the active player chooses
    if answer == WAIT:
        return WAIT
    place_foe(g, g.boss, answer - SPACE)
    return DONE


def show_level(g: State, level: int) -> None:
    """PF-14.2, PF-14.8, PF-R75: coins before gems before enemies, in canonical order."""
    g.high = level
    g.secrets += 1
    kind = -1 if level == g.tower.boss_level else g.foe_kinds[level]
    g.emit(EV_LEVEL_REVEALED, level, g.tile_ids[2 * level], g.tile_ids[2 * level + 1], kind)
    cells = range(level * LEVEL_CELLS, (level + 1) * LEVEL_CELLS)
    for cell in cells:
        if g.tower.feature[cell] & COIN_SPACE:
            lay_coin(g, cell)
    for cell in cells:
        if g.tower.feature[cell] & GEM_SPACE:
            lay_gem(g, cell)
    if kind >= 0:
        for cell in cells:
            if g.tower.feature[cell] & SPAWN and g.at[cell] == EMPTY:  # PF-R76
                place_foe(g, kind, cell)


def place_foe(g: State, kind: int, cell: int) -> None:
    if g.foe_supply[kind] > 0:
        g.foe_supply[kind] -= 1
        g.put_foe(kind, cell)
        g.emit(EV_ENEMY_PLACED, kind, cell)


def boss_place_options(g: State) -> list[int]:
    return [SPACE + cell for cell in range(g.lo(), g.hi()) if refuse_boss_place(g, SPACE + cell) == FINE]


def refuse_boss_place(g: State, action: int) -> int:
    if not SPACE <= action < CARD:
        return NOT_AN_ANSWER
    cell = action - SPACE
    if not g.on_map(cell) or not g.tower.feature[cell] & BOSS_SPAWN or g.at[cell] != EMPTY:
        return NOT_BOSS_SPAWN
    return FINE


def remove_lowest_level(g: State) -> None:
    """PF-14.9 to PF-14.13: heroes there faint, enemies and tokens go to the supply."""
    g.emit(EV_LEVEL_REMOVED, g.low)
    for seat in g.seats_from_active():
        if g.pos[seat] >= 0 and g.pos[seat] // LEVEL_CELLS == g.low:
            faint(g, seat)
    for cell in range(g.low * LEVEL_CELLS, (g.low + 1) * LEVEL_CELLS):
        if g.foe_at(cell) >= 0:
            g.foe_supply[g.lift_foe(cell)] += 1
        g.bank_coins += g.coins_on(cell)
        g.bank_gems += g.gems_on(cell)
        g.loot[cell] = 0
    g.low += 1


def remove_below_boss(g: State) -> None:
    """PF-14.16, PF-R45: once every hero has entered the Boss Level."""
    if all(g.committed):
        while g.low < g.tower.boss_level:
            remove_lowest_level(g)


FRAMES[K_REVEAL] = reveal
OPTIONS[Q_BOSS_PLACE] = boss_place_options
REFUSE[Q_BOSS_PLACE] = refuse_boss_place
