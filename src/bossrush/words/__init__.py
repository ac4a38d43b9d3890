"""Games in the words of a language: what happened, what is asked, what an action would do, why not."""

from __future__ import annotations

from bossrush.games.bossmonster.rules.game import BossMonster
from bossrush.games.bossmonster.rules.state import State as BossMonsterState
from bossrush.games.bossmonster.text.words import BossMonsterWords
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.state import State as PlatformerState
from bossrush.games.platformer.text.words import PlatformerWords
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game
from bossrush.text.messages import Messages
from bossrush.text.words import Words
from bossrush.wording import bossmonster_event_words, platformer_event_words

SEATS = tuple(str(seat) for seat in range(8))
"""How the words of Boss Monster want players to be called."""


def make_words(game: Game, messages: Messages) -> Words:
    if isinstance(game, Platformer):
        return PlatformerWords(messages, game)
    assert isinstance(game, BossMonster)
    return BossMonsterWords(messages, game)


def event_words(state: Core, event: tuple[int, ...]) -> list[str]:
    """An event as `Words.events` wants it."""
    if isinstance(state, BossMonsterState):
        return bossmonster_event_words(state, event, SEATS)
    assert isinstance(state, PlatformerState)
    return platformer_event_words(state, event)
