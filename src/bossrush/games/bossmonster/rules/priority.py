"""Windows, actions and answers (BM-11, BM-R12 to BM-R27)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.bossmonster.rules.building import ChooseSlot
from bossrush.games.bossmonster.rules.cards import discard_from_hand
from bossrush.games.bossmonster.rules.dungeon import can_place, destroy, place, refuse_slot
from bossrush.games.bossmonster.rules.events import (
    EV_ACTIVATED,
    EV_CANCELLED,
    EV_DECLARED,
    EV_FAILED,
    EV_PAID_CARD,
    EV_PASSED,
    EV_RESOLVED,
)
from bossrush.games.bossmonster.rules.ids import (
    ACTIVATE,
    ADVENTURE_SYMBOL,
    BUILD_SYMBOL,
    CARD,
    CAST,
    MAX_KINDS,
    MAX_SLOTS,
    P_BUILD,
    PASS,
    PLACE,
    SLOT,
    U_ACTIVATED,
    U_CANCEL,
    U_SPELL_PLAYED,
    W_BUILD,
    W_ROOM,
    WINDOWS,
    names_room,
    room_action,
    seat_of_room,
    slot_of_room,
)
from bossrush.games.bossmonster.rules.reasons import (
    CANCEL_ONLY_SPELLS,
    CANNOT_PAY,
    EYE_NEEDS_SPELL,
    KOBOLD_STRIKE,
    NO_PLACE,
    NO_PLACEMENT_LEFT,
    NO_ROOM_THERE,
    NO_TARGET,
    NOT_A_ROOM,
    NOT_ACTIVATED,
    NOT_AN_ANSWER,
    NOT_BUILD_TURN,
    NOT_IN_HAND,
    NOTHING_TO_CANCEL,
    ONLY_CANCELS,
    ROOM_NOT_ACTIVE,
    USED_UP,
    WRONG_SYMBOL,
)
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.rules.triggers import flush, set_off
from bossrush.kernel.core import AGAIN, DONE, FINE, NONE, WAIT, Core, Frame, Question

# ---- windows (BM-R13)

NEXT: Final = 0


def push_window(g: State, window: int) -> int:
    return g.push(Window(g.active, window, g.inside, g.inside_room))


class Window(Frame):
    """Everybody may act, by rank, until all have passed in a row (BM-11.3 to BM-11.5, BM-11.14, BM-R13, BM-R18).

    An action makes every pass before it void (BM-R17). In a build turn the active player may also place rooms, before
    or after other actions (BM-5.21, BM-5.22, BM-R28).
    """

    __slots__ = ("hero", "passed", "room", "window")

    def __init__(self, owner: int, window: int, hero: int, room: int) -> None:
        super().__init__(owner)
        self.window = window
        self.passed = 0
        """How many have passed in a row."""
        self.hero = hero
        self.room = room
        """Of a room window: who stands where."""

    def copy(self) -> Frame:
        twin = Window(self.owner, self.window, self.hero, self.room)
        twin.passed = self.passed
        return self.copied(twin)

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.window == W_ROOM and (g.inside != self.hero or g.inside_room != self.room):
            return DONE  # BM-R44: the hero was moved, no new action
        seat = g.at_rank(self.passed)
        if seat < 0:
            return DONE
        answer = g.ask(self, seat, ChanceToAct(self.window))
        if answer == WAIT:
            return WAIT
        if answer == PASS:
            g.final()  # BM-R76
            g.emit(EV_PASSED, seat)
            self.passed += 1
            return self.goto(NEXT)
        if PLACE <= answer < PLACE + MAX_KINDS:
            return self.place(g, seat, answer - PLACE)
        self.passed = 0
        self.goto(NEXT)
        return push_action(g, seat, answer)

    def place(self, g: State, seat: int, kind: int) -> int:
        """BM-R26: it cannot be answered."""
        slot = g.ask(self, seat, ChooseSlot(kind))
        if slot == WAIT:
            return WAIT
        g.came_out(seat)
        g.placements[seat] -= 1
        place(g, seat, g.card_of_kind(g.hands[seat], kind), slot - SLOT)
        self.passed = 0
        return self.goto(NEXT)


class ChanceToAct(Question):
    """BM-R13, BM-D6, BM-D8: act or pass. Asked even if a hidden hand leaves nothing but to pass (BM-R27)."""

    __slots__ = ("window",)

    name: ClassVar[str] = "chance"
    rule: ClassVar[str] = "BM-R13"

    def __init__(self, window: int) -> None:
        self.window = window

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        found = [PASS]
        for slot in range(len(g.dungeons[seat])):
            if refuse_ability(g, seat, slot, False, False) == FINE:
                found.append(ACTIVATE + slot)
        if self.window == W_BUILD and g.active == seat and not g.no_building and g.placements[seat] > 0:
            for kind in g.kinds_of(g.rooms_in_hand(seat)):
                if can_place(g, seat, kind):
                    found.append(PLACE + kind)
        for kind in g.spell_kinds(seat):
            if refuse_spell(g, seat, kind, False) == FINE:
                found.append(CAST + kind)
        return found

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if action == PASS:
            return FINE
        if PLACE <= action < PLACE + MAX_KINDS:
            return self.refuse_place(g, seat, action - PLACE)
        return refuse_action(g, seat, action, False, False)

    def refuse_place(self, g: State, seat: int, kind: int) -> int:
        """BM-5.1, BM-5.2, BM-5.15 to BM-5.17, BM-R28."""
        if self.window != W_BUILD or g.active != seat:
            return NOT_BUILD_TURN
        if kind >= len(g.tables.rooms):
            return NOT_A_ROOM
        if g.card_of_kind(g.hands[seat], kind) < 0:
            return NOT_IN_HAND
        if g.no_building:
            return KOBOLD_STRIKE
        if g.placements[seat] == 0:
            return NO_PLACEMENT_LEFT
        reasons = {refuse_slot(g, seat, kind, slot) for slot in range(len(g.dungeons[seat]) + 1)}
        if FINE in reasons:
            return FINE
        return reasons.pop() if len(reasons) == 1 else NO_PLACE

    def is_public(self, core: Core) -> bool:
        return False

    def about(self, core: Core) -> dict[str, object]:
        return {"window": WINDOWS[self.window]}


# ---- whether an action can be declared


def refuse_action(g: State, seat: int, action: int, spell_pending: bool, answering: bool) -> int:
    """A spell or an ability, as an answer or not; `spell_pending`: the answer would be to a spell."""
    if CAST <= action < CAST + MAX_KINDS:
        kind = action - CAST
        if g.card_of_kind(g.hands[seat], kind) < 0 or kind < len(g.tables.rooms):
            return NOT_IN_HAND
        return refuse_spell(g, seat, kind, spell_pending)
    if ACTIVATE <= action < ACTIVATE + MAX_SLOTS:
        return refuse_ability(g, seat, action - ACTIVATE, spell_pending, answering)
    return NOT_AN_ANSWER


def refuse_spell(g: State, seat: int, kind: int, spell_pending: bool) -> int:
    """BM-10.1 to BM-10.4, BM-R63: whether this spell of the hand can be declared now.

    Cancels need a spell to answer and nothing else (BM-22.42).
    """
    card = g.tables.spell_of_kind(kind)
    if card.effect.cancels():
        return FINE if spell_pending else NOTHING_TO_CANCEL
    symbol = BUILD_SYMBOL if g.phase == P_BUILD else ADVENTURE_SYMBOL
    if not card.has_symbol(symbol):
        return WRONG_SYMBOL
    reason = card.effect.refuse(g, seat)
    target = card.target
    if reason != FINE or target is None:
        return reason
    return FINE if target.exists(g, seat, card.amount) else NO_TARGET


def refuse_ability(g: State, seat: int, slot: int, spell_pending: bool, answering: bool) -> int:
    """BM-12.1 to BM-12.8, BM-R63: whether the room in this slot can be activated now."""
    if slot >= len(g.dungeons[seat]):
        return NO_ROOM_THERE
    card = g.active_room(seat, slot)
    if card < 0:
        return ROOM_NOT_ACTIVE
    room = g.tables.room(card)
    if room.use != U_ACTIVATED and room.use != U_CANCEL:
        return NOT_ACTIVATED
    if card in g.used:
        return USED_UP
    if room.use == U_CANCEL and not spell_pending:
        return CANCEL_ONLY_SPELLS if answering else EYE_NEEDS_SPELL
    reason = room.effect.refuse(g, card)
    if reason != FINE:
        return reason
    target = room.target
    if target is not None and not target.exists(g, seat, room.amount):
        return room.effect.no_target()
    cost = room.cost
    return FINE if cost is None or cost.can_pay(g, seat, card) else CANNOT_PAY


# ---- one action (BM-R14)

DECLARE: Final = 0
AFTER_PAYMENT: Final = 1
ANSWERS: Final = 2
RESOLVE: Final = 3
AFTERWARDS: Final = 4
OVER: Final = 5


def push_action(g: State, seat: int, action: int) -> int:
    if action >= CAST:
        return g.push(Spell(seat, g.card_of_kind(g.hands[seat], action - CAST)))
    return g.push(Ability(seat, g.active_room(seat, action - ACTIVATE)))


class Action(Frame):
    """A spell or an ability from its declaration to its end (BM-R14)."""

    __slots__ = ("card", "target", "target_room")

    def __init__(self, owner: int, card: int) -> None:
        super().__init__(owner)
        self.card = card
        """The spell, or the room whose ability it is."""
        self.target = NONE
        """As the action that named it."""
        self.target_room = NONE
        """The room aimed at: its slot number may mean another when the action resolves (BM-R19)."""

    def copied_action(self, twin: Action) -> Frame:
        twin.target = self.target
        twin.target_room = self.target_room
        return self.copied(twin)

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == DECLARE:
            return self.declare(g)
        if self.step == AFTER_PAYMENT:
            self.goto(ANSWERS)
            return flush(g)
        if self.step == ANSWERS:
            self.goto(RESOLVE)
            return g.push(Response(self.owner)) if self.can_be_answered(g) else AGAIN
        if self.step == RESOLVE:
            return self.resolve(g)
        if self.step == AFTERWARDS:
            self.finish(g)
            self.goto(OVER)
            return flush(g)
        return DONE

    def declare(self, g: State) -> int:
        raise NotImplementedError

    def can_be_answered(self, g: State) -> bool:
        return True

    def resolve(self, g: State) -> int:
        """BM-R14 (e), (f): the second check, then the effect."""
        raise NotImplementedError

    def finish(self, g: State) -> None:
        """BM-R14 (g), (h)."""

    def aim(self, g: State, target: int) -> None:
        self.target = target
        if names_room(target):
            self.target_room = g.active_room(seat_of_room(target), slot_of_room(target))

    def is_declared(self) -> bool:
        return self.step > DECLARE


class Spell(Action):
    """A spell: declared with its target, answered, resolved unless it was cancelled, then discarded.

    BM-10.5 to BM-10.9.
    """

    __slots__ = ("cancelled", "dens")

    def __init__(self, owner: int, card: int) -> None:
        super().__init__(owner, card)
        self.cancelled = False
        self.dens: list[int] = []
        """The rooms that were active when it was declared and see spells (BM-R78)."""

    def copy(self) -> Frame:
        twin = Spell(self.owner, self.card)
        twin.cancelled = self.cancelled
        twin.dens = self.dens[:]
        return self.copied_action(twin)

    def declare(self, g: State) -> int:
        """BM-R14 (a), BM-R24: it lies open on the table."""
        seat = self.owner
        card = g.tables.spell(self.card)
        target = NONE
        if card.target is not None:
            target = g.ask(self, seat, card.target.question(g.tables.cards[self.card]))
            if target == WAIT:
                return WAIT
        g.came_out(seat)
        g.hands[seat].remove(self.card)
        self.aim(g, target)
        dens = [g.active_room(seat, slot) for slot in g.active_slots(seat)]
        self.dens = [den for den in dens if g.room(den).use == U_SPELL_PLAYED]
        g.emit(EV_DECLARED, seat, g.tables.cards[self.card], target)
        return self.goto(ANSWERS)

    def resolve(self, g: State) -> int:
        if self.cancelled:
            return DONE
        if not self.is_still_legal(g):
            g.discard.append(self.card)
            g.emit(EV_FAILED, self.owner, g.tables.cards[self.card])
            return DONE  # BM-R25: it counts as cancelled
        card = g.tables.spell(self.card)
        if card.effect.do(g, self, card) == WAIT:
            return WAIT
        return self.goto(AFTERWARDS)

    def is_still_legal(self, g: State) -> bool:
        """The check at resolution: the same object, still where it must be, conditions still met (BM-R19, BM-R64)."""
        card = g.tables.spell(self.card)
        if card.effect.refuse(g, self.owner) != FINE:
            return False
        target = card.target
        return target is None or target.is_still(g, self.owner, card.amount, self.target, self.target_room)

    def finish(self, g: State) -> None:
        """BM-R14 (g), (h): the card is discarded; Liger's Dens see a spell that was not cancelled (BM-22.20)."""
        g.discard.append(self.card)
        g.emit(EV_RESOLVED, self.owner, g.tables.cards[self.card])
        for den in self.dens:
            if g.is_active(den):
                set_off(g, self.owner, den)

    def is_pending(self) -> bool:
        """Declared, not yet discarded, not cancelled: the card lies on the table."""
        return DECLARE < self.step < OVER and not self.cancelled


