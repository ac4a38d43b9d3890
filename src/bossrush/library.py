"""A game by its name, with its content, and what one can say of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bossrush.content import load_tables
from bossrush.content.packs import GAMES
from bossrush.games.bossmonster.content.loader import load_bossmonster
from bossrush.games.bossmonster.rules.game import BossMonster
from bossrush.games.platformer.rules.game import Platformer
from bossrush.kernel.events import PUBLIC
from bossrush.kernel.game import Game, GameError


def load_game(name: str, packs: Sequence[Path] = ()) -> Game:
    """`GameError` if there is no such game, `ContentError` if a pack is bad."""
    if name == "platformer":
        return Platformer(load_tables(packs))
    if name == "bossmonster":
        return BossMonster(load_bossmonster(packs))
    raise GameError(f"there is no game '{name}'; there are {', '.join(GAMES)}")


def has_secrets(game: Game) -> bool:
    """Whether players know something that others do not."""
    return any(visibility != PUBLIC for kind in game.event_kinds() for _, visibility in kind.fields)
