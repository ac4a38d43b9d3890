"""What line mode has to know of a game, and nothing more: a presenter for each game stands behind this interface."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bossrush.kernel.core import Core
from bossrush.text.words import ViewData, Words


class Presenter:
    """Keeps what has been shown, so that only what has changed is shown again."""

    hidden: bool = False
    """Whether players have secrets: people at one terminal then hand it over."""
    last: tuple[int, ...] = ()
    """Choices that come after all others, in this order."""
    screens: dict[str, Callable[[ViewData, int], str]]
    """Commands that show a part of the table to this seat."""
    words: Words

    def player(self, view: ViewData, seat: int) -> str:
        raise NotImplementedError

    def look(self, view: ViewData) -> None:
        """Called before anything is said about a position."""
        self.words.look(view)

    def introduction(self, view: ViewData, seat: int) -> str:
        """For somebody who begins to play: who this seat is; nothing if nobody may know yet."""
        raise NotImplementedError

    def event_words(self, state: Core, event: tuple[int, ...]) -> list[str]:
        raise NotImplementedError

    def tell(self, events: list[list[str]], earlier: Iterator[list[str]], people: list[bool]) -> list[str]:
        """What happened as lines to print. `earlier`: what was told before, the newest first; `people` by seat."""
        raise NotImplementedError

    def changes(self, view: ViewData, seat: int, legal: list[int]) -> str:
        """What has changed on the table since it was shown last, and matters for the question asked now."""
        raise NotImplementedError

    def forget(self) -> None:
        """Nothing of what was shown can be seen any more."""

    def help(self, rest: str) -> str:
        """What `help` says, or `help` with any word after it."""
        raise NotImplementedError

    def spell_out(self, text: str) -> str:
        """An action as typed, with the names in it as ids."""
        raise NotImplementedError

    def exists(self, action: int) -> bool:
        """Whether the content has what this action names."""
        raise NotImplementedError

    def skip(self, view: ViewData, seat: int, legal: list[int], watched: bool) -> tuple[int, str] | None:
        """An action to take without asking, and what to say, if anything. `watched`: other people see the screen."""
        return None

    def stand(self, view: ViewData, seat: int, legal: list[int], line: str) -> int:
        """The action that this line takes now and for some time to come, or -1."""
        return -1

    def turn(self, view: ViewData) -> object:
        """Changes when a game of bots alone has come so far that it is told."""
        return view["turn"]
