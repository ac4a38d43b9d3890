"""Games played again from the log: records that verify, timelines that tell nobody too much, forks that go on."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
import pytest

from bossrush.games import load_game
from bossrush.kernel.chance import FastChance, SealedChance, commitment
from bossrush.kernel.core import Core
from bossrush.kernel.events import SPECTATOR
from bossrush.kernel.game import Game, GameError
from bossrush.kernel.match import replay
from bossrush.kernel.record import read_record, write_record
from bossrush.server.entries import (
    Answered,
    AnyEntry,
    Asked,
    BotSat,
    Closed,
    Mixed,
    Moved,
    Sat,
    Started,
    Undone,
    decode_entry,
)
from bossrush.server.fairness import count_rolls
from bossrush.server.play import Play
from bossrush.server.replays import (
    ALL,
    Showing,
    Timeline,
    all_events,
    begun,
    build_record,
    encode,
    fork_start,
    replayed,
)
from bossrush.server.store.base import Start, TableRow
from bossrush.server.table import Table
from bossrush.server.thinking import Memory, Weigh
from bossrush.server.wire import event_words
from bossrush.terminal.records import show_command, verify_command

SECRET = "5" * 64
BOTH = pytest.mark.parametrize("game", ["platformer", "bossmonster"])
SHORT = 80
"""Moves after which a running game is looked at."""


class Log:
    """A table and its entries, as the server would write them."""

    def __init__(self, game: Game, start: Start | None = None) -> None:
        self.game = game
        values = game.read_options({"players": "2"})
        self.row = TableRow(
            id="t1",
            game=game.name,
            rules=game.rules_version,
            content=game.content_hash,
            options={option.name: option.show(values[option.name]) for option in game.options()},
            host="p1",
            private=False,
            invite="",
            hot_seat=False,
            clock="none",
            spectators=True,
            delay=0,
            hints=True,
            secret=SECRET,
            commitment=commitment(SECRET),
            created=1000,
            start=start,
        )
        self.table = Table(self.row, game)
        self.entries: list[AnyEntry] = []

    def add(self, *entries: AnyEntry) -> Log:
        for entry in entries:
            entry.at = 1000 + 10 * (len(self.entries) + 1)
            self.table.fold(entry)
            self.entries.append(entry)
        return self

    def begin(self, entropy: Sequence[tuple[int, str]] = ()) -> Log:
        self.add(Sat(at=0, seat=0, person="p1", name="Ann"), BotSat(at=0, seat=1, bot="random"))
        self.add(*(Mixed(at=0, seat=seat, entropy=text) for seat, text in entropy))
        return self.add(Started(at=0))

    def play(self, moves: int, seed: int = 1) -> Log:
        """So many random moves, or to the end."""
        chance = FastChance(seed)
        play = self.table.playing()
        for _ in range(moves):
            if play.state.over:
                break
            seat = play.state.seats[chance.below(len(play.state.seats))]
            legal = play.state.legal(seat)
            self.add(Moved(at=0, seat=seat, action=self.game.texts[legal[chance.below(len(legal))]]))
        return self


@cache
def running(game: str) -> Log:
    return Log(load_game(game)).begin([(0, "my dog"), (1, "cat")]).play(SHORT)


@cache
def finished() -> Log:
    """Of Boss Monster, which random players finish."""
    log = Log(load_game("bossmonster")).begin([(0, "my dog")]).play(5000)
    assert log.table.playing().state.over
    return log


def actions(log: Log) -> list[tuple[int, str]]:
    return [(move.seat, move.action) for move in build_record(log.game, log.row, log.entries).moves]


# ---- records


def verified(log: Log, tmp_path: Path) -> str:
    file = tmp_path / "game.txt"
    file.write_text(write_record(build_record(log.game, log.row, log.entries)), encoding="utf-8")
    out = io.StringIO()
    assert verify_command(file, [], "en", out) == 0
    return out.getvalue()


def test_the_record_of_a_finished_game_verifies_and_says_what_was_checked(tmp_path: Path) -> None:
    said = verified(finished(), tmp_path)
    assert "all chance results follow from the seed" in said
    assert " shuffles. The seed is the one that was committed to. What 1 seat added is mixed in." in said


def test_the_record_names_the_seats_and_what_they_added() -> None:
    record = build_record(load_game("bossmonster"), finished().row, finished().entries)
    assert record.seats == ["Ann", "bot: random"]
    assert record.entropy == ["1 my dog"]
    assert (record.seed, record.commitment) == (SECRET, commitment(SECRET))
    assert record.result.startswith("won by")


@BOTH
def test_the_record_of_a_running_game_keeps_the_seed_back_and_follows_the_rules(game: str, tmp_path: Path) -> None:
    log = running(game)
    text = write_record(build_record(log.game, log.row, log.entries))
    assert SECRET not in text
    assert replay(log.game, read_record(text)).state.seats == log.table.playing().state.seats
    said = verified(log, tmp_path)
    assert "there is no seed to check those with" in said
    assert "Computed again" not in said


def test_moves_taken_back_are_not_in_the_record() -> None:
    log = Log(load_game("platformer")).begin().play(20)
    before = actions(log)
    log.play(10, seed=2).add(Undone(at=0, seat=0, moves=20))
    assert actions(log) == before
    log.play(5, seed=3)
    assert actions(log)[:20] == before
    assert len(actions(log)) == 25


def test_moves_taken_back_by_a_vote_are_not_in_the_record() -> None:
    log = Log(load_game("platformer"))
    log.add(Sat(at=0, seat=0, person="p1", name="Ann"), Sat(at=0, seat=1, person="p2", name="Bob"), Started(at=0))
    log.play(20).add(Asked(at=0, seat=0, what="undo", moves=12), Answered(at=0, seat=1, yes=True))
    assert len(actions(log)) == 12


# ---- moves taken back by consent


def seated(game: str) -> Log:
    log = Log(load_game(game))
    return log.add(
        Sat(at=0, seat=0, person="p1", name="Ann"), Sat(at=0, seat=1, person="p2", name="Bob"), Started(at=0)
    )


def agree(log: Log, moves: int) -> Log:
    """Ann asks to go back to so many moves, and Bob agrees."""
    again = log.table.playing().next_renewal()
    return log.add(Asked(at=0, seat=0, what="undo", moves=moves, again=again), Answered(at=0, seat=1, yes=True))


@cache
def renewed(game: str) -> Log:
    """Taken back four times: over an earlier undo, to the same point again, and then further on."""
    log = agree(seated(game).play(SHORT), 60)
    log = agree(agree(log.play(20, seed=2), 40), 40)
    log = agree(log.play(30, seed=3), 55).play(20, seed=4)
    assert log.table.playing().renewals == ((40, 3), (55, 4))
    return log


def finished_again(game: str) -> Log:
    """The same, closed, so that its seed is known."""
    log = Log(load_game(game)).add(*renewed(game).entries)
    return log.add(Closed(at=0, reason="admin"))


def dump(game: Game, state: Core) -> str:
    return json.dumps(game.dump(state), sort_keys=True)


@BOTH
def test_a_game_with_moves_taken_back_by_consent_folds_to_the_same_everywhere(game: str) -> None:
    log = renewed(game)
    again = Log(log.game).add(*log.entries)
    assert dump(log.game, again.table.playing().state) == dump(log.game, log.table.playing().state)


@BOTH
def test_what_was_taken_back_by_consent_comes_differently(game: str) -> None:
    """The same decisions lead elsewhere, for nobody may know what they bring."""
    log = seated(game).play(SHORT)
    before = all_events(log.game, log.row, log.entries)
    taken = actions(log)[40:]
    agree(log, 40)
    for seat, action in taken:
        state = log.table.playing().state
        if seat in state.seats and log.game.ids[action] in state.legal(seat):
            log.add(Moved(at=0, seat=seat, action=action))
    assert all_events(log.game, log.row, log.entries) != before


@BOTH
def test_over_many_seeds_the_new_dice_have_nothing_to_do_with_the_old(game: str) -> None:
    loaded, seeds = load_game(game), 240
    same = 0
    for seed in range(seeds):
        play = Play(loaded, {}, SealedChance(str(seed)))
        old = play.state.copy().chance.below(6)
        play.rewind(0, 1)
        same += int(play.state.copy().chance.below(6) == old)
    assert abs(same - seeds / 6) < 4 * (seeds * 5 / 36) ** 0.5


@BOTH
def test_an_old_log_with_moves_taken_back_by_consent_folds_as_before(game: str) -> None:
    log = seated(game).play(40)
    before = dump(log.game, log.table.playing().state)
    asked = decode_entry(b'{"type":"asked","at":5,"seat":0,"what":"undo","moves":40}')
    log.play(20, seed=2).add(asked, Answered(at=0, seat=1, yes=True))
    assert dump(log.game, log.table.playing().state) == before
    assert "again" not in write_record(build_record(log.game, log.row, log.entries))


@BOTH
def test_the_record_shows_where_chance_was_renewed_and_verifies(game: str, tmp_path: Path) -> None:
    log = finished_again(game)
    said = verified(log, tmp_path)
    assert "After 2 undos by consent dice and hidden cards were made anew." in said
    shown = io.StringIO()
    assert show_command(tmp_path / "game.txt", [], "en", None, shown) == 0
    assert "chance was renewed 2 times" in shown.getvalue()
    running = verified(renewed(game), tmp_path)
    assert "there is no seed to check those with" in running


@BOTH
@pytest.mark.parametrize(("old", "new"), [("again: 3 ", "again: 2 "), ("again: 4 ", "again: 9 ")])
def test_a_record_with_another_number_of_undos_does_not_verify(game: str, old: str, new: str, tmp_path: Path) -> None:
    log = finished_again(game)
    file = tmp_path / "game.txt"
    text = write_record(build_record(log.game, log.row, log.entries))
    assert text.count(f"\n{old}") == 1
    file.write_text(text.replace(f"\n{old}", f"\n{new}"), encoding="utf-8")
    assert verify_command(file, [], "en", io.StringIO()) == 1


@BOTH
def test_a_timeline_goes_through_renewed_chance(game: str) -> None:
    log = finished_again(game)
    shown = timeline(log.game, log.row, log.entries, ALL, views=True)
    state = log.table.playing().state
    assert shown.moves[-1].views == [log.game.view(state, seat) for seat in range(2)]


@BOTH
def test_an_analysis_weighs_the_positions_that_were_there(game: str) -> None:
    log = finished_again(game)
    course, _, choices = replayed(log.game, log.row, log.entries)
    play = course.table.playing()
    assert len([choice for choice in choices if choice.move >= 40]) > 3
    for choice in choices:
        job = Weigh(
            table=log.row.id,
            game=game,
            rules=log.row.rules,
            options=log.row.options,
            secret=log.row.secret,
            entropies=[],
            moves=play.packed(choice.move),
            seat=choice.seat,
            actions=choice.actions,
            milliseconds=1,
        )
        memory = Memory(job)
        memory.catch_up(job.moves)
        assert log.game.state_hash(memory.state) == log.game.state_hash(choice.state)


@BOTH
@pytest.mark.parametrize("moves", [39, 40, 41, 55, 70])
def test_a_fork_takes_renewed_chance_over_and_goes_on_by_its_own(game: str, moves: int, tmp_path: Path) -> None:
    log = finished_again(game)
    start = fork_start(log.game, log.row, log.entries, moves)
    start = msgspec.json.decode(msgspec.json.encode(start), type=Start)
    fork = Log(log.game, start)
    fork.row.secret = "6" * 64
    fork.row.commitment = commitment(fork.row.secret)
    fork.table = Table(fork.row, log.game)
    fork.begin()
    course = begun(log.game, log.row, log.entries)
    position = course.played(moves).state
    assert log.game.state_hash(fork.table.playing().state) == log.game.state_hash(position)
    fork.play(12, seed=9)
    fork.add(Asked(at=0, seat=0, what="undo", moves=moves + 2, again=fork.table.playing().next_renewal()))
    fork.play(10, seed=10).add(Closed(at=0, reason="admin"))
    numbers = [number for _, number in fork.table.playing().renewals]
    assert numbers == sorted(set(numbers))
    verified(fork, tmp_path)


def test_a_game_that_has_not_begun_has_no_record() -> None:
    log = Log(load_game("platformer"))
    with pytest.raises(GameError, match="has not begun"):
        build_record(log.game, log.row, log.entries)


# ---- timelines


def timeline(
    game: Game, row: TableRow, entries: list[AnyEntry], seat: int, views: bool, first: int = 0, last: int = 5000
) -> Timeline:
    showing = Showing(game, row, entries)
    shown = showing.timeline(seat)
    shown.moves = list(showing.moves(seat, views, "", first, last))
    return shown


@BOTH
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_a_timeline_shows_the_events_and_views_of_the_seat(game: str, seat: int) -> None:
    log = running(game)
    shown = timeline(log.game, log.row, log.entries, seat, views=True)
    assert (shown.total, len(shown.moves)) == (SHORT, SHORT + 1)
    assert [move.number for move in shown.moves] == list(range(SHORT + 1))
    assert shown.moves[-1].views == [log.game.view(log.table.playing().state, seat)]
    assert shown.moves[-1].at == log.entries[-1].at
    assert shown.moves[0].at == next(entry.at for entry in log.entries if isinstance(entry, Started))


@BOTH
def test_a_running_timeline_tells_only_the_own_moves_in_notation(game: str) -> None:
    log = running(game)
    for seat in (SPECTATOR, 0, 1):
        shown = timeline(log.game, log.row, log.entries, seat, views=False).moves
        assert {move.seat for move in shown if move.action} <= {seat}
        assert all(move.action for move in shown if move.seat == seat and move.number)


def test_a_running_timeline_is_the_same_whatever_the_others_hide() -> None:
    """Two games that differ only in secret choices of seat 1: everybody else is shown the same bytes."""
    logs = [Log(load_game("bossmonster")).begin() for _ in range(2)]
    for log, choice in zip(logs, (0, -1), strict=True):
        while (state := log.table.playing().state).seats != [0, 1]:
            seat = state.seats[0]
            log.add(Moved(at=0, seat=seat, action=log.game.texts[log.game.default_action(state, seat)]))
        log.add(Moved(at=0, seat=1, action=log.game.texts[state.legal(1)[choice]]))
    one, other = logs
    assert one.entries[-1] != other.entries[-1]
    for seat in (SPECTATOR, 0):
        shown = [timeline(log.game, log.row, log.entries, seat, views=True) for log in logs]
        assert shown[0] == shown[1]


def test_no_card_of_another_hand_is_in_a_running_timeline() -> None:
    log = running("bossmonster")
    drawn = [
        (move.number, words)
        for move in timeline(log.game, log.row, log.entries, 0, views=False).moves
        for words in move.events
        if words[0] == "drew"
    ]
    assert drawn
    assert {words[1] for _, words in drawn} == {"seat_1", "seat_2"}
    assert all((words[3] == "?") == (words[1] == "seat_2") for _, words in drawn)


def test_a_game_is_shown_open_only_when_it_is_over() -> None:
    log = running("bossmonster")
    with pytest.raises(GameError, match="open only when it is over"):
        timeline(log.game, log.row, log.entries, ALL, views=False)


def test_a_finished_game_is_shown_open_with_all_views_and_moves() -> None:
    log = finished()
    shown = timeline(log.game, log.row, log.entries, ALL, views=True)
    assert not any("?" in words for move in shown.moves for words in move.events)
    assert all(move.action for move in shown.moves[1:])
    state = log.table.playing().state
    assert shown.moves[-1].views == [log.game.view(state, seat) for seat in range(2)]
    assert json.loads(json.dumps(shown.moves[-1].views))


def test_part_of_a_timeline_is_a_part_of_the_whole() -> None:
    log = running("platformer")
    whole = timeline(log.game, log.row, log.entries, 0, views=True).moves
    assert timeline(log.game, log.row, log.entries, 0, True, last=5).moves == whole[:6]
    assert timeline(log.game, log.row, log.entries, 0, True, first=6, last=12).moves == whole[6:13]
    for beyond in (SHORT + 1, SHORT + 50):
        assert timeline(log.game, log.row, log.entries, 0, True, first=beyond).moves == []


@BOTH
def test_a_timeline_comes_in_pieces_of_bounded_size_that_make_the_whole(game: str) -> None:
    """Whichever piece is asked for next: a later one is gone on to, an earlier one is played again."""
    log = running(game)
    showing = Showing(log.game, log.row, log.entries)
    whole = [encode(move) for move in timeline(log.game, log.row, log.entries, 0, views=True).moves]
    size, longest = 10_000, max(map(len, whole))
    at, pieces = 0, []
    while at <= SHORT:
        pieces.append(showing.piece(0, True, "", at, SHORT, size))
        at = pieces[-1].last + 1
    assert len(pieces) > 5
    assert b",".join(piece.moves for piece in pieces) == b",".join(whole)
    assert all(len(piece.moves) < size + 2 * longest for piece in pieces)
    for piece, number in ((pieces[2], pieces[1].last + 1), (pieces[0], 0), (pieces[-1], pieces[-2].last + 1)):
        assert showing.piece(0, True, "", number, SHORT, size) == piece


def test_there_is_no_timeline_of_a_seat_that_is_not_there() -> None:
    log = running("platformer")
    with pytest.raises(GameError, match="there is no seat 2; there are 0 to 1"):
        timeline(log.game, log.row, log.entries, 2, views=False)


# ---- words


@BOTH
def test_the_words_of_an_event_never_change_during_a_game(game: str) -> None:
    log = running(game)
    opening = Log(log.game).begin([(0, "my dog"), (1, "cat")]).table.playing().state
    for event in all_events(log.game, log.row, log.entries):
        words = event_words(log.game, log.table.playing().state, event)
        assert words == event_words(log.game, opening, event)
        assert words[0] == log.game.event_kinds()[event[0]].name


# ---- forks


@BOTH
def test_a_fork_begins_at_the_same_position_and_goes_on_by_its_own_seed(game: str) -> None:
    log = running(game)
    start = fork_start(log.game, log.row, log.entries, 40)
    fork = Log(log.game, start)
    fork.row.secret = "6" * 64
    fork.table = Table(fork.row, log.game)
    fork.begin()
    again = Log(log.game).begin([(0, "my dog"), (1, "cat")]).add(*log.entries[5:45])
    assert log.game.state_hash(fork.table.playing().state) == log.game.state_hash(again.table.playing().state)
    fork.play(30, seed=9)
    record = build_record(log.game, fork.row, fork.entries)
    assert record.given == len(start.results) > 0
    assert [(move.seat, move.action) for move in record.moves[:40]] == start.moves


def test_the_record_of_a_fork_verifies_and_says_what_was_not_computed(tmp_path: Path) -> None:
    """Random players happen to steal one card after the fork: the one result that is not given."""
    log = finished()
    fork = Log(log.game, fork_start(log.game, log.row, log.entries, 0)).begin([(1, "cat")]).play(5000, seed=5)
    said = verified(fork, tmp_path)
    assert "all chance results after the first 130 follow from the seed" in said
    assert "Computed again: 1 roll and 0 shuffles." in said
    assert "What 1 seat added is mixed in. The first 130 results are another game's" in said


def test_verify_claims_nothing_of_entropy_that_no_result_came_from(tmp_path: Path) -> None:
    log = finished()
    fork = Log(log.game, fork_start(log.game, log.row, log.entries, 60)).begin([(1, "cat")]).play(5000, seed=4)
    said = verified(fork, tmp_path)
    assert "Computed again: 0 rolls and 0 shuffles." in said
    assert "mixed in" not in said


def test_a_timeline_says_how_much_a_fork_took_over() -> None:
    log = running("platformer")
    fork = Log(log.game, fork_start(log.game, log.row, log.entries, 10)).begin().play(3)
    shown = timeline(log.game, fork.row, fork.entries, 0, views=False)
    assert (shown.taken_over, shown.total) == (10, 13)


def test_dice_of_the_game_a_fork_goes_on_from_are_not_counted_again() -> None:
    log = running("platformer")
    fork = Log(log.game, fork_start(log.game, log.row, log.entries, SHORT)).begin()
    assert sum(count_rolls(log.game, all_events(log.game, log.row, log.entries)).values()) > 0
    assert count_rolls(log.game, all_events(log.game, fork.row, fork.entries)) == {}


def test_a_game_goes_on_only_from_a_move_it_has_before_its_end() -> None:
    log = finished()
    moves = log.table.playing().moves()
    with pytest.raises(GameError, match=f"has {moves} moves; it cannot go on from move {moves + 1}"):
        fork_start(log.game, log.row, log.entries, moves + 1)
    with pytest.raises(GameError, match="the game is over there"):
        fork_start(log.game, log.row, log.entries, moves)
