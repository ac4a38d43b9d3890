"""The levels of a Platformer scenario: tiles by id, blank ones with features added, and drawn ones."""

from __future__ import annotations

from typing import Final

from bossrush.games.platformer.content.tiles import PICTURE_LINES, WIDTH, read_floors, read_spaces
from bossrush.games.platformer.rules.ids import (
    BOSS_SPAWN,
    COIN_SPACE,
    COLUMNS,
    GEM_SPACE,
    LADDER,
    LEVEL_CELLS,
    MAX_CELLS,
    OPEN,
    PIERCED,
    PLATFORM,
    PORTAL,
    SHOP,
    SPAWN,
    SPECIAL_ICON,
    TILE_SIDE,
    TRAP,
)
from bossrush.games.platformer.rules.notation import parse_space
from bossrush.games.platformer.rules.tables import Tables, Tile
from bossrush.kernel.game import GameError
from bossrush.scenarios.files import Part

HIDDEN: Final = "hidden"
REMOVED: Final = "removed"
BOSS: Final = "boss"
BLANK: Final = "blank"
DEFAULT_BOSS_TILES: Final = ("F13", "F14")
TILE_CELLS: Final = TILE_SIDE * TILE_SIDE
PICTURE_WIDTH: Final = 2 * WIDTH - 1

FEATURES: Final = {
    "ladders": LADDER,
    "spawns": SPAWN,
    "coin_spaces": COIN_SPACE,
    "gem_spaces": GEM_SPACE,
    "traps": TRAP,
    "shops": SHOP,
    "portals": PORTAL,
    "boss_spawns": BOSS_SPAWN,
    "special_icons": SPECIAL_ICON,
}
"""Keys that print a feature on spaces of blank levels."""
FLOORS: Final = {"platforms": PLATFORM, "pierced": PIERCED}
"""Keys that print something under spaces of blank levels."""
WALLS: Final = "walls"


class Level:
    """One level as the file lists it."""

    def __init__(self, words: list[str]) -> None:
        self.hidden = HIDDEN in words
        self.removed = REMOVED in words
        self.boss = BOSS in words
        self.blank = False
        self.tiles: list[Tile] = []


