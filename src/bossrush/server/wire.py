"""Events as they go over the wire: lists of words, the same in every language."""

from __future__ import annotations

from typing import Final

from bossrush.games.bossmonster.rules.state import State as BossMonsterState
from bossrush.games.platformer.rules.state import State as PlatformerState
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game
from bossrush.wording import bossmonster_event_words, platformer_event_words

SEATS: Final = tuple(f"seat_{seat}" for seat in range(1, 9))
"""How players are called in Boss Monster: counted from 1 as in notation, before and after the Bosses are shown."""


def event_words(game: Game, state: Core, event: tuple[int, ...]) -> list[str]:
    """The name of the event and its fields, one word each; what is redacted is `?`, what is not there `-`."""
    if isinstance(state, PlatformerState):
        return platformer_event_words(state, event)
    if isinstance(state, BossMonsterState):
        return bossmonster_event_words(state, event, SEATS)
    raise AssertionError(f"events of {game.name} have no words")
