"""Events of the solo mode (PF-26, PF-R132): what happens in step 0. The lasting ones stand with their rules."""

from __future__ import annotations

from bossrush.games.platformer.artifacts import settle
from bossrush.games.platformer.effects.bosses import distance
from bossrush.games.platformer.events import EV_EVENT, EV_GAME_LOST
from bossrush.games.platformer.gravity import BY_EARTHQUAKE
from bossrush.games.platformer.ids import (
    CARD,
    EMPTY,
    K_EVENT,
    K_GRAVITY,
    LEVEL_CELLS,
    Q_REINFORCE,
    SHOP,
    SPACE,
    SPAWN,
    V_CRYSTAL_RAIN,
    V_EARTHQUAKE,
    V_FOGGY_MIND,
    V_REINFORCEMENTS,
)
from bossrush.games.platformer.levels import place_enemy
from bossrush.games.platformer.reasons import FINE, NOT_AN_ANSWER, NOT_NEAREST
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.wealth import lay_gem
from bossrush.games.platformer.wounds import reset_special
from bossrush.kernel.core import DONE, WAIT, Frame


def event(g: State, f: Frame) -> int:
    """Step 0: turn up the top event; with none left the game is lost (PF-26.8)."""
    if f.step == 0:
        if not g.event_deck:
            g.emit(EV_GAME_LOST, f.owner)
            g.finish([])
            return DONE
        g.came_out()
        g.event = g.event_deck.pop()
        g.emit(EV_EVENT, f.owner, g.event, len(g.event_deck))
        return f.goto(1)
    if f.step == 1:
        if g.in_force(V_REINFORCEMENTS) and reinforced(g):
            answer = g.ask(f, f.owner, Q_REINFORCE)
            if answer == WAIT:
                return WAIT
            place_enemy(g, g.level_enemies[reinforced_level(g)], answer - SPACE)
        f.goto(2)
        if g.in_force(V_EARTHQUAKE):
            return g.push(K_GRAVITY, f.owner, [BY_EARTHQUAKE])
        if g.in_force(V_CRYSTAL_RAIN):
            crystal_rain(g, f.owner)
        elif g.in_force(V_FOGGY_MIND):
            reset_special(g, f.owner)
    settle(g)
    return DONE


def crystal_rain(g: State, seat: int) -> None:
    level = g.pos[seat] // LEVEL_CELLS if g.pos[seat] >= 0 else g.low
    for cell in range(level * LEVEL_CELLS, (level + 1) * LEVEL_CELLS):
        if g.tower.feature[cell] & SHOP and g.at[cell] == EMPTY:
            lay_gem(g, cell)


def reinforced_level(g: State) -> int:
    """The highest revealed ordinary level still on the map, or -1."""
    level = min(g.high, g.tower.boss_level - 1)
    return level if level >= g.low else -1


def reinforced(g: State) -> list[int]:
    """The free spawn spaces of that level nearest to the hero, while a token of its enemy is left."""
    level = reinforced_level(g)
    hero = g.pos[g.active]
    if level < 0 or hero < 0 or g.enemy_supply[g.level_enemies[level]] == 0:
        return []
    cells = range(level * LEVEL_CELLS, (level + 1) * LEVEL_CELLS)
    free = [cell for cell in cells if g.tower.feature[cell] & SPAWN and g.at[cell] == EMPTY]
    if not free:
        return []
    best = min(distance(cell, hero) for cell in free)
    return [cell for cell in free if distance(cell, hero) == best]


def reinforce_options(g: State) -> list[int]:
    return [SPACE + cell for cell in reinforced(g)]


def refuse_reinforce(g: State, action: int) -> int:
    if not SPACE <= action < CARD:
        return NOT_AN_ANSWER
    return FINE if action in reinforce_options(g) else NOT_NEAREST


FRAMES[K_EVENT] = event
OPTIONS[Q_REINFORCE] = reinforce_options
REFUSE[Q_REINFORCE] = refuse_reinforce
