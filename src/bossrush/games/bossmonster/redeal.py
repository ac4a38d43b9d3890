"""Dealing anew what a seat cannot know (BM-V1 to BM-V16), consistent with all that it sees."""

from __future__ import annotations

from bossrush.games.bossmonster.effects.abilities import payable_cards
from bossrush.games.bossmonster.ids import (
    BOSS,
    CARD,
    CLASSES,
    E_NO_ADVANCED,
    K_ACTION,
    MAX_KINDS,
    PLACE,
    Q_BUILD_ON,
    Q_CHOOSE_BOSS,
    Q_DISCARD,
    Q_FIND,
    Q_PAY_CARD,
    Q_SOURCE,
    Q_STEAL,
)
from bossrush.games.bossmonster.state import State
from bossrush.kernel.chance import Chance
from bossrush.kernel.core import SEAT_BASE


def redeal_hidden(g: State, seat: int, chance: Chance) -> None:
    redeal_bosses(g, seat, chance)
    redeal_rooms(g, seat, chance)
    redeal_spells(g, seat, chance)
    redeal_choices(g, seat, chance)
    shuffle_decks([g.hero_deck, g.epic_deck], chance)
    if g.options and g.asked != seat:
        g.options = g.list_options()


def shuffle_decks(decks: list[list[int]], chance: Chance) -> None:
    """Each into an order that `chance` alone makes."""
    for deck in decks:
        deck.sort()
        chance.shuffle(deck)


def redeal_bosses(g: State, seat: int, chance: Chance) -> None:
    """BM-R71: what others were offered is hidden, and which of it they have rejected."""
    choosers = [other for other in range(g.players) if other != seat and len(g.offered[other]) > 1]
    known = [boss for boss in g.bosses if boss >= 0]
    for other in range(g.players):
        if other not in choosers:
            known += g.offered[other]
    pool = [boss for boss in range(len(g.tables.bosses)) if boss not in known]
    chance.shuffle(pool)
    for other in choosers:
        kept = g.bosses[other] if g.bosses[other] >= 0 else pool.pop()
        g.offered[other] = [kept, pool.pop()]


