"""A game by its name, with its content."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bossrush.content import load_tables
from bossrush.games.platformer.game import Platformer
from bossrush.kernel.game import Game, GameError

GAMES = ("platformer",)


def load_game(name: str, packs: Sequence[Path] = ()) -> Game:
    """`GameError` if there is no such game, `ContentError` if a pack is bad."""
    if name not in GAMES:
        raise GameError(f"there is no game '{name}'; there is {', '.join(GAMES)}")
    return Platformer(load_tables(packs))
