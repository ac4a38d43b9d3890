"""A table that lives in this process: its queue, its watchers, its bots and its clock.

Whatever changes the table goes through `commit`: stored first, on condition that nobody else was faster, then folded,
then told. Other processes hold replicas of the same table; whoever stores entry number n first is right.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from bossrush.kernel.events import SPECTATOR
from bossrush.server.entries import Answered as AnsweredEntry
from bossrush.server.entries import AnyEntry, Asked, BotSat, Moved, Resumed, Started, Undone, decode_entry, encode_entry
from bossrush.server.play import Events
from bossrush.server.protocol import Error, Joined, Presence, SeatUpdate, TableInfo, encode_message
from bossrush.server.rights import behind, no_spectators, shows, watch
from bossrush.server.speech import speech
from bossrush.server.store.base import FINISHED
from bossrush.server.table import Refusing, Table
from bossrush.server.thinking import Choose, ThinkingFailed
from bossrush.server.wire import event_words

if TYPE_CHECKING:
    from bossrush.server.client import Client
    from bossrush.server.hub import Hub

log = logging.getLogger("bossrush.table")

ABSENT: Final = 30.0
"""Seconds without a connection after which a player's seat may be given to a bot."""
PRESENCE_LASTS: Final = 60.0
"""Seconds for which another process's word about who is there is believed."""
PASS: Final = "pass"
NEW_POSITION: Final = (Started, Undone, Asked, AnsweredEntry)
"""Entries after which the position may be another one without events that lead to it: the view is told anew."""
OF_THE_GAME: Final = (Moved, Resumed)
"""Entries that by themselves change the position and the clock, and nothing that lists show."""
STARTS_TIME: Final = (Moved, Started, Resumed)
"""Entries after which somebody has the whole time of a correspondence game."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def bring_on(table: Table, entry: AnyEntry) -> tuple[Events, bool]:
    """Fold an entry: the events, and whether more than the position changed."""
    status, voting = table.row.status, table.voting
    events = table.fold(entry)
    return events, not isinstance(entry, OF_THE_GAME) or table.row.status != status or voting is not None


class Watcher:
    """A connection that follows the table, with the seats whose knowledge it has; none for a spectator."""

    __slots__ = ("client", "lang", "late", "seats", "views")

    def __init__(self, client: Client, seats: tuple[int, ...], views: bool, lang: str) -> None:
        self.client = client
        self.seats = seats
        self.views = views
        self.lang = lang
        self.late: list[bytes] = []
        """What a spectator who is behind has still to be told, in order."""

    def audience(self) -> tuple[int, ...]:
        return self.seats or (SPECTATOR,)


class Live:
    __slots__ = (
        "gone",
        "hub",
        "idle_since",
        "lock",
        "own",
        "public",
        "remote",
        "standing",
        "table",
        "thinking",
        "timer",
        "told_online",
        "watchers",
    )

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        """The queue of this table: fair, so requests are served in the order in which they came."""
        self.watchers: dict[Client, Watcher] = {}
        self.own = not hub.shared
        """Whether the last entry came from this process: then its bots and clocks are ours to drive."""
        self.thinking: dict[int, int] = {}
        """Seats for which an answer is on its way, and the version at which they were asked."""
        self.standing: dict[int, list[str]] = {}
        """Phases in which a seat passes, see `Standing`."""
        self.timer: asyncio.TimerHandle | None = None
        self.remote: dict[str, tuple[float, list[int]]] = {}
        """By process: when it last said which seats are connected there, and which."""
        self.told_online: list[int] = []
        """The seats that the watchers believe to be connected."""
        self.gone: dict[int, float] = {}
        """Since when a seat's person has not been connected here."""
        self.idle_since = time.monotonic()
        self.public = hub.public_events[table.row.game]

    @property
    def id(self) -> str:
        return self.table.row.id

    # ---- changing the table

    async def request(self, make: Callable[[], AnyEntry], key: str = "") -> bool:
        """Carry out what `make` allows; false if this was the repetition of a request."""
        async with self.lock:
            if key and key in self.table.keys:
                return False
            return await self.commit(make, key)

    async def commit(self, make: Callable[[], AnyEntry], key: str = "") -> bool:
        """Store what `make` gives and then apply it; with the lock held. If somebody was faster, ask `make` again.

        False if it turns out that another process has carried out this very request.
        """
        table = self.table
        while True:
            try:
                entry = make()
            except Refusing:
                if not self.hub.shared or not await self.catch_up():  # it may fit what we have not heard of yet
                    raise
                if key and key in table.keys:
                    return False
                continue
            entry.at = max(now_ms(), table.at)
            entry.key = key
            version = table.version + 1
            data = encode_entry(entry)
            begun = time.perf_counter()
            if await self.hub.store.append(self.id, version, data, self.due(entry)):
                self.hub.metrics.appended(time.perf_counter() - begun)
                break
            await self.catch_up()
            if key and key in table.keys:
                return False
        self.hub.publish_entry(self.id, version, data)
        self.accept(entry, own=True)
        return True

    def due(self, entry: AnyEntry) -> int:
        """When any process should look at this table again although nobody is there: correspondence."""
        rule = self.table.clock_rule
        return entry.at + rule.limit if rule.days and isinstance(entry, STARTS_TIME) else -1

    async def resume(self) -> None:
        """The time until now is nobody's: the server was down."""

        def make() -> AnyEntry:
            self.table.must_run()
            return Resumed(at=0)

        with suppress(Refusing):  # somebody has closed it meanwhile
            await self.request(make)

    async def catch_up(self) -> bool:
        """Take over what other processes stored; with the lock held. Whether there was anything."""
        entries = await self.hub.store.entries(self.id, self.table.version)
        for data in entries:
            self.accept(decode_entry(data), own=False)
        return bool(entries)

    def accept(self, entry: AnyEntry, own: bool) -> None:
        """An entry that is stored: fold it, tell it, see what comes next."""
        table = self.table
        status = table.row.status
        if table.play is not None:
            table.play.state.listening = bool(self.watchers)
        events, more = bring_on(table, entry)
        self.own = own
        if more:
            self.seats_changed()
        if self.watchers:
            self.tell(entry, events, table.info(self.online()) if more else None)
        if more:
            self.hub.table_changed(self, own, finished=table.row.status == FINISHED != status)
        self.schedule()

    def seats_changed(self) -> None:
        for watcher in self.watchers.values():
            watcher.seats = self.table.seats_of(watcher.client.person.id)
        for client in [client for client in self.watchers if not shows(self.table, client.person.id)]:
            self.dismiss(client, no_spectators())

    # ---- telling

    def tell(self, entry: AnyEntry, events: Events, info: TableInfo | None, ago: float = 0.0) -> None:
        """Tell the watchers of an entry that was made so many seconds ago."""
        table = self.table
        tail = b""
        if table.clock is not None:
            tail += b',"clock":' + encode_message(table.clock_info(now_ms()))
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
        delay = table.row.delay - ago if table.play is not None else 0.0
        for watcher in self.watchers.values():
            parts = []
            for seat in watcher.audience():
                which = (seat, watcher.views or anew, watcher.lang)
                if which not in pieces:
                    pieces[which] = self.piece(*which, events, shared)
                parts.append(pieces[which])
            end = tail
            if actor >= 0 and actor in watcher.seats:
                end = b',"key":%b' % encode_message(key) + tail
            message = head + b",".join(parts) + b"]" + end + b"}"
            if delay > 0 and not watcher.seats:
                self.send_later(watcher, message, delay)
            else:
                watcher.client.send(message)

    def send_later(self, watcher: Watcher, message: bytes, delay: float) -> None:
        watcher.late.append(message)
        self.hub.loop.call_later(delay, self.send_late, watcher)

    def send_late(self, watcher: Watcher) -> None:
        """For a spectator who is behind, and still there: the oldest message, in whatever order the timers ring."""
        message = watcher.late.pop(0)
        live = self.hub.live.get(self.id)
        if live is not None and live.watchers.get(watcher.client) is watcher:
            watcher.client.send(message)

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

    def joined(self, watcher: Watcher, since: int, online: set[int]) -> bytes:
        table = self.table
        seats: list[SeatUpdate] = []
        if table.play is not None and since < 0:
            state = table.play.state
            seats = [SeatUpdate(seat=s, decision=table.game.decision(state, s)) for s in watcher.audience()]
            for update in seats:
                self.add_view(update, True, watcher.lang, [])
        return encode_message(
            Joined(
                table=self.id,
                version=table.version,
                info=table.info(online),
                mine=list(watcher.seats),
                seats=seats,
                clock=table.clock_info(now_ms()),
            )
        )

    # ---- watching

    async def join(self, client: Client, invite: str, since: int, views: bool, lang: str) -> None:
        """Tell the client how the table stands, or what it missed, and everything from now on."""
        async with self.lock:
            watch(self.table, client.person.id, invite)  # once more: the game may have begun while we waited
            watcher = Watcher(client, self.table.seats_of(client.person.id), views, lang)
            since = since if since <= self.table.version else -1
            late = behind(self.table, client.person.id)
            if late or 0 <= since < self.table.version:
                await self.join_from_log(watcher, since, now_ms() - late * 1000)
            else:
                client.send(self.joined(watcher, since, self.online()))
            self.watchers[client] = watcher
            self.presence_changed()

    async def join_from_log(self, watcher: Watcher, since: int, until: int) -> None:
        """From the log: the updates after `since`, or the table as it stood at the time `until` and all since then."""
        past = Live(self.hub, Table(self.table.row, self.table.game))
        past.watchers[watcher.client] = watcher
        entries = [decode_entry(data) for data in await self.hub.store.entries(self.id)]
        shown = len([entry for entry in entries if entry.at <= until])
        known = since if since >= 0 and (since <= shown or watcher.seats) else shown
        for entry in entries[:known]:
            past.table.fold(entry)
        watcher.client.send(past.joined(watcher, since if known == since else -1, self.online()))
        for entry in entries[known:]:
            if past.table.play is not None:
                past.table.play.state.listening = True
            events, more = bring_on(past.table, entry)
            info = past.table.info(self.online()) if more else None
            past.tell(entry, events, info, (now_ms() - entry.at) / 1000)

    def part(self, client: Client) -> None:
        watcher = self.watchers.pop(client, None)
        if watcher is None:
            return
        for seat in watcher.seats:
            self.standing.pop(seat, None)
            self.gone[seat] = time.monotonic()
        self.idle_since = time.monotonic()
        self.presence_changed()

    def dismiss(self, client: Client, why: Refusing) -> None:
        """Somebody who may not follow the table any longer."""
        self.part(client)
        client.tables.pop(self.id, None)
        client.send(encode_message(Error(code=why.code, text=why.text, table=self.id)))

    def here(self) -> list[int]:
        """The seats whose people are connected to this process."""
        return sorted({seat for watcher in self.watchers.values() for seat in watcher.seats})

    def online(self) -> set[int]:
        known = time.monotonic() - PRESENCE_LASTS
        elsewhere = [seats for at, seats in self.remote.values() if at > known]
        return set(self.here()).union(*elsewhere)

    def absent(self, seat: int) -> bool:
        """Whether the person of this seat has not been connected for a while."""
        return seat not in self.online() and time.monotonic() - self.gone.get(seat, self.idle_since) > ABSENT

    def presence_changed(self) -> None:
        self.hub.publish_presence(self.id, self.here())
        self.tell_presence()

    def tell_presence(self) -> None:
        """Who is connected, if that has changed: spectators and further windows are nobody's business."""
        online = sorted(self.online())
        if online != self.told_online:
            self.told_online = online
            message = encode_message(Presence(table=self.id, online=online))
            for client in self.watchers:
                client.send(message)

    # ---- bots, standing passes and clocks

    def schedule(self) -> None:
        """See that whoever is not a person at a screen decides in time."""
        table = self.table
        if table.play is None or not table.running():
            self.stop_timer()
            return
        for seat in table.play.state.seats:
            if self.thinking.get(seat) == table.opened[seat]:
                continue
            if table.seats[seat].bot:
                self.answer_later(seat, self.think(seat))
            elif seat in self.standing and self.passes(seat):
                self.answer_later(seat, self.default(seat))
        if table.clock is not None:
            self.stop_timer()
            deadline = table.next_deadline()
            if deadline:
                late = 0.0 if self.own else self.hub.settings.take_over
                wait = max(0.0, (deadline - now_ms()) / 1000) + late
                self.timer = self.hub.loop.call_later(wait, self.wake)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def wake(self) -> None:
        """The timer that has rung stays until `check_time` sets the next: the table must not be forgotten before."""
        self.hub.must(f"time {self.id}", self.check_time)

    async def check_time(self) -> None:
        """Give the seats whose time is up to a bot."""

        def make() -> AnyEntry:
            late = self.table.out_of_time(now_ms()) if self.kept() else []
            if not late:
                raise Refusing("in_time", "nobody is out of time")
            return BotSat(at=0, seat=late[0], bot=self.table.stand_in(), timed_out=True)

        with suppress(Refusing):
            while True:
                await self.request(make)
        if self.kept():
            self.schedule()

    def kept(self) -> bool:
        """Whether this is the table as the hub has it: one that was forgotten may have been loaded anew."""
        return self.hub.live.get(self.id) is self

    def answer_later(self, seat: int, answer: Coroutine[None, None, int]) -> None:
        self.thinking[seat] = self.table.opened[seat]
        self.hub.spawn(self.answer_for(seat, self.table.opened[seat], answer))

    async def answer_for(self, seat: int, opened: int, answer: Coroutine[None, None, int]) -> None:
        """Decide for this seat, always after the same time, so that the delay tells nothing about its cards."""
        loop = self.hub.loop
        begun = loop.time()
        try:
            if not self.own:
                await asyncio.sleep(self.hub.settings.take_over)
                begun = loop.time()
            action = await answer if self.still_asked(seat, opened) else -1
            await asyncio.sleep(max(0.0, begun + self.pace(seat) - loop.time()))

            def make() -> AnyEntry:
                if not self.still_asked(seat, opened):
                    raise Refusing("stale", "the decision is another one now")
                return Moved(at=0, seat=seat, action=self.table.game.texts[action])

            with suppress(Refusing):
                await self.hub.insist(f"decision {self.id} {seat} {opened}", lambda: self.request(make))
        finally:
            answer.close()
            if self.thinking.get(seat) == opened:
                del self.thinking[seat]

    def pace(self, seat: int) -> float:
        """How long an answer takes that no person gives: longer where others could respond."""
        settings, table = self.hub.settings, self.table
        window = table.play is not None and table.game.ids.get(PASS, -1) in table.play.state.legal(seat)
        return settings.window if window else settings.bot_delay

    def still_asked(self, seat: int, opened: int) -> bool:
        table = self.table
        if table.play is None or not table.running() or not self.kept():
            return False
        plays = bool(table.seats[seat].bot) or seat in self.standing
        return plays and seat in table.play.state.seats and table.opened[seat] == opened

    def position(self, seat: int) -> dict[str, Any]:
        """What any job about this seat's decision says of it."""
        row = self.table.row
        return {
            "table": row.id,
            "game": row.game,
            "options": row.options,
            "secret": row.secret,
            "entropies": self.table.entropies(),
            "start": row.start,
            "moves": self.table.playing().packed(),
            "seat": seat,
        }

    async def think(self, seat: int) -> int:
        row = self.table.row
        job = Choose(**self.position(seat), bot=self.table.seats[seat].bot, seed=f"{row.secret} {seat}")
        begun = time.perf_counter()
        try:
            action = await self.hub.thinkers.choose(job)
        except ThinkingFailed:
            log.exception("a bot could not decide", extra={"table": row.id, "seat": seat})
            return await self.default(seat)
        self.hub.metrics.thought(time.perf_counter() - begun)
        return action

    async def default(self, seat: int) -> int:
        return self.table.game.default_action(self.table.playing().state, seat)

    def passes(self, seat: int) -> bool:
        """Whether the standing pass of this seat covers the decision: by phase and question, never by the hand."""
        game, state = self.table.game, self.table.playing().state
        phase = game.view(state, seat).get("phase")
        return phase in self.standing[seat] and game.ids.get(PASS, -1) in state.legal(seat)
