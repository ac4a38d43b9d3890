"""Following tables: what one missed, spectators, the lobby, presence, and what happens to those who ask too much."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from unittest.mock import patch

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from bossrush.server.entries import decode_entry
from bossrush.server.serve import NO_LIMITS
from tests.server.running import (
    PATIENCE,
    Message,
    Player,
    Round,
    Server,
    at_random,
    dealt,
    decision,
    players,
    run,
    running_server,
    started,
    table_for,
)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


def invite_of(server: Server, table: str) -> str:
    return server.live(table).table.row.invite


async def public_round(people: list[Player], **more: object) -> Round:
    """A running game at a public table."""
    created = await people[0].post("/api/tables", game="bossmonster", **more)
    await people[1].post(f"/api/tables/{created['id']}/sit")
    await people[0].post(f"/api/tables/{created['id']}/start")
    return await Round(created["id"], people).follow()


# ---- coming back


def without_time(update: Message) -> Message:
    return {name: value for name, value in update.items() if name != "clock"}


def test_who_comes_back_gets_exactly_the_missed_updates(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            round = await started(people)
            await eve.join(round.table, invite=invite_of(server, round.table))
            since = round.version
            await eve.disconnect()
            await round.play(at_random(5), lambda: round.version >= since + 12)
            missed = [m for m in people[0].inbox if m["type"] == "update" and m["version"] > since]
            await people[0].disconnect()
            await people[0].connect()
            joined = await people[0].join(round.table, since=since)
            assert joined["version"] == since
            assert joined.get("seats", []) == []
            again = [m for m in await people[0].heard() if m["type"] == "update"]
            assert [without_time(m) for m in again] == [without_time(m) for m in missed]
            await eve.connect()
            await eve.join(round.table, since=since, invite=invite_of(server, round.table))
            public = [m for m in await eve.heard() if m["type"] == "update"]
            assert [m["version"] for m in public] == [m["version"] for m in missed]
            assert {told["seat"] for m in public for told in m["seats"]} == {-1}

    run(story())


def test_who_comes_back_is_at_the_same_prompt_and_plays_on(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            since = round.version
            await round.play(at_random(6), lambda: round.version >= since + 9)
            seat = round.deciders()[0]
            prompt = decision(round.told[seat], seat)
            await people[seat].disconnect()
            await people[seat].connect()
            await people[seat].join(round.table, since=since)
            last = [m for m in await people[seat].heard() if m["type"] == "update"][-1]
            assert decision(last, seat) == prompt
            assert prompt is not None
            answer = await people[seat].act(round.table, seat, last["version"], prompt["legal"][0])
            assert answer["type"] == "update"

    run(story())


def test_who_missed_nothing_gets_nothing_again(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            await round.play(at_random(7), lambda: round.version >= 10)
            await people[0].disconnect()
            await people[0].connect()
            joined = await people[0].join(round.table, since=round.version)
            assert joined["version"] == round.version
            assert joined.get("seats", []) == []
            assert {m["type"] for m in await people[0].heard()} == {"presence"}

    run(story())


def test_who_claims_to_know_the_future_gets_the_whole_view(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            joined = await people[0].join(round.table, since=round.version + 100)
            assert joined["version"] == round.version
            assert [told["view"]["seat"] for told in joined["seats"]] == [0]

    run(story())


def test_what_was_missed_before_the_start_is_told_too(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people)
            await people[0].join(table)
            await people[0].post(f"/api/tables/{table}/start")
            joined = await people[1].join(table, since=1)
            missed = [m for m in await people[1].heard() if m["type"] == "update"]
            assert joined["info"]["status"] == "open"
            assert [m["what"] for m in missed] == ["sat", "started"]
            assert missed[-1]["seats"][0]["view"]["seat"] == 1

    run(story())


def test_an_undo_that_was_missed_brings_the_view_anew(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            with dealt(1):
                round = await started(people, "platformer")
            seat = round.deciders()[0]
            since = round.version
            other = people[1 - seat]
            await other.disconnect()
            await people[seat].act(round.table, seat, since, round.legal(seat)[0])
            undone = await people[seat].ask(type="undo", table=round.table, seat=seat)
            assert undone["what"] == "undone"
            await other.connect()
            await other.join(round.table, since=since)
            missed = [m for m in await other.heard() if m["type"] == "update"]
            assert [m["what"] for m in missed] == ["moved", "undone"]
            assert missed[-1]["seats"][0]["view"] is not None

    run(story())


# ---- what is followed


def test_with_views_every_update_brings_the_whole_view(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            await people[0].join(round.table, views=True)
            (seat,) = round.deciders()
            await round.act(seat, round.legal(seat)[0])
            table = server.live(round.table).table
            state = table.playing().state
            assert round.told[0]["seats"][0]["view"] == table.game.view(state, 0)
            assert "view" not in round.told[1]["seats"][0]

    run(story())


def test_after_parting_one_hears_no_more(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            round = await started(people)
            await eve.join(round.table, invite=invite_of(server, round.table))
            await eve.send(type="part", table=round.table)
            await eve.heard()
            (seat,) = round.deciders()
            await round.act(seat, round.legal(seat)[0])
            assert await eve.heard() == []

    run(story())


def test_who_has_several_seats_gets_what_each_of_them_may_know(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            created = await ada.post("/api/tables", game="bossmonster", seats=["me", "me"], hot_seat=True, start=True)
            table = created["id"]
            joined = await ada.join(table)
            assert joined["mine"] == [0, 1]
            assert [told["view"]["seat"] for told in joined["seats"]] == [0, 1]
            chance = at_random(8)
            message = joined
            while message["version"] < 12:
                seat = next(s for s in (0, 1) if decision(message, s))
                asked = decision(message, seat)
                assert asked is not None
                message = await ada.act(table, seat, message["version"], chance(seat, asked["legal"]))
                assert [told["seat"] for told in message["seats"]] == [0, 1]

    run(story())


def test_presence_tells_whose_people_are_connected(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people)
            await people[0].join(table)
            assert (await people[0].receive("presence"))["online"] == [0]
            await people[1].join(table)
            assert (await people[0].receive("presence"))["online"] == [0, 1]
            await people[1].disconnect()
            assert (await people[0].receive("presence"))["online"] == [0]

    run(story())


def test_who_joins_later_is_told_who_is_connected(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            round = await started(people)
            for since in (-1, 1, round.version):
                joined = await eve.join(round.table, since=since, invite=invite_of(server, round.table))
                assert all(seat["online"] for seat in joined["info"]["seats"] if seat.get("person"))

    run(story())


# ---- private tables


def test_a_private_table_does_not_exist_without_the_invitation(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            table = await table_for(people)
            nowhere = await eve.join("nowhere")
            assert nowhere["code"] == "no_table"
            assert await eve.join(table) == await eve.join(table, invite="guess") == nowhere | {"table": table}
            for path in (f"/api/tables/{table}", f"/api/tables/{table}/chat", f"/api/tables/{table}/invite"):
                assert (await eve.http.get(path)).status_code == 404
            assert await eve.refusal(f"/api/tables/{table}/sit") == (404, "no_table")
            assert table not in [listed["id"] for listed in await eve.get("/api/tables")]

    run(story())


def test_with_the_invitation_a_private_table_can_be_seen(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            table = await table_for(people)
            invite = (await people[0].get(f"/api/tables/{table}/invite"))["invite"]
            assert (await eve.join(table, invite=invite))["type"] == "joined"
            assert (await eve.get(f"/api/tables/{table}", invite=invite))["id"] == table

    run(story())


def test_the_host_of_a_private_table_follows_it_without_a_seat_and_without_the_invitation(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            created = await ada.post("/api/tables", game="bossmonster", private=True, seats=["random", "open"])
            assert (await ada.join(created["id"]))["type"] == "joined"

    run(story())


# ---- spectators


def test_a_spectator_gets_the_public_part_only(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            round = await public_round(people)
            joined = await eve.join(round.table, views=True)
            table = server.live(round.table).table
            assert joined["mine"] == []
            (told,) = joined["seats"]
            assert told["view"] == table.game.view(table.playing().state, -1)
            await round.play(at_random(9), lambda: round.version >= 20)
            seen = [m for m in await eve.heard() if m["type"] == "update"]
            assert [m["version"] for m in seen] == list(range(joined["version"] + 1, round.version + 1))
            for message in seen:
                (told,) = message["seats"]
                assert told["seat"] == -1
                assert all("hand" not in player for player in told["view"]["players"])
                assert "legal" not in (told.get("decision") or {})

    run(story())


@pytest.mark.parametrize("private", [False, True])
def test_a_table_without_spectators_shows_nothing_once_it_has_started(server: Server, private: bool) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            created = await people[0].post("/api/tables", game="bossmonster", spectators=False, private=private)
            table, invite = created["id"], created["invite"]
            assert (await eve.join(table, invite=invite))["type"] == "joined"
            await eve.send(type="part", table=table)
            await people[1].post(f"/api/tables/{table}/sit", invite=invite)
            await people[0].post(f"/api/tables/{table}/start")
            refused = await eve.join(table, invite=invite)
            assert (refused["type"], refused["code"]) == ("error", "forbidden")

    run(story())


def test_who_waits_at_a_table_without_spectators_sees_nothing_of_the_game(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            created = await people[0].post("/api/tables", game="bossmonster", spectators=False)
            await eve.join(created["id"])
            await people[1].post(f"/api/tables/{created['id']}/sit")
            await people[0].post(f"/api/tables/{created['id']}/start")
            round = await Round(created["id"], people).follow()
            await round.play(at_random(1), lambda: round.version > 8)
            await people[0].send(type="say", table=created["id"], text="now we are alone")
            await people[0].heard()
            heard = [m for m in await eve.heard() if m["type"] != "presence"]
            assert [(m["type"], m.get("what", m.get("code"))) for m in heard] == [
                ("update", "sat"),
                ("error", "forbidden"),
            ]
            await eve.send(type="say", table=created["id"], text="may I listen?")
            assert (await eve.receive("error", "said"))["code"] == "not_joined"

    run(story())


def test_who_waits_at_a_table_without_spectators_hears_that_it_is_cancelled(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Eve") as (ada, eve):
            created = await ada.post("/api/tables", game="bossmonster", spectators=False)
            await eve.join(created["id"])
            await ada.post(f"/api/tables/{created['id']}/cancel")
            assert (await eve.receive("update", "error"))["info"]["status"] == "closed"

    run(story())


def test_who_joins_just_as_the_game_begins_without_spectators_sees_nothing_of_it(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            created = await people[0].post("/api/tables", game="bossmonster", spectators=False)
            await people[1].post(f"/api/tables/{created['id']}/sit")
            hub = server.live(created["id"]).hub
            entries, waits, goes_on = hub.store.entries, threading.Event(), asyncio.Event()

            async def slow(table: str, after: int = 0, limit: int = 0) -> list[bytes]:
                waits.set()
                await goes_on.wait()
                return await entries(table, after, limit)

            with patch.object(hub.store, "entries", slow):  # whoever comes back now has to wait
                await eve.send(type="join", table=created["id"], since=1)
                await asyncio.to_thread(waits.wait, PATIENCE)
                await people[0].post(f"/api/tables/{created['id']}/start")
                hub.loop.call_soon_threadsafe(goes_on.set)
                await eve.receive("error")
            assert [m["type"] for m in eve.inbox if m.get("table")] == ["joined", "update", "error"]
            assert [m.get("what", m.get("code")) for m in eve.inbox[-2:]] == ["sat", "forbidden"]
            await eve.send(type="say", table=created["id"], text="hello?")
            assert (await eve.receive("said", "error"))["code"] == "not_joined"

    run(story())


DELAY = 1


def test_a_delayed_spectator_hears_everything_later_and_in_order(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            created = await people[0].post("/api/tables", game="bossmonster", delay=DELAY)
            await eve.join(created["id"])
            await people[1].post(f"/api/tables/{created['id']}/sit")
            await people[0].post(f"/api/tables/{created['id']}/start")
            round = await Round(created["id"], people).follow()
            await round.play(at_random(10), lambda: round.version >= 9)
            happened = [decode_entry(data).at for data in server.log(round.table)]
            for version in range(2, round.version + 1):
                update = await eve.receive("update")
                assert update["version"] == version
                if update["what"] == "moved":
                    assert time.time() > happened[version - 1] / 1000 + DELAY - 0.01

    run(story())


def test_a_delayed_spectator_hears_of_the_end_last(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            round = await public_round(people, delay=DELAY)
            joined = await eve.join(round.table)
            await round.play(at_random(11))
            heard = [joined]
            while not heard[-1].get("info") or heard[-1]["info"]["status"] != "finished":
                heard.append(await eve.receive("update"))
            assert [m["version"] for m in heard] == list(range(joined["version"], round.version + 1))

    run(story())


def test_a_delayed_spectator_who_joins_sees_the_past_and_then_all_that_follows(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            round = await public_round(people, delay=DELAY)
            await round.play(at_random(12), lambda: round.version >= 12)
            joined = await eve.join(round.table)
            assert joined["version"] < round.version
            versions: list[int] = []
            while not versions or versions[-1] < round.version:
                versions.append((await eve.receive("update"))["version"])
            assert versions == list(range(joined["version"] + 1, round.version + 1))

    run(story())


def test_a_delayed_spectator_learns_the_present_version_from_no_refusal(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            round = await public_round(people, delay=DELAY)
            await eve.join(round.table)
            await round.play(at_random(13), lambda: round.version >= 12)
            refused = await eve.act(round.table, 0, 1, "pass")
            assert refused["code"] == "not_yours"
            assert refused["version"] < round.version

    run(story())


def test_players_of_a_table_with_delay_are_told_at_once(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await public_round(people, delay=3600)
            await round.play(at_random(14), lambda: round.version >= 8)
            assert [told["version"] for told in round.told] == [round.version] * 2

    run(story())


# ---- the lobby


def test_the_lobby_follows_what_happens_to_public_tables(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            await eve.send(type="lobby")
            await eve.receive("lobby")
            created = await people[0].post("/api/tables", game="bossmonster")
            seen = await listed(eve, created["id"], lambda info: True)
            assert (seen["status"], seen["seats"][1]) == ("open", {})
            await people[1].post(f"/api/tables/{created['id']}/sit")
            await listed(eve, created["id"], lambda info: info["seats"][1].get("name") == "Bob")
            await people[0].post(f"/api/tables/{created['id']}/start")
            await listed(eve, created["id"], lambda info: info["status"] == "running")

    run(story())


async def listed(player: Player, table: str, wanted: object) -> Message:
    """The table in the first list in which it is as wanted."""
    assert callable(wanted)
    while True:
        for info in (await player.receive("lobby"))["tables"]:
            if info["id"] == table and wanted(info):
                return dict(info)


def test_a_table_that_is_over_leaves_the_lobby(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada") as (ada,):
            created = await ada.post("/api/tables", game="bossmonster")
            await ada.send(type="lobby")
            message = await ada.receive("lobby")
            while created["id"] not in [info["id"] for info in message["tables"]]:
                message = await ada.receive("lobby")
            await ada.post(f"/api/tables/{created['id']}/cancel")
            while created["id"] in [info["id"] for info in message["tables"]]:
                message = await ada.receive("lobby")

    run(story())


def test_the_lobby_shows_no_private_table(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            hidden = await table_for(people)
            shown = await people[0].post("/api/tables", game="bossmonster")
            await people[1].send(type="lobby")
            message = await people[1].receive("lobby")
            while shown["id"] not in [info["id"] for info in message["tables"]]:
                message = await people[1].receive("lobby")
            assert hidden not in [info["id"] for info in message["tables"]]

    run(story())


def test_who_no_longer_follows_the_lobby_gets_no_more_lists(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            await people[0].send(type="lobby")
            await people[0].receive("lobby")
            await people[0].send(type="lobby", on=False)
            await people[0].heard()
            await people[1].send(type="lobby")
            await people[1].receive("lobby")
            await people[1].post("/api/tables", game="bossmonster")
            await people[1].receive("lobby")
            assert await people[0].heard() == []

    run(story())


# ---- those who ask too much


def test_a_connection_follows_only_so_many_tables() -> None:
    limits = msgspec.structs.replace(NO_LIMITS, joined=2)

    async def story(server: Server) -> None:
        async with Player(server, "Ada") as ada:
            tables = [(await ada.post("/api/tables", game="bossmonster"))["id"] for _ in range(3)]
            assert [(await ada.join(table))["type"] for table in tables] == ["joined", "joined", "error"]
            assert ada.inbox[-1]["code"] == "too_many"
            await ada.send(type="part", table=tables[0])
            assert (await ada.join(tables[2]))["type"] == "joined"

    with running_server(limits=limits) as server:
        run(story(server))


def test_a_message_that_is_too_long_is_refused(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            await ada.send_raw(b"[" * (NO_LIMITS.message_bytes + 1))
            assert (await ada.receive())["code"] == "too_long"
            assert await ada.heard() == []

    run(story())


def test_who_sends_too_fast_is_told_so_and_heard_again_later() -> None:
    limits = msgspec.structs.replace(NO_LIMITS, messages=(5.0, 20.0))

    async def story(server: Server) -> None:
        async with Player(server, "Ada") as ada:
            for _ in range(12):
                await ada.send(type="ping")
            answers = [await ada.receive() for _ in range(12)]
            assert [answer["type"] for answer in answers[:5]] == ["pong"] * 5
            assert "too_fast" in [answer.get("code") for answer in answers]
            async with asyncio.timeout(10):
                while answers[-1]["type"] != "pong":
                    await asyncio.sleep(0.05)
                    await ada.send(type="ping")
                    answers.append(await ada.receive())

    with running_server(limits=limits) as server:
        run(story(server))


@pytest.mark.parametrize(
    "text",
    ["", "no json", "[]", "{}", '{"type": "dance"}', '{"type": "join"}', '{"type": "join", "table": "x", "extra": 1}'],
)
def test_a_message_that_cannot_be_read_is_refused(server: Server, text: str) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            await ada.send_raw(text)
            assert (await ada.receive())["code"] == "bad_message"
            assert await ada.heard() == []

    run(story())


def test_a_client_that_does_not_keep_up_is_cut_off_and_delays_nobody() -> None:
    limits = msgspec.structs.replace(NO_LIMITS, backlog=50)

    async def story(server: Server) -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            round = await public_round(people)
            socket = eve.socket
            assert socket is not None
            assert server.hub is not None
            slow = next(client for client in server.hub.clients if client.person.id == eve.person)
            async with asyncio.timeout(20):
                while not slow.closing:  # ask for the whole view again and again, and never read it
                    await eve.send(type="join", table=round.table)
            (seat,) = round.deciders()
            begun = time.monotonic()
            await round.act(seat, round.legal(seat)[0])
            assert time.monotonic() - begun < 5
            with contextlib.suppress(ConnectionClosed):
                async with asyncio.timeout(20):
                    while True:
                        await socket.recv()
            assert socket.close_code == 1013
            await eve.connect()
            assert (await eve.join(round.table))["version"] == round.version

    with running_server(limits=limits) as server:
        run(story(server))


# ---- several processes


def test_the_store_is_looked_into_once_more_after_the_bus_came_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process may be back later: what it stored before that, it sent to nobody."""
    hub = server.hub
    assert hub is not None
    well = [True, True, False, False, True, True]
    monkeypatch.setattr(hub.bus, "healthy", lambda: well.pop(0))
    monkeypatch.setattr(hub, "bus_away", False)
    assert [hub.misses_messages() for _ in range(6)] == [False, False, True, True, True, False]
