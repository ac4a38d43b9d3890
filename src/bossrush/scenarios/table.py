"""What the runner needs of a game: its scenarios in the words of its own files."""

from __future__ import annotations

from collections.abc import Callable

from bossrush.kernel.chance import DictatedChance
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game
from bossrush.scenarios.files import Part


class Table:
    """One position of one game, set up from a file and played on. A game subclasses it."""

    def __init__(self, game: Game, state: Core, chance: DictatedChance) -> None:
        self.game = game
        self.state = state
        self.chance = chance

    def seat(self, name: str) -> int:
        """The seat of the player with this name; -1 if there is none."""
        return self.names().index(name) if name in self.names() else -1

    def names(self) -> list[str]:
        """The players by seat."""
        raise NotImplementedError

    def waits_for(self) -> str:
        """What the game waits for although nobody is asked, and what to write for it; else nothing."""
        raise NotImplementedError

    def mismatches(self, expected: Part) -> list[tuple[int, str]]:
        """Line and sentence of everything that is not as expected. Mistakes in `expected` are noted in its document."""
        raise NotImplementedError

    def parse_action(self, text: str) -> int:
        """The action, which may name players; `GameError` if there is none."""
        return self.game.parse_action(text)

    def action_text(self, action: int) -> str:
        return self.game.action_text(action)

    def passing(self, scope: str) -> Callable[[], bool] | None:
        """Whether everybody still passes in the scope that is open now; None if there is no such scope."""
        return None

    def next(self, what: str) -> bool:
        """Let begin what the game waits for; False if it does not wait for that."""
        return False

    def words(self, event: tuple[int, ...]) -> list[str]:
        """The event as words: its name and its fields."""
        raise NotImplementedError

    def chance_use(self) -> str:
        """What a result that is missing from the script is used for, as the end of a sentence."""
        return ""

    def misread(self, scripted: list[str], events: list[tuple[int, ...]]) -> str:
        """How these results of the script were meant for other dice than the events show; nothing if they fit."""
        raise NotImplementedError

    def broken(self) -> list[str]:
        """The invariants that do not hold."""
        raise NotImplementedError
