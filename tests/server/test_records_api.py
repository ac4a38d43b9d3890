"""Finished games over HTTP: listed, replayed, downloaded and verified, continued; and where the dice came from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bossrush.cli import main
from bossrush.kernel.record import Record, read_record
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
    table_for,
)

ALL = "-3"
PUBLIC = "-1"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


async def played(people: list[Player]) -> Round:
    """A game of Boss Monster, to its end."""
    round = await started(people)
    await round.play(at_random(1))
    return round


async def file_of(player: Player, table: str) -> str:
    response = await player.http.get(f"/api/records/{table}/file")
    assert response.status_code == 200, response.text
    return response.text


async def record_of(player: Player, table: str) -> Record:
    return read_record(await file_of(player, table))


async def timeline(player: Player, table: str, **query: str) -> Message:
    return dict(await player.get(f"/api/records/{table}/timeline", **query))


async def status_of(player: Player, path: str, **query: str) -> tuple[int, str]:
    response = await player.http.get(path, params=query)
    return response.status_code, response.json().get("code", "")


def verified(text: str, folder: Path) -> bool:
    """What `bossrush record verify` says."""
    file = folder / "record.txt"
    file.write_text(text)
    return main(["record", "verify", str(file)]) == 0


# ---- the file


def test_the_record_of_a_game_passes_verification(server: Server, tmp_path: Path) -> None:
    async def story() -> str:
        async with players(server, "Ada", "Bob") as people:
            round = await played(people)
            response = await people[1].http.get(f"/api/records/{round.table}/file")
            assert response.headers["content-type"].startswith("text/plain")
            assert response.headers["content-disposition"] == f'attachment; filename="bossrush-{round.table}.txt"'
            record = read_record(response.text)
            assert record.seats == ["Ada", "Bob"]
            assert record.commitment == round.told[0]["info"]["commitment"]
            assert record.seed == round.told[0]["info"]["secret"]
            return response.text

    assert verified(run(story()), tmp_path)


def test_a_record_of_platformer_played_by_bots_passes_verification(server: Server, tmp_path: Path) -> None:
    async def story() -> str:
        async with Player(server, "Ada") as ada:
            with dealt(13):
                made = await ada.post("/api/tables", game="platformer", seats=["heuristic", "heuristic"], start=True)
            message = await ada.join(made["id"])
            while message.get("info", {}).get("status") != "finished":
                message = await ada.receive("update")
            assert (await record_of(ada, made["id"])).seats == ["bot: heuristic", "bot: heuristic"]
            return await file_of(ada, made["id"])

    assert verified(run(story()), tmp_path)


def test_a_record_that_was_changed_does_not_pass(server: Server, tmp_path: Path) -> None:
    async def story() -> str:
        async with players(server, "Ada", "Bob") as people:
            return await file_of(people[0], (await played(people)).table)

    text = run(story())
    line = next(line for line in text.splitlines() if line.startswith("seed: "))
    assert not verified(text.replace(line, "seed: " + "0" * 64), tmp_path)


def test_moves_that_were_taken_back_are_not_in_the_record(server: Server, tmp_path: Path) -> None:
    async def story() -> str:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            await round.play(lambda seat, legal: "no", lambda: len(round.deciders()) == 2)
            before = server.live(round.table).table.playing().moves()
            await round.act(0, round.legal(0)[0])
            undone = await people[0].ask(type="undo", table=round.table, seat=0)
            assert undone["info"].get("moves", 0) == before
            await round.follow()
            await round.play(at_random(2))
            record = await record_of(people[0], round.table)
            assert len(record.moves) == round.told[0]["info"]["moves"]
            return await file_of(people[0], round.table)

    assert verified(run(story()), tmp_path)


def test_there_is_no_record_while_the_game_runs(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            assert await status_of(people[0], f"/api/records/{round.table}/file") == (409, "not_over")
            refused = await people[0].refusal(f"/api/records/{round.table}/fork", moves=0)
            assert refused == (409, "not_over")

    run(story())


# ---- lists and links


def test_finished_public_games_are_listed(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            hidden = await played(people)
            made = await people[0].post("/api/tables", game="bossmonster")
            await people[1].post(f"/api/tables/{made['id']}/sit")
            await people[0].post(f"/api/tables/{made['id']}/start")
            shown = await Round(made["id"], people).follow()
            await shown.play(at_random(3))
            records = await eve.get("/api/records", game="bossmonster")
            while shown.table not in [record["id"] for record in records]:  # the summary is written a moment later
                records = await eve.get("/api/records", game="bossmonster")
            assert hidden.table not in [record["id"] for record in records]
            assert await eve.get("/api/records", game="platformer") == [
                record for record in await eve.get("/api/records") if record["game"] == "platformer"
            ]

    run(story())


def test_a_private_game_is_shared_by_its_link(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            round = await played(people)
            invite = (await people[0].get(f"/api/tables/{round.table}/invite"))["invite"]
            for path in (f"/api/records/{round.table}/file", f"/api/records/{round.table}/timeline"):
                assert await status_of(eve, path) == (404, "no_table")
                assert (await eve.http.get(path, params={"invite": invite})).status_code == 200

    run(story())


# ---- replays


def test_a_replay_shows_a_seat_what_it_was_told(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            first = round.version
            await round.play(at_random(4), lambda: round.version > first + 40)
            await people[1].heard()
            for seat in (0, 1):
                replay = await timeline(people[seat], round.table, seat=str(seat))
                told = [
                    update["seats"][0].get("events", [])
                    for update in people[seat].inbox
                    if update["type"] == "update" and update["version"] > first
                ]
                assert [move["events"] for move in replay["moves"][1:]] == told
                assert replay["moves"][0]["number"] == 0
                assert not replay["over"]

    run(story())


def test_while_the_game_runs_a_replay_names_only_one_s_own_actions(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            await round.play(at_random(5), lambda: round.version > 40)
            replay = await timeline(people[0], round.table, seat="0")
            assert {bool(move.get("action")) == (move["seat"] == 0) for move in replay["moves"]} == {True}

    run(story())


def test_while_the_game_runs_nobody_replays_what_others_know(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await started(people)
            path = f"/api/records/{round.table}/timeline"
            assert await status_of(people[0], path, seat="1") == (403, "not_yours")
            assert await status_of(people[0], path, seat=ALL) == (403, "not_yours")
            assert (await people[0].http.get(path, params={"seat": PUBLIC})).status_code == 200

    run(story())


@pytest.mark.parametrize(("order", "status"), [({}, 200), ({"delay": 5}, 403), ({"spectators": False}, 403)])
def test_spectators_replay_a_running_game_only_if_they_may_watch_it_live(
    server: Server, order: dict[str, object], status: int
) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            made = await people[0].post("/api/tables", game="bossmonster", **order)
            await people[1].post(f"/api/tables/{made['id']}/sit")
            await people[0].post(f"/api/tables/{made['id']}/start")
            assert (await status_of(eve, f"/api/records/{made['id']}/timeline", seat=PUBLIC))[0] == status

    run(story())


def test_before_the_start_there_is_nothing_to_replay(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people)
            assert await status_of(people[0], f"/api/records/{table}/timeline") == (409, "not_running")

    run(story())


def test_after_the_end_everybody_sees_each_seat_s_knowledge_and_everything_open(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await played(people)
            seats = [await timeline(people[0], round.table, seat=str(seat)) for seat in (-1, 0, 1)]
            everything = await timeline(people[0], round.table, seat=ALL)
            moves = round.told[0]["info"]["moves"]
            assert {replay["total"] for replay in [*seats, everything]} == {moves}
            assert all(move["action"] for move in everything["moves"][1:])
            assert [unknown(replay) > 0 for replay in seats] == [True, True, True]
            assert unknown(everything) == 0
            assert await status_of(people[0], f"/api/records/{round.table}/timeline", seat="2") == (404, "no_seat")
            assert await status_of(people[0], f"/api/records/{round.table}/timeline", seat="-2") == (404, "no_seat")

    run(story())


def unknown(replay: Message) -> int:
    """How many words of the events are hidden."""
    return sum(event.count("?") for move in replay["moves"] for event in move["events"])


def test_a_replay_has_views_and_comes_in_parts_if_asked(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await played(people)
            whole = await timeline(people[0], round.table, seat="1", views="true")
            part = await timeline(people[0], round.table, seat="1", views="true", after="10", limit="5")
            assert [move["number"] for move in part["moves"]] == [11, 12, 13, 14, 15]
            assert part["moves"] == whole["moves"][11:16]
            assert {view["seat"] for move in whole["moves"] for view in move["views"]} == {1}
            open_views = await timeline(people[0], round.table, seat=ALL, views="true", limit="1")
            assert [view["seat"] for view in open_views["moves"][0]["views"]] == [0, 1]

    run(story())


def test_an_abandoned_game_can_be_replayed_and_downloaded(server: Server, tmp_path: Path) -> None:
    async def story() -> str:
        async with Player(server, "Ada") as ada:
            made = await ada.post("/api/tables", game="bossmonster", seats=["me", "random"], start=True)
            message = await ada.join(made["id"])
            while not decision(message, 0):
                message = await ada.receive("update")
            await ada.ask(type="abandon", table=made["id"], seat=0)
            for seat in (ALL, PUBLIC, "0", "1"):
                assert (await status_of(ada, f"/api/records/{made['id']}/timeline", seat=seat))[0] == 200
            return await file_of(ada, made["id"])

    assert verified(run(story()), tmp_path)


# ---- going on from a moment


async def fork(player: Player, table: str, moves: int, **more: object) -> Message:
    return await player.post(f"/api/records/{table}/fork", moves=moves, **more)


def test_a_fork_begins_where_the_game_stood(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await played(people)
            replay = await timeline(people[0], round.table, seat="0", views="true", limit="30")
            made = await fork(people[0], round.table, 30, seats=["me", "me"], hot_seat=True)
            assert made["table"]["fork_of"] == round.table
            assert made["table"]["private"]
            await people[0].post(f"/api/tables/{made['id']}/start")
            joined = await people[0].join(made["id"])
            assert joined["info"]["moves"] == 30
            assert joined["seats"][0]["view"] == replay["moves"][30]["views"][0]

    run(story())


def test_a_forked_game_is_played_with_new_chance_and_its_record_verifies(server: Server, tmp_path: Path) -> None:
    async def story() -> tuple[str, str]:
        async with players(server, "Ada", "Bob") as people:
            round = await played(people)
            made = await fork(people[0], round.table, 20)
            await people[1].post(f"/api/tables/{made['id']}/sit", invite=made["invite"])
            await people[0].post(f"/api/tables/{made['id']}/start")
            again = await Round(made["id"], people).follow()
            await again.play(at_random(9))
            return await file_of(people[0], round.table), await file_of(people[0], made["id"])

    texts = run(story())
    old, new = (read_record(text) for text in texts)
    assert new.seed != old.seed
    assert [(m.seat, m.action) for m in new.moves[:20]] == [(m.seat, m.action) for m in old.moves[:20]]
    assert new.given == len(old.opening) + sum(len(move.results) for move in old.moves[:20])
    assert verified(texts[1], tmp_path)


def test_moves_taken_over_by_a_fork_are_not_taken_back(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await played(people)
            made = await fork(people[0], round.table, 10, seats=["me", "me"], hot_seat=True)
            await people[0].post(f"/api/tables/{made['id']}/start")
            await people[0].join(made["id"])
            refused = await people[0].ask(type="undo", table=made["id"], seat=0)
            assert (refused["type"], refused["code"]) == ("refused", "undo")

    run(story())


def test_a_fork_from_a_moment_that_was_not_or_after_the_end_is_refused(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await played(people)
            moves = round.told[0]["info"]["moves"]
            for bad in (moves, moves + 1):
                status, _ = await people[0].refusal(f"/api/records/{round.table}/fork", moves=bad)
                assert status == 400

    run(story())


# ---- entropy of the seats


def test_what_seats_add_to_the_seed_changes_what_is_dealt(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            hands = []
            for entropy in ("", "", "dragon", "hamster"):
                with dealt(5):
                    table = await table_for(people)
                if entropy:
                    info = await people[1].post(f"/api/tables/{table}/seats/1/mix", entropy=entropy)
                    assert info["seats"][1]["mixed"]
                    assert entropy not in str(info)
                await people[0].post(f"/api/tables/{table}/start")
                joined = await people[0].join(table)
                hands.append(joined["seats"][0]["view"]["players"][0]["hand"])
            assert hands[0] == hands[1]
            assert hands[0] != hands[2] != hands[3] != hands[0]

    run(story())


def test_a_record_with_entropy_passes_verification(server: Server, tmp_path: Path) -> None:
    async def story() -> str:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people)
            for seat, entropy in enumerate(("dragon", "hamster")):
                await people[seat].post(f"/api/tables/{table}/seats/{seat}/mix", entropy=entropy)
            await people[0].post(f"/api/tables/{table}/start")
            round = await Round(table, people).follow()
            await round.play(at_random(6))
            return await file_of(people[0], table)

    text = run(story())
    assert read_record(text).entropy == ["1 dragon", "2 hamster"]
    assert verified(text, tmp_path)
    assert not verified(text.replace("2 hamster", "2 rabbit"), tmp_path)


def test_entropy_is_one_s_own_and_comes_before_the_start(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await table_for(people)
            path = f"/api/tables/{table}/seats/0/mix"
            assert await people[1].refusal(path, entropy="x") == (403, "not_yours")
            for bad in ("", "two words", "\n", "ü", "x" * 65):
                assert (await people[0].refusal(path, entropy=bad))[0] == 400
            await people[0].post(f"/api/tables/{table}/start")
            assert await people[0].refusal(path, entropy="x") == (409, "started")

    run(story())


# ---- dice


def test_the_dice_of_finished_games_are_counted() -> None:
    async def story(server: Server) -> None:
        async with Player(server, "Ada") as ada:
            before = {die["die"]: die["rolls"] for die in (await ada.get("/api/statistics/dice"))["dice"]}
            assert set(before.values()) == {0}
            with dealt(13):
                made = await ada.post("/api/tables", game="platformer", seats=["heuristic", "heuristic"], start=True)
            message = await ada.join(made["id"])
            while message.get("info", {}).get("status") != "finished":
                message = await ada.receive("update")
            dice = (await ada.get("/api/statistics/dice"))["dice"]
            while not dice[0]["rolls"]:  # they are counted a moment later
                dice = (await ada.get("/api/statistics/dice"))["dice"]
            for die in dice:
                assert die["rolls"] == sum(face["count"] for face in die["faces"]) > 0
                assert all(face["low"] <= face["observed"] <= face["high"] for face in die["faces"])

    with running_server() as server:
        run(story(server))
