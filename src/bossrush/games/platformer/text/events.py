"""Events in plain words, the same in every language: `moved etorn b1 c1`."""

from __future__ import annotations

from bossrush.games.platformer.rules.events import EV_BOSS_CARD, EV_BOSS_DREW, EV_EVENT, EV_LEVEL_REVEALED, EVENTS
from bossrush.games.platformer.rules.ids import (
    CAUSE_NAMES,
    DIE_NAMES,
    ENEMY,
    FACE_NAMES,
    FACES,
    FORGE,
    FORGE_SPECIAL,
    HERO,
    MARKS,
)
from bossrush.games.platformer.rules.notation import space_name
from bossrush.games.platformer.rules.state import State
from bossrush.kernel.core import NONE
from bossrush.kernel.events import UNKNOWN
from bossrush.text.words import HIDDEN, NOTHING


def event_words(g: State, event: tuple[int, ...]) -> list[str]:
    """The name of the event, then its fields in the order in which `events.py` declares them, one word each."""
    kind = EVENTS[event[0]]
    words = [kind.name]
    for i, field in enumerate(kind.field_names()):
        words.append(field_word(g, kind.id, field, event[i + 1]))
    return words


def field_word(g: State, kind: int, field: str, value: int) -> str:
    if value == UNKNOWN:
        return HIDDEN
    if value == NONE:
        return NOTHING
    if kind == EV_LEVEL_REVEALED and field in ("left", "right"):
        return g.tables.tiles[value].id
    if kind == EV_EVENT and field == "card":
        return g.tables.events[value].id
    if kind in (EV_BOSS_DREW, EV_BOSS_CARD) and field == "card":
        return g.tables.boss_cards[value].id
    if field == "mark":
        return MARKS[value]
    if field in ("seat", "other"):
        return g.hero_card(value).id
    if field == "figure":
        return g.tables.enemies[value - ENEMY].id if value >= ENEMY else g.hero_card(value - HERO).id
    if field == "enemy":
        return g.tables.enemies[value].id
    if field in ("from", "to"):
        return space_name(value)
    if field in ("face", "first", "second", "into", "symbol"):
        return FACE_NAMES[value]
    if field == "source":
        return source_word(value)
    if field == "special":
        return "special" if value else NOTHING
    if field == "result":
        return DIE_NAMES[value]
    if field == "cause":
        return CAUSE_NAMES[value]
    if field == "card":
        return g.tables.cards[value].id
    return str(value + 1) if field in ("level", "slot") else str(value)


def source_word(source: int) -> str:
    """Where a symbol came from: a face, `special`, `forge_boot`, `forge_special` or `anvil`."""
    if source < FACES:
        return FACE_NAMES[source]
    if source < FORGE:
        return "special"
    if source > FORGE_SPECIAL:
        return "anvil"
    return "forge_special" if source == FORGE_SPECIAL else f"forge_{FACE_NAMES[source - FORGE]}"
