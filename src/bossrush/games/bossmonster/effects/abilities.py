"""Activated abilities of rooms (BM-12, BM-22.29 to BM-22.38): targets, costs, effects."""

from __future__ import annotations

from bossrush.games.bossmonster.cards import SPELLS, discard_from_hand, draw, take_from_discard
from bossrush.games.bossmonster.effects.spells import back_to_entrance, cancel_below, hurt
from bossrush.games.bossmonster.events import EV_DOUBLED, EV_DUNGEON_BOOSTED
from bossrush.games.bossmonster.ids import (
    CARD,
    E_BOULDER,
    E_CRUSH,
    E_DARK_ALTAR,
    E_DRACOLICH,
    E_EYE,
    E_JACKPOT,
    E_KITCHEN,
    E_PIT,
    E_PRISON,
    E_TAKE_MONSTER,
    E_TORTURE,
    HERO,
    MAX_SLOTS,
    MONSTER,
    PLAYER,
    Q_RESPONSE,
    Q_TAKE,
    Q_TARGET_HERO,
    Q_TARGET_PLAYER,
    ROOM,
    U_ACTIVATED,
    U_CANCEL,
)
from bossrush.games.bossmonster.reasons import (
    CANCEL_ONLY_SPELLS,
    CANNOT_PAY,
    EYE_NEEDS_SPELL,
    FINE,
    NO_DEAD_HERO,
    NO_HERO_IN_ROOM,
    NO_HERO_ON_RAMP,
    NO_ROOM_THERE,
    NOT_A_CHOICE,
    NOT_ACTIVATED,
    ROOM_NOT_ACTIVE,
    USED_UP,
)
from bossrush.games.bossmonster.state import OPTIONS, REFUSE, State
from bossrush.kernel.core import DONE, NONE, WAIT, Frame


def refuse_ability(g: State, seat: int, slot: int, spell_pending: bool) -> int:
    if slot >= len(g.dungeons[seat]):
        return NO_ROOM_THERE
    card = g.active_room(seat, slot)
    if card < 0:
        return ROOM_NOT_ACTIVE
    room = g.room(card)
    if room.use != U_ACTIVATED and room.use != U_CANCEL:
        return NOT_ACTIVATED
    if card in g.used:
        return USED_UP
    if room.use == U_CANCEL and not spell_pending:
        return CANCEL_ONLY_SPELLS if g.question == Q_RESPONSE else EYE_NEEDS_SPELL
    if room.effect in (E_PIT, E_BOULDER) and (g.inside < 0 or g.inside_room != card):
        return NO_HERO_IN_ROOM if room.effect == E_PIT else NO_HERO_ON_RAMP
    question, found = ability_targets(g, seat, card)
    if question != NONE and not found:
        return NO_DEAD_HERO
    if len(payable_cards(g, seat, card)) < can_pay(g, card):
        return CANNOT_PAY
    return CANNOT_PAY if room.effect in (E_BOULDER, E_CRUSH) and not payable_rooms(g, seat, card) else FINE


def ability_targets(g: State, seat: int, card: int) -> tuple[int, list[int]]:
    """The question and the legal targets of this ability; `NONE` if it has no target."""
    effect = g.room(card).effect
    if effect == E_PRISON:
        dead = [hero for other in g.opponents(seat) for hero in g.dead[other]]
        return Q_TARGET_HERO, [HERO + hero for hero in sorted(dead)]
    if effect == E_TORTURE:
        return Q_TARGET_PLAYER, [PLAYER + other for other in sorted(g.opponents(seat))]
    return NONE, []


def can_pay(g: State, card: int) -> int:
    """How many cards of the hand this ability costs."""
    effect = g.room(card).effect
    if effect == E_DRACOLICH:
        return g.room(card).amount
    return 1 if effect in (E_KITCHEN, E_EYE) else 0


def payable_cards(g: State, seat: int, card: int) -> list[int]:
    effect = g.room(card).effect
    if effect == E_KITCHEN:
        return [c for c in g.rooms_in_hand(seat) if g.room(c).subtype == MONSTER]
    if effect == E_EYE:
        return g.spells_in_hand(seat)
    return g.rooms_in_hand(seat) if effect == E_DRACOLICH else []


def payable_rooms(g: State, seat: int, card: int) -> list[int]:
    """The other rooms that can be destroyed as its cost; none if it costs no room."""
    if g.room(card).effect not in (E_BOULDER, E_CRUSH):
        return []
    slots = [slot for slot in g.active_slots(seat) if g.active_room(seat, slot) != card]
    return [ROOM + seat * MAX_SLOTS + slot for slot in slots]


def destroys_itself(effect: int) -> bool:
    return effect in (E_DARK_ALTAR, E_PIT, E_JACKPOT, E_TORTURE, E_PRISON)


def resolve_ability(g: State, f: Frame, seat: int, card: int, target: int) -> int:
    """Once paid it resolves whatever became of its room (BM-R21)."""
    room = g.room(card)
    effect = room.effect
    if effect == E_DARK_ALTAR or effect == E_DRACOLICH:
        return take(g, f, seat, effect)
    if effect == E_KITCHEN:
        draw(g, seat, SPELLS, 1)
    elif effect == E_EYE:
        cancel_below(g, f)
    elif effect == E_BOULDER:
        if g.inside >= 0 and g.inside_room == card:
            hurt(g, seat, room.amount)
    elif effect == E_JACKPOT:
        g.jackpots[seat] += 1
        g.emit(EV_DOUBLED, seat)
    elif effect == E_CRUSH:
        g.crush[seat] += room.amount
        g.emit(EV_DUNGEON_BOOSTED, seat, room.amount)
    elif effect == E_TORTURE:
        lose_random(g, target - PLAYER, True)
    elif effect == E_PRISON and any(target - HERO in g.dead[other] for other in g.opponents(seat)):
        back_to_entrance(g, target - HERO)
    return DONE


def lose_random(g: State, seat: int, rooms: bool) -> None:
    """BM-15.4, BM-R61: one card of the kind, uniformly."""
    cards = sorted(g.rooms_in_hand(seat) if rooms else g.spells_in_hand(seat))
    if cards:
        discard_from_hand(g, seat, cards[g.chance.below(len(cards))])


def take(g: State, f: Frame, seat: int, effect: int) -> int:
    """A card of the discard pile, chosen now."""
    if not takeable(g, effect):
        return DONE
    answer = g.ask(f, seat, Q_TAKE, effect)
    if answer == WAIT:
        return WAIT
    take_from_discard(g, seat, answer - CARD)
    return DONE


def takeable(g: State, effect: int) -> list[int]:
    """The cards of the discard pile this effect may take: any card, any room, any monster room."""
    if effect == E_DARK_ALTAR or effect == NONE:
        return g.discard
    rooms = [card for card in g.discard if g.tables.is_room(card)]
    return [card for card in rooms if g.room(card).subtype == MONSTER] if effect == E_TAKE_MONSTER else rooms


def take_options(g: State) -> list[int]:
    return [CARD + kind for kind in g.kinds_of(takeable(g, g.context[0]))]


def refuse_take(g: State, action: int) -> int:
    return FINE if action in take_options(g) else NOT_A_CHOICE


OPTIONS[Q_TAKE] = take_options
REFUSE[Q_TAKE] = refuse_take
