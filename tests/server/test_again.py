"""Requests that are sent again, because their answer did not arrive: answered, and never carried out twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bossrush.server.store.base import StoreError
from tests.server.running import Message, Player, Round, Server, at_random, dealt, players, run, running_server, started

LATER = 62
"""So many further requests of a seat do not make the table forget the one before them: it remembers 64."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


async def send(player: Player, **message: object) -> Message:
    """Send this request and wait for its answer."""
    await player.send(**message)
    while True:
        answer = await player.receive("update", "done", "refused", "error")
        if answer["type"] == "error" or answer.get("key") == message["key"]:
            return answer


async def begun(people: list[Player]) -> tuple[Round, int]:
    """Platformer, and who decides."""
    with dealt(1):
        round = await started(people, "platformer")
    return round, round.deciders()[0]


async def act_and_undo(round: Round, seat: int, times: int) -> None:
    """Requests of a seat that change nothing in the end: a move and its undo, again and again."""
    player, told = round.people[seat], round.told[seat]
    for _ in range(times // 2):
        told = await player.act(round.table, seat, told["version"], round.legal(seat)[0])
        assert told["type"] == "update", told
        told = await player.ask(type="undo", table=round.table, seat=seat)
        assert told["what"] == "undone", told
    round.told[seat] = told
    await round.catch_up(told["version"])


def moves(server: Server, table: str) -> int:
    return server.live(table).table.playing().moves()


@pytest.mark.parametrize("later", [0, LATER])
def test_an_act_sent_again_is_answered_also_if_its_move_was_taken_back(server: Server, later: int) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await begun(people)
            request = {"type": "act", "table": round.table, "seat": seat, "key": "mine", "version": round.version}
            first = await send(people[seat], **request, actions=[round.legal(seat)[0]])
            await people[seat].ask(type="undo", table=round.table, seat=seat)
            await round.follow()
            await act_and_undo(round, seat, later)
            again = await send(people[seat], **request, actions=[round.legal(seat)[0]])
            assert (again["type"], again["version"]) == ("done", first["version"])
            assert moves(server, round.table) == 0

    run(story())


@pytest.mark.parametrize("later", [0, LATER - 2])
def test_an_undo_sent_again_takes_back_no_second_move(server: Server, later: int) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await begun(people)
            for _ in range(3):
                await round.act(seat, round.legal(seat)[0])
            assert round.deciders() == [seat]
            request = {"type": "undo", "table": round.table, "seat": seat, "key": "back"}
            first = await send(people[seat], **request)
            assert first["what"] == "undone"
            await people[seat].disconnect()
            await people[seat].connect()
            await round.follow()
            await act_and_undo(round, seat, later)
            again = await send(people[seat], **request)
            assert (again["type"], again["version"]) == ("done", first["version"])
            assert moves(server, round.table) == 2

    run(story())


async def loud(server: Server, people: list[Player]) -> tuple[Round, int]:
    """A position in which taking back needs the others; whose last move it was."""
    round, _ = await begun(people)
    play = server.live(round.table).table.playing()
    await round.play(at_random(1), lambda: play.moves() > 0 and not play.may_undo(play.seats[-1]))
    return round, play.seats[-1]


@pytest.mark.parametrize("agreed", [False, True])
def test_an_undo_that_was_voted_on_is_answered_when_sent_again(server: Server, agreed: bool) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await loud(server, people)
            request = {"type": "undo", "table": round.table, "seat": seat, "key": "back"}
            first = await send(people[seat], **request)
            assert first["what"] == "asked"
            if agreed:
                await people[1 - seat].ask(type="answer", table=round.table, seat=1 - seat, yes=True)
            left = moves(server, round.table)
            again = await send(people[seat], **request)
            assert (again["type"], again["version"]) == ("done", first["version"])
            assert moves(server, round.table) == left

    run(story())


def test_a_question_and_its_answer_sent_again_are_answered(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob", "Cy") as people:
            round, _ = await begun(people)
            abandon = {"type": "abandon", "table": round.table, "seat": 0, "key": "enough"}
            yes = {"type": "answer", "table": round.table, "seat": 1, "yes": True, "key": "yes"}
            asked, agreed = await send(people[0], **abandon), await send(people[1], **yes)
            assert agreed["info"]["status"] == "closed"
            for player, request, first in ((people[0], abandon, asked), (people[1], yes, agreed)):
                again = await send(player, **request)
                assert (again["type"], again["version"]) == ("done", first["version"])

    run(story())


def test_several_actions_cut_off_in_the_middle_are_answered_with_how_many_there_were(server: Server) -> None:
    """The store fails after the first: the client is told to send it again, and then what became of it."""

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await begun(people)
            live = server.live(round.table)
            append, calls = live.hub.store.append, 0

            async def failing(table: str, version: int, entry: bytes, due: int = -1) -> bool:
                nonlocal calls
                calls += 1
                if calls == 2:
                    raise StoreError("away")
                return await append(table, version, entry, due)

            two = [round.legal(seat)[0]]
            twin = server.state(round.table)
            twin.answer(seat, live.table.game.ids[two[0]])
            twin.run()
            two.append(live.table.game.texts[twin.legal(seat)[0]])
            request = {"type": "act", "table": round.table, "seat": seat, "key": "two", "version": round.version}
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(live.hub.store, "append", failing)
                await people[seat].send(**request, actions=two)
                assert (await people[seat].receive("refused"))["code"] == "unavailable"
            again = await send(people[seat], **request, actions=two)
            assert (again["type"], again.get("applied", 1), again["version"]) == ("done", 1, round.version + 1)
            assert moves(server, round.table) == 1

    run(story())


def test_requests_are_known_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite"

    async def before(server: Server) -> tuple[str, int, dict[str, str], list[Message]]:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await begun(people)
            about = {"table": round.table, "seat": seat}
            for number in range(2):
                await round.act(seat, round.legal(seat)[0])
                assert round.deciders() == [seat], number
            requests: list[Message] = [{"type": "undo", "key": "back", **about}]
            await send(people[seat], **requests[0])
            await round.follow()
            await act_and_undo(round, seat, LATER - 2)
            requests.append({"type": "abandon", "key": "enough", **about})
            await send(people[seat], **requests[1])
            return round.table, seat, dict(people[seat].http.cookies), requests

    async def after(server: Server, table: str, cookies: dict[str, str], requests: list[Message]) -> None:
        player = Player(server, "again")
        player.http.cookies.update(cookies)
        await player.connect()
        version = (await player.join(table))["version"]
        for request in requests:
            assert (await send(player, **request))["type"] == "done"
        assert moves(server, table) == 1
        assert len(server.log(table)) == version
        await player.disconnect()
        await player.http.aclose()

    with running_server(db=database, data=tmp_path) as server:
        table, _, cookies, requests = run(before(server))
    with running_server(db=database, data=tmp_path) as server:
        run(after(server, table, cookies, requests))
