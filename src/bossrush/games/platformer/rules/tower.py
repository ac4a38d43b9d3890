"""The geometry of one tower (PF-1, PF-2): built once from its tiles, shared by all copies of a state, never changed.

Which part of it is the Map (revealed and not removed) is the state's affair: levels `low` to `high`.
"""

from __future__ import annotations

from typing import Final

from bossrush.games.platformer.rules.ids import (
    COLUMNS,
    DOWN,
    LEFT,
    LEVEL_CELLS,
    ONE_WAY,
    OPEN,
    PIERCED,
    RIGHT,
    TILE_SIDE,
    UP,
)
from bossrush.games.platformer.rules.tables import Tile
from bossrush.kernel.plain import Plain

OFFSETS: Final = (COLUMNS, -COLUMNS, -1, 1)
"""Cell differences of a step up, down, left, right."""

SHARED: Final[dict[tuple[int, ...], list[int]]] = {}
"""Neighbours and steps that occur, the same list in all towers: a server holds thousands of them. Never changed."""


class Ways:
    """Where one gets from some cells."""

    __slots__ = ("near", "steps")

    def __init__(self, near: list[list[int]], steps: list[list[int]]) -> None:
        self.near = near
        self.steps = steps


INNER: Final[dict[tuple[int, bool, Tile, Tile], Ways]] = {}
"""By level, whether it is the Boss Level, and its tiles: a search lays thousands of towers from the same tiles."""


class Tower(Plain):
    """Levels of two tiles, left and right, each on top of the one below (PF-1.1 to PF-1.3, PF-1.5, PF-R1).

    Tiles stand as they are printed (PF-1.21). Rows run across both tiles of a level (PF-1.7); between two regular
    levels there is no platform but a printed one (PF-1.19).
    """

    __slots__ = ("boss_level", "cells", "features", "floor", "levels", "near", "steps", "tiles", "wall")

    def __init__(self, tiles: list[Tile]) -> None:
        """`tiles` from the bottom level up, left then right; the topmost level is the Boss Level."""
        self.tiles = tiles
        self.levels = len(tiles) // 2
        self.boss_level = self.levels - 1
        self.cells = self.levels * LEVEL_CELLS
        self.features = [0] * self.cells
        """Asked by `has`."""
        self.floor = [OPEN] * self.cells
        """The bottom edge of each space."""
        self.wall = [False] * self.cells
        """Whether a wall lies on the right edge of each space; the outer side is one (PF-1.14)."""
        for i, tile in enumerate(tiles):
            self.lay(i // 2, i % 2, tile)
        self.near: list[list[int]] = []
        """PF-2.1: adjacent spaces, whether on the Map or not, in ascending order; never across a one-way passage."""
        self.steps: list[list[int]] = []
        """By cell, then direction: where a hero's step leads, or -1; upwards through a one-way passage too (PF-2.8)."""
        for level in range(self.levels):
            inner = self.inner_ways(level)
            self.near += inner.near
            self.steps += inner.steps
            for cell in range(len(self.near), (level + 1) * LEVEL_CELLS):
                self.near.append(self.neighbours(cell))
                self.steps.append(self.step_targets(cell))

    def inner_ways(self, level: int) -> Ways:
        """Of the rows whose neighbours do not depend on the level above; worked out once for a pair of tiles."""
        key = (level, level == self.boss_level, self.tiles[2 * level], self.tiles[2 * level + 1])
        if key not in INNER:
            cells = range(level * LEVEL_CELLS, (level + 1) * LEVEL_CELLS - COLUMNS)
            INNER[key] = Ways([self.neighbours(c) for c in cells], [self.step_targets(c) for c in cells])
        return INNER[key]

    def lay(self, level: int, side: int, tile: Tile) -> None:
        """Put a tile in its place, with the edges that it prints (PF-R3)."""
        for row in range(TILE_SIDE):
            for column in range(TILE_SIDE):
                cell = level * LEVEL_CELLS + row * COLUMNS + side * TILE_SIDE + column
                self.features[cell] = tile.features[row * TILE_SIDE + column]
                self.floor[cell] = tile.floors[row * TILE_SIDE + column]
                if tile.walls[row * 5 + column + 1] or (side == 1 and column == 3):
                    self.wall[cell] = True
            if side == 1 and tile.walls[row * 5]:  # PF-1.10: either tile's print blocks the border
                self.wall[level * LEVEL_CELLS + row * COLUMNS + TILE_SIDE - 1] = True
        if level == self.boss_level:  # PF-1.20
            for column in range(TILE_SIDE):
                self.floor[level * LEVEL_CELLS + side * TILE_SIDE + column] = ONE_WAY

    def has(self, cell: int, feature: int) -> bool:
        """PF-1.12: whether this feature is printed on the space."""
        return self.features[cell] & feature > 0

    def wall_beside(self, cell: int) -> bool:
        """Whether a wall or the outer side of the Map is on the left or right edge."""
        return self.wall[cell] or cell % COLUMNS == 0 or self.wall[cell - 1]

    def side_blocked(self, cell: int, way: int) -> bool:
        """PF-1.8, PF-1.14: whether a wall or the outer side lies on the edge of a step left or right."""
        if way == LEFT:
            return cell % COLUMNS == 0 or self.wall[cell - 1]
        return self.wall[cell]

    def edge(self, cell: int, way: int) -> int:
        """The horizontal edge crossed by a step up or down from this cell."""
        return self.floor[cell + COLUMNS] if way == UP else self.floor[cell]

    def adjacent_target(self, cell: int, way: int) -> int:
        """PF-2.1 to PF-2.3, PF-R4: the space next to this one, or -1, whoever stands there (PF-2.5).

        A platform is closed unless a ladder pierces it (PF-1.9, PF-1.11), a one-way passage always (PF-2.7).
        """
        if way == LEFT or way == RIGHT:
            return -1 if self.side_blocked(cell, way) else cell + OFFSETS[way]
        target = cell + OFFSETS[way]
        if not 0 <= target < self.cells:
            return -1
        edge = self.edge(cell, way)
        return target if edge == OPEN or edge == PIERCED else -1

    def step_target(self, cell: int, way: int) -> int:
        """PF-2.8, PF-R7: a hero's step, and nothing else, goes up through a one-way passage."""
        if way == UP and cell + COLUMNS < self.cells and self.floor[cell + COLUMNS] == ONE_WAY:
            return cell + COLUMNS
        return self.adjacent_target(cell, way)

    def step_targets(self, cell: int) -> list[int]:
        return shared([self.step_target(cell, way) for way in range(4)])

    def neighbours(self, cell: int) -> list[int]:
        """PF-2.4: what attacks, pushes and MONSTER reach (PF-2.6)."""
        targets = [self.adjacent_target(cell, way) for way in (DOWN, LEFT, RIGHT, UP)]
        return shared([target for target in targets if target >= 0])


def shared(cells: list[int]) -> list[int]:
    return SHARED.setdefault(tuple(cells), cells)
