"""Coins and gems: gaining from and paying to the finite supply (PF-R75), and what lies on spaces."""

from __future__ import annotations

from bossrush.games.platformer.events import (
    EV_COIN_LAID,
    EV_COINS_GAINED,
    EV_COINS_SPENT,
    EV_GEM_LAID,
    EV_GEMS_GAINED,
    EV_GEMS_SPENT,
)
from bossrush.games.platformer.ids import GEM
from bossrush.games.platformer.state import State


def gain_coins(g: State, seat: int, amount: int) -> None:
    taken = min(amount, g.bank_coins)
    if taken > 0:
        g.bank_coins -= taken
        g.coins[seat] += taken
        g.emit(EV_COINS_GAINED, seat, taken, g.coins[seat])


def gain_gems(g: State, seat: int, amount: int) -> None:
    taken = min(amount, g.bank_gems)
    if taken > 0:
        g.bank_gems -= taken
        g.gems[seat] += taken
        g.emit(EV_GEMS_GAINED, seat, taken, g.gems[seat])


def pay_coins(g: State, seat: int, amount: int) -> None:
    if amount > 0:
        g.coins[seat] -= amount
        g.bank_coins += amount
        g.emit(EV_COINS_SPENT, seat, amount, g.coins[seat])


def pay_gems(g: State, seat: int, amount: int) -> None:
    """PF-8.12."""
    if amount > 0:
        g.gems[seat] -= amount
        g.bank_gems += amount
        g.emit(EV_GEMS_SPENT, seat, amount, g.gems[seat])


def lay_coin(g: State, cell: int) -> None:
    if g.bank_coins > 0:
        g.bank_coins -= 1
        g.loot[cell] += 1
        g.emit(EV_COIN_LAID, cell)


def lay_gem(g: State, cell: int) -> None:
    if g.bank_gems > 0:
        g.bank_gems -= 1
        g.loot[cell] += GEM
        g.emit(EV_GEM_LAID, cell)


def collect(g: State, seat: int, cell: int) -> None:
    """PF-12.5: all tokens of the space go to the hero's player."""
    coins = g.coins_on(cell)
    gems = g.gems_on(cell)
    g.loot[cell] = 0
    g.bank_coins += coins
    g.bank_gems += gems
    gain_coins(g, seat, coins)
    gain_gems(g, seat, gems)