class Ability(Action):
    """An activated ability: its targets and costs first, then answers, then its effect (BM-R20, BM-R21)."""

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied_action(Ability(self.owner, self.card))

    def declare(self, g: State) -> int:
        """Targets, then costs: paid at declaration, completely (BM-R20, BM-D10)."""
        seat = self.owner
        room = g.room(self.card)
        target = NONE
        if room.target is not None:
            target = g.ask(self, seat, room.target.question(g.tables.cards[self.card]))
            if target == WAIT:
                return WAIT
        paid: list[int] = []
        lost = NONE
        cost = room.cost
        if cost is not None:
            for _ in range(cost.cards):
                answer = g.ask(self, seat, PayCard(self.card, paid[:]))
                if answer == WAIT:
                    return WAIT
                paid.append(answer - CARD)
            if cost.rooms:
                lost = g.ask(self, seat, PayRoom(self.card))
                if lost == WAIT:
                    return WAIT
        g.final()
        self.aim(g, target)
        g.emit(EV_ACTIVATED, seat, g.tables.cards[self.card], target)
        if room.once:
            g.used.append(self.card)
        self.pay(g, paid, lost)
        return self.goto(AFTER_PAYMENT)

    def pay(self, g: State, paid: list[int], lost: int) -> None:
        """Cards of these kinds, then the room this action names, then the room itself (BM-12.9 to BM-12.11)."""
        seat = self.owner
        room = g.room(self.card)
        for kind in paid:
            g.emit(EV_PAID_CARD, seat, kind)
            discard_from_hand(g, seat, g.card_of_kind(g.hands[seat], kind))
        if lost != NONE:
            destroy(g, seat, g.active_room(seat, slot_of_room(lost)))
        if room.destroys_itself:
            destroy(g, seat, self.card, room.effect.kills())

    def can_be_answered(self, g: State) -> bool:
        """BM-11.6, BM-11.12: only cancels answer the active player, and no ability can be cancelled."""
        return g.at_rank(0) != self.owner

    def resolve(self, g: State) -> int:
        """Once paid it resolves whatever became of its room (BM-R21)."""
        room = g.room(self.card)
        if room.effect.activate(g, self, room) == WAIT:
            return WAIT
        return self.goto(AFTERWARDS)


