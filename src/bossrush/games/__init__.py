"""The games: those that come with the program, and what installed packages bring in the group `bossrush.games`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bossrush.kernel.events import PUBLIC
from bossrush.kernel.game import Game, GameError

if TYPE_CHECKING:
    from bossrush.games.kit import GameKit

GROUP: Final = "bossrush.games"
OURS: Final = (
    EntryPoint("platformer", "bossrush.games.platformer.kit:KIT", GROUP),
    EntryPoint("bossmonster", "bossrush.games.bossmonster.kit:KIT", GROUP),
)


@cache
def known() -> dict[str, EntryPoint]:
    """By name; ours first, and nobody replaces them."""
    found = {entry.name: entry for entry in OURS}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        found.setdefault(entry.name, entry)
    return found


def names() -> tuple[str, ...]:
    return tuple(known())


@cache
def kit_of(name: str) -> GameKit:
    """`GameError` if there is no such game."""
    if name not in known():
        raise GameError(f"there is no game '{name}'; there are {', '.join(names())}")
    kit: GameKit = known()[name].load()
    return kit


def load_game(name: str, packs: Sequence[Path] = ()) -> Game:
    """`GameError` if there is no such game, `ContentError` if a pack is bad."""
    return kit_of(name).load(packs)


def has_secrets(game: Game) -> bool:
    """Whether players know something that others do not."""
    return any(visibility != PUBLIC for kind in game.event_kinds() for _, visibility in kind.fields)
