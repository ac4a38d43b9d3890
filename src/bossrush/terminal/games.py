"""The presenter of each game."""

from __future__ import annotations

from bossrush.games.bossmonster.rules.game import BossMonster
from bossrush.games.bossmonster.terminal.presenter import BossMonsterPresenter
from bossrush.games.bossmonster.text.words import BossMonsterWords
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.terminal.presenter import PlatformerPresenter
from bossrush.games.platformer.text.words import PlatformerWords
from bossrush.kernel.game import Game
from bossrush.terminal.presenter import Presenter
from bossrush.text.messages import Messages


def make_presenter(game: Game, messages: Messages, colour: bool = False, height: int = 0) -> Presenter:
    """`height`: the lines of the screen, if it has an end."""
    if isinstance(game, Platformer):
        return PlatformerPresenter(PlatformerWords(messages, game), colour, height)
    assert isinstance(game, BossMonster)
    return BossMonsterPresenter(BossMonsterWords(messages, game), colour)
