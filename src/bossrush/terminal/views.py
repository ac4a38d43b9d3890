"""The shape of a view of Platformer, as the terminal reads it."""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast


class Level(TypedDict):
    level: int
    state: str
    boss: bool
    enemy: NotRequired[str]


class Space(TypedDict):
    space: str
    features: NotRequired[list[str]]
    floor: NotRequired[str]
    wall_right: NotRequired[bool]
    coins: NotRequired[int]
    gems: NotRequired[int]
    enemy: NotRequired[str]
    hero: NotRequired[int]


class Player(TypedDict):
    seat: int
    hero: str
    space: str | None
    hearts: int
    health: int
    coins: int
    gems: int
    special: str
    cards: list[str]
    exhausted: list[str]
    ability_exhausted: bool
    levitating: bool
    marks: list[str]


class Dice(TypedDict):
    pool: dict[str, int]
    used: dict[str, int]
    enemy: list[str]


class Solo(TypedDict):
    event: str | None
    events_left: int


class ShopSlot(TypedDict):
    card: str
    prices: list[int]


class Decision(TypedDict):
    question: str
    seats: list[int]
    context: list[int]


class View(TypedDict):
    turn: int
    active: int
    step: int
    levels: list[Level]
    spaces: list[Space]
    players: list[Player]
    dice: Dice
    bonus: int
    boss: str
    boss_health: int
    artifacts: list[str]
    solo: Solo | None
    shop: list[ShopSlot | None]
    decision: Decision | None


def read_view(view: dict[str, object]) -> View:
    return cast(View, view)


def find_space(view: View, name: str) -> Space:
    nothing: Space = {"space": name}
    return next((space for space in view["spaces"] if space["space"] == name), nothing)
