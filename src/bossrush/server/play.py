"""A game being played at a table: the state and its moves, small enough to hold thousands of them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Final

from bossrush.kernel.chance import Chance
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game
from bossrush.server.store.base import Start

Events = list[tuple[int, ...]]
MOVE: Final = 3
"""Bytes of a packed move: the seat, then the action in two bytes, high one first. A renewal takes as many."""
RENEWAL: Final = 255
"""In packed moves instead of a seat: chance is renewed here, and the number of the renewal stands for the action."""
MOST_RENEWALS: Final = 0xFFFF


class Play:
    """Moves are kept as numbers; everything else (past events, the record) comes from replaying the log."""

    __slots__ = ("actions", "base", "fresh", "game", "options", "origin", "quiet", "renewals", "seats", "state")

    def __init__(self, game: Game, options: dict[str, str], chance: Chance, start: Start | None = None) -> None:
        """`start`: the moves of another game that this one goes on from; they cannot be taken back."""
        self.game = game
        self.options = options
        self.origin = chance
        self.base = len(start.moves) if start else 0
        self.renewals: tuple[tuple[int, int], ...] = tuple(start.again) if start else ()
        """After how many moves chance and hidden cards were renewed, and the number of that renewal; ascending."""
        self.begin((seat, game.parse_action(action)) for seat, action in (start.moves if start else []))

    def begin(self, moves: Iterable[tuple[int, int]]) -> None:
        """From the beginning, then these moves."""
        self.state: Core = self.game.new_state(self.game.read_options(self.options), self.origin.copy())
        self.state.run()
        self.actions = array("H")
        self.seats = bytearray()
        self.quiet = 0
        """How many of the last moves brought out no chance result and no hidden fact."""
        self.fresh: list[int] = self.state.seats[:]
        """The seats whose decision is a new one since the last move."""
        renewals = dict(self.renewals)
        self.renew(renewals)
        for seat, action in moves:
            self.apply(seat, action)
            self.renew(renewals)

    def renew(self, renewals: dict[int, int]) -> None:
        """Make chance and hidden cards anew, if that is due after the last move. Nobody goes back past it alone."""
        number = renewals.get(self.moves())
        if number is not None:
            self.game.renew(self.state, number)
            self.quiet = 0

    def moves(self) -> int:
        return len(self.actions)

    def secrets(self) -> int:
        return self.state.secrets + self.state.chance.drawn

    def apply(self, seat: int, action: int) -> Events:
        """A legal action and what happened; events are made only if the state listens."""
        state = self.state
        before = self.secrets()
        waiting, question, depth = state.seats, state.question, len(state.stack)
        together = not state.options
        state.answer(seat, action)
        state.run()
        self.actions.append(action)
        self.seats.append(seat)
        self.quiet = self.quiet + 1 if self.secrets() == before else 0
        same = together and not state.options and type(state.question) is type(question) and len(state.stack) == depth
        self.fresh = [s for s in state.seats if not (same and s != seat and s in waiting)]
        return state.take_events()

    def may_undo(self, seat: int) -> bool:
        """One's own move was the last, and nothing has come out since."""
        return self.quiet > 0 and self.moves() > self.base and self.seats[-1] == seat

    def before_last(self, seat: int) -> int:
        """How many moves there were before the last decision of this seat; -1 if it has made none."""
        for at in range(self.moves() - 1, self.base - 1, -1):
            if self.seats[at] == seat:
                return at
        return -1

    def next_renewal(self) -> int:
        """The number of the next one: each has its own, also if an earlier one was taken back."""
        return self.renewals[-1][1] + 1 if self.renewals else 1

    def rewind(self, moves: int, renewal: int = 0) -> None:
        """Replay only the first so many moves; with the number of a `renewal`, what comes then is not what came before.

        The renewal with the highest number is never dropped without a higher one: nobody goes back past it alone.
        """
        seats, actions, listening = self.seats, self.actions, self.state.listening
        if renewal:
            self.renewals = (*((at, n) for at, n in self.renewals if at < moves), (moves, renewal))
        self.begin(zip(seats[:moves], actions[:moves], strict=True))
        self.state.listening = listening
        self.fresh = self.state.seats[:]

    def packed(self, moves: int | None = None) -> bytes:
        """All moves, or the first so many: for a worker that has to think about that position. See `MOVE`."""
        seats, actions = self.seats[:moves], self.actions[:moves]
        packed = b"".join(bytes((s, a >> 8, a & 255)) for s, a in zip(seats, actions, strict=True))
        for at, n in reversed(self.renewals):
            if at <= len(seats):
                packed = packed[: MOVE * at] + bytes((RENEWAL, n >> 8, n & 255)) + packed[MOVE * at :]
        return packed

    def packed_size(self, moves: int) -> int:
        """The bytes of `packed(moves)`, with which `packed()` begins."""
        return MOVE * (moves + sum(1 for at, _ in self.renewals if at <= moves))
