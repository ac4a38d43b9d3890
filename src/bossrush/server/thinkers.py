"""Bots think in worker processes, never on the event loop; so do hints, analyses and replays.

Three crews of workers, each with lines of its own: one thinks for tables, one plays games again for those who look at
them, one analyses finished games. At the tables bots of games with people go first, then hints, then games of bots
only; see `queues` for how that is fair.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from bossrush.analysis.weighing import Weighed
from bossrush.kernel.game import GameError
from bossrush.server.metrics import Metrics
from bossrush.server.queues import Lines, Places, Wait, always
from bossrush.server.thinking import (
    LENGTH,
    REMEMBERED,
    Advise,
    Advised,
    Answer,
    AnyJob,
    AnyReplay,
    Choose,
    Weigh,
    decode_answer,
    encode,
    frame,
)

log = logging.getLogger(__name__)

T = TypeVar("T")
TIME_LIMIT: Final = 30.0
"""Seconds for one job."""
ATTEMPTS: Final = 2
NICENESS: Final = 5
"""The server goes first: it is quick, and everybody waits for it."""
BACKGROUND_NICENESS: Final = 15
"""Of what nobody waits for at a table: on a busy machine bots go first by far."""
PATIENCE: Final = 2.0
"""Seconds after which those who wait are told so, and again each time so many have passed."""
BOTS_AND_PEOPLE, HINTS, BOTS_ONLY = range(3)
"""What is thought about for tables, the most urgent first."""
SHOWN, IN_THE_BACKGROUND = range(2)
"""Games played again because somebody looks at them, and because the server wants to know something."""
RANKS: Final = ("bots", "hints", "bots_only")
Process = asyncio.subprocess.Process
Told = Callable[[int], None]
"""Called with the number of tables that are ahead."""


class ThinkingFailed(Exception):
    """No worker could answer this job."""


class Worker:
    """One process, started when there is work for it and again when it has died. One job at a time."""

    def __init__(self, time_limit: float, niceness: int) -> None:
        self.time_limit = time_limit
        self.niceness = niceness
        self.process: Process | None = None
        self.turn = asyncio.Lock()
        self.stopped = asyncio.Event()

    async def answer(self, job: AnyJob) -> Answer | None:
        async with self.turn:
            for _ in range(ATTEMPTS):
                process = await self.running()
                if self.stopped.is_set():
                    return None
                try:
                    answer = await asyncio.wait_for(exchange(process, job), self.time_limit)
                except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
                    await self.end_process()
                    if self.stopped.is_set():
                        return None
                    log.warning("a bot worker is replaced: %s", type(error).__name__)
                    continue
                if not answer.error:
                    return answer
                log.error("%s of %s failed: %s", called(job), job.game, answer.error)
            return None

    async def running(self) -> Process:
        """With the turn held. Must not be cancelled: nobody would know the process."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bossrush.server.thinking",
                str(self.niceness),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # Ctrl-C in a terminal is for the server alone. A session of its own would make Linux forget how nice
                # it is: it shares the processor between sessions first. uvloop does not know `process_group`.
                preexec_fn=os.setpgrp,
            )
        return self.process

    async def end_process(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            await process.communicate()

    async def stop(self) -> None:
        """Whoever waits for an answer gets none."""
        self.stopped.set()
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        async with self.turn:
            await self.end_process()


def called(job: AnyJob) -> str:
    """For the log."""
    return f"bot {job.bot}" if isinstance(job, Choose) else str(job.__struct_config__.tag)


async def exchange(process: Process, job: AnyJob) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    if process.stdin.is_closing():  # uvloop closes it when the process dies, and would not take the job
        raise BrokenPipeError
    process.stdin.write(frame(encode(job)))
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return decode_answer(await process.stdout.readexactly(length))


class Crew:
    """Workers that share their lines. One that is free takes the next job, if it can one of a table it remembers."""

    def __init__(
        self, workers: list[Worker], ranks: int, begun: Callable[[Wait[AnyJob]], None] = lambda _: None
    ) -> None:
        self.workers = workers
        self.begun = begun
        self.free = workers[:]
        self.lines: Lines[AnyJob] = Lines(ranks)
        self.homes: OrderedDict[str, Worker] = OrderedDict()
        """By table: who thought about it last, and remembers it and its bots' plans."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopped = False

    def enter(self, wait: Wait[AnyJob]) -> None:
        self.lines.add(wait)
        self.serve()

    def serve(self) -> None:
        """Give work to whoever is free."""
        while self.free and not self.stopped and (wait := self.lines.take(self.suits)) is not None:
            home = self.homes.get(wait.table)
            worker = home if home in self.free else self.free[0]
            assert worker is not None
            self.free.remove(worker)
            wait.begun = True
            self.begun(wait)
            self.remember(wait.table, worker)
            task = asyncio.create_task(self.work(worker, wait))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def suits(self, wait: Wait[AnyJob]) -> bool:
        home = self.homes.get(wait.table)
        return home is None or home in self.free

    def remember(self, table: str, worker: Worker) -> None:
        self.homes[table] = worker
        self.homes.move_to_end(table)
        if len(self.homes) > REMEMBERED * len(self.workers):
            self.homes.popitem(last=False)

    async def work(self, worker: Worker, wait: Wait[AnyJob]) -> None:
        """Whoever waits may give up; the answer must be read all the same, or the next job would get it."""
        try:
            answer = await worker.answer(wait.job)
            if not wait.answer.done():
                wait.answer.set_result(answer)
        finally:
            self.free.append(worker)
            self.serve()

    async def stop(self) -> None:
        """No process is left, and nobody waits for one."""
        self.stopped = True
        for wait in self.lines:
            if not wait.answer.done():
                wait.answer.set_result(None)
        await asyncio.gather(*(worker.stop() for worker in self.workers))
        await asyncio.gather(*self.tasks)


class Thinkers:
    def __init__(
        self,
        workers: int,
        time_limit: float = TIME_LIMIT,
        metrics: Metrics | None = None,
        bot_tables: tuple[int, int] = (2, 8),
    ) -> None:
        """`bot_tables`: how many tables of bots only may think at a time, of one person and in all."""
        self.workers = [Worker(time_limit, NICENESS) for _ in range(workers)]
        self.background = Worker(time_limit, BACKGROUND_NICENESS)
        self.replayer = Worker(time_limit, NICENESS)
        self.metrics = metrics or Metrics()
        self.metrics.waiting = self.waiting
        self.thinking = Crew(self.workers, len(RANKS), self.begun)
        self.analysing = Crew([self.background], 1)
        self.replaying = Crew([self.replayer], 2)
        self.places = Places(*bot_tables)
        self.parked: list[tuple[Wait[AnyJob], Callable[[], int]]] = []
        """Tables of bots only that have no place yet, and how urgent they are by now."""

    async def start(self) -> None:
        """Start the processes now, so that the first decision does not have to wait for them."""
        for worker in self.workers:
            async with worker.turn:
                await worker.running()

    async def stop(self) -> None:
        """No process is left; whoever waits gets `ThinkingFailed`."""
        for wait, _ in self.parked:
            if not wait.answer.done():
                wait.answer.set_result(None)
        await asyncio.gather(*(crew.stop() for crew in (self.thinking, self.analysing, self.replaying)))

    # ---- what can be asked

    async def choose(
        self,
        job: Choose,
        person: str = "",
        rank: Callable[[], int] = lambda: BOTS_AND_PEOPLE,
        wanted: Callable[[], bool] = always,
        told: Told | None = None,
    ) -> int:
        """The action the bot takes; `person` is whose table it is."""
        wait = self.new_wait(job, rank(), person, wanted)
        self.enter(wait, rank)
        return msgspec.convert((await self.answered(wait, told)).result, int)

    async def advise(
        self, job: Advise, person: str = "", wanted: Callable[[], bool] = always, told: Told | None = None
    ) -> Advised:
        wait = self.new_wait(job, HINTS, person, wanted)
        self.thinking.enter(wait)
        return msgspec.convert((await self.answered(wait, told)).result, Advised)

    async def weigh(self, job: Weigh) -> Weighed:
        wait = self.new_wait(job, 0, "", always)
        self.analysing.enter(wait)
        return msgspec.convert((await self.answered(wait)).result, Weighed)

    async def replay(self, job: AnyReplay, result: type[T], person: str = "") -> T:
        """`GameError` if that game cannot be shown so. Without a person nobody waits for it."""
        wait = self.new_wait(job, SHOWN if person else IN_THE_BACKGROUND, person, always)
        self.replaying.enter(wait)
        answer = await self.answered(wait)
        if answer.refused:
            raise GameError(answer.refused)
        return msgspec.convert(answer.result, result)

    # ---- waiting

    def new_wait(self, job: AnyJob, rank: int, person: str, wanted: Callable[[], bool]) -> Wait[AnyJob]:
        wait = Wait(job, rank, person, job.table, wanted, asyncio.get_running_loop().create_future())
        if self.thinking.stopped:
            wait.answer.set_result(None)
        return wait

    async def answered(self, wait: Wait[AnyJob], told: Told | None = None) -> Answer:
        """`ThinkingFailed` if there is no answer, even on a second attempt; `Unwanted` if nobody needed it any more."""
        if told is not None:
            self.remind_later(wait, told)
        try:
            answer = await wait.answer
        finally:
            if wait.timer is not None:
                wait.timer.cancel()
        if not isinstance(answer, Answer):
            raise ThinkingFailed(f"{called(wait.job)} of {wait.job.game} could not decide")
        return answer

    def remind_later(self, wait: Wait[AnyJob], told: Told) -> None:
        wait.timer = asyncio.get_running_loop().call_later(PATIENCE, self.remind, wait, told)

    def remind(self, wait: Wait[AnyJob], told: Told) -> None:
        """Tell those who have waited for long, as long as they do."""
        if not wait.begun:
            told(self.ahead(wait))
            self.remind_later(wait, told)

    def ahead(self, wait: Wait[AnyJob]) -> int:
        """How many tables go first."""
        earlier: set[str] = set()
        for parked, _ in self.parked:
            if parked is wait:
                return len(earlier - {wait.table}) + 1  # and one of those that have a place
            earlier.add(parked.table)
        return self.thinking.lines.ahead(wait)

    def begun(self, wait: Wait[AnyJob]) -> None:
        self.metrics.waited(RANKS[wait.rank], wait.waited())

    def waiting(self) -> dict[str, int]:
        """How many jobs wait, by what they are about."""
        waiting = dict.fromkeys(RANKS, 0)
        for wait in (*self.thinking.lines, *(parked for parked, _ in self.parked)):
            waiting[RANKS[wait.rank]] += not wait.answer.done()
        return waiting

    # ---- tables of bots only

    def enter(self, wait: Wait[AnyJob], rank: Callable[[], int]) -> None:
        """In line, or if this is a table of bots only and there are too many of them, where it waits for a place."""
        if wait.drop_unwanted():
            return
        wait.rank = rank()
        if wait.rank != BOTS_ONLY or self.places.take(wait.table, wait.person):
            self.thinking.enter(wait)
        else:
            self.parked.append((wait, rank))

    def table_changed(self, table: str, only_bots: bool) -> None:
        """Somebody sits there again, or the game is over: others may have its place."""
        if not only_bots:
            self.places.give_back(table)
        parked, self.parked = self.parked, []
        for wait, rank in parked:
            self.enter(wait, rank)
