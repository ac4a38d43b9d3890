"""The decisions of a game that are weighed.

One seat's moves in a row are one decision, up to the first chance result or hidden fact that comes out: a turn of
Platformer or the part of it up to a surprise, a room of Boss Monster and its slot.
"""

from __future__ import annotations

from collections.abc import Iterable

from bossrush.kernel.core import Core
from bossrush.kernel.game import Game
from bossrush.kernel.match import Match
from bossrush.kernel.record import Record


class Choice:
    """A decision with more than one legal action, before it was made."""

    __slots__ = ("actions", "move", "seat", "state")

    def __init__(self, move: int, seat: int, state: Core) -> None:
        self.move = move
        """How many moves had been made."""
        self.seat = seat
        self.state = state
        self.actions: list[int] = []
        """What the seat did."""


def moves_of(game: Game, record: Record) -> list[tuple[int, int]]:
    """Seat and action of each move."""
    return [(move.seat, game.parse_action(move.action)) for move in record.moves]


def choices_of(match: Match, moves: Iterable[tuple[int, int]]) -> list[Choice]:
    """Play these moves and note the choices on the way. `match` stands at its beginning, and then at its end."""
    choices: list[Choice] = []
    going_on = False
    """Whether the last choice goes on with the next move of its seat."""
    for number, (seat, action) in enumerate(moves):
        if not going_on or choices[-1].seat != seat:
            going_on = len(match.state.legal(seat)) > 1
            if going_on:
                choices.append(Choice(number, seat, match.state.copy()))
        if going_on:
            choices[-1].actions.append(action)
        before = match.secrets()
        match.apply(seat, action)
        going_on = going_on and match.secrets() == before
    return choices
