"""The text form of actions: print and parse, total on the whole vocabulary."""

from __future__ import annotations

from bossrush.games.bossmonster.rules.ids import (
    ACTIONS,
    ACTIVATE,
    BOSS,
    CARD,
    CAST,
    FROM_DECK,
    FROM_DISCARD,
    HERO,
    LOOK_BOTH,
    LOOK_EPIC,
    LOOK_ORDINARY,
    MAX_BOSSES,
    MAX_HEROES,
    MAX_KINDS,
    MAX_SEATS,
    MAX_SLOTS,
    NO,
    PASS,
    PLACE,
    PLAYER,
    ROOM_CARD,
    ROOM_DECK,
    SLOT,
    SPELL_CARD,
    SPELL_DECK,
    TO_HAND,
    YES,
    room_action,
)
from bossrush.games.bossmonster.rules.tables import Tables


def name_of(names: list[str], index: int) -> str:
    """A name, or its number where the content has none."""
    return names[index] if index < len(names) else str(index + 1)


def action_texts(tables: Tables) -> list[str]:
    """The notation of every action, by id. Slots count from the Boss."""
    texts = [""] * ACTIONS
    texts[PASS] = "pass"
    texts[YES] = "yes"
    texts[NO] = "no"
    texts[ROOM_DECK] = "room deck"
    texts[SPELL_DECK] = "spell deck"
    texts[LOOK_ORDINARY] = "look ordinary"
    texts[LOOK_EPIC] = "look epic"
    texts[LOOK_BOTH] = "look both"
    texts[TO_HAND] = "to hand"
    texts[ROOM_CARD] = "a room"
    texts[SPELL_CARD] = "a spell"
    texts[FROM_DISCARD] = "from discard"
    texts[FROM_DECK] = "from deck"
    for seat in range(MAX_SEATS):
        texts[PLAYER + seat] = f"player {seat + 1}"
        for slot in range(MAX_SLOTS):
            texts[room_action(seat, slot)] = f"room {seat + 1}.{slot + 1}"
    for slot in range(MAX_SLOTS):
        texts[ACTIVATE + slot] = f"activate {slot + 1}"
    for slot in range(MAX_SLOTS + 1):
        texts[SLOT + slot] = f"slot {slot + 1}"
    for boss in range(MAX_BOSSES):
        texts[BOSS + boss] = f"boss {name_of([b.id for b in tables.bosses], boss)}"
    for hero in range(MAX_HEROES):
        texts[HERO + hero] = f"hero {name_of([h.id for h in tables.heroes], hero)}"
    for kind in range(MAX_KINDS):
        name = name_of(tables.kinds, kind)
        texts[PLACE + kind] = f"place {name}"
        texts[CAST + kind] = f"cast {name}"
        texts[CARD + kind] = f"card {name}"
    return texts
