"""The bots by name and game. A factory gets the seed of the bot's own generator."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from bossrush.bots.advice import Evaluation
from bossrush.bots.advice import evaluate as advise
from bossrush.bots.base import Bot, Sight
from bossrush.bots.parameters import HEURISTIC, OtherWorths, load_parameters
from bossrush.bots.random import RandomBot
from bossrush.bots.search import Budget, Guide
from bossrush.bots.searching import SearchBot
from bossrush.games import kit_of
from bossrush.kernel.game import GameError

LEVELS = ("easy", "medium", "hard", "expert")
"""What players are offered, the weakest first."""
SEARCH = re.compile(r"search:([1-9][0-9]{0,6})(ms)?")
"""A search bot that thinks for so many playouts, which makes it reproducible, or for so many milliseconds."""
OTHER_WORTHS = "heuristic:"
"""Before the name of a file: the heuristic bot with the parameters in it."""


@cache
def bots_of(game: str) -> dict[str, Callable[[str], Bot]]:
    players = kit_of(game).players
    hard, expert = players.hard, players.expert
    return {
        "random": RandomBot,
        "heuristic": lambda seed: players.heuristic(seed, False),
        "easy": lambda seed: players.heuristic(seed, True),
        "medium": lambda seed: players.heuristic(seed, False),
        "hard": lambda seed: SearchBot(hard.guide(), hard.budget, seed),
        "expert": lambda seed: SearchBot(expert.guide(), expert.budget, seed),
    }


def new_guide(game: str) -> Guide:
    """For hints, analyses and `search:N`."""
    return kit_of(game).players.guide()


def check_bot(name: str, game: str) -> None:
    """`GameError` if this game has no such bot."""
    if name.startswith(OTHER_WORTHS):
        worths_in(Path(name.removeprefix(OTHER_WORTHS)), game)
    elif name not in bots_of(game) and not SEARCH.fullmatch(name):
        known = ", ".join([*LEVELS, "heuristic", "random"])
        more = "heuristic:PARAMETER_FILE, search:PLAYOUTS and search:TIMEms"
        raise GameError(f"there is no bot '{name}' for {game}; there are {known}, {more}")


def worths_in(file: Path, game: str) -> dict[str, float]:
    """The numbers of the game's heuristic in this file; `GameError` if they are not all there."""
    if not file.is_file():
        raise GameError(f"there is no file {file}")
    numbers = load_parameters(game, bot_package(game), file)[HEURISTIC]
    expected = kit_of(game).players.worths.numbers.keys()
    for name in sorted(expected ^ numbers.keys()):
        what = "has no number" if name in expected else "has an unknown number"
        raise GameError(f"{file} {what} for {game}, heuristic, {name}")
    return numbers


def bot_package(game: str) -> str:
    """Where its parameters are."""
    return f"{kit_of(game).package}.bot"


def make_bot(name: str, game: str, seed: str) -> Bot:
    players = kit_of(game).players
    if name.startswith(OTHER_WORTHS):
        numbers = worths_in(Path(name.removeprefix(OTHER_WORTHS)), game)
        return OtherWorths(players.heuristic(seed, False), players.worths, numbers)
    check_bot(name, game)
    if match := SEARCH.fullmatch(name):
        number = int(match[1])
        return SearchBot(players.guide(), Budget(number, 0) if match[2] else Budget(0, number), seed)
    return bots_of(game)[name](seed)


def evaluate(sight: Sight, budget: Budget, salt: int = 0, played: list[int] | None = None) -> Evaluation:
    """What the search thinks of this decision; see `bossrush.bots.advice`."""
    return advise(new_guide(sight.game.name), sight, budget, salt, played)
