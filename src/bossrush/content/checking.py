"""Checking content of whichever game: packs, base sets and single files."""

from __future__ import annotations

from pathlib import Path

from bossrush.content.packs import PACK_FILE
from bossrush.content.source import Document
from bossrush.games import kit_of, names
from bossrush.games.kit import Content


def check_content(path: Path) -> list[str]:
    """All errors of a pack, of a base set or of a single content file, of whichever game; none if it is in order."""
    if path.is_file():
        return check_file(path)
    if not path.is_dir():
        return [f"{path}: there is no such file or folder"]
    is_pack = (path / PACK_FILE).is_file()
    if not is_pack and not is_base_set(path):
        return [f"{path}: this is no pack, it has no file {PACK_FILE}"]
    library = content_of(game_of(path)).library(is_pack)
    if is_pack:
        library.read_pack(path)
    else:
        library.read_base(path)
    return library.errors()


def check_file(path: Path) -> list[str]:
    files = content_files()
    if path.name not in files:
        return [f"{path}: this is no content file; they are named {', '.join(files)}"]
    content = content_of(game_of(path.parent, path.name))
    library = content.library((path.parent / PACK_FILE).is_file())
    for name in content.referred.get(path.name, ()):
        if (path.parent / name).is_file():
            library.read_file(path.parent / name)
    return library.read_file(path).report()


def content_of(game: str) -> Content:
    return kit_of(game).content


def content_files() -> list[str]:
    """What files of any game are called."""
    found = {PACK_FILE: None}
    for game in names():
        found |= dict.fromkeys(content_of(game).files)
    return list(found)


def is_base_set(folder: Path) -> bool:
    return any((folder / content_of(game).files[0]).is_file() for game in names())


def game_of(folder: Path, name: str = PACK_FILE) -> str:
    """The game that the content in this folder is for: as the header of the pack says, or by the names of its files.

    `name`: a file in question, which decides if only one game has it.
    """
    if (folder / PACK_FILE).is_file():
        game = Document(folder / PACK_FILE).data.get("game")
        return game if isinstance(game, str) and game in names() else names()[0]
    whose = games_with(name)
    if len(whose) == 1:
        return whose[0]
    present = {file.name for file in folder.iterdir()}
    return max(names(), key=lambda game: len(present & set(content_of(game).files)))


def games_with(name: str) -> list[str]:
    return [game for game in names() if name in content_of(game).files]
