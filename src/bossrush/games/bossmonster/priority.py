"""Windows, actions and answers (BM-11, BM-R12 to BM-R27)."""

from __future__ import annotations

from bossrush.games.bossmonster.cards import discard_from_hand
from bossrush.games.bossmonster.dungeon import destroy, legal_slots, place, refuse_slot
from bossrush.games.bossmonster.effects.abilities import (
    ability_targets,
    can_pay,
    destroys_itself,
    payable_cards,
    payable_rooms,
    refuse_ability,
    resolve_ability,
)
from bossrush.games.bossmonster.effects.spells import (
    is_cancel,
    refuse_spell,
    resolve_spell,
    still_legal,
    target_question,
    targets,
)
from bossrush.games.bossmonster.events import (
    EV_ACTIVATED,
    EV_DECLARED,
    EV_FAILED,
    EV_PAID_CARD,
    EV_PASSED,
    EV_RESOLVED,
)
from bossrush.games.bossmonster.ids import (
    ACTIVATE,
    CARD,
    CAST,
    E_PIT,
    K_ACTION,
    K_RESPONSE,
    K_WINDOW,
    MAX_KINDS,
    MAX_SLOTS,
    PASS,
    PLACE,
    Q_CHANCE,
    Q_PAY_CARD,
    Q_PAY_ROOM,
    Q_RESPONSE,
    Q_SLOT,
    Q_TARGET_HERO,
    Q_TARGET_PLAYER,
    Q_TARGET_ROOM,
    ROOM,
    SLOT,
    U_CANCEL,
    U_SPELL_PLAYED,
    W_BUILD,
    W_ROOM,
)
from bossrush.games.bossmonster.reasons import (
    FINE,
    KOBOLD_STRIKE,
    NO_PLACE,
    NO_PLACEMENT_LEFT,
    NOT_A_CHOICE,
    NOT_A_ROOM,
    NOT_AN_ANSWER,
    NOT_BUILD_TURN,
    NOT_IN_HAND,
    NOTHING_TO_CANCEL,
    ONLY_CANCELS,
)
from bossrush.games.bossmonster.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.bossmonster.triggers import flush
from bossrush.kernel.core import AGAIN, DONE, NONE, WAIT, Frame

# ---- windows (BM-R13). Arguments: kind, how many have passed in a row, the hero and the room of a room window.


def push_window(g: State, kind: int) -> int:
    return g.push(K_WINDOW, g.active, [kind, 0, g.inside, g.inside_room])


def window(g: State, f: Frame) -> int:
    ranks = g.ranks()
    if f.args[0] == W_ROOM and (g.inside != f.args[2] or g.inside_room != f.args[3]):
        return DONE  # BM-R44: the hero was moved, no new action
    if f.args[1] == len(ranks):
        return DONE
    seat = ranks[f.args[1]]
    answer = g.ask(f, seat, Q_CHANCE, f.args[0])
    if answer == WAIT:
        return WAIT
    if answer == PASS:
        g.final()  # BM-R76
        g.emit(EV_PASSED, seat)
        f.args[1] += 1
        return f.goto(0)
    if PLACE <= answer < PLACE + MAX_KINDS:
        slot = g.ask(f, seat, Q_SLOT, answer - PLACE)
        if slot == WAIT:
            return WAIT
        g.came_out(seat)
        g.placements[seat] -= 1
        place(g, seat, g.card_of_kind(g.hands[seat], answer - PLACE), slot - SLOT)
        f.args[1] = 0
        return f.goto(0)
    f.args[1] = 0
    f.goto(0)
    return push_action(g, seat, answer)


def chance_options(g: State) -> list[int]:
    return [action for action in chance_candidates(g, g.asked) if refuse_chance(g, action) == FINE]


def chance_candidates(g: State, seat: int) -> list[int]:
    """Everything this player could try, in ascending order; what is left out is refused in any case."""
    candidates = [PASS]
    candidates += [ACTIVATE + slot for slot in range(len(g.dungeons[seat]))]
    kinds = g.kinds_of(g.hands[seat])
    rooms = len(g.tables.rooms)
    if g.context[0] == W_BUILD and g.active == seat:
        candidates += [PLACE + kind for kind in kinds if kind < rooms]
    candidates += [CAST + kind for kind in kinds if kind >= rooms]
    return candidates


def refuse_chance(g: State, action: int) -> int:
    seat = g.asked
    if action == PASS:
        return FINE
    if PLACE <= action < PLACE + MAX_KINDS:
        return refuse_place(g, seat, action - PLACE)
    return refuse_action(g, seat, action, False)


def refuse_action(g: State, seat: int, action: int, spell_pending: bool) -> int:
    """Whether a spell or an ability can be declared now, as an answer to a pending spell or not."""
    if CAST <= action < CAST + MAX_KINDS:
        kind = action - CAST
        if g.card_of_kind(g.hands[seat], kind) < 0 or kind < len(g.tables.rooms):
            return NOT_IN_HAND
        spell = kind - len(g.tables.rooms)
        if is_cancel(g, spell):
            return FINE if spell_pending else NOTHING_TO_CANCEL
        return refuse_spell(g, seat, spell)
    if ACTIVATE <= action < ACTIVATE + MAX_SLOTS:
        return refuse_ability(g, seat, action - ACTIVATE, spell_pending)
    return NOT_AN_ANSWER


