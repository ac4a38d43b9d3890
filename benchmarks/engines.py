"""What is measured and compared, by today's names, in commits of before as well."""

from __future__ import annotations

from bossrush.bots.search import Guide

try:
    from bossrush.bots.levels import make_bot, new_guide
    from bossrush.games import load_game
except ImportError:  # before the rooms of a game stood in its folder
    from bossrush.library import load_game

    from bossrush.bots import GUIDES, make_bot

    def new_guide(game: str) -> Guide:
        return GUIDES[game]()


__all__ = ["load_game", "make_bot", "new_guide"]
