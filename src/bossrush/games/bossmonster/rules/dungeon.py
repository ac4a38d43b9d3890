"""Placing and building rooms (BM-5), destroying and deactivating them (BM-13, BM-14)."""

from __future__ import annotations

from bossrush.games.bossmonster.rules.events import (
    EV_BUILT,
    EV_DAMAGED,
    EV_DEACTIVATED,
    EV_DESTROYED,
    EV_HERO_DIED,
    EV_PLACED,
)
from bossrush.games.bossmonster.rules.ids import CLASSES, MAX_SLOTS, U_DESTROYED
from bossrush.games.bossmonster.rules.reasons import (
    ADVANCED_NEEDS_ROOM,
    FIVE_SLOTS,
    NEANDERTHAL,
    NO_SHARED_TREASURE,
    NO_SUCH_SLOT,
    ON_DEACTIVATED,
    ON_FACE_DOWN,
)
from bossrush.games.bossmonster.rules.state import ROOM_LOST, State
from bossrush.games.bossmonster.rules.tables import RoomCard
from bossrush.games.bossmonster.rules.triggers import set_off
from bossrush.kernel.core import FINE


def refuse_slot(g: State, seat: int, kind: int, slot: int) -> int:
    """BM-5.4 to BM-5.14, BM-R31: why a room of this kind cannot go to this slot; that after the last is a new one."""
    room = g.tables.rooms[kind]
    dungeon = g.dungeons[seat]
    if slot == len(dungeon):
        if slot == MAX_SLOTS:
            return FIVE_SLOTS
        return ADVANCED_NEEDS_ROOM if room.advanced else FINE
    if slot > len(dungeon):
        return FIVE_SLOTS if slot >= MAX_SLOTS else NO_SUCH_SLOT
    top = dungeon[slot][-1]
    if top in g.down:
        return ON_FACE_DOWN
    if top in g.sideways:
        return ON_DEACTIVATED
    if not room.advanced:
        return FINE
    below = g.room(top)
    if not below.effect.carries_advanced():
        return NEANDERTHAL
    return FINE if share_treasure(below, room) else NO_SHARED_TREASURE


def share_treasure(one: RoomCard, other: RoomCard) -> bool:
    """BM-5.9: whether both have an icon of the same class."""
    for c in range(len(CLASSES)):
        if one.treasure[c] and other.treasure[c]:
            return True
    return False


def legal_slots(g: State, seat: int, kind: int) -> list[int]:
    return [slot for slot in range(len(g.dungeons[seat]) + 1) if refuse_slot(g, seat, kind, slot) == FINE]


def can_place(g: State, seat: int, kind: int) -> bool:
    for slot in range(len(g.dungeons[seat]) + 1):
        if refuse_slot(g, seat, kind, slot) == FINE:
            return True
    return False


def put(g: State, seat: int, card: int, slot: int) -> None:
    """BM-5.23, BM-5.24: on top, where the others stay as they are."""
    if slot == len(g.dungeons[seat]):
        g.dungeons[seat].append([card])
    else:
        g.dungeons[seat][slot].append(card)


def place(g: State, seat: int, card: int, slot: int) -> None:
    """BM-5.2: face down. Whether it may lie there is not asked again (BM-R32)."""
    g.hands[seat].remove(card)
    put(g, seat, card, slot)
    g.down.append(card)
    g.emit(EV_PLACED, seat, slot, g.tables.cards[card])


def build(g: State, seat: int, card: int, slot: int) -> None:
    """BM-6.13: face up, by an effect. The card is already out of the hand or deck."""
    put(g, seat, card, slot)
    g.emit(EV_BUILT, seat, slot, g.tables.cards[card])


def deactivate(g: State, card: int) -> None:
    """BM-13.1; what it has done stays done (BM-13.10)."""
    g.sideways.append(card)
    seat = g.owner_of(card)
    g.emit(EV_DEACTIVATED, seat, g.slot_of(seat, card), g.tables.cards[card])


def destroy(g: State, seat: int, card: int, kill: bool = False) -> None:
    """BM-14.1 to BM-14.10. `kill`: a hero in the room dies with it (BM-R46); else BM-R45.

    Other rooms of the dungeon may see it (BM-22.21).
    """
    slot = g.slot_of(seat, card)
    watchers = [g.active_room(seat, s) for s in g.active_slots(seat)]
    stack = g.dungeons[seat][slot]
    stack.pop()
    g.discard.append(card)
    g.boosts.pop(card, 0)
    if card in g.used:
        g.used.remove(card)
    g.emit(EV_DESTROYED, seat, slot, g.tables.cards[card])
    if not stack:
        g.dungeons[seat].pop(slot)
        if seat == g.active and slot < g.walk:
            g.walk -= 1
    if g.inside >= 0 and g.inside_room == card:
        leave_lost_room(g, seat, slot, kill)
    for watcher in watchers:
        if watcher != card and g.room(watcher).use == U_DESTROYED:
            set_off(g, seat, watcher)


def leave_lost_room(g: State, seat: int, slot: int, kill: bool) -> None:
    g.inside_room = -1
    if kill or g.inside_damage >= g.health(g.inside):
        die(g, seat, -1)
        return
    g.walk = slot
    g.on_the_way = ROOM_LOST


def hurt(g: State, seat: int, amount: int) -> None:
    """BM-9.1: the hero inside takes damage; it dies only when it leaves its room (BM-8.11)."""
    g.inside_damage += amount
    g.emit(EV_DAMAGED, seat, g.inside, amount, g.inside_damage)


def die(g: State, seat: int, room: int) -> None:
    """BM-9.6, BM-9.7: the hero inside goes face down to the owner's score zone. `room`: where, -1 for no room."""
    hero = g.inside
    g.inside = -1
    g.inside_room = -1
    g.dead[seat] = (*g.dead[seat], hero)
    g.gained_soul[seat] = True
    g.emit(EV_HERO_DIED, seat, hero, g.tables.cards[room] if room >= 0 else -1)
