"""Plays many random games of Platformer with all checks of the conformance test, on all processors.

Exits 1 at the first broken promise, which it prints with the seed, or if some question, event or card effect never
occurred.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.conformance import Tally, game_test
from tests.property.play import CLIMBING_OPTIONS, OPTIONS, climbing_test, missing, random_test, shown

CHUNK = 50


def play_chunk(job: tuple[int, int]) -> Tally | str:
    """Two chunks in three are uniformly random games, the third climbs; the text of a failure instead."""
    seed, games = job
    climbing = seed // CHUNK % 3 == 2
    test = climbing_test(every=400) if climbing else random_test(every=150)
    options = CLIMBING_OPTIONS if climbing else OPTIONS
    first = seed % len(options)
    try:
        return game_test(test, options[first:] + options[:first], games, seed)
    except AssertionError:
        return f"a game of the chunk from seed {seed + test.tally.games}:\n{traceback.format_exc()}"


def chunks(games: int, seed: int) -> Iterator[tuple[int, int]]:
    for start in range(0, games, CHUNK):
        yield seed + start, min(CHUNK, games - start)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    tally = Tally()
    start = time.monotonic()
    with Pool(args.jobs) as pool:
        for result in pool.imap_unordered(play_chunk, chunks(args.games, args.seed)):
            if isinstance(result, str):
                print(f"\n{result}")
                return 1
            tally.add(result)
            seconds = time.monotonic() - start
            print(
                f"\r{tally.games} of {args.games} games, {tally.decisions} decisions, {seconds:.0f} s",
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
