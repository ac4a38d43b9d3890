"""Coins and gems: gaining from and paying to the finite supply (PF-R75), and what lies on spaces."""

from __future__ import annotations

from bossrush.games.platformer.rules.artifacts import meet
from bossrush.games.platformer.rules.events import (
    EV_COIN_LAID,
    EV_COINS_GAINED,
    EV_COINS_SPENT,
    EV_GEM_LAID,
    EV_GEMS_GAINED,
    EV_GEMS_SPENT,
)
from bossrush.games.platformer.rules.ids import C_COINS, C_LAST_COIN
from bossrush.games.platformer.rules.state import State


def gain_coins(g: State, seat: int, amount: int) -> None:
    """PF-7.6, PF-R75: no more than the supply has."""
    taken = min(amount, g.coin_supply)
    if taken > 0:
        g.coin_supply -= taken
        g.coins[seat] += taken
        meet(g, seat, C_COINS, g.coins[seat] - taken, g.coins[seat])
        g.emit(EV_COINS_GAINED, seat, taken, g.coins[seat])


def gain_gems(g: State, seat: int, amount: int) -> None:
    """PF-R75: no more than the supply has."""
    taken = min(amount, g.gem_supply)
    if taken > 0:
        g.gem_supply -= taken
        g.gems[seat] += taken
        g.emit(EV_GEMS_GAINED, seat, taken, g.gems[seat])


def pay_coins(g: State, seat: int, amount: int) -> None:
    if amount > 0:
        g.coins[seat] -= amount
        g.coin_supply += amount
        if g.coins[seat] == 0:
            meet(g, seat, C_LAST_COIN)
        g.emit(EV_COINS_SPENT, seat, amount, g.coins[seat])


def pay_gems(g: State, seat: int, amount: int) -> None:
    """PF-8.12."""
    if amount > 0:
        g.gems[seat] -= amount
        g.gem_supply += amount
        g.gems_discarded += amount
        g.emit(EV_GEMS_SPENT, seat, amount, g.gems[seat])


def lay_coin(g: State, cell: int) -> None:
    if g.coin_supply > 0:
        g.coin_supply -= 1
        g.put_coins(cell, g.coins_on[cell] + 1)
        g.emit(EV_COIN_LAID, cell)


def lay_gem(g: State, cell: int) -> None:
    if g.gem_supply > 0:
        g.gem_supply -= 1
        g.put_gems(cell, g.gems_on[cell] + 1)
        g.emit(EV_GEM_LAID, cell)


def collect(g: State, seat: int, cell: int) -> None:
    """PF-12.5, PF-12.8: all tokens of the space go to the hero's player."""
    coins = g.coins_on[cell]
    gems = g.gems_on[cell]
    return_tokens(g, cell)
    gain_coins(g, seat, coins)
    gain_gems(g, seat, gems)


def return_tokens(g: State, cell: int) -> None:
    """All tokens of the space go to the supply."""
    if g.has_tokens(cell):
        g.coin_supply += g.coins_on[cell]
        g.gem_supply += g.gems_on[cell]
        if g.coins_on[cell]:
            g.put_coins(cell, 0)
        if g.gems_on[cell]:
            g.put_gems(cell, 0)
