"""Playing over the WebSocket: who may do what, in which order it is told, and what is refused."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator

import pytest

from bossrush.kernel.chance import commitment
from bossrush.kernel.core import Core
from tests.server.running import (
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
    sensibly,
    started,
    table_for,
)

BOTH = pytest.mark.parametrize("game", ["platformer", "bossmonster"])
SHORT = 13
"""With this secret the games are short."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


def updates(player: Player, table: str) -> list[Message]:
    return [message for message in player.inbox if message["type"] == "update" and message["table"] == table]


def names_of_events(update: Message) -> list[str]:
    return [event[0] for told in update["seats"] for event in told.get("events", [])]


# ---- whole games


@BOTH
def test_two_people_play_a_whole_game_and_see_the_same_course(server: Server, game: str) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            with dealt(SHORT):
                round = await started(people, game)
            first = round.version + 1
            await round.play(sensibly(server, round.table))
            seen = [updates(player, round.table) for player in people]
            assert [update["version"] for update in seen[0]] == list(range(first, round.version + 1))
            assert [update["version"] for update in seen[1]] == list(range(first, round.version + 1))
            assert [names_of_events(update) for update in seen[0]] == [names_of_events(update) for update in seen[1]]
            ends = [told["info"] for told in round.told]
            assert ends[0] == ends[1]
            assert ends[0]["winners"] in ([0], [1])
            assert ends[0]["moves"] == round.version - first + 1

    run(story())


