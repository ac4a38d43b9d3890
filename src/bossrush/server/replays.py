"""Games played again from the log of their table: as records, move by move for a seat, to go on from, to be analysed.

That takes long, so it is for worker processes: see `thinking`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from bossrush.analysis.analysis import Analysis, assemble
from bossrush.analysis.choices import Choice, choices_of
from bossrush.analysis.telling import Teller
from bossrush.analysis.weighing import Weighed
from bossrush.kernel.events import SPECTATOR
from bossrush.kernel.game import Game, GameError
from bossrush.kernel.match import Match
from bossrush.kernel.record import SEALED, Record, Renewal
from bossrush.server.entries import AnyEntry, Started
from bossrush.server.speech import speech
from bossrush.server.store.base import OVER, Start, TableRow
from bossrush.server.table import Seat, Table
from bossrush.server.wire import event_words

ALL: Final = -3
"""Instead of a seat: everything open, once the game is over."""
OPENING: Final = -1
"""Instead of a seat: what happens before the first decision."""


class TimelineMove(msgspec.Struct, omit_defaults=True):
    number: int
    """Counted from 1; 0 is the opening."""
    seat: int
    at: int
    events: list[list[str]]
    action: str = ""
    """In notation. While the game runs, only of one's own moves: others may have been made in secret."""
    lines: list[str] = []
    """The events in sentences, if a language was named."""
    views: list[dict[str, object]] = []
    """After the move, if asked for: the seat's view, or with everything open those of all seats."""


class Timeline(msgspec.Struct, kw_only=True):
    table: str
    game: str
    seat: int
    """A seat, -1 for the public part, -3 for everything."""
    over: bool
    total: int
    """How many moves the game has so far."""
    taken_over: int
    """How many moves are those of the game that this one goes on from."""
    moves: list[TimelineMove]


class Piece(msgspec.Struct, kw_only=True):
    """Some moves of a timeline, not much more than was wanted at once."""

    head: bytes
    """The `Timeline` as JSON, up to its first move."""
    moves: bytes
    """As JSON, with commas between them."""
    last: int
    """The number of the last of them."""
    total: int
    over: bool


HEAD_ENDS: Final = b"]}"
"""What comes after the last move."""
encode = msgspec.json.Encoder().encode


class Course:
    """The moves of a table that were not taken back, and when they were made."""

    def __init__(self, game: Game, row: TableRow, entries: Sequence[AnyEntry]) -> None:
        self.table = Table(row, game)
        self.started = row.created
        self.times: list[int] = []
        for entry in entries:
            self.table.fold(entry)
            if isinstance(entry, Started):
                self.started = entry.at
            moves = self.table.play.moves() if self.table.play else 0
            self.times = self.times[:moves] + [entry.at] * (moves - len(self.times))

    def beginning(self) -> Match:
        """The game before its first move."""
        table = self.table
        start = table.row.start
        record = Record(table.game.name, table.game.rules_version, table.game.content_hash)
        record.options = table.row.options
        record.seats = [seat_name(seat) for seat in table.seats]
        record.chance = SEALED
        record.seed = table.row.secret
        record.commitment = table.row.commitment
        record.entropy = table.entropies()
        record.renewals = [Renewal(moves, number, []) for moves, number in table.playing().renewals]
        if start:
            record.opening = start.results
            record.given = len(start.results)
        return Match(table.game, record)

    def moves(self) -> list[tuple[int, int]]:
        """Seat and action."""
        play = self.table.playing()
        return list(zip(play.seats, play.actions, strict=True))

    def move(self, number: int) -> tuple[int, int]:
        """Seat and action of a move, counted from 1."""
        play = self.table.playing()
        return play.seats[number - 1], play.actions[number - 1]

    def played(self, moves: int) -> Match:
        """The game after so many moves."""
        match = self.beginning()
        for seat, action in self.moves()[:moves]:
            match.apply(seat, action)
        return match


def seat_name(seat: Seat) -> str:
    return seat.name or f"bot: {seat.bot}"


def begun(game: Game, row: TableRow, entries: Sequence[AnyEntry]) -> Course:
    course = Course(game, row, entries)
    if course.table.play is None:
        raise GameError("the game at this table has not begun")
    return course


def build_record(game: Game, row: TableRow, entries: Sequence[AnyEntry]) -> Record:
    """The record of a game; `GameError` if it has not begun.

    While the game runs it has no seed. It must not be handed out then: it holds secret moves, and results of shuffles.
    """
    course = begun(game, row, entries)
    match = course.played(len(course.times))
    record = match.to_record()
    if course.table.row.status not in OVER:
        record.seed = ""
    return record


def all_events(game: Game, row: TableRow, entries: Sequence[AnyEntry]) -> list[tuple[int, ...]]:
    """What happened at this table, with everything open; not what it took over from another game."""
    course = begun(game, row, entries)
    match = course.played(len(course.times))
    first = 1 + len(row.start.moves) if row.start else 0
    return [event for events in match.events[first:] for event in events]


