"""Shares with their intervals, histograms, and what a simulation counts: small however many games there are."""

from __future__ import annotations

import json
import pickle
import random

import pytest

from bossrush.sim.games import Outcome
from bossrush.sim.statistics import DealShare, Histogram, Share, difference
from bossrush.sim.totals import Totals


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (263, 500, 0.4822, 0.5694)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert Share(games, wins).interval() == pytest.approx((low, high), abs=5e-5)


def test_without_games_the_interval_is_everything() -> None:
    assert Share().interval() == (0.0, 1.0)


def test_newcombes_interval_of_a_difference() -> None:
    """The first example of Newcombe's paper of 1998, method 10."""
    assert difference(Share(70, 56), Share(80, 48)) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)


def test_a_histogram_ranks_like_a_sorted_list() -> None:
    chance = random.Random(3)
    numbers = [chance.randrange(40) for _ in range(501)]
    histogram = Histogram()
    for number in numbers:
        histogram.add(number)
    assert [histogram.ranked(rank) for rank in range(501)] == sorted(numbers)
    assert histogram.mean() == pytest.approx(sum(numbers) / 501)
    assert sum(histogram.data().values()) == histogram.size == 501
    assert list(histogram.data()) == sorted(histogram.data(), key=int)


def outcome(number: int) -> Outcome:
    chance = random.Random(number)
    labels = {"bot": ["heuristic", "random"], "hero": chance.sample(["pip", "etorn", "avys"], 2)}
    cards = [chance.sample(["anvil", "coffee", "magnet"], chance.randrange(3)) for _ in range(2)]
    turns = [chance.randrange(5, 40), chance.randrange(5, 40)]
    return Outcome(number, True, [chance.randrange(2)], turns, 200, labels, cards, chance.randrange(30))


def test_the_order_of_games_changes_nothing() -> None:
    forwards, backwards = Totals(), Totals()
    for number in range(200):
        forwards.add(outcome(number))
        backwards.add(outcome(199 - number))
    assert json.dumps(forwards.data()) == json.dumps(backwards.data())


def test_seats_with_and_without_a_card_make_all_seats() -> None:
    totals = Totals()
    for number in range(100):
        totals.add(outcome(number))
    assert totals.seats.games == 200
    for card, share in totals.cards.items():
        assert share.games + totals.without(card).games == 200
        assert share.wins + totals.without(card).wins == 100
        value, low, high = totals.value(card)
        assert low < value < high


def test_a_hundred_thousand_games_take_no_more_room_than_a_thousand() -> None:
    totals = Totals()
    some = [outcome(number) for number in range(500)]
    for i in range(1000):
        totals.add(some[i % 500])
    before = len(pickle.dumps(totals))
    for i in range(99_000):
        totals.add(some[i % 500])
    assert len(pickle.dumps(totals)) < before + 1000, "larger numbers only"


def deals(*wins_of_two: int) -> DealShare:
    """A deal for each number, played twice and won so often."""
    share = DealShare()
    for deal, wins in enumerate(wins_of_two):
        share.add_to_deal(deal, wins > 0)
        share.add_to_deal(deal, wins > 1)
    return share


def test_games_in_which_the_deal_decides_say_more_together_than_each_alone() -> None:
    """18 deals won from both seats, 9 lost from both: about 54.5 % ± 1.96 · sqrt(26.19 / 99) / 20."""
    share = deals(*[2] * 18, *[0] * 9, *[1] * 73)
    assert share.interval() == pytest.approx((0.4946, 0.5942), abs=5e-4)
    assert Share(200, 109).interval() == pytest.approx((0.4758, 0.6126), abs=5e-4)


def test_games_of_a_deal_that_end_alike_count_as_one() -> None:
    share = deals(*[2] * 60, *[0] * 40)
    assert share.weight() == pytest.approx(99)
    assert share.interval()[0] == pytest.approx(Share(99, 59).interval()[0], abs=5e-3)


def test_where_few_deals_tell_the_two_apart_games_count_as_independent() -> None:
    assert deals(*[1] * 400, *[2] * 19).interval() == Share(838, 438).interval()
    assert deals(*[1] * 400, *[2] * 20).weight() > 840
    assert deals(*[1] * 40).interval() == Share(80, 40).interval()
    assert deals(*[2] * 40).interval() == Share(80, 80).interval()
    assert deals(2, 0, 1, 1).interval() == Share(8, 4).interval()
