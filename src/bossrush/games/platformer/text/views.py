"""The shape of a view of Platformer, as the terminal reads it."""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from bossrush.games.platformer.rules.ids import COLUMNS
from bossrush.games.platformer.rules.notation import parse_space, space_name


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


class About(TypedDict):
    """What a question is about: which of it there is depends on the question."""

    chosen: int
    enemy: str
    face: str
    first: str
    forged: list[str]
    helping: list[str]
    near: bool
    sigil: bool
    space: str
    spaces_left: int
    units: int
    wounds: int


class Decision(TypedDict):
    question: str
    seats: list[int]
    about: About


class View(TypedDict):
    turn: int
    active: int
    step: int
    levels: list[Level]
    spaces: list[Space]
    players: list[Player]
    dice: Dice
    bonus: int
    invisible: bool
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


def beside(view: View, name: str) -> list[Space]:
    """The spaces adjacent to this one: no wall, no platform without a ladder and no one-way floor in between."""
    cell = parse_space(name)
    here, above = find_space(view, name), find_space(view, space_name(cell + COLUMNS))
    left = find_space(view, space_name(cell - 1)) if cell % COLUMNS else None
    found: list[Space] = []
    if "floor" not in above or above["floor"] == "pierced":
        found.append(above)
    if left is not None and "wall_right" not in left:
        found.append(left)
    if cell % COLUMNS < COLUMNS - 1 and "wall_right" not in here:
        found.append(find_space(view, space_name(cell + 1)))
    if cell >= COLUMNS and ("floor" not in here or here["floor"] == "pierced"):
        found.append(find_space(view, space_name(cell - COLUMNS)))
    return found


def threats(view: View, name: str) -> list[Space]:
    """The spaces of the enemies that attack a hero who moves away from here (PF-10.3)."""
    return [space for space in beside(view, name) if "enemy" in space]
