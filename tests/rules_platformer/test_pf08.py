"""PF-8 Gems: the best assignment, and symbols paid against Petrification."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.games.platformer.rules.gems import best_assignment
from bossrush.games.platformer.rules.ids import PETRIFICATION
from bossrush.games.platformer.rules.wounds import gain_mark
from tests.rules_platformer.position import Position


def cost(times: list[int]) -> int:
    return sum(m * (m - 1) // 2 for m in times)


def most_wounds(gems: int, swords: int) -> int:
    """By trying every multiplier for every sword."""
    if swords == 0:
        return 0
    affordable = [m for m in range(1, gems + 2) if cost([m]) <= gems]
    return max(m + most_wounds(gems - cost([m]), swords - 1) for m in affordable)


@pytest.mark.rules("PF-8.16")
@pytest.mark.parametrize("swords", range(1, 7))
def test_the_best_assignment_gives_the_most_wounds(swords: int) -> None:
    for gems in range(16 if swords > 4 else 31):
        times = best_assignment(gems, swords)
        assert len(times) == swords
        assert min(times) >= 1
        assert cost(times) <= gems
        assert sum(times) == most_wounds(gems, swords)


@pytest.mark.rules("PF-8.16")
@pytest.mark.parametrize(
    ("gems", "swords", "times"),
    [(0, 3, [1, 1, 1]), (2, 3, [1, 2, 2]), (3, 3, [2, 2, 2]), (4, 3, [2, 2, 2]), (9, 2, [3, 4]), (9, 4, [2, 2, 3, 3])],
)
def test_it_raises_the_symbols_layer_by_layer(gems: int, swords: int, times: list[int]) -> None:
    assert sorted(best_assignment(gems, swords)) == times


@pytest.mark.rules("PF-8.14", "PF-R24")
def test_symbols_paid_against_petrification_are_not_enhanced(tmp_path: Path) -> None:
    text = """
heroes = "etorn sweety"
levels = ["blank"]
dice = "coin sword boot"
etorn = { at = "b1", gems = 10, special = "coin" }
"""
    position = Position(tmp_path, text)
    gain_mark(position.g, 0, PETRIFICATION)
    events = position.play("shed", "die coin", "die sword")
    assert events == ["mark_lost etorn petrification"]
    assert position.question() == "main"
    assert position.g.gems[0] == 10
