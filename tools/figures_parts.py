"""Parts of the pages of figures: tables, rates with their intervals, targets, and what cards are worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import sqrt

from bossrush.games import load_game
from bossrush.games.bossmonster.rules.game import BossMonster
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.ids import ARTIFACT, CARD_TYPES
from bossrush.sim.report import in_points, percent
from bossrush.sim.statistics import Histogram, Share, difference
from bossrush.sim.totals import Totals
from bossrush.text.messages import Messages
from tools.figures_games import Played, counted, variant

RARE = 0.05
"""Of the seats: a card that fewer had is rarely had."""
NONE = "–"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return [line(heads), "|" + " --- |" * len(heads), *(line(row) for row in rows), ""]


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def shown(game: str, kind: str, value: str) -> str:
    """The name of a hero, a boss or a card, as players read it; a seat is its number."""
    messages = english(game)
    key = f"{'card' if kind in CARD_TYPES else kind}-{value}"
    return messages.text(key) if messages.has(key) else value


@lru_cache
def english(game: str) -> Messages:
    return Messages("en", game)


def many(players: int) -> str:
    return "1 player" if players == 1 else f"{players} players"


def rate_text(share: Share | None) -> str:
    if not share or not share.games:
        return NONE
    low, high = share.interval()
    return f"{percent(share.rate())} ({100 * low:.0f}–{100 * high:.0f})"


def mean_text(numbers: Histogram) -> str:
    return f"{numbers.mean():.1f}" if numbers.size else NONE


def spread_text(numbers: Histogram) -> str:
    """From the 10th to the 90th of 100."""
    if not numbers.size:
        return NONE
    return f"{numbers.ranked(numbers.size // 10)}–{numbers.ranked(numbers.size * 9 // 10)}"


# ---- targets


class Target:
    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high

    def keeps(self, value: float) -> bool:
        return self.low <= value <= self.high

    def verdict(self, value: float) -> str:
        return "kept" if self.keeps(value) else "**missed**"

    def rate_verdict(self, share: Share) -> str:
        """Whether it is certain: the interval lies inside, or outside."""
        low, high = share.interval()
        if self.keeps(share.rate()):
            return "kept" if self.keeps(low) and self.keeps(high) else "kept, not certainly"
        return "**missed**" if high < self.low or low > self.high else "missed, perhaps by chance"


# ---- cards


class Worth:
    """Of a card: which seats had it, and how much more often they won than the others, with the interval of that.

    Compared are seats of games with as many players and the same boss: without a card's doing, both change how often
    seats win and how many cards they get. The differences are weighted as by Mantel and Haenszel.
    """

    def __init__(self, card: str, groups: list[Totals]) -> None:
        self.card = card
        having = [totals for totals in groups if card in totals.cards]
        seats = sum(totals.seats.games for totals in groups)
        self.had = sum(totals.cards[card].games for totals in having) / seats
        weights = [weight(totals.cards[card], totals.without(card)) for totals in having]
        self.known = sum(weights) > 0
        """Not if no seat had it, or every seat."""
        self.value, self.low, self.high = self.difference(having, weights) if self.known else (0.0, -1.0, 1.0)

    def difference(self, having: list[Totals], weights: list[float]) -> tuple[float, float, float]:
        parts = [difference(totals.cards[self.card], totals.without(self.card)) for totals in having]
        whole = sum(weights)
        value = sum(w * part[0] for w, part in zip(weights, parts, strict=True)) / whole
        down = sqrt(sum((w * (part[0] - part[1])) ** 2 for w, part in zip(weights, parts, strict=True))) / whole
        up = sqrt(sum((w * (part[2] - part[0])) ** 2 for w, part in zip(weights, parts, strict=True))) / whole
        return value, value - down, value + up

    def never_matters(self) -> bool:
        return self.had < RARE and self.low <= 0 <= self.high

    def cells(self) -> list[str]:
        if not self.known:
            return [percent(self.had), NONE, NONE]
        return [percent(self.had), in_points(self.value), f"{in_points(self.low)} to {in_points(self.high)}"]


def weight(one: Share, other: Share) -> float:
    return one.games * other.games / (one.games + other.games)


def kinds_of_cards(game: str, options: dict[str, str]) -> dict[str, str]:
    """Every card that can come into play under these options, with its kind."""
    loaded = load_game(game, [])
    if isinstance(loaded, Platformer):
        cards = [card for card in loaded.tables.cards if card.type != ARTIFACT or options.get("artifacts") == "on"]
        return {card.id: CARD_TYPES[card.type] for card in cards}
    assert isinstance(loaded, BossMonster)
    rooms = len(loaded.tables.rooms)
    return {card: "room" if i < rooms else "spell" for i, card in enumerate(loaded.tables.kinds)}


def card_groups(games: list[Played]) -> list[Totals]:
    options = [played.setting.options for played in games]
    keys = {tuple((name, one[name]) for name in ("players", "boss") if name in one) for one in options}
    return [counted(games, **dict(key)) for key in sorted(keys)]


def card_section(games: list[Played]) -> list[str]:
    game = games[0].setting.game
    alike = {"platformer": "as many players and the same boss", "bossmonster": "as many players"}
    kinds = kinds_of_cards(game, variant(games[0].setting))
    groups = card_groups(games)
    worths = sorted((Worth(card, groups) for card in kinds), key=lambda worth: (-worth.value, worth.card))
    rarest = sorted(worths, key=lambda worth: worth.had)
    idle = [shown(game, kinds[worth.card], worth.card) for worth in rarest if worth.never_matters()]
    return [
        "## Cards",
        "",
        "Points: how many percentage points more often seats that had the card won than seats that had not, with the",
        f"95 % interval. Compared are seats of games with {alike[game]}. Who plays long and well has",
        "more cards: compare the cards with each other, not with nothing.",
        "",
        *table(
            ("Card", "Kind", "Seats that had it", "Points", "95 %"),
            [[shown(game, kinds[worth.card], worth.card), kinds[worth.card], *worth.cells()] for worth in worths],
        ),
        f"Cards that never matter: {', '.join(idle) if idle else 'none'}.",
        "",
        f"That is: fewer than {100 * RARE:.0f} % of the seats had them, and their interval lies around zero.",
    ]