def refuse_place(g: State, seat: int, kind: int) -> int:
    """BM-5.1 to BM-5.16, BM-R28."""
    if g.context[0] != W_BUILD or g.active != seat:
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


def slot_options(g: State) -> list[int]:
    return [SLOT + slot for slot in legal_slots(g, g.asked, g.context[0])]


def refuse_slot_answer(g: State, action: int) -> int:
    if not SLOT <= action <= SLOT + MAX_SLOTS:
        return NOT_AN_ANSWER
    return refuse_slot(g, g.asked, g.context[0], action - SLOT)


# ---- one action (BM-R14)
#
# Arguments: whether it is a spell, the card, up to two targets (encoded as the actions that named them), whether it was
# cancelled, the hero or room a target stood for, and the Liger's Dens that were active at its declaration.

IS_SPELL = 0
THE_CARD = 1
TARGET = 2
CANCELLED = 3
OBJECT = 4
WATCHERS = 5

DECLARE = 0
AFTER_PAYMENT = 1
ANSWERS = 2
RESOLVE = 3
AFTERWARDS = 4
OVER = 5


def push_action(g: State, seat: int, action: int) -> int:
    if action >= CAST:
        card = g.card_of_kind(g.hands[seat], action - CAST)
        return g.push(K_ACTION, seat, [1, card, NONE, 0, NONE])
    card = g.active_room(seat, action - ACTIVATE)
    return g.push(K_ACTION, seat, [0, card, NONE, 0, NONE])


def action(g: State, f: Frame) -> int:
    seat = f.owner
    if f.step == DECLARE:
        return declare_spell(g, f, seat) if f.args[IS_SPELL] else declare_ability(g, f, seat)
    if f.step == AFTER_PAYMENT:
        f.goto(ANSWERS)
        return flush(g)
    if f.step == ANSWERS:
        f.goto(RESOLVE)
        if not f.args[IS_SPELL] and g.ranks()[0] == seat:
            return AGAIN
        return g.push(K_RESPONSE, seat, [0])
    if f.step == RESOLVE:
        return resolve(g, f, seat)
    if f.step == AFTERWARDS:
        finish_spell(g, f, seat)
        f.goto(OVER)
        return flush(g)
    return DONE


def declare_spell(g: State, f: Frame, seat: int) -> int:
    card = f.args[THE_CARD]
    spell = g.tables.cards[card] - len(g.tables.rooms)
    question = target_question(g, spell)
    target = NONE
    if question != NONE:
        target = g.ask(f, seat, question, 1, spell)
        if target == WAIT:
            return WAIT
    g.came_out(seat)
    g.hands[seat].remove(card)
    set_target(g, f, target)
    dens = [g.active_room(seat, slot) for slot in g.active_slots(seat)]
    f.args[WATCHERS:] = [den for den in dens if g.room(den).use == U_SPELL_PLAYED]
    g.emit(EV_DECLARED, seat, g.tables.cards[card], target)
    return f.goto(ANSWERS)


def declare_ability(g: State, f: Frame, seat: int) -> int:
    """Targets, then costs: paid at declaration, completely (BM-R20)."""
    card = f.args[THE_CARD]
    room = g.room(card)
    question, _ = ability_targets(g, seat, card)
    target = NONE
    if question != NONE:
        target = g.ask(f, seat, question, 0, card)
        if target == WAIT:
            return WAIT
    paid: list[int] = []
    for i in range(can_pay(g, card)):
        answer = g.ask(f, seat, Q_PAY_CARD, card, i)
        if answer == WAIT:
            return WAIT
        paid.append(answer - CARD)
    lost = NONE
    if payable_rooms(g, seat, card):
        lost = g.ask(f, seat, Q_PAY_ROOM, card)
        if lost == WAIT:
            return WAIT
    g.final()
    set_target(g, f, target)
    g.emit(EV_ACTIVATED, seat, g.tables.cards[card], target)
    if room.once:
        g.used.append(card)
    for kind in paid:
        g.emit(EV_PAID_CARD, seat, kind)
        discard_from_hand(g, seat, g.card_of_kind(g.hands[seat], kind))
    if lost != NONE:
        destroy(g, seat, g.active_room(seat, (lost - ROOM) % MAX_SLOTS))
    if destroys_itself(room.effect):
        destroy(g, seat, card, room.effect == E_PIT)
    return f.goto(AFTER_PAYMENT)


