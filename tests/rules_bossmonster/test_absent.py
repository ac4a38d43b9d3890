"""A player who cannot decide (BM-R84): the default, without any chance."""

from __future__ import annotations

import pytest

from bossrush.games import load_game
from bossrush.games.bossmonster.rules.ids import PASS
from bossrush.kernel.chance import FastChance

GAME = load_game("bossmonster")


@pytest.mark.rules("BM-R84")
@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_can_be_decided_by_default(seed: int) -> None:
    state = GAME.new_state(GAME.read_options({"players": "3"}), FastChance(seed))
    state.run()
    asked = set()
    while not state.over:
        seat = state.seats[0]
        legal = state.legal(seat)
        drawn = state.chance.drawn
        action = GAME.default_action(state, seat)
        assert state.chance.drawn == drawn
        question = state.asked().name
        asked.add(question)
        if PASS in legal:
            assert action == PASS
        elif question == "mulligan":
            assert GAME.action_text(action) == "no"
        elif question == "discard":
            assert action == legal[0]
        state.answer(seat, action)
        state.run()
    assert {"mulligan", "discard", "chance"} <= asked
    assert len(state.winners) == 1
