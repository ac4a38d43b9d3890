"""Events of the solo mode (PF-26, PF-R132): what happens in step 0. The lasting ones stand with their rules."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.platformer.rules.artifacts import settle
from bossrush.games.platformer.rules.effects.bosses import distance
from bossrush.games.platformer.rules.events import EV_EVENT, EV_GAME_LOST
from bossrush.games.platformer.rules.gravity import BY_EARTHQUAKE, Gravity
from bossrush.games.platformer.rules.ids import (
    CARD,
    EMPTY,
    LEVEL_CELLS,
    SHOP,
    SPACE,
    SPAWN,
    V_CRYSTAL_RAIN,
    V_EARTHQUAKE,
    V_FOGGY_MIND,
    V_REINFORCEMENTS,
)
from bossrush.games.platformer.rules.levels import place_enemy
from bossrush.games.platformer.rules.reasons import FINE, NOT_AN_ANSWER, NOT_NEAREST
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.wealth import lay_gem
from bossrush.games.platformer.rules.wounds import reset_special
from bossrush.kernel.core import DONE, WAIT, Core, Frame, Question

DRAW: Final = 0
HAPPENS: Final = 1
OVER: Final = 2


class TurnUpEvent(Frame):
    """PF-26.3, PF-26.4: step 0, turn up the top event; with none left the game is lost (PF-26.8)."""

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(TurnUpEvent(self.owner))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == DRAW:
            return self.draw(g)
        if self.step == HAPPENS:
            if g.in_force(V_REINFORCEMENTS) and reinforced(g):
                answer = g.ask(self, self.owner, PlaceReinforcement())
                if answer == WAIT:
                    return WAIT
                place_enemy(g, g.level_enemies[reinforced_level(g)], answer - SPACE)
            self.goto(OVER)
            if g.in_force(V_EARTHQUAKE):
                return g.push(Gravity(self.owner, BY_EARTHQUAKE))
            if g.in_force(V_CRYSTAL_RAIN):
                crystal_rain(g, self.owner)
            elif g.in_force(V_FOGGY_MIND):
                reset_special(g, self.owner)
        settle(g)
        return DONE

    def draw(self, g: State) -> int:
        """PF-26.3, PF-26.6, PF-26.8: what was turned up never comes back."""
        if not g.event_deck:
            g.emit(EV_GAME_LOST, self.owner)
            g.finish([])
            return DONE
        g.came_out()
        g.event = g.event_deck[-1]
        g.event_deck = g.event_deck[:-1]
        g.emit(EV_EVENT, self.owner, g.event, len(g.event_deck))
        return self.goto(HAPPENS)


def crystal_rain(g: State, seat: int) -> None:
    level = g.pos[seat] // LEVEL_CELLS if g.pos[seat] >= 0 else g.low
    for cell in range(level * LEVEL_CELLS, (level + 1) * LEVEL_CELLS):
        if g.tower.has(cell, SHOP) and g.at[cell] == EMPTY:
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
    free = [cell for cell in cells if g.tower.has(cell, SPAWN) and g.at[cell] == EMPTY]
    if not free:
        return []
    best = min(distance(cell, hero) for cell in free)
    return [cell for cell in free if distance(cell, hero) == best]


class PlaceReinforcement(Question):
    __slots__ = ()

    name: ClassVar[str] = "reinforce"
    rule: ClassVar[str] = "PF-R132"

    def options(self, core: Core, seat: int) -> list[int]:
        return [SPACE + cell for cell in reinforced(cast(State, core))]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if not SPACE <= action < CARD:
            return NOT_AN_ANSWER
        return FINE if action in self.options(core, seat) else NOT_NEAREST
