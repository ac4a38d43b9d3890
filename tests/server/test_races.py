"""What was answered holds, whoever else writes at the same time: no update is lost, on SQLite and on PostgreSQL."""

from __future__ import annotations

import argparse
import asyncio
import random
from io import StringIO
from pathlib import Path
from unittest.mock import AsyncMock, patch

import msgspec
import pytest

from bossrush.server import admin
from bossrush.server.people import People
from bossrush.server.settings import Settings
from bossrush.server.store import open_store
from bossrush.server.store.base import CLOSED, RUNNING, PersonRow, SeatRow, TableFilter, TableRow
from bossrush.server.store.memory import MemoryStore
from tests.server.attacks_people import bans_that_hold, mutes_that_hold, password_changes_that_hold
from tests.server.running import Server, players, run, running_server
from tests.server.services import Postgresql
from tests.server.small_app import cheap_passwords
from tests.server.test_store import table

pytestmark = pytest.mark.anyio

TIMES = 10


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite'}"
    service = request.getfixturevalue("postgresql")
    assert isinstance(service, Postgresql)
    return service.new_database()


async def test_a_ban_holds_while_its_person_changes_all_the_time(url: str) -> None:
    assert await bans_that_hold(url, TIMES, sockets=12) == TIMES


async def test_a_changed_password_holds_while_its_person_changes_all_the_time(url: str) -> None:
    assert await password_changes_that_hold(url, TIMES, sockets=12) == TIMES


async def test_everybody_who_is_muted_at_the_same_time_is_muted(url: str) -> None:
    assert await mutes_that_hold(url, 50) == 50


async def test_of_two_password_changes_at_the_same_time_one_is_told_that_it_was_too_late(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.add_person(PersonRow(id="p1", name="Ana", created=1, login="ana", password="old"))
    changed = await asyncio.gather(*(store.change_password("p1", "old", f"new {n}", "") for n in range(10)))
    (winner,) = [row for row in changed if row is not None]
    assert await store.person("p1") == winner
    await store.close()


async def test_summaries_of_two_processes_end_with_the_newest_in_whatever_order(url: str) -> None:
    """While entries are stored, each with the time that is due after it."""
    one, two = open_store(url), open_store(url)
    await one.open()
    await two.open()
    rows = [summary(version) for version in range(1, 31)]
    await one.add_table(table("t1", clock="days:3"))
    shuffled = random.Random(3).sample(rows, len(rows))

    async def play() -> None:
        for row in rows:
            assert await one.append("t1", row.version, b"{}", due=row.due)

    writes = [(one, two)[n % 2].update_table(row) for n, row in enumerate(shuffled)]
    await asyncio.gather(play(), *writes)
    assert await one.table("t1") == rows[-1]
    for person in ("p0", "p1", "p2"):
        found = await two.tables(TableFilter(person=person))
        assert [row.id for row in found] == ["t1"] * (person == rows[-1].seats[0].person)
    await one.close()
    await two.close()


def summary(version: int) -> TableRow:
    seats = [SeatRow(f"p{version % 3}", "Ana")]
    changes = {"status": RUNNING, "seats": seats, "moves": version, "updated": version, "due": 1000 + version}
    return msgspec.structs.replace(table("t1", clock="days:3"), version=version, **changes)


class SlowStore(MemoryStore):
    """Answers what it read when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.answer = asyncio.Event()

    async def person(self, id: str) -> PersonRow | None:
        row = await super().person(id)
        self.reads += 1
        await self.answer.wait()
        return row


async def test_a_person_read_before_a_change_is_not_remembered_after_it() -> None:
    store = SlowStore()
    people = People(store, Settings(data=Path(".")), cheap_passwords())
    await store.add_person(PersonRow(id="p1", name="Ana", created=1))
    reading = asyncio.create_task(people.person("p1"))
    while not store.reads:
        await asyncio.sleep(0)
    await store.set_banned("p1", True)
    people.forget("p1")
    store.answer.set()
    await reading
    row = await people.person("p1")
    assert row is not None
    assert row.banned
    people.close()


def test_a_table_that_an_administrator_closes_keeps_who_sat_down_meanwhile(tmp_path: Path) -> None:
    """The administrator's program knows only that it is closed; the server, which knows the rest, adds it."""
    url = f"sqlite:///{tmp_path / 'test.sqlite'}"

    async def story(server: Server) -> None:
        hub = server.hub
        assert hub is not None
        async with players(server, "Ada", "Bob") as (ada, bob):
            table = (await ada.post("/api/tables", game="bossmonster", options={"players": "2"}))["id"]
            with patch.object(hub, "write_summary", AsyncMock()):  # it will come too late
                await bob.post(f"/api/tables/{table}/sit")
                await asyncio.to_thread(close, url, table)
            await asyncio.to_thread(server.inside, hub.follow_orders)
            row = await asyncio.to_thread(server.inside, lambda: hub.store.table(table))
            assert row is not None
            assert (row.status, [seat.name for seat in row.seats]) == (CLOSED, ["Ada", "Bob"])
            assert [mine["id"] for mine in await bob.get("/api/me/tables")] == [table]

    with running_server(db=url) as server:
        run(story(server))


def close(url: str, table: str) -> None:
    parser = argparse.ArgumentParser()
    admin.add_arguments(parser)
    admin.run(parser.parse_args(["close", table, "--db", url]), StringIO())
