"""Counts that take the same room for ten games and for a million: shares with their intervals, histograms."""

from __future__ import annotations

from math import sqrt

Z = 1.959964
"""The normal quantile of the 95 % intervals."""


class Share:
    """So many wins of so many games."""

    __slots__ = ("games", "wins")

    def __init__(self, games: int = 0, wins: int = 0) -> None:
        self.games = games
        self.wins = wins

    def add(self, won: bool) -> None:
        self.games += 1
        self.wins += int(won)

    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def weight(self) -> float:
        """To how many independent games these amount."""
        return self.games

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the rate; all of it if there was no game."""
        if not self.games:
            return 0.0, 1.0
        n, rate = self.weight(), self.rate()
        middle = (rate + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z / (1 + Z * Z / n) * sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    def data(self) -> dict[str, object]:
        low, high = self.interval()
        return {
            "games": self.games,
            "wins": self.wins,
            "rate": round(self.rate(), 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


FEW_DEALS = 20
"""With fewer deals than this that one side won altogether, the spread is not known well enough."""


class DealShare(Share):
    """Wins of games that come in deals, each played in several seatings.

    Where the deal decides, its games balance each other and the rate is surer than that of as many independent games.
    """

    __slots__ = ("deals",)

    def __init__(self) -> None:
        super().__init__()
        self.deals: dict[int, Share] = {}

    def add_to_deal(self, deal: int, won: bool) -> None:
        self.add(won)
        self.deals.setdefault(deal, Share()).add(won)

    def weight(self) -> float:
        """By the spread between deals, as of a survey by households."""
        rate, count = self.rate(), len(self.deals)
        decided = sum(deal.wins in (0, deal.games) for deal in self.deals.values())
        if decided < FEW_DEALS or not 0.0 < rate < 1.0:
            return self.games
        spread = sum((deal.wins - rate * deal.games) ** 2 for deal in self.deals.values()) * count / (count - 1)
        return rate * (1 - rate) * self.games * self.games / spread


def difference(one: Share, other: Share) -> tuple[float, float, float]:
    """By how much the first rate is above the second, with Newcombe's 95 % interval (from the two of Wilson)."""
    value = one.rate() - other.rate()
    one_low, one_high = one.interval()
    other_low, other_high = other.interval()
    down = sqrt((one.rate() - one_low) ** 2 + (other_high - other.rate()) ** 2)
    up = sqrt((one_high - one.rate()) ** 2 + (other.rate() - other_low) ** 2)
    return value, value - down, value + up


class Histogram:
    """How often each number came."""

    __slots__ = ("counts", "size")

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}
        self.size = 0

    def add(self, number: int) -> None:
        self.counts[number] = self.counts.get(number, 0) + 1
        self.size += 1

    def mean(self) -> float:
        return sum(number * times for number, times in self.counts.items()) / self.size

    def ranked(self, rank: int) -> int:
        """The number of this rank, from 0, among all in ascending order."""
        for number in sorted(self.counts):
            rank -= self.counts[number]
            if rank < 0:
                return number
        raise IndexError("rank beyond the histogram")

    def most(self) -> int:
        return max(self.counts)

    def data(self) -> dict[str, int]:
        return {str(number): self.counts[number] for number in sorted(self.counts)}
