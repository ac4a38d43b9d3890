"""The clock of a table, folded from times in the log."""

from __future__ import annotations

import pytest

from bossrush.kernel.game import GameError
from bossrush.server.clock import DAY, Clock, ClockRule


@pytest.mark.parametrize(
    ("text", "limit", "increment", "whole_game", "days"),
    [
        ("none", 0, 0, False, False),
        ("move:60", 60_000, 0, False, False),
        ("game:900+10", 900_000, 10_000, True, False),
        ("game:5+0", 5_000, 0, True, False),
        ("days:3", 3 * DAY, 0, False, True),
    ],
)
def test_each_kind_is_read(text: str, limit: int, increment: int, whole_game: bool, days: bool) -> None:
    rule = ClockRule(text)
    assert (rule.limit, rule.increment, rule.whole_game, rule.days) == (limit, increment, whole_game, days)
    assert rule.runs() == (text != "none")


@pytest.mark.parametrize(
    "text",
    [
        *("", "move", "move:", "move:-1", "move:0", "move:1.5", "move:999999", "move:60 ", "move:60\n", "move:٣"),
        *("game:60", "game:60+", "game:0+10", "days:0", "days:100", "hours:3", "NONE", " none"),
    ],
)
def test_what_is_no_clock_is_refused(text: str) -> None:
    with pytest.raises(GameError):
        ClockRule(text)


def test_per_move_every_decision_has_the_whole_time() -> None:
    clock = Clock(ClockRule("move:60"), 2)
    clock.run_for([0], [0], 1_000)
    assert clock.deadline(0) == 61_000
    clock.decided(0, 31_000, still=True)
    clock.run_for([0], [0], 31_000)
    assert clock.deadline(0) == 91_000


def test_per_game_time_that_was_used_is_gone() -> None:
    clock = Clock(ClockRule("game:60+0"), 2)
    clock.run_for([0], [0], 1_000)
    clock.decided(0, 11_000, still=False)
    clock.run_for([1], [1], 11_000)
    assert clock.left == [50_000, 60_000]
    assert clock.deadline(1) == 71_000


def test_the_increment_comes_when_the_decision_passes_on() -> None:
    clock = Clock(ClockRule("game:60+5"), 2)
    clock.run_for([0], [0], 1_000)
    clock.decided(0, 11_000, still=True)
    clock.run_for([0], [0], 11_000)
    assert clock.left[0] == 50_000
    clock.decided(0, 21_000, still=False)
    assert clock.left[0] == 45_000


def test_no_more_time_is_used_than_there_was() -> None:
    clock = Clock(ClockRule("game:10+0"), 1)
    clock.run_for([0], [0], 1_000)
    clock.decided(0, 99_000, still=False)
    assert clock.left[0] == 0


def test_a_decision_that_goes_on_keeps_its_beginning() -> None:
    clock = Clock(ClockRule("move:60"), 2)
    clock.run_for([0, 1], [0, 1], 1_000)
    clock.decided(0, 20_000, still=False)
    clock.run_for([1], [], 20_000)
    assert clock.deadline(1) == 61_000


def test_time_left_is_counted_from_now_while_the_clock_runs() -> None:
    clock = Clock(ClockRule("game:60+0"), 2)
    clock.run_for([0], [0], 1_000)
    assert clock.left_at(0, 21_000) == 40_000
    assert clock.left_at(1, 21_000) == 60_000
    assert clock.left_at(0, 999_000) == 0


def test_a_clock_that_stops_and_runs_again_counts_only_the_running_time() -> None:
    clock = Clock(ClockRule("game:60+0"), 1)
    clock.run_for([0], [0], 1_000)
    clock.decided(0, 11_000, still=False)
    clock.run_for([], [], 11_000)
    clock.run_for([0], [0], 500_000)
    assert clock.deadline(0) == 550_000
