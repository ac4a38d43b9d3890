"""Who follows a table, and what each of them is told of it."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bossrush.kernel.events import SPECTATOR
from bossrush.server.entries import Answered, AnyEntry, Asked, Moved, Resumed, Started, Undone
from bossrush.server.play import Events
from bossrush.server.protocol import Joined, SeatUpdate, TableInfo, encode_message
from bossrush.server.speech import speech
from bossrush.server.table import Table
from bossrush.server.wire import event_words

if TYPE_CHECKING:
    from bossrush.server.client import Client

NEW_POSITION: Final = (Started, Undone, Asked, Answered)
"""Entries after which the position may be another one without events that lead to it: the view is told anew."""

OF_THE_GAME: Final = (Moved, Resumed)
"""Entries that by themselves change the position and the clock, and nothing that lists show."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Watcher:
    """A connection that follows the table, with the seats whose knowledge it has; none for a spectator."""

    __slots__ = ("client", "lang", "seats", "views")

    def __init__(self, client: Client, seats: tuple[int, ...], views: bool, lang: str) -> None:
        self.client = client
        self.seats = seats
        self.views = views
        self.lang = lang

    def audience(self) -> tuple[int, ...]:
        return self.seats or (SPECTATOR,)


class Audience:
    """A table at some version, and those who are told what happens from there on."""

    __slots__ = ("public", "table", "watchers")

    def __init__(self, table: Table, public: list[bool]) -> None:
        self.table = table
        self.public = public
        """By kind of event: whether everybody is told the same."""
        self.watchers: dict[Client, Watcher] = {}

    @property
    def id(self) -> str:
        return self.table.row.id

    def now(self) -> int:
        """The time at this table."""
        return now_ms()

    def online(self) -> set[int]:
        """The seats whose people are connected."""
        raise NotImplementedError

    def listeners(self) -> Iterable[Watcher]:
        """Those who are told at once what happens here."""
        return self.watchers.values()

    def bring_on(self, entry: AnyEntry, listening: bool) -> tuple[Events, bool]:
        """Fold an entry: the events, if somebody listens, and whether more than the position changed."""
        table = self.table
        if table.play is not None:
            table.play.state.listening = listening
        status, voting = table.row.status, table.voting
        events = table.fold(entry)
        return events, not isinstance(entry, OF_THE_GAME) or table.row.status != status or voting is not None

    def follow(self, entry: AnyEntry) -> None:
        """Fold an entry and tell it."""
        events, more = self.bring_on(entry, bool(self.watchers))
        if self.watchers:
            self.tell(entry, events, self.table.info(self.online()) if more else None)

    def tell(self, entry: AnyEntry, events: Events, info: TableInfo | None) -> None:
        """Tell the watchers of an entry."""
        table = self.table
        tail = b""
        if table.clock is not None:
            tail += b',"clock":' + encode_message(table.clock_info(self.now()))
        if info is not None:
            tail += b',"info":' + encode_message(info)
        head = b'{"type":"update","table":"%b","version":%d,"what":"%b","seats":[' % (
            self.id.encode(),
            table.version,
            entry.__struct_config__.tag.encode(),  # type: ignore[union-attr]
        )
        key_seat, _, key = entry.key.partition(":")
        actor = int(key_seat) if key else SPECTATOR
        anew = isinstance(entry, NEW_POSITION)
        pieces: dict[tuple[int, bool, str], bytes] = {}
        shared: list[list[str] | None] = [None] * len(events)
        for watcher in self.listeners():
            parts = []
            for seat in watcher.audience():
                which = (seat, watcher.views or anew, watcher.lang)
                if which not in pieces:
                    pieces[which] = self.piece(*which, events, shared)
                parts.append(pieces[which])
            end = tail
            if actor >= 0 and actor in watcher.seats:
                end = b',"key":%b' % encode_message(key) + tail
            watcher.client.send(head + b",".join(parts) + b"]" + end + b"}")

    def piece(self, seat: int, with_view: bool, lang: str, events: Events, shared: list[list[str] | None]) -> bytes:
        """What one seat is told. `shared` keeps the words of events that are the same for everybody."""
        table = self.table
        play = table.play
        if play is None:
            return encode_message(SeatUpdate(seat=seat))
        game, state = table.game, play.state
        told: list[list[str]] = []
        for i, event in enumerate(events):
            if self.public[event[0]]:
                words = shared[i]
                if words is None:
                    words = shared[i] = event_words(game, state, event)
            else:
                words = event_words(game, state, game.redact(event, seat))
            told.append(words)
        update = SeatUpdate(seat=seat, events=told, decision=game.decision(state, seat))
        if with_view or lang:
            self.add_view(update, with_view, lang, [game.redact(event, seat) for event in events])
        return encode_message(update)

    def add_view(self, update: SeatUpdate, with_view: bool, lang: str, events: Events) -> None:
        game, state = self.table.game, self.table.playing().state
        view = game.view(state, update.seat)
        if with_view:
            update.view = view
        if lang:
            update.words = speech(game, lang).seat_words(state, update.seat, events, view)

    def joined(self, watcher: Watcher, whole: bool) -> bytes:
        """The answer to `join`: with the `whole` view, or for one who knows this version."""
        table = self.table
        seats: list[SeatUpdate] = []
        if table.play is not None and whole:
            state = table.play.state
            seats = [SeatUpdate(seat=s, decision=table.game.decision(state, s)) for s in watcher.audience()]
            for update in seats:
                self.add_view(update, True, watcher.lang, [])
        return encode_message(
            Joined(
                table=self.id,
                version=table.version,
                info=table.info(self.online()),
                mine=list(watcher.seats),
                seats=seats,
                clock=table.clock_info(self.now()),
            )
        )
