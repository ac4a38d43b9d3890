"""Tests the compiled package: the kernel, all random games, the scenarios, games against the pure package, and a wheel.

A line for each stage; exits 1 at the first that fails.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.build import ROOT, BuildError, built_modules, environment

GAMES = "160"
PYTEST = ("pytest", "-q", "-n", "2", "--dist", "worksteal", "-p", "no:cacheprovider", "tests/kernel", "tests/property")
WHEEL_RUNS = (("pure", "pure"), ("compiled", "compiled"), ("", "compiled"))
"""What `BOSSRUSH_ENGINE` says, and which engine runs then."""
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


def check_wheel() -> bool:
    """A wheel, built and installed, runs the engine that it is told to."""
    start = time.monotonic()
    with TemporaryDirectory() as name:
        problem = install_wheel(Path(name)) or wrong_engine(Path(name))
    if problem:
        print(f"compiled: the wheel FAILED\n{problem}")
        return False
    print(f"compiled: a wheel built, installed and run with both engines in {time.monotonic() - start:.0f} s")
    return True


def install_wheel(place: Path) -> str:
    """Into this folder; returns what went wrong."""
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    build = (*pip, "wheel", "-q", "--no-deps", "--wheel-dir", str(place), str(ROOT))
    same_tools = os.environ | {"PIP_CONSTRAINT": str(ROOT / "constraints.txt")}  # so that nothing is compiled again
    done = subprocess.run(build, env=same_tools, capture_output=True, text=True, check=False)
    if done.returncode:
        return done.stdout + done.stderr
    wheels = [str(wheel) for wheel in place.glob("*.whl")]
    install = (*pip, "install", "-q", "--no-deps", "--target", str(place / "site"), *wheels)
    done = subprocess.run(install, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def wrong_engine(place: Path) -> str:
    """What the installed program says if it does not run the engine it should."""
    for choice, engine in WHEEL_RUNS:
        command = [str(place / "site" / "bin" / "bossrush"), "--version"]
        asked = os.environ | {"BOSSRUSH_ENGINE": choice, "PYTHONPATH": str(place / "site")}
        done = subprocess.run(command, cwd=place, env=asked, capture_output=True, text=True, check=False)
        if f"({engine})" not in done.stdout or done.returncode:
            return f"BOSSRUSH_ENGINE={choice} should run the {engine} engine:\n{done.stdout}{done.stderr}"
    return ""


def main() -> int:
    try:
        built_modules()
    except BuildError as error:
        print(f"compiled: build FAILED\n{error}")
        return 1
    passed = stage("tests of kernel and properties", *PYTEST)
    passed = passed and stage("scenarios", *SCENARIOS)
    passed = passed and compare()
    passed = passed and check_wheel()
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
