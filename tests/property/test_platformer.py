"""Platformer keeps all that the kernel promises, over random games; `tools/soak.py` plays more of them.

The variable GAMES_DIVISOR makes it play fewer, where the same games were played before.
"""

from __future__ import annotations

import os

import pytest

from tests.conformance import game_test
from tests.property.play import CLIMBING_OPTIONS, OPTIONS, climbing_test, missing, random_test

DIVISOR = int(os.environ.get("GAMES_DIVISOR", "1"))
GAMES = 84 // DIVISOR
"""In each of the chunks: 1,008 in all."""
CLIMBING_GAMES = 240


@pytest.mark.parametrize("chunk", range(12))
def test_random_games(chunk: int) -> None:
    options = OPTIONS[chunk::12]
    tally = game_test(random_test(every=80), options, GAMES, seed=10_000 * chunk)
    assert tally.games == GAMES


def test_climbing_games_show_every_question_event_and_effect() -> None:
    tally = game_test(climbing_test(every=300), CLIMBING_OPTIONS, CLIMBING_GAMES, seed=1)
    assert missing(tally) == []
    assert tally.finished
