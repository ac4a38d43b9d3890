"""A server that starts on many running clocks: it listens at once, and all of them go on in the end."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bossrush.server.clock import DAY
from bossrush.server.entries import Resumed, decode_entry
from bossrush.server.hub import Hub
from bossrush.server.live import Live, now_ms
from bossrush.server.store.base import StoreError
from bossrush.server.store.sql import SqlStore
from tests.server.loads_tables import copied_tables, one_table, resumed
from tests.server.running import PATIENCE, Player, Server, run, running_server
from tests.server.test_clocks import later, row_of

COUNT = 200
MOVES = 3


@pytest.fixture(scope="module")
def table_and_path(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    path = tmp_path_factory.mktemp("clocks") / "games.sqlite"
    return one_table(path, "move:600", MOVES), path


@pytest.fixture
def path(table_and_path: tuple[str, Path], tmp_path: Path) -> Path:
    """A database with that one table."""
    copy = tmp_path / "games.sqlite"
    copy.write_bytes(table_and_path[1].read_bytes())
    return copy


@pytest.fixture
def table(table_and_path: tuple[str, Path]) -> str:
    return table_and_path[0]


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """The server goes through its tables once this is set."""
    gate = threading.Event()
    go_through = Hub.resume_clocks

    async def wait(hub: Hub) -> None:
        while not gate.is_set():
            await asyncio.sleep(0.01)
        await go_through(hub)

    monkeypatch.setattr(Hub, "resume_clocks", wait)
    return gate


@contextmanager
def serving(path: Path) -> Iterator[tuple[Server, Hub]]:
    with running_server(db=f"sqlite:///{path}") as server:
        assert server.hub is not None
        yield server, server.hub


def wait_for_all(server: Server, hub: Hub) -> None:
    async def wait() -> None:
        await asyncio.wait_for(hub.all_resumed.wait(), PATIENCE)

    server.inside(wait)


def test_it_listens_before_the_clocks_run_and_in_the_end_all_of_them_do(
    path: Path, table: str, gate: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossrush.server.hub.CLOCKED_AT_ONCE", COUNT // 3)
    copied_tables(path, table, COUNT)
    with serving(path) as (server, hub):

        async def story() -> None:
            async with Player(server, "Cy") as player:
                await player.post("/api/tables", game="platformer", seats=["me", "random"], start=True)

        run(story())
        assert resumed(path) == 0
        gate.set()
        wait_for_all(server, hub)
        assert resumed(path) == COUNT + 1
        assert all(hub.live[id].timer is not None for id in hub.live if hub.live[id].table.clock is not None)


def test_whoever_comes_before_the_server_finds_the_clock_running_again(
    path: Path, table: str, gate: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    later(monkeypatch, DAY)
    with serving(path) as (server, hub):

        async def both() -> list[Live]:
            return list(await asyncio.gather(hub.find(table), hub.find(table)))

        one, other = server.inside(both)
        assert one is other
        entries = [decode_entry(data) for data in server.log(table)]
        assert [type(entry) for entry in entries].count(Resumed) == 1
        assert one.table.next_deadline() == entries[-1].at + 600_000
        assert not any(seat.bot for seat in one.table.seats)
        gate.set()
        wait_for_all(server, hub)
        assert len(server.log(table)) == len(entries)


def test_a_clock_goes_on_from_each_start_of_the_server_once(path: Path, table: str) -> None:
    for starts in (1, 2):
        with serving(path) as (server, hub):
            wait_for_all(server, hub)
            entries = [decode_entry(data) for data in server.log(table)]
            assert [type(entry) for entry in entries].count(Resumed) == starts


def test_a_correspondence_game_whose_time_ran_out_while_the_server_was_down_goes_on(
    tmp_path: Path, gate: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "letters.sqlite"
    table = one_table(path, "days:1", MOVES)
    later(monkeypatch, 3 * DAY)
    with serving(path) as (server, hub):
        server.inside(hub.look_after_overdue)
        last = decode_entry(server.log(table)[-1])
        assert isinstance(last, Resumed)
        assert not any(seat.bot for seat in hub.live[table].table.seats)
        assert row_of(server, table).due == last.at + DAY > now_ms() + 3 * DAY
        gate.set()


def test_a_store_that_fails_meanwhile_only_delays_it(path: Path, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    copied_tables(path, table, 20)
    for name in ("clocked", "entries", "append"):
        monkeypatch.setattr(SqlStore, name, failing_now_and_then(getattr(SqlStore, name)))
    with serving(path) as (server, hub):
        wait_for_all(server, hub)
    assert resumed(path) == 21


def failing_now_and_then(operation: Callable[..., object]) -> Callable[..., object]:
    calls = 0

    async def fails(*words: object, **named: object) -> object:
        nonlocal calls
        calls += 1
        if calls % 9 == 1:
            raise StoreError("the store is away")
        return await operation(*words, **named)  # type: ignore[misc]

    return fails


def test_a_table_that_cannot_be_loaded_does_not_keep_the_others_waiting(path: Path, table: str) -> None:
    first, *_ = copied_tables(path, table, 3)
    with sqlite3.connect(path) as database:
        database.execute('UPDATE entries SET entry = \'{"type":"moved"}\' WHERE table_id = ? AND version = 3', [first])
    database.close()
    with serving(path) as (server, hub):
        wait_for_all(server, hub)
    assert resumed(path) == 3
