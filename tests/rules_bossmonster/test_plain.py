"""States of Boss Monster pickle and can be copied deeply: the twin is equal and plays on."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from bossrush.games.bossmonster.rules.state import State
from tests.property.play_bossmonster import GAME
from tests.rules_bossmonster.games import decisions

AGAIN: list[Callable[[State], State]] = [lambda state: pickle.loads(pickle.dumps(state)), copy.deepcopy]
EVERY = 25


@pytest.mark.parametrize("again", AGAIN)
def test_a_state_made_again_is_equal_and_plays_on(again: Callable[[State], State]) -> None:
    asked = set()
    for number, state in enumerate(decisions({"players": "3", "i_choose_you": "on", "scheming": "on"}, 4)):
        if number % EVERY and state.asked().name in asked:
            continue
        asked.add(state.asked().name)
        twin, other = again(state), state.copy()
        assert GAME.dump(twin) == GAME.dump(state)
        seat = state.seats[0]
        for one in (twin, other):
            one.answer(seat, state.legal(seat)[-1])
            one.run()
        assert GAME.dump(twin) == GAME.dump(other)
        assert GAME.view(twin, seat) == GAME.view(other, seat)
    assert len(asked) > 10
