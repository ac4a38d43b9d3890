"""Fair chance: the seed of a table, and statistics of the dice it gave."""

from __future__ import annotations

import math
import secrets
from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from bossrush.games import kit_of, names
from bossrush.kernel.chance import Chance, SealedChance, mixed_seed
from bossrush.kernel.game import Game
from bossrush.kernel.match import going_on
from bossrush.server.store.base import Start

NORMAL_95: Final = 1.959963984540054
"""So many standard deviations around the mean hold 95 % of a normal distribution."""

Counts = dict[tuple[str, str, str], int]
"""How often it came up, by game, die and face."""


def new_secret() -> str:
    """The server's part of a seed."""
    return secrets.token_hex(32)


def table_chance(secret: str, entropies: list[str], start: Start | None) -> Chance:
    """The chance of a table, from the beginning. `entropies` as in a record: `SEAT TEXT`, in the order of seats."""
    return going_on(start.results if start else [], SealedChance(mixed_seed(secret, entropies)))


# ---- dice


def has_dice(game: Game) -> bool:
    return kit_of(game.name).dice is not None


def count_rolls(game: Game, events: Iterable[tuple[int, ...]]) -> Counts:
    """The dice rolled in these events."""
    counts: Counter[tuple[str, str, str]] = Counter()
    dice = kit_of(game.name).dice
    if dice is None:
        return counts
    for event in events:
        for die, face, times in dice.rolled(event):
            counts[game.name, die, face] += times
    return counts


class FaceReport(msgspec.Struct):
    face: str
    count: int
    expected: float
    """The share of this face if the die is fair."""
    observed: float
    low: float
    """Where the true share lies, with 95 % confidence: from here …"""
    high: float
    """… to here."""


class DieReport(msgspec.Struct):
    game: str
    die: str
    rolls: int
    p_value: float
    """How often a fair die would stray at least this far (chi-square). Small: something is wrong."""
    faces: list[FaceReport]


class DiceReport(msgspec.Struct):
    dice: list[DieReport]


def dice_report(counts: Counts) -> DiceReport:
    """Every die of the base sets, rolled or not."""
    return DiceReport(
        [
            die_report(game, die, shares, counts)
            for game in names()
            if (dice := kit_of(game).dice) is not None
            for die, shares in dice.shares().items()
        ]
    )


def die_report(game: str, die: str, shares: dict[str, float], counts: Counts) -> DieReport:
    numbers = {face: counts.get((game, die, face), 0) for face in shares}
    rolls = sum(numbers.values())
    faces: list[FaceReport] = []
    for face, share in shares.items():
        low, high = wilson_interval(numbers[face], rolls)
        observed = numbers[face] / rolls if rolls else 0.0
        faces.append(FaceReport(face, numbers[face], share, observed, low, high))
    return DieReport(game, die, rolls, p_value(list(numbers.values()), list(shares.values())), faces)


def wilson_interval(count: int, rolls: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson: good for few rolls too."""
    if not rolls:
        return 0.0, 1.0
    share, square = count / rolls, NORMAL_95**2
    centre = share + square / (2 * rolls)
    spread = NORMAL_95 * math.sqrt(share * (1 - share) / rolls + square / (4 * rolls**2))
    scale = 1 + square / rolls
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def p_value(counts: list[int], shares: list[float]) -> float:
    """Pearson's chi-square test of these counts against fair shares."""
    rolls = sum(counts)
    if not rolls:
        return 1.0
    square = sum((count - rolls * share) ** 2 / (rolls * share) for count, share in zip(counts, shares, strict=True))
    return chi_square_tail(square, len(counts) - 1)


def chi_square_tail(square: float, freedom: int) -> float:
    """How likely a chi-square distribution exceeds `square`.

    By the recurrence of the upper incomplete gamma function, from one degree of freedom (odd) or two (even).
    """
    half = square / 2
    tail = math.erfc(math.sqrt(half)) if freedom % 2 else math.exp(-half)
    k = 1.5 if freedom % 2 else 2.0
    while k <= freedom / 2:
        if half > 0:
            tail += math.exp((k - 1) * math.log(half) - half - math.lgamma(k))
        k += 1
    return min(1.0, tail)
