"""Games shown again over HTTP: by a worker, in pieces of bounded size, fair by person, kept for those who ask next."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bossrush.server import replays, timelines
from bossrush.server.limits import Allowance
from bossrush.server.thinkers import Thinkers
from bossrush.server.thinking import AnyReplay, Fork, Rolls, Show, Write
from bossrush.server.timelines import PIECE, Shelf, Showing, Timelines, Wanted
from tests.server.running import Player, Server, at_random, dealt, players, run, running_server, started
from tests.server.test_replays import finished, timeline

Asked = list[tuple[AnyReplay, str]]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What the workers are asked to play again, and for whom."""
    asked: Asked = []
    replay = Thinkers.replay

    async def listening(thinkers: Thinkers, job: AnyReplay, result: type[Any], person: str = "") -> Any:
        asked.append((job, person))
        return await replay(thinkers, job, result, person)

    monkeypatch.setattr(Thinkers, "replay", listening)
    return asked


def never(*_: object) -> None:
    raise AssertionError("games are played again in worker processes only")


async def played(people: list[Player], until: int = 2000) -> str:
    """A game of Boss Monster, to its end or so many entries long."""
    round = await started(people)
    await round.play(at_random(1), lambda: round.version >= until)
    return round.table


def test_whatever_plays_a_game_again_does_so_in_a_worker(
    server: Server, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await played(people)
            monkeypatch.setattr(replays, "begun", never)
            await people[0].get(f"/api/records/{table}/timeline", views="true", lang="es")
            assert (await people[1].http.get(f"/api/records/{table}/file")).status_code == 200
            await people[1].post(f"/api/records/{table}/fork", moves=10)
            assert list(dict.fromkeys((type(job), person) for job, person in asked)) == [
                (Show, people[0].person),
                (Write, people[1].person),
                (Fork, people[1].person),
            ]

    run(story())


def test_dice_are_counted_by_a_worker_for_which_nobody_waits(server: Server, asked: Asked) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            with dealt(13):
                made = await ada.post("/api/tables", game="platformer", seats=["heuristic", "heuristic"], start=True)
            message = await ada.join(made["id"])
            while message.get("info", {}).get("status") != "finished":
                message = await ada.receive("update")
            async with asyncio.timeout(20):
                while not asked:
                    await asyncio.sleep(0.01)
            assert [(type(job), person) for job, person in asked] == [(Rolls, "")]

    run(story())


def test_a_long_timeline_is_sent_in_pieces_and_is_the_same_as_in_one(
    server: Server, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timelines, "PIECE", 8000)

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await played(people)
            path, query = f"/api/records/{table}/timeline", {"views": "true", "seat": "-3"}
            async with people[0].http.stream("GET", path, params=query) as response:
                assert response.headers["content-type"] == "application/json"
                assert "content-length" not in response.headers
                text = b"".join([part async for part in response.aiter_bytes()])
            shown = msgspec.json.decode(text, type=replays.Timeline)
            assert [move.number for move in shown.moves] == list(range(shown.total + 1))
            assert len(asked) > 10
            assert all(isinstance(job, Show) and job.size == 8000 for job, _ in asked)
            assert len({id(job.log) for job, _ in asked}) == 1, "the log is read once"

    run(story())


class Alone:
    """A store of one game."""

    async def entries(self, _: str) -> list[bytes]:
        return [msgspec.json.encode(entry) for entry in finished().entries]


class Counting(Thinkers):
    """Plays games again here, and counts how often."""

    def __init__(self) -> None:
        super().__init__(1)
        self.shown: list[Show] = []

    async def replay(self, job: AnyReplay, result: type[Any], person: str = "") -> Any:
        assert isinstance(job, Show)
        self.shown.append(job)
        log = finished()
        showing = replays.Showing(log.game, log.row, log.entries)
        return showing.piece(job.seat, job.views, job.lang, job.first, job.last, job.size)


def shown() -> tuple[Counting, Timelines]:
    counting = Counting()
    return counting, Timelines(Alone(), counting)  # type: ignore[arg-type]


ADA = Allowance((1e9, 1e9)).of("ada", "here")


WHOLE = Wanted(0, True, "", 0, 5000)
OVER = msgspec.structs.replace(finished().row, status="finished")


def test_the_next_piece_is_made_when_the_last_one_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timelines, "PIECE", 8000)
    counting, shows = shown()

    async def story() -> None:
        stream = await shows.stream(OVER, ADA, WHOLE)
        sent = [await anext(stream), await anext(stream)]
        assert len(counting.shown) == 1
        for pieces in (2, 3, 4):
            sent.append(await anext(stream))
            assert len(counting.shown) == pieces
        sent += [part async for part in stream]
        log = finished()
        assert msgspec.json.decode(b"".join(sent)) == msgspec.to_builtins(
            timeline(log.game, log.row, log.entries, 0, views=True)
        )
        assert max(map(len, sent)) < 8000 + 8000

    run(story())


