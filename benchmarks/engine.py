"""Measures the engine, pure and compiled in the same run: decisions a second of random playouts, and copies.

Repetitions alternate between the two; the table shows medians and their ratio.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.build import ROOT, compiled_tree, environment

REPETITIONS = 5
SECONDS = 1.0
LIMIT = 500
COPIES = 2_000
CASES = [("1 player", "1"), ("2 players", "2"), ("4 players", "4")]


def measure() -> dict[str, float]:
    """Runs inside one of the two packages."""
    from bossrush.content import load_tables
    from bossrush.games.platformer.game import Platformer
    from bossrush.kernel.chance import FastChance
    from bossrush.sim.playout import random_playout

    game = Platformer(load_tables())
    results: dict[str, float] = {}
    for name, players in CASES:
        options = game.read_options({"players": players})
        decisions = number = 0
        spent = 0.0
        while spent < SECONDS / len(CASES):
            state = game.new_state(options, FastChance(number))
            state.run()
            start = time.perf_counter()
            decisions += random_playout(state, FastChance(-number), LIMIT)
            spent += time.perf_counter() - start
            number += 1
        results[f"decisions/s, {name}"] = decisions / spent
        start = time.perf_counter()
        for _ in range(COPIES):
            state.copy()
        results[f"µs a copy, {name}"] = (time.perf_counter() - start) / COPIES * 1e6
    return results


def measure_in(tree: Path) -> dict[str, float]:
    command = [sys.executable, str(Path(__file__)), "--measure"]
    done = subprocess.run(command, cwd=tree, env=environment(tree), capture_output=True, text=True, check=True)
    numbers: dict[str, float] = json.loads(done.stdout)
    return numbers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--measure", action="store_true", help="measure the package that is imported, print JSON")
    if parser.parse_args().measure:
        print(json.dumps(measure()))
        return
    pure: list[dict[str, float]] = []
    compiled: list[dict[str, float]] = []
    with compiled_tree() as tree:
        for _ in range(REPETITIONS):
            pure.append(measure_in(ROOT))
            compiled.append(measure_in(tree))
    print(f"{'median of ' + str(REPETITIONS):24} {'pure':>12} {'compiled':>12} {'ratio':>7}")
    for name in pure[0]:
        one = statistics.median(run[name] for run in pure)
        other = statistics.median(run[name] for run in compiled)
        ratio = max(one, other) / min(one, other)
        print(f"{name:24} {one:12,.1f} {other:12,.1f} {ratio:6.1f}x")


if __name__ == "__main__":
    main()
