"""The shape of a view of Boss Monster, as the terminal reads it."""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from bossrush.text.words import ViewData


class Slot(TypedDict):
    slot: int
    covered: list[str]
    face_down: bool
    room: NotRequired[str]
    type: NotRequired[str]
    advanced: NotRequired[bool]
    deactivated: NotRequired[bool]
    used: NotRequired[bool]
    damage: NotRequired[int]
    bonus: NotRequired[int]


class Path(TypedDict):
    seat: int
    damage: list[int]
    dies_in: int | None


Hero = TypedDict(
    "Hero",
    {
        "hero": str,
        "class": str | None,
        "health": int,
        "epic": bool,
        "lured_to": NotRequired[int],
        "runs": NotRequired[list[Path]],
    },
)


class Player(TypedDict):
    seat: int
    boss: str | None
    xp: int | None
    alive: bool
    levelled_up: bool
    souls: int
    wounds: int
    dead: list[str]
    survived: list[str]
    rooms_in_hand: int
    spells_in_hand: int
    dungeon: list[Slot]
    entrance: list[Hero]
    barred: bool
    placements: int
    treasure: NotRequired[dict[str, int]]
    damage: NotRequired[int]
    hand: NotRequired[list[str]]
    offered: NotRequired[list[str]]


class Inside(TypedDict):
    seat: int
    hero: str
    damage: int
    health: int
    slot: int | None


class Pending(TypedDict):
    seat: int
    spell: bool
    card: str
    target: str | None


class About(TypedDict, total=False):
    """What a question is about: each names what it needs."""

    boss: str
    card: str
    player: int
    window: str


class Decision(TypedDict):
    question: str
    seats: list[int]
    about: About


class View(TypedDict):
    turn: int
    phase: str
    active: int
    players: list[Player]
    town: list[Hero]
    inside: Inside | None
    decks: dict[str, int]
    discard: list[str]
    no_building: bool
    pending: list[Pending]
    decision: Decision | None


def read_view(view: ViewData) -> View:
    return cast(View, view)
