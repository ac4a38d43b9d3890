"""A table: folded from its log, and who may do what at it. Knows no socket, no store and no clock but the log's."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from bossrush.bots.levels import bots_of
from bossrush.kernel.game import Game, GameError, Refusal
from bossrush.server.clock import Clock, ClockRule
from bossrush.server.entries import (
    Answered,
    AnyEntry,
    Asked,
    BotSat,
    Closed,
    Left,
    Mixed,
    Moved,
    Opened,
    Rematched,
    Resumed,
    Sat,
    Started,
    Undone,
)
from bossrush.server.fairness import table_chance
from bossrush.server.keys import Keys
from bossrush.server.play import MOST_RENEWALS, Events, Play
from bossrush.server.protocol import ClockInfo, Request, SeatInfo, TableInfo
from bossrush.server.store.base import CLOSED, FINISHED, OPEN, OVER, RUNNING, SeatRow, TableRow

UNDO: Final = "undo"
ABANDON: Final = "abandon"


class Refusing(Exception):
    """Why a request changes nothing: a code for programs, a sentence, and the rule if it was one."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.refusal: Refusal | None = None


class Seat:
    __slots__ = ("away", "bot", "entropy", "name", "person", "timed_out")

    def __init__(self) -> None:
        self.person = ""
        self.name = ""
        self.bot = ""
        self.entropy = ""
        self.away = False
        self.timed_out = False

    def free(self) -> bool:
        return not self.person and not self.bot

    def plays(self, person: str) -> bool:
        """Whether this person decides for the seat now."""
        return bool(person) and self.person == person and not self.bot


class Voting:
    """What a seat asked the others, and who agreed or not."""

    __slots__ = ("again", "moves", "no", "seat", "what", "yes")

    def __init__(self, asked: Asked, person: str) -> None:
        self.seat = asked.seat
        self.what = asked.what
        self.moves = asked.moves
        self.again = asked.again
        self.yes = {person}
        self.no: set[str] = set()


