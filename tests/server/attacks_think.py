"""Loads that stay within the limits: whoever plays meanwhile is timed, and so are the bots; memory before and after.

`python -m tests.server.attacks_think` runs them all against a server of its own and prints a table. The attackers are a
process of their own, on addresses of their own of this machine, so that they share no allowance and no interpreter with
those who are timed. `--sources` names other sources for the server, to compare.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from functools import cache
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bossrush.games import load_game
from bossrush.server.entries import Closed, Sat, Started
from bossrush.server.store import open_store
from bossrush.server.store.base import CLOSED, RUNNING, SeatRow
from bossrush.server.table import Table
from tests.server.running import PATIENCE, Player, Server, at_random, decision, players, resident, started
from tests.server.test_replays import Log

LONG = 1000
"""Moves of the games that are long."""
RUNNING_GAME, FINISHED_GAME = "attacked-running", "attacked-over"
ATTACKERS = 8
ROWS = 128
BEAT = 0.05
"""Seconds between two moves of those who are timed."""


class Measured(msgspec.Struct):
    """What those felt who did nothing but play, and how the server's memory grew."""

    load: str
    p50: float
    p99: float
    worst: float
    number: int
    """How many answers were timed."""
    memory_before: int = 0
    memory_after: int = 0
    """Bytes of the server's process, without its workers."""


