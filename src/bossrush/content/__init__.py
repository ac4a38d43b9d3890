"""Content: the base set and packs, read from files into the tables of a game. Every error names file and line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from bossrush.content.platformer import BASE_FILES, PACK_FILE, REFERRED_FILES, Library
from bossrush.content.source import ContentError
from bossrush.games.platformer.tables import Tables

__all__ = ["ContentError", "check_content", "load_tables"]


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
    """All errors of a pack, of a base set or of a single content file; none if it is in order."""
    if path.is_file():
        return check_file(path)
    if not path.is_dir():
        return [f"{path}: there is no such file or folder"]
    if (path / PACK_FILE).is_file():
        library = base_library()
        library.read_pack(path)
    elif (path / BASE_FILES[0]).is_file():
        library = Library()
        library.read_base(path)
    else:
        return [f"{path}: this is no pack, it has no file {PACK_FILE}"]
    return library.errors()


def check_file(path: Path) -> list[str]:
    if path.name not in (PACK_FILE, *BASE_FILES):
        return [f"{path}: this is no content file; they are named {', '.join((PACK_FILE, *BASE_FILES))}"]
    library = base_library() if (path.parent / PACK_FILE).is_file() else Library()
    for name in REFERRED_FILES.get(path.name, ()):
        if (path.parent / name).is_file():
            library.read_file(path.parent / name)
    return library.read_file(path).report()
