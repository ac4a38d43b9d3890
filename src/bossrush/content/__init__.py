"""Content: the base set and packs, read from files into the tables of a game. Every error names file and line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from bossrush.content.packs import GAMES, PACK_FILE
from bossrush.content.source import ContentError, Document
from bossrush.games.bossmonster.content import loader as bossmonster
from bossrush.games.platformer.content.loader import BASE_FILES, REFERRED_FILES, Library
from bossrush.games.platformer.rules.tables import Tables

__all__ = ["ContentError", "check_content", "load_tables"]

CONTENT_FILES = (PACK_FILE, *BASE_FILES, *(name for name in bossmonster.FILES if name not in BASE_FILES))


def load_tables(packs: Sequence[Path] = ()) -> Tables:
    """The base set with these packs after it; `ContentError` with the first error if there is one."""
    return load(packs) if packs else base_tables()


@cache
def base_tables() -> Tables:
    return load(())


def load(packs: Sequence[Path]) -> Tables:
    library = base_library()
    for pack in packs:
        if not (pack / PACK_FILE).is_file():
            raise ContentError(f"{pack}: this is no pack, it has no file {PACK_FILE}")
        library.read_pack(pack)
    errors = library.errors()
    if errors:
        raise ContentError(errors[0])
    return library.tables()


def base_library() -> Library:
    library = Library()
    library.read_base(files("bossrush.games.platformer") / "content")
    return library


def check_content(path: Path) -> list[str]:
    """All errors of a pack, of a base set or of a single content file, of whichever game; none if it is in order."""
    if path.is_file():
        return check_file(path)
    if not path.is_dir():
        return [f"{path}: there is no such file or folder"]
    is_pack = (path / PACK_FILE).is_file()
    if not is_pack and not is_base_set(path):
        return [f"{path}: this is no pack, it has no file {PACK_FILE}"]
    library = new_library(game_of(path), is_pack)
    if is_pack:
        library.read_pack(path)
    else:
        library.read_base(path)
    return library.errors()


def check_file(path: Path) -> list[str]:
    if path.name not in CONTENT_FILES:
        return [f"{path}: this is no content file; they are named {', '.join(CONTENT_FILES)}"]
    library = new_library(game_of(path.parent, path.name), (path.parent / PACK_FILE).is_file())
    if isinstance(library, Library):
        for name in REFERRED_FILES.get(path.name, ()):
            if (path.parent / name).is_file():
                library.read_file(path.parent / name)
    return library.read_file(path).report()


def new_library(game: str, with_base: bool) -> Library | bossmonster.Library:
    """To read a pack on top of the base set, or a base set."""
    if game == bossmonster.GAME:
        return bossmonster.base_library() if with_base else bossmonster.Library()
    return base_library() if with_base else Library()


def is_base_set(folder: Path) -> bool:
    return (folder / BASE_FILES[0]).is_file() or (folder / bossmonster.FILES[0]).is_file()


def game_of(folder: Path, name: str = PACK_FILE) -> str:
    """The game that the content in this folder is for: as the header of the pack says, or by the names of its files.

    `name`: a file in question, which decides if only one game has it.
    """
    if (folder / PACK_FILE).is_file():
        game = Document(folder / PACK_FILE).data.get("game")
        return game if isinstance(game, str) and game in GAMES else GAMES[0]
    names = (name,) if (name in BASE_FILES) != (name in bossmonster.FILES) else [file.name for file in folder.iterdir()]
    own = [name for name in names if name in bossmonster.FILES and name not in BASE_FILES]
    return bossmonster.GAME if own else GAMES[0]
