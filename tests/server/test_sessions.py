"""Sessions end when they are said to: cookies stop being valid and connections are closed, in every process."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from io import StringIO
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bossrush.server import admin
from bossrush.server.client import BANNED, NOT_KNOWN, TRY_AGAIN, Client
from bossrush.server.gate import Address
from bossrush.server.people import Ticket, stamp_of
from bossrush.server.store.base import SESSIONS, PersonRow, StoreError
from bossrush.server.store.sql import SqlStore
from bossrush.server.ws import Session
from tests.server.running import PATIENCE, Player, Server, run, running_server
from tests.server.services import Postgresql

OLD, NEW = "correct horse", "battery staple"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite'}"
    service = request.getfixturevalue("postgresql")
    assert isinstance(service, Postgresql)
    return service.new_database()


@asynccontextmanager
async def device(server: Server, cookie: str = "") -> AsyncIterator[Player]:
    """Another one, connected if it has a cookie."""
    player = Player(server, "another device")
    if cookie:
        player.http.cookies["bossrush"] = cookie
        await player.connect()
    try:
        yield player
    finally:
        await player.disconnect()
        await player.http.aclose()


@asynccontextmanager
async def account(server: Server, login: str) -> AsyncIterator[Player]:
    async with Player(server, login) as player:
        await player.post("/api/account", login=login, password=OLD)
        await player.disconnect()
        await player.connect()
        yield player


@asynccontextmanager
async def logged_in(server: Server, login: str, password: str = OLD) -> AsyncIterator[Player]:
    async with device(server) as player:
        player.person = (await player.post("/api/login", login=login, password=password))["id"]
        await player.connect()
        yield player


def cookie(player: Player) -> str:
    return player.http.cookies["bossrush"]


async def is_known(player: Player) -> bool:
    return bool((await player.get("/api/me"))["id"])


async def is_admitted(server: Server, cookie: str) -> bool:
    """Whether a copy of this cookie says who somebody is."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        return bool((await http.get("/api/me", headers={"cookie": f"bossrush={cookie}"})).json().get("id"))


async def code_of_end(player: Player) -> int | None:
    """With which code the server closes the connection."""
    assert player.socket is not None
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                await player.socket.recv()
        except ConnectionClosed:
            return player.socket.close_code


async def ban(server: Server, person: str, banned: bool = True) -> None:
    """As `bossrush admin` does; the server does not wait for its next patrol."""
    hub = server.hub
    assert hub is not None
    await asyncio.to_thread(server.inside, lambda: hub.store.set_banned(person, banned))
    await asyncio.to_thread(server.inside, hub.follow_orders)


# ---- logging out


