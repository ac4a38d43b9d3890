"""Who goes first when there is more to think about than workers: urgency, persons in turn, nobody never."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Coroutine

import msgspec
import pytest

from bossrush.server import queues, thinkers
from bossrush.server.metrics import Metrics
from bossrush.server.queues import SHARE, Unwanted, always
from bossrush.server.thinkers import BOTS_AND_PEOPLE, BOTS_ONLY, Thinkers, ThinkingFailed, Told, Worker
from bossrush.server.thinking import Advise, Answer, AnyJob, Choose, Job
from tests.server.test_operations import samples
from tests.server.test_thinking import decide_here, job_for, kill_workers, new_play, run

GUESTS = 18


async def settle() -> None:
    """Whatever can happen now has happened."""
    for _ in range(5):
        await asyncio.sleep(0)


class Scripted(Worker):
    """Does one job each time it is let, and remembers which."""

    def __init__(self) -> None:
        super().__init__(30.0, 0)
        self.done: list[str] = []
        self.gate = asyncio.Semaphore(0)

    async def answer(self, job: AnyJob) -> Answer | None:
        self.done.append(job.table)
        await self.gate.acquire()
        return Answer({"chances": [], "lines": []} if isinstance(job, Advise) else 7)


class Office:
    """Thinkers with scripted workers, and what was asked of them."""

    def __init__(self, workers: int = 1, bot_tables: tuple[int, int] = (100, 100)) -> None:
        self.thinkers = Thinkers(workers, bot_tables=bot_tables)
        self.workers = [Scripted() for _ in range(workers)]
        self.thinkers.thinking.workers[:] = self.workers
        self.thinkers.thinking.free[:] = self.workers
        self.asked: list[asyncio.Task[object]] = []

    @property
    def done(self) -> list[str]:
        """The tables in the order in which they were begun with."""
        return self.workers[0].done

    async def hint(self, person: str, table: str = "", wanted: Callable[[], bool] = always) -> asyncio.Task[object]:
        job = msgspec.convert(msgspec.structs.asdict(job_for(PLAY, table or f"hint {person}")), dict[str, object])
        position = {name: job[name] for name in Job.__struct_fields__}
        advise = Advise(**position, lang="en", milliseconds=0, playouts=1)  # type: ignore[arg-type]
        return await self.ask(self.thinkers.advise(advise, person, wanted))

    async def move(
        self,
        table: str,
        person: str = "",
        rank: int = BOTS_AND_PEOPLE,
        wanted: Callable[[], bool] = always,
        told: Told | None = None,
    ) -> asyncio.Task[object]:
        choosing = self.thinkers.choose(job_for(PLAY, table), person or f"host of {table}", lambda: rank, wanted, told)
        return await self.ask(choosing)

    async def ask(self, work: Coroutine[object, object, object]) -> asyncio.Task[object]:
        task = asyncio.create_task(work)
        self.asked.append(task)
        await settle()
        return task

    async def let(self, jobs: int = 1, worker: int = 0) -> None:
        """The worker ends so many jobs."""
        for _ in range(jobs):
            self.workers[worker].gate.release()
            await settle()

    async def close(self) -> None:
        for worker in self.workers:
            for _ in range(1000):
                worker.gate.release()
        await self.thinkers.stop()
        await asyncio.gather(*self.asked, return_exceptions=True)


PLAY = new_play("bossmonster")


def test_a_bot_s_move_in_a_game_with_people_waits_only_for_the_job_under_way() -> None:
    async def story() -> None:
        office = Office()
        for guest in range(GUESTS):
            await office.hint(f"guest {guest}")
        for number in range(3):
            await office.move(f"game {number}")
            await office.let()
            assert office.done[-1] == f"game {number}"
            await office.let()
            assert office.done[-1].startswith("hint")
        await office.close()

    run(story())


def test_bots_of_games_with_people_come_before_hints_and_those_before_games_of_bots_only() -> None:
    async def story() -> None:
        office = Office()
        await office.hint("first")
        await office.move("of bots", rank=BOTS_ONLY)
        await office.hint("ada")
        await office.move("of people")
        await office.let(3)
        assert office.done == ["hint first", "of people", "hint ada", "of bots"]
        await office.close()

    run(story())


def test_what_is_less_urgent_has_a_share_and_waits_for_nobody_for_ever() -> None:
    async def story() -> None:
        office = Office()
        await office.hint("ada")
        for number in range(3 * SHARE * SHARE):
            await office.move(f"game {number}")
        for guest in range(2 * SHARE):
            await office.hint(f"guest {guest}")
        await office.move("of bots", rank=BOTS_ONLY)
        await office.let(2 * SHARE * SHARE)
        hints = [i for i, table in enumerate(office.done) if table.startswith("hint guest")]
        assert hints[:3] == [SHARE, 2 * SHARE, 3 * SHARE]
        assert "of bots" in office.done
        await office.close()

    run(story())


def test_everybody_s_first_hint_comes_before_anybody_s_second() -> None:
    async def story() -> None:
        office = Office()
        await office.hint("busy", "now")
        for number in range(3):
            await office.hint("ada", f"ada {number}")
        for person in ("bob", "cyd"):
            await office.hint(person)
        await office.let(5)
        assert office.done == ["now", "ada 0", "hint bob", "hint cyd", "ada 1", "ada 2"]
        await office.close()

    run(story())


def test_whoever_comes_back_does_not_wait_for_all_that_another_has_in_line() -> None:
    """As with pieces of a replay: the next one is asked for when the last has come."""

    async def story() -> None:
        office = Office()
        await office.hint("ada", "a0")
        await office.hint("bob", "b0")
        for number in range(1, 5):
            await office.hint("ada", f"a{number}")
        for number in range(1, 4):
            await office.let()
            assert office.done[-1] == f"b{number - 1}"
            await office.let()
            assert office.done[-1] == f"a{number}"
            await office.hint("bob", f"b{number}")
        await office.close()

    run(story())


def test_who_was_served_is_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        office = Office()
        await office.hint("ada", "now")
        await office.hint("waits")
        for number in range(60):
            await office.move(f"table {number}", f"host {number}")
            await office.let()
        assert len(office.thinkers.thinking.lines.ranks[BOTS_AND_PEOPLE].served) <= 20
        await office.close()

    monkeypatch.setattr(queues, "KNOWN", 10)
    run(story())


def test_the_tables_of_one_host_share_the_turn_of_one_person() -> None:
    async def story() -> None:
        office = Office()
        await office.hint("busy", "now")
        for table in ("a1", "a1", "a2", "a3"):
            await office.move(table, "ada")
        await office.move("b1", "bob")
        await office.let(5)
        assert office.done == ["now", "a1", "b1", "a2", "a3", "a1"]
        await office.close()

    run(story())


def test_what_nobody_wants_any_more_costs_nothing() -> None:
    """The decision is another one by now, or whoever asked has gone."""

    async def story() -> None:
        office = Office()
        still = [True, True]
        await office.hint("busy", "now")
        stale = await office.move("stale", wanted=lambda: still[0])
        gone = await office.hint("gone")
        late = await office.hint("late", wanted=lambda: still[1])
        await office.move("wanted")
        still[:] = [False, False]
        gone.cancel()
        await office.let(4)
        assert office.done == ["now", "wanted"]
        for task in (stale, late):
            assert isinstance(task.exception(), Unwanted)
        await office.close()

    run(story())


def test_a_free_worker_takes_the_tables_it_remembers_and_others_rather_than_nothing() -> None:
    async def story() -> None:
        office = Office(workers=2)
        one, other = office.workers
        await office.move("a")
        await office.move("b")
        assert (one.done, other.done) == (["a"], ["b"])
        await office.move("b")
        await office.move("a")
        await office.let(worker=0)
        assert one.done == ["a", "a"]
        await office.let(worker=1)
        assert other.done == ["b", "b"]
        await office.move("a")
        await office.let(worker=1)
        assert other.done == ["b", "b", "a"], "it would have been idle"
        await office.close()

    run(story())


def test_whoever_has_waited_for_long_is_not_passed_over_because_another_worker_remembers_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        office = Office(workers=2)
        _, other = office.workers
        await office.move("a")
        await office.move("b")
        await office.move("b")
        await office.move("a")
        await office.let(worker=1)
        assert other.done == ["b", "a"]
        await office.close()

    monkeypatch.setattr(queues, "SETTLED", -1.0)
    run(story())


# ---- tables of bots only


def test_so_many_tables_of_bots_only_think_at_a_time_of_one_person_and_in_all() -> None:
    async def story() -> None:
        office = Office(bot_tables=(2, 3))
        await office.hint("busy", "now")
        for table in ("a1", "a2", "a3"):
            await office.move(table, "ada", BOTS_ONLY)
        for table in ("b1", "b2"):
            await office.move(table, "bob", BOTS_ONLY)
        await office.let(6)
        assert office.done == ["now", "a1", "b1", "a2"]
        assert sorted(office.thinkers.places.held) == ["a1", "a2", "b1"]
        office.thinkers.table_changed("b1", only_bots=False)  # its game is over
        await office.let(2)
        assert office.done[4:] == ["b2"], "ada has two already"
        office.thinkers.table_changed("a1", only_bots=False)
        await office.let(2)
        assert office.done[5:] == ["a3"]
        await office.close()

    run(story())


def test_a_table_that_waits_for_a_place_goes_on_at_once_when_somebody_plays_there_again() -> None:
    async def story() -> None:
        office = Office(bot_tables=(0, 0))
        ranks = {"a": BOTS_ONLY}
        await office.ask(office.thinkers.choose(job_for(PLAY, "a"), "ada", lambda: ranks["a"]))
        assert office.done == []
        ranks["a"] = BOTS_AND_PEOPLE
        office.thinkers.table_changed("a", only_bots=False)
        assert office.thinkers.parked == []
        await settle()
        assert office.done == ["a"]
        await office.close()

    run(story())


# ---- waiting is told and counted


def test_those_who_wait_are_told_how_many_tables_are_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        office = Office(bot_tables=(1, 1))
        told: dict[str, list[int]] = {"next": [], "later": [], "parked": [], "served": []}
        await office.move("served", told=told["served"].append)
        await office.move("next", told=told["next"].append)
        await office.move("x", "somebody")
        await office.move("x", "somebody")
        await office.move("later", told=told["later"].append)
        await office.move("of bots", "ada", BOTS_ONLY)
        await office.move("parked", "ada", BOTS_ONLY, told=told["parked"].append)
        while not all(told[table] for table in ("next", "later", "parked")):
            await asyncio.sleep(0.01)
        assert (told["next"][0], told["later"][0], told["parked"][0], told["served"]) == (0, 2, 1, [])
        before = len(told["next"])
        await office.let()
        await asyncio.sleep(0.1)
        assert len(told["next"]) == before, "it has begun"
        await office.close()

    monkeypatch.setattr(thinkers, "PATIENCE", 0.02)
    run(story())


def test_the_queue_and_the_waiting_are_counted() -> None:
    async def story() -> None:
        metrics = Metrics()
        office = Office(bot_tables=(0, 0))
        office.thinkers.metrics = metrics
        metrics.waiting = office.thinkers.waiting
        await office.move("a")
        await office.move("b")
        await office.hint("ada")
        await office.move("c", rank=BOTS_ONLY)
        found = samples(metrics.text().decode())
        assert [found["bossrush_thinking_queue", kind] for kind in ("bots", "hints", "bots_only")] == [1, 1, 1]
        assert found["bossrush_waiting_seconds_count", "bots"] == 1
        await office.close()

    run(story())


# ---- workers that die, and the end


def test_jobs_that_wait_are_done_by_the_worker_that_replaces_a_dead_one(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        crew = Thinkers(1)
        await crew.choose(job_for(PLAY))
        (pid,) = [worker.process.pid for worker in crew.workers if worker.process is not None]
        os.kill(pid, signal.SIGSTOP)
        waiting = [asyncio.create_task(crew.choose(job_for(PLAY, f"t{i}"))) for i in range(5)]
        await asyncio.sleep(0.01)
        assert kill_workers(crew) == [pid]
        assert await asyncio.gather(*waiting) == [decide_here(PLAY)] * 5
        await crew.stop()

    with caplog.at_level(logging.WARNING):
        run(story())
    assert [message.partition(":")[0] for message in caplog.messages] == ["a bot worker is replaced"]


def test_whoever_waits_in_any_line_when_it_all_stops_gets_no_answer() -> None:
    async def story() -> None:
        office = Office(bot_tables=(0, 0))
        await office.move("under way")
        await office.move("next")
        await office.hint("ada")
        await office.move("parked", rank=BOTS_ONLY)
        stopping = asyncio.create_task(office.thinkers.stop())
        await settle()
        office.workers[0].gate.release()
        await stopping
        late: Choose = job_for(PLAY, "late")
        with pytest.raises(ThinkingFailed):
            await office.thinkers.choose(late)
        answers = await asyncio.gather(*office.asked, return_exceptions=True)
        assert [type(answer) for answer in answers] == [int, ThinkingFailed, ThinkingFailed, ThinkingFailed]

    run(story())