def redeal_choices(g: State, seat: int, chance: Chance) -> None:
    """Simultaneous answers of others, which they gave from what was dealt anew."""
    if g.question != Q_DISCARD and g.question != Q_CHOOSE_BOSS:
        return
    frame = g.stack[-1]
    kept = [answer for answer in frame.answers if answer // SEAT_BASE == seat]
    for other in range(g.players):
        number = len(frame.answers_of(other))
        if other != seat and number > 0:
            kept += [other * SEAT_BASE + choice for choice in random_choices(g, other, number, chance)]
    frame.answers = kept


def random_choices(g: State, seat: int, number: int, chance: Chance) -> list[int]:
    if g.question == Q_CHOOSE_BOSS:
        return [BOSS + g.offered[seat][chance.below(len(g.offered[seat]))]]
    cards = sorted(g.hands[seat])
    chance.shuffle(cards)
    return [CARD + g.tables.cards[card] for card in cards[:number]]


def seen_hand(g: State, seat: int) -> int:
    """The player whose hand this seat looks at now, or -1."""
    return g.context[0] if g.question == Q_STEAL and seat in g.seats else -1


def sees_rooms(g: State, seat: int) -> bool:
    """Whether this seat looks through the room deck now."""
    looking = (g.question == Q_FIND and g.context[0] == 1) or (g.question == Q_SOURCE and g.context[1] == 1)
    return looking and seat in g.seats


def committed(g: State, seat: int) -> list[int]:
    """Cards another player is in the middle of using: they stay where they are."""
    if not g.seats or g.seats[0] == seat or not g.options:
        return []
    kept = [frame.args[1] for frame in g.stack if frame.kind == K_ACTION and frame.step == 0]
    if g.question == Q_BUILD_ON:
        kept.append(g.stack[-1].args[0])
    if g.question == Q_SOURCE:
        kept.append(g.card_of_kind(g.room_deck, g.context[0]))
    hand = g.hands[g.asked][:]
    if g.question == Q_PAY_CARD:
        hand = payable_cards(g, g.asked, g.context[0])
    for answer in g.stack[-1].answers:
        if answer >= PLACE:
            card = g.card_of_kind(hand, (answer - PLACE) % MAX_KINDS)
            if card >= 0:
                hand.remove(card)
                kept.append(card)
    return kept + hand[:1] if g.question == Q_PAY_CARD else kept


def redeal(g: State, seat: int, rooms: bool, pool: list[int], chance: Chance) -> list[int]:
    """Deal the cards of one kind in other hands anew from the pool and what they hold; returns what is left."""
    fixed = committed(g, seat)
    numbers = [0] * g.players
    for other in range(g.players):
        if other != seat and other != seen_hand(g, seat):
            cards = [c for c in g.hands[other] if g.tables.is_room(c) == rooms and c not in fixed]
            numbers[other] = len(cards)
            pool = pool + cards
            g.hands[other] = [c for c in g.hands[other] if c not in cards]
    pool.sort()
    chance.shuffle(pool)
    if rooms:
        deal_face_down(g, seat, pool)
    for other in range(g.players):
        for _ in range(numbers[other]):
            g.hands[other].append(pool.pop())
    gone = len([c for c in g.gone_hands if g.tables.is_room(c) == rooms])
    g.gone_hands = [c for c in g.gone_hands if g.tables.is_room(c) != rooms] + pool[:gone]
    return pool[gone:]


def redeal_rooms(g: State, seat: int, chance: Chance) -> None:
    pool = [c for c in g.gone_hands if g.tables.is_room(c)]
    pool += [c for c in g.down if g.owner_of(c) != seat]
    if sees_rooms(g, seat):
        redeal(g, seat, True, pool, chance)
        g.room_deck.sort()
        chance.shuffle(g.room_deck)
    else:
        fixed = [c for c in g.room_deck if c in committed(g, seat)]
        pool += [c for c in g.room_deck if c not in fixed]
        g.room_deck = redeal(g, seat, True, pool, chance) + fixed


def redeal_spells(g: State, seat: int, chance: Chance) -> None:
    pool = [c for c in g.gone_hands if not g.tables.is_room(c)]
    g.spell_deck = redeal(g, seat, False, pool + g.spell_deck, chance)


def deal_face_down(g: State, seat: int, pool: list[int]) -> None:
    """Each face-down room of others becomes the first of the pool that may lie there, if the others still find theirs.

    The true ones are in the pool, so that there is a way; nothing else depends on them.
    """
    hidden = [c for c in g.down if g.owner_of(c) != seat]
    places = [(g.owner_of(c), g.slot_of(g.owner_of(c), c)) for c in hidden]
    given: dict[int, int] = {}
    for i in range(len(places)):
        give(g, places, i, pool, given, [])
    for new, i in given.items():
        owner, slot = places[i]
        g.dungeons[owner][slot][-1] = new
        g.down[g.down.index(hidden[i])] = -1 - new
        pool.remove(new)
    g.down = [-1 - c if c < 0 else c for c in g.down]


def give(
    g: State, places: list[tuple[int, int]], i: int, pool: list[int], given: dict[int, int], tried: list[int]
) -> bool:
    """A room for this place, taken from another place if that one finds a new one."""
    owner, slot = places[i]
    for card in pool:
        if card not in tried and may_lie(g, owner, slot, card):
            tried.append(card)
            if card not in given or give(g, places, given[card], pool, given, tried):
                given[card] = i
                return True
    return False


def may_lie(g: State, owner: int, slot: int, card: int) -> bool:
    """Whether this room could have been placed there (BM-5.4 to BM-5.9)."""
    stack = g.dungeons[owner][slot]
    room = g.room(card)
    if len(stack) == 1 or not room.advanced:
        return not room.advanced
    below = g.room(stack[-2])
    shared = any(below.treasure[c] and room.treasure[c] for c in range(len(CLASSES)))
    return shared and below.effect != E_NO_ADVANCED
