"""A purge beside people who play: nothing that was acknowledged is lost, and nothing is left of what was removed."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bossrush.cli import main
from bossrush.server import purging
from bossrush.server.clock import DAY
from bossrush.server.entries import Closed, Resumed, decode_entry, encode_entry
from bossrush.server.live import now_ms
from bossrush.server.purging import Purged, purge, would_purge
from bossrush.server.store import open_store
from bossrush.server.store.base import FINISHED, RUNNING, TableRow
from bossrush.server.store.purge import Resting, sweep
from bossrush.server.store.sql import SqlStore
from tests.server.running import Message, Player, Server, decision, run, running_server
from tests.server.services import Postgresql
from tests.server.test_admin import OLD, add, table
from tests.server.test_resuming import wait_for_all

BEFORE = OLD + DAY
"""Tables that nobody touched since then are abandoned."""
STARTED = b'{"type":"started","at":%d}' % OLD


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite'}"
    service = request.getfixturevalue("postgresql")
    assert isinstance(service, Postgresql)
    return service.new_database()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[SqlStore]:
    store = open_store(url)
    assert isinstance(store, SqlStore)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def add_running(store: SqlStore, clock: str = "none") -> TableRow:
    row = table(status=RUNNING, clock=clock)
    await store.add_table(row, [STARTED])
    return row


# ---- who is faster


def test_a_table_that_somebody_moves_at_during_the_purge_stays_as_it_is(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    move = encode_entry(Resumed(at=now_ms()))
    find = purging.abandoned_tables

    async def story() -> None:
        async with opened(url) as store, opened(url) as player:
            row = await add_running(store)

            async def then_somebody_moves(_: SqlStore, before: int) -> AsyncIterator[Resting]:
                found = [row async for row in find(store, before)]
                assert [row.id for row in found] == ["t1"]
                assert await player.append("t1", 2, move)
                for row in found:
                    yield row

            monkeypatch.setattr(purging, "abandoned_tables", then_somebody_moves)
            assert await purge(store, BEFORE) == Purged()
            assert await store.entries("t1") == [STARTED, move]
            assert await store.table("t1") == row
            assert await player.append("t1", 3, move)

    run(story())


def test_a_table_whose_summary_changes_during_the_purge_stays_as_it_is(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = purging.abandoned_tables

    async def story() -> None:
        async with opened(url) as store:
            row = await add_running(store)

            async def then_it_is_touched(_: SqlStore, before: int) -> AsyncIterator[Resting]:
                found = [row async for row in find(store, before)]
                row.updated = BEFORE
                await store.update_table(row)
                for one in found:
                    yield one

            monkeypatch.setattr(purging, "abandoned_tables", then_it_is_touched)
            assert await purge(store, BEFORE) == Purged()
            assert await store.entries("t1") == [STARTED]
            assert await store.table("t1") == row

    run(story())


def test_whoever_still_holds_a_removed_table_cannot_add_to_it(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store, opened(url) as player:
            row = await add_running(store)
            assert await purge(store, BEFORE) == Purged(running=1)
            assert not await player.append("t1", 2, STARTED)
            (end,) = await player.entries("t1", after=1)
            assert isinstance(decode_entry(end), Closed)
            await player.update_table(row)
            assert await player.table("t1") is None
            ((_, order, argument),) = await store.orders(0)
            assert (order, argument.split()[1:]) == ("forget", ["t1"])

    run(story())


def test_a_day_later_nothing_is_left_of_a_removed_table(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await add_running(store)
            await purge(store, BEFORE)
            await store.give_order("reload", "t2")
            await store.write(lambda connection: sweep(connection, now_ms() - DAY))
            assert len(await store.entries("t1")) == 1
            await store.write(lambda connection: sweep(connection, now_ms() + 1))
            assert await store.entries("t1") == []
            assert await store.orders(0) == [(2, "reload", "t2")]

    run(story())


@pytest.mark.parametrize(
    ("clock", "goes"),
    [
        ("none", True),
        ("move:60", True),
        ("move:99999", False),
        ("game:89500+100", True),
        ("game:89500+600", False),
        ("days:1", True),
        ("days:2", False),
    ],
)
def test_a_table_whose_clock_gives_somebody_time_stays(tmp_path: Path, clock: str, goes: bool) -> None:
    """The last move was a day and an hour ago, which are 90,000 seconds."""

    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'test.sqlite'}") as store:
            await add_running(store, clock=clock)
            assert await would_purge(store, OLD + 90_000_000) == Purged(running=int(goes))

    run(story())


# ---- beside a server


async def move(player: Player, table: str, told: Message) -> Message:
    seat, choice = next((seat, choice) for seat in (0, 1) if (choice := decision(told, seat)))
    return await player.act(table, seat, told["version"], random.choice(choice["legal"]))


@pytest.mark.parametrize("seed", [1, 2])
def test_no_move_is_acknowledged_at_a_table_that_was_removed(url: str, seed: int) -> None:
    """For this purge everything is old: it takes the table from under somebody who moves all the time."""
    random.seed(seed)

    async def story(server: Server) -> None:
        async with Player(server, "Ada") as ada, opened(url) as store:
            made = await ada.post("/api/tables", game="platformer", seats=["me", "me"], hot_seat=True, start=True)
            told = answer = await ada.join(made["id"])
            purging = asyncio.create_task(asyncio.sleep(0.2))
            while answer["type"] != "refused":
                told = answer
                if purging.done():
                    purging = asyncio.create_task(purge_all(store))
                answer = await move(ada, made["id"], told)
            assert answer["code"] == "not_running"
            await purging
            (end,) = await store.entries(made["id"])
            assert isinstance(decode_entry(end), Closed)
            assert not await store.append(made["id"], told["version"] + 1, STARTED)
            assert await store.table(made["id"]) is None
            while (await ada.join(made["id"]))["type"] != "error":  # the order is followed within two seconds
                await asyncio.sleep(0.1)
            assert await ada.refusal(f"/api/tables/{made['id']}/sit") == (404, "no_table")

    with running_server(db=url) as server:
        run(story(server))


async def purge_all(store: SqlStore) -> None:
    """As if everything were old. The summary of a new table may be written a moment later: again."""
    while not (await purge(store, now_ms() + DAY)).running:
        pass


def test_those_who_watch_a_table_that_is_removed_are_told_that_it_is_closed(url: str) -> None:
    async def story(server: Server) -> None:
        async with Player(server, "Ada") as ada, opened(url) as store:
            made = await ada.post("/api/tables", game="platformer", seats=["me", "me"], hot_seat=True, start=True)
            await ada.join(made["id"])
            await purge_all(store)
            update = await ada.receive("update")
            assert (update["what"], update["info"]["status"]) == ("closed", "closed")
            assert server.hub is not None
            while made["id"] in server.hub.live:
                await asyncio.sleep(0.05)

    with running_server(db=url) as server:
        run(story(server))


def test_a_server_removes_what_is_old_by_itself_and_says_how_much(url: str, caplog: pytest.LogCaptureFixture) -> None:
    add(url, table("t1", status=RUNNING), table("t2"), table("t3", status=FINISHED), table("t4", updated=now_ms()))

    async def left(store: SqlStore) -> set[str]:
        return {id for id in ("t1", "t2", "t3", "t4") if await store.table(id)}

    async def story() -> None:
        async with opened(url) as store:
            while await left(store) != {"t4"}:
                await asyncio.sleep(0.05)

    with caplog.at_level(logging.INFO, logger="bossrush.purge"), running_server(db=url, purge_after=30) as server:
        assert server.hub is not None
        wait_for_all(server, server.hub)
        run(story())
        while not any(record.name == "bossrush.purge" for record in caplog.records):
            run(asyncio.sleep(0.05))
    said = [record.getMessage() for record in caplog.records if record.name == "bossrush.purge"]
    assert said == ["removed 3 tables (1 over, 1 abandoned open, 1 abandoned running) and 0 guests"]


def test_a_server_removes_nothing_unless_it_is_told_to(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'test.sqlite'}"
    add(url, table("t1", status=FINISHED))
    with running_server(db=url) as server:
        hub = server.hub
        assert hub is not None
        wait_for_all(server, hub)
        assert server.inside(lambda: hub.store.table("t1")) is not None


@pytest.mark.parametrize("days", ["x", "-1", "1.5", "9999999"])
def test_the_age_is_a_number_of_days(days: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--purge-after", days]) == 2
    assert "--purge-after" in capsys.readouterr().err


def test_two_purges_at_the_same_time_remove_everything_once(url: str) -> None:
    add(url, *(table(f"t{number}", status=(RUNNING, FINISHED)[number % 2]) for number in range(60)))

    async def story() -> None:
        async with opened(url) as one, opened(url) as other:
            both = await asyncio.gather(purge(one, BEFORE), purge(other, BEFORE))
            assert (sum(purged.running for purged in both), sum(purged.over for purged in both)) == (30, 30)

    run(story())