def test_the_secret_is_revealed_at_the_end_and_is_the_one_committed_to(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            before = round.told[0]["info"]
            assert "secret" not in before
            await round.play(at_random(0))
            after = round.told[0]["info"]
            assert after["commitment"] == before["commitment"] == commitment(after["secret"])

    run(story())


def test_nothing_of_the_secret_is_told_before_the_end(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            secret = server.live(round.table).table.row.secret
            await round.play(at_random(1), lambda: round.version > 30)
            told = json.dumps([player.inbox for player in people])
            assert secret not in told
            assert secret not in json.dumps(await people[0].get(f"/api/tables/{round.table}"))

    run(story())


def test_after_the_end_no_action_is_taken(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            await round.play(at_random(2))
            refused = await people[0].act(round.table, 0, round.version, "pass")
            assert (refused["type"], refused["code"]) == ("refused", "not_running")

    run(story())


# ---- joining


@BOTH
def test_a_player_who_joins_gets_the_version_the_view_and_the_decision(server: Server, game: str) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, game)
            seat = round.deciders()[0]
            joined = await people[seat].join(round.table)
            state = server.live(round.table).table.playing().state
            view = server.live(round.table).table.game.view(state, seat)
            (told,) = joined["seats"]
            assert joined["version"] == len(server.log(round.table))
            assert joined["mine"] == [seat]
            assert told["seat"] == seat
            assert told["view"] == view
            assert told["decision"] == view["decision"]
            assert joined["info"]["status"] == "running"
            assert [info["name"] for info in joined["info"]["seats"]] == ["Ada", "Bob"]

    run(story())


def test_before_the_start_there_is_a_table_but_no_view(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people)
            joined = await people[1].join(table)
            assert joined["info"]["status"] == "open"
            assert joined.get("seats", []) == []

    run(story())


def test_the_start_brings_the_view_to_those_who_wait(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people)
            await people[1].join(table)
            await people[0].post(f"/api/tables/{table}/start")
            update = await people[1].receive("update")
            assert update["what"] == "started"
            assert update["info"]["status"] == "running"
            assert [told["view"]["seat"] for told in update["seats"]] == [1]

    run(story())


# ---- what is refused


async def unchanged(server: Server, round: Round, refused: Message) -> None:
    """A refusal names the present version, nothing was stored, and nobody else heard of it."""
    assert refused["version"] == round.version == len(server.log(round.table))
    for player in round.people:
        assert await player.heard() == []


def test_nobody_acts_for_the_seat_of_another(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            seat = round.deciders()[0]
            await asyncio.gather(*(player.heard() for player in people))
            refused = await people[1 - seat].act(round.table, seat, round.version, round.legal(seat)[0])
            assert (refused["type"], refused["code"]) == ("refused", "not_yours")
            await unchanged(server, round, refused)

    run(story())


def test_a_spectator_acts_for_nobody(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob", "Eve") as (*people, eve):
            round = await started(people)
            seat = round.deciders()[0]
            await eve.join(round.table, invite=server.live(round.table).table.row.invite)
            await asyncio.gather(*(player.heard() for player in people))
            refused = await eve.act(round.table, seat, round.version, round.legal(seat)[0])
            assert (refused["type"], refused["code"]) == ("refused", "not_yours")
            await unchanged(server, round, refused)

    run(story())


@BOTH
def test_acting_out_of_turn_is_refused_with_the_rule(server: Server, game: str) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, game)
            (seat,) = round.deciders()
            await asyncio.gather(*(player.heard() for player in people))
            refused = await people[1 - seat].act(round.table, 1 - seat, round.version, round.legal(seat)[0])
            rule = server.live(round.table).table.game.out_of_turn_rule()
            assert (refused["code"], refused["rule"], refused["reason"]) == ("rule", rule, "not_asked")
            await unchanged(server, round, refused)

    run(story())


@BOTH
def test_an_action_against_the_rules_is_refused_with_the_rule(server: Server, game: str) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, game)
            (seat,) = round.deciders()
            await asyncio.gather(*(player.heard() for player in people))
            texts = server.live(round.table).table.game.texts
            illegal = next(text for text in texts if text not in round.legal(seat))
            refused = await people[seat].act(round.table, seat, round.version, illegal)
            assert refused["code"] == "rule"
            assert refused["rule"].startswith(("PF-", "BM-"))
            assert refused["reason"]
            await unchanged(server, round, refused)

    run(story())


@BOTH
def test_an_action_the_game_does_not_know_is_refused(server: Server, game: str) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people, game)
            (seat,) = round.deciders()
            await asyncio.gather(*(player.heard() for player in people))
            refused = await people[seat].act(round.table, seat, round.version, "castle queenside")
            assert (refused["type"], refused["code"]) == ("refused", "unknown_action")
            await unchanged(server, round, refused)

    run(story())


def test_a_stale_action_is_refused_with_the_present_version(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            old = round.version
            await round.play(at_random(3), lambda: round.version > old + 10)
            seat = round.deciders()[0]
            await asyncio.gather(*(player.heard() for player in people))
            refused = await people[seat].act(round.table, seat, old, round.legal(seat)[0])
            assert (refused["type"], refused["code"]) == ("refused", "stale")
            await unchanged(server, round, refused)

    run(story())


def test_before_the_start_no_action_is_taken(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people)
            await people[0].join(table)
            refused = await people[0].act(table, 0, 2, "pass")
            assert (refused["type"], refused["code"]) == ("refused", "not_running")

    run(story())


def test_one_acts_only_at_a_table_one_has_joined(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people)
            error = await people[0].act(table, 0, 2, "pass")
            assert (error["type"], error["code"]) == ("error", "not_joined")

    run(story())


# ---- requests that are sent again


def test_a_repeated_request_is_answered_and_not_repeated(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            (seat,) = round.deciders()
            action, version = round.legal(seat)[0], round.version
            first = await people[seat].act(round.table, seat, version, action, key="once")
            again = await people[seat].act(round.table, seat, version, action, key="once")
            assert first["type"] == "update"
            assert (again["type"], again["key"], again["version"]) == ("done", "once", first["version"])
            assert len(server.log(round.table)) == version + 1

    run(story())


def test_a_request_is_recognised_on_another_connection(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            (seat,) = round.deciders()
            action, version = round.legal(seat)[0], round.version
            await people[seat].act(round.table, seat, version, action, key="once")
            await people[seat].disconnect()
            await people[seat].connect()
            await people[seat].join(round.table, since=version)
            again = await people[seat].act(round.table, seat, version, action, key="once")
            while again["type"] == "update":  # what was missed comes first
                again = await people[seat].receive("update", "done")
            assert (again["type"], again["version"]) == ("done", version + 1)
            assert len(server.log(round.table)) == version + 1

    run(story())


def test_the_key_of_another_seat_is_another_request(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            acted: set[int] = set()
            while len(acted) < len(people):
                seat = round.deciders()[0]
                key = "same" if seat not in acted else ""
                answer = await people[seat].act(round.table, seat, round.version, round.legal(seat)[0], key=key)
                assert answer["type"] == "update"
                acted.add(seat)
                round.told[seat] = answer
                await round.catch_up(answer["version"])
            assert {seat for seat in (0, 1) if f"{seat}:same" in server.live(round.table).table.keys} == {0, 1}

    run(story())


def test_only_the_one_who_asked_gets_the_key_of_the_request(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            (seat,) = round.deciders()
            await round.act(seat, round.legal(seat)[0])
            assert "key" in round.told[seat]
            assert "key" not in round.told[1 - seat]

    run(story())


# ---- several actions in one message


Sort = Callable[[Core, Core, int], bool]


def quiet(before: Core, after: Core, seat: int) -> bool:
    """Nothing came out and the same seat decides again."""
    return after.seats == [seat] and not came_out(before, after)


def loud(before: Core, after: Core, seat: int) -> bool:
    """Chance spoke or a hidden fact came out, and the same seat decides again."""
    return after.seats == [seat] and came_out(before, after)


def passing(before: Core, after: Core, seat: int) -> bool:
    """Another seat decides now."""
    return bool(after.seats) and seat not in after.seats


def came_out(before: Core, after: Core) -> bool:
    return before.secrets + before.chance.drawn != after.secrets + after.chance.drawn


def find_two(server: Server, table: str, seat: int, first: Sort, then: Sort) -> tuple[str, str] | None:
    """Two actions in a row that are of these sorts, if the seat has such."""
    state = server.state(table)
    texts = server.live(table).table.game.texts
    for one in state.legal(seat):
        middle = state.copy()
        middle.answer(seat, one)
        middle.run()
        if not first(state, middle, seat):
            continue
        for two in middle.legal(seat):
            end = middle.copy()
            end.answer(seat, two)
            end.run()
            if then(middle, end, seat):
                return texts[one], texts[two]
    return None


async def round_with(server: Server, people: list[Player], first: Sort, then: Sort) -> tuple[Round, int, list[str]]:
    """A game of Platformer in which somebody has two such actions."""
    with dealt(1):
        round = await started(people, "platformer")
    found: list[tuple[int, tuple[str, str]]] = []

    def is_there() -> bool:
        seat = round.deciders()[0]
        two = find_two(server, round.table, seat, first, then)
        if two is not None:
            found.append((seat, two))
        return two is not None

    await round.play(at_random(1), is_there)
    seat, two = found[0]
    return round, seat, list(two)


async def send_several(round: Round, seat: int, actions: list[str]) -> tuple[list[Message], Message]:
    """All updates that acknowledge these actions, and what comes at the end."""
    player = round.people[seat]
    before = len(player.inbox)
    await player.act(round.table, seat, round.version, *actions, key="several")
    end = player.inbox[-1]
    while end["type"] == "update":
        end = await player.receive("update", "done", "refused")
    acknowledged = [message for message in player.inbox[before:] if message["type"] == "update"]
    return acknowledged, end


def test_several_actions_are_applied_in_order(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat, actions = await round_with(server, people, quiet, quiet)
            version = round.version
            acknowledged, end = await send_several(round, seat, actions)
            assert [update["version"] for update in acknowledged] == [version + 1, version + 2]
            assert (end["type"], end["applied"], end["version"]) == ("done", 2, version + 2)

    run(story())


@pytest.mark.parametrize("sort", [loud, passing])
def test_several_actions_stop_where_something_comes_out_or_another_decides(server: Server, sort: Sort) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat, (one, two) = await round_with(server, people, quiet, sort)
            version = round.version
            acknowledged, end = await send_several(round, seat, [one, two, "end"])
            assert [update["version"] for update in acknowledged] == [version + 1, version + 2]
            assert (end["type"], end["applied"], end["version"]) == ("done", 2, version + 2)
            assert len(server.log(round.table)) == version + 2

    run(story())


def test_several_actions_stop_at_a_refusal(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat, (one, two) = await round_with(server, people, quiet, quiet)
            version = round.version
            acknowledged, end = await send_several(round, seat, [one, "no such thing", two])
            assert [update["version"] for update in acknowledged] == [version + 1]
            assert (end["type"], end.get("applied", 1), end["version"]) == ("done", 1, version + 1)

    run(story())


def test_if_the_first_of_several_actions_is_refused_none_is_applied(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat, (one, two) = await round_with(server, people, quiet, quiet)
            acknowledged, end = await send_several(round, seat, ["no such thing", one, two])
            assert acknowledged == []
            assert (end["type"], end["code"], end["version"]) == ("refused", "unknown_action", round.version)

    run(story())


def test_several_actions_sent_again_are_answered_with_how_many_were_applied(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat, actions = await round_with(server, people, quiet, quiet)
            version = round.version
            await send_several(round, seat, actions)
            acknowledged, end = await send_several(round, seat, actions)
            assert acknowledged == []
            assert (end["type"], end["applied"], end["version"]) == ("done", 2, version + 2)
            assert len(server.log(round.table)) == version + 2

    run(story())


# ---- simultaneous secret choices


async def opening_discards(people: list[Player]) -> Round:
    """Boss Monster when everybody has to choose cards to discard."""
    with dealt(4):
        round = await started(people)
    await round.play(lambda seat, legal: "no", lambda: len(round.deciders()) == 2)
    return round


def hand_of(server: Server, table: str, seat: int) -> list[str]:
    state = server.live(table).table.playing().state
    view: Message = server.live(table).table.game.view(state, seat)
    return list(view["players"][seat]["hand"])


def test_both_may_answer_a_simultaneous_question_with_the_version_they_saw(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await opening_discards(people)
            version = round.version
            for seat in (0, 1):
                answer = await people[seat].act(round.table, seat, version, round.legal(seat)[0])
                assert answer["type"] == "update", answer
            assert len(server.log(round.table)) == version + 2

    run(story())


def test_one_s_own_second_choice_needs_the_version_after_the_first(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await opening_discards(people)
            version = round.version
            first = await people[0].act(round.table, 0, version, round.legal(0)[0])
            asked = decision(first, 0)
            assert asked is not None
            refused = await people[0].act(round.table, 0, version, asked["legal"][0])
            assert (refused["type"], refused["code"]) == ("refused", "stale")

    run(story())


def test_the_choice_of_another_is_in_nothing_one_receives(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await opening_discards(people)
            others = hand_of(server, round.table, 1)
            text = next(text for text in round.legal(0) if not any(card in text for card in others))
            card = text.split()[-1]
            assert card in hand_of(server, round.table, 0)
            await people[1].heard()
            before = len(people[1].inbox)
            await people[0].act(round.table, 0, round.version, text)
            await people[1].join(round.table)
            await people[1].heard()
            received = json.dumps(people[1].inbox[before:])
            assert '"update"' in received
            assert card not in received

    run(story())
