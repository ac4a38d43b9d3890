"""What every bot is: it gets what its seat may know and the legal actions, never the state."""

from __future__ import annotations

from bossrush.kernel import mypyc_attr
from bossrush.kernel.chance import Chance
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game


class Sight:
    """A decision as the deciding seat sees it: its view, its legal actions, and re-dealt copies to think with.

    A copy agrees with everything the seat knows; what it cannot know, and all chance to come, is dealt anew.
    """

    __slots__ = ("_state", "game", "legal", "seat")

    def __init__(self, game: Game, state: Core, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.legal = state.legal(seat)
        self._state = state

    def view(self) -> dict[str, object]:
        return self.game.view(self._state, self.seat)

    def sample(self, chance: Chance) -> Core:
        """A state to play on; `chance` deals what is hidden and all that follows."""
        copy = self._state.copy()
        copy.listening = False
        copy.events = []
        self.game.determinize(copy, self.seat, chance)
        return copy


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    def choose(self, sight: Sight) -> int:
        """One of the legal actions, by id."""
        raise NotImplementedError
