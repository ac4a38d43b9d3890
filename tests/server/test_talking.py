"""Chat: texts and quick phrases, who hears them, and who does not want to."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec
import pytest

from bossrush.server.entries import Closed
from bossrush.server.protocol import PHRASES
from bossrush.server.serve import NO_LIMITS
from tests.server.running import Player, Server, players, run, running_server, table_for


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


async def at_a_table(people: list[Player]) -> str:
    table = await table_for(people)
    for player in people:
        await player.join(table)
    return table


def test_what_one_says_everybody_at_the_table_hears(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await at_a_table(people)
            await people[0].send(type="say", table=table, text="what a day")
            for player in people:
                said = await player.receive("said")
                assert (said["person"], said["name"], said["text"]) == (people[0].person, "Ada", "what a day")
                assert (said["table"], said["number"]) == (table, 1)

    run(story())


def test_quick_phrases_are_said_by_their_keys(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await at_a_table(people)
            assert (await people[0].get("/api/games"))["phrases"] == list(PHRASES)
            for phrase in PHRASES:
                await people[0].send(type="say", table=table, phrase=phrase)
                assert (await people[1].receive("said"))["phrase"] == phrase

    run(story())


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"text": ""},
        {"text": "  \u200b\n "},
        {"phrase": "no_such_phrase"},
        {"text": "both", "phrase": "hello"},
        {"text": "x" * 301},
    ],
)
def test_what_is_neither_a_text_nor_a_phrase_is_not_said(server: Server, message: dict[str, str]) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await at_a_table(people)
            await people[1].heard()
            await people[0].send(type="say", table=table, **message)
            assert (await people[0].receive("said", "error"))["code"] == "bad_message"
            assert await people[1].heard() == []

    run(story())


def test_characters_that_cannot_be_seen_are_taken_out(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await at_a_table(people)
            await people[0].send(type="say", table=table, text=" one\ttwo\u202e\n three\x00 ")
            assert (await people[1].receive("said"))["text"] == "one two three"

    run(story())


def test_what_was_said_can_be_read_later(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await at_a_table(people)
            for text in ("one", "two", "three"):
                await people[0].send(type="say", table=table, text=text)
            await people[0].heard()
            lines = await people[1].get(f"/api/tables/{table}/chat")
            assert [(line["number"], line["text"]) for line in lines] == [(1, "one"), (2, "two"), (3, "three")]
            assert [line["number"] for line in await people[1].get(f"/api/tables/{table}/chat", after="2")] == [3]

    run(story())


def test_one_talks_only_at_a_table_one_has_joined(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people)
            await people[0].send(type="say", table=table, text="hello")
            assert (await people[0].receive("error"))["code"] == "not_joined"
            assert await people[0].get(f"/api/tables/{table}/chat") == []

    run(story())


def test_who_is_muted_is_heard_by_the_others_only(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob", "Cy") as people:
            table = await at_a_table(people)
            await people[1].send(type="mute", person=people[0].person)
            await people[1].heard()
            await people[0].send(type="say", table=table, text="blah")
            await people[2].receive("said")
            assert [message for message in await people[1].heard() if message["type"] == "said"] == []
            assert await people[1].get(f"/api/tables/{table}/chat") == []
            assert len(await people[2].get(f"/api/tables/{table}/chat")) == 1

    run(story())


def test_who_was_muted_by_mistake_is_heard_again(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await at_a_table(people)
            for muted in (True, False):
                await people[1].send(type="mute", person=people[0].person, muted=muted)
            await people[1].heard()
            await people[0].send(type="say", table=table, text="sorry")
            assert (await people[1].receive("said"))["text"] == "sorry"

    run(story())


def test_muting_lasts_on_another_connection(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await at_a_table(people)
            await people[1].send(type="mute", person=people[0].person)
            await people[1].heard()
            await people[1].disconnect()
            await people[1].connect()
            await people[1].join(table)
            await people[0].send(type="say", table=table, text="blah")
            await people[0].receive("said")
            assert [message for message in await people[1].heard() if message["type"] == "said"] == []

    run(story())


@pytest.mark.parametrize("private", [False, True])
def test_what_is_said_at_a_table_without_spectators_stays_with_its_players(server: Server, private: bool) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            created = await people[0].post("/api/tables", game="bossmonster", spectators=False, private=private)
            table, invite = created["id"], created["invite"]
            path, link = f"/api/tables/{table}/chat", {"invite": invite}
            await people[0].join(table)
            await people[0].send(type="say", table=table, text="who wants to play?")
            await people[0].heard()
            assert len(await eve.get(path, **link)) == 1
            await people[1].post(f"/api/tables/{table}/sit", **link)
            await people[0].post(f"/api/tables/{table}/start")
            for abandoned in (False, True):
                await people[0].send(type="say", table=table, text="my cards are bad")
                await people[0].heard()
                refused = await eve.http.get(path, params=link)
                assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")
                assert len(await people[1].get(path)) == 2 + abandoned
                server.inside(lambda: server.live(table).request(lambda: Closed(at=0, reason="abandoned")))

    run(story())


def test_spectators_who_are_behind_hear_players_as_much_later(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, players(server, "Eve", "Flo") as (eve, flo):
            created = await people[0].post("/api/tables", game="bossmonster", delay=1)
            table, path = created["id"], f"/api/tables/{created['id']}/chat"
            await people[1].post(f"/api/tables/{table}/sit")
            await people[0].post(f"/api/tables/{table}/start")
            for player in (*people, eve, flo):
                await player.join(table)
            await people[0].send(type="say", table=table, text="a six!")
            told = await people[1].receive("said")
            await eve.send(type="say", table=table, text="is anybody here?")
            assert (await flo.receive("said"))["text"] == "is anybody here?"
            read = [line["text"] for line in await flo.get(path)]
            assert read == ["is anybody here?"] or time.time() > told["at"] / 1000 + 1
            assert len(await people[1].get(path)) == 2
            assert (await flo.receive("said"))["text"] == "a six!"
            assert time.time() > told["at"] / 1000 + 0.99
            assert [line["text"] for line in await flo.get(path)] == ["a six!", "is anybody here?"]

    run(story())


def test_spectators_who_are_behind_hear_what_was_said_just_before_they_came(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            created = await people[0].post("/api/tables", game="bossmonster", delay=1)
            table = created["id"]
            await people[1].post(f"/api/tables/{table}/sit")
            await people[0].post(f"/api/tables/{table}/start")
            for player in people:
                await player.join(table)
            await people[0].send(type="say", table=table, text="a six!")
            told = await people[1].receive("said")
            await eve.join(table)
            assert (await eve.receive("said"))["text"] == "a six!"
            assert time.time() > told["at"] / 1000 + 0.99

    run(story())


def test_after_the_game_everybody_talks_at_once(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            created = await people[0].post("/api/tables", game="bossmonster", delay=3600)
            table = created["id"]
            await people[1].post(f"/api/tables/{table}/sit")
            await people[0].post(f"/api/tables/{table}/start")
            for player in (*people, eve):
                await player.join(table)
            server.inside(lambda: server.live(table).request(lambda: Closed(at=0, reason="abandoned")))
            await people[0].send(type="say", table=table, phrase="good_game")
            assert (await eve.receive("said"))["phrase"] == "good_game"

    run(story())


def test_who_talks_too_fast_is_told_so() -> None:
    limits = msgspec.structs.replace(NO_LIMITS, chat=(2.0, 0.001))

    async def story(server: Server) -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await at_a_table(people)
            for _ in range(4):
                await people[0].send(type="say", table=table, text="buy now")
            answers = [await people[0].receive("said", "error") for _ in range(4)]
            assert [answer.get("code", "") for answer in answers] == ["", "", "too_fast", "too_fast"]
            assert len([m for m in await people[1].heard() if m["type"] == "said"]) == 2

    with running_server(limits=limits) as server:
        run(story(server))
