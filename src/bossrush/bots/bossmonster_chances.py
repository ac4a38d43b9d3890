"""Features of a position of Boss Monster, for the chance to win."""

from __future__ import annotations

from typing import Final

from bossrush.bots.bossmonster_worth import (
    ENOUGH_DAMAGE,
    SOUL,
    Dungeon,
    expect_later,
    expect_this_turn,
    hand_worth,
)
from bossrush.games.bossmonster.ids import MAX_SLOTS
from bossrush.games.bossmonster.state import State
from bossrush.games.bossmonster.turn import SOULS_TO_WIN, WOUNDS_TO_LOSE

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
    "pits",
]


def features(g: State) -> list[list[float]]:
    """By the names in `FEATURES`, for each seat; all rooms lie open."""
    left = g.players_left()
    dungeons = [Dungeon(g, seat) for seat in left]
    pits = [dungeon.pits for dungeon in dungeons]
    now_souls = [g.souls(seat) for seat in left]
    now_wounds = [g.wounds(seat) for seat in left]
    souls = [float(n) for n in now_souls]
    wounds = [float(n) for n in now_wounds]
    expect_this_turn(g, left[0], left, dungeons, souls, wounds)
    later = expect_later(g, left, dungeons)
    rows: list[list[float]] = [[] for _ in range(g.players)]
    for i, seat in enumerate(left):
        dungeon = dungeons[i]
        rows[seat] = [
            now_souls[i] / 5.0,
            max(0, now_souls[i] - 6) / 3.0,
            now_wounds[i] / 3.0,
            float(now_wounds[i] >= WOUNDS_TO_LOSE - 2),
            float(now_wounds[i] >= WOUNDS_TO_LOSE - 1),
            (souls[i] - now_souls[i]) / 3.0,
            (wounds[i] - now_wounds[i]) / 2.0,
            min(1.0, max(0.0, souls[i] - SOULS_TO_WIN + 1)),
            min(1.0, max(0.0, wounds[i] - WOUNDS_TO_LOSE + 1)),
            later[i] / (2.0 * SOUL),
            min(sum(dungeon.damages), ENOUGH_DAMAGE) / 8.0,
            dungeon.worth / 5.0,
            dungeon.rooms / MAX_SLOTS,
            float(g.levelled[seat]),
            len(g.spells_in_hand(seat)) / 2.0,
            hand_worth(g, seat) / 10.0,
            pits[i],
        ]
    return rows
