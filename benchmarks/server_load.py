"""Measures the game server under load, beside boardgame.io's server under the same load, in the same run.

Every table is a game of two people, each with a WebSocket. Moves a second: each table plays its next move as soon as
both seats were told of the last one. p50 and p99: a move a second at each table, from sending the move until both seats
were told. Memory: what the server has grown by, for each table, with both seats connected and after they have played.
A game that is over is followed by a new one. Server and client have one processor each; nothing leaves this machine.
Repetitions alternate between the servers; the table shows medians.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec
import uvloop

from benchmarks.load.boardgame_io import Match
from benchmarks.load.bossrush import BossrushTable, invite_people
from benchmarks.load.play import Load, Phase, Table
from benchmarks.load.servers import (
    Server,
    ServerError,
    boardgame_io_server,
    bossrush_server,
    install_boardgame_io,
    prepare_client,
)
from benchmarks.load.wire import Web, WireError
from tools.build import ROOT, BuildError, compiled_tree, environment

SIZES = [10, 200, 500, 2000]
MOST_TABLES = 5000
WARM_UP_TABLES = 10
"""They play before the first memory figure is taken: what a server loads or compiles once is not a table's."""
WARM_UP_SECONDS = 2.0
KB = 1000
DURABLE = "FULL"
"""What our store sets SQLite's `synchronous` to: a commit waits for the disk."""
USUAL = "NORMAL"
"""Commits survive the process, the last ones not a power failure."""


class Target(msgspec.Struct):
    """A server to measure, and the game it plays."""

    name: str
    start: Callable[[Path], Server]
    game: str = ""
    """Of ours; boardgame.io's has only one."""


class Result(msgspec.Struct):
    target: str
    tables: int
    repetition: int
    set_up_seconds: float
    connected_kb: float
    """Memory for each table once all are connected."""
    playing_kb: float
    """The same after they have played a move a second."""
    paced: Phase
    fast: Phase


async def make_tables(load: Load, target: Target, count: int) -> list[Table]:
    if not target.game:
        return [Match(load, number) for number in range(count)]
    pairs = await invite_people(load.web, count)
    return [BossrushTable(load, number, target.game, pairs[number % len(pairs)]) for number in range(count)]


async def measure(target: Target, server: Server, count: int, seconds: float, repetition: int) -> Result:
    warm_up = Load(Web(server.port), server.seconds)
    await warm_up.set_up(await make_tables(warm_up, target, WARM_UP_TABLES))
    await warm_up.paced(WARM_UP_SECONDS)
    warm_up.close()
    load = Load(Web(server.port), server.seconds)
    await asyncio.sleep(0.5)
    empty = server.memory()
    start = time.monotonic()
    await load.set_up(await make_tables(load, target, count))
    set_up_seconds = time.monotonic() - start
    connected = server.memory()
    paced = await load.paced(seconds)
    playing = server.memory()
    fast = await load.as_fast_as_possible(seconds)
    load.close()
    return Result(
        target=target.name,
        tables=count,
        repetition=repetition,
        set_up_seconds=set_up_seconds,
        connected_kb=(connected - empty) / count / KB,
        playing_kb=(playing - empty) / count / KB,
        paced=paced,
        fast=fast,
    )


def run(target: Target, count: int, seconds: float, repetition: int) -> Result:
    with tempfile.TemporaryDirectory() as name:
        server = target.start(Path(name))
        try:
            return uvloop.run(measure(target, server, count, seconds, repetition))
        except (WireError, OSError, TimeoutError) as error:
            raise ServerError(f"{target.name}, {count} tables: {error}; it printed: {server.last_words()}") from None
        finally:
            server.stop()


BOSSRUSH = [
    (f"{game} {engine} {store}", game, engine, store)
    for engine in ("compiled", "pure")
    for game in ("bossmonster", "platformer")
    for store in ("memory", "sqlite")
]
BOARDGAME_IO = [
    ("boardgame.io memory", "memory", USUAL),
    ("boardgame.io sqlite", "sqlite", USUAL),
    ("boardgame.io sqlite FULL", "sqlite", DURABLE),
    ("boardgame.io file", "file", USUAL),
]


def ours(tree: Path, name: str, game: str, store: str) -> Target:
    def start(folder: Path) -> Server:
        db = f"sqlite:///{folder / 'tables.sqlite'}" if store == "sqlite" else "memory:"
        return bossrush_server(environment(tree), folder, db)

    return Target(name, start, game)


def find_targets(wanted: list[str], stack: ExitStack) -> list[Target]:
    """Those whose names contain one of these words. What cannot be had here is said and left out."""
    trees = {"pure": ROOT}
    names = {name for name, *_ in BOSSRUSH + BOARDGAME_IO if not wanted or any(word in name for word in wanted)}
    if any("compiled" in name for name in names):
        try:
            trees["compiled"] = stack.enter_context(compiled_tree())
        except BuildError as error:
            print(f"only the pure engine is measured, it does not compile: {error}", file=sys.stderr)
    targets = [
        ours(trees[engine], name, game, store)
        for name, game, engine, store in BOSSRUSH
        if name in names and engine in trees
    ]
    if any("boardgame.io" in name for name in names):
        try:
            install_boardgame_io()
        except ServerError as error:
            print(error, file=sys.stderr)
            return targets
    return targets + [
        Target(name, partial(boardgame_io_server, store=store, synchronous=synchronous))
        for name, store, synchronous in BOARDGAME_IO
        if name in names
    ]


def medians(results: list[Result]) -> dict[tuple[str, int], dict[str, float]]:
    groups: dict[tuple[str, int], list[Result]] = {}
    for result in results:
        groups.setdefault((result.target, result.tables), []).append(result)
    return {key: {name: statistics.median(read(r) for r in group) for name, read in COLUMNS.items()} for key, group in groups.items()}


COLUMNS: dict[str, Callable[[Result], float]] = {
    "moves/s": lambda r: r.fast.moves_per_second,
    "per CPU": lambda r: r.fast.moves_per_second / r.fast.server_share,
    "p50": lambda r: r.paced.p50,
    "p99": lambda r: r.paced.p99,
    "kB": lambda r: r.connected_kb,
    "kB play": lambda r: r.playing_kb,
    "bytes": lambda r: r.fast.bytes_per_seat,
    "client": lambda r: r.fast.client_share,
    "server": lambda r: r.fast.server_share,
    "fast p50": lambda r: r.fast.p50,
    "fast p99": lambda r: r.fast.p99,
}


def show(results: list[Result]) -> None:
    print(f"{'':30} {'tables':>6} " + " ".join(f"{name:>8}" for name in COLUMNS))
    for (target, tables), row in medians(results).items():
        print(f"{target:30} {tables:6} " + " ".join(f"{row[name]:8,.{0 if row[name] >= 100 else 2}f}" for name in COLUMNS))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=SIZES)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--only", nargs="+", default=[])
    parser.add_argument("--repeat", type=int, default=1)
    args = parser.parse_args()
    prepare_client()
    with ExitStack() as stack:
        chosen = find_targets(args.only, stack)
        results = []
        for count in args.tables:
            for repetition in range(args.repeat):
                for target in chosen:
                    results.append(run(target, count, args.seconds, repetition))
                    show(results[-1:])
        print()
        show(results)


if __name__ == "__main__":
    main()
