"""Measures whatever engine is imported: for each line it reads, the name of a measure, it writes what came out.

See compare_engines.py. Everything is told in work a second, in processor time.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.engines import load_game, new_guide
from benchmarks.measures import CASES, LATE, MAIN, microseconds, playouts, positions, search, self_play, start
from bossrush.bots.random import RandomGuide
from bossrush.kernel.core import Core

COPIES = 4_000
"""At once; as many rounds as fit into the time."""


class Measures:
    """The measures of one game."""

    def __init__(self, case: str) -> None:
        id, self.options = CASES[case]
        self.game = load_game(id, [])
        self.late: list[Core] = []

    def measure(self, what: str, seconds: float) -> float:
        if what == "random playouts":
            return playouts(lambda seed: start(self.game, self.options, seed), seconds)[0]
        if what == "heuristic self-play":
            return self_play(self.game, self.options, seconds)[0]
        if what == "search":
            return search(self.game, self.options, new_guide(self.game.name), seconds)[0]
        if what == "search with random playouts":
            return search(self.game, self.options, RandomGuide(), seconds)[0]
        return self.copies(seconds)

    def copies(self, seconds: float) -> float:
        """Of late positions; the fastest of many rounds, for the rounds are short and all else is noise."""
        if not self.late:
            self.late = positions(self.game, self.options, LATE if self.game.name == "platformer" else LATE // 4)
        best, spent = 1e9, 0.0
        while spent < seconds:
            taken = microseconds(self.late, lambda state: state.copy(), COPIES)
            best = min(best, taken)
            spent += taken * COPIES / 1e6
        return 1e6 / best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    args = parser.parse_args()
    games = {case: Measures(case) for case in MAIN}
    for line in sys.stdin:
        case, _, what = line.strip().partition(": ")
        print(games[case].measure(what, args.seconds), flush=True)


if __name__ == "__main__":
    main()
