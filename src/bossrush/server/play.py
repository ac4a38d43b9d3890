"""A game being played at a table: the state and its moves, small enough to hold thousands of them."""

from __future__ import annotations

from array import array

from bossrush.kernel.chance import Chance
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game

Events = list[tuple[int, ...]]


class Play:
    """Moves are kept as numbers; everything else (past events, the record) comes from replaying the log."""

    __slots__ = ("actions", "base", "fresh", "game", "options", "origin", "quiet", "seats", "state")

    def __init__(self, game: Game, options: dict[str, str], chance: Chance, start: list[tuple[int, str]]) -> None:
        """`start`: the moves of another game that this one goes on from; they cannot be taken back."""
        self.game = game
        self.options = options
        self.origin = chance
        self.base = len(start)
        self.begin()
        for seat, action in start:
            self.apply(seat, game.parse_action(action))

    def begin(self) -> None:
        self.state: Core = self.game.new_state(self.game.read_options(self.options), self.origin.copy())
        self.state.run()
        self.actions = array("H")
        self.seats = bytearray()
        self.quiet = 0
        """How many of the last moves brought out no chance result and no hidden fact."""
        self.fresh: list[int] = self.state.seats[:]
        """The seats whose decision is a new one since the last move."""

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
        same = together and not state.options and state.question == question and len(state.stack) == depth
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

    def rewind(self, moves: int) -> None:
        """Replay only the first so many moves."""
        seats, actions, listening = self.seats, self.actions, self.state.listening
        self.begin()
        for i in range(moves):
            self.apply(seats[i], actions[i])
        self.state.listening = listening
        self.fresh = self.state.seats[:]

    def packed(self) -> bytes:
        """All moves, three bytes each: for a worker that has to think about this position."""
        return b"".join(bytes((s, a >> 8, a & 255)) for s, a in zip(self.seats, self.actions, strict=True))
