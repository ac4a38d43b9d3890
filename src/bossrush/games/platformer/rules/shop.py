"""The shop (PF-17), and where potions go (PF-18.5)."""

from __future__ import annotations

from bossrush.games.platformer.rules.events import EV_BOUGHT, EV_CARD_USED, EV_DISPLAYED, EV_HEALED
from bossrush.games.platformer.rules.ids import (
    E_DISCOUNT,
    E_HEALTH,
    POTION,
    SHOP,
    SLOTS,
    V_BARGAIN_DAY,
    V_CLOSED_SHUTTERS,
)
from bossrush.games.platformer.rules.reasons import FINE, NOT_ON_SHOP, SHUTTERS_CLOSED, SLOT_EMPTY, TOO_FEW_COINS
from bossrush.games.platformer.rules.state import State, replaced
from bossrush.games.platformer.rules.wealth import pay_coins

ITEM_SLOTS = SLOTS // 2


def price(g: State, seat: int, kind: int) -> int:
    """PF-R126."""
    return max(1, g.tables.cards[kind].price - g.passive(seat, E_DISCOUNT) - g.event_amount(V_BARGAIN_DAY))


def refuse_buy(g: State, seat: int, slot: int) -> int:
    """PF-7.20, PF-17.1, PF-17.2, PF-17.8: a face-up card, on a shop space (PF-R107), as many as there are coins for.

    Nothing is sold or traded (PF-17.9).
    """
    if not g.tower.has(g.pos[seat], SHOP):
        return NOT_ON_SHOP
    if g.in_force(V_CLOSED_SHUTTERS):
        return SHUTTERS_CLOSED
    kind = g.shop[slot]
    if kind < 0:
        return SLOT_EMPTY
    return FINE if price(g, seat, kind) <= g.coins[seat] else TOO_FEW_COINS


def buy(g: State, seat: int, slot: int) -> None:
    """PF-17.3, PF-17.5, PF-17.6: it can be used at once, and the next card is there for sale."""
    kind = g.shop[slot]
    cost = price(g, seat, kind)
    pay_coins(g, seat, cost)
    g.cards[seat].append(kind)
    g.cards[seat].sort()
    g.emit(EV_BOUGHT, seat, kind, cost, slot)
    card = g.tables.cards[kind]
    if card.effect == E_HEALTH:  # PF-R124
        g.hearts[seat] += card.amount
        g.emit(EV_HEALED, seat, card.amount, g.hearts[seat])
    g.shop = replaced(g.shop, slot, -1)
    refill(g)


def refill(g: State) -> None:
    """PF-4.9, PF-17.4, PF-17.7: fill every gap from the matching deck while it lasts."""
    for slot in range(SLOTS):
        if g.shop[slot] >= 0:
            continue
        deck = g.item_deck if slot < ITEM_SLOTS else g.potion_deck
        if deck:
            if slot < ITEM_SLOTS or len(deck) > g.known_potions:
                g.came_out()
            g.shop = replaced(g.shop, slot, deck[-1])
            if slot < ITEM_SLOTS:
                g.item_deck = deck[:-1]
            else:
                g.potion_deck = deck[:-1]
            g.known_potions = min(g.known_potions, len(g.potion_deck))
            g.emit(EV_DISPLAYED, g.shop[slot], slot)


def discard_potion(g: State, seat: int, kind: int) -> None:
    """PF-18.5, PF-R54: face down under the deck; PF-R53: an open gap takes it at once."""
    g.emit(EV_CARD_USED, seat, kind)
    g.cards[seat].remove(kind)
    g.potion_deck = (kind, *g.potion_deck)
    g.known_potions += 1
    refill(g)


def spend_card(g: State, seat: int, kind: int) -> None:
    """PF-18.1, PF-18.5, PF-24.4: an item or artifact is exhausted, a potion discarded, when it is declared."""
    if g.tables.cards[kind].type == POTION:
        discard_potion(g, seat, kind)
    else:
        exhaust_card(g, seat, kind)
    pay_coins(g, seat, g.tables.cards[kind].cost)


def exhaust_card(g: State, seat: int, kind: int) -> None:
    g.emit(EV_CARD_USED, seat, kind)
    g.exhausted[seat].append(kind)
    g.exhausted[seat].sort()
