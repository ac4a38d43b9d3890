"""What many may ask for is put together once: for all who ask in the same second, or until it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bossrush.server.api.games import catalogue_text, games_text
from bossrush.server.lately import KEPT, Lately
from bossrush.server.store.base import TableFilter, TableRow
from tests.server.running import Player, Server, players, run, running_server


class Source:
    """Gives a new answer each time, when it is let."""

    def __init__(self) -> None:
        self.asked = 0
        self.now = 0.0
        self.let = asyncio.Event()
        self.lately = Lately(self.find, lambda: self.now)

    async def find(self) -> int:
        self.asked += 1
        answer = self.asked
        await self.let.wait()
        return answer


def test_all_who_ask_in_the_same_second_get_one_answer() -> None:
    async def story() -> None:
        source = Source()
        asking = [asyncio.create_task(source.lately.get()) for _ in range(50)]
        await asyncio.sleep(0)
        source.let.set()
        assert set(await asyncio.gather(*asking)) == {1}
        source.now = KEPT * 0.9
        assert await source.lately.get() == 1
        source.now = KEPT
        assert await source.lately.get() == 2

    run(story())


def test_after_a_change_nobody_gets_what_was_found_before_it() -> None:
    async def story() -> None:
        source = Source()
        early = asyncio.create_task(source.lately.get())
        await asyncio.sleep(0)
        source.lately.changed()
        source.let.set()
        assert await early == 1
        assert await source.lately.get() == 2
        source.lately.changed()
        assert await source.lately.get() == 3
        assert await source.lately.get() == 3

    run(story())


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


def test_the_lobby_is_read_once_for_all_who_ask_and_shows_a_new_table_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = server.hub
    assert hub is not None
    tables, reads = hub.store.tables, [0]

    async def counting(wanted: TableFilter) -> list[TableRow]:
        reads[0] += wanted.public
        return await tables(wanted)

    monkeypatch.setattr(hub.store, "tables", counting)
    monkeypatch.setattr("bossrush.server.lately.KEPT", 1000.0)

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            for number in range(3):
                made = await people[0].post("/api/tables", game="bossmonster")
                reads[0] = 0
                for player in people * 3:
                    assert (await player.get("/api/tables"))[0]["id"] == made["id"]
                    await player.send(type="lobby")
                    assert len((await player.receive("lobby"))["tables"]) == number + 1
                    await player.send(type="lobby", on=False)
                assert reads[0] == 1
            assert await people[0].get("/api/tables", game="nothing") == []
            assert await people[0].get("/api/tables", status="running") == []
            assert len(await people[0].get("/api/tables", status="open", game="bossmonster")) == 3

    run(story())


def test_games_and_catalogues_are_put_into_bytes_once(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            first: Any = await ada.get("/api/games")
            german: Any = await ada.get("/api/games/platformer/catalogue", lang="de")
            made = games_text.cache_info().misses, catalogue_text.cache_info().misses
            for _ in range(3):
                assert await ada.get("/api/games") == first
                assert await ada.get("/api/games/platformer/catalogue", lang="de") == german
            assert (games_text.cache_info().misses, catalogue_text.cache_info().misses) == made
            assert await ada.get("/api/games/platformer/catalogue", lang="es") != german

    run(story())


def test_metrics_are_put_together_once_a_second(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server.hub is not None
    metrics = server.hub.metrics
    first = metrics.text()
    metrics.refused("something")
    assert metrics.text() is first
    monkeypatch.setattr("bossrush.server.metrics.KEPT", 0.0)
    assert b'bossrush_refusals_total{code="something"} 1.0' in metrics.text()
