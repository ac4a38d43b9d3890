"""The bots by name and game. A factory gets the seed of the bot's own generator."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from bossrush.bots.advice import Evaluation
from bossrush.bots.advice import evaluate as advise
from bossrush.bots.base import Bot, Sight
from bossrush.bots.parameters import HEURISTIC, OtherWorths, Worths, load_parameters
from bossrush.bots.random import RandomBot
from bossrush.bots.search import Budget, Guide
from bossrush.bots.searching import SearchBot
from bossrush.games.bossmonster.bot.guide import BossMonsterGuide
from bossrush.games.bossmonster.bot.heuristic import BossMonsterBot
from bossrush.games.bossmonster.bot.worth import WORTHS as BOSS_MONSTER_WORTHS
from bossrush.games.platformer.bot.guide import PlatformerGuide
from bossrush.games.platformer.bot.heuristic import PlatformerBot
from bossrush.games.platformer.bot.worth import WORTHS as PLATFORMER_WORTHS
from bossrush.kernel.game import GameError

LEVELS = ("easy", "medium", "hard", "expert")
"""What players are offered, the weakest first."""
HARD = {"platformer": Budget(1000, 100), "bossmonster": Budget(1000, 120)}
EXPERT = {"platformer": Budget(3000, 800), "bossmonster": Budget(3000, 300)}
"""Milliseconds and playouts: whichever is used up first ends the thinking. The same seed gives the same game only where
it is never the clock."""
SEARCH = re.compile(r"search:([1-9][0-9]{0,6})(ms)?")
"""A search bot that thinks for so many playouts, which makes it reproducible, or for so many milliseconds."""
OTHER_WORTHS = "heuristic:"
"""Before the name of a file: the heuristic bot with the parameters in it."""

GUIDES: dict[str, Callable[[], Guide]] = {"platformer": PlatformerGuide, "bossmonster": BossMonsterGuide}
"""For hints, analyses and `search:N`."""
HARD_GUIDES: dict[str, Callable[[], Guide]] = {
    "platformer": PlatformerGuide,
    "bossmonster": lambda: BossMonsterGuide(turns=2, grows=False),
}
EXPERT_GUIDES: dict[str, Callable[[], Guide]] = {
    "platformer": lambda: PlatformerGuide(128, 200),
    "bossmonster": lambda: BossMonsterGuide(12, 2, False),
}
"""`expert` compares more lines of play."""
HEURISTICS: dict[str, Callable[[str, bool], Bot]] = {"platformer": PlatformerBot, "bossmonster": BossMonsterBot}
"""Called with the seed, and whether it is careless."""
WORTHS: dict[str, Worths] = {"platformer": PLATFORMER_WORTHS, "bossmonster": BOSS_MONSTER_WORTHS}
"""What the heuristic bots of this process go by."""


def bots_of(game: str) -> dict[str, Callable[[str], Bot]]:
    heuristic = HEURISTICS[game]
    return {
        "random": RandomBot,
        "heuristic": lambda seed: heuristic(seed, False),
        "easy": lambda seed: heuristic(seed, True),
        "medium": lambda seed: heuristic(seed, False),
        "hard": lambda seed: SearchBot(HARD_GUIDES[game](), HARD[game], seed),
        "expert": lambda seed: SearchBot(EXPERT_GUIDES[game](), EXPERT[game], seed),
    }


BOTS = {game: bots_of(game) for game in GUIDES}


def check_bot(name: str, game: str) -> None:
    """`GameError` if this game has no such bot."""
    if name.startswith(OTHER_WORTHS):
        worths_in(Path(name.removeprefix(OTHER_WORTHS)), game)
    elif name not in BOTS[game] and not SEARCH.fullmatch(name):
        known = ", ".join([*LEVELS, "heuristic", "random"])
        more = "heuristic:PARAMETER_FILE, search:PLAYOUTS and search:TIMEms"
        raise GameError(f"there is no bot '{name}' for {game}; there are {known}, {more}")


def worths_in(file: Path, game: str) -> dict[str, float]:
    """The numbers of the game's heuristic in this file; `GameError` if they are not all there."""
    if not file.is_file():
        raise GameError(f"there is no file {file}")
    numbers = load_parameters(game, file)[HEURISTIC]
    expected = WORTHS[game].numbers.keys()
    for name in sorted(expected ^ numbers.keys()):
        what = "has no number" if name in expected else "has an unknown number"
        raise GameError(f"{file} {what} for {game}, heuristic, {name}")
    return numbers


def make_bot(name: str, game: str, seed: str) -> Bot:
    if name.startswith(OTHER_WORTHS):
        numbers = worths_in(Path(name.removeprefix(OTHER_WORTHS)), game)
        return OtherWorths(HEURISTICS[game](seed, False), WORTHS[game], numbers)
    check_bot(name, game)
    if match := SEARCH.fullmatch(name):
        number = int(match[1])
        return SearchBot(GUIDES[game](), Budget(number, 0) if match[2] else Budget(0, number), seed)
    return BOTS[game][name](seed)


def evaluate(sight: Sight, budget: Budget, salt: int = 0, played: list[int] | None = None) -> Evaluation:
    """What the search thinks of this decision; see `bossrush.bots.advice`."""
    return advise(GUIDES[sight.game.name](), sight, budget, salt, played)
