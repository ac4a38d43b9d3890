"""Effects of rooms that are not activated: standing ones, when built, when a hero dies there, other triggers.

BM-22.10 to BM-22.28.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.bossmonster.rules.building import BuildNow, ChooseSlot
from bossrush.games.bossmonster.rules.cards import (
    ROOMS,
    SPELLS,
    can_draw,
    draw,
    lose_random,
    take_from_discard,
    to_entrance,
)
from bossrush.games.bossmonster.rules.dungeon import can_place
from bossrush.games.bossmonster.rules.effects.base import RoomEffect
from bossrush.games.bossmonster.rules.effects.common import (
    ChooseOpponent,
    Take,
    Use,
    discard_a_spell,
    holders,
    move_card,
    takeable,
)
from bossrush.games.bossmonster.rules.events import EV_HEALED, EV_SENT_BACK, EV_SWAPPED, EV_TRIGGER_DECLINED
from bossrush.games.bossmonster.rules.ids import (
    ANY_CARD,
    ANY_ROOM,
    ANY_SPELL,
    CARD,
    HERO,
    MONSTER,
    MONSTER_ROOM,
    NO,
    PASS,
    PLACE,
    PLAYER,
    ROOM_CARD,
    SLOT,
    SPELL_CARD,
    TRAP,
    U_BUILT,
    U_DEATH,
    U_DESTROYED,
    U_ENTERED,
    U_MONSTER_BUILT,
    U_NONE,
    U_SPELL_PLAYED,
    U_STATIC,
    room_action,
    seat_of_room,
    slot_of_room,
)
from bossrush.games.bossmonster.rules.state import State, without
from bossrush.games.bossmonster.rules.tables import RoomCard
from bossrush.games.bossmonster.rules.triggers import BEGIN, GO_ON, OVER, Trigger
from bossrush.kernel.core import DONE, WAIT, Core, Question

TRIGGERS: Final = (U_BUILT, U_DEATH, U_MONSTER_BUILT, U_SPELL_PLAYED, U_DESTROYED)


class NoEffect(RoomEffect):
    """BM-22.27."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_NONE,)


# ---- while the room lies there


class Armory(RoomEffect):
    """BM-22.23: more damage for the monster rooms beside it."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_STATIC,)

    def bonus_for(self, giver: RoomCard, room: RoomCard, on_the_right: bool) -> int:
        return giver.amount if room.subtype == MONSTER else 0


class Dizzygas(RoomEffect):
    """BM-22.24: more damage for the trap room on its right."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_STATIC,)

    def bonus_for(self, giver: RoomCard, room: RoomCard, on_the_right: bool) -> int:
        return giver.amount if on_the_right and room.subtype == TRAP else 0


class Ballroom(RoomEffect):
    """BM-22.25: as much damage as there are active monster rooms, itself included."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_STATIC,)

    def own_bonus(self, g: State, seat: int) -> int:
        count = 0
        for slot in range(len(g.dungeons[seat])):
            card = g.active_room(seat, slot)
            if card >= 0 and g.room(card).subtype == MONSTER:
                count += 1
        return count


class NoAdvanced(RoomEffect):
    """BM-22.26: no Advanced Room on this one."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_STATIC,)

    def carries_advanced(self) -> bool:
        return False


class Library(RoomEffect):
    """BM-22.28, BM-4.8: the draw of the turn may come from the spell deck."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_STATIC,)

    def replaces_draw(self) -> bool:
        return True


class Maze(RoomEffect):
    """BM-22.22, BM-R51: back to the room on the left, once for each hero and phase."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_ENTERED,)

    def sends_back(self, g: State, seat: int, slot: int) -> bool:
        entered = g.mazes.setdefault(g.inside, [])
        if g.inside_room in entered:
            return False
        entered.append(g.inside_room)
        if g.active_room(seat, slot + 1) < 0:
            return False
        g.inside_room = -1
        g.walk = slot + 2
        g.emit(EV_SENT_BACK, seat, g.inside, slot + 1)
        return True


# ---- triggers: what they share


def use_up(g: State, f: Trigger) -> None:
    """BM-22.17, BM-R54: used up only by an effect."""
    if g.room(f.room).once and f.room not in g.used:
        g.used.append(f.room)


def declined(g: State, f: Trigger) -> int:
    g.emit(EV_TRIGGER_DECLINED, f.owner, g.tables.cards[f.room])
    return DONE


# ---- draws


