"""Activated abilities of rooms (BM-12, BM-22.29 to BM-22.38). What they cost and aim at is data of their cards."""

from __future__ import annotations

from typing import ClassVar

from bossrush.games.bossmonster.rules.cards import SPELLS, back_to_entrance, draw, lose_random
from bossrush.games.bossmonster.rules.dungeon import hurt
from bossrush.games.bossmonster.rules.effects.base import RoomEffect
from bossrush.games.bossmonster.rules.effects.common import take_chosen
from bossrush.games.bossmonster.rules.effects.targets import PLAYERS
from bossrush.games.bossmonster.rules.events import EV_DOUBLED, EV_DUNGEON_BOOSTED
from bossrush.games.bossmonster.rules.ids import ANY_CARD, ANY_ROOM, HERO, PLAYER, U_ACTIVATED, U_CANCEL
from bossrush.games.bossmonster.rules.priority import Ability, cancel_answered
from bossrush.games.bossmonster.rules.reasons import (
    CRUSHINATOR_PAYS_ANOTHER,
    EYE_PAYS_SPELL,
    KITCHEN_PAYS_MONSTER,
    LAIR_PAYS_ROOM,
    NO_DEAD_HERO,
    NO_HERO_IN_ROOM,
    NO_HERO_ON_RAMP,
    RAMP_PAYS_ANOTHER,
)
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.rules.tables import RoomCard
from bossrush.kernel.core import DONE, FINE


class DarkAltar(RoomEffect):
    """BM-22.29: any card of the discard pile."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_ACTIVATED,)

    def activate(self, g: State, action: Ability, room: RoomCard) -> int:
        return take_chosen(g, action, ANY_CARD)


class Dracolich(RoomEffect):
    """BM-22.30: any room of the discard pile for rooms of the hand."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_ACTIVATED,)

    def wrong_payment(self) -> int:
        return LAIR_PAYS_ROOM

    def activate(self, g: State, action: Ability, room: RoomCard) -> int:
        return take_chosen(g, action, ANY_ROOM)


class Kitchen(RoomEffect):
    """BM-22.31: spells for a monster room of the hand."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_ACTIVATED,)

    def wrong_payment(self) -> int:
        return KITCHEN_PAYS_MONSTER

    def activate(self, g: State, action: Ability, room: RoomCard) -> int:
        draw(g, action.owner, SPELLS, room.amount)
        return DONE


class Eye(RoomEffect):
    """BM-22.38: cancels the spell of an opponent for a spell of the hand."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_CANCEL,)

    def wrong_payment(self) -> int:
        return EYE_PAYS_SPELL

    def activate(self, g: State, action: Ability, room: RoomCard) -> int:
        cancel_answered(g, action)
        return DONE


class Pit(RoomEffect):
    """BM-22.34, BM-R46: the hero in this very room dies with it."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_ACTIVATED,)

    def refuse(self, g: State, card: int) -> int:
        return FINE if g.inside >= 0 and g.inside_room == card else NO_HERO_IN_ROOM

    def kills(self) -> bool:
        return True

    def activate(self, g: State, action: Ability, room: RoomCard) -> int:
        return DONE


class Boulder(RoomEffect):
    """BM-22.35: another room for more damage to the hero in this very room."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_ACTIVATED,)

    def refuse(self, g: State, card: int) -> int:
        return FINE if g.inside >= 0 and g.inside_room == card else NO_HERO_ON_RAMP

    def wrong_payment(self) -> int:
        return RAMP_PAYS_ANOTHER

    def activate(self, g: State, action: Ability, room: RoomCard) -> int:
        if g.inside >= 0 and g.inside_room == action.card:
            hurt(g, action.owner, room.amount)
        return DONE


class Jackpot(RoomEffect):
    """BM-22.37, BM-R62: the icons of the own rooms count double this turn."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_ACTIVATED,)

    def activate(self, g: State, action: Ability, room: RoomCard) -> int:
        g.jackpots[action.owner] += 1
        g.emit(EV_DOUBLED, action.owner)
        return DONE


class Crush(RoomEffect):
    """BM-22.36: another room for more damage of all the others this turn."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_ACTIVATED,)

    def wrong_payment(self) -> int:
        return CRUSHINATOR_PAYS_ANOTHER

    def activate(self, g: State, action: Ability, room: RoomCard) -> int:
        g.crush[action.owner] += room.amount
        g.emit(EV_DUNGEON_BOOSTED, action.owner, room.amount)
        return DONE


class Torture(RoomEffect):
    """BM-22.32: an opponent loses a random room of the hand, if it holds one."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_ACTIVATED,)
    aims_at: ClassVar[tuple[str, ...]] = PLAYERS

    def activate(self, g: State, action: Ability, room: RoomCard) -> int:
        lose_random(g, action.target - PLAYER, ANY_ROOM)
        return DONE


class Prison(RoomEffect):
    """BM-22.33: a Soul of an opponent goes back to its entrance, if it is still one."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_ACTIVATED,)
    aims_at: ClassVar[tuple[str, ...]] = ("dead_hero",)

    def no_target(self) -> int:
        return NO_DEAD_HERO

    def activate(self, g: State, action: Ability, room: RoomCard) -> int:
        hero = action.target - HERO
        for other in g.opponents(action.owner):
            if hero in g.dead[other]:
                back_to_entrance(g, hero)
                return DONE
        return DONE
