"""Comparing a position with a partial description of it, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bossrush.scenarios.files import Part

MOST: Final = 99
"""More than there is of anything."""
NOTHING: Final = "none"


class Comparing:
    """`found` is what differs: line and sentence. A game subclasses it and compares its keys."""

    def __init__(self, part: Part) -> None:
        self.found: list[tuple[int, str]] = []
        self.part = part

    def close(self) -> None:
        """After all keys: those of a goal, and those that nobody knows."""
        if self.part.path == ("goal",):
            self.part.count("within", 1, 10 * MOST)
            self.part.texts("text")
        self.part.close()

    def differ(self, part: Part, key: str, expected: object, got: object) -> None:
        if expected != got:
            self.found.append((part.line_of(key), f"expected {part.named(key)} {shown(expected)}, got {shown(got)}"))

    def count(self, part: Part, key: str, got: int) -> None:
        expected = part.count(key, 0, MOST)
        if expected is not None:
            self.differ(part, key, expected, got)

    def switch(self, part: Part, key: str, got: bool) -> None:
        expected = part.switch(key)
        if expected is not None:
            self.differ(part, key, expected, got)

    def name(self, part: Part, key: str, what: str, names: Sequence[str], got: str) -> None:
        word = part.word(key)
        if word is not None and part.index(key, what, word, names) is not None:
            self.differ(part, key, word, got)

    def bag(self, part: Part, key: str, what: str, names: Sequence[str], got: list[str]) -> None:
        """Names in any order."""
        indices = part.names(key, what, list(names))
        if indices is not None:
            self.differ(part, key, sorted(names[index] for index in indices), sorted(got))

    def line(self, part: Part, key: str, what: str, names: Sequence[str], got: list[str]) -> None:
        """Names in order."""
        indices = part.names(key, what, list(names))
        if indices is not None:
            self.differ(part, key, [names[index] for index in indices], got)

    def compare_deck(self, key: str, what: str, names: list[str], kinds: Sequence[int]) -> None:
        """From the top, from the bottom, or the whole deck from the top."""
        deck = [names[kind] for kind in reversed(kinds)]
        for name, cards in ((key, deck), (f"{key}_bottom", deck[::-1]), (f"{key}_only", deck)):
            words = self.part.words(name)
            if words is not None:
                for word in words:
                    self.part.index(name, what, word, names)
                self.differ(self.part, name, words, cards if name.endswith("_only") else cards[: len(words)])


def shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return (" ".join(str(element) for element in value) or "none") if isinstance(value, list) else str(value)
