"""PF-2 Adjacency: what holds in every tower of the base set."""

from __future__ import annotations

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.state import State
from bossrush.kernel.chance import FastChance

GAME = Platformer(load_tables())
COLUMNS = 8


def tower_game(seed: int) -> State:
    return GAME.new_state(GAME.read_options({"tiles": ("forest", "void", "mixed")[seed % 3]}), FastChance(seed))


@pytest.mark.rules("PF-2.3", "PF-2.4")
def test_symmetric_and_never_diagonal() -> None:
    for seed in range(60):
        near = tower_game(seed).tower.near
        for cell, others in enumerate(near):
            for other in others:
                assert cell in near[other]
                columns = abs(cell % COLUMNS - other % COLUMNS)
                rows = abs(cell // COLUMNS - other // COLUMNS)
                assert columns + rows == 1


@pytest.mark.rules("PF-2.7")
def test_nothing_is_adjacent_across_the_floor_of_the_boss_level() -> None:
    for seed in range(60):
        tower = tower_game(seed).tower
        floor = tower.boss_level * 4 * COLUMNS
        for column in range(COLUMNS):
            assert floor + column - COLUMNS not in tower.near[floor + column]
            assert floor + column not in tower.near[floor + column - COLUMNS]
