"""Who plays the games: this process, some processes of this machine, or a Ray cluster (`sim.cluster`).

Who it is changes nothing in the outcomes, only when they come.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from types import FrameType
from typing import TypeAlias

from bossrush.kernel.game import GameError
from bossrush.sim.games import Outcome, Setting, play_chunk
from bossrush.sim.interrupts import interrupts_held

CHUNK_SECONDS = 0.1
"""How long a worker should be busy with a chunk of games: longer than with sending it, shorter than one notices."""
LARGEST_CHUNK = 100

Job: TypeAlias = tuple[Setting, int]
"""A game to play: its setting and its number."""


class CrewError(Exception):
    """The games cannot be played on: a worker died, a cluster cannot be reached. What was played stays valid."""


class Stop:
    """Ctrl-C: at first what is under way is finished and nothing begun, the second time it interrupts."""

    def __init__(self) -> None:
        self.asked = False

    def __enter__(self) -> Stop:
        self.before = signal.signal(signal.SIGINT, self.ask)
        return self

    def ask(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self.before)


class Crew:
    """Takes chunks of games and gives back their outcomes. `width` chunks are sent before the first is awaited."""

    workers: int
    width: int

    def under_way(self) -> int:
        """How many chunks were sent and not yet collected."""
        raise NotImplementedError

    def send(self, chunk: list[Job]) -> None:
        raise NotImplementedError

    def collect(self) -> Iterator[list[Outcome]]:
        """Wait until a chunk is done; the outcomes of all that are."""
        raise NotImplementedError

    def withdraw(self) -> None:
        """Take back the chunks that nobody has begun."""

    def close(self, at_once: bool) -> None:
        """Send everybody home: at once, or when they are done."""


def play_all(jobs: Iterable[Job], crew: Crew, stop: Stop) -> Iterator[Outcome]:
    """The outcomes, in the order in which the games end. At a stop, those under way are the last."""
    left = iter(jobs)
    size = 1
    done = 0
    began = 0.0
    while True:
        while not stop.asked and crew.under_way() < crew.width:
            chunk = list(islice(left, size))
            if not chunk:
                break
            crew.send(chunk)
        if stop.asked:
            crew.withdraw()
        if not crew.under_way():
            return
        for outcomes in crew.collect():
            yield from outcomes
            if began:
                done += len(outcomes)
                size = chunk_size(done / (time.monotonic() - began) / crew.workers)
            else:
                began = time.monotonic()  # how long workers take to start says nothing about the games


def chunk_size(games_per_second: float) -> int:
    """For a worker that plays so fast."""
    return max(1, min(LARGEST_CHUNK, int(games_per_second * CHUNK_SECONDS)))


class Alone(Crew):
    """This process."""

    workers = 1
    width = 1

    def __init__(self) -> None:
        self.sent: list[list[Job]] = []

    def under_way(self) -> int:
        return len(self.sent)

    def send(self, chunk: list[Job]) -> None:
        self.sent.append(chunk)

    def collect(self) -> Iterator[list[Outcome]]:
        for job in self.sent.pop():
            with interrupts_held():
                outcomes = play_chunk([job])
            yield outcomes


class Processes(Crew):
    """Further processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.width = 2 * workers
        self.pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), begin_worker)
        self.sent: set[Future[list[Outcome]]] = set()

    def under_way(self) -> int:
        return len(self.sent)

    def send(self, chunk: list[Job]) -> None:
        with interrupts_held():  # a process that is not up yet cannot ignore them
            self.sent.add(self.pool.submit(play_chunk, chunk))

    def collect(self) -> Iterator[list[Outcome]]:
        done, self.sent = wait(self.sent, return_when=FIRST_COMPLETED)
        for future in sorted(done, key=failed):
            try:
                yield future.result()
            except BrokenProcessPool:
                raise CrewError("a worker process died, perhaps for want of memory; try fewer --jobs") from None

    def withdraw(self) -> None:
        self.sent = {future for future in self.sent if not future.cancel()}

    def close(self, at_once: bool) -> None:
        send_home(self.pool, at_once)


def send_home(pool: ProcessPoolExecutor, at_once: bool) -> None:
    """When they are done with what they have begun, or at once: workers do not heed Ctrl-C."""
    if at_once:
        for process in multiprocessing.active_children():
            process.kill()
    pool.shutdown(cancel_futures=True)


def failed(future: Future[list[Outcome]]) -> bool:
    return future.exception() is not None


def begin_worker() -> None:
    """Ctrl-C reaches every process of the terminal: the one that reports ends the workers, if need be by its death."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def processors() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def new_crew(games: int, jobs: int | None, ray: str | None) -> Crew:
    """For so many games: `jobs` workers, by default one a processor; `ray` is the address of a cluster."""
    if games < 1 or (jobs is not None and jobs < 1):
        raise GameError("--games and --jobs are numbers from 1 up")
    if ray is not None:
        from bossrush.sim.cluster import RayCrew

        return RayCrew(ray, jobs)
    workers = min(jobs or processors(), games)
    return Alone() if workers == 1 else Processes(workers)
