"""Drawing, discarding, decks that run out (BM-15), and heroes at the entrances."""

from __future__ import annotations

from typing import Final

from bossrush.games.bossmonster.rules.events import (
    EV_DISCARDED,
    EV_DREW,
    EV_HEALTH_GAINED,
    EV_HERO_TO_ENTRANCE,
    EV_REBUILT,
    EV_SHUFFLED,
    EV_TOOK_FROM_DISCARD,
)
from bossrush.games.bossmonster.rules.state import State, without

ROOMS: Final = 0
SPELLS: Final = 1
HEROES: Final = 2
EPICS: Final = 3
DECKS: Final = ("rooms", "spells", "heroes", "epics")


def deck(g: State, which: int) -> list[int]:
    return g.room_deck if which == ROOMS else g.spell_deck


def rebuild(g: State, which: int) -> None:
    """An empty deck is made anew from the discarded cards of its kind, at once; hero decks never are.

    BM-15.5, BM-15.6, BM-15.8, BM-R57, BM-R58, BM-X3.
    """
    if deck(g, which):
        return
    cards = [card for card in g.discard if g.tables.is_room(card) == (which == ROOMS)]
    if not cards:
        return
    g.discard = [card for card in g.discard if card not in cards]
    cards.sort()
    g.chance.shuffle(cards)
    if which == ROOMS:
        g.room_deck = cards
    else:
        g.spell_deck = cards
    g.emit(EV_REBUILT, which, len(cards))


def shuffle_deck(g: State, cards: list[int], which: int) -> None:
    """BM-15.9, BM-X4: after somebody has looked through it."""
    cards.sort()
    g.chance.shuffle(cards)
    g.emit(EV_SHUFFLED, which)


def can_draw(g: State, which: int) -> bool:
    """BM-R83: has a card, or can be rebuilt."""
    if deck(g, which):
        return True
    return any(g.tables.is_room(card) == (which == ROOMS) for card in g.discard)


def draw(g: State, seat: int, which: int, number: int) -> None:
    """BM-15.1, BM-15.7, BM-15.12: one by one; what cannot be drawn is not drawn."""
    for _ in range(number):
        rebuild(g, which)
        if not deck(g, which):
            return
        g.came_out()
        card = deck(g, which).pop()
        g.hands[seat].append(card)
        g.emit(EV_DREW, seat, which, g.tables.cards[card])
        rebuild(g, which)


def discard_from_hand(g: State, seat: int, card: int) -> None:
    """BM-15.2, BM-E2: everybody sees the card."""
    g.came_out(seat)
    g.hands[seat].remove(card)
    g.discard.append(card)
    g.emit(EV_DISCARDED, seat, g.tables.cards[card])


def lose_random(g: State, seat: int, sort: int) -> None:
    """BM-15.4, BM-R61, BM-X5: one card of this sort, uniformly."""
    cards = sorted(g.in_hand(seat, sort))
    if cards:
        discard_from_hand(g, seat, cards[g.chance.below(len(cards))])


def take_from_discard(g: State, seat: int, kind: int) -> None:
    card = g.card_of_kind(g.discard, kind)
    g.discard.remove(card)
    g.hands[seat].append(card)
    g.emit(EV_TOOK_FROM_DISCARD, seat, kind)


def to_entrance(g: State, seat: int, hero: int) -> None:
    """BM-9.17, BM-R9: last in the queue."""
    g.entrances[seat].append(hero)
    g.emit(EV_HERO_TO_ENTRANCE, seat, hero)


def back_to_entrance(g: State, hero: int) -> None:
    """A dead hero goes last to the entrance of the player whose Soul it was (BM-22.33, BM-22.53)."""
    for owner in range(g.players):
        if hero in g.dead[owner]:
            g.dead[owner] = without(g.dead[owner], hero)
            to_entrance(g, owner, hero)


def add_health(g: State, hero: int, amount: int) -> None:
    """BM-9.3, BM-9.18: until end of turn, wherever it goes."""
    g.health_bonus[hero] = g.health_bonus.get(hero, 0) + amount
    g.emit(EV_HEALTH_GAINED, hero, amount)
