"""Features of a position of Boss Monster, for the chance to win."""

from __future__ import annotations

from typing import Final

from bossrush.games.bossmonster.bot.worth import (
    ENOUGH_DAMAGE,
    Dungeon,
    expect_later,
    expect_this_turn,
    hand_worth,
)
from bossrush.games.bossmonster.rules.effects.table import ROOM_EFFECTS, SPELL_EFFECTS
from bossrush.games.bossmonster.rules.ids import MAX_SLOTS, NO_CLASS
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.rules.turn import SOULS_TO_WIN, WOUNDS_TO_LOSE
from bossrush.kernel.core import NONE

FEATURES: Final = [
    "souls",
    "near_the_end",
    "wounds",
    "three_wounds",
    "four_wounds",
    "souls_coming",
    "wounds_coming",
    "winning",
    "dying",
    "later",
    "damage",
    "room_effects",
    "rooms",
    "levelled",
    "spells",
    "hand",
    "first_damage",
    "souls_squared",
    "souls_coming_late",
    "led_classes",
    "led_classes_late",
    "room_effects_late",
    "spells_late",
    *(f"room_{effect}" for effect in ROOM_EFFECTS),
    *(f"spell_{effect}" for effect in SPELL_EFFECTS),
]
FIRST_DAMAGE: Final = 6
"""Damage up to this decides between souls and wounds for most of a game."""
FEW_HEROES: Final = 2
"""For so many heroes a player left in their deck, the Epic Heroes behind them count too."""


def features(g: State) -> list[list[float]]:
    """By the names in `FEATURES`, for each seat; all rooms lie open."""
    left = g.players_left()
    dungeons = [Dungeon(g, seat) for seat in left]
    now_souls = [g.souls(seat) for seat in left]
    now_wounds = [g.wounds(seat) for seat in left]
    souls = [float(n) for n in now_souls]
    wounds = [float(n) for n in now_wounds]
    expect_this_turn(g, NONE, left, dungeons, souls, wounds)
    later = expect_later(g, left, dungeons)
    led = led_classes(g, dungeons)
    late = max(now_souls) / SOULS_TO_WIN
    rows: list[list[float]] = [[] for _ in range(g.players)]
    for i, seat in enumerate(left):
        dungeon = dungeons[i]
        coming = (souls[i] - now_souls[i]) / 3.0
        effects = dungeon.worth / 5.0
        damage = dungeon.damage
        spells = len(g.spells_in_hand(seat)) / 2.0
        rows[seat] = [
            now_souls[i] / 5.0,
            max(0, now_souls[i] - 6) / 3.0,
            now_wounds[i] / 3.0,
            float(now_wounds[i] >= WOUNDS_TO_LOSE - 2),
            float(now_wounds[i] >= WOUNDS_TO_LOSE - 1),
            coming,
            (wounds[i] - now_wounds[i]) / 2.0,
            min(1.0, max(0.0, souls[i] - SOULS_TO_WIN + 1)),
            min(1.0, max(0.0, wounds[i] - WOUNDS_TO_LOSE + 1)),
            later[i] / 20.0,
            min(damage, ENOUGH_DAMAGE) / 8.0,
            effects,
            dungeon.rooms / MAX_SLOTS,
            float(g.levelled[seat]),
            spells,
            hand_worth(g, seat) / 10.0,
            min(damage, FIRST_DAMAGE) / 8.0,
            (now_souls[i] / 5.0) ** 2,
            coming * late,
            led[i],
            led[i] * late,
            effects * late,
            spells * late,
            *room_counts(g, seat),
            *spell_counts(g, seat),
        ]
    return rows


def led_classes(g: State, dungeons: list[Dungeon]) -> list[float]:
    """The share of the heroes next to come whose class finds its most treasure in this dungeon alone."""
    coming = g.hero_deck
    if len(coming) < FEW_HEROES * len(dungeons):
        coming = coming + g.epic_deck
    led = [0.0] * len(dungeons)
    for hero in coming:
        hero_class = g.tables.heroes[hero].hero_class
        if hero_class == NO_CLASS:
            continue
        values = [dungeon.treasure[hero_class] for dungeon in dungeons]
        best = max(values)
        if values.count(best) == 1:
            led[values.index(best)] += 1.0 / len(coming)
    return led


def room_counts(g: State, seat: int) -> list[float]:
    """Of the open rooms, by what they do."""
    counts = [0.0] * len(ROOM_EFFECTS)
    for slot in g.active_slots(seat):
        counts[g.room(g.active_room(seat, slot)).effect_number] += 1.0
    return counts


def spell_counts(g: State, seat: int) -> list[float]:
    """Of the spells in hand, by what they do."""
    counts = [0.0] * len(SPELL_EFFECTS)
    for card in g.spells_in_hand(seat):
        counts[g.tables.spell(card).effect_number] += 1.0
    return counts
