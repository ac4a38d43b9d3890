"""Tables that play, whatever the server: one move at a time, timed from sending it until every seat was told."""

from __future__ import annotations

import asyncio
import gc
import random
import resource
import time
from collections.abc import Callable, Coroutine

import msgspec

from benchmarks.load.wire import Socket, Web, WireError

SEATS = 2
SETTLING = 1.0
"""Seconds of play before counting begins."""
PATIENCE = 60.0
"""Seconds after which set-up or the end of a phase fails."""
TOGETHER = 32
"""Tables set up at the same time."""
GAME_MOVES = 120
"""Of a game, about: so far apart in their games are the tables when they are measured."""


class Table:
    """Two seats with a connection each. A dialect says how to set up, send a move and understand what comes."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.random = random.Random(number)
        self.sockets: list[Socket] = []
        self.waiting = 0
        """Seats that were not yet told of the move on its way."""
        self.sent = 0.0
        self.owed = 0.0
        """When a move became due while another was on its way; 0 if none."""
        self.ahead = 0
        """Moves still to play before anything is measured."""
        self.over = False

    async def connect(self) -> None:
        """A connection for each seat."""
        raise NotImplementedError

    async def new_game(self) -> None:
        """A new game; returns when both seats have been told the position."""
        raise NotImplementedError

    def move(self) -> None:
        """Send a move of the seat that decides."""
        raise NotImplementedError

    def play(self, since: float = 0.0) -> None:
        self.waiting = SEATS
        self.sent = since or time.perf_counter()
        self.move()

    def told(self) -> None:
        """A seat was told of the move on its way."""
        self.waiting -= 1
        if self.waiting == 0:
            self.load.played(self)


class Phase(msgspec.Struct):
    """What was measured in one phase; times in milliseconds, shares of one processor."""

    moves_per_second: float
    p50: float
    p99: float
    worst: float
    bytes_per_seat: float
    """Received by each seat for each move."""
    games: int
    """New games begun because one was over."""
    client_share: float
    server_share: float


class Load:
    """All tables of a run and what is measured at them."""

    def __init__(self, web: Web, server_seconds: Callable[[], float]) -> None:
        self.web = web
        self.server_seconds = server_seconds
        """Processor time the server has used."""
        self.tables: list[Table] = []
        self.times: list[float] = []
        """Seconds of every move counted."""
        self.games = 0
        self.next: Callable[[Table], None] = rest
        """What a table does after a move."""
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tasks: set[asyncio.Task[None]] = set()

    def fail(self, error: Exception) -> None:
        if not self.failed.done():
            self.failed.set_exception(error)

    def played(self, table: Table) -> None:
        self.times.append(time.perf_counter() - table.sent)
        if table.over:
            self.begin(self.renew(table))
        else:
            self.next(table)

    async def renew(self, table: Table) -> None:
        table.over = False
        table.waiting = SEATS
        self.games += 1
        await table.new_game()
        table.waiting = 0
        self.next(table)

    def begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            self.fail(error)

    async def sleep(self, seconds: float) -> None:
        """Let them play so long, unless something fails."""
        await asyncio.wait([self.failed], timeout=seconds)
        if self.failed.done():
            self.failed.result()

    async def set_up(self, tables: list[Table]) -> None:
        turn = asyncio.Semaphore(TOGETHER)

        async def one(table: Table) -> None:
            async with turn:
                await table.connect()
                await table.new_game()

        for table in tables:
            self.begin(one(table))
        self.tables = tables
        await self.quiet()

    async def spread(self) -> None:
        """Play every table on to another moment of its game: else all games would end at the same time, or, at a
        server too slow to come so far, none."""
        self.next = catch_up
        for i, table in enumerate(self.tables):
            table.ahead = i * GAME_MOVES // len(self.tables)
            catch_up(table)
        while any(table.ahead for table in self.tables):
            await self.sleep(0.01)
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until no move and no request is on its way."""
        self.next = rest
        end = time.monotonic() + PATIENCE * max(1, len(self.tables) / 500)
        while self.tasks or any(table.waiting for table in self.tables):
            if time.monotonic() > end:
                late = sum(1 for table in self.tables if table.waiting)
                raise WireError(f"{late} tables and {len(self.tasks)} requests were not answered in time")
            await self.sleep(0.01)

    async def as_fast_as_possible(self, seconds: float) -> Phase:
        """Each table plays its next move as soon as both seats were told of the last one."""
        self.next = Table.play
        for table in self.tables:
            table.play()
        phase = await self.measure(seconds)
        await self.quiet()
        return phase

    async def paced(self, seconds: float) -> Phase:
        """A move a second at each table, whatever became of the last: a late one is timed from when it was due."""
        loop = asyncio.get_running_loop()
        end = loop.time() + SETTLING + seconds

        def tick(table: Table, due: float) -> None:
            if due < end:
                loop.call_at(due + 1.0, tick, table, due + 1.0)
                if table.waiting:
                    table.owed = table.owed or time.perf_counter()
                else:
                    table.play()

        for i, table in enumerate(self.tables):
            due = loop.time() + i / len(self.tables)
            loop.call_at(due, tick, table, due)
        self.next = pay
        phase = await self.measure(seconds)
        for table in self.tables:
            table.owed = 0.0
        await self.quiet()
        return phase

    async def measure(self, seconds: float) -> Phase:
        gc.collect()
        gc.disable()
        await self.sleep(SETTLING)
        self.times = []
        self.games = 0
        start, client, server = time.perf_counter(), own_seconds(), self.server_seconds()
        received = self.received()
        await self.sleep(seconds)
        spent = time.perf_counter() - start
        times = sorted(self.times)
        gc.enable()
        if not times:
            raise WireError(f"no move was answered in {seconds:.0f} seconds")
        return Phase(
            moves_per_second=len(times) / spent,
            p50=times[len(times) // 2] * 1000,
            p99=times[len(times) * 99 // 100] * 1000,
            worst=times[-1] * 1000,
            bytes_per_seat=(self.received() - received) / len(times) / SEATS,
            games=self.games,
            client_share=(own_seconds() - client) / spent,
            server_share=(self.server_seconds() - server) / spent,
        )

    def received(self) -> int:
        return sum(socket.received for table in self.tables for socket in table.sockets)

    def close(self) -> None:
        for table in self.tables:
            for socket in table.sockets:
                socket.close()
        self.web.close()


def rest(table: Table) -> None:
    """Play no further move."""


def catch_up(table: Table) -> None:
    if table.ahead:
        table.ahead -= 1
        table.play()


def pay(table: Table) -> None:
    """Play at once what was due already."""
    if table.owed:
        since, table.owed = table.owed, 0.0
        table.play(since)


def own_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
