"""A long run of games: progress, Ctrl-C, what goes wrong on the way, how fast it was."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import TextIO

from bossrush.kernel.game import GameError
from bossrush.sim.crew import Crew, CrewError, Job, Stop, play_all
from bossrush.sim.games import Outcome
from bossrush.sim.progress import Progress

FINE = 0
FAILED = 1
INTERRUPTED = 130
STOPPING = "stopping after the games under way; Ctrl-C again stops at once"


class Run:
    """How it goes, and went."""

    def __init__(self, crew: Crew, games: int, err: TextIO) -> None:
        self.crew = crew
        self.total = games
        self.err = err
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.interrupted = False
        self.trouble = ""

    def data(self) -> dict[str, object]:
        return {
            "jobs": self.crew.workers,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds),
            "games_per_second": round(self.games / self.seconds, 2),
        }

    def speed(self) -> str:
        seconds = self.seconds
        return f"{self.decisions / seconds:.0f} decisions/s, {self.games / seconds:.2f} games/s, {seconds:.1f} s"

    def exit_code(self, failed: bool) -> int:
        if self.interrupted:
            return INTERRUPTED
        return FAILED if failed or self.trouble else FINE


def play_run(jobs: Iterable[Job], run: Run) -> Iterator[Outcome]:
    """The outcomes as games end. Neither Ctrl-C nor a failing crew raises: what is done counts, `run` has the rest."""
    bar = Progress(run.total, run.err)
    began = time.perf_counter()
    at_once = True
    with Stop() as stop:
        try:
            for outcome in play_all(jobs, run.crew, stop):
                run.games += 1
                run.decisions += outcome.decisions
                yield outcome
                bar.step(run.games, STOPPING if stop.asked else "")
            at_once = False
        except KeyboardInterrupt:
            pass
        except (CrewError, GameError) as error:
            run.trouble = str(error)
        finally:
            run.seconds = time.perf_counter() - began
            run.crew.close(at_once)
            bar.close()
        run.interrupted = stop.asked
    if run.trouble:
        print(f"bossrush: {run.trouble}; what follows counts the {run.games} games that were played", file=run.err)
