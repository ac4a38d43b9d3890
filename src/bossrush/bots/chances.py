"""The chance of each seat to win, from features of the position and weights that `bossrush tune` fits to games played.

With several players the chances are shares of exp(strength); alone it is the logistic function of the strength.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from bossrush.bots.parameters import load_parameters

SURE: Final = 30.0
"""Beyond this a strength says nothing more."""


class Weights:
    """One weight for each feature, in the order of their names."""

    __slots__ = ("several", "solo")

    def __init__(self, several: list[float], solo: list[float]) -> None:
        self.several = several
        self.solo = solo


def strength(weights: list[float], features: list[float]) -> float:
    total = 0.0
    for i in range(len(weights)):
        total += weights[i] * features[i]
    return max(-SURE, min(SURE, total))


def chances(weights: Weights, rows: list[list[float]]) -> list[float]:
    """A row of features for each seat; an empty one has no chance."""
    if len(rows) == 1:
        return [1.0 / (1.0 + math.exp(-strength(weights.solo, rows[0])))]
    parts = [math.exp(strength(weights.several, row)) if row else 0.0 for row in rows]
    total = sum(parts)
    return [part / total for part in parts]


def load_weights(game: str, package: str, names: list[str], file: Path | None = None) -> Weights:
    """As `load_parameters`; a feature that was never fitted counts nothing."""
    found = load_parameters(game, package, file)
    several, solo = found["several"], found["solo"]
    return Weights([several.get(name, 0.0) for name in names], [solo.get(name, 0.0) for name in names])
