"""PF-14: what the levels know of their enemies."""

from __future__ import annotations

from collections import Counter

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.levels import remove_lowest_level
from bossrush.kernel.chance import FastChance


@pytest.mark.rules("PF-R89")
def test_two_enemy_cards_of_each_tier() -> None:
    tiers = Counter(enemy.tier for enemy in load_tables().enemies if enemy.tier > 0)
    assert tiers == {1: 2, 2: 2, 3: 2}


@pytest.mark.rules("PF-R89")
def test_the_card_of_a_removed_level_stays_as_reference() -> None:
    game = Platformer(load_tables())
    state = game.new_state(game.read_options({"players": "2"}), FastChance(5))
    state.high = 2
    before = state.level_enemies[:]
    remove_lowest_level(state)
    levels = game.view(state, 0)["levels"]
    assert isinstance(levels, list)
    assert levels[0]["state"] == "removed"
    assert levels[0]["enemy"] == game.tables.enemies[before[0]].id
    assert state.level_enemies == before
