"""The Adventure phase: a hero's run through a dungeon (BM-8, BM-9, BM-R41 to BM-R52)."""

from __future__ import annotations

from typing import Final, cast

from bossrush.games.bossmonster.rules.dungeon import die, hurt
from bossrush.games.bossmonster.rules.events import (
    EV_ACTIVE,
    EV_HERO_ENTERED,
    EV_HERO_SURVIVED,
    EV_ROOM_ENTERED,
)
from bossrush.games.bossmonster.rules.ids import U_DEATH, W_ENTRANCE, W_ROOM
from bossrush.games.bossmonster.rules.priority import push_window
from bossrush.games.bossmonster.rules.state import TELEPORTED, WALKING, State
from bossrush.games.bossmonster.rules.triggers import flush, set_off
from bossrush.kernel.core import DONE, Core, Frame

BEGIN: Final = 0
AFTER_WINDOW: Final = 1
AFTER_HERO: Final = 2


class AdventureTurn(Frame):
    """One player's adventure turn (BM-8.1 to BM-8.6, BM-R42): a window before each hero, then its run.

    Without heroes the window is all of it (BM-R41). Who comes to the entrance meanwhile runs too (BM-8.16); who comes
    later waits (BM-8.17 to BM-8.19, BM-R53).
    """

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(AdventureTurn(self.owner))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        seat = self.owner
        if self.step == BEGIN:
            if g.active != seat:
                g.active = seat
                g.emit(EV_ACTIVE, seat)
            self.goto(AFTER_WINDOW)
            return push_window(g, W_ENTRANCE)
        if not may_enter(g, seat):
            g.active = -1
            return DONE
        if self.step == AFTER_HERO:
            return self.goto(BEGIN)
        g.inside = g.entrances[seat].pop(0)
        g.inside_room = -1
        g.inside_damage = 0
        g.walk = len(g.dungeons[seat])
        g.on_the_way = WALKING
        g.emit(EV_HERO_ENTERED, seat, g.inside)
        self.goto(AFTER_HERO)
        return g.push(Run(seat))


def may_enter(g: State, seat: int) -> bool:
    """Somebody waits, and no Trepidation bars the entrance (BM-R52)."""
    return bool(g.entrances[seat]) and not g.barred[seat]


NEXT_ROOM: Final = 0
LEAVE: Final = 1
AFTER_DEATH: Final = 2


class Run(Frame):
    """The hero inside, room by room (BM-8.7 to BM-8.15). The step after the window is `LEAVE`."""

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(Run(self.owner))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == AFTER_DEATH or g.inside < 0:
            return DONE
        return self.next_room(g) if self.step == NEXT_ROOM else self.leave(g)

    def next_room(self, g: State) -> int:
        """On the way: the last move decides where to, and whether the hero can die on it (BM-R79).

        With no active room left it survives at once (BM-R48).
        """
        seat = self.owner
        slots = [slot for slot in g.active_slots(seat) if slot < g.walk]
        lost = g.on_the_way != WALKING and not (slots and g.on_the_way == TELEPORTED)
        if lost and g.inside_damage >= g.health(g.inside):  # BM-R45, BM-R50: dies in no room
            die(g, seat, -1)
            return DONE
        if not slots:
            survive(g, seat)
            return DONE
        return self.enter(g, slots[-1])

    def enter(self, g: State, slot: int) -> int:
        """BM-8.8: what entering triggers, then damage, without a window between."""
        seat = self.owner
        card = g.active_room(seat, slot)
        g.inside_room = card
        g.on_the_way = WALKING
        g.emit(EV_ROOM_ENTERED, seat, g.inside, slot, g.tables.cards[card])
        if g.room(card).effect.sends_back(g, seat, slot):
            return self.goto(NEXT_ROOM)
        hurt(g, seat, g.damage(seat, slot))
        self.goto(LEAVE)
        return push_window(g, W_ROOM)

    def leave(self, g: State) -> int:
        """After the window the hero leaves the room it stands in, if it still does.

        BM-8.11 to BM-8.14, BM-9.4, BM-9.5, BM-9.12, BM-R43; from a deactivated room too, which triggers nothing
        (BM-R47).
        """
        seat = self.owner
        card = g.inside_room
        if card < 0:
            return self.goto(NEXT_ROOM)
        if g.inside_damage >= g.health(g.inside):
            die(g, seat, card)
            if g.is_active(card) and g.room(card).use == U_DEATH:  # BM-9.13, BM-R55
                set_off(g, seat, card)
            self.goto(AFTER_DEATH)
            return flush(g)
        g.walk = g.slot_of(seat, card)
        g.inside_room = -1
        return self.goto(NEXT_ROOM)


def survive(g: State, seat: int) -> None:
    """BM-9.8."""
    hero = g.inside
    g.inside = -1
    g.survived[seat] = (*g.survived[seat], hero)
    g.emit(EV_HERO_SURVIVED, seat, hero)
