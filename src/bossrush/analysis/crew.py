"""Decisions weighed by several processes of this machine: who does it changes nothing in what comes out."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from pathlib import Path

from bossrush.analysis.choices import Choice, choices_of, moves_of
from bossrush.analysis.weighing import Weighed, weigh
from bossrush.bots.search import Budget
from bossrush.games import load_game
from bossrush.kernel.game import Game
from bossrush.kernel.match import Match
from bossrush.kernel.record import read_record
from bossrush.sim.crew import CrewError, begin_worker, processors, send_home
from bossrush.sim.interrupts import interrupts_held


def weigh_all(
    text: str, packs: Sequence[str], choices: int, budget: Budget, jobs: int | None
) -> Iterator[tuple[int, Weighed]]:
    """The choices of a record by number, in the order in which they are done. One process a processor, or `jobs`.

    Even a single one is another process: an interrupt would make compiled code abort, but who runs it can be killed.
    """
    if not choices:
        return
    task = (text, tuple(packs), budget.milliseconds, budget.playouts)
    workers = min(jobs or processors(), choices)
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), begin_worker)
    at_once = True
    try:
        with interrupts_held():
            futures = {pool.submit(weigh_number, number, *task): number for number in range(choices)}
        for future in as_completed(futures):
            yield futures[future], future.result()
        at_once = False
    except BrokenProcessPool:
        raise CrewError("a worker process died, perhaps for want of memory; try fewer --jobs") from None
    finally:
        send_home(pool, at_once)


@lru_cache(maxsize=1)
def worker_choices(text: str, packs: tuple[str, ...]) -> tuple[Game, list[Choice]]:
    """A worker is asked about one record over and over."""
    record = read_record(text)
    match = Match(load_game(record.game, [Path(pack) for pack in packs]), record)
    return match.game, choices_of(match, moves_of(match.game, record))


def weigh_number(number: int, text: str, packs: tuple[str, ...], milliseconds: int, playouts: int) -> Weighed:
    game, choices = worker_choices(text, packs)
    return weigh(game, choices[number], Budget(milliseconds, playouts))
