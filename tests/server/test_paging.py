"""Lists of several pages leave nothing out and tell nothing twice, whatever changes meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bossrush.server.store.base import CREATED, FINISHED, ChatRow, SeatRow, TableFilter, TableRow
from bossrush.server.store.sql import SqlStore
from tests.server.running import Message, Player, Server, run, running_server
from tests.server.services import Postgresql
from tests.server.test_store import table

RECORDS = 150
PAGE = 50


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    url = "memory:"
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'test.sqlite'}"
    elif request.param == "postgresql":
        service = request.getfixturevalue("postgresql")
        assert isinstance(service, Postgresql)
        url = service.new_database()
    with running_server(db=url) as server:
        yield server


class Archive:
    """Finished games of one person, all created in the same millisecond."""

    def __init__(self, server: Server, person: str) -> None:
        assert server.hub is not None
        self.server = server
        self.store = server.hub.store
        self.rows = [self.record(f"{number * 7919 % 100_003:06x}", person) for number in range(RECORDS)]

    def record(self, id: str, person: str, **changes: int) -> TableRow:
        row = table(id, status=FINISHED, seats=[SeatRow(person, "Ada")])
        return msgspec.structs.replace(row, **changes)

    async def fill(self) -> None:
        for row in self.rows:
            await self.store.add_table(row)

    async def disturb(self, page: int) -> None:
        """Some tables are touched, and new ones come, the newest of all and some of the same time."""
        for row in self.rows[page::3]:
            row.updated += 1000 * (page + 1)
            row.version += 1
            await self.store.update_table(row)
        person = self.rows[0].seats[0].person
        await self.store.add_table(self.record(f"new{page}", person, created=self.rows[0].created + 1 + page))
        await self.store.add_table(self.record(f"x{page}", person))


async def all_pages(player: Player, path: str, archive: Archive) -> list[str]:
    told: list[Message] = []
    query: dict[str, str] = {}
    for page in range(20):
        rows = await player.get(path, **query)
        told += rows
        if len(rows) < PAGE:
            return [row["id"] for row in told]
        query = {"before": str(rows[-1]["created"]), "before_id": rows[-1]["id"]}
        await asyncio.to_thread(archive.server.inside, lambda: archive.disturb(page))  # noqa: B023
    raise AssertionError("the list does not end")


@pytest.mark.parametrize("path", ["/api/records", "/api/me/tables"])
def test_every_record_is_listed_once(server: Server, path: str) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            archive = Archive(server, ada.person)
            await asyncio.to_thread(server.inside, archive.fill)
            told = await all_pages(ada, path, archive)
            assert len(told) == len(set(told))
            assert {row.id for row in archive.rows} <= set(told)
            assert not [id for id in told if id.startswith("new")], "newer than where the list began"

    run(story())


def test_a_list_that_nobody_changes_has_an_order(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            archive = Archive(server, ada.person)
            await asyncio.to_thread(server.inside, archive.fill)
            first = await ada.get("/api/records")
            assert [row["id"] for row in first] == sorted((row.id for row in archive.rows), reverse=True)[:PAGE]
            older = await ada.get("/api/records", before=str(archive.rows[0].created))
            assert older == [], "without an id: only what was created before"

    run(story())


def test_the_page_of_records_is_found_by_an_index(tmp_path: Path) -> None:
    """Not by looking at every table there is."""

    async def story() -> str:
        store = SqlStore(f"sqlite:///{tmp_path / 'test.sqlite'}")
        await store.open()
        plans: list[str] = []
        fetch = store.database.fetch

        def explain(connection, query, row):  # type: ignore[no-untyped-def]
            text = query.compile(connection.engine, compile_kwargs={"literal_binds": True})
            plans.extend(str(line) for line in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}"))
            return fetch(connection, query, row)

        store.database.fetch = explain  # type: ignore[method-assign]
        await store.tables(TableFilter(public=True, status=(FINISHED,), order=CREATED, before=(5, "x")))
        await store.close()
        return "\n".join(plans)

    plan = run(story())
    assert "tables_by_creation" in plan
    assert "TEMP B-TREE" not in plan


# ---- chat


def test_a_chat_is_read_on_without_a_gap(server: Server) -> None:
    """Also by somebody who has muted one who talks a lot."""
    hub = server.hub
    assert hub is not None

    async def talk(table: str, who: list[str]) -> None:
        for number, person in enumerate(who, 1):
            row = ChatRow(table=table, number=0, at=number, person=person, name="x", text=str(number))
            await hub.store.add_chat(row)

    async def story() -> None:
        async with Player(server, "Ada") as ada:
            table = (await ada.post("/api/tables", game="platformer"))["id"]
            loud = ["loud"] * 120
            who = [*["bob"] * 60, *loud, *["bob"] * 100]
            await asyncio.to_thread(server.inside, lambda: talk(table, who))
            await ada.send(type="mute", person="loud")
            await ada.heard()
            path = f"/api/tables/{table}/chat"
            told: list[int] = []
            while lines := await ada.get(path, after=str(told[-1] if told else 0)):
                told += [line["number"] for line in lines]
            assert told == [number for number, person in enumerate(who, 1) if person == "bob"]
            assert [line["number"] for line in await ada.get(path)] == told[-100:]

    run(story())
