"""Asking before deciding: why an action is not allowed, and what certainly follows from one that is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import msgspec
import pytest

from bossrush.server import foresight
from bossrush.server.foresight import Asked, Foresight
from bossrush.server.protocol import Forecasted
from bossrush.server.serve import NO_LIMITS
from bossrush.server.table import Table
from tests.server.running import (
    Message,
    Player,
    Server,
    at_random,
    dealt,
    players,
    run,
    running_server,
    started,
    table_for,
)
from tests.server.test_replays import running

BOTH = pytest.mark.parametrize("game", ["platformer", "bossmonster"])


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


async def why(player: Player, table: str, seat: int, action: str) -> Message:
    await player.send(type="why", table=table, seat=seat, action=action)
    return await player.receive("because", "error")


async def forecasts(player: Player, table: str, seat: int, *actions: str) -> Message:
    await player.send(type="forecast", table=table, seat=seat, actions=list(actions))
    return await player.receive("forecasts", "error")


# ---- why


@BOTH
def test_why_tells_what_is_legal_and_names_the_rule_against_the_rest(server: Server, game: str) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, game)
            (seat,) = round.deciders()
            legal = round.legal(seat)
            for text in [legal[0], *server.live(round.table).table.game.texts[::40]]:
                answer = await why(people[seat], round.table, seat, text)
                assert (answer["seat"], answer["action"], answer["version"]) == (seat, text, round.version)
                assert answer["legal"] == (text in legal)
                assert answer.get("rule", "").startswith(("PF-", "BM-")) != answer["legal"]

    run(story())


@BOTH
def test_why_says_so_in_the_language_of_the_connection_for_any_action(server: Server, game: str) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, game)
            (seat,) = round.deciders()
            await people[seat].join(round.table, lang="de")
            texts = server.live(round.table).table.game.texts
            for text in texts:
                await people[seat].send(type="why", table=round.table, seat=seat, action=text)
            answers = [await people[seat].receive("because", "error") for _ in texts]
            assert [answer["action"] for answer in answers] == texts
            assert all(answer["legal"] or answer["text"] for answer in answers)

    run(story())


def test_why_answers_a_seat_that_is_not_asked(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            (seat,) = round.deciders()
            answer = await why(people[1 - seat], round.table, 1 - seat, "pass")
            assert (answer["legal"], answer["reason"]) == (False, "not_asked")

    run(story())


def test_asking_changes_nothing_and_nobody_hears_of_it(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            (seat,) = round.deciders()
            await people[1 - seat].heard()
            await why(people[seat], round.table, seat, "pass")
            await forecasts(people[seat], round.table, seat)
            assert await people[1 - seat].heard() == []
            assert len(server.log(round.table)) == round.version

    run(story())


def test_nobody_asks_for_another_seat(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            (seat,) = round.deciders()
            assert (await why(people[1 - seat], round.table, seat, "pass"))["code"] == "not_yours"
            assert (await forecasts(people[1 - seat], round.table, seat))["code"] == "not_yours"

    run(story())


def test_an_action_the_game_does_not_know_is_refused(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            (seat,) = round.deciders()
            assert (await why(people[seat], round.table, seat, "fly"))["code"] == "unknown_action"
            assert (await forecasts(people[seat], round.table, seat, "fly"))["code"] == "unknown_action"

    run(story())


def test_before_the_start_there_is_nothing_to_ask(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people)
            await people[0].join(table)
            assert (await why(people[0], table, 0, "pass"))["code"] == "not_running"
            assert (await forecasts(people[0], table, 0))["code"] == "not_running"

    run(story())


# ---- forecasts


@BOTH
def test_there_is_a_forecast_for_every_legal_action(server: Server, game: str) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, game)
            (seat,) = round.deciders()
            answer = await forecasts(people[seat], round.table, seat)
            assert [told["action"] for told in answer["forecasts"]] == round.legal(seat)
            assert {told["end"] for told in answer["forecasts"]} <= {"decision", "chance", "hidden", "over"}
            assert (answer["seat"], answer["version"]) == (seat, round.version)

    run(story())


def test_forecasts_of_some_actions_leave_out_those_that_are_not_legal(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, "platformer")
            (seat,) = round.deciders()
            first = round.legal(seat)[0]
            illegal = next(t for t in server.live(round.table).table.game.texts if t not in round.legal(seat))
            answer = await forecasts(people[seat], round.table, seat, first, illegal)
            assert [told["action"] for told in answer["forecasts"]] == [first]

    run(story())


def test_a_forecast_of_several_actions_in_a_row(server: Server) -> None:
    """What follows from the whole row; rows that would not be legal are left out."""

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            with dealt(2):
                round = await started(people, "platformer")
            texts = server.live(round.table).table.game.texts
            chance = at_random(2)
            rows = 0
            while round.version < 80 and not round.over():
                seat = round.deciders()[0]
                action = chance(seat, round.legal(seat))
                (one,) = (await forecasts(people[seat], round.table, seat, action))["forecasts"]
                twin = server.state(round.table)
                twin.play(texts.index(action))
                then = [texts[later] for later in twin.legal(seat)] if one["end"] == "decision" else []
                wanted = [f"{action}, {text}" for text in [*then, next(text for text in texts if text not in then)]]
                whole = (await forecasts(people[seat], round.table, seat, *wanted))["forecasts"] if then else []
                assert [told["action"] for told in whole] == wanted[: len(then)]
                await round.act(seat, action)
                if then:
                    after = (await forecasts(people[seat], round.table, seat))["forecasts"]
                    assert [told["events"] for told in whole] == [one["events"] + told["events"] for told in after]
                rows += len(then)
            assert rows > 40

    run(story())


def test_a_seat_that_is_not_asked_has_no_forecasts(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            (seat,) = round.deciders()
            assert (await forecasts(people[1 - seat], round.table, 1 - seat))["forecasts"] == []

    run(story())


@BOTH
def test_what_was_forecast_comes_true(server: Server, game: str) -> None:
    """Up to where the forecast ends, the events of the move are those that were foreseen."""

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            with dealt(3):
                round = await started(people, game)
            ends: set[str] = set()
            chance = at_random(3)
            while round.version < 60 and not round.over():
                seat = round.deciders()[0]
                action = chance(seat, round.legal(seat))
                answer = await forecasts(people[seat], round.table, seat, action)
                (foreseen,) = answer["forecasts"]
                update = await round.act(seat, action)
                events = update["seats"][0].get("events", [])
                assert events[: len(foreseen["events"])] == foreseen["events"]
                if foreseen["end"] == "decision":
                    assert events == foreseen["events"]
                    assert update["seats"][0]["decision"]["seats"] == foreseen["seats"]
                ends.add(foreseen["end"])
            assert {"decision", "chance" if game == "platformer" else "hidden"} <= ends

    run(story())


def test_forecasts_show_falls_and_wounds(server: Server) -> None:

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            with dealt(1):
                round = await started(people, "platformer")
            seen: set[str] = set()
            chance = at_random(1)
            while not {"fell", "wounded"} <= seen:
                assert round.version < 200, f"only {sorted(seen)} were foreseen"
                seat = round.deciders()[0]
                answer = await forecasts(people[seat], round.table, seat)
                seen |= {event[0] for told in answer["forecasts"] for event in told["events"]}
                await round.act(seat, chance(seat, round.legal(seat)))

    run(story())


# ---- what they cost


def test_new_forecasts_count_as_messages_and_those_that_are_known_do_not() -> None:
    """Of 20 tokens a join takes one, a forecast of 20 rows one and five, the same again one."""
    limits = msgspec.structs.replace(NO_LIMITS, messages=(20.0, 0.001))

    async def story(server: Server) -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, "platformer")
            (seat,) = round.deciders()
            legal = round.legal(seat)
            for first, code in ((0, ""), (0, ""), (0, ""), (20, ""), (40, "too_fast")):
                texts = server.live(round.table).table.game.texts[first : first + 20]
                answer = await forecasts(people[seat], round.table, seat, *(f"{legal[0]}, {text}" for text in texts))
                assert answer.get("code", "") == code

    with running_server(limits=limits) as server:
        run(story(server))


def test_what_was_foreseen_is_kept_until_the_table_changes(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    foreseen: list[str] = []
    foresee = Asked.foresee

    def counting(asked: Asked, text: str) -> Forecasted | None:
        foreseen.append(text)
        return foresee(asked, text)

    monkeypatch.setattr(Asked, "foresee", counting)

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, "platformer")
            (seat,) = round.deciders()
            legal = round.legal(seat)
            first = await forecasts(people[seat], round.table, seat)
            assert await forecasts(people[seat], round.table, seat, *legal, *legal) == first
            assert foreseen == legal
            await people[seat].join(round.table, lang="de")
            await forecasts(people[seat], round.table, seat)
            assert foreseen == legal * 2, "in another language"
            await round.act(seat, legal[0])
            foreseen.clear()
            (seat,) = round.deciders()
            await forecasts(people[seat], round.table, seat)
            assert foreseen == round.legal(seat)

    run(story())


def test_forecasts_are_made_in_slices_with_rests_one_asker_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask for however much, others have the event loop for three quarters of the time."""
    monkeypatch.setattr(foresight, "SLICE", 0.0)
    table = Table(running("platformer").row, running("platformer").game)
    for entry in running("platformer").entries:
        table.fold(entry)
    seat = table.playing().state.seats[0]
    steps: list[float] = []
    busy: list[float] = []
    foresee = Asked.foresee

    def slow(asked: Asked, text: str) -> Forecasted | None:
        begun = time.perf_counter()
        steps.append(begun)
        time.sleep(0.002)
        told = foresee(asked, text)
        busy.append(time.perf_counter() - begun)
        return told

    monkeypatch.setattr(Asked, "foresee", slow)

    async def story() -> None:
        seer = Foresight()
        first = table.game.texts[table.playing().state.legal(seat)[0]]
        askers = [
            Asked(table, seat, "en", [f"{first}, {text}" for text in table.game.texts[i : i + 4]]) for i in (0, 4)
        ]
        await asyncio.gather(*(seer.tell(asked) for asked in askers))
        for now, took, then in zip(steps, busy, steps[1:], strict=False):
            assert then - now >= took + foresight.REST * 0.002

    run(story())
    assert len(steps) == 8


def test_a_forecast_is_of_the_position_it_was_asked_for_though_the_table_goes_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foresight, "SLICE", 0.0)

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, "platformer")
            (seat,) = round.deciders()
            at_once = await forecasts(people[seat], round.table, seat)
            table = server.live(round.table).table
            seer = Foresight()
            asked = Asked(table, seat, "", [])
            await round.act(seat, round.legal(seat)[0])
            assert asked.version == at_once["version"] < table.version
            told = msgspec.to_builtins(await seer.tell(asked))
            assert told == at_once["forecasts"]

    run(story())
