"""A busy server: bots that wait say so, games of bots wait for one another, whoever is told a lot is told slowly."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec
import pytest

from bossrush.server import thinkers
from bossrush.server.entries import Moved, decode_entry
from bossrush.server.serve import NO_LIMITS
from bossrush.server.thinkers import BOTS_AND_PEOPLE, BOTS_ONLY
from tests.server.running import (
    Message,
    Player,
    Server,
    dealt,
    decision,
    players,
    run,
    running_server,
    started,
)
from tests.server.test_hints import Patient

BOT_BEGINS, PERSON_BEGINS = 2, 1
"""With these cards dealt seat 1, or seat 0, decides first."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", 0.05)


async def table_of(host: Player, *seats: str, **more: object) -> str:
    options = {"players": str(len(seats))}
    made = await host.post("/api/tables", game="bossmonster", options=options, seats=seats, start=True, **more)
    return str(made["id"])


def waited(messages: list[Message]) -> list[Message]:
    return [message for message in messages if message["type"] == "waiting"]


def over(message: Message) -> bool:
    return bool(message.get("info", {}).get("status") == "finished")


def test_everybody_at_the_table_hears_that_its_bots_wait_but_not_those_who_are_behind(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Eve", "Fay") as (ada, eve, fay):
            with Patient(server):
                with dealt(BOT_BEGINS):
                    table = await table_of(ada, "me", "heuristic")
                    late = await table_of(ada, "me", "heuristic", delay=1)
                for player, followed in ((ada, table), (eve, table), (ada, late), (fay, late)):
                    await player.join(followed)
                heard: dict[str, int] = {}
                while len(heard) < 2:
                    message = await ada.receive("waiting")
                    assert message.keys() == {"type", "table", "ahead"}
                    heard[message["table"]] = message["ahead"]
                assert heard == {table: 0, late: 1}
                assert (await eve.receive("waiting"))["table"] == table
                assert waited(await fay.heard()) == [], "it would hear of a decision to come"
            await eve.receive("update")

    run(story())


def test_bots_are_as_urgent_as_the_people_at_their_table(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            with Patient(server):
                table = await table_of(ada, "me", "heuristic")
                live = server.live(table)
                assert live.rank() == BOTS_AND_PEOPLE
                await ada.post(f"/api/tables/{table}/seats/0/bot", bot="random")
                assert live.rank() == BOTS_ONLY
                await ada.post(f"/api/tables/{table}/sit", seat=0)
                assert live.rank() == BOTS_AND_PEOPLE

    run(story())


def test_the_third_game_of_bots_of_one_person_waits_until_another_is_over() -> None:
    limits = msgspec.structs.replace(NO_LIMITS, bot_tables=(2, 8))

    async def story(server: Server) -> None:
        assert server.hub is not None
        places = server.hub.thinkers.places
        async with players(server, "Ada", "Bob") as (ada, bob):
            with Patient(server):
                tables = [await table_of(ada, "random", "random") for _ in range(3)]
                other = await table_of(bob, "random", "random")
                await bob.join(tables[2])
                assert (await bob.receive("waiting"))["ahead"] == 1
                await bob.join(other)
                while (await bob.receive("waiting"))["table"] != other:
                    pass
                assert sorted(places.held) == sorted([*tables[:2], other])
                await bob.send(type="part", table=other)
            while not ((message := await bob.receive("update"))["table"] == tables[2] and over(message)):
                pass
            async with asyncio.timeout(20):
                while places.held:
                    await asyncio.sleep(0.01)

    with running_server(limits=limits) as server:
        run(story(server))


def test_somebody_who_takes_a_seat_back_from_a_bot_does_not_wait_for_a_place() -> None:
    limits = msgspec.structs.replace(NO_LIMITS, bot_tables=(0, 0))

    async def story(server: Server) -> None:
        async with Player(server, "Ada") as ada:
            table = await table_of(ada, "me", "heuristic")
            message = await ada.join(table)
            while not decision(message, 0):
                message = await ada.receive("update")
            await ada.post(f"/api/tables/{table}/seats/0/bot", bot="random")
            await ada.receive("waiting")
            version = server.live(table).table.version
            await ada.post(f"/api/tables/{table}/sit", seat=0)
            assert server.live(table).table.version > version
            message = await ada.join(table)
            while not decision(message, 0):
                message = await ada.receive("update")
            while (mine := decision(message, 0)) is not None:
                message = await ada.act(table, 0, message["version"], mine["legal"][0])
            assert (await ada.receive("update"))["what"] == "moved", "the other bot goes on"

    with running_server(limits=limits) as server:
        run(story(server))


def test_a_bot_that_was_dropped_while_somebody_sat_there_decides_when_it_is_asked_again() -> None:
    """The decision is the same all the time; only who makes it changes, before the bot would have answered."""

    async def story(server: Server) -> None:
        async with Player(server, "Ada") as ada:
            with dealt(PERSON_BEGINS):
                table = await table_of(ada, "me", "heuristic")
            message = await ada.join(table)
            while not decision(message, 0):
                message = await ada.receive("update")
            legal = decision(message, 0)["legal"]  # type: ignore[index]
            log = list(map(decode_entry, server.log(table)))
            with Patient(server) as patient:
                await ada.post(f"/api/tables/{table}/seats/0/bot", bot="heuristic")
                await patient.until([ada.person])
                await ada.post(f"/api/tables/{table}/sit", seat=0)
                await patient.until([])
                await ada.post(f"/api/tables/{table}/seats/0/bot", bot="heuristic")
            while (await ada.receive("update"))["what"] != "moved":
                pass
            before = len([entry for entry in log if isinstance(entry, Moved)])
            moved = [entry for entry in map(decode_entry, server.log(table)) if isinstance(entry, Moved)][before]
            assert (moved.seat, moved.action in legal) == (0, True)

    with running_server(bot_delay=1.0, window=1.0) as server:
        run(story(server))


# ---- joining costs by what it sends


def test_the_whole_view_costs_no_more_than_any_message_and_a_long_absence_no_more_than_half_of_all() -> None:
    limits = msgspec.structs.replace(NO_LIMITS, messages=(12.0, 0.001))

    async def story(server: Server) -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, "platformer")
            live = server.live(round.table)
            assert (await people[0].join(round.table))["type"] == "joined"
            live.table.version += 100_000
            try:
                assert (await people[0].join(round.table, since=0))["type"] == "joined"
            finally:
                live.table.version -= 100_000

    with running_server(limits=limits) as server:
        run(story(server))
