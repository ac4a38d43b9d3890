"""The once-per-turn abilities of heroes (PF-18.7). The passive ones stand with the rules they change."""

from __future__ import annotations

from typing import cast

from bossrush.games.platformer.rules.dice import choose_dice, reroll
from bossrush.games.platformer.rules.effects.cards import add_bonus
from bossrush.games.platformer.rules.events import EV_ABILITY_USED
from bossrush.games.platformer.rules.ids import A_BLOOD_PRICE, A_REROLL, BY_ABILITY
from bossrush.games.platformer.rules.reasons import ABILITY_EXHAUSTED, FINE, LAST_HEART, NO_ABILITY, NO_UNUSED_DIE
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.wounds import wound
from bossrush.kernel.core import DONE, WAIT, Core, Frame


def refuse_ability(g: State, seat: int) -> int:
    """PF-18.7: two abilities are actions and exhaust the hero card."""
    hero = g.hero_card(seat)
    if hero.ability not in (A_BLOOD_PRICE, A_REROLL):
        return NO_ABILITY
    if g.hero_exhausted[seat]:
        return ABILITY_EXHAUSTED
    if hero.ability == A_BLOOD_PRICE:
        return FINE if g.hearts[seat] > 1 else LAST_HEART
    return FINE if sum(g.pool) > 0 else NO_UNUSED_DIE


class UseAbility(Frame):
    """PF-18.7: a hero's ability that is an action, for no symbol (PF-7.21)."""

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(UseAbility(self.owner))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        seat = self.owner
        hero = g.hero_card(seat)
        if hero.ability == A_BLOOD_PRICE:
            exhaust(g, seat)
            wound(g, seat, 1, BY_ABILITY)
            add_bonus(g, seat, hero.amount)
            return DONE
        if choose_dice(g, self, seat, 1, hero.amount) == WAIT:
            return WAIT
        exhaust(g, seat)
        reroll(g, seat, self.answers)
        return DONE


def exhaust(g: State, seat: int) -> None:
    g.hero_exhausted[seat] = True
    g.emit(EV_ABILITY_USED, seat)
