"""The dice, for statistics: what they should show, and what an event says they showed."""

from __future__ import annotations

from typing import Final

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.events import EV_BOSS_ROLLED, EV_ENEMY_ROLLED, EV_REROLLED, EV_ROLLED
from bossrush.games.platformer.rules.ids import DIE_NAMES, FACE_NAMES, FACES

ACTION_DIE: Final = "action"
ENEMY_DIE: Final = "enemy"


def rolled(event: tuple[int, ...]) -> list[tuple[str, str, int]]:
    if event[0] == EV_ROLLED:
        return [(ACTION_DIE, FACE_NAMES[face], event[2 + face]) for face in range(FACES)]
    if event[0] == EV_REROLLED:
        return [(ACTION_DIE, FACE_NAMES[event[3]], 1)]
    if event[0] in (EV_ENEMY_ROLLED, EV_BOSS_ROLLED):
        return [(ENEMY_DIE, DIE_NAMES[event[2]], 1)]
    return []


def shares() -> dict[str, dict[str, float]]:
    tables = load_tables()
    sides = {
        ACTION_DIE: [FACE_NAMES[face] for face in tables.action_die],
        ENEMY_DIE: [DIE_NAMES[result] for result in tables.enemy_die],
    }
    return {die: {face: names.count(face) / len(names) for face in names} for die, names in sides.items()}
