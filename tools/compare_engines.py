"""Compares the engine of the working tree with that of another commit.

Random games of each game, over all numbers of players and options: at every decision both must offer the same legal
actions, refuse the same others for the same reasons, and emit the same events, full and redacted; the views must be the
same too. Both play by themselves, from the same seed; at the first difference the game is played again in both, the
difference is shown, and the exit code is 1.

With --speed it measures instead: both engines side by side, in turns, in processor time.

Differences that are wanted are allowed by name:
  --without ACTION  an action, or all that begin with this word, is never played and never compared. For a ruling that
                    refuses what was legal: --without gravity, since nothing falls where nothing can
  --allow about     what a decision says it is about: named fields now, three numbers before 3092e4d
  --allow arguments what the sentence of a refusal may mention; 3092e4d gives prices to some that mention none
  --allow reasons   why an action is refused; whether it is stays compared. 3092e4d names the rule of the room for which
                    a wrong card or room of Boss Monster was to be paid
  --allow events, --allow views
                    leave these out, to look for differences behind theirs
"""

from __future__ import annotations

import argparse
import io
import os
import statistics
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.build import ROOT

HERE = Path(__file__).parent
GAMES = ("platformer", "bossmonster")
CASES = ("Platformer", "Boss Monster")
MEASURES = ("random playouts", "heuristic self-play", "search", "search with random playouts", "copy()")
ALLOWED = ("about", "arguments", "reasons", "events", "views")
CHUNK = 25
"""Games that one process plays."""
SHOWN = 1_500
"""Characters of each side of a difference, from shortly before it."""


class CompareError(Exception):
    """Nothing can be compared; one clear sentence."""


# ---- the two engines


def checked_out(rev: str) -> Path:
    """The tree of this commit, kept in build/compared together with what is compiled there."""
    git = ["git", "-C", str(ROOT)]
    named = subprocess.run(
        [*git, "rev-parse", "--verify", "--quiet", f"{rev}^{{commit}}"], capture_output=True, text=True, check=False
    )
    if named.returncode:
        raise CompareError(f"there is no commit {rev!r} here")
    folder = ROOT / "build" / "compared" / named.stdout.strip()[:16]
    if not folder.is_dir():
        archive = subprocess.run(
            [*git, "archive", "--format=zip", named.stdout.strip()], capture_output=True, check=True
        )
        unpacked = folder.with_name(f"{folder.name}.{os.getpid()}")
        with zipfile.ZipFile(io.BytesIO(archive.stdout)) as files:
            files.extractall(unpacked)
        unpacked.rename(folder)
    return folder


def build(tree: Path) -> None:
    done = subprocess.run([sys.executable, str(tree / "tools" / "build.py")], cwd=tree, check=False)
    if done.returncode or not (tree / "build" / "compiled" / "built.json").is_file():
        raise CompareError("the engine could not be compiled; --pure compares the Python sources")


def environment(tree: Path, kind: str) -> dict[str, str]:
    return os.environ | {"BOSSRUSH_ENGINE": kind, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}


def child(tree: Path, kind: str, script: str, arguments: list[str]) -> str:
    """What the script of this tree prints on the engine of that one."""
    command = [sys.executable, str(HERE / script), *arguments]
    done = subprocess.run(command, env=environment(tree, kind), capture_output=True, text=True, check=False)
    if done.returncode:
        raise CompareError(f"the engine in {tree} failed:\n{done.stdout[-SHOWN:]}{done.stderr[-2 * SHOWN :]}")
    return done.stdout


# ---- games


class Terms:
    """What is played, and what of it is compared."""

    def __init__(self, kind: str, seed: int, limit: int, without: list[str], allowed: list[str]) -> None:
        self.kind = kind
        self.arguments = ["--seed", str(seed), "--limit", str(limit)]
        for name in without:
            self.arguments += ["--without", name]
        for name in allowed:
            self.arguments += ["--allow", name]

    def lines(self, tree: Path, game: str, first: int, games: int) -> list[str]:
        """A line for each game: number, decisions, whether it ended, hash."""
        arguments = ["--game", game, "--first", str(first), "--games", str(games), *self.arguments]
        return child(tree, self.kind, "compare_play.py", arguments).splitlines()

    def trace(self, tree: Path, game: str, number: int) -> list[str]:
        arguments = ["--game", game, "--first", str(number), "--trace", *self.arguments]
        return child(tree, self.kind, "compare_play.py", arguments).splitlines()


def compare(ours: Path, theirs: Path, games: list[str], number: int, terms: Terms, jobs: int) -> bool:
    """Whether all games are the same; tells how many there were, or the first difference."""
    chunks = [(game, first) for game in games for first in range(0, number, CHUNK)]
    with ThreadPoolExecutor(jobs) as pool:
        runs = [
            [pool.submit(terms.lines, tree, game, first, min(CHUNK, number - first)) for tree in (ours, theirs)]
            for game, first in chunks
        ]
        try:
            return tell(chunks, ((mine.result(), other.result()) for mine, other in runs), ours, theirs, terms)
        finally:
            pool.shutdown(cancel_futures=True)


