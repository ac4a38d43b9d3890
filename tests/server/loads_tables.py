"""Databases with many tables, and what players notice when a server starts on them or removes them.

`test_resuming.py` and `test_purging.py` are small; `measure_start` and `measure_purge` are as large as one likes.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.server.running import (
    Player,
    Server,
    at_random,
    decision,
    players,
    resident,
    run,
    running_server,
    server_process,
    started,
)

MOVES = 40


def one_table(path: Path, clock: str, moves: int = MOVES) -> str:
    """A database with a single running table at which two people have moved so often."""

    async def story(server: Server) -> str:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, "platformer", clock=clock)
            made = 0

            def enough() -> bool:
                nonlocal made
                made += 1
                return made > moves

            await round.play(at_random(1), enough)
            return round.table

    with running_server(db=f"sqlite:///{path}") as server:
        return run(story(server))


def copied_tables(path: Path, table: str, count: int) -> list[str]:
    """So many more tables that are as this one, in id order; straight into the database."""
    ids = [f"{number:016x}" for number in range(1, count + 1)]
    with sqlite3.connect(path) as database:
        columns = [name for _, name, *_ in database.execute("PRAGMA table_info(tables)") if name != "id"]
        row = ", ".join(columns)
        database.executemany(
            f"INSERT INTO tables (id, {row}) SELECT ?, {row} FROM tables WHERE id = ?", [(id, table) for id in ids]
        )
        for name, more in (("entries", "version, entry"), ("sitters", "person")):
            database.executemany(
                f"INSERT INTO {name} (table_id, {more}) SELECT ?, {more} FROM {name} WHERE table_id = ?",
                [(id, table) for id in ids],
            )
    database.close()
    return ids


def resumed(path: Path) -> int:
    """How many tables have a `Resumed`."""
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        found = database.execute("SELECT count(DISTINCT table_id) FROM entries WHERE entry LIKE '%\"resumed\"%'")
        count: int = found.fetchone()[0]
    database.close()
    return count


async def moving(server: Server, seconds: float) -> list[float]:
    """How long each move of a player takes who moves all the time."""
    took: list[float] = []
    end = time.monotonic() + seconds
    async with Player(server, "Cy") as player:
        while time.monotonic() < end:
            seats = ["me", "me"]
            made = await player.post("/api/tables", game="platformer", seats=seats, hot_seat=True, start=True)
            told = await player.join(made["id"])
            for number in range(100):
                seat, choice = next(((s, c) for s in (0, 1) if (c := decision(told, s))), (0, None))
                if choice is None or time.monotonic() > end:
                    break
                legal = choice["legal"]
                begun = time.perf_counter()
                told = await player.act(made["id"], seat, told["version"], legal[number % len(legal)])
                took.append(time.perf_counter() - begun)
                await asyncio.sleep(0.01)
    return took


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def measure_start(count: int = 10_000, clock: str = "game:9000+10", moves: int = MOVES) -> dict[str, float]:
    """Start on so many tables: seconds to listening and to the last clock, moves meanwhile and after, memory."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        copied_tables(path, one_table(path, clock, moves), count)
        begun = time.monotonic()
        with server_process("--db", f"sqlite:///{path}") as server:
            listening = time.monotonic() - begun
            assert server.process is not None
            before = resident(server.process.pid)
            took: list[float] = []
            while resumed(path) < count + 1:
                took += run(moving(server, 10))
            everything = time.monotonic() - begun
            after = resident(server.process.pid)
            quiet = run(moving(server, 10))
        return {
            "tables": count,
            "seconds to listening": listening,
            "seconds to the last clock": everything,
            **told("meanwhile", took),
            **told("after", quiet),
            "kB of the process": before / 1000,
            "kB a table": (after - before) / 1000 / count,
        }


def measure_purge(count: int = 2000, moves: int = 200) -> dict[str, float]:
    """Remove so many abandoned tables of a running server, which serves a player meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        copied_tables(path, one_table(path, "none", moves), count)
        with sqlite3.connect(path) as database:
            database.execute("UPDATE tables SET updated = 1, created = 1")
            database.execute("UPDATE entries SET entry = json_set(entry, '$.at', 1)")
        database.close()
        with server_process("--db", f"sqlite:///{path}") as server:
            quiet = run(moving(server, 5))
            command = [sys.executable, "-m", "bossrush", "admin", "purge", "--older-than", "30", "--db"]
            begun = time.monotonic()
            with subprocess.Popen([*command, f"sqlite:///{path}"], stdout=subprocess.PIPE, text=True) as purging:
                took: list[float] = []
                while purging.poll() is None:
                    took += run(moving(server, 1))
                assert purging.stdout is not None
                assert f"removed {count + 1} tables" in purging.stdout.read()
            seconds = time.monotonic() - begun
        return {"tables": count, "seconds": seconds, **told("before", quiet), **told("meanwhile", took)}


def told(when: str, took: list[float]) -> dict[str, float]:
    return {
        f"moves {when}": len(took),
        f"p50 {when}": percentile(took, 0.5),
        f"p99 {when}": percentile(took, 0.99),
        f"max {when}": max(took),
    }


if __name__ == "__main__":
    for measure in (measure_start, measure_purge):
        for name, value in measure().items():
            print(f"{name:28} {value:10.4f}")
