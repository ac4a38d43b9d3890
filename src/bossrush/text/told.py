"""What happened in a game, as words of its events and as sentences."""

from __future__ import annotations

from bossrush.games import kit_of
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game
from bossrush.text.messages import Messages
from bossrush.text.words import SEATS, Words


def make_words(game: Game, messages: Messages) -> Words:
    return kit_of(game.name).words(messages, game)


def event_words(game: Game, state: Core, event: tuple[int, ...]) -> list[str]:
    """An event as `Words.events` wants it."""
    return kit_of(game.name).event_words(state, event, SEATS)
