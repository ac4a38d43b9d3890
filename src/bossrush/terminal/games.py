"""The presenter of each game."""

from __future__ import annotations

from bossrush.games.bossmonster.game import BossMonster
from bossrush.games.platformer.game import Platformer
from bossrush.i18n import Messages
from bossrush.kernel.game import Game
from bossrush.terminal.bossmonster.presenter import BossMonsterPresenter
from bossrush.terminal.platformer.presenter import PlatformerPresenter
from bossrush.terminal.presenter import Presenter
from bossrush.words.bossmonster import BossMonsterWords
from bossrush.words.platformer import PlatformerWords


def make_presenter(game: Game, messages: Messages, colour: bool = False, height: int = 0) -> Presenter:
    """`height`: the lines of the screen, if it has an end."""
    if isinstance(game, Platformer):
        return PlatformerPresenter(PlatformerWords(messages, game), colour, height)
    assert isinstance(game, BossMonster)
    return BossMonsterPresenter(BossMonsterWords(messages, game), colour)
