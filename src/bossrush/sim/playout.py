"""The random playout: the tight loop with which benchmarks measure the engine, and compiled together with it."""

from __future__ import annotations

from bossrush.kernel.chance import Chance
from bossrush.kernel.core import Core


def random_playout(state: Core, chance: Chance, limit: int) -> int:
    """Play random legal actions until the game is over, at most `limit`; how many were played.

    The choices come from `chance`, never from the state's own.
    """
    for played in range(limit):
        if state.over:
            return played
        seat = state.seats[0]
        options = state.options if state.options else state.legal(seat)
        state.answer(seat, options[chance.below(len(options))])
        state.run()
    return limit
