"""Plays many random games with all checks of the conformance test, compiled, on all processors.

Prints how often each question, event, card effect, ability, condition, boss card line, step of a rule and reason of a
refusal occurred. Exits 1 at the first broken promise, which it prints with the seed, or if one of these never occurred.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.conformance import Tally, game_test
from tests.property import play, play_bossmonster
from tools.build import ROOT, built_modules, environment

CHUNK = 50
GAMES = ("platformer", "bossmonster")


def play_chunk(job: tuple[str, int, int]) -> Tally | str:
    """A chunk of games; the text of a failure instead."""
    game, seed, games = job
    try:
        return play_platformer(seed, games) if game == "platformer" else play_boss(seed, games)
    except AssertionError:
        return f"a game of {game} in the chunk from seed {seed}:\n{traceback.format_exc()}"


def play_platformer(seed: int, games: int) -> Tally:
    """Of six chunks four are uniformly random games, one climbs, one lacks tokens."""
    turn = seed // CHUNK % 6
    if turn == 4:
        test = play.climbing_test(every=400)
    else:
        test = play.scarce_test(every=200) if turn == 5 else play.random_test(every=150)
    options = play.CLIMBING_OPTIONS if turn >= 4 else play.OPTIONS
    first = seed % len(options)
    return play.play_games(test, options[first:] + options[:first], games, seed)


def play_boss(seed: int, games: int) -> Tally:
    """Every other chunk prefers to build and to cast, so that dungeons grow and bosses level up."""
    building = seed // CHUNK % 2 == 1
    test = play_bossmonster.building_test(every=200) if building else play_bossmonster.random_test(every=200)
    options = play_bossmonster.OPTIONS
    first = seed % len(options)
    game_test(test, options[first:] + options[:first], games, seed)
    return test.tally


def chunks(game: str, games: int, seed: int) -> Iterator[tuple[str, int, int]]:
    for start in range(0, games, CHUNK):
        yield game, seed + start, min(CHUNK, games - start)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--games", type=int, default=100_000, help="so many of each game")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--here", action="store_true", help="play with the package that is imported")
    args = parser.parse_args()
    if not args.here:
        built_modules()
        command = [sys.executable, "tools/soak.py", "--here", *sys.argv[1:]]
        return subprocess.run(command, cwd=ROOT, env=environment("compiled"), check=False).returncode
    chosen = [args.game] if args.game else list(GAMES)
    return max(soak(game, args.games, args.seed, args.jobs) for game in chosen)


def soak(game: str, games: int, seed: int, jobs: int) -> int:
    tally = Tally()
    start = time.monotonic()
    with Pool(jobs) as pool:
        for result in pool.imap_unordered(play_chunk, chunks(game, games, seed)):
            if isinstance(result, str):
                print(f"\n{result}")
                return 1
            tally.add(result)
            seconds = time.monotonic() - start
            print(
                f"\r{game}: {tally.games} of {games} games, {tally.decisions} decisions, {seconds:.0f} s",
                end="",
                flush=True,
            )
    print()
    print(f"finished games: {tally.finished}")
    module = play if game == "platformer" else play_bossmonster
    for what, number in module.shown(tally).items():
        print(f"{number:12} {what}")
    lacking = module.missing(tally)
    for what in lacking:
        print(f"never seen: {what}")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
