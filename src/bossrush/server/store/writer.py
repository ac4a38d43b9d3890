"""The writer: one thread that takes everything that waits and writes it in one transaction."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection

if TYPE_CHECKING:
    from bossrush.server.store.database import Database


class Append(NamedTuple):
    table: str
    version: int
    entry: str
    due: int
    future: asyncio.Future[bool]


class Job(NamedTuple):
    work: Callable[[Connection], object]
    """May be called again when its transaction failed: it does nothing but read and write the database."""
    future: asyncio.Future[object]


Answers = list[tuple["asyncio.Future[bool] | asyncio.Future[object]", object]]


class Writer:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.gathered: list[Append | Job] = []
        self.waiting: SimpleQueue[list[Append | Job] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.write_all, name="store-writer", daemon=True)
        self.loop = asyncio.get_running_loop()
        self.batches = 0
        self.thread.start()

    def append(self, table: str, version: int, entry: bytes, due: int) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = self.loop.create_future()
        self.gather(Append(table, version, entry.decode(), due, future))
        return future

    def run(self, work: Callable[[Connection], object]) -> asyncio.Future[object]:
        future: asyncio.Future[object] = self.loop.create_future()
        self.gather(Job(work, future))
        return future

    def gather(self, item: Append | Job) -> None:
        """What one turn of the loop brings is handed over together: the busier the loop, the fewer transactions."""
        if not self.gathered:
            self.loop.call_soon(self.hand_over)
        self.gathered.append(item)

    def hand_over(self) -> None:
        if self.gathered:
            self.waiting.put(self.gathered)
            self.gathered = []

    def stop(self) -> None:
        """Everything that was handed over is written before."""
        self.waiting.put(None)
        self.thread.join()

    # ---- in the thread

    def write_all(self) -> None:
        going_on = True
        while going_on:
            taken, going_on = self.take()
            appends = [item for item in taken if isinstance(item, Append)]
            jobs = [item for item in taken if isinstance(item, Job)]
            self.answer(self.together(appends, jobs) or self.append_all(appends) + self.run_all(jobs))

    def take(self) -> tuple[list[Append | Job], bool]:
        """Everything that waits, and whether more may come."""
        taken: list[Append | Job] = []
        while not taken or not self.waiting.empty():
            some = self.waiting.get()
            if some is None:
                return taken, False
            taken += some
        return taken, True

    def together(self, appends: list[Append], jobs: list[Job]) -> Answers:
        """Both in one transaction: one wait for the disk. Nothing was written and nobody is answered if it fails."""
        if not appends or not jobs:
            return []
        first = first_of_each(appends)

        def work(connection: Connection) -> tuple[set[tuple[str, int]], list[object]]:
            return self.database.append_in(connection, list(first.values())), [job.work(connection) for job in jobs]

        try:
            lost, results = self.database.write(work)
        except Exception:
            return []
        self.batches += 1
        return fates(appends, first, lost) + [(job.future, result) for job, result in zip(jobs, results, strict=True)]

    def append_all(self, appends: list[Append]) -> Answers:
        """All share the fate of the transaction."""
        if not appends:
            return []
        self.batches += 1
        first = first_of_each(appends)
        try:
            lost = self.database.append(list(first.values()))
        except Exception as error:
            told = self.database.failed(error)
            return [(append.future, told) for append in appends]
        return fates(appends, first, lost)

    def run_all(self, jobs: list[Job]) -> Answers:
        """In one transaction, or if that fails, each in its own."""
        if not jobs:
            return []
        try:
            results = self.database.write(lambda connection: [job.work(connection) for job in jobs])
            return [(job.future, result) for job, result in zip(jobs, results, strict=True)]
        except Exception as error:
            if len(jobs) == 1:
                return [(jobs[0].future, self.database.failed(error))]
            return [answer for job in jobs for answer in self.run_all([job])]

    def answer(self, answers: Answers) -> None:
        if not answers:
            return
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(resolve, answers)


def first_of_each(appends: list[Append]) -> dict[tuple[str, int], Append]:
    """Of several entries with the same number the first has a chance. Sorted by table and number."""
    first: dict[tuple[str, int], Append] = {}
    for append in appends:
        first.setdefault((append.table, append.version), append)
    return {key: first[key] for key in sorted(first)}


def fates(appends: list[Append], first: dict[tuple[str, int], Append], lost: set[tuple[str, int]]) -> Answers:
    """Whether each was stored."""
    keys = [(append.table, append.version) for append in appends]
    return [
        (append.future, first[key] is append and key not in lost) for key, append in zip(keys, appends, strict=True)
    ]


def resolve(answers: Answers) -> None:
    for future, result in answers:
        if future.done():  # whoever asked has given up
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)  # type: ignore[arg-type]
