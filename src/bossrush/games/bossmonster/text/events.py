"""Events in plain words, the same in every language: `declared robobo freeze draculord.1`."""

from __future__ import annotations

from collections.abc import Sequence

from bossrush.games.bossmonster.rules.cards import DECKS
from bossrush.games.bossmonster.rules.events import EVENTS
from bossrush.games.bossmonster.rules.ids import (
    CARD,
    HERO,
    MAX_SEATS,
    PHASES,
    PLAYER,
    ROOM_CARD,
    names_room,
    seat_of_room,
    slot_of_room,
)
from bossrush.games.bossmonster.rules.state import State
from bossrush.kernel.core import NONE
from bossrush.kernel.events import UNKNOWN
from bossrush.text.words import HIDDEN, NOTHING


def boss_names(g: State) -> list[str]:
    """The players by seat: each is called as its Boss, or by its seat until the Boss is shown."""
    return [g.tables.bosses[boss].id if boss >= 0 else f"seat_{seat + 1}" for seat, boss in enumerate(g.bosses)]


def event_words(g: State, event: tuple[int, ...], names: Sequence[str] = ()) -> list[str]:
    """Like `platformer_event_words`; `names` are the players, if they are not to be called as their Bosses."""
    kind = EVENTS[event[0]]
    players = names or boss_names(g)
    words = [kind.name]
    for i, field in enumerate(kind.field_names()):
        words.append(field_word(g, field, event[i + 1], players))
    return words


def field_word(g: State, field: str, value: int, players: Sequence[str]) -> str:
    if value == UNKNOWN:
        return HIDDEN
    if value == NONE:
        return NOTHING
    if field in ("seat", "other"):
        return players[value]
    if field == "boss":
        return g.tables.bosses[value].id
    if field == "hero":
        return g.tables.heroes[value].id
    if field == "card":
        return g.tables.kinds[value]
    if field == "deck":
        return DECKS[value]
    if field == "kind":
        return "room" if value == ROOM_CARD else "spell"
    if field == "phase":
        return PHASES[value]
    if field == "target":
        return target_word(g, value, players)
    return str(value + 1) if field in ("slot", "with") else str(value)


def target_word(g: State, target: int, players: Sequence[str]) -> str:
    """What an action aims at, in one word: `robobo`, the room `robobo.2`, a hero, a card."""
    if PLAYER <= target < PLAYER + MAX_SEATS:
        return players[target - PLAYER]
    if names_room(target):
        return f"{players[seat_of_room(target)]}.{slot_of_room(target) + 1}"
    return g.tables.kinds[target - CARD] if target >= CARD else g.tables.heroes[target - HERO].id
