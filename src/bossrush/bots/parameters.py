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
from bossrush.kernel.game import GameError
from bossrush.reading import PARAMETER_BYTES, read_text

PARAMETERS: Final = "parameters.json"
HEURISTIC: Final = "heuristic"
LARGEST: Final = 1e9
"""What nothing is worth; beyond it sums could overflow."""
DIGITS: Final = 20

Parameters = dict[str, dict[str, float]]


def load_parameters(game: str, package: str, file: Path | None = None) -> Parameters:
    """Those of the package with the game's bot, or those in this file as far as it has any.

    `GameError` if it is no file of parameters.
    """
    known: dict[str, Parameters] = json.loads((files(package) / PARAMETERS).read_text(encoding="utf-8"))
    found = known[game]
    if file is not None and file.is_file():
        found.update(parameters_in(file, game).get(game, {}))
    return found


def parameters_in(file: Path, game: str) -> dict[str, Parameters]:
    """All that the file holds. What belongs to other games is not looked at, whatever it is."""
    try:
        data = json.loads(read_text(file, PARAMETER_BYTES), parse_int=whole_number)
    except RecursionError:
        raise no_parameters(file, "its lists and objects are nested too deeply") from None
    except ValueError as error:
        raise no_parameters(file, str(error)) from None
    if not fits(data, game):
        raise no_parameters(file, "it must hold numbers by name, in parts, by game")
    found: dict[str, Parameters] = data
    return found


def no_parameters(file: Path, reason: str) -> GameError:
    return GameError(f"{file} is no file of parameters: {reason}")


def whole_number(digits: str) -> int:
    if len(digits) > DIGITS:
        raise ValueError(f"a number of {len(digits)} digits is in it")
    return int(digits)


def fits(data: object, game: str) -> bool:
    parts = data.get(game, {}) if isinstance(data, dict) else None
    return isinstance(parts, dict) and all(
        isinstance(part, dict) and all(is_number(number) for number in part.values()) for part in parts.values()
    )


def is_number(value: object) -> bool:
    """Neither infinite nor undefined, which JSON can write too."""
    return isinstance(value, (int, float)) and -LARGEST <= value <= LARGEST


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