def test_a_cookie_is_not_valid_any_more_after_logging_out(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            copy = cookie(ada)
            assert await is_admitted(server, copy)
            await ada.http.post("/api/logout")
            assert not await is_admitted(server, copy)

    run(story())


def test_logging_out_closes_the_connections_of_the_device_and_no_others(server: Server) -> None:
    async def story() -> None:
        async with account(server, "ada1") as ada, logged_in(server, "ada1") as there:
            async with device(server, cookie(ada)) as second_window:
                await ada.http.post("/api/logout")
                assert await code_of_end(ada) == await code_of_end(second_window) == NOT_KNOWN
            assert await there.heard() == []
            assert await is_known(there)

    run(story())


def test_an_old_copy_of_a_cookie_logs_nobody_out(server: Server) -> None:
    async def story() -> None:
        async with account(server, "ada2") as ada:
            copy = cookie(ada)
            await ada.post("/api/password", old=OLD, new=NEW)
            async with httpx.AsyncClient(base_url=server.url) as thief:
                answer = await thief.post("/api/logout", headers={"cookie": f"bossrush={copy}"})
                assert answer.status_code == 204
            assert await is_known(ada)

    run(story())


# ---- passwords


def test_a_changed_password_ends_all_other_sessions_and_their_connections(server: Server) -> None:
    async def story() -> None:
        async with account(server, "ada3") as ada, logged_in(server, "ada3") as there:
            await ada.post("/api/password", old=OLD, new=NEW)
            assert await code_of_end(there) == NOT_KNOWN
            assert not await is_known(there)
            assert await is_known(ada)

    run(story())


def test_who_changed_the_password_comes_back_with_the_new_cookie_and_who_has_a_copy_of_the_old_one_does_not(
    server: Server,
) -> None:
    async def story() -> None:
        async with account(server, "ada4") as ada:
            stolen = cookie(ada)
            async with device(server, stolen) as thief:
                await ada.post("/api/password", old=OLD, new=NEW)
                assert await code_of_end(ada) == await code_of_end(thief) == TRY_AGAIN
                await ada.connect()
                assert await ada.heard() == []
                assert not await is_known(thief)
                with pytest.raises(ConnectionClosed):
                    await thief.connect()
                assert thief.socket is not None
                assert thief.socket.close_code == NOT_KNOWN

    run(story())


def test_a_log_in_that_the_new_password_overtakes_fails(server: Server) -> None:
    """The old password was right when it was looked at."""
    hub = server.hub
    assert hub is not None
    passwords = hub.people.passwords
    matches = passwords.matches

    async def story() -> None:
        async with account(server, "ada5") as ada, device(server) as there:
            looked, go_on = asyncio.Event(), asyncio.Event()
            loop = asyncio.get_running_loop()

            async def slowly(hashed: str, password: str) -> bool:
                right = await matches(hashed, password)
                loop.call_soon_threadsafe(looked.set)
                while not go_on.is_set():
                    await asyncio.sleep(0.01)
                return right

            with patch.object(passwords, "matches", slowly):
                entering = asyncio.create_task(there.refusal("/api/login", login="ada5", password=OLD))
                await looked.wait()
            await ada.post("/api/password", old=OLD, new=NEW)
            go_on.set()
            assert await entering == (401, "wrong_password")

    run(story())


def test_the_oldest_log_in_ends_when_there_are_too_many(server: Server) -> None:
    hub = server.hub
    assert hub is not None

    async def fill() -> None:
        row = await hub.store.person_by_login("ada6")
        assert row is not None
        for number in range(SESSIONS - 1):
            await hub.store.add_session(row.id, row.password, f"device {number}", row.created + 1)

    async def story() -> None:
        async with account(server, "ada6") as ada:
            await asyncio.to_thread(server.inside, fill)
            assert await is_known(ada)
            async with logged_in(server, "ada6") as there:
                assert await code_of_end(ada) == NOT_KNOWN
                assert not await is_known(ada)
                assert await is_known(there)

    run(story())


# ---- bans


def test_a_ban_closes_all_connections_and_keeps_them_out(server: Server) -> None:
    async def story() -> None:
        async with account(server, "ada7") as ada, logged_in(server, "ada7") as there:
            await ban(server, ada.person)
            assert await code_of_end(ada) == await code_of_end(there) == BANNED
            for player in (ada, there):
                assert (await player.http.get("/api/me")).json()["code"] == "banned"
                assert await player.refusal("/api/guest", name="new") == (403, "banned")
                with pytest.raises(ConnectionClosed):
                    await player.connect()
                assert player.socket is not None
                assert player.socket.close_code == BANNED
            await ban(server, ada.person, False)
            assert not await is_known(ada), "an account has to log in again"
            async with logged_in(server, "ada7"):
                pass

    run(story())


def test_a_guest_comes_back_after_a_ban(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            await ban(server, ada.person)
            assert await code_of_end(ada) == BANNED
            await ban(server, ada.person, False)
            await ada.connect()

    run(story())


def test_nothing_that_a_closed_connection_still_sends_is_carried_out(server: Server) -> None:
    hub = server.hub
    assert hub is not None

    async def nothing(_: Any) -> None:
        pass

    async def story() -> None:
        person = PersonRow(id="p", name="Ada", created=1)
        home = Address(hub.settings, time.monotonic)
        messages = hub.allowances.messages.of("p", "")
        client = Client(person, Ticket("p", "", "s"), nothing, hub.settings.limits, home, messages)

        async def receive() -> Any:
            client.close(BANNED, "banned")
            return {"type": "websocket.receive", "text": '{"type":"lobby","on":true}', "bytes": None}

        await Session(hub, client).read(receive)
        assert not client.lobby

    server.inside(story)


# ---- at the same time, and elsewhere


def test_a_session_that_ends_during_the_handshake_does_not_stay_connected(server: Server) -> None:
    hub = server.hub
    assert hub is not None
    people = hub.people
    admitted = people.admitted

    async def and_log_out(ticket: Ticket) -> PersonRow | None:
        row = await admitted(ticket)
        await people.store.end_session(ticket.person, ticket.session)
        await people.ended(ticket.person)
        return row

    async def story() -> None:
        async with Player(server, "Ada") as ada:
            await ada.disconnect()
            with patch.object(people, "admitted", and_log_out), pytest.raises(ConnectionClosed):
                await ada.connect()
            assert await code_of_end(ada) == NOT_KNOWN

    run(story())


def test_the_process_that_ends_a_session_does_not_wait_for_its_patrol(server: Server) -> None:
    hub = server.hub
    assert hub is not None

    async def story() -> None:
        async with account(server, "ada8") as ada, logged_in(server, "ada8") as there, Player(server, "Bob") as bob:
            with patch.object(hub, "follow_orders", AsyncMock()):
                await ada.post("/api/password", old=OLD, new=NEW)
                assert await code_of_end(there) == NOT_KNOWN
                await bob.http.post("/api/logout")
                assert await code_of_end(bob) == NOT_KNOWN

    run(story())


def test_other_processes_notice_too(url: str) -> None:
    """Logging out, a new password and a ban, each at one of two servers on the same database."""

    async def log_out(here: Server, there: Server) -> None:
        async with Player(here, "Ada") as ada, device(there, cookie(ada)) as elsewhere:
            copy = cookie(ada)
            assert await is_known(elsewhere)
            await ada.http.post("/api/logout")
            assert await code_of_end(elsewhere) == NOT_KNOWN
            assert not await is_admitted(there, copy)

    async def change_password(here: Server, there: Server) -> None:
        async with account(here, "bob") as bob, logged_in(there, "bob") as elsewhere:
            assert await is_known(elsewhere)
            await bob.post("/api/password", old=OLD, new=NEW)
            assert await code_of_end(elsewhere) == NOT_KNOWN
            assert not await is_known(elsewhere)

    async def be_banned(here: Server, there: Server) -> None:
        store = here.hub.store if here.hub else None
        assert isinstance(store, SqlStore)
        async with Player(there, "Eve") as eve:
            who = argparse.Namespace(person=eve.person)
            await asyncio.to_thread(here.inside, lambda: admin.ban(store, who, StringIO()))
            assert await code_of_end(eve) == BANNED
            assert (await eve.http.get("/api/me")).status_code == 403

    async def stories(here: Server, there: Server) -> None:
        await asyncio.gather(log_out(here, there), change_password(here, there), be_banned(here, there))

    with running_server(db=url) as here, running_server(db=url) as there:
        run(stories(here, there))


def test_an_order_that_meets_a_store_that_is_away_is_followed_later(server: Server) -> None:
    hub = server.hub
    assert hub is not None
    away = AsyncMock(side_effect=[StoreError("away"), None])

    async def story() -> None:
        await hub.follow_orders()
        await hub.store.give_order("person", "p1")
        with patch.object(hub, "look_at_person", away):
            with pytest.raises(StoreError):
                await hub.follow_orders()
            await hub.follow_orders()

    server.inside(story)
    assert [call.args for call in away.await_args_list] == [("p1",), ("p1",)]


# ---- cookies of before


def test_a_cookie_of_a_former_version_is_valid_until_its_person_logs_out(server: Server) -> None:
    hub = server.hub
    assert hub is not None
    row = PersonRow(id="of-before", name="Ada", created=1, sessions=[""])
    server.inside(lambda: hub.store.add_person(row))
    old = str(hub.people.signer.dumps([row.id, stamp_of(row)]))

    async def story() -> None:
        async with device(server, old) as ada:
            assert await is_known(ada)
            await ada.http.post("/api/logout")
            assert await code_of_end(ada) == NOT_KNOWN
        assert not await is_admitted(server, old)

    run(story())
