"""What decided a finished game, computed in the background and told over HTTP."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bossrush.analysis.analysis import Analysis
from bossrush.analysis.weighing import Weighed
from bossrush.server.analyses import KEPT, WAITING, Analyses, Busy
from bossrush.server.play import MOVE
from bossrush.server.store.base import TableRow
from bossrush.server.thinkers import Thinkers, ThinkingFailed
from bossrush.server.thinking import AnyReplay, Tell, Weigh
from tests.server.running import Message, Player, Round, Server, at_random, players, run, running_server, started
from tests.server.test_thinking import job_for, new_play


class Slow:
    """Instead of a worker: weighs when it is let, and remembers what it was asked."""

    def __init__(self) -> None:
        self.let = threading.Event()
        self.asked: list[Weigh] = []
        self.fails = False

    async def weigh(self, job: Weigh) -> Weighed:
        self.asked.append(job)
        if self.fails:
            raise ThinkingFailed("no")
        while len(self.asked) > 3 and not self.let.is_set():
            await asyncio.sleep(0.01)
        return Weighed([0.5, 0.5], [0.4, 0.6] if job.seat == 0 else [0.5, 0.5], job.actions[:1], 0.1)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    monkeypatch.setattr(Thinkers, "weigh", lambda _, job: slow.weigh(job))
    return slow


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server(analysis=60.0) as server:
        yield server


async def played(people: list[Player]) -> Round:
    round = await started(people)
    await round.play(at_random(1))
    return round


async def asked(player: Player, table: str, **query: str) -> tuple[int, Message]:
    response = await player.http.get(f"/api/records/{table}/analysis", params=query)
    return response.status_code, response.json()


async def finished(player: Player, table: str, **query: str) -> Message:
    while True:
        status, answer = await asked(player, table, **query)
        assert status == 200, answer
        if answer["status"] == "done":
            return answer
        await asyncio.sleep(0.02)


def test_the_analysis_begins_by_itself_and_tells_how_far_it_is(server: Server, slow: Slow) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await played(people)
            while len(slow.asked) < 4:
                await asyncio.sleep(0.01)
            status, answer = await asked(people[1], round.table)
            assert status == 200
            assert answer["status"] == "running"
            assert 0 < answer["share"] < 1
            assert "analysis" not in answer
            slow.let.set()
            answer = await finished(people[1], round.table)
            analysis = msgspec.convert(answer["analysis"], Analysis)
            assert len(analysis.steps) == len(slow.asked)
            assert all(step.told for step in analysis.steps)
            assert analysis.seats == ["Ada", "Bob"]
            german = await finished(people[1], round.table, lang="de")
            assert german["analysis"]["steps"][-1]["told"] != analysis.steps[-1].told
            assert [len(job.moves) for job in slow.asked] == [MOVE * step.move for step in analysis.steps]
            assert len({job.milliseconds for job in slow.asked}) == 1

    run(story())


def test_what_is_missing_is_computed_when_somebody_asks(server: Server, slow: Slow) -> None:
    slow.let.set()

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await played(people)
            await finished(people[0], round.table)
            before = len(slow.asked)
            assert server.hub is not None
            server.hub.analyses.works.clear()
            await finished(people[0], round.table)
            assert len(slow.asked) == 2 * before

    run(story())


def test_it_is_put_in_words_once_for_each_language(server: Server, slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    slow.let.set()
    langs: list[str] = []
    replay = Thinkers.replay

    async def counting(thinkers: Thinkers, job: AnyReplay, result: type[Any], person: str = "") -> Any:
        if isinstance(job, Tell):
            langs.append(job.lang)
        return await replay(thinkers, job, result, person)

    monkeypatch.setattr(Thinkers, "replay", counting)

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await played(people)
            await finished(people[0], round.table)
            asking = [finished(player, round.table, lang=lang) for lang in ("de", "en", "de") for player in people]
            await asyncio.gather(*asking)
            assert sorted(langs) == ["de", "en"]

    run(story())


def test_what_fails_is_not_there_until_somebody_asks_again(server: Server, slow: Slow) -> None:
    slow.fails = True

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await played(people)
            while not slow.asked:
                await asyncio.sleep(0.01)
            assert await asked(people[0], round.table) == (200, {"status": "failed"})
            slow.fails = False
            slow.let.set()
            await finished(people[0], round.table)

    run(story())


def test_only_finished_games_that_one_may_see_are_analysed(server: Server, slow: Slow) -> None:
    slow.let.set()

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            running = await started(people)
            assert (await asked(people[0], running.table))[1]["code"] == "not_over"
            assert (await asked(people[0], "nothing"))[0] == 404
            round = await played(people)
            status, _ = await asked(eve, round.table)
            assert status in (403, 404)  # a private table, and no invitation
            status, answer = await asked(people[0], round.table, lang="x" * 9)
            assert (status, answer["code"]) == (400, "bad_request")

    run(story())


def test_a_server_can_do_without() -> None:
    async def story(server: Server) -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await played(people)
            assert await asked(people[0], round.table) == (200, {"status": "none"})

    with running_server() as server:
        run(story(server))


def test_the_number_of_games_that_wait_and_that_are_kept_is_bounded() -> None:
    game = new_play("platformer").game

    def row(number: int) -> TableRow:
        plain = {"rules": 1, "content": "", "options": {}, "host": "", "invite": "", "clock": "", "secret": ""}
        switches = {"private": False, "hot_seat": False, "spectators": True, "delay": 0, "hints": True}
        rest = {"id": str(number), "game": "platformer", "commitment": "", "created": 0}
        return msgspec.convert(plain | switches | rest, TableRow)

    kept = Analyses(None, None, 1.0)  # type: ignore[arg-type]
    for number in range(WAITING):
        kept.begin(game, row(number))
    with pytest.raises(Busy):
        kept.begin(game, row(WAITING))
    assert kept.begin(game, row(0)) is kept.works["0"]
    for number in range(WAITING, WAITING + KEPT + 1):
        kept.waiting.get_nowait().done = True
        kept.begin(game, row(number))
    assert sum(work.done for work in kept.works.values()) == KEPT
    assert sum(not work.done for work in kept.works.values()) == WAITING
    assert "0" in kept.works, "it was asked for again"
    assert "1" not in kept.works


def test_a_worker_weighs_what_was_done() -> None:
    play = new_play("platformer")
    seat = play.state.seats[0]
    action = play.state.legal(seat)[0]
    job = job_for(play)
    position = ("table", "game", "rules", "options", "secret", "entropies", "moves", "seat")
    weigh = Weigh(
        **{name: getattr(job, name) for name in position},
        actions=[action],
        milliseconds=1,
    )

    async def story() -> Weighed:
        thinkers = Thinkers(1)
        try:
            return await thinkers.weigh(weigh)
        finally:
            await thinkers.stop()

    found = run(story())
    assert len(found.best) == len(found.played) == 2
    assert found.best[seat] >= found.played[seat]
