"""Plays many random games of Platformer with all checks of the conformance test, compiled, on all processors.

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

from tests.conformance import Tally
from tests.property.play import (
    CLIMBING_OPTIONS,
    OPTIONS,
    climbing_test,
    missing,
    play_games,
    random_test,
    scarce_test,
    shown,
)
from tools.build import compiled_tree, environment

CHUNK = 50


def play_chunk(job: tuple[int, int]) -> Tally | str:
    """Of six chunks four are uniformly random games, one climbs, one lacks tokens; the text of a failure instead."""
    seed, games = job
    turn = seed // CHUNK % 6
    test = climbing_test(every=400) if turn == 4 else scarce_test(every=200) if turn == 5 else random_test(every=150)
    options = CLIMBING_OPTIONS if turn >= 4 else OPTIONS
    first = seed % len(options)
    try:
        return play_games(test, options[first:] + options[:first], games, seed)
    except AssertionError:
        return f"a game of the chunk from seed {seed + test.tally.games}:\n{traceback.format_exc()}"


def chunks(games: int, seed: int) -> Iterator[tuple[int, int]]:
    for start in range(0, games, CHUNK):
        yield seed + start, min(CHUNK, games - start)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--here", action="store_true", help="play with the package that is imported")
    args = parser.parse_args()
    if not args.here:
        with compiled_tree() as tree:
            command = [sys.executable, "tools/soak.py", "--here", *sys.argv[1:]]
            return subprocess.run(command, cwd=tree, env=environment(tree), check=False).returncode
    return soak(args.games, args.seed, args.jobs)


def soak(games: int, seed: int, jobs: int) -> int:
    tally = Tally()
    start = time.monotonic()
    with Pool(jobs) as pool:
        for result in pool.imap_unordered(play_chunk, chunks(games, seed)):
            if isinstance(result, str):
                print(f"\n{result}")
                return 1
            tally.add(result)
            seconds = time.monotonic() - start
            print(
                f"\r{tally.games} of {games} games, {tally.decisions} decisions, {seconds:.0f} s",
                end="",
                flush=True,
            )
    print()
    print(f"finished games: {tally.finished}")
    for what, number in shown(tally).items():
        print(f"{number:12} {what}")
    lacking = missing(tally)
    for what in lacking:
        print(f"never seen: {what}")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
