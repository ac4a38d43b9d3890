"""A table folded from its log. Whatever was allowed and folded live, folding the stored log afresh gives the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from sys import getsizeof

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bossrush.games import load_game
from bossrush.kernel.chance import commitment
from bossrush.server.entries import AnyEntry, Closed, Resumed, decode_entry, encode_entry
from bossrush.server.keys import REMEMBERED
from bossrush.server.protocol import encode_message
from bossrush.server.store.base import SeatRow, TableRow
from bossrush.server.table import Refusing, Table

GAMES = {name: load_game(name) for name in ("platformer", "bossmonster")}
PEOPLE = ["ada", "bob", "cy", "eve"]


def new_row(game: str, players: int = 3, clock: str = "none", hot_seat: bool = False) -> TableRow:
    options = GAMES[game].read_options({"players": str(players)})
    return TableRow(
        id="t",
        game=game,
        rules=GAMES[game].rules_version,
        content=GAMES[game].content_hash,
        options={option.name: option.show(options[option.name]) for option in GAMES[game].options()},
        host="ada",
        private=False,
        invite="please",
        hot_seat=hot_seat,
        clock=clock,
        spectators=True,
        delay=0,
        hints=True,
        secret="s",
        commitment=commitment("s"),
        created=1,
        seats=[SeatRow() for _ in range(players)],
    )


class Log:
    """A table and the entries that made it, stored as bytes."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.table = Table(row, GAMES[row.game])
        self.stored: list[bytes] = []

    def take(self, make: Callable[[], AnyEntry], at: int = 0, key: str = "") -> bool:
        """Carry out a request; false if it was refused."""
        try:
            entry = make()
        except Refusing:
            return False
        entry.at = self.table.at + at
        entry.key = key
        self.stored.append(encode_entry(entry))
        self.table.fold(entry)
        return True

    def folded(self) -> Table:
        table = Table(self.row, GAMES[self.row.game])
        for data in self.stored:
            table.fold(decode_entry(data))
        return table


def told(table: Table) -> list[object]:
    """Everything there is to know about a table."""
    play = table.play
    position = (GAMES[table.row.game].state_hash(play.state), play.packed(), play.quiet) if play else None
    clock = (table.clock.left, table.clock.since) if table.clock else None
    voting = table.voting
    votes = (voting.seat, voting.what, voting.moves, voting.yes, voting.no) if voting else None
    seats = [(s.person, s.name, s.bot, s.entropy, s.away, s.timed_out) for s in table.seats]
    keys = {seat: (ring.hashes, ring.versions, ring.counts) for seat, ring in table.keys.seats.items()}
    return [encode_message(table.info({0})), table.version, table.opened, keys, position, clock, votes, seats]


def seated(game: str = "bossmonster", players: int = 2, clock: str = "none") -> Log:
    """A running table with as many people as seats."""
    log = Log(new_row(game, players, clock))
    for seat in range(players):
        assert log.take(partial(log.table.sit, PEOPLE[seat], PEOPLE[seat].title(), seat))
    assert log.take(lambda: log.table.start("ada"))
    return log


def decide(log: Log, number: int = 0, at: int = 0) -> int:
    """Somebody who is asked decides; whose seat it was."""
    state = log.table.playing().state
    seat = state.seats[number % len(state.seats)]
    legal = state.legal(seat)
    text = log.table.game.texts[legal[number % len(legal)]]
    assert log.take(lambda: log.table.move(PEOPLE[seat], seat, text, log.table.version), at)
    return seat


# ---- the property


REQUESTS = ["sit", "leave", "bot", "open", "mix", "start", "move", "undo", "abandon", "answer", "resume", "cancel"]
STEPS = st.lists(
    st.tuples(
        st.sampled_from(REQUESTS + ["move"] * 30),
        st.integers(0, 3),
        st.integers(0, 3),
        st.integers(0, 1000),
        st.integers(0, 60_000),
        st.sampled_from(["", "", "", "0:a", "0:b", "1:c"]),
    ),
    max_size=80,
)


def request(log: Log, what: str, who: int, seat: int, number: int) -> Callable[[], AnyEntry]:
    table = log.table
    person = PEOPLE[who]
    if what == "move" and table.play is not None and table.running():
        state = table.play.state
        seat = state.seats[seat % len(state.seats)]
        legal = state.legal(seat)
        text = table.game.texts[legal[number % len(legal)]]
        return lambda: table.move(table.seats[seat].person, seat, text, table.version)
    makes: dict[str, Callable[[], AnyEntry]] = {
        "sit": lambda: table.sit(person, person.title(), seat if number % 2 else None),
        "leave": lambda: table.leave(person, seat),
        "bot": lambda: table.give_bot(person, seat, "random", number % 2 == 0),
        "open": lambda: table.open_seat(person, seat),
        "mix": lambda: table.mix(person, seat, f"e{number}"),
        "start": lambda: table.start(person),
        "move": lambda: table.move(person, seat, "pass", table.version),
        "undo": lambda: table.undo(person, seat),
        "abandon": lambda: table.abandon(person, seat),
        "answer": lambda: table.answer(person, seat, number % 3 > 0),
        "resume": lambda: Resumed(at=0),
        "cancel": lambda: table.cancel(person) if number > 950 else table.start(person),
    }
    return makes[what]


