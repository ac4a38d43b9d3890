"""How good a decision was, by the search, from what the seat that decided could know.

One half of the budget looks for the best line. The other half compares it with what was done, on deals that are new to
both: of many lines one is always lucky in the deals that it was chosen by.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from bossrush.analysis.choices import Choice
from bossrush.bots.base import Sight
from bossrush.bots.levels import evaluate, new_guide
from bossrush.bots.search import Budget, Search
from bossrush.kernel.game import Game

CLEAR = 2.0
"""A line is better if it is so by this many standard errors."""
NEW_DEALS = 1 << 20
"""Added to the salt of the search."""


@dataclass(slots=True)
class Weighed:
    best: list[float]
    """The chances of all seats before the decision, which are those of the best line."""
    played: list[float]
    """The chances after what was really done."""
    better: list[int]
    """The best line, if it is clearly better than what was done."""
    error: float
    """The standard error of the chances."""


def weigh(game: Game, choice: Choice, budget: Budget) -> Weighed:
    """The same for the same position and number of playouts."""
    seat = choice.seat
    sight = Sight(game, choice.state, seat)
    half = Budget((budget.milliseconds + 1) // 2, (budget.playouts + 1) // 2)
    evaluation = evaluate(sight, half, choice.move, choice.actions)
    played, best = evaluation.played, evaluation.lines[0]
    assert played is not None
    lines = [played.actions]
    if best.chances[seat] > played.chances[seat]:
        lines.append(best.actions)
    results = compare(sight, lines, choice.move + NEW_DEALS, half)
    chances = [means(tries) for tries in results]
    spread = error([result[seat] for result in results[0]])
    if len(lines) == 2:
        gains = [other[seat] - own[seat] for own, other in zip(*results, strict=True)]
        if fmean(gains) > CLEAR * error(gains):
            return Weighed(chances[1], chances[0], best.actions, spread)
    return Weighed(chances[0], chances[0], [], spread)


def compare(sight: Sight, lines: list[list[int]], salt: int, budget: Budget) -> list[list[list[float]]]:
    """By line, the chances of all seats that each playout led to; the n-th playouts of all lines meet the same deal."""
    search = Search(new_guide(sight.game.name), sight, salt, lines)
    results: list[list[list[float]]] = [[] for _ in lines]
    while not results[0] or not search.spent(budget, 1.0):
        for place, tries in enumerate(results):
            before = search.root.sums[place][:]
            search.playout(place)
            tries.append([new - old for old, new in zip(before, search.root.sums[place], strict=True)])
    return results


def means(tries: Sequence[Sequence[float]]) -> list[float]:
    return [fmean(chances) for chances in zip(*tries, strict=True)]


def error(values: Sequence[float]) -> float:
    """The standard error of the mean; of a single value nothing is known."""
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 1.0
