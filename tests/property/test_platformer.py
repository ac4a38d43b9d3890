"""Platformer keeps all that the kernel promises, over random games; `tools/soak.py` plays more of them.

The variable GAMES_DIVISOR makes it play fewer, where all of them are played by the compiled engine.
"""

from __future__ import annotations

import os

import pytest

from tests.property.play import CLIMBING_OPTIONS, OPTIONS, climbing_test, missing, play_games, random_test, scarce_test

DIVISOR = int(os.environ.get("GAMES_DIVISOR", "1"))
CHUNKS = 12
GAMES = 148 // DIVISOR
LONG_GAMES = 12 // DIVISOR
"""In each of the chunks; 2,200 random games in all with the two tests below."""
CLIMBING_GAMES = 240
SCARCE_GAMES = 40
RARE = 5


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    options = OPTIONS[chunk::CHUNKS]
    tally = play_games(random_test(every=200, limit=60), options, GAMES, seed=10_000 * chunk)
    tally.add(play_games(random_test(every=100), options, LONG_GAMES, seed=10_000 * chunk + GAMES))
    assert tally.games == GAMES + LONG_GAMES


def test_climbing_games_show_nearly_everything() -> None:
    """A few things and many reasons of refusals are so rare that `tools/soak.py` has to play more to show them."""
    tally = play_games(climbing_test(every=400), CLIMBING_OPTIONS, CLIMBING_GAMES, seed=7000)
    tally.add(play_games(scarce_test(every=200), CLIMBING_OPTIONS, SCARCE_GAMES, seed=7000))
    missed = missing(tally)
    assert len([what for what in missed if not what.startswith("refusal")]) <= RARE, missed
    assert len(missed) <= 3 * RARE, missed
    assert tally.finished
