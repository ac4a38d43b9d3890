"""Chance: pinned sequences, uniformity, independent copies, commit and reveal, dictated results."""

from __future__ import annotations

import hashlib

import pytest

from bossrush.kernel.chance import (
    Chance,
    DictatedChance,
    FastChance,
    GivenChance,
    OutOfResults,
    SealedChance,
    commitment,
    mixed_seed,
)

FAST_DICE = [1, 0, 0, 4, 3, 0, 0, 2, 1, 2, 3, 1, 0, 2, 3, 3, 0, 0, 4, 4]
SEALED_DICE = [1, 2, 2, 3, 4, 3, 5, 5, 5, 1, 2, 0, 3, 1, 1, 0, 2, 1, 5, 5]


def given_three() -> GivenChance:
    return GivenChance(DictatedChance([5, 0, 4]), SealedChance("1"))


def rolls(chance: Chance, number: int, sides: int = 6) -> list[int]:
    return [chance.below(sides) for _ in range(number)]


def test_the_fast_sequence_is_pinned() -> None:
    assert rolls(FastChance(1), 20) == FAST_DICE


def test_the_sealed_sequence_is_pinned() -> None:
    assert rolls(SealedChance("1"), 20) == SEALED_DICE


def test_large_ranges_are_pinned() -> None:
    assert rolls(FastChance(7), 4, 1 << 32) == [3716841948, 234869062, 345935832, 3428831796]
    assert rolls(SealedChance("seed"), 4, 3_000_000_000) == [2850275715, 945451986, 2262357531, 2747006075]


@pytest.mark.parametrize("chance", [FastChance(5), SealedChance("5")])
@pytest.mark.parametrize("sides", [2, 3, 6, 7, 52])
def test_all_results_are_equally_likely(chance: Chance, sides: int) -> None:
    """Chi-square against a bound that a fair source exceeds about once in ten thousand times."""
    number = 6_000
    counts = [0] * sides
    for result in rolls(chance, number, sides):
        counts[result] += 1
    expected = number / sides
    square = sum((count - expected) ** 2 / expected for count in counts)
    freedom = sides - 1
    assert square < freedom * (1 - 2 / (9 * freedom) + 3.72 * (2 / (9 * freedom)) ** 0.5) ** 3


def test_different_seeds_give_different_sequences() -> None:
    assert len({tuple(rolls(FastChance(seed), 20)) for seed in range(-50, 50)}) == 100
    assert len({tuple(rolls(SealedChance(str(seed)), 20)) for seed in range(100)}) == 100


@pytest.mark.parametrize("chance", [FastChance(3), SealedChance("3"), DictatedChance([4] * 40), given_three()])
def test_a_copy_goes_on_alike_and_alone(chance: Chance) -> None:
    rolls(chance, 13)
    chance.logging = True
    twin = chance.copy()
    assert twin.dump() == chance.dump()
    ahead = rolls(twin, 10)
    assert chance.drawn == 13
    assert chance.log == []
    assert rolls(chance, 10) == ahead
    assert chance.dump() == twin.dump()
    assert chance.take_log() == twin.take_log() == ahead


def test_the_log_holds_results_while_logging() -> None:
    chance = FastChance(1)
    chance.below(6)
    chance.logging = True
    assert rolls(chance, 3) == FAST_DICE[1:4]
    assert chance.take_log() == FAST_DICE[1:4]
    assert chance.take_log() == []
    assert chance.drawn == 4


def test_a_shuffle_keeps_the_items_and_draws_one_result_less() -> None:
    chance = FastChance(1)
    items = list(range(10))
    chance.shuffle(items)
    assert items == [9, 6, 1, 4, 7, 3, 5, 8, 0, 2]
    assert sorted(items) == list(range(10))
    assert chance.drawn == 9


def test_a_shuffle_gives_every_order() -> None:
    chance = FastChance(2)
    seen = set()
    for _ in range(200):
        items = [0, 1, 2]
        chance.shuffle(items)
        seen.add(tuple(items))
    assert len(seen) == 6


def test_a_shuffle_can_be_dictated() -> None:
    items = [10, 11, 12]
    DictatedChance([0, 1]).shuffle(items)
    assert items == [12, 11, 10]


def test_the_revealed_seed_hashes_to_the_commitment() -> None:
    assert commitment("a secret") == "d4dcf8069db730a76e5e60a402b086c107c63d87751ec7a392c2b0e6f307859d"
    assert commitment("a secret") != commitment("another")


def test_dictated_results_come_in_order() -> None:
    chance = DictatedChance([3, 0])
    assert rolls(chance, 2) == [3, 0]
    chance.dictate([5])
    assert chance.left() == 1
    assert chance.below(6) == 5
    assert chance.left() == 0


def test_dictated_results_run_out() -> None:
    chance = DictatedChance([])
    with pytest.raises(OutOfResults, match="below 6 is needed"):
        chance.below(6)
    assert chance.drawn == 0


@pytest.mark.parametrize("result", [6, -1])
def test_a_dictated_result_must_fit(result: int) -> None:
    chance = DictatedChance([result])
    with pytest.raises(OutOfResults, match=f"{result} does not lie below 6"):
        chance.below(6)
    assert chance.left() == 1


# ---- rolls and shuffles, entropy, given results


def test_rolls_and_shuffles_are_counted() -> None:
    chance = FastChance(1)
    rolls(chance, 3)
    chance.shuffle([1, 2, 3, 4])
    twin = chance.copy()
    assert (twin.rolls, twin.shuffles, twin.drawn) == (3, 1, 6)


def test_the_seed_without_entropy_is_the_secret() -> None:
    assert mixed_seed("secret", []) == "secret"


def test_the_mixed_seed_is_pinned() -> None:
    expected = hashlib.sha256(b"bossrush mix\nsecret\n1 my dog\n2 dice").hexdigest()
    assert mixed_seed("secret", ["1 my dog", "2 dice"]) == expected


def test_entropy_counts_as_it_stands_in_a_record() -> None:
    assert mixed_seed("secret", [" 1  my\tdog\n"]) == mixed_seed("secret", ["1 my dog"])


def test_every_part_of_the_mixed_seed_matters() -> None:
    mixes = [
        ("a", ["1 x"]),
        ("b", ["1 x"]),
        ("a", ["2 x"]),
        ("a", ["1 y"]),
        ("a", ["1 x", "2 y"]),
        ("a", ["2 y", "1 x"]),
    ]
    assert len({mixed_seed(secret, entropy) for secret, entropy in mixes}) == len(mixes)


def test_given_results_come_first_then_the_stream_from_its_beginning() -> None:
    assert rolls(given_three(), 8) == [5, 0, 4, *SEALED_DICE[:5]]


def test_a_given_result_must_fit() -> None:
    with pytest.raises(OutOfResults, match="5 does not lie below 4"):
        given_three().below(4)


def test_only_what_comes_after_given_results_is_counted() -> None:
    chance = given_three()
    chance.below(6)
    chance.shuffle([1, 2])
    assert chance.below(6) == 4
    assert (chance.rolls, chance.shuffles) == (0, 0)
    chance.below(6)
    chance.shuffle([1, 2, 3])
    assert (chance.rolls, chance.shuffles, chance.drawn) == (1, 1, 6)
