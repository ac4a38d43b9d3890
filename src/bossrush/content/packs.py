"""What the packs of all games have in common: the header, and which game a pack is for."""

from __future__ import annotations

from typing import Final

from bossrush.content.source import Document

PACK_FILE: Final = "pack.toml"
GAMES: Final = ("platformer", "bossmonster")


def read_pack_header(document: Document, game: str) -> bool:
    """Note what is wrong with the header; whether the pack may be one for this game."""
    if document.problems:
        return True
    root = document.root()
    for key in ("id", "name", "version"):
        root.string(key)
    index = root.choice("game", GAMES)
    root.close()
    if index is None or GAMES[index] == game:
        return True
    root.fail(f"this is a pack for {GAMES[index]}, not for {game}", "game")
    return False
