"""What a game brings: everything that the rest of the program may ask of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Protocol

from bossrush.bots.base import Bot, Sight
from bossrush.bots.parameters import Worths
from bossrush.bots.search import Budget, Guide
from bossrush.content.source import Source
from bossrush.hints.facts import Reasons
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game
from bossrush.scenarios.files import Scenario
from bossrush.scenarios.table import Table
from bossrush.terminal.presenter import Presenter
from bossrush.text.messages import Messages
from bossrush.text.words import Words

Event = tuple[int, ...]


class Library(Protocol):
    """Reads content files: first a base set, then packs on top of it. Errors stay with their files."""

    def read_base(self, folder: Traversable) -> None: ...

    def read_pack(self, folder: Traversable) -> None: ...

    def read_file(self, file: Traversable) -> Source: ...

    def errors(self) -> list[str]: ...


@dataclass(frozen=True, slots=True)
class Content:
    """The content files of a game."""

    files: tuple[str, ...]
    """What they are called; the first tells a base set."""
    library: Callable[[bool], Library]
    """A new one, with the base set in it or without."""
    referred: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By file: those it refers to, so that they are read before it."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a search bot of one strength thinks."""

    guide: Callable[[], Guide]
    budget: Budget
    """Whatever is used up first ends the thinking; the same seed gives the same game only where that is no clock."""


@dataclass(frozen=True, slots=True)
class Players:
    """The bots of a game."""

    guide: Callable[[], Guide]
    """For hints, analyses and `search:N`."""
    heuristic: Callable[[str, bool], Bot]
    """Called with the seed, and whether it is careless."""
    worths: Worths
    """What the heuristic bots of this process go by."""
    hard: Level
    expert: Level
    """Compares more lines of play."""
    lessons: Sequence[dict[str, str]]
    """The options of the games that `bossrush tune` learns from; what one plays most stands there more than once."""


@dataclass(frozen=True, slots=True)
class Dice:
    """For statistics of how fair they are."""

    shares: Callable[[], dict[str, dict[str, float]]]
    """By die and face: which share of its sides shows the face."""
    rolled: Callable[[Event], list[tuple[str, str, int]]]
    """Die, face and how often, as far as an event tells of any."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    file: str
    """In the folder of the rules documents."""
    prefix: str
    """Of the ids in it."""


@dataclass(frozen=True, slots=True)
class GameKit:
    name: str
    package: str
    """Where its folders `text/locales` and `bot` are."""
    load: Callable[[Sequence[Path]], Game]
    """With these packs; `ContentError` if one is bad."""
    event_words: Callable[[Core, Event, Sequence[str]], list[str]]
    """The name of an event and its fields, one word each. The names are those of the players by seat, where the game
    has none of its own for them."""
    words: Callable[[Messages, Game], Words]
    reasons: Callable[[Sight, Words], Reasons]
    presenter: Callable[[Messages, Game, bool, int], Presenter]
    """In colour or not, on a screen of so many lines if it has an end."""
    scenario: Callable[[Scenario, Sequence[Path]], Table]
    """A position from a file, ready to play; `ScenarioError` if it is impossible."""
    content: Content
    players: Players
    rulebook: Rulebook
    surprises: frozenset[str]
    """The events that tell what dice and decks brought, or what players had hidden."""
    dice: Dice | None = None

    @property
    def locales(self) -> Traversable:
        return files(self.package) / "text" / "locales"
