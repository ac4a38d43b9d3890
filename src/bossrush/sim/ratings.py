"""Ratings from the places of many games, by openskill's Plackett–Luce model.

The model goes from game to game, so a rating depends a little on their order, and its own sigma knows nothing of that.
So the games are drawn again and again, as many as there are, with repetition and in a random order: the rating is the
mean of all draws, and in the interval lie 95 of 100. It takes in both, the luck of the games and their order. Among the
games to draw from are two more for each two bots, one won by either: who won all of three games is not sure to win.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import permutations

from openskill.models import PlackettLuce, PlackettLuceRating

DRAWS = 100


class Rating:
    __slots__ = ("high", "low", "mean")

    def __init__(self, draws: list[float]) -> None:
        ordered = sorted(draws)
        cut = len(ordered) * 25 // 1000
        self.mean = sum(ordered) / len(ordered)
        self.low = ordered[cut]
        self.high = ordered[-1 - cut]

    def data(self) -> dict[str, object]:
        return {"rating": round(self.mean, 2), "low": round(self.low, 2), "high": round(self.high, 2)}


Places = Sequence[tuple[str, int]]
"""Of one game: each seat's bot and its place, 1 for winners."""


def rate(games: Sequence[Places], bots: Sequence[str], seed: int) -> dict[str, Rating]:
    """25 is where all begin; a bot 7 above another is expected to win about three games of four."""
    luck = random.Random(seed)
    even = [[(one, 1), (other, 2)] for one, other in permutations(bots, 2)]
    pool: list[Places] = [*games, *even]
    draws = [rate_once(luck.choices(pool, k=len(games)), bots) for _ in range(DRAWS)]
    return {bot: Rating([draw[bot].mu for draw in draws]) for bot in bots}


def rate_once(games: Sequence[Places], bots: Sequence[str]) -> dict[str, PlackettLuceRating]:
    model = PlackettLuce()
    ratings = {bot: model.rating() for bot in bots}
    for places in games:
        before = [[ratings[bot]] for bot, _ in places]
        after = model.rate(before, ranks=[float(place) for _, place in places])
        for bot in {bot for bot, _ in places}:
            own = [after[seat][0] for seat, (other, _) in enumerate(places) if other == bot]
            ratings[bot] = model.rating(sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own))
    return ratings
