"""Tests the compiled package: the tests of the engine, the scenarios, and whole games against the pure package.

A line for each stage; exits 1 at the first that fails.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.build import ROOT, BuildError, built_modules, compiled_tree, environment

GAMES = "160"
PYTEST = ("pytest", "-q", "-n", "2", "-p", "no:cacheprovider", "tests/kernel", "tests/property")
SCENARIOS = ("bossrush", "scenario", "run", "tests/scenarios")
CHECK = "import bossrush.kernel.core as c, bossrush.sim.playout as p; print(c.__file__, p.__file__)"


def run(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environ = environment(tree) | {"GAMES_DIVISOR": "6"}
    return subprocess.run(
        [sys.executable, *arguments], cwd=tree, env=environ, capture_output=True, text=True, check=False
    )


def stage(tree: Path, name: str, *arguments: str) -> bool:
    start = time.monotonic()
    done = run(tree, "-m", *arguments)
    seconds = time.monotonic() - start
    print(f"compiled: {name}: {'passed' if done.returncode == 0 else 'FAILED'} in {seconds:.0f} s", flush=True)
    if done.returncode:
        print("\n".join((done.stdout + done.stderr).splitlines()[-60:]))
    return done.returncode == 0


def compare(tree: Path) -> bool:
    """The same games, decision by decision, by both packages."""
    start = time.monotonic()
    with ThreadPoolExecutor(2) as pool:
        runs = [pool.submit(run, place, "tools/digest.py", "--games", GAMES) for place in (ROOT, tree)]
    pure, compiled = (each.result() for each in runs)
    if pure.returncode or compiled.returncode:
        print(f"compiled: games could not be compared\n{pure.stderr}{compiled.stderr}")
        return False
    for one, other in zip(pure.stdout.splitlines(), compiled.stdout.splitlines(), strict=True):
        if one != other:
            show_difference(tree, one.split()[0])
            return False
    print(f"compiled: {GAMES} games the same as pure, decision by decision, in {time.monotonic() - start:.0f} s")
    return True


def show_difference(tree: Path, number: str) -> None:
    print(f"compiled: game {number} DIFFERS from pure")
    pure = run(ROOT, "tools/digest.py", "--trace", number).stdout.splitlines()
    compiled = run(tree, "tools/digest.py", "--trace", number).stdout.splitlines()
    for line, (one, other) in enumerate(zip(pure, compiled, strict=False)):
        if one != other:
            print(f"at decision {line}:\n  pure     {one}\n  compiled {other}")
            return
    print(f"after {len(pure)} and {len(compiled)} decisions")


def main() -> int:
    os.environ.pop("PYTHONPATH", None)
    try:
        _, seconds = built_modules()
    except BuildError as error:
        print(f"compiled: build FAILED\n{error}")
        return 1
    print(f"compiled: built in {seconds:.0f} s" if seconds else "compiled: already built", flush=True)
    with compiled_tree() as tree:
        loaded = run(tree, "-c", CHECK)
        if loaded.stdout.count(".so") + loaded.stdout.count(".pyd") != 2:
            print(f"compiled: the compiled modules are not used: {loaded.stdout}{loaded.stderr}")
            return 1
        passed = stage(tree, "tests of kernel and properties", *PYTEST)
        passed = passed and stage(tree, "scenarios", *SCENARIOS)
        passed = passed and compare(tree)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
