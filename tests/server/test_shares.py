"""What people may do so often: over all their connections, and together with everybody at their address."""

from __future__ import annotations

import asyncio

import httpx
import msgspec
import pytest

from bossrush.server.limits import SHARE
from bossrush.server.serve import NO_LIMITS
from bossrush.server.settings import Limits
from tests.server.running import Message, Player, Server, decision, players, run, running_server, table_for

SLOW = 0.001
"""A rate at which nothing comes back while a test runs."""
CLUB = 30


def only(**limits: tuple[float, float]) -> Limits:
    """No limits but these."""
    return msgspec.structs.replace(NO_LIMITS, **limits)


async def said(player: Player, table: str) -> bool:
    """Say something; whether others hear it."""
    await player.send(type="say", table=table, text="hello")
    answer = await player.receive("said", "error")
    return str(answer["type"]) == "said"


def test_who_reconnects_may_not_talk_more() -> None:
    async def story(server: Server) -> None:
        async with Player(server, "Ada") as ada:
            table = await table_for([ada], options={"players": "2"})
            heard = 0
            for _ in range(6):
                await ada.disconnect()
                await ada.connect()
                await ada.join(table)
                heard += sum([await said(ada, table) for _ in range(2)])
            assert heard == 3

    with running_server(limits=only(chat=(3.0, SLOW))) as server:
        run(story(server))


def test_who_comes_as_another_guest_each_time_may_not_talk_more_than_an_address_may() -> None:
    async def story(server: Server) -> None:
        async with Player(server, "Host") as host:
            table = await table_for([host], options={"players": "2"})
            invite = (await host.get(f"/api/tables/{table}/invite"))["invite"]
            heard = 0
            for i in range(SHARE + 3):
                async with Player(server, f"Guest {i}") as guest:
                    await guest.join(table, invite=invite)
                    heard += await said(guest, table)
            assert heard == SHARE

    with running_server(limits=only(chat=(1.0, SLOW))) as server:
        run(story(server))


def test_messages_count_over_all_connections_of_a_person() -> None:
    async def story(server: Server) -> list[str]:
        async with Player(server, "Ada") as ada:
            kinds = []
            for _ in range(4):
                await ada.disconnect()
                await ada.connect()
                for _ in range(2):
                    await ada.send(type="ping")
                    kinds.append((await ada.receive())["type"])
            return kinds

    with running_server(limits=only(messages=(5.0, SLOW))) as server:
        assert run(story(server)) == ["pong"] * 5 + ["error"] * 3


@pytest.mark.parametrize("reconnects", [False, True])
def test_one_mutes_only_so_often(reconnects: bool) -> None:
    async def story(server: Server) -> None:
        async with players(server, "Ada", "Bob") as (ada, bob):
            for muted in (True, False, True, False):
                if reconnects:
                    await ada.disconnect()
                    await ada.connect()
                await ada.send(type="mute", person=bob.person, muted=muted)
            assert [m["code"] for m in await ada.heard() if m["type"] == "error"][-1:] == ["too_fast"]
            assert [one["person"] for one in await ada.get("/api/me/muted")] == [bob.person]

    with running_server(limits=only(mutes=(3.0, SLOW))) as server:
        run(story(server))


async def over(player: Player) -> str:
    """A game that was begun and given up."""
    made: Message = await player.post("/api/tables", game="bossmonster", seats=["me", "random"], start=True)
    message = await player.join(made["id"])
    while not decision(message, 0):
        message = await player.receive("update")
    await player.ask(type="abandon", table=made["id"], seat=0)
    return str(made["id"])


def test_tables_made_by_forking_a_game_or_playing_it_again_count_too() -> None:
    async def story(server: Server) -> None:
        async with Player(server, "Ada") as ada:
            tables = [await over(ada), await over(ada)]
            again = await ada.post(f"/api/tables/{tables[0]}/rematch")
            await ada.post(f"/api/records/{tables[0]}/fork", moves=0)
            too_fast = (429, "too_fast")
            assert await ada.refusal(f"/api/records/{tables[0]}/fork", moves=0) == too_fast
            assert await ada.refusal(f"/api/tables/{tables[1]}/rematch") == too_fast
            assert await ada.refusal("/api/tables", game="bossmonster") == too_fast
            assert (await ada.post(f"/api/tables/{tables[0]}/rematch"))["id"] == again["id"]

    with running_server(limits=only(tables=(4.0, SLOW))) as server:
        run(story(server))


def test_who_comes_as_another_guest_each_time_makes_no_more_tables_than_an_address_may() -> None:
    async def story(server: Server) -> list[int]:
        statuses = []
        for i in range(SHARE + 2):
            async with Player(server, f"Guest {i}") as guest:
                statuses.append((await guest.http.post("/api/tables", json={"game": "bossmonster"})).status_code)
        return statuses

    with running_server(limits=only(tables=(1.0, SLOW))) as server:
        assert run(story(server)) == [201] * SHARE + [429] * 2


def test_a_club_behind_one_address_comes_in_at_the_same_time() -> None:
    """Each of them opens the page, which asks for a dozen things, comes in, and sits down with a neighbour."""

    async def visit(server: Server) -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            answers = [await http.get("/api/games") for _ in range(12)]
        assert {answer.status_code for answer in answers} == {200}

    async def story(server: Server) -> None:
        await asyncio.gather(*(visit(server) for _ in range(CLUB)))
        async with players(server, *(f"Member {i}" for i in range(CLUB))) as people:
            tables = [await table_for(people[i : i + 2]) for i in range(0, CLUB, 2)]
            for player, table in zip(people, (table for table in tables for _ in range(2)), strict=True):
                assert (await player.join(table))["type"] == "joined"

    with running_server(limits=Limits()) as server:
        run(story(server))