def tell(
    chunks: list[tuple[str, int]], runs: Iterator[tuple[list[str], list[str]]], ours: Path, theirs: Path, terms: Terms
) -> bool:
    counts: dict[str, list[int]] = {}
    for (game, _), (mine, other) in zip(chunks, runs, strict=True):
        for one, two in zip(mine, other, strict=True):
            if one != two:
                number = int(one.split()[0])
                print(f"{game}: game {number} DIFFERS")
                print(first_difference(terms.trace(ours, game, number), terms.trace(theirs, game, number)))
                return False
            words = one.split()
            count = counts.setdefault(game, [0, 0, 0])
            for i, more in enumerate((1, int(words[1]), int(words[2]))):
                count[i] += more
    for game, (played, decisions, ended) in counts.items():
        print(f"{game}: {played} games the same, {decisions} decisions, {ended} games to the end")
    return True


def first_difference(mine: list[str], other: list[str]) -> str:
    """The options, the last decision before it, and both lines from shortly before the place where they part."""
    told = [mine[0]] if mine else []
    decision = 0
    for one, two in zip_longest(mine, other, fillvalue="(nothing)"):
        if one != two:
            place = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
            begin = max(0, place - 200)
            told += [
                f"at decision {decision}:",
                f"  working tree {excerpt(one, begin)}",
                f"  other commit {excerpt(two, begin)}",
            ]
            return "\n".join(told)
        decision += one.startswith("legal ")
        if one.startswith("seat "):
            told = [*told[:1], f"after {one}"]
    return "the same when played again: the engine is not deterministic"


def excerpt(line: str, begin: int) -> str:
    """From a line, with its first words."""
    head = f"{line.split(':')[0]}: … " if begin else ""
    return f"{head}{line[begin : begin + SHOWN]}"


# ---- speed


class Runner:
    """An engine that measures what it is told to, in a process of its own."""

    def __init__(self, tree: Path, kind: str, seconds: float) -> None:
        command = [sys.executable, str(HERE / "compare_speed.py"), "--seconds", str(seconds)]
        self.process = subprocess.Popen(
            command, env=environment(tree, kind), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, name: str) -> float:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{name}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise CompareError(f"the engine stopped at {name!r}")
        return float(line)

    def stop(self) -> None:
        self.process.communicate()


def measure(
    ours: Path, theirs: Path, kind: str, names: list[str], rounds: int, seconds: float
) -> dict[str, list[float]]:
    """By measure, of each round: how many times as fast the working tree is. The two take turns at being first."""
    runners = [Runner(tree, kind, seconds) for tree in (ours, theirs)]
    ratios: dict[str, list[float]] = {name: [] for name in names}
    try:
        for number in range(rounds):
            print(f"{kind}: round {number + 1} of {rounds}", file=sys.stderr, flush=True)
            for name in names:
                order = runners if number % 2 == 0 else runners[::-1]
                speeds = {runner: runner.measure(name) for runner in order}
                ratios[name].append(speeds[runners[0]] / speeds[runners[1]])
    finally:
        for runner in runners:
            runner.stop()
    return ratios


def table(ratios: dict[str, list[float]], kind: str, rev: str) -> str:
    rows = [["", f"{kind}, against {rev}"], ["---", "---:"]]
    for name, values in ratios.items():
        rows.append([name, f"{statistics.median(values):.2f}× ({min(values):.2f}–{max(values):.2f})"])
    widths = [max(len(row[i]) for row in rows) for i in (0, 1)]
    return "\n".join(f"| {row[0]:<{widths[0]}} | {row[1]:>{widths[1]}} |" for row in rows)


# ---- the command


def read_arguments(texts: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rev", metavar="REV", help="the other commit, such as HEAD~1")
    parser.add_argument("--games", type=int, default=200, help="of each game, by default 200")
    parser.add_argument("--limit", type=int, default=400, help="decisions of a game, by default 400")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=GAMES, help="one game instead of both")
    parser.add_argument("--jobs", type=int, default=2, help="processes, by default 2")
    parser.add_argument("--pure", action="store_true", help="the Python sources instead of compiled engines")
    parser.add_argument("--without", action="append", default=[], metavar="ACTION", help="see above")
    parser.add_argument("--allow", action="append", default=[], choices=ALLOWED, help="see above")
    parser.add_argument("--speed", action="store_true", help="measure, instead of comparing games")
    parser.add_argument("--measure", choices=MEASURES, help="with --speed: one measure instead of all")
    parser.add_argument("--rounds", type=int, default=5, help="with --speed, by default 5")
    parser.add_argument("--seconds", type=float, default=1.0, help="with --speed: of each measure, by default 1")
    return parser.parse_args(texts)


def run(args: argparse.Namespace) -> bool:
    theirs = checked_out(args.rev)
    kind = "pure" if args.pure else "compiled"
    if not args.pure:
        build(ROOT)
        build(theirs)
    games = [game for game in GAMES if args.only in (None, game)]
    if args.speed:
        cases = [case for case, game in zip(CASES, GAMES, strict=True) if game in games]
        names = [f"{case}: {what}" for case in cases for what in MEASURES if args.measure in (None, what)]
        print(table(measure(ROOT, theirs, kind, names, args.rounds, args.seconds), kind, args.rev))
        return True
    terms = Terms(kind, args.seed, args.limit, args.without, args.allow)
    return compare(ROOT, theirs, games, args.games, terms, args.jobs)


def main(texts: list[str] | None = None) -> int:
    try:
        return 0 if run(read_arguments(texts)) else 1
    except CompareError as error:
        print(f"compare_engines: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
