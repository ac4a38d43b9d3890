"""What must happen happens although the store was away when it should have: clocks, summaries, the lobby, orders."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

import msgspec
import pytest

from bossrush.server.clock import DAY
from bossrush.server.entries import BotSat, Closed, decode_entry, encode_entry
from bossrush.server.live import now_ms
from bossrush.server.store.base import CLOSED, RUNNING, StoreError
from bossrush.server.store.memory import MemoryStore
from tests.server.running import PATIENCE, Player, Server, players, run, running_server, started

AWAY = 1.0
"""Seconds for which the store is away after the moment that matters."""


class UnreliableStore(MemoryStore):
    """Operations that are `away` fail, and are counted."""

    def __init__(self) -> None:
        super().__init__()
        self.away: frozenset[str] = frozenset()
        self.failed = 0


def unreliable(name: str) -> Callable[..., object]:
    async def operation(store: UnreliableStore, *words: object, **named: object) -> object:
        if name in store.away:
            store.failed += 1
            raise StoreError("the store is away")
        return await getattr(MemoryStore, name)(store, *words, **named)

    return operation


WRITING = frozenset({"append", "update_table", "count_rolls"})
EVERYTHING = WRITING | {"entries", "tables", "table", "overdue", "orders"}
for name in EVERYTHING:
    setattr(UnreliableStore, name, unreliable(name))


@pytest.fixture
def store() -> UnreliableStore:
    return UnreliableStore()


@pytest.fixture
def server(store: UnreliableStore, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr("bossrush.server.app.open_store", lambda url: store)
    with running_server() as server:
        yield server


async def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "that did not happen in time"
        await asyncio.sleep(0.02)


async def be_away(store: UnreliableStore, what: frozenset[str] = EVERYTHING) -> None:
    """Until somebody has been refused, and a while longer."""
    store.away, store.failed = what, 0
    await until(lambda: store.failed > 0)
    await asyncio.sleep(AWAY)
    store.away = frozenset()


@pytest.mark.parametrize("clock", ["move:1", "game:1+0"])
def test_time_that_runs_out_while_the_store_is_away_is_noticed_when_it_is_back(
    server: Server, store: UnreliableStore, clock: str
) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, "platformer", clock=clock)
            (seat,) = round.deciders()
            table = server.live(round.table).table
            store.away = EVERYTHING
            await until(lambda: table.out_of_time(now_ms()) == [seat])
            await be_away(store)
            await until(lambda: table.seats[seat].bot == table.stand_in())
            given = [entry for entry in map(decode_entry, server.log(round.table)) if isinstance(entry, BotSat)]
            assert (given[0].seat, given[0].timed_out) == (seat, True)

    run(story())


def test_a_table_whose_time_is_up_is_not_forgotten_while_the_store_is_away(
    server: Server, store: UnreliableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossrush.server.hub.IDLE", 0.0)
    hub = server.hub
    assert hub is not None

    async def forget() -> None:
        hub.forget_idle()

    async def story() -> tuple[str, int]:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, "platformer", clock="move:1")
            store.away, store.failed = EVERYTHING, 0
            return round.table, round.deciders()[0]

    table, seat = run(story())
    run(until(lambda: store.failed > 1))
    server.inside(forget)
    assert table in hub.live
    store.away = frozenset()
    run(until(lambda: bool(hub.live[table].table.seats[seat].bot)))


def test_a_bot_s_decision_is_stored_when_the_store_is_back(server: Server, store: UnreliableStore) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            made = await ada.post("/api/tables", game="platformer", seats=["random", "random"], start=True)
            await be_away(store, frozenset({"append"}))
            moves = len(store.logs[made["id"]])
            await until(lambda: len(store.logs[made["id"]]) > moves)

    run(story())


def test_the_summary_of_a_table_is_written_when_the_store_is_back(server: Server, store: UnreliableStore) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            made = await ada.post("/api/tables", game="bossmonster", seats=["me", "random"], start=True)
            await ada.join(made["id"])
            store.away, store.failed = frozenset({"update_table"}), 0
            await ada.ask(type="abandon", table=made["id"], seat=0)
            await be_away(store, frozenset({"update_table"}))
            await until(lambda: store.rows[made["id"]].status == CLOSED)

    run(story())


def test_the_lobby_is_told_when_the_store_is_back(server: Server, store: UnreliableStore) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as (ada, bob):
            await bob.send(type="lobby", on=True)
            assert (await bob.receive("lobby"))["tables"] == []
            store.away, store.failed = frozenset({"tables"}), 0
            made = await ada.post("/api/tables", game="bossmonster")
            await be_away(store, frozenset({"tables"}))
            told = await bob.receive("lobby")
            assert [table["id"] for table in told["tables"]] == [made["id"]]

    run(story())


def test_however_often_the_lobby_changes_meanwhile_one_waits_for_the_store(
    server: Server, store: UnreliableStore
) -> None:
    hub = server.hub
    assert hub is not None

    async def change() -> int:
        """How many tasks that adds."""
        before = len(hub.tasks)
        for _ in range(20):
            hub.must("lobby", hub.tell_lobby)
            await asyncio.sleep(0.01)
        return len(hub.tasks) - before

    store.away = frozenset({"tables"})
    assert server.inside(change) == 1


def test_an_order_is_followed_when_the_store_is_back(server: Server, store: UnreliableStore) -> None:
    async def close(id: str) -> None:
        version = len(store.logs[id])
        assert await MemoryStore.append(store, id, version + 1, encode_entry(Closed(at=now_ms(), reason="admin")))
        await store.give_order("reload", id)

    async def story() -> None:
        async with Player(server, "Ada") as ada:
            made = await ada.post("/api/tables", game="bossmonster", seats=["me", "random"], start=True)
            await ada.join(made["id"])
            store.away, store.failed = frozenset({"entries"}), 0
            server.inside(lambda: close(made["id"]))
            await be_away(store, frozenset({"entries"}))
            update = await ada.receive("update")
            while update["what"] != "closed":
                update = await ada.receive("update")

    run(story())


def test_overdue_tables_that_cannot_be_loaded_do_not_keep_others_waiting(
    server: Server, store: UnreliableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after an upgrade: correspondence games of other rules, more of them than are looked after at once."""
    monkeypatch.setattr("bossrush.server.hub.OVERDUE_AT_ONCE", 2)
    hub = server.hub
    assert hub is not None

    async def story() -> tuple[str, int]:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, "platformer", clock="days:1")
            return round.table, round.deciders()[0]

    async def look() -> None:
        await until(lambda: store.rows[table].status == RUNNING)
        for number in range(3):
            store.rows[f"old{number}"] = msgspec.structs.replace(store.rows[table], id=f"old{number}", rules=0, due=1)
        for _ in range(2):
            await hub.look_after_overdue()

    table, seat = run(story())
    for module in ("live", "hub"):
        monkeypatch.setattr(f"bossrush.server.{module}.now_ms", lambda: time.time_ns() // 1_000_000 + 2 * DAY)
    server.inside(look)
    assert hub.live[table].table.seats[seat].bot