def fork_start(game: Game, row: TableRow, entries: Sequence[AnyEntry], moves: int) -> Start:
    """Where a table begins that goes on after so many moves of this one; `GameError` if it cannot."""
    course = begun(game, row, entries)
    if not 0 <= moves <= len(course.times):
        raise GameError(f"the game has {len(course.times)} moves; it cannot go on from move {moves}")
    match = course.played(moves)
    if match.state.over:
        raise GameError("the game is over there; go on from an earlier move")
    record = match.record
    again = [(renewal.moves, renewal.number) for renewal in record.renewals]
    return Start(row.id, [(move.seat, move.action) for move in record.moves], record.results(), again)


class Showing:
    """A game shown move by move. Goes on from where it was shown last, if the next move wanted is a later one."""

    def __init__(self, game: Game, row: TableRow, entries: Sequence[AnyEntry]) -> None:
        self.course = begun(game, row, entries)
        self.over = self.course.table.row.status in OVER
        self.total = len(self.course.times)
        self.match: Match | None = None

    def timeline(self, seat: int) -> Timeline:
        """As this seat (-1: everybody) may know it, or `ALL`, still without moves; `GameError` if it may not."""
        row, seats = self.course.table.row, len(self.course.table.seats)
        if seat == ALL and not self.over:
            raise GameError("a game is shown open only when it is over")
        if not (seat in (ALL, SPECTATOR) or 0 <= seat < seats):
            raise GameError(f"there is no seat {seat}; there are 0 to {seats - 1}")
        return Timeline(
            table=row.id,
            game=row.game,
            seat=seat,
            over=self.over,
            total=self.total,
            taken_over=len(row.start.moves) if row.start else 0,
            moves=[],
        )

    def moves(self, seat: int, views: bool, lang: str, first: int, last: int) -> Iterator[TimelineMove]:
        """The moves from number `first` to `last`, as far as there are; 0 is the opening."""
        self.stand_before(min(first, self.total + 1))
        for number in range(first, min(last, self.total) + 1):
            mover, at = self.advance(number)
            assert self.match is not None
            move = shown_move(self.match, mover, at, seat, views, lang)
            if number > 0 and (self.over or mover == seat):
                move.action = self.match.record.moves[-1].action
            yield move

    def stand_before(self, number: int) -> None:
        if self.match is not None and len(self.match.record.moves) >= number:
            self.match = None
        for earlier in range(0 if self.match is None else len(self.match.record.moves) + 1, number):
            self.advance(earlier)

    def advance(self, number: int) -> tuple[int, int]:
        """Play the move of this number: by whom, and when it was made."""
        if self.match is None:
            self.match = self.course.beginning()
            return OPENING, self.course.started
        mover, action = self.course.move(number)
        self.match.apply(mover, action)
        return mover, self.course.times[number - 1]

    def piece(self, seat: int, views: bool, lang: str, first: int, last: int, size: int) -> Piece:
        """The first of these moves, until they have so many bytes."""
        head = encode(self.timeline(seat)).removesuffix(HEAD_ENDS)
        shown: list[bytes] = []
        room = size
        for move in self.moves(seat, views, lang, first, last):
            shown.append(encode(move))
            room -= len(shown[-1])
            if room <= 0:
                break
        number = first + len(shown) - 1
        return Piece(head=head, moves=b",".join(shown), last=number, total=self.total, over=self.over)


def replayed(game: Game, row: TableRow, entries: Sequence[AnyEntry]) -> tuple[Course, Match, list[Choice]]:
    """The whole game and the decisions in it that are weighed for its analysis."""
    course = begun(game, row, entries)
    match = course.beginning()
    return course, match, choices_of(match, course.moves())


def analysed(game: Game, row: TableRow, entries: Sequence[AnyEntry], weighed: Sequence[Weighed], lang: str) -> Analysis:
    """What decided the game, in this language."""
    _, match, choices = replayed(game, row, entries)
    analysis = assemble(game, match, choices, weighed)
    Teller(game, lang).tell(analysis, match, choices)
    return analysis


def shown_move(match: Match, mover: int, at: int, seat: int, views: bool, lang: str) -> TimelineMove:
    """What the last move of the match shows to this seat."""
    game, state = match.game, match.state
    events = match.events[-1]
    if seat != ALL:
        events = [game.redact(event, seat) for event in events]
    move = TimelineMove(len(match.record.moves), mover, at, [event_words(game, state, event) for event in events])
    if lang:
        move.lines = speech(game, lang).lines(state, events, game.view(state, SPECTATOR))
    if views:
        move.views = [game.view(state, viewer) for viewer in (range(state.players) if seat == ALL else [seat])]
    return move
