"""Events in plain words, the same for scenarios and for the terminal: `moved etorn b1 c1`."""

from __future__ import annotations

from collections.abc import Sequence

from bossrush.games.bossmonster.rules import events as bossmonster_events
from bossrush.games.bossmonster.rules.cards import DECKS
from bossrush.games.bossmonster.rules.ids import (
    CARD,
    MAX_SEATS,
    PHASES,
    PLAYER,
    ROOM_CARD,
    names_room,
    seat_of_room,
    slot_of_room,
)
from bossrush.games.bossmonster.rules.ids import HERO as NAMED_HERO
from bossrush.games.bossmonster.rules.state import State as BossMonsterState
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

NOTHING = "-"
HIDDEN = "?"


def platformer_event_words(g: State, event: tuple[int, ...]) -> list[str]:
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


# ---- Boss Monster: `declared robobo freeze draculord.1`


def bossmonster_names(g: BossMonsterState) -> list[str]:
    """The players by seat: each is called as its Boss, or by its seat until the Boss is shown."""
    return [g.tables.bosses[boss].id if boss >= 0 else f"seat_{seat + 1}" for seat, boss in enumerate(g.bosses)]


def bossmonster_event_words(g: BossMonsterState, event: tuple[int, ...], names: Sequence[str] = ()) -> list[str]:
    """Like `platformer_event_words`; `names` are the players, if they are not to be called as their Bosses."""
    kind = bossmonster_events.EVENTS[event[0]]
    players = names or bossmonster_names(g)
    words = [kind.name]
    for i, field in enumerate(kind.field_names()):
        words.append(bossmonster_field_word(g, field, event[i + 1], players))
    return words


def bossmonster_field_word(g: BossMonsterState, field: str, value: int, players: Sequence[str]) -> str:
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


def target_word(g: BossMonsterState, target: int, players: Sequence[str]) -> str:
    """What an action aims at, in one word: `robobo`, the room `robobo.2`, a hero, a card."""
    if PLAYER <= target < PLAYER + MAX_SEATS:
        return players[target - PLAYER]
    if names_room(target):
        return f"{players[seat_of_room(target)]}.{slot_of_room(target) + 1}"
    return g.tables.kinds[target - CARD] if target >= CARD else g.tables.heroes[target - NAMED_HERO].id
