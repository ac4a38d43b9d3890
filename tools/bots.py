"""Checks the search bots on many positions: how long a decision takes, how much memory, and that nothing hidden counts.

Usage: python tools/bots.py [--positions 1000] [--bot hard] [--games platformer bossmonster]. Positions are taken from
games that heuristic bots play, at random moments, with 1 to 4 players. For each the bot decides; then what its seat
cannot know is dealt anew, and the search of `hard` with few playouts, so that no clock ends it, has to decide the same.
The exit code is 1 if a decision took longer, the process grew larger or a decision changed more than is allowed.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bossrush.bots.base import Bot, Sight
from bossrush.bots.levels import make_bot
from bossrush.bots.search import Budget
from bossrush.bots.searching import SearchBot
from bossrush.engine import engine_kind
from bossrush.games import kit_of, load_game
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game

REPEATED = Budget(playouts=20)
LONGEST = 1.2
"""Seconds a decision of `hard` may take on one core, and megabytes the process may have."""
LARGEST = 300
EVERY = 12
"""About one decision of so many is looked at."""


def positions(game: Game, number: int) -> Iterator[Core]:
    """With a choice to make."""
    chooser = FastChance(7)
    seed = 0
    while True:
        seed += 1
        players = 1 + chooser.below(4) if game.name == "platformer" else 2 + chooser.below(3)
        state = game.new_state(game.read_options({"players": str(players)}), FastChance(seed))
        state.run()
        bots = [make_bot("heuristic", game.name, f"{seed} {seat}") for seat in range(players)]
        while not state.over:
            seat = state.seats[0]
            sight = Sight(game, state, seat)
            if len(sight.legal) > 1 and chooser.below(EVERY) == 0:
                yield state
                number -= 1
                if number == 0:
                    return
            state.answer(seat, bots[seat].choose(sight))
            state.run()


def decide(game: Game, state: Core, bot: Bot) -> int:
    return bot.choose(Sight(game, state, state.seats[0]))


def quick(game: Game) -> Bot:
    """As `hard`, but never ended by the clock."""
    return SearchBot(kit_of(game.name).players.hard.guide(), REPEATED, "1")


def check(game: Game, number: int, bot: str) -> bool:
    times: list[float] = []
    differing = 0
    for n, state in enumerate(positions(game, number)):
        began = time.process_time()
        decide(game, state, make_bot(bot, game.name, "1"))
        times.append(time.process_time() - began)
        other = state.copy()
        game.determinize(other, state.seats[0], FastChance(n))
        differing += decide(game, state, quick(game)) != decide(game, other, quick(game))
        if sys.stderr.isatty():
            print(f"\r{game.name}: {n + 1} of {number}", end="", file=sys.stderr, flush=True)
    times.sort()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"{game.name}, {bot}, {engine_kind()}: {number} positions, mean {statistics.mean(times):.2f} s,"
        f" 99 % within {times[len(times) * 99 // 100]:.2f} s, longest {times[-1]:.2f} s; at most {memory:.0f} MB;"
        f" {differing} decisions changed with what is hidden",
        flush=True,
    )
    return differing == 0 and times[-1] <= LONGEST and memory <= LARGEST


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=1000, help="for each game, by default 1000")
    parser.add_argument("--bot", default="hard", help="whose decisions are timed, by default hard")
    parser.add_argument("--games", nargs="+", default=["platformer", "bossmonster"])
    args = parser.parse_args()
    fine = [check(load_game(name, []), args.positions, args.bot) for name in args.games]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
