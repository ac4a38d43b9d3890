"""What every store does, shown on memory, SQLite and PostgreSQL; and what the two databases do beyond that."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from bossrush.server.store import Store, StoreError, open_store
from bossrush.server.store.base import (
    CLOSED,
    FINISHED,
    OPEN,
    RUNNING,
    ChatRow,
    PersonRow,
    SeatRow,
    Start,
    TableFilter,
    TableRow,
)
from bossrush.server.store.database import Database
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
    await store.update_table(msgspec.structs.replace(row, host="thief", secret="guessed", **summary))
    assert await store.table("t1") == msgspec.structs.replace(row, **summary)


async def test_what_one_does_with_a_row_afterwards_is_not_stored(store: Store) -> None:
    row = table(seats=[SeatRow("p1", "Ana")])
    await store.add_table(row)
    row.seats[0].name = "changed"
    read = await store.table("t1")
    assert read is not None
    assert read.seats[0].name == "Ana"


LISTED = [
    table("a", updated=10, status=OPEN, seats=[SeatRow("p1", "Ana"), SeatRow("p1", "Ana again")]),
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
        (TableFilter(limit=2, before=30), "ba"),
        (TableFilter(game="platformer", status=(RUNNING,), person="p2", before=21, limit=1), "b"),
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


async def test_overdue_are_running_tables_whose_time_has_passed(store: Store) -> None:
    for id, status, time in [("a", RUNNING, 30), ("b", RUNNING, 10), ("c", RUNNING, 0), ("d", FINISHED, 10)]:
        await store.add_table(table(id, status=status, due=time))
    assert await store.overdue(9) == []
    assert await store.overdue(10) == ["b"]
    assert await store.overdue(30) == ["b", "a"]
    assert await store.overdue(30, limit=1) == ["b"]


# ---- people


async def test_a_person_comes_back_as_given(store: Store) -> None:
    row = person(login="Ana", password="hash", banned=True, muted=["p2", "p3"])
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
    assert not await store.update_person(person("p2", login="ANA"))
    assert await store.update_person(person("p2", login="Bo", name="Bo"))
    assert await store.person("p2") == person("p2", login="Bo", name="Bo")
    assert await store.update_person(person("p1", login="ANA"))


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


async def test_the_last_lines_of_a_chat_are_read(store: Store) -> None:
    for number in range(5):
        await store.add_chat(line(str(number)))
    assert [row.text for row in await store.chat("t1", limit=2)] == ["3", "4"]
    assert [row.text for row in await store.chat("t1", after=1, limit=3)] == ["2", "3", "4"]


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


async def test_an_open_store_answers(store: Store) -> None:
    assert await store.ping()


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
        with pytest.raises(StoreError, match="full"):
            await store.append("t1", 2, b'"%s"' % (b"x" * 100_000))
        assert await store.entries("t1") == [b"{}"]
        assert await store.ping()


async def test_the_writer_comes_back_after_postgresql_was_away(postgresql: Postgresql) -> None:
    async with opened(postgresql.new_database()) as store:
        assert await store.append("t1", 1, b"{}")
        postgresql.stop()
        try:
            with pytest.raises(StoreError):
                await store.append("t1", 2, b"{}")
            assert not await store.ping()
            with pytest.raises(StoreError):
                await store.entries("t1")
        finally:
            postgresql.start()
        assert await store.append("t1", 2, b"{}")
        assert await store.ping()


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
