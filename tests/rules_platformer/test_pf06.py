"""PF-6 Enemy die: its faces."""

from __future__ import annotations

from collections import Counter

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.dice import roll_enemy_die
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.ids import DIE_NAMES
from bossrush.kernel.chance import FastChance

GAME = Platformer(load_tables())


@pytest.mark.rules("PF-6.1")
def test_three_kinds_of_result() -> None:
    faces = [DIE_NAMES[result] for result in GAME.tables.enemy_die]
    assert sorted(faces) == ["attack", "attack", "left", "left", "right", "right"]


@pytest.mark.rules("PF-6.1")
def test_all_three_are_rolled_and_nothing_else() -> None:
    rolled: Counter[str] = Counter()
    for seed in range(100):
        g = GAME.new_state(GAME.read_options({}), FastChance(seed))
        rolled.update(DIE_NAMES[roll_enemy_die(g)] for _ in range(6))
        g.run()
        assert len(g.enemy_rolls) == 1
        rolled.update(DIE_NAMES[result] for result in g.enemy_rolls)
    assert set(rolled) == {"attack", "left", "right"}
    assert all(170 <= rolled[name] <= 300 for name in rolled)