class Draw(RoomEffect):
    """Draw cards, perhaps only if the player likes to (BM-12.12)."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = TRIGGERS

    def deck(self) -> int:
        raise NotImplementedError

    def trigger(self, g: State, f: Trigger) -> int:
        room = g.room(f.room)
        which = self.deck()
        if not can_draw(g, which):
            return DONE
        if room.may:
            answer = g.ask(f, f.owner, Use(g.tables.cards[f.room]))
            if answer == WAIT:
                return WAIT
            if answer == NO:
                return declined(g, f)
        use_up(g, f)
        draw(g, f.owner, which, room.amount)
        return DONE


class DrawRooms(Draw):
    """BM-22.17, BM-22.19, BM-22.21: Golem Factory, Beast Menagerie, Recycling Center."""

    __slots__ = ()

    def deck(self) -> int:
        return ROOMS


class DrawSpells(Draw):
    """BM-22.17, BM-22.20: Brainsucker Hive, Liger's Den."""

    __slots__ = ()

    def deck(self) -> int:
        return SPELLS


class Laboratory(RoomEffect):
    """BM-22.11: draw first, then discard one spell."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = TRIGGERS

    def trigger(self, g: State, f: Trigger) -> int:
        if f.step == BEGIN:
            draw(g, f.owner, SPELLS, g.room(f.room).amount)
            return f.goto(GO_ON)
        return discard_a_spell(g, f)


# ---- the discard pile


class TakeFromDiscard(RoomEffect):
    """A card of the discard pile: a must, if there is a fitting one."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = TRIGGERS

    def sort(self) -> int:
        raise NotImplementedError

    def trigger(self, g: State, f: Trigger) -> int:
        if not takeable(g, self.sort()):
            return DONE
        answer = g.ask(f, f.owner, Take(self.sort()))
        if answer == WAIT:
            return WAIT
        use_up(g, f)
        take_from_discard(g, f.owner, answer - CARD)
        return DONE


class TakeRoom(TakeFromDiscard):
    """BM-22.17: Open Grave."""

    __slots__ = ()

    def sort(self) -> int:
        return ANY_ROOM


class TakeMonster(TakeFromDiscard):
    """BM-22.15: Monstrous Monument."""

    __slots__ = ()

    def sort(self) -> int:
        return MONSTER_ROOM


# ---- other players' hands


class LoseSpell(RoomEffect):
    """BM-22.10: Specter's Sanctum: an opponent who holds a spell, if any does, loses one (BM-R40)."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = TRIGGERS

    def trigger(self, g: State, f: Trigger) -> int:
        if not holders(g, f.owner, ANY_SPELL):
            return DONE
        answer = g.ask(f, f.owner, ChooseOpponent(ANY_SPELL))
        if answer == WAIT:
            return WAIT
        lose_random(g, answer - PLAYER, ANY_SPELL)
        return DONE


class StealRandom(RoomEffect):
    """BM-22.16: Succubus Spa: an opponent and a kind of card, then a random one of it."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = TRIGGERS

    def trigger(self, g: State, f: Trigger) -> int:
        if not holders(g, f.owner, ANY_CARD):
            return DONE
        who = g.ask(f, f.owner, ChooseOpponent(ANY_CARD))
        if who == WAIT:
            return WAIT
        other = who - PLAYER
        kind = g.ask(f, f.owner, ChooseKind(other))
        if kind == WAIT:
            return WAIT
        use_up(g, f)
        cards = sorted(g.in_hand(other, ANY_ROOM if kind == ROOM_CARD else ANY_SPELL))
        move_card(g, f.owner, other, cards[g.chance.below(len(cards))])
        return DONE


class ChooseKind(Question):
    """BM-22.16, BM-D27: a room or a spell of this player's hand."""

    __slots__ = ("other",)

    name: ClassVar[str] = "kind"
    rule: ClassVar[str] = "BM-22.16"

    def __init__(self, other: int) -> None:
        self.other = other

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        found = [ROOM_CARD] if g.rooms_in_hand(self.other) else []
        return [*found, SPELL_CARD] if g.spells_in_hand(self.other) else found

    def about(self, core: Core) -> dict[str, object]:
        return {"player": self.other}


# ---- heroes


class Heal(RoomEffect):
    """BM-9.14, BM-9.15, BM-22.18: Vampire Bordello: a Wound becomes a Soul."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = TRIGGERS

    def trigger(self, g: State, f: Trigger) -> int:
        seat = f.owner
        if not g.survived[seat]:
            return DONE
        answer = g.ask(f, seat, HealWhom())
        if answer == WAIT:
            return WAIT
        if answer == PASS:
            return declined(g, f)
        use_up(g, f)
        hero = answer - HERO
        g.survived[seat] = without(g.survived[seat], hero)
        g.dead[seat] = (*g.dead[seat], hero)
        g.gained_soul[seat] = True
        g.emit(EV_HEALED, seat, hero)
        return DONE


class HealWhom(Question):
    """BM-22.18, BM-D29: one of the own face-up heroes, or none."""

    __slots__ = ()

    name: ClassVar[str] = "heal"
    rule: ClassVar[str] = "BM-22.18"

    def options(self, core: Core, seat: int) -> list[int]:
        return [PASS] + [HERO + hero for hero in sorted(cast(State, core).survived[seat])]


class LureOrdinary(RoomEffect):
    """BM-22.14: Mimic Vault: an ordinary hero comes from town."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = TRIGGERS

    def trigger(self, g: State, f: Trigger) -> int:
        if not ordinary_in_town(g):
            return DONE
        answer = g.ask(f, f.owner, LureWhom())
        if answer == WAIT:
            return WAIT
        g.town.remove(answer - HERO)
        to_entrance(g, f.owner, answer - HERO)
        return DONE


