"""Why a line is good, as facts with a weight; the weightiest are said."""

from __future__ import annotations

from bossrush.bots.base import Sight
from bossrush.hints.following import Followed, Quiet, follow
from bossrush.text.words import Args, Words

SAID = 2
"""So many facts make a reason."""


class Fact:
    __slots__ = ("args", "key", "weight")

    def __init__(self, weight: float, key: str, **args: int | str) -> None:
        self.weight = weight
        self.key = key
        self.args: Args = args


class Reasons(Quiet):
    """What a game finds out about lines of play at one decision."""

    def __init__(self, sight: Sight, words: Words) -> None:
        self.sight = sight
        self.seat = sight.seat
        self.words = words

    def idle(self) -> list[int]:
        """The line that does as little as possible; empty if there is none such."""
        raise NotImplementedError

    def told(self, line: Followed) -> str:
        """What the line does, in few words."""
        raise NotImplementedError

    def facts(self, line: Followed, instead: Followed | None) -> list[Fact]:
        """What speaks for the line, compared with doing nothing, or with another line where one has to do something."""
        raise NotImplementedError

    def follow(self, actions: list[int]) -> Followed:
        return follow(self.sight, self.words, actions, self)

    def reason(self, line: Followed, instead: Followed | None) -> str:
        facts = sorted(self.facts(line, instead), key=lambda fact: -fact.weight)
        return "; ".join(self.words.say(fact.key, **fact.args) for fact in facts[:SAID])

    def listed(self, names: list[str]) -> str:
        """One, two and three."""
        if len(names) < 2:
            return "".join(names)
        begins = names[-1][:1].lower()  # Spanish has another "and" before an i
        return self.words.say("hint-and", first=", ".join(names[:-1]), last=names[-1], last_begins=begins)
