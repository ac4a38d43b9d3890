"""Tiles drawn as text, read into `Tile` and checked character by character. The base files explain the format."""

from __future__ import annotations

import re
from typing import Final

from bossrush.content.source import Source
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
    TILE_SIDE,
    TRAP,
)
from bossrush.games.platformer.rules.tables import Tile

SETS: Final = ("forest", "void")
KINDS: Final = ("ordinary", "boss")
PICTURE_LINES: Final = 2 * TILE_SIDE
WIDTH: Final = 4 * TILE_SIDE + 1

HEADER: Final = re.compile(r'TILE ([A-Z]+[0-9]+) (\S+) (\S+) "([^"]+)"')
CONTENT: Final = {
    ".": 0,
    "E": SPAWN,
    "C": COIN_SPACE,
    "G": GEM_SPACE,
    "T": TRAP,
    "S": SHOP,
    "P": PORTAL,
    "B": BOSS_SPAWN,
    "X": SPECIAL_ICON,
}
FLOORS: Final = {"...": OPEN, "===": PLATFORM, "=H=": PIERCED, "^^^": ONE_WAY}
FEATURE_NAMES: Final = {
    SPAWN: "enemy spawn",
    SHOP: "shop",
    PORTAL: "portal",
    BOSS_SPAWN: "boss spawn",
    SPECIAL_ICON: "special icon",
}

# How many of each the rules count on (PF-14.2, PF-20.2): feature, least, most.
ORDINARY_COUNTS: Final = ((SPAWN, 2, 2), (BOSS_SPAWN, 0, 0), (SPECIAL_ICON, 0, 0), (SHOP, 0, 1))
BOSS_COUNTS: Final = ((SPAWN, 0, 0), (BOSS_SPAWN, 2, 2), (SPECIAL_ICON, 1, 2), (SHOP, 1, 1))
STANDING: Final = (SPAWN, SHOP, PORTAL, BOSS_SPAWN)


def parse_tiles(source: Source, set: str) -> list[tuple[int, Tile]]:
    """The tiles of a file of this set, each with its line; what is wrong is noted in the source."""
    tiles: list[tuple[int, Tile]] = []
    lines = source.text.split("\n")
    i = 0
    while i < len(lines):
        if is_gap(lines[i]):
            i += 1
            continue
        end = i + 1
        while end < len(lines) and not is_gap(lines[end]) and not lines[end].startswith("TILE"):
            end += 1
        tile = parse_tile(source, set, i + 1, lines[i:end])
        if tile is not None:
            tiles.append((i + 1, tile))
        i = end
    return tiles


def is_gap(line: str) -> bool:
    return not line.strip() or line.startswith("#")


def parse_tile(source: Source, set: str, first: int, block: list[str]) -> Tile | None:
    """The tile whose header is line `first`; None, and the errors noted, if it is broken."""
    before = len(source.problems)
    header = HEADER.fullmatch(block[0])
    if header is None:
        source.fail(first, 'a tile begins with TILE ID SET KIND "NAME", the id as in F01')
        return None
    id, kind = header[1], header[3]
    if header[2] not in SETS:
        source.fail(first, f"tile {id}: unknown set '{header[2]}'; there are {', '.join(SETS)}")
    elif header[2] != set:
        source.fail(first, f"tile {id} is of the set {header[2]}, but this file holds the {set} tiles")
    if kind not in KINDS:
        source.fail(first, f"tile {id}: unknown kind '{kind}'; there are {', '.join(KINDS)}")
    tile = Tile(id, set, kind == "boss", header[4], [0] * 16, [OPEN] * 16, [False] * 20)
    if len(block) != PICTURE_LINES + 1:
        source.fail(first, f"tile {id} has {len(block) - 1} picture lines instead of {PICTURE_LINES}")
        return None
    for i, text in enumerate(block[1:]):
        row = TILE_SIDE - 1 - i // 2
        if len(text) != WIDTH:
            source.fail(first + 1 + i, f"tile {id}: the line has {len(text)} characters instead of {WIDTH}")
        elif i % 2 == 0:
            read_spaces(source, first + 1 + i, tile, row, text)
        else:
            read_floors(source, first + 1 + i, tile, row, text)
    if len(source.problems) == before:
        check_counts(source, first, tile)
    return tile if len(source.problems) == before else None