class PayCard(Question):
    """BM-R20, BM-D11: one more card of the hand for the ability of this room, after those of the kinds `paid`."""

    __slots__ = ("paid", "room")

    name: ClassVar[str] = "pay_card"
    rule: ClassVar[str] = "BM-R20"

    def __init__(self, room: int, paid: list[int]) -> None:
        self.room = room
        self.paid = paid

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        cards = self.payable(g, seat)
        kinds = [g.tables.cards[card] for card in cards]
        return [CARD + kind for kind in g.kinds_of(cards) if kinds.count(kind) > self.paid.count(kind)]

    def payable(self, g: State, seat: int) -> list[int]:
        """All cards of the hand that fit, with those paid already."""
        cost = g.room(self.room).cost
        return [] if cost is None else g.in_hand(seat, cost.sort)

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        room = g.room(self.room)
        kind = action - CARD
        if room.cost is not None and 0 <= kind < len(g.tables.kinds) and not g.kind_fits(kind, room.cost.sort):
            return room.effect.wrong_payment()
        return super().refuse(core, seat, action)

    def is_public(self, core: Core) -> bool:
        return False

    def about(self, core: Core) -> dict[str, object]:
        tables = cast(State, core).tables
        return {"card": tables.name(self.room), "paid": [tables.kinds[kind] for kind in self.paid]}


