"""Building by an effect (BM-R35), the reveal (BM-6) and the Level Up test (BM-R37)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.bossmonster.rules.dungeon import build, legal_slots, refuse_slot
from bossrush.games.bossmonster.rules.events import EV_REVEALED
from bossrush.games.bossmonster.rules.ids import MAX_SLOTS, SLOT
from bossrush.games.bossmonster.rules.reasons import NOT_AN_ANSWER
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.rules.triggers import Part, build_effects
from bossrush.kernel.core import AGAIN, DONE, Core, Frame, Question


class ChooseSlot(Question):
    """BM-5.3, BM-D7: where a room of this kind goes. What may go where depends on a hidden card (BM-R27)."""

    __slots__ = ("kind",)

    name: ClassVar[str] = "slot"
    rule: ClassVar[str] = "BM-5.3"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def options(self, core: Core, seat: int) -> list[int]:
        return [SLOT + slot for slot in legal_slots(cast(State, core), seat, self.kind)]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if not SLOT <= action <= SLOT + MAX_SLOTS:
            return NOT_AN_ANSWER
        return refuse_slot(cast(State, core), seat, self.kind, action - SLOT)

    def is_public(self, core: Core) -> bool:
        return False

    def about(self, core: Core) -> dict[str, object]:
        return {"card": cast(State, core).tables.kinds[self.kind]}


# ---- Level Ups


def levels_up(g: State, seat: int) -> bool:
    """BM-6.5, BM-6.15: five active rooms for the first time."""
    return not g.levelled[seat] and len(g.active_slots(seat)) == MAX_SLOTS


def push_level_up(g: State, seat: int) -> int:
    return g.push(g.tables.bosses[g.bosses[seat]].level_up(seat))


# ---- building now

BUILD: Final = 0
EFFECTS: Final = 1
OVER: Final = 2


class BuildNow(Frame):
    """BM-6.13, BM-6.14, BM-R35, BM-R78: face up at once, then the Level Up, then what the new room set off."""

    __slots__ = ("card", "effects", "slot")

    def __init__(self, owner: int, card: int, slot: int) -> None:
        super().__init__(owner)
        self.card = card
        self.slot = slot
        self.effects: list[int] = []
        """The rooms whose effects it set off."""

    def copy(self) -> Frame:
        twin = BuildNow(self.owner, self.card, self.slot)
        twin.effects = self.effects[:]
        return self.copied(twin)

    def run(self, core: Core) -> int:
        g = cast(State, core)
        seat = self.owner
        if self.step == BUILD:
            build(g, seat, self.card, self.slot)
            self.effects = build_effects(g, seat, [self.card])
            self.goto(EFFECTS)
            if levels_up(g, seat):
                g.levelled[seat] = True
                push_level_up(g, seat)
            return AGAIN
        if self.step == EFFECTS and self.effects:
            self.goto(OVER)
            return g.push(Part(seat, self.effects[:]))
        return DONE


# ---- the reveal

TURN_UP: Final = 0
LEVEL_UP: Final = 1
SET_OFF: Final = 2


class Reveal(Frame):
    """BM-6.1 to BM-6.12: all at once, then player by player: Level Up first, then the other effects."""

    __slots__ = ("effects", "levelling", "place")

    def __init__(self, owner: int) -> None:
        super().__init__(owner)
        self.place = 0
        """How many players, in XP order, are through with their effects."""
        self.levelling: list[int] = []
        """The seats that level up."""
        self.effects: dict[int, list[int]] = {}
        """By seat: the rooms whose effects were set off."""

    def copy(self) -> Frame:
        twin = Reveal(self.owner)
        twin.place = self.place
        twin.levelling = self.levelling[:]
        twin.effects = {seat: rooms[:] for seat, rooms in self.effects.items()}
        return self.copied(twin)

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == TURN_UP:
            self.turn_up(g)
            return self.goto(LEVEL_UP)
        order = g.players_left()
        if self.place == len(order):
            return DONE
        seat = order[self.place]
        if self.step == LEVEL_UP:
            if seat in self.levelling:
                push_level_up(g, seat)
            return self.goto(SET_OFF)
        self.place += 1
        self.goto(LEVEL_UP)
        effects = self.effects.get(seat, [])
        return g.push(Part(seat, effects[:])) if effects else AGAIN

    def turn_up(self, g: State) -> None:
        built: dict[int, list[int]] = {}
        for seat in g.players_left():
            built[seat] = []
            for slot, stack in enumerate(g.dungeons[seat]):
                if stack[-1] in g.down:
                    g.came_out(seat)
                    built[seat].append(stack[-1])
                    g.emit(EV_REVEALED, seat, slot, g.tables.cards[stack[-1]])
        g.down = []
        for seat in g.players_left():
            self.effects[seat] = build_effects(g, seat, built[seat])
            if levels_up(g, seat):
                g.levelled[seat] = True  # BM-6.9: fixed, even if a room is lost before its place in the order
                self.levelling.append(seat)

    def owes_level_up(self, g: State, seat: int) -> bool:
        """BM-V5: whether this seat levels up and its place in the order has not come."""
        if seat not in self.levelling:
            return False
        place = g.players_left().index(seat)
        return self.place < place or (self.place == place and self.step == LEVEL_UP)
