"""Tests the compiled package: the kernel, all random games, the scenarios, and games against the pure package.

A line for each stage; exits 1 at the first that fails.
"""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.build import ROOT, BuildError, built_modules, environment

GAMES = "160"
PYTEST = ("pytest", "-q", "-n", "2", "--dist", "worksteal", "-p", "no:cacheprovider", "tests/kernel", "tests/property")
SCENARIOS = ("bossrush", "scenario", "run", "tests/scenarios")


def run(engine: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment(engine), capture_output=True, text=True, check=False
    )


def stage(name: str, *arguments: str) -> bool:
    start = time.monotonic()
    done = run("compiled", "-m", *arguments)
    seconds = time.monotonic() - start
    print(f"compiled: {name}: {'passed' if done.returncode == 0 else 'FAILED'} in {seconds:.0f} s", flush=True)
    if done.returncode:
        print("\n".join((done.stdout + done.stderr).splitlines()[-60:]))
    return done.returncode == 0


def compare() -> bool:
    """The same games, decision by decision, by both packages."""
    start = time.monotonic()
    with ThreadPoolExecutor(2) as pool:
        runs = [pool.submit(run, engine, "tools/digest.py", "--games", GAMES) for engine in ("pure", "compiled")]
    pure, compiled = (each.result() for each in runs)
    if pure.returncode or compiled.returncode:
        print(f"compiled: games could not be compared\n{pure.stderr}{compiled.stderr}")
        return False
    for one, other in zip(pure.stdout.splitlines(), compiled.stdout.splitlines(), strict=True):
        if one != other:
            show_difference(one.split()[0])
            return False
    print(f"compiled: {GAMES} games the same as pure, decision by decision, in {time.monotonic() - start:.0f} s")
    return True


def show_difference(number: str) -> None:
    print(f"compiled: game {number} DIFFERS from pure")
    pure = run("pure", "tools/digest.py", "--trace", number).stdout.splitlines()
    compiled = run("compiled", "tools/digest.py", "--trace", number).stdout.splitlines()
    for line, (one, other) in enumerate(zip(pure, compiled, strict=False)):
        if one != other:
            print(f"at decision {line}:\n  pure     {one}\n  compiled {other}")
            return
    print(f"after {len(pure)} and {len(compiled)} decisions")


def main() -> int:
    try:
        built_modules()
    except BuildError as error:
        print(f"compiled: build FAILED\n{error}")
        return 1
    passed = stage("tests of kernel and properties", *PYTEST)
    passed = passed and stage("scenarios", *SCENARIOS)
    passed = passed and compare()
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