class Levels:
    """All levels from the bottom. Mistakes are noted in the document; `levels` may then be unfit to use."""

    def __init__(self, part: Part, tables: Tables) -> None:
        self.part = part
        self.tables = tables
        self.list: list[Level] = []
        for text in part.texts("levels", required=True) or []:
            self.list.append(self.read(text, len(self.list) + 1))
        if self.list and not self.list[-1].boss:
            boss = Level([HIDDEN, BOSS])
            boss.tiles = [tables.tiles[tables.tile(id)] for id in DEFAULT_BOSS_TILES]
            self.list.append(boss)
        self.check_order()
        for key in (*FEATURES, *FLOORS, WALLS):
            for word in part.words(key) or []:
                self.print(key, word)
        self.check_boss_spawns()

    def fail(self, message: str) -> None:
        self.part.fail(message, "levels")

    # ---- one level

    def read(self, text: str, number: int) -> Level:
        lines = [line.strip() for line in text.strip().split("\n")]
        words = lines[0].split()
        count = 0
        while count < len(words) and words[count] in (HIDDEN, REMOVED, BOSS):
            count += 1
        level = Level(words[:count])
        rest = " ".join(words[count:])
        if len(lines) > 1:
            picture = lines if count == 0 else lines[1:]
            if count and rest:
                self.fail(f"level {number}: a picture begins on a line of its own")
            level.tiles = self.draw(picture, level.boss, number)
        elif rest == BLANK:
            level.blank = True
            level.tiles = [new_tile(number, side, level.boss) for side in ("left", "right")]
        else:
            level.tiles = self.find(rest, level.boss, number)
        return level

    def find(self, ids: str, boss: bool, number: int) -> list[Tile]:
        found: list[Tile] = []
        for id in ids.split():
            try:
                found.append(self.tables.tiles[self.tables.tile(id)])
            except GameError as error:
                self.fail(f"level {number}: {error}")
                return []
        if len(found) != 2:
            self.fail(f"level {number} is '{ids}'; it must be two tile ids, '{BLANK}' or a picture")
        for tile in found:
            if tile.boss != boss:
                kind = "is a boss tile, mark the level 'boss'" if tile.boss else "is no boss tile"
                self.fail(f"level {number}: {tile.id} {kind}")
            if any(tile in level.tiles for level in self.list) or found.count(tile) > 1:
                self.fail(f"level {number}: tile {tile.id} lies twice")
        return found

    def draw(self, lines: list[str], boss: bool, number: int) -> list[Tile]:
        """A picture of eight columns in the format of the tile files, as two tiles."""
        tiles = [new_tile(number, side, boss) for side in ("left", "right")]
        if len(lines) != PICTURE_LINES:
            self.fail(f"level {number}: the picture has {len(lines)} lines instead of {PICTURE_LINES}")
            return tiles
        document = self.part.document
        first = self.part.line_of("levels")
        for i, line in enumerate(lines):
            place = line_of_text(document.text, line, first)
            if len(line) != PICTURE_WIDTH:
                document.fail(place, f"level {number}: the line has {len(line)} characters instead of {PICTURE_WIDTH}")
                continue
            for side, tile in enumerate(tiles):
                self.draw_line(tile, i, line, side * (WIDTH - 1), place)
        return tiles

    def draw_line(self, tile: Tile, i: int, line: str, start: int, place: int) -> None:
        """Line `i` of a picture for one of its tiles; errors name the column of the file."""
        document = self.part.document
        before = len(document.problems)
        read = read_spaces if i % 2 == 0 else read_floors
        read(document, place, tile, TILE_SIDE - 1 - i // 2, line[start : start + WIDTH])
        shift = start + document.text.split("\n")[place - 1].index(line)
        for j, (at, column, message) in enumerate(document.problems[before:], before):
            document.problems[j] = (at, column + shift, message)

    # ---- all levels

    def check_order(self) -> None:
        """From the bottom: removed ones, revealed ones, hidden ones; the Boss Level is the topmost."""
        if not self.list:
            self.fail("'levels' is empty")
        most = MAX_CELLS // LEVEL_CELLS
        if len(self.list) > most:
            self.fail(f"{len(self.list)} levels with the Boss Level are more than {most}")
        if any(level.boss for level in self.list[:-1]):
            self.fail("only the topmost level can be the Boss Level")
        ranks = [0 if level.removed else 2 if level.hidden else 1 for level in self.list]
        if ranks != sorted(ranks) or 1 not in ranks:
            self.fail("from the bottom there are removed levels, then at least one revealed level, then hidden ones")

    def check_boss_spawns(self) -> None:
        top = self.list[-1] if self.list else None
        spaces = [tile.has(space, BOSS_SPAWN) for tile in top.tiles for space in range(TILE_CELLS)] if top else []
        if top and top.hidden and not any(spaces):
            self.fail("a hidden Boss Level needs a boss spawn space, or the Boss could not appear")

    def print(self, key: str, word: str) -> None:
        """Put a feature, a platform or a wall on a blank level."""
        try:
            cell = parse_space(word)
        except GameError as error:
            self.part.fail(str(error), key)
            return
        number = cell // LEVEL_CELLS
        if number >= len(self.list) or not self.list[number].blank:
            self.part.fail(f"'{key}' belongs on blank levels, and {word} is on none; draw the level instead", key)
            return
        row, column = cell % LEVEL_CELLS // COLUMNS, cell % COLUMNS
        tile = self.list[number].tiles[column // TILE_SIDE]
        place = row * TILE_SIDE + column % TILE_SIDE
        if key in FEATURES:
            tile.features[place] |= FEATURES[key]
        elif key in FLOORS:
            tile.floors[place] = FLOORS[key]
        elif column == COLUMNS - 1:
            self.part.fail(f"{word} has the outer side of the Map on its right", key)
        else:
            tile.walls[row * (TILE_SIDE + 1) + column % TILE_SIDE + 1] = True

    def low(self) -> int:
        return sum(1 for level in self.list if level.removed)

    def high(self) -> int:
        return len(self.list) - 1 - sum(1 for level in self.list if level.hidden)

    def tiles(self) -> list[Tile]:
        return [tile for level in self.list for tile in level.tiles]


def new_tile(number: int, side: str, boss: bool) -> Tile:
    return Tile(
        f"level{number}_{side}", "forest", boss, "", [0] * TILE_CELLS, [OPEN] * TILE_CELLS, [False] * (TILE_CELLS + 4)
    )


def line_of_text(text: str, wanted: str, first: int) -> int:
    """The first line from `first` on that holds this text."""
    for number, line in enumerate(text.split("\n")[first - 1 :], first):
        if wanted in line:
            return number
    return first