def test_a_finished_game_is_played_once_for_all_who_look_at_it_the_same_way() -> None:
    counting, shows = shown()

    async def show(wanted: Wanted) -> bytes:
        return b"".join([part async for part in await shows.stream(OVER, ADA, wanted)])

    async def story() -> None:
        first = await show(WHOLE)
        made = len(counting.shown)
        assert await show(WHOLE) == first
        assert len(counting.shown) == made
        await show(msgspec.structs.replace(WHOLE, seat=1))
        assert len(counting.shown) == 2 * made

    run(story())


def test_whoever_has_had_many_pieces_waits_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timelines, "PIECE", 8000)
    waits: list[float] = []
    now = [0.0]

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        now[0] += seconds

    monkeypatch.setattr("bossrush.server.timelines.asyncio", SimpleNamespace(sleep=sleep))
    counting, shows = shown()
    share = Allowance((3.0, 2.0), clock=lambda: now[0]).of("ada", "here")

    async def story() -> None:
        async for _ in await shows.stream(OVER, share, WHOLE):
            pass
        assert waits == pytest.approx([0.5] * (len(counting.shown) - 4))

    run(story())


def test_what_is_kept_is_bounded_by_its_bytes() -> None:
    shelf = Shelf(100)
    for number in range(5):
        shelf.put("t", number, number, 30)
    assert [shelf.get("t", number) for number in range(5)] == [None, None, 2, 3, 4]
    shelf.get("t", 2)
    shelf.put("t", 4, "again", 40)
    shelf.put("t", 5, 5, 30)
    assert [shelf.get("t", number) for number in range(2, 6)] == [2, None, "again", 5]
    assert shelf.filled == 100


def test_pieces_are_small_and_so_is_what_is_kept_of_them() -> None:
    assert PIECE <= 1 << 16
    assert timelines.SHELF <= 1 << 24


def test_persons_who_look_at_long_games_take_turns(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each piece is a job of its own, in the line of its person."""
    monkeypatch.setattr(timelines, "PIECE", 2000)
    hub = server.hub
    assert hub is not None

    async def story(tables: list[str], persons: list[str]) -> list[str]:
        order: list[str] = []
        begun = hub.thinkers.replaying.begun
        hub.thinkers.replaying.begun = lambda wait: order.append(wait.person)
        rows = [hub.live[table].table.row for table in tables]

        async def look(row: Any, person: str) -> None:
            showing = Showing(hub.timelines, row, hub.allowances.replays.of(person, ""))
            wanted = Wanted(-3, True, "de", 0, 40)
            async for _ in showing.pieces(await showing.piece(wanted), wanted):
                pass

        await asyncio.gather(*(look(row, person) for row, person in zip(rows, persons, strict=True)))
        hub.thinkers.replaying.begun = begun
        return order

    async def prepared() -> list[str]:
        async with players(server, "Ada", "Bob") as people:
            return [await played(people), await played(people)]

    tables = run(prepared())
    order = server.inside(partial(story, [tables[0], tables[0], tables[0], tables[1]], ["ada", "ada", "ada", "bob"]))
    bobs = [i for i, person in enumerate(order) if person == "bob"]
    assert len(bobs) > 10
    assert all(then - now <= 2 for now, then in pairwise(bobs)), "one of ada's between two of bob's"
