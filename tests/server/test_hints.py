"""Hints over sockets: for whom there is one, what it says, and when there is none."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Self

import msgspec
import pytest

from bossrush.server import thinkers
from bossrush.server.serve import NO_LIMITS
from bossrush.server.thinkers import Worker
from tests.server.running import Message, Player, Round, Server, players, run, running_server, started, table_for

BOTH = pytest.mark.parametrize("game", ["platformer", "bossmonster"])
FEW = (0, 8)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server(hints=FEW) as server:
        yield server


async def hint(player: Player, table: str, seat: int, key: str = "h") -> Message:
    await player.send(type="hint", table=table, seat=seat, key=key)
    return await player.receive("hinted", "refused", "error")


@contextlib.asynccontextmanager
async def again(player: Player) -> AsyncIterator[Player]:
    """The same person over another connection."""
    other = Player(player.server, player.name)
    other.http.cookies = player.http.cookies
    other.person = player.person
    await other.connect()
    try:
        yield other
    finally:
        await other.disconnect()
        await other.http.aclose()


@BOTH
def test_a_hint_is_for_the_seat_that_decides(server: Server, game: str) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, game)
            seat = round.deciders()[0]
            await people[seat].join(round.table, lang="es")
            told = await hint(people[seat], round.table, seat)
            assert (told["type"], told["seat"], told["key"], told["version"]) == ("hinted", seat, "h", round.version)
            assert sum(told["chances"]) == pytest.approx(1.0, abs=0.01)
            assert 1 <= len(told["lines"]) <= 3
            for line in told["lines"]:
                assert line["actions"][0] in round.legal(seat)
                assert line["words"]
                assert line["reason"]
            assert not [message for message in await people[1 - seat].heard() if message["type"] == "hinted"]
            answer = await people[seat].act(round.table, seat, told["version"], told["lines"][0]["actions"][0])
            assert answer["type"] == "update"

    run(story())


async def refused(player: Player, round: Round, seat: int) -> str:
    return str((await hint(player, round.table, seat))["code"])


def test_who_may_not_have_a_hint_is_told_why(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob", "Eve") as (*people, eve):
            round = await started(people, "platformer")
            (seat,) = round.deciders()
            assert await refused(people[1 - seat], round, 1 - seat) == "not_asked"
            assert await refused(people[seat], round, 1 - seat) == "not_yours"
            assert await refused(eve, round, seat) == "not_joined"
            await people[0].post(f"/api/tables/{round.table}/seats/{0}/bot", bot="random")
            assert await refused(people[0], round, 0) == "bot_plays"

    run(story())


def test_a_table_may_do_without_hints(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people, "bossmonster", hints=False)
            await people[0].post(f"/api/tables/{table}/start")
            round = await Round(table, people).follow()
            seat = round.deciders()[0]
            assert await refused(people[seat], round, seat) == "no_hints"
            open_table = await table_for(people, "bossmonster")
            await people[0].join(open_table)
            assert (await hint(people[0], open_table, 0))["code"] == "not_running"

    run(story())


def test_one_hint_at_a_time_and_none_for_a_decision_that_is_over() -> None:
    async def story(server: Server) -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, "platformer")
            (seat,) = round.deciders()
            player = people[seat]
            await player.send(type="hint", table=round.table, seat=seat, key="first")
            assert (await hint(player, round.table, seat, "second"))["code"] == "hinting"
            await player.act(round.table, seat, round.version, round.legal(seat)[0])
            late = await player.receive("hinted", "refused")
            assert (late["key"], late["code"]) == ("first", "stale")

    with running_server(hints=(1500, 0)) as server:
        run(story(server))


def test_hints_are_limited() -> None:
    async def story(server: Server) -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, "platformer")
            (seat,) = round.deciders()
            assert (await hint(people[seat], round.table, seat))["type"] == "hinted"
            assert await refused(people[seat], round, seat) == "too_fast"

    limits = msgspec.structs.replace(NO_LIMITS, hints=(1.0, 0.001))
    with running_server(hints=FEW, limits=limits) as server:
        run(story(server))


# ---- one at a time, and fair


class Patient:
    """Meanwhile nobody thinks, and all jobs wait."""

    def __init__(self, server: Server) -> None:
        assert server.hub is not None
        self.server = server
        self.crew = server.hub.thinkers.thinking
        self.free: list[Worker] = []

    def __enter__(self) -> Self:
        self.free, self.crew.free = self.crew.free, []
        return self

    def __exit__(self, *_: object) -> None:
        async def serve() -> None:
            self.crew.free = self.free
            self.crew.serve()

        self.server.inside(serve)

    def waiting(self) -> list[str]:
        """The persons for whom a job waits that is still wanted."""

        async def look() -> list[str]:
            return [wait.person for wait in self.crew.lines if not wait.drop_unwanted()]

        return self.server.inside(look)

    async def until(self, persons: list[str]) -> None:
        async with asyncio.timeout(20):
            while self.waiting() != persons:
                await asyncio.sleep(0.01)


def test_a_person_has_one_hint_on_its_way_over_all_connections(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, "platformer")
            (seat,) = round.deciders()
            player = people[seat]
            async with again(player) as other:
                await other.join(round.table)
                with Patient(server) as patient:
                    await player.send(type="hint", table=round.table, seat=seat, key="first")
                    await patient.until([player.person])
                    assert (await hint(other, round.table, seat, "second"))["code"] == "hinting"
                assert (await player.receive("hinted"))["key"] == "first"
                assert (await hint(other, round.table, seat, "third"))["type"] == "hinted"

    run(story())


def test_a_hint_asked_for_again_over_another_connection_comes_there(server: Server) -> None:
    """As a page does whose connection was lost, before the server has noticed."""

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, "platformer")
            (seat,) = round.deciders()
            player = people[seat]
            async with again(player) as other:
                await other.join(round.table)
                with Patient(server) as patient:
                    for connection in (player, other):
                        await connection.send(type="hint", table=round.table, seat=seat, key="same")
                        await connection.heard()
                    await patient.until([player.person])
                assert (await other.receive("hinted"))["key"] == "same"
                assert not [message for message in await player.heard() if message["type"] == "hinted"]

    run(story())


def test_nothing_is_spent_on_a_hint_for_somebody_who_has_gone(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, "platformer")
            (seat,) = round.deciders()
            player = people[seat]
            with Patient(server) as patient:
                await player.send(type="hint", table=round.table, seat=seat, key="lost")
                await patient.until([player.person])
                await player.disconnect()
                await patient.until([])
                await player.connect()
                await player.join(round.table)
                await player.send(type="hint", table=round.table, seat=seat, key="found")
                await patient.until([player.person])
            assert (await player.receive("hinted"))["key"] == "found"

    run(story())


def test_who_waits_for_a_hint_is_told_and_nobody_else(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", 0.05)

    async def story() -> None:
        async with players(server, "Ada", "Bob", "Cyd", "Dan") as people:
            rounds = [await started(people[:2], "platformer"), await started(people[2:], "platformer")]
            with Patient(server) as patient:
                asking = []
                for round, seated in zip(rounds, (people[:2], people[2:]), strict=True):
                    (seat,) = round.deciders()
                    asking.append(seated[seat])
                    await seated[seat].send(type="hint", table=round.table, seat=seat, key=round.table)
                    await patient.until([player.person for player in asking])
                told = [await player.receive("waiting") for player in asking]
                assert [message["ahead"] for message in told] == [0, 1]
                assert [message["key"] for message in told] == [round.table for round in rounds]
                for player in people:
                    if player not in asking:
                        assert not [message for message in await player.heard() if message["type"] == "waiting"]

    run(story())
