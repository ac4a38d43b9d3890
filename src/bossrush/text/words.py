"""What the words of every game have in common: names, events in sentences, what a player types."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

from bossrush.kernel.game import Game, Refusal
from bossrush.text.messages import Messages

Args = dict[str, int | str]
ViewData = dict[str, object]
"""A view as a game gives it; each game's words know its shape."""

Catalogue = dict[str, dict[str, dict[str, object]]]

NONE = "none"
"""What a message selects on where there is nobody and nothing."""
SEATS = tuple(str(seat) for seat in range(8))
"""How players without a name of their own are called in the words that sentences are made of."""
NOTHING = "-"
HIDDEN = "?"
"""In the words of an event."""


class Words:
    """Events, questions, actions and refusals of one game in the words of a language."""

    gathered: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """Events told once for several in a row, and the fields in which they may differ."""

    def __init__(self, messages: Messages, game: Game) -> None:
        self.messages = messages
        self.fields = {kind.name: kind.field_names() for kind in game.event_kinds()}

    # ---- what the words of a game say

    def question(self, view: ViewData, seat: int) -> str:
        raise NotImplementedError

    def meaning(self, view: ViewData, seat: int, action: int) -> str:
        """What a legal action would do, in few words."""
        raise NotImplementedError

    def refusal(self, view: ViewData, seat: int, refusal: Refusal) -> str:
        raise NotImplementedError

    def about(self, text: str) -> list[str]:
        """What there is to say of all that has this text at the beginning of a word of its name."""
        raise NotImplementedError

    def event_arguments(self, event: list[str]) -> Args:
        raise NotImplementedError

    def catalogue(self) -> Catalogue:
        """Everything there is in the game, by kind and id: names, texts and printed numbers."""
        raise NotImplementedError

    def look(self, view: ViewData) -> None:
        """Learn from a view what the players are called."""

    # ---- what all have

    def say(self, key: str, **args: int | str) -> str:
        return self.messages.text(key, **args)

    def name(self, kind: str, id: str) -> str:
        """The name of a card, a hero …; content of a pack without texts goes by its id."""
        key = f"{kind}-{id}"
        return self.say(key) if self.messages.has(key) else id.replace("_", " ").title()

    def described(self, kind: str, id: str, amount: int = 0, cost: int = 0) -> str:
        key = f"{kind}-{id}.text"
        return self.say(key, amount=amount, cost=cost) if self.messages.has(key) else ""

    def meant(self, kind: str, id: str, text: str) -> bool:
        """Whether the text stands at the beginning of a word of the name, whatever its case and accents."""
        wanted = " " + fold(text).lower().replace("_", " ")
        names = (id.replace("_", " "), self.name(kind, id), self.name(kind, id).replace("-", " "))
        return any(wanted in f" {fold(name).lower()}" for name in names)

    def find(self, kinds: dict[str, str], text: str) -> str:
        """The id of the one card meant by this text, or nothing. `kinds`: by id, what it is."""
        beginning = [id for id in kinds if fold(self.name(kinds[id], id)).lower().startswith(fold(text).lower())]
        found = beginning if len(beginning) == 1 else [id for id in kinds if self.meant(kinds[id], id, text)]
        return text if text in kinds else found[0] if len(found) == 1 else ""

    def events(self, events: list[list[str]], form: str) -> list[str]:
        """Events, given as words, in sentences: `form` is `short` or `full`. Some have no short form."""
        told = [event for event in events if self.event(event, form)]
        return [self.event(event, form, count) for event, count in gather(told, self.fields, self.gathered)]

    def event(self, event: list[str], form: str, count: int = 1) -> str:
        return self.say(f"event-{event[0]}.{form}", **self.event_arguments(event), count=count)


def fold(text: str) -> str:
    """Letters without their accents."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))


def gather(
    events: list[list[str]], fields: dict[str, list[str]], kinds: Mapping[str, tuple[str, ...]]
) -> list[tuple[list[str], int]]:
    """Neighbours of these kinds as one event whose differing fields are lists; and how many they were."""
    gathered: list[tuple[list[str], int]] = []
    for event in events:
        differing = [fields[event[0]].index(field) + 1 for field in kinds.get(event[0], ())]
        last, count = gathered[-1] if gathered else ([], 0)
        if differing and same_but(last, event, differing):
            joined = [
                f"{old}, {new}" if i in differing else old for i, (old, new) in enumerate(zip(last, event, strict=True))
            ]
            gathered[-1] = (joined, count + 1)
        else:
            gathered.append((event, 1))
    return gathered


def same_but(last: list[str], event: list[str], differing: list[int]) -> bool:
    return len(last) == len(event) and all(last[i] == event[i] for i in range(len(event)) if i not in differing)
