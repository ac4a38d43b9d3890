"""Forecasts for people who decide, a little at a time so that nobody's move waits for them, and kept for a while."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Final

from bossrush.kernel.core import Core
from bossrush.kernel.forecast import forecast
from bossrush.kernel.game import Game, GameError
from bossrush.server.protocol import Forecasted
from bossrush.server.speech import speech
from bossrush.server.table import Table
from bossrush.server.wire import event_words

SLICE: Final = 0.001
"""Seconds of forecasting at a stretch; then others have their turn."""
REST: Final = 3.0
"""How many times as long everybody else has the event loop for themselves after that."""
KEPT: Final = 4096
"""Forecasts that are kept."""

Which = tuple[str, int, int, str, str]
"""Table, version, seat, language, and what is foreseen: until the table changes it stays the same."""


class Asked:
    """What one seat wants to know of a position, which is a copy: the table goes on meanwhile."""

    def __init__(self, table: Table, seat: int, lang: str, texts: list[str]) -> None:
        """Without `texts`: all legal actions. `Refusing` if one is no action."""
        self.table = table.row.id
        self.version = table.version
        self.game: Game = table.game
        self.state: Core = table.playing().state.copy()
        self.seat = seat
        self.lang = lang
        legal = self.state.legal(seat)
        rows = {text: table.action_numbers(text) for text in texts or [self.game.texts[action] for action in legal]}
        self.rows = {text: actions for text, actions in rows.items() if actions[0] in legal}
        """Those that begin with a legal action: there is nothing to say of the others."""

    def which(self, text: str) -> Which:
        return self.table, self.version, self.seat, self.lang, text

    def foresee(self, text: str) -> Forecasted | None:
        """What certainly follows; nothing if the later actions of a row would not be legal."""
        game, state, seat = self.game, self.state, self.seat
        try:
            seen = forecast(game, state, seat, *self.rows[text])
        except GameError:
            return None
        events = [event_words(game, state, event) for event in seen.events]
        lines = speech(game, self.lang).lines(state, seen.events, game.view(state, seat)) if self.lang else []
        return Forecasted(action=text, events=events, end=seen.end, seats=seen.seats, lines=lines)


class Foresight:
    def __init__(self) -> None:
        self.known: OrderedDict[Which, Forecasted | None] = OrderedDict()
        self.turn = asyncio.Lock()
        """One at a time, in the order in which they came: however many ask, others wait for one slice at most."""
        self.rested = 0.0
        """When the next slice may begin."""

    def missing(self, asked: Asked) -> list[str]:
        return [text for text in asked.rows if asked.which(text) not in self.known]

    async def tell(self, asked: Asked) -> list[Forecasted]:
        found = {text: self.known.get(asked.which(text)) for text in asked.rows}
        missing = self.missing(asked)
        while missing:
            async with self.turn:
                await asyncio.sleep(max(0.0, self.rested - time.perf_counter()))
                found |= self.slice(asked, missing)
        return [told for told in found.values() if told is not None]

    def slice(self, asked: Asked, missing: list[str]) -> dict[str, Forecasted | None]:
        """The next ones, as far as we get; they are taken off `missing`."""
        found: dict[str, Forecasted | None] = {}
        begun = now = time.perf_counter()
        while missing:
            text = missing.pop(0)
            found[text] = self.known[asked.which(text)] = asked.foresee(text)
            now = time.perf_counter()
            if now - begun >= SLICE:
                break
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        self.rested = now + REST * (now - begun)
        return found
