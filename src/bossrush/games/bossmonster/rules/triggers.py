"""Triggers and "when built" effects: who resolves what in which order (BM-R22, BM-R36)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.bossmonster.rules.events import EV_TRIGGER
from bossrush.games.bossmonster.rules.ids import CARD, MONSTER, U_BUILT, U_MONSTER_BUILT
from bossrush.games.bossmonster.rules.state import State
from bossrush.kernel.core import AGAIN, DONE, NOBODY, WAIT, Core, Frame, Question


def set_off(g: State, owner: int, room: int) -> None:
    """The trigger of this room waits to be resolved."""
    g.triggers.setdefault(owner, []).append(room)


def flush(g: State) -> int:
    """Resolve the waiting triggers now, if there are any."""
    if g.triggers:
        waiting = g.triggers
        g.triggers = {}
        g.push(Triggers(NOBODY, waiting))
    return AGAIN


class Triggers(Frame):
    """Simultaneous triggers: by rank, each owner ordering the own ones (BM-11.15, BM-12.13, BM-R22)."""

    __slots__ = ("waiting",)

    def __init__(self, owner: int, waiting: dict[int, list[int]]) -> None:
        super().__init__(owner)
        self.waiting = waiting
        """By owner: the rooms whose turn has not come."""

    def copy(self) -> Frame:
        return self.copied(Triggers(self.owner, {seat: rooms[:] for seat, rooms in self.waiting.items()}))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        for seat in g.ranks():
            if seat in self.waiting:
                return g.push(Part(seat, self.waiting.pop(seat)))
        return DONE


NEXT: Final = 0


class Part(Frame):
    """The effects of one player's rooms, the player choosing the next each time (BM-R36)."""

    __slots__ = ("rooms",)

    def __init__(self, owner: int, rooms: list[int]) -> None:
        super().__init__(owner)
        self.rooms = rooms
        """Those whose effects are still to come."""

    def copy(self) -> Frame:
        return self.copied(Part(self.owner, self.rooms[:]))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if not self.rooms:
            return DONE
        answer = g.ask(self, self.owner, Order(self.rooms[:]))
        if answer == WAIT:
            return WAIT
        room = g.card_of_kind(self.rooms, answer - CARD)
        self.rooms.remove(room)
        self.goto(NEXT)
        return start_effect(g, self.owner, room)


class Order(Question):
    """BM-R36, BM-D13: which of the own effects comes next."""

    __slots__ = ("rooms",)

    name: ClassVar[str] = "order"
    rule: ClassVar[str] = "BM-R36"

    def __init__(self, rooms: list[int]) -> None:
        self.rooms = rooms

    def options(self, core: Core, seat: int) -> list[int]:
        return [CARD + kind for kind in cast(State, core).kinds_of(self.rooms)]


def start_effect(g: State, seat: int, room: int) -> int:
    """A trigger needs an active room that is not used up; a "when built" effect always resolves (BM-R22)."""
    if g.room(room).use != U_BUILT and (not g.is_active(room) or room in g.used):
        return AGAIN
    g.emit(EV_TRIGGER, seat, g.tables.cards[room])
    return g.push(Trigger(seat, room))


BEGIN: Final = 0
GO_ON: Final = 1
OVER: Final = 2


class Trigger(Frame):
    """The effect of a room that was set off; what it does is in the class of the effect."""

    __slots__ = ("room",)

    def __init__(self, owner: int, room: int) -> None:
        super().__init__(owner)
        self.room = room

    def copy(self) -> Frame:
        return self.copied(Trigger(self.owner, self.room))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == OVER:
            return DONE
        return g.room(self.room).effect.trigger(g, self)


def build_effects(g: State, seat: int, built: list[int]) -> list[int]:
    """The rooms whose effects these new ones set off: their own, and build triggers (BM-22.19, BM-R39)."""
    rooms = [card for card in built if g.room(card).use == U_BUILT]
    monsters = [card for card in built if g.room(card).subtype == MONSTER]
    for slot in g.active_slots(seat):
        card = g.active_room(seat, slot)
        others = [monster for monster in monsters if monster != card]
        if g.room(card).use == U_MONSTER_BUILT and others and card not in g.used:
            rooms.append(card)
    return rooms
