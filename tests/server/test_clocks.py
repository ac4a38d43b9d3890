"""Clocks at real tables: what players are told, and what happens when time runs out."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bossrush.server.clock import DAY
from bossrush.server.entries import BotSat, Resumed, decode_entry
from bossrush.server.hub import Hub
from bossrush.server.live import Live
from bossrush.server.store.base import TableRow
from tests.server.running import (
    Message,
    Player,
    Round,
    Server,
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


async def begun(people: list[Player], clock: str, game: str = "platformer") -> Round:
    with dealt(1):
        return await started(people, game, clock=clock)


def hub_of(server: Server) -> Hub:
    assert server.hub is not None
    return server.hub


def row_of(server: Server, table: str) -> TableRow:
    hub = hub_of(server)
    row = server.inside(lambda: hub.store.table(table))
    assert row is not None
    return row


def later(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """From now on the server's clock is so much ahead."""
    for module in ("live", "hub"):
        monkeypatch.setattr(f"bossrush.server.{module}.now_ms", lambda: time.time_ns() // 1_000_000 + milliseconds)


async def taken_over(player: Player, seat: int) -> Message:
    """The update that tells that a bot plays for this seat."""
    while True:
        update = await player.receive("update")
        if update["what"] == "bot" and update["info"]["seats"][seat].get("bot"):
            return update


# ---- what is told


@pytest.mark.parametrize(("clock", "left"), [("move:60", 60_000), ("game:900+10", 900_000), ("days:3", 3 * DAY)])
def test_players_are_told_how_much_time_is_left_and_for_whom_it_runs(server: Server, clock: str, left: int) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await begun(people, clock)
            (seat,) = round.deciders()
            told = round.told[seat]["clock"]
            assert told["running"] == [seat]
            assert told["left"][1 - seat] == left
            assert left - 20_000 < told["left"][seat] <= left
            await round.act(seat, round.legal(seat)[0])
            assert set(round.told[0]["clock"]) == {"left", "running"}

    run(story())


def test_without_a_clock_none_is_told(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await begun(people, "none")
            assert "clock" not in round.told[0]
            assert hub_of(server).live[round.table].timer is None

    run(story())


def test_a_clock_that_is_none_is_refused(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            assert await ada.refusal("/api/tables", game="platformer", clock="move:0") == (400, "bad_option")
            assert await ada.refusal("/api/tables", game="platformer", clock="sand") == (400, "bad_option")

    run(story())


def test_the_increment_is_added_when_the_turn_passes(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await begun(people, "game:900+100")
            (seat,) = round.deciders()
            await round.play(lambda _, legal: "end" if "end" in legal else legal[0], lambda: round.deciders() != [seat])
            left = round.told[seat]["clock"]["left"][seat]
            assert 940_000 < left <= 1_000_000

    run(story())


# ---- time runs out


def test_per_move_the_seat_of_one_out_of_time_goes_to_a_bot_which_plays_on(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await begun(people, "move:1")
            (seat,) = round.deciders()
            other = people[1 - seat]
            update = await taken_over(other, seat)
            assert update["info"]["seats"][seat] | {"online": True} == {
                "person": people[seat].person,
                "name": people[seat].name,
                "bot": "medium",
                "away": True,
                "online": True,
            }
            while update["what"] != "moved":
                update = await other.receive("update")
            timed_out = [entry for entry in map(decode_entry, server.log(round.table)) if isinstance(entry, BotSat)]
            assert [(entry.seat, entry.timed_out) for entry in timed_out][:1] == [(seat, True)]

    run(story())


def test_per_move_who_was_out_of_time_may_come_back(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await begun(people, "move:1")
            (seat,) = round.deciders()
            await taken_over(people[seat], seat)
            info = await people[seat].post(f"/api/tables/{round.table}/sit")
            assert "bot" not in info["seats"][seat]

    run(story())


def test_per_game_who_is_out_of_time_does_not_come_back(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await begun(people, "game:1+0")
            (seat,) = round.deciders()
            await taken_over(people[seat], seat)
            assert await people[seat].refusal(f"/api/tables/{round.table}/sit") == (409, "out_of_time")

    run(story())


def test_who_decides_in_time_keeps_the_seat(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await begun(people, "move:3")
            (seat,) = round.deciders()
            first = server.live(round.table).table.next_deadline()
            await round.act(seat, round.legal(seat)[0])
            second = server.live(round.table).table.next_deadline()
            assert second > first
            assert not any(info.bot for info in server.live(round.table).table.seats)

    run(story())


def test_a_bot_that_plays_for_somebody_has_no_clock(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            made = await ada.post("/api/tables", game="platformer", seats=["me", "random"], clock="move:60", start=True)
            message = await ada.join(made["id"])
            while not decision(message, 0):
                message = await ada.receive("update")
            assert message["clock"]["running"] == [0]

    run(story())


# ---- correspondence


def test_correspondence_keeps_in_the_store_when_time_runs_out(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round = await begun(people, "days:2")
            begin = decode_entry(server.log(round.table)[-1]).at
            assert row_of(server, round.table).due == begin + 2 * DAY
            (seat,) = round.deciders()
            await round.act(seat, round.legal(seat)[0])
            moved = decode_entry(server.log(round.table)[-1]).at
            assert row_of(server, round.table).due == moved + 2 * DAY

    run(story())


def test_an_overdue_table_is_looked_after_although_nobody_is_there(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = hub_of(server)

    async def forget(table: str) -> None:
        hub.live.pop(table).stop_timer()

    async def story() -> tuple[str, int]:
        async with players(server, "Ada", "Bob") as people:
            round = await begun(people, "days:1")
            return round.table, round.deciders()[0]

    table, seat = run(story())
    server.inside(lambda: forget(table))
    now = time.time_ns() // 1_000_000
    assert table not in server.inside(lambda: hub.store.overdue(now))
    assert table in server.inside(lambda: hub.store.overdue(now + 2 * DAY))
    later(monkeypatch, 2 * DAY)
    server.inside(lambda: hub.look_after(table))
    assert hub.live[table].table.seats[seat].bot == "medium"
    assert table not in server.inside(lambda: hub.store.overdue(now + 2 * DAY))


def test_a_table_that_is_over_is_never_overdue(server: Server) -> None:
    async def story() -> None:
        async with Player(server, "Ada") as ada:
            made = await ada.post("/api/tables", game="bossmonster", seats=["me", "random"], clock="days:1", start=True)
            await ada.join(made["id"])
            await ada.ask(type="abandon", table=made["id"], seat=0)
            hub = hub_of(server)
            while row_of(server, made["id"]).status == "running":  # the summary is written a moment later
                await ada.heard()
            assert made["id"] not in server.inside(lambda: hub.store.overdue(1 << 60))

    run(story())


# ---- after a restart


def test_the_time_while_the_server_was_away_is_nobody_s(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = f"sqlite:///{tmp_path / 'games.sqlite'}"

    async def story(server: Server) -> tuple[str, int]:
        async with players(server, "Ada", "Bob") as people:
            round = await begun(people, "move:60")
            return round.table, round.deciders()[0]

    with running_server(db=db) as server:
        table, seat = run(story(server))
    later(monkeypatch, DAY)
    with running_server(db=db) as server:
        live = server.inside(lambda: found(server, table))
        last = decode_entry(server.log(table)[-1])
        assert isinstance(last, Resumed)
        assert live.table.out_of_time(last.at + 59_000) == []
        assert live.table.next_deadline() == last.at + 60_000
        assert not live.table.seats[seat].bot
        assert live.timer is not None


async def found(server: Server, table: str) -> Live:
    return await hub_of(server).find(table)
