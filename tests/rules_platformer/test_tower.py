"""The geometry of a tower: what is worked out once for a pair of tiles is what each space would say for itself."""

from __future__ import annotations

from random import Random

from bossrush.games import load_game
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.tower import Tower


def test_the_ways_of_a_level_do_not_depend_on_the_tower_they_were_first_worked_out_for() -> None:
    game = load_game("platformer")
    assert isinstance(game, Platformer)
    tiles = game.tables.tiles
    for seed in range(60):
        tower = Tower(Random(seed).sample(tiles, 8))
        assert tower.near == [tower.neighbours(cell) for cell in range(tower.cells)]
        assert tower.steps == [tower.step_targets(cell) for cell in range(tower.cells)]
