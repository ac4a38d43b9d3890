"""What the packs of all games have in common: the header, and which game a pack is for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from bossrush.content.source import ContentError, Document
from bossrush.games import names

PACK_FILE: Final = "pack.toml"


class PackReader(Protocol):
    def read_pack(self, folder: Path) -> None: ...

    def errors(self) -> list[str]: ...


def read_packs(library: PackReader, packs: Sequence[Path]) -> None:
    """On top of what the library has read; `ContentError` with the first error if there is one."""
    for pack in packs:
        if not (pack / PACK_FILE).is_file():
            raise ContentError(f"{pack}: this is no pack, it has no file {PACK_FILE}")
        library.read_pack(pack)
    errors = library.errors()
    if errors:
        raise ContentError(errors[0])


def read_pack_header(document: Document, game: str) -> bool:
    """Note what is wrong with the header; whether the pack may be one for this game."""
    if document.problems:
        return True
    root = document.root()
    for key in ("id", "name", "version"):
        root.string(key)
    index = root.choice("game", names())
    root.close()
    if index is None or names()[index] == game:
        return True
    root.fail(f"this is a pack for {names()[index]}, not for {game}", "game")
    return False
