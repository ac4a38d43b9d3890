"""Seeds and dice statistics, against known values."""

from __future__ import annotations

import pytest

from bossrush.games import load_game
from bossrush.games.platformer.rules.events import EV_BOSS_ROLLED, EV_ENEMY_ROLLED, EV_REROLLED, EV_ROLLED, EV_SAVED
from bossrush.kernel.chance import FastChance, SealedChance, commitment, mixed_seed
from bossrush.server.fairness import (
    Counts,
    DieReport,
    chi_square_tail,
    count_rolls,
    dice_report,
    new_secret,
    p_value,
    table_chance,
    wilson_interval,
)
from bossrush.server.store.base import Start

PLATFORMER = load_game("platformer")


def test_secrets_differ_and_are_long() -> None:
    drawn = {new_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(secret) for secret in drawn} == {64}
    assert len({commitment(secret) for secret in drawn}) == 100


def test_the_chance_of_a_table_mixes_what_seats_added() -> None:
    chance, expected = table_chance("s", ["1 dog"], None), SealedChance(mixed_seed("s", ["1 dog"]))
    assert [chance.below(100) for _ in range(9)] == [expected.below(100) for _ in range(9)]


def test_the_chance_of_a_forked_table_begins_with_the_results_of_the_other() -> None:
    chance, rest = table_chance("s", [], Start("t", [], [3, 1])), SealedChance("s")
    assert [chance.below(6) for _ in range(6)] == [3, 1] + [rest.below(6) for _ in range(4)]


# ---- counting


def test_all_dice_of_platformer_are_counted() -> None:
    events = [
        (EV_ROLLED, 0, 2, 1, 0, 0, 2),
        (EV_ENEMY_ROLLED, 0, 1),
        (EV_REROLLED, 0, 0, 4),
        (EV_BOSS_ROLLED, 0, 0),
        (EV_SAVED, 0, 3),
    ]
    counts = {(die, face): number for (_, die, face), number in count_rolls(PLATFORMER, events).items() if number}
    assert counts == {
        ("action", "boot"): 2,
        ("action", "sword"): 1,
        ("action", "star"): 3,
        ("enemy", "left"): 1,
        ("enemy", "attack"): 1,
    }


def test_boss_monster_has_no_dice() -> None:
    assert count_rolls(load_game("bossmonster"), [(EV_ROLLED, 0, 2, 1, 0, 0, 2)]) == {}


# ---- the report


def test_the_report_names_every_die_and_the_share_of_each_face() -> None:
    report = dice_report({})
    shares = {die.die: {face.face: round(face.expected, 3) for face in die.faces} for die in report.dice}
    assert shares == {
        "action": {"boot": 0.167, "sword": 0.167, "coin": 0.333, "monster": 0.167, "star": 0.167},
        "enemy": {"attack": 0.333, "left": 0.333, "right": 0.333},
    }
    for die in report.dice:
        assert (die.rolls, die.p_value) == (0, 1.0)
        assert {(face.observed, face.low, face.high) for face in die.faces} == {(0.0, 0.0, 1.0)}


def enemy_die(attack: int, left: int, right: int) -> DieReport:
    counts: Counts = {("platformer", "enemy", "attack"): attack}
    counts["platformer", "enemy", "left"] = left
    counts["platformer", "enemy", "right"] = right
    return next(die for die in dice_report(counts).dice if die.die == "enemy")


def test_a_fair_die_lies_in_its_band() -> None:
    die = enemy_die(1010, 985, 1005)
    assert (die.rolls, [face.count for face in die.faces]) == (3000, [1010, 985, 1005])
    assert die.p_value == pytest.approx(0.839457, abs=1e-6)
    for face in die.faces:
        assert face.low < face.expected < face.high
        assert face.low < face.observed < face.high


def test_fair_dice_seem_loaded_once_in_twenty_times() -> None:
    chance = FastChance(1)
    suspected = 0
    for _ in range(400):
        numbers = [0, 0, 0]
        for _ in range(150):
            numbers[chance.below(3)] += 1
        suspected += enemy_die(*numbers).p_value < 0.05
    assert 10 <= suspected <= 32


def test_a_loaded_die_is_found() -> None:
    die = enemy_die(1200, 900, 900)
    assert die.p_value < 1e-9
    assert die.faces[0].low > die.faces[0].expected


@pytest.mark.parametrize(
    ("count", "rolls", "low", "high"),
    [(0, 10, 0.0, 0.27753), (5, 10, 0.23659, 0.76341), (10, 10, 0.72247, 1.0), (81, 263, 0.25525, 0.36620)],
)
def test_the_interval_is_wilsons(count: int, rolls: int, low: float, high: float) -> None:
    assert wilson_interval(count, rolls) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("square", "freedom", "tail"),
    [
        (3.841459, 1, 0.05),
        (5.991465, 2, 0.05),
        (7.814728, 3, 0.05),
        (9.487729, 4, 0.05),
        (11.070498, 5, 0.05),
        (18.307038, 10, 0.05),
        (13.276704, 4, 0.01),
        (15.086272, 5, 0.01),
        (0.710723, 4, 0.95),
        (0.0, 4, 1.0),
        (0.0, 5, 1.0),
        (2000.0, 4, 0.0),
    ],
)
def test_the_tail_of_chi_square_is_that_of_the_tables(square: float, freedom: int, tail: float) -> None:
    assert chi_square_tail(square, freedom) == pytest.approx(tail, abs=1e-6)


def test_the_p_value_weighs_each_face_by_its_share() -> None:
    """16, 18, 16, 14, 12 and 12 of 88 for six like sides: 2.0 with five degrees of freedom."""
    assert p_value([16, 18, 16, 14, 12, 12], [1 / 6] * 6) == pytest.approx(0.849145, abs=1e-6)
    assert p_value([20, 10], [2 / 3, 1 / 3]) == 1.0