def measured(load: str, seconds: list[float]) -> Measured:
    seconds = sorted(seconds) or [0.0]
    return Measured(load, seconds[len(seconds) // 2], seconds[len(seconds) * 99 // 100], seconds[-1], len(seconds))


# ---- the server


@contextlib.contextmanager
def limited_server(folder: Path, sources: Path | None = None, *arguments: str) -> Iterator[Server]:
    """`bossrush serve` as anybody would run it, with its limits, on a database with long games."""
    db = f"sqlite:///{folder / 'bossrush.sqlite'}"
    asyncio.run(add_long_games(db))
    command = [sys.executable, "-m", "bossrush", "serve", "--port", "0", "--no-browser", "--db", db]
    command += ["--data", str(folder), "--bot-delay", "0", "--window", "0", "--analysis", "0", *arguments]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    if sources is not None:
        environment["PYTHONPATH"] = str(sources)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "listening on " in line, f"the server did not start: {line!r}"
        yield Server(line.split("listening on ")[1].strip(), process=process)
    finally:
        process.terminate()
        process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()


async def add_long_games(db: str, moves: int = LONG) -> None:
    """One that runs, for everybody to watch, and one that was closed, for everybody to replay."""
    store = open_store(db)
    await store.open()
    for id, over in ((RUNNING_GAME, False), (FINISHED_GAME, True)):
        log = Log(load_game("platformer"))
        log.row.id = id
        log.table = Table(log.row, log.game)
        log.add(Sat(at=0, seat=0, person="nobody", name="Ann"), Sat(at=0, seat=1, person="no one", name="Ben"))
        log.add(Started(at=0)).play(moves)
        if over:
            log.add(Closed(at=0, reason="admin"))
        log.row.status = CLOSED if over else RUNNING
        log.row.seats = [SeatRow(person="nobody", name="Ann"), SeatRow(person="no one", name="Ben")]
        log.row.moves = moves
        log.row.updated = log.row.created = int(time.time() * 1000)
        await store.add_table(log.row, [msgspec.json.encode(entry) for entry in log.entries])
    await store.close()


def memory_of(server: Server) -> int:
    """Bytes."""
    assert server.process is not None
    return resident(server.process.pid)


# ---- those who are timed


async def moves_of_a_pair(server: Server, until: Callable[[], bool]) -> list[float]:
    """Two people play, a move every `BEAT`: seconds from sending each move to its being acknowledged."""
    taken: list[float] = []
    async with players(server, "Ada", "Bob") as people:
        choose = at_random(1)
        while not until():
            round = await started(people, "platformer")
            while not until() and not round.over():
                seat = round.deciders()[0]
                begun = time.perf_counter()
                answer = await people[seat].act(round.table, seat, round.version, choose(seat, round.legal(seat)))
                taken.append(time.perf_counter() - begun)
                assert answer["type"] == "update", answer
                round.told[seat] = answer
                await round.catch_up(answer["version"])
                await asyncio.sleep(max(0.0, begun + BEAT - time.perf_counter()))
    return taken


async def bots_of_a_person(server: Server, until: Callable[[], bool]) -> list[float]:
    """Somebody plays against a bot that needs no time to think: seconds from its being asked to its decision."""
    taken: list[float] = []
    choose = at_random(1)
    async with Player(server, "Ada") as ada:
        while not until():
            options, seats = {"players": "2"}, ["me", "random"]
            made = await ada.post("/api/tables", game="platformer", options=options, seats=seats, start=True)
            told = await ada.join(made["id"])
            asked = time.perf_counter()
            while not until() and told.get("info", {}).get("status", "running") == "running":
                mine = decision(told, 0)
                if mine is not None:
                    told = await ada.act(made["id"], 0, told["version"], choose(0, mine["legal"]))
                    asked = time.perf_counter()
                    await asyncio.sleep(BEAT)
                    continue
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1.0):
                        told = await ada.receive("update")
                        taken.append(time.perf_counter() - asked)
                        asked = time.perf_counter()
            if decision(told, 0) is None:
                taken.append(time.perf_counter() - asked)  # and it waits still
    return taken


# ---- those who attack: each within the limits of one person at one address


class Attacker:
    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.number = number
        self.address = f"127.0.0.{10 + number}"
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.http = httpx.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE)

    async def arrive(self) -> None:
        (await self.http.post("/api/guest", json={"name": f"Eve {self.number}"})).raise_for_status()

    async def post(self, path: str, **body: object) -> dict[str, object]:
        answer = await self.http.post(path, json=body)
        return dict(answer.json()) if answer.status_code < 300 else {}

    @contextlib.asynccontextmanager
    async def socket(self) -> AsyncIterator[Callable[..., Coroutine[None, None, None]]]:
        """Gives a function that sends; whatever comes is read and thrown away."""
        cookie = {"Cookie": f"bossrush={self.http.cookies['bossrush']}"}
        address = self.url.replace("http", "ws", 1) + "/ws"
        async with connect(
            address, additional_headers=cookie, max_size=None, local_addr=(self.address, 0), compression=None
        ) as socket:

            async def send(**message: object) -> None:
                await socket.send(msgspec.json.encode(message).decode())

            async def read() -> None:
                async for _ in socket:
                    pass

            reading = asyncio.create_task(read())
            try:
                yield send
            finally:
                reading.cancel()

    async def own_table(self, game: str = "platformer") -> str:
        """At which this one has both seats, and decides."""
        options, seats = {"players": "2"}, ["me", "me"]
        made = await self.post("/api/tables", game=game, options=options, seats=seats, hot_seat=True, start=True)
        return str(made.get("id", ""))

    # ---- what each kind of attacker does again and again

    async def join_from_the_beginning(self) -> None:
        async with self.socket() as send:
            for _ in range(40):
                await send(type="join", table=RUNNING_GAME, since=0, views=True, lang="de")
                await asyncio.sleep(0.05)

    async def replay_with_views(self) -> None:
        query = {"views": "true", "lang": "de", "seat": "-3", "limit": "5000"}
        async with self.http.stream("GET", f"/api/records/{FINISHED_GAME}/timeline", params=query) as response:
            async for _ in response.aiter_raw():
                pass

    async def foresee_rows(self) -> None:
        game, table = platformer(), await self.own_table()
        async with self.socket() as send:
            await send(type="join", table=table, lang="de")
            for first in range(0, 4000, ROWS):
                firsts = [text for text in game if text.startswith("spawn")]
                rows = [f"{firsts[i % len(firsts)]}, {game[i % len(game)]}"[:80] for i in range(first, first + ROWS)]
                for seat in (0, 1):
                    await send(type="forecast", table=table, seat=seat, actions=rows)
                    await send(type="forecast", table=table, seat=seat)
                await asyncio.sleep(0.2)

    async def ask_why(self) -> None:
        game, table = platformer(), await self.own_table()
        async with self.socket() as send:
            await send(type="join", table=table, lang="de")
            for number in range(400):
                await send(type="why", table=table, seat=0, action=game[number % len(game)])
                await asyncio.sleep(0.05)

    async def read_lists(self) -> None:
        for path in ("games", "games/platformer/catalogue?lang=de", "tables", "records", "statistics/dice"):
            await self.http.get(f"/api/{path}")
        await self.http.get("/metrics")
        await self.http.get(f"/api/records/{FINISHED_GAME}/file")
        await asyncio.sleep(0.35)

    async def fork_games(self) -> None:
        await self.post(f"/api/records/{FINISHED_GAME}/fork", moves=LONG - 1, seats=["me", "me"], hot_seat=True)
        await asyncio.sleep(0.05)

    async def ask_for_hints(self) -> None:
        table = await self.own_table()
        async with self.socket() as send:
            await send(type="join", table=table)
            for number in range(100):
                for seat in (0, 1):
                    await send(type="hint", table=table, seat=seat, key=f"{number} {seat}")
                await asyncio.sleep(0.1)

    async def watch_experts(self) -> None:
        for _ in range(10):
            options, seats = {"players": "4"}, ["expert"] * 4
            await self.post("/api/tables", game="platformer", options=options, seats=seats, start=True)
        await asyncio.sleep(PATIENCE)

    async def go_on(self, attack: str, seconds: float) -> None:
        """Attack until the time is over. What is refused is tried again, a little later."""
        end = time.monotonic() + seconds
        await self.arrive()
        while time.monotonic() < end:
            with contextlib.suppress(TimeoutError, httpx.HTTPError, ConnectionClosed, OSError, KeyError):
                async with asyncio.timeout(max(0.1, end - time.monotonic())):
                    await getattr(self, attack)()
            await asyncio.sleep(0.01)
        await self.http.aclose()


