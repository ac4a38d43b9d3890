"""States, frames and questions are nothing but their fields: pickled or copied deeply, they play on."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.kernel.plain import field_names
from tests.kernel.toy import CounterOrPass, Toy, Window

GAME = Toy()
AGAIN: list[Callable[[Core], Core]] = [lambda state: pickle.loads(pickle.dumps(state)), copy.deepcopy]


def test_the_fields_of_a_frame_are_its_own_and_those_of_its_base() -> None:
    assert field_names(Window(1, [0])) == ["answers", "owner", "step", "waiting"]


def test_a_question_is_made_again_from_its_fields() -> None:
    assert pickle.loads(pickle.dumps(CounterOrPass(3))).card == 3


@pytest.mark.parametrize("again", AGAIN)
def test_a_state_made_again_is_equal_and_plays_on(again: Callable[[Core], Core]) -> None:
    state: Core = GAME.new_state(GAME.read_options({"players": "3"}), FastChance(5))
    state.run()
    while not state.over:
        twin = again(state)
        assert GAME.dump(twin) == GAME.dump(state)
        seat = state.seats[0]
        for one in (state, twin):
            one.answer(seat, one.legal(seat)[-1])
            one.run()
        assert GAME.dump(twin) == GAME.dump(state)
