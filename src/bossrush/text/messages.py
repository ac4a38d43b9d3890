"""All texts for people, from Fluent files, the same keys in every language.

`locales/<language>/common.ftl` is for all games; each game has a file of its own in its folder. The browser has its own
files and shares `levels.ftl`, the names of the bots.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from bossrush.games import kit_of, names

LOCALES = files("bossrush.text") / "locales"
TEXTS_KEPT = 4096
"""Most texts of a game are names and sentences that were said before."""


class MissingText(Exception):
    """A key without a message, or a message with an argument nobody gave: a mistake of ours, not of the user."""


def languages() -> list[str]:
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


def locales(part: str) -> Traversable:
    """Where the texts of a game are, or of a part of the program."""
    return kit_of(part).locales if part in names() else LOCALES


class Messages:
    """The texts for all games, and those of one of them or of a part of the program, in one language.

    `strict` is for tests; people see the key of a missing text.
    """

    def __init__(self, lang: str, part: str = "", strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict
        self.bundle = FluentBundle([lang], use_isolating=False)
        for name in ("common", "levels", *([part] if part else [])):
            file = locales(name) / lang / f"{name}.ftl"
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        self.formatted = lru_cache(TEXTS_KEPT)(self.format)

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, key: str, **args: int | str) -> str:
        """The message `key`, or its attribute for `key.attribute`."""
        return self.formatted(key, **args)

    def format(self, key: str, **args: int | str) -> str:
        if not self.has(key):
            if self.strict:
                raise MissingText(key)
            return key
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise MissingText(f"{key}: {errors[0]}")
        return str(text)
