"""PF-1 Map geometry: what holds for every tile and every tower."""

from __future__ import annotations

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.ids import LADDER, PIERCED, PORTAL
from bossrush.games.platformer.rules.notation import parse_space
from bossrush.games.platformer.rules.state import State
from bossrush.kernel.chance import FastChance

TABLES = load_tables()
GAME = Platformer(TABLES)
SETS = ("forest", "void", "mixed")
LEFT_COLUMNS = "abcd"
RIGHT_COLUMNS = "efgh"


def new_game(seed: int, **options: str) -> State:
    return GAME.new_state(GAME.read_options(options), FastChance(seed))


def space(level: int, side: int, column: int, row: int) -> int:
    """The cell of a space of a tile; level and row count from 1, side 0 is the left tile, column counts from 0."""
    return parse_space((LEFT_COLUMNS, RIGHT_COLUMNS)[side][column] + str(4 * (level - 1) + row))


@pytest.mark.rules("PF-1.1", "PF-1.2", "PF-1.3", "PF-1.4", "PF-1.21", "PF-R1", "PF-R2")
@pytest.mark.parametrize("tiles", SETS)
def test_tiles_stand_upright_where_they_belong(tiles: str) -> None:
    """Every space of the tower shows what its tile prints there: never rotated, mirrored or shifted."""
    for seed in range(20):
        g = new_game(seed, tiles=tiles)
        assert g.tower.cells == 32 * g.tower.levels
        for place, tile_id in enumerate(g.tile_ids):
            tile = TABLES.tiles[tile_id]
            for row in range(1, 5):
                for column in range(4):
                    cell = space(place // 2 + 1, place % 2, column, row)
                    printed = 4 * (row - 1) + column
                    assert g.tower.features[cell] == tile.features[printed]
                    assert g.tower.floor[cell] == tile.floors[printed]
                    if column < 3:
                        assert g.tower.wall[cell] == tile.walls[5 * (row - 1) + column + 1]


@pytest.mark.rules("PF-1.6")
def test_standard_game_has_three_levels_and_the_boss_level() -> None:
    for players in "1234":
        view = GAME.view(new_game(1, players=players), 0)
        levels = view["levels"]
        assert isinstance(levels, list)
        assert [(level["level"], level["boss"]) for level in levels] == [(1, False), (2, False), (3, False), (4, True)]


@pytest.mark.rules("PF-1.13")
def test_portals_only_on_void_tiles() -> None:
    with_portal = {tile.set for tile in TABLES.tiles for feature in tile.features if feature & PORTAL}
    assert with_portal == {"void"}


@pytest.mark.rules("PF-1.11")
def test_a_drawn_ladder_crosses_the_edge_it_pierces() -> None:
    """Inside a tile the space under a pierced platform is a ladder space: there the ladder begins."""
    pierced = 0
    for tile in TABLES.tiles:
        for printed in range(4, 16):
            if tile.floors[printed] == PIERCED:
                pierced += 1
                assert tile.features[printed - 4] & LADDER, f"{tile.id}, space {printed}"
    assert pierced > 0
