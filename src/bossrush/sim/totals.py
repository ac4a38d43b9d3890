"""Everything a simulation counts. The order of the outcomes makes no difference, and their number costs no room."""

from __future__ import annotations

from bossrush.sim.games import Outcome
from bossrush.sim.statistics import Histogram, Share, difference


class Totals:
    def __init__(self) -> None:
        self.games = 0
        self.finished = 0
        self.won = 0
        self.decisions = 0
        self.turns = Histogram()
        """The most turns of a player, by finished game."""
        self.scores = Histogram()
        self.wins: dict[str, dict[str, Share]] = {}
        """By label and value: the games it took part in, and those that a seat with it won."""
        self.seats = Share()
        """All seats of all games."""
        self.cards: dict[str, Share] = {}
        """The seats that had this card."""

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.finished += int(outcome.finished)
        self.won += int(bool(outcome.winners))
        self.decisions += outcome.decisions
        if outcome.finished:
            self.turns.add(max(outcome.turns))
        if outcome.score is not None:
            self.scores.add(outcome.score)
        seats = [str(seat + 1) for seat in range(len(outcome.turns))]
        for label, values in {"seat": seats, **outcome.labels}.items():
            self.add_label(label, values, outcome.winners)
        for seat, cards in enumerate(outcome.cards):
            self.add_seat(cards, seat in outcome.winners)

    def add_label(self, label: str, values: list[str], winners: list[int]) -> None:
        shares = self.wins.setdefault(label, {})
        for value in dict.fromkeys(values):
            shares.setdefault(value, Share()).add(any(values[seat] == value for seat in winners))

    def add_seat(self, cards: list[str], won: bool) -> None:
        self.seats.add(won)
        for card in cards:
            self.cards.setdefault(card, Share()).add(won)

    def without(self, card: str) -> Share:
        """The seats that did not have this card."""
        owned = self.cards[card]
        return Share(self.seats.games - owned.games, self.seats.wins - owned.wins)

    def value(self, card: str) -> tuple[float, float, float]:
        """How much more often seats with this card won than seats without it, and the interval of that."""
        return difference(self.cards[card], self.without(card))

    def data(self) -> dict[str, object]:
        return {
            "games": self.games,
            "finished": self.finished,
            "won": self.won,
            "decisions": self.decisions,
            "turns": turns_data(self.turns),
            "score": score_data(self.scores),
            "wins": {
                label: {value: share.data() for value, share in sorted(shares.items())}
                for label, shares in sorted(self.wins.items())
            },
            "cards": {card: self.card_data(card) for card in sorted(self.cards)},
        }

    def card_data(self, card: str) -> dict[str, object]:
        value, low, high = self.value(card)
        return {
            "with": self.cards[card].data(),
            "without": self.without(card).data(),
            "value": round(value, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def turns_data(turns: Histogram) -> dict[str, object]:
    some = turns.size > 0
    return {
        "mean": round(turns.mean(), 3) if some else None,
        "p10": turns.ranked(turns.size // 10) if some else None,
        "p90": turns.ranked(turns.size * 9 // 10) if some else None,
        "most": turns.most() if some else None,
        "histogram": turns.data(),
    }


def score_data(scores: Histogram) -> dict[str, object] | None:
    if not scores.size:
        return None
    return {"mean": round(scores.mean(), 3), "best": scores.most(), "histogram": scores.data()}
