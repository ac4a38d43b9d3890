"""Standing passes: the server passes for a seat in the phases it named, always after the same time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from bossrush.games.bossmonster.rules.ids import PHASES
from bossrush.kernel.core import Core
from bossrush.server.entries import Moved, decode_entry
from tests.server.running import Player, Round, Server, at_random, dealt, players, run, running_server, started

WINDOW = 0.1


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server(window=WINDOW) as server:
        yield server


Wanted = Callable[[list[str]], bool]


def may_pass(legal: list[str]) -> bool:
    return "pass" in legal


def must_pass(legal: list[str]) -> bool:
    return legal == ["pass"]


def may_do_more(legal: list[str]) -> bool:
    return "pass" in legal and len(legal) > 1


async def at_a_window(people: list[Player], number: int, wanted: Wanted = may_pass) -> tuple[Round, int]:
    """Boss Monster where somebody has such a choice; and who that is."""
    with dealt(number):
        round = await started(people)
    await round.play(at_random(number), lambda: any(wanted(round.legal(seat)) for seat in round.deciders()))
    return round, next(seat for seat in round.deciders() if wanted(round.legal(seat)))


def phase_of(server: Server, table: str) -> str:
    game = server.live(table).table.game
    return str(game.view(server.state(table), 0)["phase"])


async def stand(player: Player, table: str, seat: int, *phases: str) -> None:
    await player.send(type="standing", table=table, seat=seat, phases=list(phases))


async def passed(server: Server, round: Round, seat: int) -> Moved:
    """The next entry, which is a pass of this seat."""
    await round.people[seat].receive("update")
    entry = decode_entry(server.log(round.table)[round.version])
    assert isinstance(entry, Moved)
    assert (entry.seat, entry.action) == (seat, "pass")
    return entry


def test_a_standing_pass_passes_in_the_phases_it_names(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await at_a_window(people, 1)
            await stand(people[seat], round.table, seat, phase_of(server, round.table))
            await passed(server, round, seat)

    run(story())


def test_in_other_phases_it_does_not(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await at_a_window(people, 2)
            others = [phase for phase in PHASES if phase != phase_of(server, round.table)]
            await stand(people[seat], round.table, seat, *others)
            await people[seat].heard()
            assert server.live(round.table).thinking == {}

    run(story())


@pytest.mark.parametrize("hand", [must_pass, may_do_more])
def test_the_window_is_waited_for_whatever_the_hand(server: Server, hand: Wanted) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await at_a_window(people, 1, hand)
            assert server.live(round.table).pace(seat) == WINDOW
            begun = time.time()
            await stand(people[seat], round.table, seat, *PHASES)
            assert (await passed(server, round, seat)).at / 1000 >= begun + WINDOW - 0.002

    run(story())


def test_without_a_standing_pass_the_server_waits_for_the_person(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, _ = await at_a_window(people, 3)
            assert server.live(round.table).thinking == {}

    run(story())


def test_a_standing_pass_that_is_withdrawn_in_time_does_not_pass(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await at_a_window(people, 4)
            await stand(people[seat], round.table, seat, *PHASES)
            await stand(people[seat], round.table, seat)
            live = server.live(round.table)
            while live.thinking:
                await people[seat].heard()
            assert live.table.version == round.version

    run(story())


def test_who_decides_before_the_window_ends_is_heard(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await at_a_window(people, 1, may_do_more)
            await stand(people[seat], round.table, seat, phase_of(server, round.table))
            chosen = next(text for text in round.legal(seat) if text != "pass")
            answer = await people[seat].act(round.table, seat, round.version, chosen)
            assert answer["type"] == "update"
            entry = decode_entry(server.log(round.table)[answer["version"] - 1])
            assert isinstance(entry, Moved)
            assert entry.action == chosen

    run(story())


def test_a_standing_pass_ends_with_the_connection(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await at_a_window(people, 5)
            other = [phase for phase in PHASES if phase != phase_of(server, round.table)]
            await stand(people[seat], round.table, seat, *other)
            await people[seat].heard()
            assert server.live(round.table).standing == {seat: other}
            await people[1 - seat].heard()
            await people[seat].disconnect()
            await people[1 - seat].receive("presence")
            assert server.live(round.table).standing == {}

    run(story())


def test_nobody_passes_for_the_seat_of_another(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, seat = await at_a_window(people, 6)
            await stand(people[1 - seat], round.table, seat, *PHASES)
            error = await people[1 - seat].receive("error")
            assert error["code"] == "not_yours"
            assert server.live(round.table).standing == {}

    run(story())


def test_standing_passes_of_both_go_through_a_whole_phase(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            round, _ = await at_a_window(people, 7)
            phase = phase_of(server, round.table)
            for seat in (0, 1):
                await stand(people[seat], round.table, seat, phase)
            while only_passes(server.state(round.table)) and phase_of(server, round.table) == phase:
                await people[0].receive("update")
            moves = [decode_entry(data) for data in server.log(round.table)[round.version :]]
            assert [entry.action for entry in moves if isinstance(entry, Moved)] == ["pass"] * len(moves)
            assert len(moves) >= 2

    run(story())


def only_passes(state: Core) -> bool:
    return not state.over and all(0 in state.legal(seat) for seat in state.seats)
