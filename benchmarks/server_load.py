"""Measures the game server under load, beside boardgame.io's server under the same load, in the same run.

Every table is a game of two people, each with a WebSocket. Moves a second: each table plays its next move as soon as
both seats were told of the last one. p50 and p99: a move a second at each table, from sending the move until both seats
were told. Memory: what the server has grown by for each table, with both seats connected, and after they have played.
A game that is over is followed by a new one. Server and client have one processor each; nothing leaves this machine.
Repetitions go round the servers; shown are medians, and medians of the ratios between neighbours.
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
    clustered_server,
    install_boardgame_io,
    prepare_client,
)
from benchmarks.load.wire import Web, WireError
from tools.build import BuildError, built_modules, environment

SIZES = [10, 200, 500, 2000]
COMPARED = 200
"""The size at which everything is measured; the others are for the main targets only."""
MOST_TABLES = 5000
MOST_SECONDS = 60.0
WARM_UP_TABLES = 10
"""They play before the first memory figure is taken: what a server loads once is not a table's."""
WARM_UP_SECONDS = 2.0
SETTLED = 0.5
BUSY = 0.9
"""Of its processor a server should use as much when it plays as fast as it can."""
KB = 1000
OURS = "bossrush"
THEIRS = "boardgame.io"
PADDING = 1850
"""Bytes by which boardgame.io's view grows to be as long as the whole view of Boss Monster."""


class Target(msgspec.Struct, frozen=True):
    """A server to measure, with its store and what it plays."""

    name: str
    store: str
    main: bool = False
    game: str = "bossmonster"
    pure: bool = False
    views: bool = False
    """Whether every update brings the whole view."""
    synchronous: str = "NORMAL"
    """Of boardgame.io's SQLite: whether a commit waits for the disk, as ours always does (`FULL`)."""

    def ours(self) -> bool:
        return self.name.startswith(OURS)


TARGETS = [
    Target("bossrush memory", "memory", main=True),
    Target("boardgame.io memory", "memory", main=True),
    Target("bossrush sqlite", "sqlite", main=True),
    Target("boardgame.io sqlite", "sqlite", main=True),
    Target("boardgame.io sqlite FULL", "sqlite", synchronous="FULL"),
    Target("boardgame.io file", "file"),
    Target("bossrush memory views", "memory", views=True),
    Target("boardgame.io memory views", "memory", views=True),
    Target("bossrush sqlite views", "sqlite", views=True),
    Target("boardgame.io sqlite views", "sqlite", views=True),
    Target("bossrush memory pure", "memory", pure=True),
    Target("bossrush sqlite pure", "sqlite", pure=True),
    Target("bossrush memory platformer", "memory", game="platformer"),
    Target("bossrush sqlite platformer", "sqlite", game="platformer"),
    Target("bossrush postgresql and redis", "postgresql"),
]
RATIOS = [(t.name, t.name.replace(OURS, THEIRS)) for t in TARGETS if t.ours() and (t.main or t.views)]


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


Medians = dict[tuple[str, int], dict[str, float]]

COLUMNS: dict[str, Callable[[Result], float]] = {
    "moves/s": lambda r: r.fast.moves_per_second,
    "per CPU s": lambda r: r.fast.moves_per_second / r.fast.server_share,
    "p50 ms": lambda r: r.paced.p50,
    "p99 ms": lambda r: r.paced.p99,
    "kB/table": lambda r: r.connected_kb,
    "played": lambda r: r.playing_kb,
    "B/move": lambda r: r.fast.bytes_per_seat,
    "server": lambda r: r.fast.server_share,
    "client": lambda r: r.fast.client_share,
}


# ---- one run


async def make_tables(load: Load, target: Target, count: int) -> list[Table]:
    if not target.ours():
        return [Match(load, number) for number in range(count)]
    pairs = await invite_people(load.web, count)
    return [
        BossrushTable(load, number, target.game, pairs[number % len(pairs)], target.views) for number in range(count)
    ]


async def measure(target: Target, server: Server, count: int, seconds: float, repetition: int) -> Result:
    warm_up = Load(Web(server.port), server.seconds)
    await warm_up.set_up(await make_tables(warm_up, target, WARM_UP_TABLES))
    await warm_up.paced(WARM_UP_SECONDS)
    warm_up.close()
    await asyncio.sleep(SETTLED)
    empty = server.memory()
    load = Load(Web(server.port), server.seconds)
    start = time.monotonic()
    await load.set_up(await make_tables(load, target, count))
    set_up_seconds = time.monotonic() - start
    connected = server.memory()
    await load.spread()
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


def run(target: Target, start: Callable[[Path], Server], count: int, seconds: float, repetition: int) -> Result:
    with tempfile.TemporaryDirectory() as name:
        server = start(Path(name))
        try:
            return uvloop.run(measure(target, server, count, seconds, repetition))
        except (WireError, OSError, asyncio.IncompleteReadError) as error:
            raise ServerError(f"{target.name}, {count} tables: {error}; it printed: {server.last_words()}") from None
        finally:
            server.stop()


# ---- which servers there are


