"""The page names a game only where that game lives, and in the list of games."""

from __future__ import annotations

import re
from pathlib import Path

from bossrush.games import names

SOURCES = Path(__file__).parents[1] / "web" / "src"
LIST = SOURCES / "games" / "index.ts"
ROOMS = tuple(SOURCES / "games" / game for game in names())
NAMES = re.compile(r"platformer|boss[\W_]*monster|monstruo[\W_]*final", re.IGNORECASE)


def named(text: str) -> list[str]:
    return [found.group() for found in NAMES.finditer(text)]


def test_games_are_named_in_their_rooms_only() -> None:
    elsewhere = [path for path in SOURCES.rglob("*") if path.is_file() and not path.is_relative_to(SOURCES / "games")]
    shared = [path for path in (SOURCES / "games").rglob("*") if path.is_file() and path != LIST]
    shared = [path for path in shared if not any(path.is_relative_to(room) for room in ROOMS)]
    assert elsewhere
    assert shared
    found = {
        path.relative_to(SOURCES).as_posix(): names
        for path in elsewhere + shared
        if (names := named(f"{path.name} {path.read_text(encoding='utf-8')}"))
    }
    assert not found


def test_no_game_looks_into_the_room_of_another() -> None:
    for room in ROOMS:
        others = "|".join(other.name for other in ROOMS if other != room)
        for path in room.rglob("*"):
            imports = re.findall(r'(?:from|import\() ?"(\.[^"]*)"', path.read_text(encoding="utf-8"))
            assert not [one for one in imports if re.search(rf"/({others}|generic)\b", one)], path


def test_the_list_names_every_game_with_a_room() -> None:
    listed = re.findall(r'from "\./(\w+)";', LIST.read_text(encoding="utf-8"))
    rooms = {path.name for path in (SOURCES / "games").iterdir() if path.is_dir()}
    assert set(listed) - {"client"} == rooms


def test_every_spelling_is_found() -> None:
    assert len(named("Platformer bossmonster Boss Monster BossMonster boss_monster")) == 5