@pytest.mark.parametrize("game", ["platformer", "bossmonster"])
@pytest.mark.parametrize("clock", ["none", "move:60", "game:300+5"])
@settings(max_examples=25, deadline=None)
@given(steps=STEPS, full=st.booleans())
def test_folding_the_stored_log_afresh_gives_the_same_table(
    game: str,
    clock: str,
    steps: list[tuple[str, int, int, int, int, str]],
    full: bool,
) -> None:
    log = seated(game, 3, clock) if full else Log(new_row(game, 3, clock, hot_seat=True))
    for what, who, seat, number, at, key in steps:
        before = told(log.table)
        if not log.take(request(log, what, who, seat, number), at, key):
            assert told(log.table) == before, "a refused request changed the table"
    assert told(log.folded()) == told(log.table)
    assert log.table.version == len(log.stored)


# ---- keys


def test_the_keys_of_the_last_requests_are_remembered() -> None:
    log = seated("platformer")
    for number in range(REMEMBERED + 5):
        assert log.take(lambda: Resumed(at=0), key=f"0:{number}")
    assert REMEMBERED == 64
    assert [number for number in range(REMEMBERED + 5) if f"0:{number}" in log.table.keys] == list(range(5, 69))
    assert log.table.keys["0:5"] == (log.table.version - REMEMBERED + 1, 1)
    assert log.folded().keys["0:68"] == (log.table.version, 1)


def test_a_busy_seat_does_not_make_a_table_forget_the_requests_of_another() -> None:
    log = seated("platformer")
    assert log.take(lambda: Resumed(at=0), key="1:mine")
    for number in range(3 * REMEMBERED):
        assert log.take(lambda: Resumed(at=0), key=f"0:{number}")
    assert "1:mine" in log.table.keys


def test_a_key_counts_the_entries_it_led_to() -> None:
    log = seated("platformer")
    assert log.take(lambda: Resumed(at=0), key="0:a")
    assert log.take(lambda: Resumed(at=0), key="0:a")
    assert log.table.keys["0:a"] == (log.table.version, 2)


def test_what_a_table_remembers_of_requests_is_small() -> None:
    log = seated("platformer")
    for number in range(3 * REMEMBERED):
        for seat in (0, 1):
            assert log.take(lambda: Resumed(at=0), key=f"{seat}:{number:064}")
    rings = log.table.keys.seats.values()
    assert sum(getsizeof(part) for ring in rings for part in (ring.hashes, ring.versions, ring.counts)) < 3000


# ---- when a decision was put


def test_a_decision_is_new_for_whoever_decides_next() -> None:
    log = seated("platformer")
    seat = decide(log)
    for next_seat in log.table.playing().state.seats:
        assert log.table.opened[next_seat] == log.table.version
    assert seat in (0, 1)


def test_in_a_simultaneous_question_the_others_keep_their_decision() -> None:
    log = seated("bossmonster")
    while len(log.table.playing().state.seats) < 2:
        decide(log)
    put = log.table.opened[:]
    seat = decide(log)
    assert log.table.opened[1 - seat] == put[1 - seat]
    assert log.table.opened[seat] == log.table.version


def test_the_second_who_answers_does_not_see_the_first_one_s_decision_as_stale() -> None:
    log = seated("bossmonster")
    while len(log.table.playing().state.seats) < 2:
        decide(log)
    seen = log.table.version
    for seat in (0, 1):
        text = log.table.game.texts[log.table.playing().state.legal(seat)[0]]
        assert log.take(partial(log.table.move, PEOPLE[seat], seat, text, seen))


# ---- what everybody is told


def test_the_secret_is_told_only_when_the_game_is_over() -> None:
    log = Log(new_row("bossmonster", 2))
    assert log.table.info(set()).secret == ""
    log = seated("bossmonster", 2)
    while log.table.running():
        assert log.table.info(set()).secret == ""
        decide(log, 1)
    assert log.table.info(set()).secret == "s"


def test_the_secret_of_a_table_that_was_closed_is_told() -> None:
    log = seated("bossmonster", 2)
    assert log.take(lambda: Closed(at=0, reason="admin"))
    assert (log.table.row.status, log.table.info(set()).secret) == ("closed", "s")


def test_the_entropy_of_the_seats_is_not_told_only_that_there_is_some() -> None:
    log = Log(new_row("bossmonster", 2))
    assert log.take(lambda: log.table.sit("ada", "Ada", 0))
    assert log.take(lambda: log.table.mix("ada", 0, "correct-horse"))
    info = log.table.info(set())
    assert [seat.mixed for seat in info.seats] == [True, False]
    assert b"correct-horse" not in encode_message(info)
    assert log.table.entropies() == ["1 correct-horse"]


# ---- time


def test_who_is_out_of_time_is_known_from_the_log() -> None:
    log = seated("platformer", 2, "move:60")
    (seat,) = log.table.playing().state.seats
    at = log.table.at
    assert log.table.out_of_time(at + 59_999) == []
    assert log.table.out_of_time(at + 60_000) == [seat]
    assert log.table.next_deadline() == at + 60_000


def test_the_clock_does_not_run_for_a_bot() -> None:
    log = seated("platformer", 2, "move:60")
    (seat,) = log.table.playing().state.seats
    assert log.take(lambda: log.table.give_bot(PEOPLE[seat], seat, "random", False))
    assert log.table.next_deadline() == 0


def test_after_the_server_was_away_the_running_decision_has_its_time_again() -> None:
    log = seated("platformer", 2, "game:60+0")
    (seat,) = log.table.playing().state.seats
    assert log.take(lambda: Resumed(at=0), at=10_000_000)
    assert log.table.out_of_time(log.table.at) == []
    assert log.table.next_deadline() == log.table.at + 60_000
    assert seat in (0, 1)


def test_a_game_that_is_over_has_no_deadline() -> None:
    log = seated("bossmonster", 2, "move:60")
    while log.table.running():
        decide(log, 1)
    assert log.table.next_deadline() == 0
    assert log.table.out_of_time(1 << 60) == []