def start_ours(folder: Path, engine: str, store: str, processor: int) -> Server:
    if store == "postgresql":
        return clustered_server(folder, environment(engine), processor)
    db = f"sqlite:///{folder / 'tables.sqlite'}" if store == "sqlite" else "memory:"
    return bossrush_server(folder, environment(engine), db, processor)


def find_servers(targets: list[Target], processor: int) -> dict[str, Callable[[Path], Server]]:
    """How to start each of these. What cannot be had here is said and left out."""
    starts: dict[str, Callable[[Path], Server]] = {}
    engine = "compiled"
    if any(target.ours() and not target.pure for target in targets):
        try:
            built_modules()
        except BuildError as error:
            print(f"the engine does not compile here, so it is measured as it is: {error}", file=sys.stderr)
            engine = "pure"
    for target in targets:
        if target.ours():
            starts[target.name] = partial(
                start_ours, engine="pure" if target.pure else engine, store=target.store, processor=processor
            )
    theirs = [target for target in targets if not target.ours()]
    if theirs:
        try:
            install_boardgame_io()
        except ServerError as error:
            print(error, file=sys.stderr)
            return starts
    for target in theirs:
        starts[target.name] = partial(
            boardgame_io_server,
            store=target.store,
            synchronous=target.synchronous,
            padding=PADDING if target.views else 0,
            processor=processor,
        )
    return starts


# ---- showing


def medians(results: list[Result]) -> Medians:
    groups: dict[tuple[str, int], list[Result]] = {}
    for result in results:
        groups.setdefault((result.target, result.tables), []).append(result)
    return {
        key: {name: statistics.median(read(result) for result in group) for name, read in COLUMNS.items()}
        for key, group in groups.items()
    }


def ratios(results: list[Result], ours: str, theirs: str, column: str) -> list[float]:
    """Of ours to theirs, by repetition."""
    read = COLUMNS[column]
    found = {(result.target, result.repetition): read(result) for result in results}
    repetitions = sorted({result.repetition for result in results})
    return [found[ours, i] / found[theirs, i] for i in repetitions if (ours, i) in found and (theirs, i) in found]


def show(results: list[Result]) -> None:
    print(f"\n{'':27}{'tables':>7}" + "".join(f"{name:>10}" for name in COLUMNS))
    for (target, tables), row in medians(results).items():
        print(f"{target:27}{tables:7}" + "".join(f"{number(row[name]):>10}" for name in COLUMNS))
    print()
    for tables in sorted({result.tables for result in results}):
        of_size = [result for result in results if result.tables == tables]
        for ours, theirs in RATIOS:
            moves, efficiency = (ratios(of_size, ours, theirs, column) for column in ("moves/s", "per CPU s"))
            if moves:
                print(
                    f"{tables:5} tables: {ours} makes {statistics.median(moves):.2f} times the moves of {theirs},"
                    f" {statistics.median(efficiency):.2f} times in the same processor time"
                )
    busiest = max(result.fast.client_share for result in results)
    print(f"The client never used more than {busiest:.0%} of its processor.")
    kept_waiting = sorted({result.target for result in results if result.fast.server_share < BUSY})
    if kept_waiting:
        print(f"Not always busy, for want of a quiet machine or waiting for the disk: {', '.join(kept_waiting)}.")


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


# ---- the command


def bounded(kind: Callable[[str], float], most: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        value = kind(text)
        if not 0 < value <= most:
            raise argparse.ArgumentTypeError(f"'{text}' is not a number from 1 to {most:g}")
        return value

    return read


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=bounded(int, MOST_TABLES), nargs="+", help="by default 10, 200, 500 and 2000")
    parser.add_argument("--seconds", type=bounded(float, MOST_SECONDS), help="of each phase, by default 5")
    parser.add_argument("--repeat", type=bounded(int, 20), help="by default 3")
    parser.add_argument("--only", nargs="+", default=[], help="servers whose names contain one of these words")
    parser.add_argument("--quick", action="store_true", help="200 tables, the main servers, once: about a minute")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all results there")
    args = parser.parse_args()
    args.tables = args.tables or ([COMPARED] if args.quick else SIZES)
    args.seconds = args.seconds or (3.0 if args.quick else 5.0)
    args.repeat = args.repeat or (1 if args.quick else 3)
    return args


def wanted(target: Target, args: argparse.Namespace) -> bool:
    if args.only:
        return any(word in target.name for word in args.only)
    return target.main or not args.quick


def measure_all(args: argparse.Namespace, processor: int) -> list[Result]:
    targets = [target for target in TARGETS if wanted(target, args)]
    results: list[Result] = []
    starts = find_servers(targets, processor)
    for tables in args.tables:
        for repetition in range(args.repeat):
            for target in targets:
                if target.name in starts and (target.main or args.only or tables == COMPARED):
                    print(f"{tables} tables, {repetition + 1} of {args.repeat}: {target.name}", file=sys.stderr)
                    results.append(run(target, starts[target.name], tables, args.seconds, repetition))
    return results


def main() -> int:
    args = read_arguments()
    try:
        results = measure_all(args, prepare_client())
    except ServerError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    if not results:
        print("nothing was measured: no server fits", file=sys.stderr)
        return 2
    show(results)
    if args.json:
        about = {"machine": os.uname().machine, "processors": os.cpu_count(), "results": results}
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(about)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
