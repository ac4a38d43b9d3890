"""PF-28, PF-29: the gem examples of the rulebook, and that no other use of the gems is better (PF-8.16)."""

from __future__ import annotations

from itertools import product

import pytest

from bossrush.games.platformer.rules.gems import best_assignment, gems_for
from bossrush.games.platformer.rules.symbols import gem_cost


def most_wounds(gems: int, swords: int) -> int:
    """The maximum over every choice of multipliers that these gems pay for, at the prices of PF-8.2."""
    choices = product(range(1, gems + 2), repeat=swords)
    return max(sum(times) for times in choices if sum(m * (m - 1) // 2 for m in times) <= gems)


@pytest.mark.rules("PF-28.1", "PF-8.2")
def test_gem_table() -> None:
    assert [gem_cost(times, 0) for times in range(1, 6)] == [0, 1, 3, 6, 10]


@pytest.mark.rules("PF-28.2", "PF-8.16")
def test_nine_gems_on_two_swords() -> None:
    assert sorted(best_assignment(9, 2)) == [3, 4]
    assert gems_for(best_assignment(9, 2)) == 9
    assert most_wounds(9, 2) == 7


@pytest.mark.rules("PF-28.3", "PF-8.16")
def test_nine_gems_on_four_swords() -> None:
    assert sorted(best_assignment(9, 4)) == [2, 2, 3, 3]
    assert gems_for(best_assignment(9, 4)) == 8
    assert most_wounds(9, 4) == 10


@pytest.mark.rules("PF-29.16", "PF-8.16")
@pytest.mark.parametrize(
    ("swords", "wounds"),
    [(1, [1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5]), (2, [2, 3, 4, 4, 5, 5, 6, 6, 6, 7])],
)
def test_maximum_wounds(swords: int, wounds: list[int]) -> None:
    assert [sum(best_assignment(gems, swords)) for gems in range(len(wounds))] == wounds


@pytest.mark.rules("PF-8.16")
@pytest.mark.parametrize("swords", [1, 2, 3, 4])
def test_no_assignment_is_better(swords: int) -> None:
    for gems in range(11):
        assignment = best_assignment(gems, swords)
        assert len(assignment) == swords
        assert gems_for(assignment) <= gems
        assert sum(assignment) == most_wounds(gems, swords)


@pytest.mark.rules("PF-29.26", "PF-R117")
def test_cards_that_save_gems() -> None:
    """Gem Cutter and Prism: how many of them help, and what double, triple and quadruple then cost."""
    assert [gem_cost(times, 1) for times in (2, 3, 4)] == [0, 2, 5]
    assert [gem_cost(times, 2) for times in (3, 4)] == [1, 4]
