"""The bots by name and game. A factory gets the seed of the bot's own generator."""

from __future__ import annotations

from collections.abc import Callable

from bossrush.bots.base import Bot
from bossrush.bots.bossmonster import BossMonsterBot
from bossrush.bots.platformer import PlatformerBot
from bossrush.bots.random import RandomBot
from bossrush.kernel.game import GameError

BOTS: dict[str, dict[str, Callable[[str], Bot]]] = {
    "platformer": {"random": RandomBot, "heuristic": PlatformerBot},
    "bossmonster": {"random": RandomBot, "heuristic": BossMonsterBot},
}


def check_bot(name: str, game: str) -> None:
    """`GameError` if this game has no such bot."""
    if name not in BOTS[game]:
        raise GameError(f"there is no bot '{name}' for {game}; there are {', '.join(sorted(BOTS[game]))}")


def make_bot(name: str, game: str, seed: str) -> Bot:
    check_bot(name, game)
    return BOTS[game][name](seed)
