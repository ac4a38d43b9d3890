"""Games in the words of a language: what happened, what is asked, what an action would do, why not."""

from __future__ import annotations

from bossrush.games.bossmonster.game import BossMonster
from bossrush.games.platformer.game import Platformer
from bossrush.i18n import Messages
from bossrush.kernel.game import Game
from bossrush.words.base import Words
from bossrush.words.bossmonster import BossMonsterWords
from bossrush.words.platformer import PlatformerWords


def make_words(game: Game, messages: Messages) -> Words:
    if isinstance(game, Platformer):
        return PlatformerWords(messages, game)
    assert isinstance(game, BossMonster)
    return BossMonsterWords(messages, game)
