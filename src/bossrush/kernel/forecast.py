"""Forecasts: what certainly follows from an action, as far as the seat that decides can know."""

from __future__ import annotations

from typing import Final

from bossrush.kernel.chance import Chance
from bossrush.kernel.core import Core, Unforeseen
from bossrush.kernel.game import Game, GameError

DECISION: Final = "decision"
CHANCE: Final = "chance"
OVER: Final = "over"


class Forecast:
    """The events that follow, as the seat sees them, and what comes then: `decision`, `chance`, `hidden` or `over`."""

    __slots__ = ("end", "events", "seats")

    def __init__(self, events: list[tuple[int, ...]], end: str, seats: list[int]) -> None:
        self.events = events
        self.end = end
        self.seats = seats
        """Whose decision; empty at another end."""


class UnknownChance(Chance):
    """Chance on a forecasting copy: the first result ends the forecast."""

    def draw(self, n: int) -> int:
        raise Unforeseen(CHANCE)

    def copy(self) -> Chance:
        return UnknownChance()


def forecast(game: Game, state: Core, seat: int, action: int, *further: int) -> Forecast:
    """Play a legal action on a copy, up to the first chance result or fact that is hidden from this seat.

    What the seat would decide `further` is played after it; `GameError` if that would not be legal.
    """
    twin = state.copy()
    twin.chance = UnknownChance()
    twin.foreseeing = seat
    twin.listening = True
    twin.events = []
    end = DECISION
    try:
        twin.answer(seat, action)
        twin.run()
        for later in further:
            if later not in twin.legal(seat):
                raise GameError(f"'{game.texts[later]}' is not legal then")
            twin.answer(seat, later)
            twin.run()
    except Unforeseen as stop:
        end = stop.end
    if twin.over:
        end = OVER
    events = [game.redact(event, seat) for event in twin.events]
    return Forecast(events, end, twin.seats[:] if end == DECISION else [])
