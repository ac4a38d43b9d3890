"""What is told, in words: for clients that hold no rules and no grammar."""

from __future__ import annotations

from functools import cache

from bossrush.kernel.core import Core
from bossrush.kernel.game import Game, Refusal
from bossrush.server.play import Events
from bossrush.server.protocol import SeatWords
from bossrush.text.messages import Messages, languages
from bossrush.text.told import event_words, make_words
from bossrush.text.words import ViewData, Words


def known_language(lang: str) -> str:
    """The language to speak: none for an empty one, English for one that we do not have."""
    return lang if not lang or lang in languages() else "en"


class Speech:
    """One game in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def seat_words(self, state: Core, seat: int, events: Events, view: ViewData) -> SeatWords:
        """What happened, as this seat (events are redacted) may know it, and what it is asked."""
        lines = self.lines(state, events, view)
        if seat not in state.seats:
            return SeatWords(lines=lines)
        texts = self.game.texts
        return SeatWords(
            lines=lines,
            question=self.words.question(view, seat),
            actions={texts[action]: self.words.meaning(view, seat, action) for action in state.legal(seat)},
        )

    def lines(self, state: Core, events: Events, view: ViewData) -> list[str]:
        self.words.look(view)
        return self.words.events([event_words(self.game, state, event) for event in events], "full")

    def refusal(self, view: ViewData, seat: int, refusal: Refusal) -> str:
        self.words.look(view)
        return self.words.refusal(view, seat, refusal)


@cache
def speech(game: Game, lang: str) -> Speech:
    return Speech(game, make_words(game, Messages(lang, game.name)))
