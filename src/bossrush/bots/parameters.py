"""The numbers that bots weigh things by. They are data, found by `bossrush tune`, in three parts for each game:

`heuristic` is what things are worth to the heuristic players, `several` and `solo` are the weights of the features of a
position for the chance to win, with several players and alone.
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Final

from bossrush.bots.base import Bot, Sight

PARAMETERS: Final = "parameters.json"
HEURISTIC: Final = "heuristic"

Parameters = dict[str, dict[str, float]]


def load_parameters(game: str, file: Path | None = None) -> Parameters:
    """The package's, or those in this file as far as it has any."""
    known: dict[str, Parameters] = json.loads(files("bossrush.bots").joinpath(PARAMETERS).read_text(encoding="utf-8"))
    found = known[game]
    if file is not None and file.is_file():
        own: dict[str, Parameters] = json.loads(file.read_text(encoding="utf-8"))
        found.update(own.get(game, {}))
    return found


class Worths:
    """What things are worth to the heuristic players of a game. All of a process use the same."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: dict[str, float]) -> None:
        self.use(numbers)

    def use(self, numbers: dict[str, float]) -> None:
        """Games also put the numbers where they are quickly found."""
        self.numbers = numbers

    def row(self, prefix: str, names: list[str]) -> list[float]:
        return [self.numbers[f"{prefix}_{name}"] for name in names]

    def sums(self, prefix: str, first: int, last: int) -> list[float]:
        """By number: each adds to those before it, and nothing below the first counts."""
        found = [0.0] * first
        total = 0.0
        for n in range(first, last + 1):
            total += self.numbers[f"{prefix}_{n}"]
            found.append(total)
        return found


class OtherWorths(Bot):
    """A bot to which things are worth something else."""

    def __init__(self, bot: Bot, worths: Worths, numbers: dict[str, float]) -> None:
        self.bot = bot
        self.worths = worths
        self.own = numbers

    def choose(self, sight: Sight) -> int:
        usual = self.worths.numbers
        self.worths.use(self.own)
        try:
            return self.bot.choose(sight)
        finally:
            self.worths.use(usual)
