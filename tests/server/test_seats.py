"""Tables and seats: who sits where, bots, leaving and coming back, abandoning by vote, playing again."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from unittest.mock import patch

import pytest

from tests.server.running import (
    PATIENCE,
    Message,
    Player,
    Round,
    Server,
    at_random,
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


async def created(host: Player, **more: object) -> str:
    return str((await host.post("/api/tables", game="bossmonster", **more))["id"])


async def watched_to_the_end(player: Player, table: str) -> Message:
    """The table as the last update tells it."""
    message = await player.join(table)
    while message["info"]["status"] == "running":
        message = await player.receive("update")
        while "info" not in message:
            message = await player.receive("update")
    return dict(message["info"])


# ---- making a table


def test_options_come_from_the_game(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            games = {game["name"]: game for game in (await ada.get("/api/games"))["games"]}
            for name, game in games.items():
                assert game["bots"] == ["easy", "medium", "hard", "expert"]
                answer = await ada.post("/api/tables", game=name, options={"players": "3"})
                options = answer["table"]["options"]
                defaults = {option["name"]: option["default"] for option in game["options"]}
                assert options == defaults | {"players": "3"}
                assert len(answer["table"]["seats"]) == 3

    run(story())


@pytest.mark.parametrize(
    ("order", "words"),
    [
        ({"game": "chess"}, "chess"),
        ({"options": {"players": "9"}}, "players"),
        ({"options": {"gravity": "off"}}, "gravity"),
        ({"options": {"bosses": "nobody"}}, "nobody"),
        ({"seats": ["me"]}, "1 seats"),
        ({"seats": ["me", "deep_blue"]}, "deep_blue"),
        ({"seats": ["me", "search:999999"]}, "search:999999"),
        ({"seats": ["me", "me"]}, "hot-seat"),
        ({"clock": "hourglass"}, "hourglass"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, order: dict[str, object], words: str) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            response = await ada.http.post("/api/tables", json={"game": "bossmonster"} | order)
            assert (response.status_code, response.json()["code"]) == (400, "bad_option")
            assert words in response.json()["text"]

    run(story())


def test_the_commitment_is_public_before_anybody_sits_down(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            answer = await ada.post("/api/tables", game="bossmonster", seats=["open", "open"])
            assert len(answer["table"]["commitment"]) == 64
            assert "secret" not in answer["table"]

    run(story())


def test_the_id_and_the_invitation_are_words_a_command_line_takes(server: Server) -> None:
    """With a `-` in front `bossrush bot-stdio --invite CODE` would take them for an option."""

    async def story() -> None:
        async with Player(server, "Ada") as ada:
            answer = await ada.post("/api/tables", game="bossmonster", private=True)
            assert re.fullmatch("[0-9a-f]{16}", answer["id"])
            assert re.fullmatch("[0-9a-f]{24}", answer["invite"])

    run(story())


# ---- taking and leaving seats before the start


def test_a_seat_can_be_taken_and_left_again(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as (ada, bob):
            table = await created(ada)
            info = await bob.post(f"/api/tables/{table}/sit")
            assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bob"]
            info = await bob.post(f"/api/tables/{table}/seats/1/leave")
            assert info["seats"][1] == {}

    run(story())


def test_a_taken_seat_and_a_second_one_are_refused(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as (ada, bob):
            table = await created(ada, options={"players": "3"})
            assert await bob.refusal(f"/api/tables/{table}/sit", seat=0) == (409, "taken")
            assert await bob.refusal(f"/api/tables/{table}/sit", seat=5) == (409, "taken")
            await bob.post(f"/api/tables/{table}/sit", seat=2)
            assert await bob.refusal(f"/api/tables/{table}/sit", seat=1) == (409, "seated")

    run(story())


def test_at_a_hot_seat_table_one_person_takes_several_seats(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            table = await created(ada, hot_seat=True)
            info = await ada.post(f"/api/tables/{table}/sit")
            assert {seat["person"] for seat in info["seats"]} == {ada.person}

    run(story())


def test_nobody_leaves_the_seat_of_another(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people)
            assert await people[1].refusal(f"/api/tables/{table}/seats/0/leave") == (403, "not_yours")

    run(story())


def test_the_host_sends_somebody_away_before_the_start(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as (ada, bob):
            table = await table_for([ada, bob])
            assert await bob.refusal(f"/api/tables/{table}/seats/0/open") == (403, "not_host")
            info = await ada.post(f"/api/tables/{table}/seats/1/open")
            assert info["seats"][1] == {}

    run(story())


async def sent_away(server: Server, people: list[Player], seat: int = 1) -> tuple[str, str]:
    """A private table that all of them follow and from which the host sends somebody away; the old invitation."""
    table = await table_for(people)
    old = server.live(table).table.row.invite
    for player in people:
        await player.join(table)
    await people[0].post(f"/api/tables/{table}/seats/{seat}/open")
    return table, old


def test_who_is_sent_away_from_a_private_table_hears_nothing_more_of_it(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as (ada, bob):
            table, _ = await sent_away(server, [ada, bob])
            told = await bob.receive("error")
            assert (told["code"], told["table"]) == ("sent_away", table)
            await ada.send(type="say", table=table, text="now we are alone")
            await ada.post(f"/api/tables/{table}/seats/1/bot", bot="random")
            await ada.post(f"/api/tables/{table}/start")
            assert await bob.heard() == []
            await bob.send(type="say", table=table, text="let me in")
            assert (await bob.receive("error"))["code"] == "not_joined"

    run(story())


def test_whoever_is_sent_away_the_old_invitation_is_worth_nothing(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob", "Cy") as (ada, bob, cy):
            table, old = await sent_away(server, [ada, bob, cy], seat=2)
            assert (await bob.join(table, invite=old))["type"] == "joined"
            assert (await cy.receive("error"))["code"] == "sent_away"
            assert (await cy.join(table, invite=old))["code"] == "no_table"
            for path in ("", "/chat"):
                assert (await cy.http.get(f"/api/tables/{table}{path}", params={"invite": old})).status_code == 404
            timeline = await cy.http.get(f"/api/records/{table}/timeline", params={"invite": old})
            assert timeline.status_code == 404
            assert await cy.refusal(f"/api/tables/{table}/sit", invite=old) == (404, "no_table")
            assert (await cy.http.get(f"/api/tables/{table}/invite")).status_code == 404
            new = [(await player.get(f"/api/tables/{table}/invite"))["invite"] for player in (ada, bob)]
            assert new[0] == new[1] != old
            assert (await cy.post(f"/api/tables/{table}/sit", invite=new[0]))["seats"][2]["person"] == cy.person

    run(story())


def test_spectators_stay_when_somebody_else_is_sent_away(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as (ada, bob), Player(server, "Eve") as eve:
            table = await table_for([ada, bob])
            await eve.join(table, invite=server.live(table).table.row.invite)
            await ada.post(f"/api/tables/{table}/seats/1/open")
            assert (await eve.receive("update"))["what"] == "opened"
            await ada.post(f"/api/tables/{table}/seats/1/bot", bot="random")
            assert (await eve.receive("update"))["what"] == "bot"

    run(story())


def test_who_joins_while_being_sent_away_sees_nothing_more(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as (ada, bob):
            table = await table_for([ada, bob])
            live = server.live(table)
            store, old = live.hub.store, live.table.row.invite
            entries, waits, goes_on = store.entries, threading.Event(), asyncio.Event()

            async def slow(table: str, after: int = 0, limit: int = 0) -> list[bytes]:
                waits.set()
                await goes_on.wait()
                return await entries(table, after, limit)

            with patch.object(store, "entries", slow):
                await bob.send(type="join", table=table, since=1, invite=old)
                await asyncio.to_thread(waits.wait, PATIENCE)
                await ada.post(f"/api/tables/{table}/seats/1/open")
                live.hub.loop.call_soon_threadsafe(goes_on.set)
                assert (await bob.receive("error"))["code"] == "no_table"
            await ada.post(f"/api/tables/{table}/seats/1/bot", bot="random")
            assert await bob.heard() == []

    run(story())


def test_the_new_invitation_outlasts_a_restart_and_a_bot_sent_away_changes_nothing(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as (ada, bob):
            table, old = await sent_away(server, [ada, bob])
            new = server.live(table).table.row.invite
            await ada.post(f"/api/tables/{table}/seats/1/bot", bot="random")
            await ada.post(f"/api/tables/{table}/seats/1/open")
            await ada.send(type="part", table=table)
            await ada.heard()
            hub = server.hub
            assert hub is not None
            del hub.live[table]
            assert (await bob.get(f"/api/tables/{table}", invite=new))["id"] == table
            assert (await bob.http.get(f"/api/tables/{table}", params={"invite": old})).status_code == 404

    run(story())


def test_who_is_sent_away_from_a_public_table_may_look_on(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as (ada, bob):
            table = await created(ada)
            await bob.post(f"/api/tables/{table}/sit")
            await bob.join(table)
            await ada.post(f"/api/tables/{table}/seats/1/open")
            assert (await bob.receive("update", "error"))["what"] == "opened"

    run(story())


def test_who_keeps_another_seat_is_not_sent_away(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as (ada, bob):
            made = await ada.post(
                "/api/tables", game="bossmonster", options={"players": "3"}, private=True, hot_seat=True
            )
            table = made["id"]
            for seat in (1, 2):
                await bob.post(f"/api/tables/{table}/sit", seat=seat, invite=made["invite"])
            await bob.join(table)
            await ada.post(f"/api/tables/{table}/seats/2/open")
            assert (await bob.receive("update", "error"))["what"] == "opened"

    run(story())


def test_the_host_gives_free_seats_to_bots_and_takes_them_back(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as (ada, bob):
            table = await created(ada)
            assert await bob.refusal(f"/api/tables/{table}/seats/1/bot", bot="random") == (403, "not_host")
            assert await ada.refusal(f"/api/tables/{table}/seats/1/bot", bot="deep_blue") == (400, "no_bot")
            assert await ada.refusal(f"/api/tables/{table}/seats/0/bot", bot="random") == (409, "taken")
            assert await ada.refusal(f"/api/tables/{table}/seats/7/bot", bot="random") == (404, "no_seat")
            info = await ada.post(f"/api/tables/{table}/seats/1/bot", bot="random")
            assert info["seats"][1] == {"bot": "random"}
            info = await ada.post(f"/api/tables/{table}/seats/1/open")
            assert info["seats"][1] == {}

    run(story())


# ---- starting


def test_only_the_host_starts_and_only_once(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people)
            assert await people[1].refusal(f"/api/tables/{table}/start") == (403, "not_host")
            assert (await people[0].post(f"/api/tables/{table}/start"))["status"] == "running"
            assert await people[0].refusal(f"/api/tables/{table}/start") == (409, "started")

    run(story())


def test_a_table_with_a_free_seat_does_not_start(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            table = await created(ada)
            assert await ada.refusal(f"/api/tables/{table}/start") == (409, "not_full")

    run(story())


def test_nobody_sits_down_after_the_start(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob", "Eve") as (ada, bob, eve):
            table = await created(ada)
            await bob.post(f"/api/tables/{table}/sit")
            await ada.post(f"/api/tables/{table}/start")
            assert await eve.refusal(f"/api/tables/{table}/sit") == (409, "started")

    run(story())


def test_the_host_closes_a_table_that_has_not_started(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as (ada, bob):
            table = await created(ada)
            assert await bob.refusal(f"/api/tables/{table}/cancel") == (403, "not_host")
            info = await ada.post(f"/api/tables/{table}/cancel")
            assert (info["status"], info["reason"]) == ("closed", "abandoned")
            assert await bob.refusal(f"/api/tables/{table}/sit") == (409, "started")

    run(story())


# ---- bots


@pytest.mark.parametrize("bot", ["random", "heuristic", "medium"])
def test_bots_play_to_the_end_without_people(server: Server, bot: str) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            table = await created(ada, seats=[bot, bot], start=True)
            info = await watched_to_the_end(ada, table)
            assert info["status"] == "finished"
            assert info["winners"]

    run(story())


def test_a_bot_answers_a_person(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            table = await created(ada, seats=["me", "random"], start=True)
            chance = at_random(1)
            message = await ada.join(table)
            while message.get("info", {}).get("status") != "finished":
                asked = message["seats"][0].get("decision") or {}
                if asked.get("legal"):
                    message = await ada.act(table, 0, message["version"], chance(0, asked["legal"]))
                else:
                    message = await ada.receive("update")
            assert message["info"]["winners"] in ([0], [1])

    run(story())


def test_nobody_acts_for_a_bot(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            table = await created(ada, seats=["me", "random"], start=True)
            joined = await ada.join(table)
            refused = await ada.act(table, 1, joined["version"], "pass")
            assert refused["code"] == "not_yours"

    run(story())


# ---- leaving a running game, and coming back


async def left(server: Server, round: Round, seat: int) -> None:
    await round.people[seat].post(f"/api/tables/{round.table}/seats/{seat}/leave")
    await round.catch_up(round.version + 1)


def test_who_leaves_a_running_game_keeps_the_seat_and_is_away(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            await left(server, round, 1)
            info = round.told[0]["info"]
            assert (info["status"], info["seats"][1]["name"], info["seats"][1]["away"]) == ("running", "Bob", True)
            assert await people[1].refusal(f"/api/tables/{round.table}/seats/1/leave") == (409, "away")

    run(story())


def test_the_seat_of_one_who_left_is_given_to_a_bot_which_plays_on(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            seat = round.deciders()[0]
            await left(server, round, seat)
            other = people[1 - seat]
            info = await other.post(f"/api/tables/{round.table}/seats/{seat}/bot", bot="random")
            assert (info["seats"][seat]["bot"], info["seats"][seat]["away"]) == ("random", True)
            update = await other.receive("update")
            while update["what"] != "moved":
                update = await other.receive("update")

    run(story())


def test_a_seat_that_is_being_played_is_not_given_to_a_bot(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob", "Eve") as (*people, eve):
            round = await started(people)
            path = f"/api/tables/{round.table}/seats/1/bot"
            assert await people[0].refusal(path, bot="random") == (409, "taken")
            assert await eve.refusal(path, bot="random") == (404, "no_table")

    run(story())


def test_a_seat_whose_person_has_not_been_connected_for_long_is_given_to_a_bot(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            await people[0].heard()
            await people[1].disconnect()
            while 1 in (await people[0].receive("presence"))["online"]:
                pass
            path = f"/api/tables/{round.table}/seats/1/bot"
            assert await people[0].refusal(path, bot="random") == (409, "taken")
            monkeypatch.setattr("bossrush.server.live.ABSENT", 0.0)
            info = await people[0].post(path, bot="random")
            assert info["seats"][1]["bot"] == "random"

    run(story())


def test_one_gives_one_s_own_seat_to_a_bot_and_takes_it_back(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            seat = round.deciders()[0]
            mine = people[1 - seat]
            await mine.post(f"/api/tables/{round.table}/seats/{1 - seat}/bot", bot="random")
            refused = await mine.act(round.table, 1 - seat, round.version + 1, "pass")
            assert refused["code"] == "bot_plays"
            info = await mine.post(f"/api/tables/{round.table}/sit")
            assert "bot" not in info["seats"][1 - seat]
            assert "away" not in info["seats"][1 - seat]

    run(story())


def test_who_comes_back_plays_on(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            seat = round.deciders()[0]
            await left(server, round, seat)
            await people[seat].post(f"/api/tables/{round.table}/sit")
            await round.follow()
            answer = await people[seat].act(round.table, seat, round.version, round.legal(seat)[0])
            assert answer["type"] == "update"
            assert await people[seat].refusal(f"/api/tables/{round.table}/sit") == (409, "started")

    run(story())


def test_nobody_comes_back_to_the_seat_of_another(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            await left(server, round, 1)
            assert await people[0].refusal(f"/api/tables/{round.table}/sit", seat=1) == (409, "started")

    run(story())


# ---- abandoning by vote


async def asked_to_abandon(player: Player, table: str, seat: int = 0) -> Message:
    return await player.ask(type="abandon", table=table, seat=seat)


async def answered(player: Player, table: str, seat: int, yes: bool) -> Message:
    return await player.ask(type="answer", table=table, seat=seat, yes=yes)


def test_who_plays_alone_against_bots_abandons_at_once(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            table = await created(ada, seats=["me", "random"], start=True)
            await ada.join(table)
            info = (await asked_to_abandon(ada, table))["info"]
            assert (info["status"], info["reason"]) == ("closed", "abandoned")

    run(story())


def test_of_two_people_both_have_to_agree_to_abandon(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            asked = await asked_to_abandon(people[0], round.table)
            assert asked["info"]["status"] == "running"
            assert asked["info"]["request"] == {"seat": 0, "what": "abandon", "waiting": [1]}
            info = (await answered(people[1], round.table, 1, True))["info"]
            assert info["status"] == "closed"

    run(story())


def test_of_two_people_one_can_refuse_to_abandon(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            await asked_to_abandon(people[0], round.table)
            info = (await answered(people[1], round.table, 1, False))["info"]
            assert info["status"] == "running"
            assert "request" not in info

    run(story())


def test_of_three_people_two_abandon(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob", "Cy") as people:
            round = await started(people)
            asked = await asked_to_abandon(people[0], round.table)
            assert asked["info"]["request"]["waiting"] == [1, 2]
            info = (await answered(people[1], round.table, 1, False))["info"]
            assert info["request"]["waiting"] == [2]
            info = (await answered(people[2], round.table, 2, True))["info"]
            assert info["status"] == "closed"

    run(story())


def test_of_three_people_two_refuse_to_abandon(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob", "Cy") as people:
            round = await started(people)
            await asked_to_abandon(people[0], round.table)
            await answered(people[1], round.table, 1, False)
            info = (await answered(people[2], round.table, 2, False))["info"]
            assert info["status"] == "running"
            assert "request" not in info

    run(story())


def test_one_who_is_away_has_no_vote(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            await left(server, round, 1)
            info = (await asked_to_abandon(people[0], round.table))["info"]
            assert info["status"] == "closed"

    run(story())


def test_a_question_is_answered_once_and_only_by_those_asked(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob", "Cy") as people:
            round = await started(people)
            assert (await answered(people[1], round.table, 1, True))["code"] == "nothing_asked"
            await asked_to_abandon(people[0], round.table)
            assert (await answered(people[0], round.table, 0, True))["code"] == "nothing_asked"
            await answered(people[1], round.table, 1, False)
            assert (await answered(people[1], round.table, 1, True))["code"] == "nothing_asked"
            assert (await asked_to_abandon(people[0], round.table))["code"] == "busy"
            assert (await answered(people[1], round.table, 2, True))["code"] == "not_yours"

    run(story())


def test_a_vote_to_abandon_outlasts_a_move(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            await asked_to_abandon(people[0], round.table)
            await round.follow()
            (seat,) = round.deciders()
            await round.act(seat, round.legal(seat)[0])
            assert [told["info"]["request"]["what"] for told in round.told] == ["abandon", "abandon"]

    run(story())


# ---- playing again


def test_both_who_ask_for_a_rematch_get_to_the_same_table(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, clock="move:60")
            await round.play(at_random(2))
            first = await people[0].post(f"/api/tables/{round.table}/rematch")
            second = await people[1].post(f"/api/tables/{round.table}/rematch")
            assert first["id"] == second["id"] != round.table
            again = first["table"]
            assert [seat["person"] for seat in again["seats"]] == [player.person for player in people]
            assert (again["status"], again["host"], again["clock"], again["private"]) == (
                "open",
                people[0].person,
                "move:60",
                True,
            )
            assert again["commitment"] != round.told[0]["info"]["commitment"]

    run(story())


def test_everybody_at_the_table_is_told_of_the_rematch(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            await round.play(at_random(3))
            again = await people[0].post(f"/api/tables/{round.table}/rematch")
            update = await people[1].receive("update")
            assert (update["what"], update["info"]["rematch"]) == ("rematched", again["id"])

    run(story())


def test_two_who_ask_at_the_same_time_get_to_the_same_table(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            await round.play(at_random(4))
            answers = await asyncio.gather(*(player.post(f"/api/tables/{round.table}/rematch") for player in people))
            assert answers[0]["id"] == answers[1]["id"]

    run(story())


def test_bots_play_again_too(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            table = await created(ada, seats=["random", "me"], start=True)
            await ada.join(table)
            await asked_to_abandon(ada, table, 1)
            again = await ada.post(f"/api/tables/{table}/rematch")
            assert [seat.get("bot", seat.get("name")) for seat in again["table"]["seats"]] == ["random", "Ada"]

    run(story())


def test_no_rematch_while_the_game_runs_nor_for_strangers(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob", "Eve") as (ada, bob, eve):
            table = await created(ada)
            await bob.post(f"/api/tables/{table}/sit")
            await ada.post(f"/api/tables/{table}/start")
            assert await ada.refusal(f"/api/tables/{table}/rematch") == (409, "not_over")
            assert await eve.refusal(f"/api/tables/{table}/rematch") == (403, "not_seated")

    run(story())


def test_my_tables_are_those_at_which_i_have_a_seat(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people)
            await people[0].post("/api/tables", game="platformer", private=True)
            assert [info["id"] for info in await people[1].get("/api/me/tables")] == [table]
            assert len(await people[0].get("/api/me/tables", status="open")) == 2
            assert await people[0].get("/api/me/tables", status="finished") == []

    run(story())