@cache
def platformer() -> list[str]:
    return list(load_game("platformer").texts)


AMPLIFIERS = (
    "join_from_the_beginning",
    "replay_with_views",
    "foresee_rows",
    "ask_why",
    "read_lists",
    "fork_games",
)
"""Those that make the server work much for little."""
STARVERS = {"ask_for_hints": 18, "watch_experts": 3}
"""Those that make it think, and how many attackers of each the issue named."""


async def attack(url: str, kind: str, attackers: int, seconds: float) -> None:
    await asyncio.gather(*(Attacker(url, number).go_on(kind, seconds) for number in range(attackers)))


@contextlib.contextmanager
def under_attack(server: Server, kind: str, attackers: int, seconds: float) -> Iterator[None]:
    """By a process that leaves the processor to the others."""
    command = [sys.executable, "-m", "tests.server.attacks_think", "--attack", kind, "--url", server.url]
    process = subprocess.Popen([*command, "--attackers", str(attackers), "--seconds", str(seconds)])
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


# ---- measuring

Timed = Callable[[Server, Callable[[], bool]], Coroutine[None, None, list[float]]]


def measure(server: Server, kind: str, attackers: int, seconds: float, timed: Timed) -> Measured:
    """Under this attack, or with `idle` under none; the attack has three seconds to begin."""
    before = memory_of(server)
    with contextlib.ExitStack() as stack:
        if kind != "idle":
            stack.enter_context(under_attack(server, kind, attackers, seconds + 4))
            time.sleep(3)
        end = time.monotonic() + seconds
        result = measured(kind, asyncio.run(timed(server, lambda: time.monotonic() > end)))
    time.sleep(0.5)
    result.memory_before, result.memory_after = before, memory_of(server)
    return result


def amplification(seconds: float, sources: Path | None = None, attackers: int = ATTACKERS) -> list[Measured]:
    """Moves of a pair: idle first, then under each load, on a server of its own each."""
    results = []
    for kind in ("idle", *AMPLIFIERS):
        with tempfile.TemporaryDirectory() as folder, limited_server(Path(folder), sources) as server:
            results.append(measure(server, kind, attackers, seconds, moves_of_a_pair))
    return results


def starvation(seconds: float, sources: Path | None = None) -> list[Measured]:
    """A bot's decisions in a game with a person: idle first, then under each load, on a server of its own each."""
    results = []
    for kind, attackers in {"idle": 0, **STARVERS}.items():
        with tempfile.TemporaryDirectory() as folder, limited_server(Path(folder), sources) as server:
            results.append(measure(server, kind, attackers, seconds, bots_of_a_person))
    return results


def table(results: list[Measured]) -> str:
    lines = [f"{'load':26} {'p50 ms':>9} {'p99 ms':>9} {'timed':>7} {'MB before':>10} {'MB after':>9}"]
    for one in results:
        times = f"{1000 * one.p50:9.1f} {1000 * one.p99:9.1f} {one.number:7}"
        lines.append(f"{one.load:26} {times} {one.memory_before / 1e6:10.1f} {one.memory_after / 1e6:9.1f}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attack", default="", help="only attack, in this way, the server at --url")
    parser.add_argument("--url", default="")
    parser.add_argument("--attackers", type=int, default=ATTACKERS)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--sources", type=Path, help="of the server")
    a = parser.parse_args()
    if a.attack:
        if hasattr(os, "nice"):
            os.nice(10)
        asyncio.run(attack(a.url, a.attack, a.attackers, a.seconds))
        return
    print(table(amplification(a.seconds, a.sources, a.attackers)))
    print(table(starvation(2 * a.seconds, a.sources)))


if __name__ == "__main__":
    main()
