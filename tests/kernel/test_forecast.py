"""Forecasts end before the first chance result and before anything the seat cannot know."""

from __future__ import annotations

import json

import pytest

from bossrush.kernel.core import NOBODY
from bossrush.kernel.events import UNKNOWN
from bossrush.kernel.forecast import Forecast, forecast
from bossrush.kernel.match import Match, UndoRefused, new_match
from bossrush.kernel.record import FAST
from tests.kernel.toy import (
    EV_CANCELLED,
    EV_PASSED,
    EV_PLAYED,
    EV_SCORED,
    PASS,
    PLAY,
    THEFT,
    THROW,
    Toy,
)

GAME = Toy()
COUNTERED = PLAY + 3


def in_window(turns: str = "3") -> Match:
    """Seat 1 has kept a coin and two counters, seat 2 two thefts and a counter; seat 1 begins."""
    match = new_match(GAME, {"deal": "sorted", "turns": turns}, [], FAST, "1")
    play(match, (0, THROW + 1), (0, THROW + THEFT), (1, THROW), (1, THROW + 1))
    return match


def play(match: Match, *moves: tuple[int, int]) -> None:
    for seat, action in moves:
        assert match.play(seat, action) is None


def kinds(foreseen: Forecast) -> list[int]:
    return [event[0] for event in foreseen.events]


def test_a_forecast_ends_at_the_next_decision_and_says_whose() -> None:
    foreseen = forecast(GAME, in_window().state, 0, PLAY)
    assert (kinds(foreseen), foreseen.end, foreseen.seats) == ([EV_PLAYED], "decision", [1])


def test_what_certainly_follows_is_told() -> None:
    match = in_window()
    play(match, (0, PLAY))
    foreseen = forecast(GAME, match.state, 1, PASS)
    assert (kinds(foreseen), foreseen.end, foreseen.seats) == ([EV_PASSED, EV_SCORED], "decision", [0])
    play(match, (1, COUNTERED))
    assert kinds(forecast(GAME, match.state, 0, PASS)) == [EV_PASSED, EV_CANCELLED]


def test_a_forecast_ends_before_a_chance_result() -> None:
    match = in_window()
    play(match, (0, PASS), (1, PLAY + THEFT))
    foreseen = forecast(GAME, match.state, 0, PASS)
    assert (kinds(foreseen), foreseen.end, foreseen.seats) == ([EV_PASSED], "chance", [])


def test_a_forecast_ends_before_a_card_is_drawn_even_by_the_seat_itself() -> None:
    match = in_window()
    play(match, (0, PASS))
    foreseen = forecast(GAME, match.state, 1, PASS)
    assert (kinds(foreseen), foreseen.end, foreseen.seats) == ([EV_PASSED], "hidden", [])


def test_a_forecast_shows_nothing_of_what_others_chose_in_secret() -> None:
    match = new_match(GAME, {"deal": "sorted"}, [], FAST, "1")
    play(match, (0, THROW), (0, THROW + 1), (1, THROW))
    foreseen = forecast(GAME, match.state, 1, THROW + 1)
    assert (foreseen.events, foreseen.end, foreseen.seats) == ([], "hidden", [])


def test_a_forecast_can_be_the_end() -> None:
    match = in_window(turns="1")
    play(match, (0, PASS))
    foreseen = forecast(GAME, match.state, 1, PASS)
    assert (kinds(foreseen), foreseen.end, foreseen.seats) == ([EV_PASSED], "over", [])


def test_a_forecast_leaves_the_game_as_it_was() -> None:
    match = in_window()
    before = json.dumps(GAME.dump(match.state))
    for action in match.state.legal(0):
        forecast(GAME, match.state, 0, action)
    assert json.dumps(GAME.dump(match.state)) == before
    assert (match.state.foreseeing, match.state.events) == (NOBODY, [])


def test_the_forecast_of_a_card_names_it_to_its_player_only() -> None:
    """What the seat knew before does not end its forecast; fields it may not see are unknown."""
    match = in_window()
    play(match, (0, PASS))
    event = forecast(GAME, match.state, 1, PLAY + THEFT).events[0]
    assert event == (EV_PLAYED, 1, THEFT, 0)
    assert UNKNOWN not in event


def test_what_came_out_still_limits_undo() -> None:
    match = in_window()
    play(match, (0, PLAY))
    with pytest.raises(UndoRefused, match="came_out"):
        match.undo(0)
