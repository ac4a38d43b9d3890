"""A table that lives in this process: its queue, its watchers, its bots and its clock.

Whatever changes the table goes through `commit`: stored first, on condition that nobody else was faster, then folded,
then told. Other processes hold replicas of the same table; whoever stores entry number n first is right.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from bossrush.server.audience import Audience, Watcher
from bossrush.server.audience import now_ms as now_ms
from bossrush.server.behind import Late, Past
from bossrush.server.entries import AnyEntry, BotSat, Moved, Opened, Resumed, Started, decode_entry, encode_entry
from bossrush.server.protocol import Error, Presence, Waiting, encode_message
from bossrush.server.queues import Unwanted
from bossrush.server.rights import behind, no_spectators, shows, watch
from bossrush.server.store.base import FINISHED
from bossrush.server.table import Refusing, Table
from bossrush.server.thinkers import BOTS_AND_PEOPLE, BOTS_ONLY, ThinkingFailed
from bossrush.server.thinking import Choose

if TYPE_CHECKING:
    from bossrush.server.client import Client
    from bossrush.server.hub import Hub

log = logging.getLogger("bossrush.table")

ABSENT: Final = 30.0
"""Seconds without a connection after which a player's seat may be given to a bot."""
PRESENCE_LASTS: Final = 60.0
"""Seconds for which another process's word about who is there is believed."""
PASS: Final = "pass"
NOBODY_ASKS: Final = -1
"""Instead of an action: the decision is another one, or somebody else's."""
STARTS_TIME: Final = (Moved, Started, Resumed)
"""Entries after which somebody has the whole time of a correspondence game."""


