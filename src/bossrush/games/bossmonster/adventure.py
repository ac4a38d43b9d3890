"""The Adventure phase: a hero's run through a dungeon (BM-8, BM-9, BM-R41 to BM-R52)."""

from __future__ import annotations

from typing import Final

from bossrush.games.bossmonster.dungeon import die
from bossrush.games.bossmonster.effects.spells import hurt
from bossrush.games.bossmonster.events import (
    EV_ACTIVE,
    EV_HERO_ENTERED,
    EV_HERO_SURVIVED,
    EV_ROOM_ENTERED,
    EV_SENT_BACK,
)
from bossrush.games.bossmonster.ids import K_ADVENTURE, K_RUN, U_DEATH, U_ENTERED, W_ENTRANCE, W_ROOM
from bossrush.games.bossmonster.priority import push_window
from bossrush.games.bossmonster.state import FRAMES, TELEPORTED, WALKING, State
from bossrush.games.bossmonster.triggers import flush
from bossrush.kernel.core import DONE, Frame

BEGIN: Final = 0
AFTER_WINDOW: Final = 1
AFTER_HERO: Final = 2


def adventure(g: State, f: Frame) -> int:
    """One adventure turn (BM-R42)."""
    seat = f.owner
    if f.step == BEGIN:
        if g.active != seat:
            g.active = seat
            g.emit(EV_ACTIVE, seat)
        f.goto(AFTER_WINDOW)
        return push_window(g, W_ENTRANCE)
    if f.step == AFTER_WINDOW:
        if not may_enter(g, seat):
            return over(g)
        g.inside = g.entrances[seat].pop(0)
        g.inside_room = -1
        g.inside_damage = 0
        g.walk = len(g.dungeons[seat])
        g.on_the_way = WALKING
        g.emit(EV_HERO_ENTERED, seat, g.inside)
        f.goto(AFTER_HERO)
        return g.push(K_RUN, seat, [])
    return f.goto(BEGIN) if may_enter(g, seat) else over(g)


def may_enter(g: State, seat: int) -> bool:
    return bool(g.entrances[seat]) and not g.barred[seat]


def over(g: State) -> int:
    g.active = -1
    return DONE


NEXT_ROOM: Final = 0
LEAVE: Final = 1
AFTER_DEATH: Final = 2


def run(g: State, f: Frame) -> int:
    """The hero inside, room by room. The step after the window is `LEAVE`."""
    seat = f.owner
    if f.step == AFTER_DEATH or g.inside < 0:
        return DONE
    if f.step == NEXT_ROOM:
        return next_room(g, f, seat)
    return leave(g, f, seat)


def next_room(g: State, f: Frame, seat: int) -> int:
    slots = [slot for slot in g.active_slots(seat) if slot < g.walk]
    lost = g.on_the_way != WALKING and not (slots and g.on_the_way == TELEPORTED)
    if lost and g.inside_damage >= g.health(g.inside):  # BM-R45, BM-R50: dies in no room
        die(g, seat, -1)
        return DONE
    if not slots:
        survive(g, seat)
        return DONE
    return enter(g, f, seat, slots[-1])


def enter(g: State, f: Frame, seat: int, slot: int) -> int:
    """BM-8.8: what entering triggers, then damage, without a window between."""
    card = g.active_room(seat, slot)
    g.inside_room = card
    g.on_the_way = WALKING
    g.emit(EV_ROOM_ENTERED, seat, g.inside, slot, g.tables.cards[card])
    if g.room(card).use == U_ENTERED and g.inside * 1000 + card not in g.mazes:  # BM-R51
        g.mazes.append(g.inside * 1000 + card)
        if g.active_room(seat, slot + 1) >= 0:
            g.inside_room = -1
            g.walk = slot + 2
            g.emit(EV_SENT_BACK, seat, g.inside, slot + 1)
            return f.goto(NEXT_ROOM)
    hurt(g, seat, g.damage(seat, slot))
    f.goto(LEAVE)
    return push_window(g, W_ROOM)


def leave(g: State, f: Frame, seat: int) -> int:
    """BM-8.11 to BM-8.14: after the window the hero leaves the room it stands in, if it still does."""
    card = g.inside_room
    if card < 0:
        return f.goto(NEXT_ROOM)
    if g.inside_damage >= g.health(g.inside):
        die(g, seat, card)
        if g.is_active(card) and g.room(card).use == U_DEATH:  # BM-9.13
            g.triggers.append((U_DEATH * 1000 + card) * 8 + seat)
        f.goto(AFTER_DEATH)
        return flush(g)
    g.walk = g.slot_of(seat, card)
    g.inside_room = -1
    return f.goto(NEXT_ROOM)


def survive(g: State, seat: int) -> None:
    """BM-9.8."""
    hero = g.inside
    g.inside = -1
    g.survived[seat].append(hero)
    g.emit(EV_HERO_SURVIVED, seat, hero)


FRAMES[K_ADVENTURE] = adventure
FRAMES[K_RUN] = run
