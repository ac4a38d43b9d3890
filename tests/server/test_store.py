"""What every store does, shown on memory, SQLite and PostgreSQL; and what the two databases do beyond that."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import permutations
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, func, select

from bossrush.server.store import Store, StoreError, open_store
from bossrush.server.store.base import (
    AWAY,
    CLOSED,
    CREATED,
    FINISHED,
    FULL,
    LOCKED,
    MUTED,
    OPEN,
    READ_ONLY,
    RUNNING,
    SESSIONS,
    ChatRow,
    PersonRow,
    SeatRow,
    Start,
    TableFilter,
    TableRow,
)
from bossrush.server.store.database import Database
from bossrush.server.store.migrate import migrate
from bossrush.server.store.schema import metadata
from bossrush.server.store.sql import SqlStore
from tests.server.services import Postgresql

pytestmark = pytest.mark.anyio

DATABASES = ["sqlite", "postgresql"]


@pytest.fixture(scope="module")
def shared_url(postgresql: Postgresql) -> str:
    """One database for many tests, as making one takes long."""
    return postgresql.new_database()


@pytest.fixture(params=["memory", *DATABASES])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store of each kind."""
    if request.param == "memory":
        url = "memory:"
    elif request.param == "sqlite":
        url = sqlite_in(tmp_path)
    else:
        url = request.getfixturevalue("shared_url")
    async with opened(url) as store:
        if request.param == "postgresql":
            await execute(store, f"TRUNCATE {', '.join(metadata.tables)}")
        yield store


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind that does not exist yet, or is empty."""
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    service = request.getfixturevalue("postgresql")
    assert isinstance(service, Postgresql)
    return service.new_database()


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'test.sqlite'}"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def database_of(store: Store) -> Database:
    assert isinstance(store, SqlStore)
    return store.database


async def execute(store: Store, statement: str) -> None:
    assert isinstance(store, SqlStore)
    await store.write(lambda connection: connection.exec_driver_sql(statement).close())


def table(id: str = "t1", **changes: object) -> TableRow:
    row = TableRow(
        id=id,
        game="platformer",
        rules=1,
        content="abc",
        options={"heroes": "2"},
        host="p1",
        private=False,
        invite="please",
        hot_seat=False,
        clock="game:900+10",
        spectators=True,
        delay=30,
        hints=True,
        secret="hidden",
        commitment="hash",
        created=1_700_000_000_000,
        updated=1_700_000_000_000,
    )
    return msgspec.structs.replace(row, **changes)


def person(id: str = "p1", **changes: object) -> PersonRow:
    return msgspec.structs.replace(PersonRow(id=id, name="Ana", created=1_700_000_000_000), **changes)


def line(text: str, table: str = "t1") -> ChatRow:
    return ChatRow(table=table, number=0, at=5, person="p1", name="Ana", text=text)


# ---- entries


async def test_entries_come_back_in_order_and_unchanged(store: Store) -> None:
    given = ['{"a":"\\u0000 \\" ä 🐉"}'.encode(), b"{}", *(b'{"n":%d}' % number for number in range(10))]
    for version, entry in enumerate(given, 1):
        assert await store.append("t1", version, entry)
    assert await store.entries("t1") == given
    assert await store.entries("t1", after=3) == given[3:]
    assert await store.entries("t1", after=3, limit=2) == given[3:5]
    assert await store.entries("t1", limit=100) == given
    assert await store.entries("t1", after=12) == []
    assert await store.entries("other") == []


async def test_a_number_is_given_once(store: Store) -> None:
    assert await store.append("t1", 1, b'"first"')
    assert not await store.append("t1", 1, b'"second"')
    assert await store.append("t2", 1, b'"elsewhere"')
    assert await store.entries("t1") == [b'"first"']


async def test_of_appends_at_the_same_time_the_first_wins(store: Store) -> None:
    answers = await asyncio.gather(*(store.append("t1", 1, b"%d" % number) for number in range(5)))
    assert answers == [True, False, False, False, False]
    assert await store.entries("t1") == [b"0"]


async def test_who_loses_does_not_hold_up_the_others(store: Store) -> None:
    await store.append("t1", 1, b'"old"')
    entries = [("t0", 7), ("t1", 8), ("t2", -1)]
    answers = await asyncio.gather(*(store.append(table, 1, b'"new"', due) for table, due in entries))
    assert answers == [True, False, True]
    assert await store.versions(["t0", "t1", "t2", "t3"]) == {"t0": 1, "t1": 1, "t2": 1}


async def test_the_versions_of_no_tables_are_none(store: Store) -> None:
    assert await store.versions([]) == {}


async def test_an_append_sets_the_time_that_is_due(store: Store) -> None:
    await store.add_table(table(due=5))
    assert await store.append("t1", 1, b"{}")
    assert await due(store) == 5
    assert all(await asyncio.gather(store.append("t1", 2, b"{}", due=70), store.append("t1", 3, b"{}", due=60)))
    assert await due(store) == 60
    assert not await store.append("t1", 3, b"{}", due=50)
    assert await due(store) == 60
    assert await store.append("t1", 4, b"{}", due=0)
    assert await due(store) == 0


async def due(store: Store) -> int:
    row = await store.table("t1")
    assert row is not None
    return row.due


# ---- tables


async def test_a_table_comes_back_as_it_was_given(store: Store) -> None:
    start = Start(table="t0", moves=[(0, "use boot"), (1, "c5")], results=[3, 1, 4])
    seats = [SeatRow("p1", "Ana Ä"), SeatRow("p2", "Bo", "heuristic", away=True), SeatRow()]
    row = table(private=True, hot_seat=True, start=start, seats=seats, winners=[1], moves=3, due=9, status=RUNNING)
    await store.add_table(row)
    assert await store.table("t1") == row
    assert await store.table("t2") is None


async def test_a_table_begins_with_its_first_entries(store: Store) -> None:
    await store.add_table(table(), [b'{"first":1}', b'{"second":2}'])
    assert await store.entries("t1") == [b'{"first":1}', b'{"second":2}']
    assert not await store.append("t1", 2, b"{}")
    assert await store.append("t1", 3, b"{}")


async def test_an_update_changes_the_summary_and_nothing_else(store: Store) -> None:
    row = table()
    await store.add_table(row)
    summary = {"status": FINISHED, "seats": [SeatRow("p2", "Bo")], "winners": [0], "moves": 7, "updated": 8, "due": 9}
    summary["version"] = 3
    assert await store.update_table(msgspec.structs.replace(row, host="thief", secret="guessed", **summary))
    assert await store.table("t1") == msgspec.structs.replace(row, **summary)


async def test_what_one_does_with_a_row_afterwards_is_not_stored(store: Store) -> None:
    row = table(seats=[SeatRow("p1", "Ana")])
    await store.add_table(row)
    row.seats[0].name = "changed"
    read = await store.table("t1")
    assert read is not None
    assert read.seats[0].name == "Ana"


LISTED = [
    table("a", updated=10, created=9, status=OPEN, seats=[SeatRow("p1", "Ana"), SeatRow("p1", "Ana again")]),
    table("b", updated=20, status=RUNNING, private=True, seats=[SeatRow("p1", "Ana"), SeatRow("p2", "Bo")]),
    table("c", updated=30, status=FINISHED, game="bossmonster", seats=[SeatRow("p2", "Bo")]),
    table("d", updated=40, status=CLOSED),
]


@pytest.mark.parametrize(
    ("which", "ids"),
    [
        (TableFilter(), "dcba"),
        (TableFilter(game="bossmonster"), "c"),
        (TableFilter(status=(OPEN, RUNNING)), "ba"),
        (TableFilter(public=True), "dca"),
        (TableFilter(person="p1"), "ba"),
        (TableFilter(person="p2", public=True), "c"),
        (TableFilter(limit=2), "dc"),
        (TableFilter(limit=2, before=(30, "c")), "ba"),
        (TableFilter(limit=2, before=(30, "d")), "cb"),
        (TableFilter(game="platformer", status=(RUNNING,), person="p2", before=(21, ""), limit=1), "b"),
        (TableFilter(order=CREATED), "dcba"),
        (TableFilter(order=CREATED, limit=2), "dc"),
        (TableFilter(order=CREATED, before=(1_700_000_000_000, "c")), "ba"),
        (TableFilter(order=CREATED, person="p1", before=(1_700_000_000_000, "b")), "a"),
        (TableFilter(person="nobody"), ""),
    ],
)
async def test_tables_are_listed_newest_first(store: Store, which: TableFilter, ids: str) -> None:
    for row in LISTED:
        await store.add_table(row)
    assert "".join(row.id for row in await store.tables(which)) == ids


async def test_a_person_who_left_the_seat_is_no_longer_found(store: Store) -> None:
    await store.add_table(table(seats=[SeatRow("p1", "Ana")]))
    await store.update_table(table(seats=[SeatRow("p2", "Bo")]))
    assert await store.tables(TableFilter(person="p1")) == []
    assert len(await store.tables(TableFilter(person="p2"))) == 1


SUMMARIES = [
    table(version=1, updated=10, seats=[SeatRow("p1", "Ana")]),
    table(version=2, updated=20, seats=[SeatRow("p1", "Ana"), SeatRow("p2", "Bo")], status=RUNNING, due=50),
    table(version=3, updated=30, seats=[SeatRow("p2", "Bo")], status=FINISHED, winners=[1], moves=7),
]
"""Of one table, as processes write them."""


@pytest.mark.parametrize("order", list(permutations(range(3))))
async def test_an_older_summary_never_replaces_a_newer_one(store: Store, order: tuple[int, ...]) -> None:
    await store.add_table(table())
    written = [await store.update_table(SUMMARIES[number]) for number in order]
    assert written == [number == max(order[: place + 1]) for place, number in enumerate(order)]
    assert await store.table("t1") == SUMMARIES[2]
    assert await store.tables(TableFilter(person="p1")) == []
    assert await store.tables(TableFilter(person="p2")) == [SUMMARIES[2]]


async def test_a_summary_does_not_set_back_the_time_of_a_newer_entry(store: Store) -> None:
    await store.add_table(table(), [b"{}"])
    assert await store.append("t1", 2, b"{}", due=70)
    assert await store.update_table(table(status=RUNNING, version=1, due=60))
    assert await store.table("t1") == table(status=RUNNING, version=1, due=70)
    assert await store.update_table(table(status=FINISHED, version=2, due=0))
    assert await due(store) == 0


async def test_closing_a_table_changes_nothing_else_and_tells_everybody(store: Store) -> None:
    seats = [SeatRow("p1", "Ana")]
    await store.add_table(table(status=RUNNING, seats=seats, due=50, moves=7, version=3))
    assert await store.close_table("t1", 5, at=90)
    closed = table(status=CLOSED, seats=seats, moves=7, version=5, updated=90)
    assert await store.table("t1") == closed
    assert not await store.update_table(table(status=RUNNING, version=4))
    assert await store.table("t1") == closed
    assert await store.update_table(table(status=CLOSED, version=5, moves=8))
    assert not await store.close_table("t1", 4, at=95)
    assert await store.orders(0) == [(1, "reload", "t1"), (2, "reload", "t1")]


async def test_overdue_are_running_tables_whose_time_has_passed(store: Store) -> None:
    for id, status, time in [("a", RUNNING, 30), ("b", RUNNING, 10), ("c", RUNNING, 0), ("d", FINISHED, 10)]:
        await store.add_table(table(id, status=status, due=time))
    assert await store.overdue(9) == []
    assert await store.overdue(10) == ["b"]
    assert await store.overdue(30) == ["b", "a"]
    assert await store.overdue(30, limit=1) == ["b"]


async def test_running_tables_with_a_clock_are_read_in_pages_by_id(store: Store) -> None:
    for id in "hcfadbge":
        await store.add_table(table(id, status=RUNNING, clock="none" if id == "d" else "move:60", updated=ord(id)))
    await store.add_table(table("i", status=OPEN))
    assert await store.clocked("", 3) == ["a", "b", "c"]
    await store.update_table(table("e", status=FINISHED))
    assert await store.clocked("c", 3) == ["f", "g", "h"]
    assert await store.clocked("h", 3) == []


# ---- people


async def test_a_person_comes_back_as_given(store: Store) -> None:
    row = person(login="Ana", password="hash", banned=True, muted=["p2"], sessions=["s1"])
    assert await store.add_person(row)
    assert await store.person("p1") == row
    assert await store.person_by_login("Ana") == row
    assert await store.person("p2") is None


async def test_a_login_is_found_in_upper_and_lower_case(store: Store) -> None:
    await store.add_person(person(login="Straße"))
    found = await store.person_by_login("STRASSE")
    assert found is not None
    assert found.login == "Straße"


async def test_a_login_is_taken_in_upper_and_lower_case(store: Store) -> None:
    assert await store.add_person(person("p1", login="Ana"))
    assert not await store.add_person(person("p2", login="aNA"))
    assert await store.person("p2") is None
    assert await store.add_person(person("p2"))
    assert await store.claim("p2", "ANA", "hash") is None
    assert await store.person("p2") == person("p2")
    assert await store.claim("p2", "Bo", "hash") == person("p2", login="Bo", password="hash")
    assert await store.person("p2") == person("p2", login="Bo", password="hash")


async def test_a_change_of_a_person_changes_nothing_else(store: Store) -> None:
    await store.add_person(person(sessions=["s1"]))
    changes: dict[str, object] = {
        "name": "Bo",
        "login": "bo",
        "password": "hash",
        "banned": True,
        "muted": ["p2"],
        "sessions": [],
    }
    for change, names in (
        (store.rename("p1", "Bo"), ["name"]),
        (store.mute("p1", "p2"), ["name", "muted"]),
        (store.claim("p1", "bo", "hash"), ["name", "muted", "login", "password"]),
        (store.set_banned("p1", True), list(changes)),
        (store.mute("p1", "p2"), list(changes)),
        (store.set_banned("p1", False), ["name", "muted", "login", "password", "sessions"]),
        (store.unmute("p1", "p2"), ["name", "login", "password", "sessions"]),
    ):
        changed = msgspec.structs.replace(person(sessions=["s1"]), **{name: changes[name] for name in names})
        assert await change == changed
        assert await store.person("p1") == changed


async def test_nobody_is_changed_who_is_not_there(store: Store) -> None:
    for change in (
        store.rename("p1", "Bo"),
        store.claim("p1", "bo", "hash"),
        store.change_password("p1", "", "hash", "s1"),
        store.set_banned("p1", True),
        store.mute("p1", "p2"),
        store.unmute("p1", "p2"),
        store.add_session("p1", "", "s1", 1),
        store.end_session("p1", "s1"),
    ):
        assert await change is None
    assert await store.person("p1") is None
    assert await store.orders(0) == []
    assert await store.add_person(person())
    assert await store.person("p1") == person()


async def test_an_account_is_claimed_once(store: Store) -> None:
    await store.add_person(person(login="ana", password="first"))
    assert await store.claim("p1", "bo", "second") is None
    assert await store.person("p1") == person(login="ana", password="first")


async def test_one_cannot_mute_more_than_so_many(store: Store) -> None:
    await store.add_person(person(muted=[f"o{number}" for number in range(MUTED - 1)]))
    rows = await asyncio.gather(*(store.mute("p1", f"n{number}") for number in range(5)))
    assert all(row is not None and len(row.muted) == MUTED for row in rows)
    again = await store.mute("p1", "o1")
    assert again is not None
    assert sorted(again.muted) == sorted((await the_person(store, "p1")).muted)


async def test_a_password_is_changed_only_from_what_it_was(store: Store) -> None:
    await store.add_person(person(login="ana", password="old", sessions=["here", "there"]))
    assert await store.change_password("p1", "older", "new", "here") is None
    assert await store.person("p1") == person(login="ana", password="old", sessions=["here", "there"])
    changed = person(login="ana", password="new", sessions=["here"])
    assert await store.change_password("p1", "old", "new", "here") == changed
    assert await store.person("p1") == changed


async def test_the_newest_sessions_are_kept(store: Store) -> None:
    await store.add_person(person(login="ana", password="hash", created=1))
    for number in range(1, SESSIONS + 3):
        assert await store.add_session("p1", "hash", f"s{number}", at=number)
    assert set((await the_person(store, "p1")).sessions) == {f"s{number}" for number in range(3, SESSIONS + 3)}
    late = await store.add_session("p1", "hash", "of a slow clock", at=1)
    assert late is not None
    assert "of a slow clock" in late.sessions
    assert len(late.sessions) == SESSIONS
    assert await store.add_session("p1", "other", "s99", at=99) is None


async def test_a_session_is_ended_alone(store: Store) -> None:
    await store.add_person(person(sessions=["s1", "s2"]))
    await store.add_person(person("p2", sessions=["s1"]))
    assert await store.end_session("p1", "s1") == person(sessions=["s2"])
    assert await store.end_session("p1", "s1") == person(sessions=["s2"])
    assert await store.person("p2") == person("p2", sessions=["s1"])
    assert await store.orders(0) == [(1, "person", "p1")]


async def test_a_banned_guest_keeps_the_way_back(store: Store) -> None:
    await store.add_person(person(sessions=["s1"]))
    assert await store.set_banned("p1", True) == person(banned=True, sessions=["s1"])
    assert await store.set_banned("p1", False) == person(sessions=["s1"])


async def the_person(store: Store, id: str) -> PersonRow:
    row = await store.person(id)
    assert row is not None
    return row


async def test_guests_have_no_login(store: Store) -> None:
    assert await store.add_person(person("p1"))
    assert await store.add_person(person("p2"))
    assert await store.person_by_login("") is None


# ---- chat, rolls, secrets, orders


async def test_chat_is_numbered_within_its_table(store: Store) -> None:
    assert (await store.add_chat(line("hello"))).number == 1
    await store.add_chat(line("elsewhere", "t2"))
    said = await store.add_chat(msgspec.structs.replace(line(""), phrase="thanks"))
    assert said.number == 2
    assert [row.text for row in await store.chat("t1")] == ["hello", ""]
    assert await store.chat("t1", after=1) == [said]
    assert await store.chat("t3") == []


async def test_the_last_lines_of_a_chat_are_read_or_all_from_a_number_on(store: Store) -> None:
    for number in range(1, 6):
        await store.add_chat(line(str(number)))
    assert [row.text for row in await store.chat("t1", limit=2)] == ["4", "5"]
    assert [row.text for row in await store.chat("t1", after=0, limit=3)] == ["1", "2", "3"]
    assert [row.text for row in await store.chat("t1", after=3, limit=3)] == ["4", "5"]


async def test_lines_of_muted_people_leave_no_gap_in_a_chat(store: Store) -> None:
    for number, who in enumerate(["p1", "p2", "p2", "p1", "p2", "p1"], 1):
        await store.add_chat(msgspec.structs.replace(line(str(number)), person=who))
    assert [row.text for row in await store.chat("t1", after=1, limit=1, muted=["p2", "p9"])] == ["4"]
    assert [row.text for row in await store.chat("t1", limit=2, muted=["p2"])] == ["4", "6"]


async def test_chat_at_the_same_time_gets_different_numbers(store: Store) -> None:
    rows = await asyncio.gather(*(store.add_chat(line(str(number))) for number in range(20)))
    assert sorted(row.number for row in rows) == list(range(1, 21))


async def test_rolls_are_added_up(store: Store) -> None:
    one, two = ("platformer", "d6", "1"), ("platformer", "d6", "2")
    await store.count_rolls({one: 2, two: 1})
    await store.count_rolls({one: 3})
    await store.count_rolls({})
    assert await store.rolls() == {one: 5, two: 1}


async def test_a_secret_stays_the_same(store: Store) -> None:
    first = await store.secret("cookies")
    assert len(first) >= 32
    assert await store.secret("cookies") == first
    assert await store.secret("other") != first


async def test_orders_are_read_from_a_number_on(store: Store) -> None:
    assert await store.orders(-1) == []
    await store.give_order("reload", "t1")
    await store.give_order("ban", "p1")
    assert await store.orders(0) == [(1, "reload", "t1"), (2, "ban", "p1")]
    assert await store.orders(1) == [(2, "ban", "p1")]
    assert await store.orders(-1) == [(2, "ban", "p1")]


async def test_an_open_store_keeps_things(store: Store) -> None:
    await store.ping()
    assert store.trouble() == ""


async def test_asking_whether_it_answers_leaves_nothing_behind(url: str) -> None:
    async with opened(url) as store:
        await store.ping()
        await store.ping()
        assert isinstance(store, SqlStore)
        count = select(func.count()).select_from(metadata.tables["entries"])
        assert await store.read(lambda connection: connection.execute(count).scalar()) == 0


# ---- several stores on one database


async def test_another_store_sees_everything_that_was_answered(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table())
        for version in range(1, 51):
            assert await store.append("t1", version, b"%d" % version)
        secret = await store.secret("cookies")
        async with opened(url) as other:
            assert await other.entries("t1") == [b"%d" % version for version in range(1, 51)]
            assert await other.table("t1") == table()
            assert await other.secret("cookies") == secret


async def test_everything_accepted_is_written_at_the_close(url: str) -> None:
    store = open_store(url)
    await store.open()
    appends = [asyncio.create_task(store.append(f"t{number}", 1, b"{}")) for number in range(100)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*appends))
    async with opened(url) as again:
        assert len(await again.versions([f"t{number}" for number in range(100)])) == 100


async def test_of_two_stores_exactly_one_wins_each_number(url: str) -> None:
    tables = [f"t{number}" for number in range(10)]
    async with opened(url) as one, opened(url) as two:

        async def play(store: Store, name: bytes, table: str) -> int:
            """Append up to number 20, catching up whenever the other was faster."""
            version = won = 0
            while version < 20:
                won += await store.append(table, version + 1, b'"%s"' % name, due=version)
                version = (await store.versions([table]))[table]
            return won

        ones, twos = await asyncio.gather(
            asyncio.gather(*(play(one, b"one", table) for table in tables)),
            asyncio.gather(*(play(two, b"two", table) for table in tables)),
        )
        for table, by_one, by_two in zip(tables, ones, twos, strict=True):
            entries = await one.entries(table)
            assert len(entries) == 20
            assert (entries.count(b'"one"'), entries.count(b'"two"')) == (by_one, by_two)


async def test_two_stores_chat_and_order_without_a_gap(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        stores = [one, two] * 10
        rows = await asyncio.gather(*(store.add_chat(line("hello")) for store in stores))
        await asyncio.gather(*(store.give_order("ban", "p1") for store in stores))
        assert sorted(row.number for row in rows) == list(range(1, 21))
        assert [number for number, _, _ in await one.orders(0)] == list(range(1, 21))


async def test_two_stores_make_one_secret(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        assert len(set(await asyncio.gather(*(store.secret("x") for store in [one, two] * 5)))) == 1


# ---- the writer


async def test_appends_that_wait_are_written_together(url: str) -> None:
    async with opened(url) as store:
        assert isinstance(store, SqlStore)

        async def play(table: str) -> None:
            for version in range(1, 11):
                assert await store.append(table, version, b"{}")

        await asyncio.gather(*(play(f"t{number}") for number in range(100)))
        assert store.writer.batches <= 1000 / 10


async def test_when_a_batch_fails_everybody_in_it_is_told(url: str) -> None:
    async with opened(url) as store:
        await execute(store, "ALTER TABLE entries RENAME TO lost")
        answers = await asyncio.gather(
            *(store.append(f"t{number}", 1, b"{}") for number in range(10)), return_exceptions=True
        )
        assert all(isinstance(answer, StoreError) for answer in answers)
        await execute(store, "ALTER TABLE lost RENAME TO entries")
        assert await store.versions([f"t{number}" for number in range(10)]) == {}
        assert await store.append("t1", 1, b"{}")


async def test_a_write_that_fails_does_not_take_others_with_it(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table("t1"))
        answers = await asyncio.gather(
            store.add_table(table("t1")), store.add_table(table("t2")), return_exceptions=True
        )
        assert isinstance(answers[0], StoreError)
        assert answers[1] is None
        assert await store.table("t2") == table("t2")


async def test_a_full_disk_is_a_store_error_and_nothing_is_lost(tmp_path: Path) -> None:
    async with opened(sqlite_in(tmp_path)) as store:
        assert await store.append("t1", 1, b"{}")
        await execute(store, "PRAGMA max_page_count = 1")
        with pytest.raises(StoreError, match="the disk is full"):
            await store.append("t1", 2, b'"%s"' % (b"x" * 100_000))
        assert await store.entries("t1") == [b"{}"]
        with pytest.raises(StoreError) as full:
            await store.ping()
        assert full.value.kind == FULL
        assert "the disk is full" in store.trouble()
        await execute(store, "PRAGMA max_page_count = 100000")
        await store.ping()
        assert store.trouble() == ""


async def test_a_database_that_another_program_locks_is_a_store_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossrush.server.store.sqlite.BUSY_SECONDS", 0.1)
    async with opened(sqlite_in(tmp_path)) as store:
        other = sqlite3.connect(tmp_path / "test.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked") as locked:
            await store.ping()
        assert locked.value.kind == LOCKED
        other.execute("ROLLBACK")
        other.close()
        await store.ping()


async def test_a_database_that_may_only_be_read_is_a_store_error(postgresql: Postgresql, tmp_path: Path) -> None:
    for url, read_only in (
        (sqlite_in(tmp_path), "PRAGMA query_only = ON"),
        (
            postgresql.new_database(),
            "DO $$BEGIN EXECUTE 'ALTER DATABASE ' || current_database() ||"
            " ' SET default_transaction_read_only = on'; END$$",
        ),
    ):
        async with opened(url) as store:
            await execute(store, read_only)
            database_of(store).engine.dispose()  # for PostgreSQL it holds for new connections
            with pytest.raises(StoreError) as refused:
                await store.ping()
            assert refused.value.kind == READ_ONLY


async def test_the_log_is_told_once_why_the_store_fails_and_when_it_is_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(sqlite_in(tmp_path)) as store:
        await execute(store, "PRAGMA max_page_count = 1")
        for version in range(1, 6):
            with pytest.raises(StoreError):
                await store.append("t1", version, b'"%s"' % (b"x" * 100_000))
        with pytest.raises(StoreError):
            await store.ping()
        await execute(store, "PRAGMA max_page_count = 100000")
        await store.ping()
        await store.ping()
    path = tmp_path / "test.sqlite"
    said = [record for record in caplog.records if record.name.startswith("bossrush.")]
    assert [(record.levelname, record.getMessage(), record.exc_info) for record in said] == [
        ("ERROR", f"the database {path} cannot be used: the disk is full", None),
        ("WARNING", f"the database {path} can be used again", None),
    ]


async def test_the_writer_comes_back_after_postgresql_was_away(postgresql: Postgresql) -> None:
    async with opened(postgresql.new_database()) as store:
        assert await store.append("t1", 1, b"{}")
        postgresql.stop()
        try:
            with pytest.raises(StoreError):
                await store.append("t1", 2, b"{}")
            with pytest.raises(StoreError) as away:
                await store.ping()
            assert away.value.kind == AWAY
            with pytest.raises(StoreError):
                await store.entries("t1")
        finally:
            postgresql.start()
        assert await store.append("t1", 2, b"{}")
        await store.ping()


async def test_sqlite_syncs_every_transaction(tmp_path: Path) -> None:
    async with opened(sqlite_in(tmp_path)) as store:
        assert isinstance(store, SqlStore)

        def pragmas(connection: Connection) -> tuple[object, object]:
            journal, sync = (connection.exec_driver_sql(f"PRAGMA {name}") for name in ("journal_mode", "synchronous"))
            return journal.scalar(), sync.scalar()

        assert await store.write(pragmas) == ("wal", 2)


# ---- migrations and addresses


async def test_the_migrations_lead_to_the_schema(url: str) -> None:
    async with opened(url) as store:
        compare = {"compare_type": True, "target_metadata": metadata}
        assert not database_of(store).read(
            lambda connection: compare_metadata(MigrationContext.configure(connection, opts=compare), metadata)
        )


GUEST_OF_BEFORE = {"id": "p1", "name": "Ana", "created": 7, "login": "", "login_key": None, "password": ""}
MEMBER_OF_BEFORE = {"id": "p2", "name": "Bo", "created": 8, "login": "bo", "login_key": "bo", "password": "hash"}
TABLE_OF_BEFORE = {name: value for name, value in msgspec.to_builtins(table(due=5)).items() if name != "version"}
OF_BEFORE = {
    "people": [
        {**GUEST_OF_BEFORE, "banned": False, "muted": ["p2", "p3", "p2"]},
        {**MEMBER_OF_BEFORE, "banned": True, "muted": []},
    ],
    "tables": [TABLE_OF_BEFORE],
}
"""Rows of the first shape of the database."""


async def test_a_database_of_the_first_version_goes_on(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def make(connection: Connection) -> None:
        migrate(connection, "0001")
        first = MetaData()
        first.reflect(connection)
        for name, rows in OF_BEFORE.items():
            connection.execute(first.tables[name].insert(), rows)

    with monkeypatch.context() as before:
        for kind in DATABASES:
            before.setattr(f"bossrush.server.store.{kind}.migrate", make)
        async with opened(url):
            pass
    async with opened(url) as store:
        ana = await the_person(store, "p1")
        assert sorted(ana.muted) == ["p2", "p3"]
        assert ana == person(created=7, muted=ana.muted, sessions=[""])
        bo = person("p2", name="Bo", created=8, login="bo", password="hash", banned=True, sessions=[""])
        assert await store.person("p2") == bo
        assert await store.table("t1") == table(due=5)
        assert await store.append("t1", 1, b"{}", due=6)
        assert await store.update_table(table(status=RUNNING, version=1, due=6))
        assert await store.table("t1") == table(status=RUNNING, version=1, due=6)


async def test_several_processes_may_create_the_database_at_once(url: str) -> None:
    async with AsyncExitStack() as stack:
        stores = [open_store(url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            stack.push_async_callback(store.close)
        await stores[0].add_table(table())
        assert await stores[3].table("t1") == table()


async def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    async with opened(url) as store:
        await execute(store, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="newer version"):
        await open_store(url).open()


@pytest.mark.parametrize(
    "url", ["", "nonsense", "sqlite://", "sqlite:///", "mysql://localhost/x", "postgresql://host:port/name"]
)
async def test_an_address_that_cannot_be_read_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(StoreError) as refused:
        open_store(url)
    assert not url or url not in str(refused.value).replace("sqlite:///PATH", "")


async def test_a_database_that_cannot_be_reached_is_a_store_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("This is no database, only a text that somebody wrote.")
    for address in (
        f"sqlite:///{tmp_path / 'file'}",
        f"sqlite:///{tmp_path / 'file' / 'below.sqlite'}",
        "postgresql://bossrush:password@127.0.0.1:1/bossrush",
    ):
        with pytest.raises(StoreError) as refused:
            await open_store(address).open()
        assert "\n" not in str(refused.value)
        assert "password" not in str(refused.value)


async def test_a_backup_is_a_database_with_everything(tmp_path: Path) -> None:
    async with opened(sqlite_in(tmp_path)) as store:
        await store.add_table(table())
        await store.append("t1", 1, b'"moved"')
        assert isinstance(store, SqlStore)
        await store.backup(tmp_path / "copy.sqlite")
        await store.append("t1", 2, b'"later"')
    async with opened(f"sqlite:///{tmp_path / 'copy.sqlite'}") as copy:
        assert await copy.table("t1") == table()
        assert await copy.entries("t1") == [b'"moved"']


async def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "copy.sqlite").write_text("precious")
    async with opened(sqlite_in(tmp_path)) as store:
        assert isinstance(store, SqlStore)
        with pytest.raises(StoreError, match="already there"):
            await store.backup(tmp_path / "copy.sqlite")
    assert (tmp_path / "copy.sqlite").read_text() == "precious"


async def test_postgresql_has_its_own_program_for_backups(postgresql: Postgresql, tmp_path: Path) -> None:
    async with opened(postgresql.new_database()) as store:
        assert isinstance(store, SqlStore)
        with pytest.raises(StoreError, match="pg_dump"):
            await store.backup(tmp_path / "copy")


def test_the_sqlite_of_this_python_is_new_enough() -> None:
    assert sqlite3.sqlite_version_info >= (3, 38)
