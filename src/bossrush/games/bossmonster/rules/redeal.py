"""Dealing anew what a seat cannot know (BM-V1 to BM-V16), consistent with all that it sees."""

from __future__ import annotations

from bossrush.games.bossmonster.rules.dungeon import share_treasure
from bossrush.games.bossmonster.rules.effects.bosses import BuildOn, Find, Source, Steal
from bossrush.games.bossmonster.rules.ids import BOSS, CARD, PLACE, kind_named
from bossrush.games.bossmonster.rules.priority import Action, PayCard
from bossrush.games.bossmonster.rules.setup import ChooseBoss
from bossrush.games.bossmonster.rules.state import State
from bossrush.kernel.chance import Chance
from bossrush.kernel.core import Gathering


def redeal_hidden(g: State, seat: int, chance: Chance) -> None:
    redeal_bosses(g, seat, chance)
    redeal_rooms(g, seat, chance)
    redeal_spells(g, seat, chance)
    redeal_choices(g, seat, chance)
    shuffle_decks([g.hero_deck, g.epic_deck], chance)
    if g.options and g.seats[0] != seat:
        g.options = g.asked().options(g, g.seats[0])


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
        g.offered[other] = (kept, pool.pop())


def redeal_choices(g: State, seat: int, chance: Chance) -> None:
    """Simultaneous answers of others, which they gave from what was dealt anew."""
    frame = g.stack[-1]
    if not g.pending() or not isinstance(frame, Gathering):
        return
    for other in range(g.players):
        number = len(frame.chosen_by(other))
        if other != seat and number > 0:
            frame.given[other] = random_choices(g, other, number, chance)


def random_choices(g: State, seat: int, number: int, chance: Chance) -> list[int]:
    if isinstance(g.question, ChooseBoss):
        return [BOSS + g.offered[seat][chance.below(len(g.offered[seat]))]]
    cards = sorted(g.hands[seat])
    chance.shuffle(cards)
    return [CARD + g.tables.cards[card] for card in cards[:number]]


def seen_hand(g: State, seat: int) -> int:
    """The player whose hand this seat looks at now, or -1."""
    question = g.question
    return question.other if isinstance(question, Steal) and seat in g.seats else -1


def sees_rooms(g: State, seat: int) -> bool:
    """Whether this seat looks through the room deck now."""
    question = g.question
    if seat not in g.seats:
        return False
    return (isinstance(question, Find) and question.looked) or (isinstance(question, Source) and question.looked)


def committed(g: State, seat: int) -> list[int]:
    """Cards another player is in the middle of using: they stay where they are."""
    if not g.seats or g.seats[0] == seat or not g.options:
        return []
    chooser = g.seats[0]
    question = g.question
    kept = [frame.card for frame in g.stack if isinstance(frame, Action) and not frame.is_declared()]
    if isinstance(question, BuildOn):
        kept.append(question.card)
    if isinstance(question, Source):
        kept.append(g.card_of_kind(g.room_deck, question.kind))
    hand = question.payable(g, chooser) if isinstance(question, PayCard) else g.hands[chooser][:]
    for answer in g.stack[-1].answers:
        if answer >= PLACE:
            card = g.card_of_kind(hand, kind_named(answer))
            if card >= 0:
                hand.remove(card)
                kept.append(card)
    return kept + hand[:1] if isinstance(question, PayCard) else kept


def redeal(g: State, seat: int, rooms: bool, pool: list[int], chance: Chance) -> list[int]:
    """Deal the cards of one kind in other hands anew from the pool and what they hold; returns what is left.

    The pool is used up.
    """
    fixed = committed(g, seat)
    numbers = [0] * g.players
    for other in range(g.players):
        if other != seat and other != seen_hand(g, seat):
            kept: list[int] = []
            for c in g.hands[other]:
                if g.tables.is_room(c) == rooms and c not in fixed:
                    pool.append(c)
                    numbers[other] += 1
                else:
                    kept.append(c)
            g.hands[other] = kept
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
        kept = committed(g, seat)
        fixed = [c for c in g.room_deck if c in kept] if kept else []
        pool += [c for c in g.room_deck if c not in fixed] if fixed else g.room_deck
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
    return share_treasure(below, room) and below.effect.carries_advanced()