class Table:
    __slots__ = (
        "at",
        "bot_names",
        "clock",
        "clock_rule",
        "game",
        "keys",
        "opened",
        "play",
        "reason",
        "rematch",
        "row",
        "seats",
        "version",
        "voting",
    )

    def __init__(self, row: TableRow, game: Game) -> None:
        """As it was created; `fold` its entries, in order, to bring it up to date."""
        self.row = msgspec.structs.replace(row, status=OPEN, winners=[])
        self.game = game
        self.clock_rule = ClockRule(row.clock)
        self.version = 0
        self.at = row.created
        self.seats = [Seat() for _ in range(int(row.options["players"]))]
        self.opened = [0] * len(self.seats)
        """The version at which each seat's decision was put."""
        self.play: Play | None = None
        self.clock: Clock | None = None
        self.voting: Voting | None = None
        self.keys = Keys()
        self.rematch = ""
        self.reason = ""
        self.bot_names = bots_of(row.game)

    # ---- folding the log

    def fold(self, entry: AnyEntry) -> Events:
        """Bring the table one entry on; the events, if somebody listens."""
        self.version += 1
        self.at = entry.at
        if entry.key:
            self.keys.remember(entry.key, self.version)
        if isinstance(entry, Moved):
            return self.fold_move(entry)
        FOLD[type(entry)](self, entry)
        return []

    def fold_move(self, entry: Moved) -> Events:
        play = self.playing()
        events = play.apply(entry.seat, self.game.ids[entry.action])
        for seat in play.fresh:
            self.opened[seat] = self.version
        if self.voting is not None and (self.voting.what == UNDO or play.state.over):
            self.voting = None  # what was to be taken back is no longer the last
        if self.clock is not None:
            self.clock.decided(entry.seat, entry.at, entry.seat in play.state.seats)
            self.run_clock(play.fresh)
        if play.state.over:
            self.row.status = FINISHED
            self.row.winners = play.state.winners[:]
        return events

    def fold_sat(self, entry: Sat) -> None:
        seat = self.seats[entry.seat]
        seat.person = entry.person
        seat.name = entry.name
        seat.bot = ""
        seat.away = False
        if self.clock is not None:
            self.run_clock([entry.seat])

    def fold_left(self, entry: Left) -> None:
        if self.row.status == OPEN:
            self.seats[entry.seat] = Seat()
        else:
            self.seats[entry.seat].away = True

    def fold_bot(self, entry: BotSat) -> None:
        seat = self.seats[entry.seat]
        seat.bot = entry.bot
        seat.away = bool(seat.person)
        seat.timed_out = entry.timed_out and self.clock_rule.whole_game
        if self.clock is not None:
            self.run_clock([])

    def fold_opened(self, entry: Opened) -> None:
        self.seats[entry.seat] = Seat()
        if entry.invite:
            self.row.invite = entry.invite

    def fold_mixed(self, entry: Mixed) -> None:
        self.seats[entry.seat].entropy = entry.entropy

    def fold_started(self, entry: Started) -> None:
        row = self.row
        chance = table_chance(row.secret, self.entropies(), row.start)
        self.play = Play(self.game, row.options, chance, row.start)
        self.row.status = RUNNING
        if self.clock_rule.runs():
            self.clock = Clock(self.clock_rule, len(self.seats))
        self.new_decisions()

    def fold_undone(self, entry: Undone) -> None:
        self.take_back(entry.moves)

    def fold_asked(self, entry: Asked) -> None:
        self.voting = Voting(entry, self.seats[entry.seat].person)
        self.settle()

    def fold_answered(self, entry: Answered) -> None:
        if self.voting is not None:
            (self.voting.yes if entry.yes else self.voting.no).add(self.seats[entry.seat].person)
            self.settle()

    def fold_resumed(self, entry: Resumed) -> None:
        if self.clock is not None and self.play is not None:
            self.run_clock(self.play.state.seats)

    def fold_closed(self, entry: Closed) -> None:
        self.close(entry.reason)

    def fold_rematched(self, entry: Rematched) -> None:
        self.rematch = entry.table

    def close(self, reason: str) -> None:
        self.row.status = CLOSED
        self.reason = reason
        self.voting = None

    def take_back(self, moves: int, renewal: int = 0) -> None:
        self.playing().rewind(moves, renewal)
        self.voting = None
        self.new_decisions()

    def new_decisions(self) -> None:
        """Everybody's decision is a new one."""
        self.opened = [self.version] * len(self.seats)
        if self.clock is not None:
            self.run_clock(self.playing().state.seats)

    def run_clock(self, fresh: list[int]) -> None:
        if self.clock is not None and self.play is not None:
            people = [s for s in self.play.state.seats if not self.seats[s].bot]
            self.clock.run_for(people, fresh, self.at)

    # ---- votes

    def voters(self) -> set[str]:
        """The people who have a say: those at the table, not those away."""
        return {seat.person for seat in self.seats if seat.person and not seat.away}

    def settle(self) -> None:
        """Taking back needs everybody, abandoning more than half.

        What they agree to take back they have seen, so that what comes then must be new.
        """
        voting = self.voting
        if voting is None:
            return
        voters = self.voters() | voting.yes
        if voting.what == UNDO:
            if voters <= voting.yes:
                self.take_back(voting.moves, voting.again)
            elif voting.no:
                self.voting = None
        elif 2 * len(voting.yes) > len(voters):
            self.close("abandoned")
        elif 2 * len(voting.no) >= len(voters):
            self.voting = None

    # ---- what is so

    def playing(self) -> Play:
        if self.play is None:
            raise AssertionError(f"table {self.row.id} has not started")
        return self.play

    def running(self) -> bool:
        return self.row.status == RUNNING

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats whose knowledge this person has a right to."""
        return tuple(i for i, seat in enumerate(self.seats) if person and seat.person == person)

    def entropies(self) -> list[str]:
        """What the seats added to the seed, as the record writes it."""
        return [f"{i + 1} {seat.entropy}" for i, seat in enumerate(self.seats) if seat.entropy]

    def only_bots(self) -> bool:
        """Whether the game runs and no person plays: nobody is kept waiting by its bots."""
        return self.running() and all(seat.bot for seat in self.seats)

    def out_of_time(self, now: int) -> list[int]:
        """Seats whose time has run out."""
        clock = self.clock
        if clock is None or self.play is None or not self.running():
            return []
        return [s for s in range(len(self.seats)) if clock.since[s] and clock.deadline(s) <= now]

    def next_deadline(self) -> int:
        """When the next time runs out; 0 for never."""
        clock = self.clock
        if clock is None or not self.running():
            return 0
        return min((clock.deadline(s) for s in range(len(self.seats)) if clock.since[s]), default=0)

    def stand_in(self) -> str:
        """The bot that plays for somebody who is out of time."""
        return "medium"

    # ---- who may do what: each gives the entry to store, or refuses

    def own_seat(self, person: str, seat: int) -> Seat:
        if seat >= len(self.seats) or not person or self.seats[seat].person != person:
            raise Refusing("not_yours", f"seat {seat} of this table is not yours")
        return self.seats[seat]

    def must_run(self) -> Play:
        if not self.running():
            raise Refusing("not_running", f"this game is {self.row.status}")
        return self.playing()

    def move(self, person: str, seat: int, action: str, version: int) -> Moved:
        play = self.must_run()
        if self.own_seat(person, seat).bot:
            raise Refusing("bot_plays", "a bot plays for you; take your seat back first")
        asked = seat in play.state.seats
        if version < self.opened[seat] if asked else version < self.version:
            raise Refusing("stale", f"the table is at version {self.version}; you decided on {version}")
        number = self.action_number(action)
        refusal = self.game.check(play.state, seat, number)
        if refusal is not None:
            refusing = Refusing("rule", f"'{self.game.texts[number]}' is not allowed here ({refusal.rule})")
            refusing.refusal = refusal
            raise refusing
        return Moved(at=0, seat=seat, action=self.game.texts[number])

    def action_number(self, text: str) -> int:
        try:
            return self.game.parse_action(text)
        except GameError as error:
            raise Refusing("unknown_action", str(error)) from None

    def action_numbers(self, text: str) -> list[int]:
        """Of one action, or of a row of them: `use boot, x1, left`."""
        return [self.action_number(part) for part in text.split(", ")]

    def undo(self, person: str, seat: int) -> Undone | Asked:
        play = self.must_run()
        self.own_seat(person, seat)
        moves = play.before_last(seat)
        if moves < 0:
            raise Refusing("undo", "there is nothing of yours to take back")
        if play.may_undo(seat):
            return Undone(at=0, seat=seat, moves=moves)
        if self.voting is not None:
            raise Refusing("busy", "the table is answering another question")
        again = play.next_renewal()
        if again > MOST_RENEWALS:
            raise Refusing("undo", "moves were taken back too often in this game")
        return Asked(at=0, seat=seat, what=UNDO, moves=moves, again=again)

    def abandon(self, person: str, seat: int) -> Asked:
        self.must_run()
        self.own_seat(person, seat)
        if self.voting is not None:
            raise Refusing("busy", "the table is answering another question")
        return Asked(at=0, seat=seat, what=ABANDON)

    def answer(self, person: str, seat: int, yes: bool) -> Answered:
        self.own_seat(person, seat)
        if self.voting is None or person in self.voting.yes | self.voting.no:
            raise Refusing("nothing_asked", "nobody asks you anything")
        return Answered(at=0, seat=seat, yes=yes)

    def sit(self, person: str, name: str, seat: int | None) -> Sat:
        """Take a free seat (the first, if none is named), or come back to one's own."""
        mine = self.seats_of(person)
        if self.row.status != OPEN:
            return self.come_back(name, person, mine, seat)
        if mine and not self.row.hot_seat:
            raise Refusing("seated", f"you have seat {mine[0]} already")
        free = [i for i, s in enumerate(self.seats) if s.free()]
        if not free or (seat is not None and seat not in free):
            raise Refusing("taken", "there is no free seat" if not free else f"seat {seat} is not free")
        return Sat(at=0, seat=free[0] if seat is None else seat, person=person, name=name)

    def come_back(self, name: str, person: str, mine: tuple[int, ...], seat: int | None) -> Sat:
        away = [i for i in mine if self.seats[i].away and (seat is None or seat == i)]
        if not self.running() or not away:
            raise Refusing("started", "the game has begun; you have no seat here to come back to")
        if self.seats[away[0]].timed_out:
            raise Refusing("out_of_time", "your time for this game is used up; a bot plays for you")
        return Sat(at=0, seat=away[0], person=person, name=name)

    def leave(self, person: str, seat: int) -> Left:
        if self.own_seat(person, seat).away:
            raise Refusing("away", "you have left already")
        if self.row.status not in (OPEN, RUNNING):
            raise Refusing("not_running", f"this game is {self.row.status}")
        return Left(at=0, seat=seat)

    def give_bot(self, person: str, seat: int, bot: str, absent: bool) -> BotSat:
        """Before the start the host fills free seats; after it anybody seated replaces one who left or is `absent`."""
        if bot not in self.bot_names:
            raise Refusing("no_bot", f"there is no bot '{bot}'; there are {', '.join(sorted(self.bot_names))}")
        if seat >= len(self.seats):
            raise Refusing("no_seat", f"this table has no seat {seat}")
        there = self.seats[seat]
        if self.row.status == OPEN:
            self.must_be_host(person)
            if there.person:
                raise Refusing("taken", f"{there.name} has seat {seat}")
            return BotSat(at=0, seat=seat, bot=bot)
        self.must_run()
        if not self.seats_of(person):
            raise Refusing("not_seated", "only players of this table can do that")
        if there.bot or not (there.away or absent or there.person == person):
            raise Refusing("taken", f"seat {seat} is being played")
        return BotSat(at=0, seat=seat, bot=bot)

    def open_seat(self, person: str, seat: int) -> Opened:
        self.must_be_host(person)
        if self.row.status != OPEN or seat >= len(self.seats) or self.seats[seat].free():
            raise Refusing("taken", f"seat {seat} cannot be opened")
        if self.seats[seat].person == person:
            raise Refusing("taken", "leave your own seat instead")
        renewed = self.row.private and bool(self.seats[seat].person)
        return Opened(at=0, seat=seat, invite=new_invite() if renewed else "")

    def mix(self, person: str, seat: int, entropy: str) -> Mixed:
        self.own_seat(person, seat)
        if self.row.status != OPEN:
            raise Refusing("started", "the game has begun; its seed is fixed")
        return Mixed(at=0, seat=seat, entropy=entropy)

    def start(self, person: str) -> Started:
        self.must_be_host(person)
        if self.row.status != OPEN:
            raise Refusing("started", "the game has begun already")
        free = [str(i) for i, seat in enumerate(self.seats) if seat.free()]
        if free:
            raise Refusing("not_full", f"nobody has seat {', '.join(free)} yet")
        return Started(at=0)

    def cancel(self, person: str) -> Closed:
        """The host closes a table that has not started."""
        self.must_be_host(person)
        if self.row.status != OPEN:
            raise Refusing("started", "the game has begun; the table can vote to abandon it")
        return Closed(at=0, reason="abandoned")

    def must_be_host(self, person: str) -> None:
        if not person or person != self.row.host:
            raise Refusing("not_host", "only the host of the table can do that")

    # ---- what everybody may know of the table

    def seat_rows(self) -> list[SeatRow]:
        return [SeatRow(person=s.person, name=s.name, bot=s.bot, away=s.away) for s in self.seats]

    def info(self, online: set[int]) -> TableInfo:
        info = table_info(self.row, self.seat_rows())
        for i, seat in enumerate(self.seats):
            info.seats[i].online = i in online
            info.seats[i].mixed = bool(seat.entropy)
        info.moves = self.play.moves() if self.play else 0
        info.request = self.request()
        info.rematch = self.rematch
        info.reason = self.reason
        return info

    def request(self) -> Request | None:
        voting = self.voting
        if voting is None:
            return None
        waiting = [i for i, s in enumerate(self.seats) if s.person in self.voters() - voting.yes - voting.no]
        return Request(seat=voting.seat, what=voting.what, waiting=waiting)

    def clock_info(self, now: int) -> ClockInfo | None:
        if self.clock is None:
            return None
        clock = self.clock
        return ClockInfo(
            left=[clock.left_at(s, now) for s in range(len(self.seats))],
            running=[s for s in range(len(self.seats)) if clock.since[s]] if self.running() else [],
        )


def new_invite() -> str:
    return secrets.token_hex(12)


def table_info(row: TableRow, seats: list[SeatRow]) -> TableInfo:
    """A table as everybody sees it in a list. Names every field on purpose: nothing of the row is told by accident."""
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        seats=[SeatInfo(person=s.person, name=s.name, bot=s.bot, away=s.away) for s in seats],
        host=row.host,
        private=row.private,
        hot_seat=row.hot_seat,
        clock=row.clock,
        spectators=row.spectators,
        delay=row.delay,
        hints=row.hints,
        commitment=row.commitment,
        created=row.created,
        moves=row.moves,
        winners=row.winners,
        fork_of=row.start.table if row.start else "",
        secret=row.secret if row.status in OVER else "",
    )


FOLD: Final[dict[type, Callable[..., None]]] = {
    Sat: Table.fold_sat,
    Left: Table.fold_left,
    BotSat: Table.fold_bot,
    Opened: Table.fold_opened,
    Mixed: Table.fold_mixed,
    Started: Table.fold_started,
    Undone: Table.fold_undone,
    Asked: Table.fold_asked,
    Answered: Table.fold_answered,
    Resumed: Table.fold_resumed,
    Closed: Table.fold_closed,
    Rematched: Table.fold_rematched,
}
