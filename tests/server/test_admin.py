"""Administrators look after tables and people in the database."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from io import StringIO
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from bossrush.server.admin import AdminError, add_arguments, run
from bossrush.server.clock import DAY
from bossrush.server.entries import Closed, decode_entry
from bossrush.server.live import now_ms
from bossrush.server.store import Store, StoreError, open_store
from bossrush.server.store.base import CLOSED, FINISHED, OPEN, RUNNING, ChatRow, PersonRow, SeatRow, TableRow
from bossrush.server.store.sql import SqlStore
from tests.server.services import Postgresql

Result = TypeVar("Result")

OLD = 1_600_000_000_000


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database that exists, without anything in it."""
    return empty(f"sqlite:///{tmp_path / 'test.sqlite'}")


@pytest.fixture(params=["sqlite", "postgresql"])
def each_url(request: pytest.FixtureRequest) -> str:
    """One of each kind."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("url"))
    service = request.getfixturevalue("postgresql")
    assert isinstance(service, Postgresql)
    return empty(service.new_database())


def empty(url: str) -> str:
    inside(url, lambda store: store.ping())
    return url


def inside(url: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    async def do() -> Result:
        store = open_store(url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


def admin(url: str, *words: str) -> str:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    out = StringIO()
    assert run(parser.parse_args([*words, "--db", url]), out) == 0
    return out.getvalue()


def table(id: str = "t1", **changes: object) -> TableRow:
    row = TableRow(
        id=id,
        game="platformer",
        rules=1,
        content="abc",
        options={},
        host="p1",
        private=False,
        invite="",
        hot_seat=False,
        clock="none",
        spectators=True,
        delay=0,
        hints=True,
        secret="hidden",
        commitment="hash",
        created=OLD,
        updated=OLD,
    )
    return msgspec.structs.replace(row, **changes)


def guest(id: str = "p1", **changes: object) -> PersonRow:
    return msgspec.structs.replace(PersonRow(id=id, name="Ana", created=OLD), **changes)


def add(url: str, *rows: TableRow | PersonRow) -> None:
    async def work(store: Store) -> None:
        for row in rows:
            await (store.add_table(row) if isinstance(row, TableRow) else store.add_person(row))

    inside(url, work)


def test_tables_are_listed_with_who_sits_there(url: str) -> None:
    seats = [SeatRow("p1", "Ana\nin two lines"), SeatRow("p2", "Bo", "heuristic"), SeatRow("", "", "random"), SeatRow()]
    add(url, table("t1", status=RUNNING, seats=seats, moves=12, private=True), table("t2", updated=OLD + 60_000))
    assert admin(url, "tables").splitlines() == [
        "t2  2020-09-13 12:27  platformer  open  public  0 moves  ",
        "t1  2020-09-13 12:26  platformer  running  private  12 moves  "
        "Ana?in two lines (p1), Bo (p2) / bot heuristic, bot random, open",
    ]


def test_tables_are_listed_by_game_status_and_person(url: str) -> None:
    add(
        url,
        guest("p2", login="Bo"),
        table("t1", status=RUNNING, seats=[SeatRow("p2", "Bo")], game="bossmonster"),
        table("t2", status=OPEN, seats=[SeatRow("p2", "Bo")], updated=OLD + 1),
        table("t3", status=CLOSED, updated=OLD + 2),
    )
    for words, ids in (
        (("--person", "bo"), ["t2", "t1"]),
        (("--person", "p2", "--status", "open"), ["t2"]),
        (("--game", "bossmonster"), ["t1"]),
        (("--status", "open", "--status", "closed"), ["t3", "t2"]),
        (("--limit", "1"), ["t3"]),
    ):
        assert [line.split()[0] for line in admin(url, "tables", *words).splitlines()] == ids


def test_a_list_without_tables_says_so(url: str) -> None:
    assert admin(url, "tables") == "no tables\n"


def test_a_table_is_closed_in_its_log_and_in_the_lists(each_url: str) -> None:
    add(each_url, table(status=RUNNING, due=5))
    inside(each_url, lambda store: store.append("t1", 1, b'{"type":"started","at":1}'))
    assert admin(each_url, "close", "t1") == "closed table t1\n"

    async def look(store: Store) -> None:
        last = decode_entry((await store.entries("t1"))[1])
        assert isinstance(last, Closed)
        assert last.reason == "admin"
        row = await store.table("t1")
        assert row is not None
        assert (row.status, row.due) == (CLOSED, 0)
        assert row.updated > OLD
        assert await store.orders(0) == [(1, "reload", "t1")]

    inside(each_url, look)


def test_closing_goes_on_when_a_player_is_faster(each_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    add(each_url, table(status=RUNNING))
    versions = SqlStore.versions
    moves = [1, 2, 3]

    async def slowly(store: SqlStore, tables: list[str]) -> dict[str, int]:
        found = await versions(store, tables)
        if moves:
            assert await store.append("t1", moves.pop(0), b'{"type":"resumed","at":1}')
        return found

    monkeypatch.setattr(SqlStore, "versions", slowly)
    admin(each_url, "close", "t1")
    entries = inside(each_url, lambda store: store.entries("t1"))
    assert len(entries) == 4
    assert isinstance(decode_entry(entries[3]), Closed)


@pytest.mark.parametrize(("status", "words"), [(FINISHED, "already finished"), (CLOSED, "already closed")])
def test_a_table_that_is_over_is_not_closed(url: str, status: str, words: str) -> None:
    add(url, table(status=status))
    with pytest.raises(AdminError, match=words):
        admin(url, "close", "t1")
    assert inside(url, lambda store: store.orders(0)) == []


def test_a_person_is_banned_by_id_or_login(url: str) -> None:
    add(url, guest("p1"), guest("p2", login="Bo", name="Bo"))
    assert admin(url, "ban", "p1") == "banned Ana (p1)\n"
    assert admin(url, "ban", "BO") == "banned Bo (p2)\n"
    banned = [inside(url, lambda store, id=id: store.person(id)) for id in ("p1", "p2")]  # type: ignore[misc]
    assert [person.banned for person in banned if person] == [True, True]
    assert inside(url, lambda store: store.orders(0)) == [(1, "person", "p1"), (2, "person", "p2")]


def test_a_banned_person_may_come_in_again(url: str) -> None:
    add(url, guest(banned=True))
    assert admin(url, "unban", "p1") == "Ana (p1) may come in again\n"
    assert inside(url, lambda store: store.person("p1")) == guest()
    with pytest.raises(AdminError, match="p1 is not banned"):
        admin(url, "unban", "p1")


@pytest.mark.parametrize("words", [["close", "x"], ["ban", "x"], ["unban", "x"], ["tables", "--person", "x"]])
def test_what_is_not_there_is_said(url: str, words: list[str]) -> None:
    with pytest.raises(AdminError, match=r"there is no .* 'x'"):
        admin(url, *words)


def fill_for_purge(url: str) -> None:
    now = now_ms()
    add(
        url,
        table("over", status=FINISHED, host="gone1", seats=[SeatRow("gone2", "Ana")]),
        table("shut", status=CLOSED, host="gone1"),
        table("left", status=RUNNING, host="gone3", seats=[SeatRow("gone4", "Bo")]),
        table("waits", status=OPEN, host="gone3"),
        table("going", status=RUNNING, host="host", seats=[SeatRow("sits", "Bo")]),
        table("filling", status=OPEN, host="host"),
        table("talking", status=OPEN, host="host"),
        table("letters", status=RUNNING, host="host", clock="days:60", due=now + DAY),
        table("late", status=FINISHED, host="host", updated=now),
        *(guest(id) for id in ("gone1", "gone2", "gone3", "gone4", "host", "sits")),
        guest("young", created=now),
        guest("member", login="Cy"),
        guest("banned", banned=True),
    )

    async def play(store: Store) -> None:
        """The summary of a table does not tell when somebody last moved."""
        for id in ("over", "left", "letters"):
            await store.append(id, 1, b'{"type":"started","at":%d}' % OLD)
        for id in ("going", "filling"):
            await store.append(id, 1, b'{"type":"started","at":%d}' % OLD)
            await store.append(id, 2, b'{"type":"started","at":%d}' % (now - DAY))
        for id, at in (("over", OLD), ("left", OLD), ("going", OLD), ("talking", now - DAY)):
            await store.add_chat(ChatRow(table=id, number=0, at=at, person="sits", name="Bo", text="hello"))

    inside(url, play)


TABLES = ("over", "shut", "left", "waits", "going", "filling", "talking", "letters", "late")
STAY = {"going", "filling", "talking", "letters", "late"}
PEOPLE = ("gone1", "gone2", "gone3", "gone4", "host", "sits", "young", "member", "banned")


async def what_is_left(store: Store) -> tuple[set[str], set[str], set[str]]:
    """Tables, people and tables with chat."""
    return (
        {id for id in TABLES if await store.table(id)},
        {id for id in PEOPLE if await store.person(id)},
        {id for id in TABLES if await store.chat(id)},
    )


FOUND = "4 tables (2 over, 1 abandoned open, 1 abandoned running) and 4 guests"
NOTHING = "0 tables (0 over, 0 abandoned open, 0 abandoned running) and 0 guests"


def test_a_purge_removes_old_tables_that_are_over_or_abandoned_and_guests_without_one(each_url: str) -> None:
    fill_for_purge(each_url)
    assert admin(each_url, "purge", "--older-than", "30") == f"removed {FOUND}\n"
    tables, people, talked = inside(each_url, what_is_left)
    assert tables == STAY
    assert people == {"host", "sits", "young", "member", "banned"}
    assert talked == {"going", "talking"}
    assert admin(each_url, "purge", "--older-than", "30") == f"removed {NOTHING}\n"


def test_of_a_guest_who_is_removed_nothing_is_left(each_url: str) -> None:
    add(
        each_url, guest("gone", muted=["p2"], sessions=["s1"]), guest("here", login="Bo", muted=["p2"], sessions=["s1"])
    )
    admin(each_url, "purge", "--older-than", "30")
    add(each_url, guest("gone"))
    assert inside(each_url, lambda store: store.person("gone")) == guest("gone")
    here = guest("here", login="Bo", muted=["p2"], sessions=["s1"])
    assert inside(each_url, lambda store: store.person("here")) == here


def test_a_dry_run_tells_the_same_and_removes_nothing(each_url: str) -> None:
    fill_for_purge(each_url)
    before = inside(each_url, what_is_left)
    assert admin(each_url, "purge", "--older-than", "30", "--dry-run") == f"would remove {FOUND}\n"
    assert inside(each_url, what_is_left) == before


def test_a_large_purge_goes_on_to_the_end(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bossrush.server.purging.PAGE", 30)
    monkeypatch.setattr("bossrush.server.purging.PAUSE", 0.0)
    statuses = (CLOSED, OPEN, RUNNING)
    add(url, *(table(f"t{number}", status=statuses[number % 3]) for number in range(210)))
    assert admin(url, "purge", "--older-than", "1").startswith(
        "removed 210 tables (70 over, 70 abandoned open, 70 abandoned running)"
    )
    assert admin(url, "tables") == "no tables\n"


def test_a_backup_is_written(url: str, tmp_path: Path) -> None:
    add(url, table())
    target = tmp_path / "copy.sqlite"
    assert admin(url, "backup", str(target)) == f"wrote {target}\n"
    assert inside(f"sqlite:///{target}", lambda store: store.table("t1")) == table()


def test_a_backup_where_nothing_can_be_written_is_refused(url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be written"):
        admin(url, "backup", str(tmp_path / "nowhere" / "copy.sqlite"))


def test_no_database_is_made_by_looking_for_one(tmp_path: Path) -> None:
    with pytest.raises(AdminError, match="there is no database"):
        admin(f"sqlite:///{tmp_path / 'none.sqlite'}", "tables")
    assert list(tmp_path.iterdir()) == []


def test_a_server_in_memory_cannot_be_looked_after() -> None:
    with pytest.raises(AdminError, match="in memory"):
        admin("memory:", "tables")


def test_the_database_is_found_in_the_data_folder(tmp_path: Path) -> None:
    add(f"sqlite:///{tmp_path / 'bossrush.sqlite'}", table())
    assert "t1" in admin("", "tables", "--data", str(tmp_path))


@pytest.mark.parametrize("days", ["0", "-1", "x", "99999999"])
def test_days_are_a_number_above_0(days: str) -> None:
    with pytest.raises(SystemExit) as refused:
        admin("memory:", "purge", "--older-than", days)
    assert refused.value.code == 2