def ordinary_in_town(g: State) -> list[int]:
    return sorted(hero for hero in g.town if not g.tables.heroes[hero].epic)


class LureWhom(Question):
    """BM-22.14, BM-D20: never an epic hero."""

    __slots__ = ()

    name: ClassVar[str] = "lure"
    rule: ClassVar[str] = "BM-22.14"

    def options(self, core: Core, seat: int) -> list[int]:
        return [HERO + hero for hero in ordinary_in_town(cast(State, core))]


# ---- dungeons


class Swap(RoomEffect):
    """BM-22.12, BM-20.1 to BM-20.4: Centipede Tunnel: two whole stacks with active tops change places."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_BUILT,)

    def trigger(self, g: State, f: Trigger) -> int:
        if not swappable(g):
            return DONE
        first = g.ask(f, f.owner, SwapFirst())
        if first == WAIT:
            return WAIT
        if first == PASS:
            return declined(g, f)
        second = g.ask(f, f.owner, SwapSecond(first))
        if second == WAIT:
            return WAIT
        owner = seat_of_room(first)
        a = slot_of_room(first)
        b = slot_of_room(second)
        dungeon = g.dungeons[owner]
        stack = dungeon[a]
        dungeon[a] = dungeon[b]
        dungeon[b] = stack
        g.emit(EV_SWAPPED, owner, a, b)
        return DONE


def swappable(g: State) -> list[int]:
    found: list[int] = []
    for owner in sorted(g.players_left()):
        slots = g.active_slots(owner)
        if len(slots) >= 2:
            found += [room_action(owner, slot) for slot in slots]
    return found


class SwapFirst(Question):
    """BM-22.12, BM-D23: a room that changes places, or none."""

    __slots__ = ()

    name: ClassVar[str] = "swap_first"
    rule: ClassVar[str] = "BM-22.12"

    def options(self, core: Core, seat: int) -> list[int]:
        return [PASS, *swappable(cast(State, core))]


class SwapSecond(Question):
    """BM-22.12: the room it changes places with, in the same dungeon. `first` is the action that named the first."""

    __slots__ = ("first",)

    name: ClassVar[str] = "swap_second"
    rule: ClassVar[str] = "BM-22.12"

    def __init__(self, first: int) -> None:
        self.first = first

    def options(self, core: Core, seat: int) -> list[int]:
        owner = seat_of_room(self.first)
        return [a for a in swappable(cast(State, core)) if a != self.first and seat_of_room(a) == owner]

    def about(self, core: Core) -> dict[str, object]:
        return {"player": seat_of_room(self.first), "slot": slot_of_room(self.first) + 1}


class BuildMore(RoomEffect):
    """BM-22.13: Construction Zone: one more room from the hand, or none; asked even if the hand holds none (BM-R27)."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = (U_BUILT,)

    def trigger(self, g: State, f: Trigger) -> int:
        seat = f.owner
        if g.no_building or not g.hands[seat]:
            return DONE
        answer = g.ask(f, seat, BuildOneMore())
        if answer == WAIT:
            return WAIT
        if answer == PASS:
            return declined(g, f)
        slot = g.ask(f, seat, ChooseSlot(answer - PLACE))
        if slot == WAIT:
            return WAIT
        g.came_out(seat)
        card = g.card_of_kind(g.hands[seat], answer - PLACE)
        g.hands[seat].remove(card)
        f.goto(OVER)
        return g.push(BuildNow(seat, card, slot - SLOT))


class BuildOneMore(Question):
    """BM-22.13, BM-D24: a room of the hidden hand that has a place, or none."""

    __slots__ = ()

    name: ClassVar[str] = "build_more"
    rule: ClassVar[str] = "BM-22.13"

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        kinds = g.kinds_of(g.rooms_in_hand(seat))
        return [PASS] + [PLACE + kind for kind in kinds if can_place(g, seat, kind)]

    def is_public(self, core: Core) -> bool:
        return False
