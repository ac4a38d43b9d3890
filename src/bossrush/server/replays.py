"""Games played again from the log of their table: as records, move by move for a seat, and to go on from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

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
ALL_MOVES: Final = 1 << 30
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


def timeline(
    game: Game,
    row: TableRow,
    entries: Sequence[AnyEntry],
    seat: int,
    views: bool,
    after: int = 0,
    limit: int = ALL_MOVES,
    lang: str = "",
) -> Timeline:
    """A game move by move, as this seat (-1: everybody) may know it, or `ALL`; `GameError` if it may not be shown so.

    Begins with the opening, or after so many moves; shows at most `limit` moves.
    """
    course = begun(game, row, entries)
    over = course.table.row.status in OVER
    if seat == ALL and not over:
        raise GameError("a game is shown open only when it is over")
    if not (seat in (ALL, SPECTATOR) or 0 <= seat < len(course.table.seats)):
        raise GameError(f"there is no seat {seat}; there are 0 to {len(course.table.seats) - 1}")
    match = course.beginning()
    shown = [shown_move(match, OPENING, course.started, seat, views, lang)] if after == 0 else []
    for number, (mover, action) in enumerate(course.moves()[: after + limit], 1):
        match.apply(mover, action)
        if number > after:
            move = shown_move(match, mover, course.times[number - 1], seat, views, lang)
            if over or mover == seat:
                move.action = game.texts[action]
            shown.append(move)
    return Timeline(
        table=row.id,
        game=game.name,
        seat=seat,
        over=over,
        total=len(course.times),
        taken_over=len(row.start.moves) if row.start else 0,
        moves=shown,
    )


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
