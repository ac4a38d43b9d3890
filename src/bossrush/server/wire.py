"""Events as they go over the wire: lists of words, the same in every language."""

from __future__ import annotations

from typing import Final

from bossrush.games import kit_of
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game

SEATS: Final = tuple(f"seat_{seat}" for seat in range(1, 9))
"""How players without a name of their own are called: counted from 1 as in notation."""


def event_words(game: Game, state: Core, event: tuple[int, ...]) -> list[str]:
    """The name of the event and its fields, one word each; what is redacted is `?`, what is not there `-`."""
    return kit_of(game.name).event_words(state, event, SEATS)
