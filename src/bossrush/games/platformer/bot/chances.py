"""Features of a position of Platformer, for the chance to win."""

from __future__ import annotations

from typing import Final

from bossrush.games.platformer.bot.worth import (
    Paths,
    chance_of,
    damage_beside,
    readiness,
    starry,
    swords_needed,
    wounds_needed,
)
from bossrush.games.platformer.rules.effects.bosses import distance
from bossrush.games.platformer.rules.gems import cheapest_assignment, gems_for
from bossrush.games.platformer.rules.ids import (
    BOOT,
    COLUMNS,
    E_CLIMB_UNDER_PLATFORM,
    E_IGNORE_ATTACK,
    E_MOVE,
    E_NEXT_ATTACK,
    MIRROR,
    PETRIFICATION,
    POISON,
    SIGIL,
    STAR,
    SWORD,
)
from bossrush.games.platformer.rules.state import State

FEATURES: Final = [
    "absent",
    "steps_to_go",
    "far_to_go",
    "boss_level",
    "boss_distance",
    "ready_there",
    "ready_beside",
    "ready_and_next",
    "boss_near",
    "boss_deadly",
    "ready_below",
    "ready_with_a_sigil",
    "swords_needed",
    "gems_missing_for_two",
    "gems_missing_for_three",
    "starry",
    "gems",
    "many_gems",
    "coins",
    "hearts",
    "last_heart",
    "two_hearts",
    "enemies_beside",
    "enemies_deadly",
    "card_prices",
    "attack_bonus",
    "moving_cards",
    "shields",
    "saved_sword",
    "saved_boot",
    "poison",
    "petrification",
    "mirror",
    "sigil",
    "to_move",
    "turns_until",
    "one",
    "turns_left",
    "late",
]
FAR_STEPS: Final = 8.0
MANY_GEMS: Final = 6
HEARTS_ON_RETURN: Final = 4
STEPS_A_TURN: Final = 2.5


def features(g: State, seat: int, paths: Paths) -> list[float]:
    """By the names in `FEATURES`."""
    cell = g.pos[seat]
    wounds = wounds_needed(g, seat, g.has_mark(seat, SIGIL))
    swords = swords_needed(g, seat, wounds)
    ready = chance_of(g, seat, swords)
    until = (seat - g.active) % g.players / g.players
    to_go = steps_to_go(g, cell, paths)
    hearts = g.hearts[seat] if cell >= 0 else HEARTS_ON_RETURN
    damage = damage_beside(g, cell) if cell >= 0 else 0
    return [
        float(cell < 0),
        to_go / 10.0,
        max(0.0, to_go - FAR_STEPS) / 10.0,
        *at_the_boss(g, seat, cell, ready, until, paths),
        ready if to_go > 0.0 else 0.0,
        ready_with_a_sigil(g, seat),
        swords / 2.0,
        gems_missing(g, seat, wounds, 2) / 5.0,
        gems_missing(g, seat, wounds, 3) / 5.0,
        float(starry(g, seat)),
        min(g.gems[seat], MANY_GEMS) / 3.0,
        max(0, g.gems[seat] - MANY_GEMS) / 3.0,
        min(g.coins[seat], 8) / 4.0,
        hearts / 4.0,
        float(hearts == 1),
        float(hearts == 2),
        damage / 2.0,
        float(damage >= hearts),
        *owned(g, seat),
        float(g.special[seat] == SWORD or g.special[seat] == STAR),
        float(g.special[seat] == BOOT),
        float(g.has_mark(seat, POISON)),
        float(g.has_mark(seat, PETRIFICATION)),
        float(g.has_mark(seat, MIRROR)),
        float(g.has_mark(seat, SIGIL)),
        float(seat == g.active),
        until,
        *deadline(g, to_go, ready),
    ]


def steps_to_go(g: State, cell: int, paths: Paths) -> float:
    """To the Boss Level; for an absent hero from the lowest row, where it may come back."""
    if cell < 0:
        if g.low == g.tower.boss_level:
            return 0.0
        return float(min(paths.to_go(g, back) for back in range(g.first_cell(), g.first_cell() + COLUMNS)))
    return 0.0 if g.on_boss_level(cell) else float(paths.to_go(g, cell))


def at_the_boss(g: State, seat: int, cell: int, ready: float, until: float, paths: Paths) -> list[float]:
    if cell < 0 or not g.on_boss_level(cell):
        return [0.0] * 7
    boss = g.boss_cell()
    if boss < 0:
        return [1.0] + [0.0] * 6
    away = min(paths.to_boss(g, boss, cell), 8)
    near = distance(cell, boss) <= 2
    deadly = near and g.tables.enemies[g.boss].damage >= g.hearts[seat]
    beside = ready if away <= 2 else 0.0
    return [1.0, away / 4.0, ready, beside, beside * (1.0 - until), float(near), float(deadly)]


def ready_with_a_sigil(g: State, seat: int) -> float:
    """For a hero that can pay for one and has none."""
    payable = g.tables.sheet(g.boss).sigil_wounds > 0 and g.coins[seat] > 0 and not g.has_mark(seat, SIGIL)
    return readiness(g, seat, sigil=True) if payable else 0.0


def gems_missing(g: State, seat: int, wounds: int, swords: int) -> int:
    """For an attack on the boss with so many SWORDs."""
    return max(0, gems_for(cheapest_assignment(max(wounds, swords), swords)) - g.gems[seat])


def owned(g: State, seat: int) -> list[float]:
    prices = bonus = moving = shields = 0.0
    for kind in g.cards[seat]:
        card = g.tables.cards[kind]
        prices += card.price / 5.0
        if card.effect == E_NEXT_ATTACK:
            bonus += card.amount / 2.0
        elif card.effect in (E_MOVE, E_CLIMB_UNDER_PLATFORM):
            moving += 1.0
        elif card.effect == E_IGNORE_ATTACK:
            shields += 1.0
    return [prices, bonus, moving, shields]


def deadline(g: State, to_go: float, ready: float) -> list[float]:
    """Alone one plays against the event deck (PF-26)."""
    if not g.solo():
        return [1.0, 0.0, 0.0]
    left = float(len(g.event_deck))
    late = max(0.0, to_go / STEPS_A_TURN + 2.0 * (1.0 - ready) - left)
    return [1.0, left / 6.0, late / 4.0]
