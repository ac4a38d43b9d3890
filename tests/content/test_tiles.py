"""How a drawing becomes a tile, and what holds for every tile of the base set and of the example pack."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.ids import (
    BOSS_SPAWN,
    COIN_SPACE,
    GEM_SPACE,
    LADDER,
    ONE_WAY,
    OPEN,
    PIERCED,
    PLATFORM,
    PORTAL,
    SHOP,
    SPAWN,
    SPECIAL_ICON,
    TRAP,
)
from bossrush.games.platformer.rules.tables import Tile

LANTERN = Path(__file__).parent.parent / "packs" / "lantern"
TILES = load_tables([LANTERN]).tiles
EVERY_TILE = pytest.mark.parametrize("tile", TILES, ids=[tile.id for tile in TILES])


def test_first_tile_in_full() -> None:
    tile = TILES[0]
    assert (tile.id, tile.set, tile.boss, tile.name) == ("F01", "forest", False, "Mossy Steps")
    assert tile.features == [
        *[SPAWN, COIN_SPACE | LADDER, 0, 0],
        *[0, GEM_SPACE, SHOP, TRAP],
        *[GEM_SPACE, 0, 0, LADDER],
        *[0, SPAWN, COIN_SPACE, GEM_SPACE | LADDER],
    ]
    assert tile.floors == [
        *[PLATFORM, PLATFORM, OPEN, PLATFORM],
        *[OPEN, PIERCED, PLATFORM, OPEN],
        *[PLATFORM, PLATFORM, OPEN, OPEN],
        *[OPEN, PLATFORM, OPEN, OPEN],
    ]
    assert [edge for edge, wall in enumerate(tile.walls) if wall] == [1 * 5 + 1]


def test_outer_walls() -> None:
    fern_gallery = TILES[2]
    assert [edge for edge, wall in enumerate(fern_gallery.walls) if wall] == [
        0 * 5 + 0,
        1 * 5 + 2,
        2 * 5 + 4,
        3 * 5 + 3,
    ]


def count(tile: Tile, feature: int) -> int:
    return sum(1 for space in tile.features if space & feature)


@EVERY_TILE
def test_counts(tile: Tile) -> None:
    assert 2 <= count(tile, GEM_SPACE) <= 3
    if tile.boss:
        assert (count(tile, SHOP), count(tile, BOSS_SPAWN), count(tile, SPAWN)) == (1, 2, 0)
        assert 1 <= count(tile, SPECIAL_ICON) <= 2
        assert 1 <= count(tile, COIN_SPACE) <= 2
        assert count(tile, TRAP) <= 1
    else:
        assert (count(tile, SPAWN), count(tile, BOSS_SPAWN), count(tile, SPECIAL_ICON)) == (2, 0, 0)
        assert 1 <= count(tile, COIN_SPACE) <= 3
        assert count(tile, TRAP) <= 2
        assert count(tile, SHOP) <= 1


@EVERY_TILE
def test_portals(tile: Tile) -> None:
    rows = [cell // 4 for cell, space in enumerate(tile.features) if space & PORTAL]
    assert len(set(rows)) == len(rows)
    if tile.set == "forest":
        assert not rows
    else:
        assert 1 <= len(rows) <= (1 if tile.boss else 2)


@EVERY_TILE
def test_figures_appear_on_platforms(tile: Tile) -> None:
    for space, floor in zip(tile.features, tile.floors, strict=True):
        if space & (SPAWN | SHOP | BOSS_SPAWN | PORTAL):
            assert floor != OPEN


@EVERY_TILE
def test_lower_edge(tile: Tile) -> None:
    ways = [column for column in range(4) if tile.floors[column] in (OPEN, PIERCED)]
    if tile.boss:
        assert tile.floors[:4] == [ONE_WAY] * 4
    else:
        assert 1 <= len(ways) <= 2
    assert ONE_WAY not in tile.floors[4:]


@EVERY_TILE
def test_ways_through_the_lower_edge_lead_to_support(tile: Tile) -> None:
    if tile.boss:
        return
    for column in range(4):
        if tile.floors[column] in (OPEN, PIERCED):
            around = [column, *neighbours(tile, column)]
            assert any(tile.floors[cell] != OPEN or tile.features[cell] & LADDER for cell in around)


@EVERY_TILE
def test_all_spaces_are_joined(tile: Tile) -> None:
    assert reached(tile, set(range(16))) == set(range(16))


@EVERY_TILE
def test_spaces_without_trap_are_joined(tile: Tile) -> None:
    safe = {cell for cell in range(16) if not tile.features[cell] & TRAP}
    assert reached(tile, safe) == safe


@pytest.mark.parametrize("boss", [False, True])
def test_side_seams_are_half_open(boss: bool) -> None:
    for left, right in permutations([tile for tile in TILES if tile.boss == boss], 2):
        assert sum(1 for row in range(4) if not left.walls[row * 5 + 4] and not right.walls[row * 5]) >= 2


def neighbours(tile: Tile, cell: int) -> list[int]:
    row, column = divmod(cell, 4)
    found = []
    if column > 0 and not tile.walls[row * 5 + column]:
        found.append(cell - 1)
    if column < 3 and not tile.walls[row * 5 + column + 1]:
        found.append(cell + 1)
    if row > 0 and tile.floors[cell] in (OPEN, PIERCED):
        found.append(cell - 4)
    if row < 3 and tile.floors[cell + 4] in (OPEN, PIERCED):
        found.append(cell + 4)
    return found


def reached(tile: Tile, allowed: set[int]) -> set[int]:
    """All that can be reached, over allowed spaces only, from the first of them."""
    found = {min(allowed)}
    fresh = list(found)
    while fresh:
        for cell in neighbours(tile, fresh.pop()):
            if cell in allowed and cell not in found:
                found.add(cell)
                fresh.append(cell)
    return found