class PayRoom(Question):
    """BM-R20, BM-D12: another active room of one's own, for the ability of this one."""

    __slots__ = ("room",)

    name: ClassVar[str] = "pay_room"
    rule: ClassVar[str] = "BM-R20"

    def __init__(self, room: int) -> None:
        self.room = room

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        cost = g.room(self.room).cost
        return [] if cost is None else cost.payable_rooms(g, seat, self.room)

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if action == room_action(seat, g.slot_of(seat, self.room)):
            return g.room(self.room).effect.wrong_payment()
        return super().refuse(core, seat, action)

    def about(self, core: Core) -> dict[str, object]:
        return {"card": cast(State, core).tables.name(self.room)}


# ---- the response round (BM-R15)


class Response(Frame):
    """All but the declarer may answer the action below, until they have passed in a row or it is cancelled."""

    __slots__ = ("passed",)

    def __init__(self, owner: int) -> None:
        super().__init__(owner)
        self.passed = 0

    def copy(self) -> Frame:
        twin = Response(self.owner)
        twin.passed = self.passed
        return self.copied(twin)

    def run(self, core: Core) -> int:
        g = cast(State, core)
        pending = g.stack[-2]
        spell = isinstance(pending, Spell)
        if isinstance(pending, Spell) and pending.cancelled:
            return DONE
        seat = g.at_rank(self.passed, self.owner)
        if seat < 0:
            return DONE
        answer = g.ask(self, seat, Respond(self.owner, spell))
        if answer == WAIT:
            return WAIT
        if answer == PASS:
            g.final()  # BM-R76
            g.emit(EV_PASSED, seat)
            self.passed += 1
            return self.goto(NEXT)
        self.passed = 0
        self.goto(NEXT)
        return push_action(g, seat, answer)