def read_spaces(source: Source, line: int, tile: Tile, row: int, text: str) -> None:
    for edge in range(TILE_SIDE + 1):
        mark = text[4 * edge]
        if mark not in ":|":
            source.fail(line, f"tile {tile.id}: expected ':' or '|', not '{mark}'", 4 * edge + 1)
        tile.walls[row * (TILE_SIDE + 1) + edge] = mark == "|"
    for column in range(TILE_SIDE):
        content = text[4 * column + 1]
        ladder = text[4 * column + 2]
        spare = text[4 * column + 3]
        if content not in CONTENT:
            message = f"tile {tile.id}: unknown space '{content}'; there are {' '.join(CONTENT)}"
            source.fail(line, message, 4 * column + 2)
        if ladder not in "H ":
            source.fail(line, f"tile {tile.id}: expected 'H' or a blank, not '{ladder}'", 4 * column + 3)
        if spare != " ":
            source.fail(line, f"tile {tile.id}: expected a blank, not '{spare}'", 4 * column + 4)
        tile.features[row * TILE_SIDE + column] = CONTENT.get(content, 0) | (LADDER if ladder == "H" else 0)


def read_floors(source: Source, line: int, tile: Tile, row: int, text: str) -> None:
    for edge in range(TILE_SIDE + 1):
        if text[4 * edge] != "+":
            source.fail(line, f"tile {tile.id}: expected '+', not '{text[4 * edge]}'", 4 * edge + 1)
    for column in range(TILE_SIDE):
        mark = text[4 * column + 1 : 4 * column + 4]
        if mark not in FLOORS:
            message = f"tile {tile.id}: unknown floor '{mark}'; there are {' '.join(FLOORS)}"
            source.fail(line, message, 4 * column + 2)
            continue
        floor = FLOORS[mark]
        sealed = tile.boss and row == 0
        if sealed and floor != ONE_WAY:
            source.fail(line, f"tile {tile.id}: the lower edge of a boss tile is all ^^^", 4 * column + 2)
        if not sealed and floor == ONE_WAY:
            source.fail(line, f"tile {tile.id}: ^^^ belongs to the lower edge of a boss tile", 4 * column + 2)
        tile.floors[row * TILE_SIDE + column] = floor


def check_counts(source: Source, line: int, tile: Tile) -> None:
    for feature, least, most in BOSS_COUNTS if tile.boss else ORDINARY_COUNTS:
        count = sum(1 for space in range(len(tile.features)) if tile.has(space, feature))
        if not least <= count <= most:
            needed = str(least) if least == most else f"{least} to {most}"
            spaces = f"{needed} {FEATURE_NAMES[feature]} spaces"
            source.fail(line, f"tile {tile.id} is {KINDS[tile.boss]} and needs {spaces}, not {count}")
    if tile.set != "void" and any(tile.has(space, PORTAL) for space in range(len(tile.features))):  # PF-1.13
        source.fail(line, f"tile {tile.id} is of the {tile.set}; portals belong to the void")
    for cell in range(len(tile.features)):
        for feature in STANDING:
            if tile.has(cell, feature) and tile.floors[cell] == OPEN:
                row, column = cell // TILE_SIDE, cell % TILE_SIDE
                place = line + 1 + 2 * (TILE_SIDE - 1 - row)
                message = f"tile {tile.id}: the {FEATURE_NAMES[feature]} space needs a platform under it"
                source.fail(place, message, 4 * column + 2)
