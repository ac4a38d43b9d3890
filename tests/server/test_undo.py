"""Taking back: one's own last decision within the rule, further only if the others agree."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bossrush.kernel.match import replay
from bossrush.kernel.record import RecordError, read_record
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
    started,
)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


def dump(server: Server, table: str) -> str:
    game = server.live(table).table.game
    return game.state_hash(server.state(table))


async def undo(player: Player, table: str, seat: int) -> Message:
    return await player.ask(type="undo", table=table, seat=seat)


async def moved_quietly(server: Server, people: list[Player]) -> tuple[Round, int, str]:
    """Platformer after a decision of which nothing came out; whose it was, and the position before it."""
    with dealt(1):
        round = await started(people, "platformer")
    (seat,) = round.deciders()
    before = dump(server, round.table)
    await round.act(seat, round.legal(seat)[0])
    assert server.live(round.table).table.playing().may_undo(seat)
    return round, seat, before


async def moved_loudly(server: Server, people: list[Player]) -> tuple[Round, int]:
    """Platformer after a decision that cannot simply be taken back; whose it was."""
    with dealt(1):
        round = await started(people, "platformer")
    movers: list[int] = []

    def final() -> bool:
        play = server.live(round.table).table.playing()
        movers[:] = [play.seats[-1]] if play.moves() else []
        return bool(movers) and not play.may_undo(movers[0])

    await round.play(at_random(1), final)
    return round, movers[0]


# ---- within the rule


def test_one_s_own_last_decision_is_taken_back_at_once(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat, before = await moved_quietly(server, people)
            update = await undo(people[seat], round.table, seat)
            assert (update["what"], update["info"].get("moves", 0)) == ("undone", 0)
            assert dump(server, round.table) == before

    run(story())


def test_after_an_undo_everybody_gets_the_view_anew(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat, _ = await moved_quietly(server, people)
            first = await undo(people[seat], round.table, seat)
            await round.catch_up(first["version"] - 1)
            other = await people[1 - seat].receive("update")
            for update, viewer in ((first, seat), (other, 1 - seat)):
                assert [told["view"]["seat"] for told in update["seats"]] == [viewer]
            assert decision(first, seat) is not None

    run(story())


def test_after_an_undo_one_decides_again(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat, _ = await moved_quietly(server, people)
            update = await undo(people[seat], round.table, seat)
            asked = decision(update, seat)
            assert asked is not None
            answer = await people[seat].act(round.table, seat, update["version"], asked["legal"][-1])
            assert answer["type"] == "update"

    run(story())


def test_what_was_decided_before_an_undo_is_stale_after_it(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat, _ = await moved_quietly(server, people)
            old = round.version
            await undo(people[seat], round.table, seat)
            refused = await people[seat].act(round.table, seat, old, round.legal(seat)[0])
            assert (refused["type"], refused["code"]) == ("refused", "stale")

    run(story())


def test_an_undo_sent_again_is_answered_and_not_repeated(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat, _ = await moved_quietly(server, people)
            for kind in ("update", "done"):
                await people[seat].send(type="undo", table=round.table, seat=seat, key="once")
                assert (await people[seat].receive("update", "done"))["type"] == kind
            assert len(server.log(round.table)) == round.version + 1

    run(story())


def test_who_has_decided_nothing_takes_nothing_back(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat, _ = await moved_quietly(server, people)
            refused = await undo(people[1 - seat], round.table, 1 - seat)
            assert (refused["type"], refused["code"]) == ("refused", "undo")

    run(story())


def test_nobody_takes_back_for_another_seat(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat, _ = await moved_quietly(server, people)
            refused = await undo(people[1 - seat], round.table, seat)
            assert (refused["type"], refused["code"]) == ("refused", "not_yours")

    run(story())


# ---- by consent


def test_beyond_the_rule_the_others_are_asked(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await moved_loudly(server, people)
            before = dump(server, round.table)
            asked = await undo(people[seat], round.table, seat)
            assert asked["what"] == "asked"
            assert asked["info"]["request"] == {"seat": seat, "what": "undo", "waiting": [1 - seat]}
            assert dump(server, round.table) == before

    run(story())


def test_if_the_others_agree_it_is_taken_back(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await moved_loudly(server, people)
            moves = server.live(round.table).table.playing().before_last(seat)
            await undo(people[seat], round.table, seat)
            update = await people[1 - seat].ask(type="answer", table=round.table, seat=1 - seat, yes=True)
            assert update["what"] == "answered"
            assert update["info"].get("moves", 0) == moves
            assert "request" not in update["info"]
            assert [told["view"]["seat"] for told in update["seats"]] == [1 - seat]

    run(story())


def rolled(server: Server, table: str) -> list[int]:
    """What the next twenty results of chance would be."""
    chance = server.state(table).chance
    return [chance.below(6) for _ in range(20)]


async def taken_back(people: list[Player], table: str, seat: int) -> Message:
    """Everybody agrees to take back the last decision of this seat."""
    asked = await undo(people[seat], table, seat)
    assert asked["what"] == "asked", asked
    answer = asked
    for other in asked["info"]["request"]["waiting"]:
        answer = await people[other].ask(type="answer", table=table, seat=other, yes=True)
    return answer


def test_after_an_undo_by_consent_the_dice_are_new_and_the_record_verifies(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await moved_loudly(server, people)
            play = server.live(round.table).table.playing()
            at = play.before_last(seat)
            action = play.game.texts[play.actions[at]]
            before = rolled(server, round.table)
            update = await taken_back(people, round.table, seat)
            await round.follow()
            await round.act(seat, action)
            assert rolled(server, round.table) != before
            await taken_back(people, round.table, seat)
            assert server.live(round.table).table.playing().renewals == ((at, 2),)
            assert update["what"] == "answered"
            await people[0].ask(type="abandon", table=round.table, seat=0)
            await people[1].ask(type="answer", table=round.table, seat=1, yes=True)
            file = (await people[0].http.get(f"/api/records/{round.table}/file")).text
            assert "\nagain: 2 ! " in file
            game = server.live(round.table).table.game
            replay(game, read_record(file))
            with pytest.raises(RecordError, match="did not bring the recorded chance results"):
                replay(game, read_record(file.replace("\nagain: 2 ", "\nagain: 3 ")))

    run(story())


def test_an_undo_within_the_rule_leaves_the_dice_as_they_are(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat, _ = await moved_quietly(server, people)
            before = rolled(server, round.table)
            assert (await undo(people[seat], round.table, seat))["what"] == "undone"
            assert rolled(server, round.table) == before

    run(story())


def test_if_one_of_the_others_says_no_it_stays(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await moved_loudly(server, people)
            before = dump(server, round.table)
            await undo(people[seat], round.table, seat)
            update = await people[1 - seat].ask(type="answer", table=round.table, seat=1 - seat, yes=False)
            assert "request" not in update["info"]
            assert dump(server, round.table) == before

    run(story())


def test_a_move_ends_the_vote_and_everybody_is_told(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await moved_loudly(server, people)
            await undo(people[seat], round.table, seat)
            await round.follow()
            decider = round.deciders()[0]
            await round.act(decider, round.legal(decider)[0])
            assert ["request" in told["info"] for told in round.told] == [False, False]

    run(story())


def test_of_three_people_everybody_has_to_agree(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob", "Cy") as people:
            round, seat = await moved_loudly(server, people)
            moves = server.live(round.table).table.playing().moves()
            asked = await undo(people[seat], round.table, seat)
            one, two = asked["info"]["request"]["waiting"]
            update = await people[one].ask(type="answer", table=round.table, seat=one, yes=True)
            assert update["info"]["moves"] == moves
            assert update["info"]["request"]["waiting"] == [two]
            update = await people[two].ask(type="answer", table=round.table, seat=two, yes=True)
            assert update["info"].get("moves", 0) < moves

    run(story())


def test_alone_against_bots_nobody_is_asked(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            with dealt(2):
                made = await ada.post("/api/tables", game="bossmonster", seats=["me", "random"], start=True)
            table = made["id"]
            message = await ada.join(table)
            while not decision(message, 0):
                message = await ada.receive("update")
            asked = decision(message, 0)
            assert asked is not None
            message = await ada.act(table, 0, message["version"], asked["legal"][0])
            while not decision(message, 0):  # the bot has decided too
                message = await ada.receive("update")
            before = server.live(table).table.playing().moves()
            update = await undo(ada, table, 0)
            assert update["info"].get("moves", 0) < before
            assert "request" not in update["info"]
            assert decision(update, 0) is not None

    run(story())


def test_a_hidden_choice_is_taken_back_while_the_others_still_choose(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            with dealt(4):
                round = await started(people)
            await round.play(lambda seat, legal: "no", lambda: len(round.deciders()) == 2)
            legal = round.legal(0)
            await round.act(0, legal[0])
            update = await undo(people[0], round.table, 0)
            asked = decision(update, 0)
            assert update["what"] == "undone"
            assert asked is not None
            assert asked["legal"] == legal

    run(story())