class Respond(Question):
    """BM-11.6 to BM-11.10, BM-R15, BM-D9: answer an action or pass. Asked whatever the hidden hand holds (BM-R27)."""

    __slots__ = ("declarer", "spell")

    name: ClassVar[str] = "response"
    rule: ClassVar[str] = "BM-R15"

    def __init__(self, declarer: int, spell: bool) -> None:
        self.declarer = declarer
        self.spell = spell
        """Whether the action is a spell, not an ability."""

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        found = [PASS]
        for slot in range(len(g.dungeons[seat])):
            if refuse_ability(g, seat, slot, self.spell, True) == FINE:
                found.append(ACTIVATE + slot)
        for kind in g.spell_kinds(seat):
            if refuse_spell(g, seat, kind, self.spell) == FINE:
                found.append(CAST + kind)
        if len(found) == 1 or self.outranks(g, seat):
            return found
        return [action for action in found if action == PASS or cancels(g, seat, action)]

    def outranks(self, g: State, seat: int) -> bool:
        """BM-11.7, BM-11.9: who has a better rank than the declarer may do anything, the others only cancel."""
        ranks = g.ranks()
        return ranks.index(seat) < ranks.index(self.declarer)

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if action == PASS:
            return FINE
        reason = refuse_action(g, seat, action, self.spell, True)
        if reason != FINE or self.outranks(g, seat) or cancels(g, seat, action):
            return reason
        return ONLY_CANCELS

    def is_public(self, core: Core) -> bool:
        return False

    def about(self, core: Core) -> dict[str, object]:
        return {"player": self.declarer, "spell": self.spell}


def cancels(g: State, seat: int, action: int) -> bool:
    if action >= CAST:
        return g.tables.spell_of_kind(action - CAST).effect.cancels()
    return g.room(g.active_room(seat, action - ACTIVATE)).use == U_CANCEL


def cancel_answered(g: State, answer: Action) -> None:
    """The spell in whose response round this answer was given: two frames below it (BM-R16)."""
    spell = cast(Spell, g.stack[g.stack.index(answer) - 2])
    spell.cancelled = True
    g.discard.append(spell.card)
    g.emit(EV_CANCELLED, spell.owner, g.tables.cards[spell.card])