class Live(Audience):
    __slots__ = (
        "gone",
        "hub",
        "idle_since",
        "joining",
        "late",
        "lock",
        "own",
        "remote",
        "standing",
        "thinking",
        "timer",
        "told_online",
    )

    def __init__(self, hub: Hub, table: Table) -> None:
        super().__init__(table, hub.public_events[table.row.game])
        self.hub = hub
        self.lock = asyncio.Lock()
        """The queue of this table: fair, so requests are served in the order in which they came."""
        self.late: Late | None = None
        """With spectators who are to be behind: how the table was for them."""
        self.joining = 0
        """How many are about to watch."""
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
        sent_away = table.seats[entry.seat].person if isinstance(entry, Opened) and entry.invite else ""
        events, more = self.bring_on(entry, bool(self.watchers))
        self.own = own
        if more:
            self.seats_changed()
        if sent_away:
            self.send_away(sent_away)
        if table.row.delay and isinstance(entry, Started):
            self.fall_behind()
        if self.watchers:
            self.tell(entry, events, table.info(self.online()) if more else None)
        if self.late is not None:
            self.late.news.set()
        if more:
            self.hub.table_changed(self, own, finished=table.row.status == FINISHED != status)
        self.schedule()

    def seats_changed(self) -> None:
        for watcher in self.watchers.values():
            watcher.seats = self.table.seats_of(watcher.client.person.id)
        for client in [client for client in self.watchers if not shows(self.table, client.person.id)]:
            self.dismiss(client, no_spectators())

    # ---- watching

    async def join(self, client: Client, invite: str, since: int, views: bool, lang: str) -> None:
        """Tell the client how the table stands, or what it missed, and everything from now on.

        Takes its time and holds nobody up; between the last look at the table and the first update nothing is awaited.
        """
        self.joining += 1
        try:
            self.take_out(client)
            watcher = Watcher(client, (), views, lang)
            past = Past(self, watcher, since)
            audience = await self.audience_of(past, invite)
            while past.shorter(audience.table.version):
                await past.tell_until(audience.table.version)
                audience = await self.audience_of(past, invite)
            whole = past.since != audience.table.version
            if whole or not past.begun:
                client.send(audience.joined(watcher, whole))
            self.watchers[client] = audience.watchers[client] = watcher
            self.presence_changed()
        finally:
            self.joining -= 1
            self.drop_late()

    async def audience_of(self, past: Past, invite: str) -> Audience:
        """Whom somebody who joins will watch with: all others, or those who are to be behind.

        Asked again after each wait: the game may have begun meanwhile, or the host sent them away.
        """
        watcher, table = past.watcher, self.table
        person = watcher.client.person.id
        watch(table, person, invite)
        seats = table.seats_of(person)
        if past.begun and seats != watcher.seats:
            past.since = -1  # what was told is not what it may know now
        watcher.seats = seats
        if not behind(table, person):
            return self
        if self.late is None:
            self.late = Late(self)
        if not self.late.ready.is_set():
            await self.late.ready.wait()
            return await self.audience_of(past, invite)
        return self.late

    def fall_behind(self) -> None:
        """The game begins: from now on spectators are late."""
        spectators = {client: watcher for client, watcher in self.watchers.items() if not watcher.seats}
        if spectators:
            self.late = Late(self, self.table.version - 1)
            self.late.watchers.update(spectators)

    def drop_late(self) -> None:
        if self.late is not None and not self.late.watchers and not self.joining:
            self.late.task.cancel()
            self.late = None

    def listeners(self) -> Iterable[Watcher]:
        late = self.late
        if late is None:
            return self.watchers.values()
        return [watcher for client, watcher in self.watchers.items() if client not in late.watchers]

    def take_out(self, client: Client) -> Watcher | None:
        if self.late is not None:
            self.late.watchers.pop(client, None)
        return self.watchers.pop(client, None)

    def part(self, client: Client) -> None:
        watcher = self.take_out(client)
        if watcher is None:
            return
        self.drop_late()
        for seat in watcher.seats:
            self.standing.pop(seat, None)
            self.gone[seat] = time.monotonic()
        self.idle_since = time.monotonic()
        self.presence_changed()

    def send_away(self, person: str) -> None:
        """The host opened the seat of this person at a private table: they follow it no longer."""
        if not self.table.seats_of(person):
            for client in [client for client in self.watchers if client.person.id == person]:
                self.dismiss(client, Refusing("sent_away", "the host sent you away from this table"))

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
                self.answer_later(seat, partial(self.think, seat, table.opened[seat]))
            elif seat in self.standing and self.passes(seat):
                self.answer_later(seat, partial(self.default, seat))
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

    def answer_later(self, seat: int, answer: Callable[[], Awaitable[int]]) -> None:
        self.thinking[seat] = self.table.opened[seat]
        self.hub.spawn(self.answer_for(seat, self.table.opened[seat], answer))

    async def answer_for(self, seat: int, opened: int, answer: Callable[[], Awaitable[int]]) -> None:
        """Decide for this seat, always after the same time, so that the delay tells nothing about its cards."""
        loop = self.hub.loop
        begun = loop.time()
        try:
            if not self.own:
                await asyncio.sleep(self.hub.settings.take_over)
                begun = loop.time()
            action = await answer() if self.still_asked(seat, opened) else NOBODY_ASKS
            await asyncio.sleep(max(0.0, begun + self.pace(seat) - loop.time()))

            def make() -> AnyEntry:
                if not self.still_asked(seat, opened):
                    raise Refusing("stale", "the decision is another one now")
                return Moved(at=0, seat=seat, action=self.table.game.texts[action])

            if action != NOBODY_ASKS:
                with suppress(Refusing):
                    await self.hub.insist(f"decision {self.id} {seat} {opened}", lambda: self.request(make))
            elif self.still_asked(seat, opened):  # again, by now
                loop.call_soon(self.schedule)
        finally:
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
            "rules": row.rules,
            "options": row.options,
            "secret": row.secret,
            "entropies": self.table.entropies(),
            "start": row.start,
            "moves": self.table.playing().packed(),
            "seat": seat,
        }

    async def think(self, seat: int, opened: int) -> int:
        row = self.table.row
        job = Choose(**self.position(seat), bot=self.table.seats[seat].bot, seed=f"{row.secret} {seat}")
        begun = time.perf_counter()
        try:
            action = await self.hub.thinkers.choose(
                job, row.host, self.rank, lambda: self.still_asked(seat, opened), self.tell_waiting
            )
        except Unwanted:
            return NOBODY_ASKS
        except ThinkingFailed:
            log.exception("a bot could not decide", extra={"table": row.id, "seat": seat})
            return await self.default(seat)
        self.hub.metrics.thought(time.perf_counter() - begun)
        return action

    def rank(self) -> int:
        """How urgent the decisions of this table's bots are."""
        return BOTS_ONLY if self.table.only_bots() else BOTS_AND_PEOPLE

    def tell_waiting(self, ahead: int) -> None:
        """Everybody sees whose decision it is, but not those who are behind: they would hear of one to come."""
        message = encode_message(Waiting(table=self.id, ahead=ahead))
        for watcher in self.watchers.values():
            if watcher.seats or (self.table.row.spectators and not self.table.row.delay):
                watcher.client.send(message)

    async def default(self, seat: int) -> int:
        return self.table.game.default_action(self.table.playing().state, seat)

    def passes(self, seat: int) -> bool:
        """BM-R85: whether the standing pass covers the decision of this seat: by phase and question, not by hand."""
        game, state = self.table.game, self.table.playing().state
        phase = game.view(state, seat).get("phase")
        return phase in self.standing[seat] and game.ids.get(PASS, -1) in state.legal(seat)