def set_target(g: State, f: Frame, target: int) -> None:
    """Remember the object: a slot number may mean another room when the action resolves (BM-R19)."""
    f.args[TARGET] = target
    if ROOM <= target < ROOM + 20:
        f.args[OBJECT] = g.active_room((target - ROOM) // MAX_SLOTS, (target - ROOM) % MAX_SLOTS)


def resolve(g: State, f: Frame, seat: int) -> int:
    """BM-R14 (e), (f): the second check, then the effect."""
    card = f.args[THE_CARD]
    if f.args[CANCELLED]:
        return DONE
    if f.args[IS_SPELL]:
        spell = g.tables.cards[card] - len(g.tables.rooms)
        if not still_legal(g, seat, spell, f.args[TARGET], f.args[OBJECT]):
            g.discard.append(card)
            g.emit(EV_FAILED, seat, g.tables.cards[card])
            return DONE  # BM-R25: it counts as cancelled
        if resolve_spell(g, f, seat, spell, f.args[TARGET], f.args[OBJECT]) == WAIT:
            return WAIT
    elif resolve_ability(g, f, seat, card, f.args[TARGET]) == WAIT:
        return WAIT
    return f.goto(AFTERWARDS)


def finish_spell(g: State, f: Frame, seat: int) -> None:
    """BM-R14 (g), (h): the card is discarded; Liger's Dens see a spell that was not cancelled (BM-R78)."""
    if not f.args[IS_SPELL]:
        return
    g.discard.append(f.args[THE_CARD])
    g.emit(EV_RESOLVED, seat, g.tables.cards[f.args[THE_CARD]])
    for den in f.args[WATCHERS:]:
        if g.is_active(den):
            g.triggers.append((U_SPELL_PLAYED * 1000 + den) * 8 + seat)


# ---- the response round (BM-R15). Argument: how many have passed in a row.


def response(g: State, f: Frame) -> int:
    pending = g.stack[-2]
    declarer = pending.owner
    seats = [seat for seat in g.ranks() if seat != declarer]
    if pending.args[CANCELLED] or f.args[0] == len(seats):
        return DONE
    seat = seats[f.args[0]]
    answer = g.ask(f, seat, Q_RESPONSE, pending.args[IS_SPELL], declarer)
    if answer == WAIT:
        return WAIT
    if answer == PASS:
        g.final()  # BM-R76
        g.emit(EV_PASSED, seat)
        f.args[0] += 1
        return f.goto(0)
    f.args[0] = 0
    f.goto(0)
    return push_action(g, seat, answer)


def response_options(g: State) -> list[int]:
    return [a for a in chance_candidates(g, g.asked) if not PLACE <= a < CAST and refuse_response(g, a) == FINE]


def refuse_response(g: State, action: int) -> int:
    """BM-11.6 to BM-11.10."""
    seat = g.asked
    if action == PASS:
        return FINE
    ranks = g.ranks()
    reason = refuse_action(g, seat, action, g.context[0] == 1)
    if reason != FINE or ranks.index(seat) < ranks.index(g.context[1]):
        return reason
    return FINE if cancels(g, seat, action) else ONLY_CANCELS


def cancels(g: State, seat: int, action: int) -> bool:
    if action >= CAST:
        return is_cancel(g, action - CAST - len(g.tables.rooms))
    return g.room(g.active_room(seat, action - ACTIVATE)).use == U_CANCEL


# ---- targets and payments


def target_options(g: State) -> list[int]:
    """The context: whether it is a spell, and which; or the room whose ability it is."""
    if g.context[0] == 1:
        return targets(g, g.asked, g.context[1])
    return ability_targets(g, g.asked, g.context[1])[1]


def refuse_target(g: State, action: int) -> int:
    return FINE if action in target_options(g) else NOT_A_CHOICE


def pay_card_options(g: State) -> list[int]:
    """Cards of the hand that still fit after those chosen before."""
    frame = g.stack[-1]
    chosen = [answer - CARD for answer in frame.answers if answer >= CARD]
    cards = payable_cards(g, g.asked, g.context[0])
    kinds = [g.tables.cards[card] for card in cards]
    return [CARD + kind for kind in g.kinds_of(cards) if kinds.count(kind) > chosen.count(kind)]


def refuse_pay_card(g: State, action: int) -> int:
    return FINE if action in pay_card_options(g) else NOT_A_CHOICE


def pay_room_options(g: State) -> list[int]:
    return payable_rooms(g, g.asked, g.context[0])


def refuse_pay_room(g: State, action: int) -> int:
    return FINE if action in pay_room_options(g) else NOT_A_CHOICE


FRAMES[K_WINDOW] = window
FRAMES[K_ACTION] = action
FRAMES[K_RESPONSE] = response
OPTIONS[Q_CHANCE] = chance_options
REFUSE[Q_CHANCE] = refuse_chance
OPTIONS[Q_RESPONSE] = response_options
REFUSE[Q_RESPONSE] = refuse_response
OPTIONS[Q_SLOT] = slot_options
REFUSE[Q_SLOT] = refuse_slot_answer
for question in (Q_TARGET_ROOM, Q_TARGET_HERO, Q_TARGET_PLAYER):
    OPTIONS[question] = target_options
    REFUSE[question] = refuse_target
OPTIONS[Q_PAY_CARD] = pay_card_options
REFUSE[Q_PAY_CARD] = refuse_pay_card
OPTIONS[Q_PAY_ROOM] = pay_room_options
REFUSE[Q_PAY_ROOM] = refuse_pay_room
