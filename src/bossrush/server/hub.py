"""The tables that live in this process, loaded from the log when somebody needs them, and the lobby."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
from litestar.di import NamedDependency

from bossrush.bots.levels import bots_of
from bossrush.games import load_game, names
from bossrush.kernel.chance import FastChance, commitment
from bossrush.kernel.events import PUBLIC
from bossrush.kernel.game import Game, GameError
from bossrush.server.analyses import Analyses, Busy
from bossrush.server.behind import fold_log
from bossrush.server.bus.base import Bus
from bossrush.server.client import BANNED, NOT_KNOWN, TRY_AGAIN, Client
from bossrush.server.clock import ClockRule
from bossrush.server.entries import AnyEntry, BotSat, Rematched, Sat, decode_entry, encode_entry
from bossrush.server.fairness import dice_report, has_dice, new_secret
from bossrush.server.foresight import Foresight
from bossrush.server.health import Probe
from bossrush.server.hinting import Hints
from bossrush.server.lately import Lately
from bossrush.server.limits import Allowances
from bossrush.server.live import Live, now_ms
from bossrush.server.metrics import Metrics
from bossrush.server.people import People, banned
from bossrush.server.protocol import Said, encode_message
from bossrush.server.rights import OtherRules, no_table
from bossrush.server.settings import Settings
from bossrush.server.store.base import (
    FINISHED,
    FORGET,
    OPEN,
    PERSON,
    RELOAD,
    RUNNING,
    PersonRow,
    SeatRow,
    Start,
    Store,
    StoreError,
    TableFilter,
    TableRow,
)
from bossrush.server.table import Refusing, Table, new_invite, table_info
from bossrush.server.thinkers import Thinkers
from bossrush.server.timelines import Timelines

log = logging.getLogger("bossrush.hub")

LOBBY: Final = "lobby"
IDLE: Final = 60.0
"""Seconds after which a table that nobody watches is forgotten; the log brings it back."""
STALE: Final = 24 * 60 * 60 * 1000
"""Milliseconds after which an untouched table is no longer in the lobby."""
SHORTEST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0
"""Seconds before what must happen is tried again after the store failed: at first, and at most."""
OVERDUE_AT_ONCE: Final = 100
CLOCKED_AT_ONCE: Final = 500
"""Ids of tables that are read together."""
LONGEST_REST: Final = 0.1
"""Seconds between two tables whose clocks are set going again, at most."""
ME: Final = "me"
FREE: Final = "open"
ALL: Final = "all"
"""Instead of a status."""


class BusMessage(msgspec.Struct, omit_defaults=True):
    """What processes tell each other about a table: one of these."""

    version: int = 0
    entry: msgspec.Raw = msgspec.Raw(b"null")
    """With `version`."""
    said: Said | None = None
    process: str = ""
    online: list[int] = []
    """With `process`: the seats whose people are connected there."""


decode_bus = msgspec.json.Decoder(BusMessage).decode


class NewTable(msgspec.Struct, kw_only=True):
    """How a table is to be."""

    game: str
    options: dict[str, str]
    seats: list[str]
    """For each seat `me`, `open` or the name of a bot."""
    private: bool = False
    hot_seat: bool = False
    clock: str = "none"
    spectators: bool = True
    delay: int = 0
    hints: bool = True
    start: Start | None = None
    rules: int = 0
    """The version of the rules, if not the newest: moves of another game may need the rules they were made by."""


class Hub:
    def __init__(
        self, settings: Settings, store: Store, bus: Bus, people: People, thinkers: Thinkers, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.people = people
        people.look_again = self.look_at_person
        self.store = store
        self.probe = Probe(store)
        self.bus = bus
        self.thinkers = thinkers
        self.allowances = Allowances(settings.limits)
        self.hints = Hints(thinkers, self.allowances.hints, settings.hints)
        self.foresight = Foresight()
        self.timelines = Timelines(store, thinkers)
        self.analyses = Analyses(store, thinkers, settings.analysis)
        self.metrics = metrics
        self.games: dict[str, Game] = {name: load_game(name) for name in names()}
        self.public_events = {
            name: [all(visibility == PUBLIC for _, visibility in kind.fields) for kind in game.event_kinds()]
            for name, game in self.games.items()
        }
        """By game and kind of event: whether everybody is told the same."""
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.clients: set[Client] = set()
        self.process = secrets.token_hex(4)
        self.shared = bool(settings.bus)
        """Whether other processes may serve the same tables."""
        self.bus_away = True
        """Whether the bus was away when the patrol looked last; at the beginning it counts as away."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.lobby = {
            (game, status): Lately(partial(self.lobby_list, game, status))
            for game in ("", *self.games)
            for status in (ALL, OPEN, RUNNING)
        }
        """The public tables as JSON, by game and status."""
        self.dice = Lately(self.dice_text)
        self.folding = ThreadPoolExecutor(1, "folding")
        """Where long logs are folded, one after the other: players come first."""
        self.waiting: set[str] = set()
        """What is to be tried again when the store answers."""
        self.unplayable: set[str] = set()
        """Overdue tables that cannot be loaded: they must not keep the others waiting."""
        self.began = 0
        """When this process began to serve, if no other serves the same tables; see `slept`."""
        self.resumed = ""
        """Up to this id the clocks of all tables run again."""
        self.all_resumed = asyncio.Event()
        self.lobby_timer: asyncio.TimerHandle | None = None
        self.order = -1
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()

    # ---- the life of the hub

    async def open(self) -> None:
        await self.bus.open(self.on_bus)
        self.bus.subscribe(LOBBY)
        self.order = max((number for number, _, _ in await self.store.orders(-1)), default=0)
        if self.shared:
            self.all_resumed.set()
        else:
            self.began = now_ms()
            self.must("resume", self.resume_clocks)
        self.spawn(self.patrol())
        self.spawn(self.analyses.run())

    async def resume_clocks(self) -> None:
        """Load every table whose clock ran when the server stopped, at most half of the time: players come first.

        Whoever comes to one of them earlier finds its clock resumed as well. Begun again, it goes on where it was.
        """
        while ids := await self.store.clocked(self.resumed, CLOCKED_AT_ONCE):
            for id in ids:
                begun = self.loop.time()
                await self.insist(f"resume {id}", lambda id=id: self.try_to_find(id))  # type: ignore[misc]
                self.resumed = id
                await asyncio.sleep(min(LONGEST_REST, self.loop.time() - begun))
        self.all_resumed.set()

    async def try_to_find(self, id: str) -> Live | None:
        """None if it cannot be loaded, for whatever reason but the store."""
        try:
            return await self.find(id)
        except StoreError:
            raise
        except Refusing:
            return None
        except Exception:
            log.exception("a table cannot be loaded", extra={"table": id})
            return None

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.hints.stop()
        self.folding.shutdown(wait=False, cancel_futures=True)
        await self.bus.close()

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.task_done)
        return task

    def must(self, what: str, work: Callable[[], Awaitable[object]]) -> None:
        """In the background, as `insist` does it."""
        self.spawn(self.insist(what, work))

    async def insist(self, what: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do what must not be lost, again and again until the store answers.

        `what` names it: of several that wait for the store one is enough, as it does what is to be done then.
        """
        pause = SHORTEST_PAUSE
        while True:
            with suppress(StoreError):  # the store has told the log why
                await work()
                return
            if what in self.waiting:
                return
            self.waiting.add(what)
            await asyncio.sleep(pause)
            self.waiting.discard(what)
            pause = min(2 * pause, LONGEST_PAUSE)

    def task_done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    # ---- finding and making tables

    async def find(self, id: str) -> Live:
        """The table with this id, loaded if need be; `Refusing` if there is none."""
        live = self.live.get(id)
        if live is not None:
            return live
        loading = self.loading.get(id)
        if loading is None:
            loading = self.loading[id] = asyncio.ensure_future(self.load(id))
            loading.add_done_callback(lambda _: self.loading.pop(id))
        return await asyncio.shield(loading)

    async def load(self, id: str) -> Live:
        """From the log."""
        entries = await self.store.entries(id)
        row = await self.store.table(id)  # in this order: the log of a table that was removed meanwhile may be empty
        if row is None:
            raise no_table()
        game = self.game_of(row)
        self.bus.subscribe(topic(id))
        live = Live(self, Table(row, game))
        await fold_log(self, live.table, entries)
        if self.slept(live.table):
            await live.resume()
        self.keep(live)
        if live.table.row.status != row.status:
            self.table_changed(live, own=True, finished=live.table.row.status == FINISHED)
        live.schedule()
        if self.shared:  # what was stored before the subscription took effect
            self.loop.call_later(0.5, lambda: self.must(f"look {id}", lambda: self.look_again(live)))
        return live

    def game_of(self, row: TableRow) -> Game:
        """By the rules the table began with; `OtherRules` if that cannot be any more."""
        game = self.games[row.game]
        if row.content != game.content_hash:
            raise OtherRules(row)
        try:
            return game.by_rules(row.rules)
        except GameError:
            raise OtherRules(row) from None

    def slept(self, table: Table) -> bool:
        """Whether the clock of this table ran while the server was down: that time is nobody's."""
        return table.clock is not None and table.running() and table.at < self.began

    def keep(self, live: Live) -> None:
        self.live[live.id] = live
        self.metrics.tables = len(self.live)

    async def look_again(self, live: Live) -> None:
        async with live.lock:
            await live.catch_up()

    async def create(self, person: PersonRow, new: NewTable) -> Live:
        """A table with its first seats; `GameError` if an option, a seat or the clock is bad."""
        game = self.games.get(new.game)
        if game is None:
            raise GameError(f"there is no game '{new.game}'; there are {', '.join(self.games)}")
        if new.rules:
            game = game.by_rules(new.rules)
        values = game.read_options(new.options)
        options = {option.name: option.show(values[option.name]) for option in game.options()}
        game.new_state(values, FastChance(0))  # every option is read: a bad hero or boss is refused here
        seats = new.seats or [ME] + [FREE] * (int(options["players"]) - 1)
        check_seats(seats, options, new)
        ClockRule(new.clock)
        secret = new_secret()
        row = TableRow(
            id=secrets.token_hex(8),
            game=new.game,
            rules=game.rules_version,
            content=game.content_hash,
            options=options,
            host=person.id,
            private=new.private,
            invite=new_invite(),
            hot_seat=new.hot_seat,
            clock=new.clock,
            spectators=new.spectators,
            delay=new.delay,
            hints=new.hints,
            secret=secret,
            commitment=commitment(secret),
            created=now_ms(),
            start=new.start,
            seats=[SeatRow() for _ in seats],
            updated=now_ms(),
        )
        table = Table(row, game)
        entries = [first_entry(row, seat, who, person) for seat, who in enumerate(seats) if who != FREE]
        for entry in entries:
            table.fold(entry)
        table.row.seats = table.seat_rows()
        table.row.version = table.version
        self.bus.subscribe(topic(row.id))
        await self.store.add_table(table.row, [encode_entry(entry) for entry in entries])
        live = Live(self, table)
        self.keep(live)
        self.listed(row)
        return live

    async def rematch(self, live: Live, person: PersonRow) -> Live:
        """The same people at a new table, for one of them; everybody who asks is sent to the same one."""
        table = live.table
        if table.row.status in (OPEN, RUNNING):
            raise Refusing("not_over", "the game is not over yet")
        async with live.lock:
            if table.rematch:
                return await self.find(table.rematch)
            row = table.row
            new = NewTable(
                game=row.game,
                options=row.options,
                seats=[seat.bot if seat.bot and not seat.person else FREE for seat in table.seats],
                private=row.private,
                hot_seat=row.hot_seat,
                clock=row.clock,
                spectators=row.spectators,
                delay=row.delay,
                hints=row.hints,
            )
            again = await self.create(person, new)
            for i, seat in enumerate(table.seats):
                if seat.person:
                    await again.request(sitting(i, seat.person, seat.name))
            await live.commit(lambda: Rematched(at=0, table=again.id))
            return again

    # ---- connections

    def connected(self, client: Client) -> None:
        self.clients.add(client)

    def disconnected(self, client: Client) -> None:
        self.clients.discard(client)

    async def look_at_person(self, id: str) -> None:
        """Cookies of this person stopped being valid, or a ban began: connections that came with them end."""
        self.people.forget(id)
        there = [client for client in self.clients if client.ticket.person == id]
        row = await self.people.person(id) if there else None
        for client in there:
            end_if_over(client, row)

    async def look_at_client(self, client: Client) -> None:
        """One that has just connected: its cookie may have ended before it was there to be closed."""
        end_if_over(client, await self.people.person(client.ticket.person))

    # ---- what tables tell the hub

    def publish_entry(self, id: str, version: int, entry: bytes) -> None:
        if self.shared:
            self.publish(id, BusMessage(version=version, entry=msgspec.Raw(entry)))

    def publish_presence(self, id: str, online: list[int]) -> None:
        if self.shared:
            self.publish(id, BusMessage(process=self.process, online=online))

    def publish(self, id: str, message: BusMessage) -> None:
        self.bus.publish(topic(id), encode_message(message))

    def table_changed(self, live: Live, own: bool, finished: bool) -> None:
        """More than the position changed: the summary for lists, the lobby, the statistics follow."""
        self.thinkers.table_changed(live.id, live.table.only_bots())
        if own:
            self.must(f"summary {live.id}", lambda: self.write_summary(self.live.get(live.id, live)))
            if finished and has_dice(live.table.game):
                self.must(f"rolls {live.id}", lambda: self.count_rolls(live))
            if finished and self.settings.analysis:
                with suppress(Busy):  # whoever asks for it begins it
                    self.analyses.begin(live.table.game, live.table.row)
        if not live.table.row.private:
            self.lobby_changed()

    async def write_summary(self, live: Live) -> None:
        table = live.table
        row = table.row
        row.seats = table.seat_rows()
        row.moves = table.play.moves() if table.play else 0
        row.updated = now_ms()
        row.due = table.next_deadline() if table.clock_rule.days else 0
        row.version = table.version
        await self.store.update_table(row)
        self.listed(row)

    def listed(self, row: TableRow) -> None:
        """The summary of a table is stored as it is now."""
        if not row.private:
            self.lobby_changed()
            if self.shared:
                self.bus.publish(LOBBY, b"")

    async def count_rolls(self, live: Live) -> None:
        counts = await self.timelines.rolls(live.table.row)
        if counts:
            await self.store.count_rolls(counts)

    # ---- other processes

    def on_bus(self, topic: str, data: bytes) -> None:
        if topic == LOBBY:
            self.lobby_changed()
            return
        live = self.live.get(topic.removeprefix("t:"))
        if live is None:
            return
        message = decode_bus(data)
        if message.said is not None:
            self.tell_chat(live, message.said)
        elif message.process:
            live.remote[message.process] = (time.monotonic(), message.online)
            live.tell_presence()
        else:
            version, entry = message.version, bytes(message.entry)
            self.must(f"entry {live.id} {version}", lambda: self.take_entry(live, version, entry))

    async def take_entry(self, live: Live, version: int, entry: bytes) -> None:
        async with live.lock:
            if version == live.table.version + 1:
                live.accept(decode_entry(entry), own=False)
            elif version > live.table.version:
                await live.catch_up()

    async def patrol(self) -> None:
        """What no message brings: a bus that is away, orders, overdue tables, tables to be forgotten."""
        duties = [(1, self.look_for_the_store), (2, self.follow_orders), (5, self.look_after_overdue), (20, self.tidy)]
        if self.shared:
            duties += [(1, self.hear_what_was_missed), (5, self.look_into_store)]
        beat = 0
        while True:
            await asyncio.sleep(1.0)
            beat += 1
            for every, duty in duties:
                if beat % every == 0:
                    await self.try_duty(duty)

    async def try_duty(self, duty: Callable[[], Awaitable[None]]) -> None:
        """One that fails does not keep the others from being done, and has its turn again."""
        try:
            await duty()
        except StoreError:
            pass  # the store has told the log why
        except Exception:
            log.exception("the patrol met a problem and goes on")

    async def look_for_the_store(self) -> None:
        """So that the log tells when it is back, whether somebody asks or not."""
        if self.store.trouble():
            await self.probe.look()

    async def hear_what_was_missed(self) -> None:
        if self.misses_messages():
            await self.look_into_store()

    def misses_messages(self) -> bool:
        """While the bus is away, and once more after that: others may have come back to it later than this process."""
        missed, self.bus_away = self.bus_away, not self.bus.healthy()
        return missed or self.bus_away

    async def look_into_store(self) -> None:
        for id, version in (await self.store.versions(list(self.live))).items():
            live = self.live.get(id)
            if live is not None and version > live.table.version:
                await self.look_again(live)

    async def look_after_overdue(self) -> None:
        for id in await self.store.overdue(now_ms(), OVERDUE_AT_ONCE + len(self.unplayable)):
            if id not in self.unplayable:
                await self.look_after(id)

    async def look_after(self, id: str) -> None:
        live = await self.try_to_find(id)
        if live is None:
            self.unplayable.add(id)
            return
        await live.check_time()
        await self.write_summary(live)

    async def follow_orders(self) -> None:
        for number, order, argument in await self.store.orders(self.order):
            try:
                await self.follow(order, argument)
            except StoreError:
                raise  # once more, next time
            except Exception:
                log.exception("an order could not be followed", extra={"order": order})
            self.order = number

    async def follow(self, order: str, argument: str) -> None:
        live = self.live.get(argument)
        if order == RELOAD and live is not None:
            await self.look_again(live)
            await self.write_summary(live)  # whoever gave the order knows only a part of it
        elif order == PERSON:
            await self.look_at_person(argument)
        elif order == FORGET:
            for id in argument.split()[1:]:
                await self.forget_removed(id)

    async def forget_removed(self, id: str) -> None:
        """The table is no longer there. Those who follow it are told of its end, if they did not know it."""
        live = self.live.get(id)
        if live is None:
            return
        await self.look_again(live)
        for client in list(live.watchers):
            live.part(client)
            client.tables.pop(id, None)
        self.forget(live)

    async def tidy(self) -> None:
        self.refresh_presence()
        self.forget_idle()

    def refresh_presence(self) -> None:
        for live in self.live.values():
            if live.watchers:
                self.publish_presence(live.id, live.here())

    def forget_idle(self) -> None:
        before = time.monotonic() - IDLE
        for live in list(self.live.values()):
            unused = not live.watchers and not live.joining and not live.thinking and not live.lock.locked()
            waits = live.timer is not None and not live.table.clock_rule.days  # for days the store remembers
            if unused and not waits and live.idle_since < before:
                self.forget(live)

    def forget(self, live: Live) -> None:
        live.stop_timer()
        self.live.pop(live.id, None)
        self.thinkers.table_changed(live.id, only_bots=False)
        self.bus.unsubscribe(topic(live.id))
        self.metrics.tables = len(self.live)

    # ---- lobby and chat

    def lobby_changed(self) -> None:
        for tables in self.lobby.values():
            tables.changed()
        if self.lobby_timer is None and any(client.lobby for client in self.clients):
            self.lobby_timer = self.loop.call_later(0.3, lambda: self.must(LOBBY, self.tell_lobby))

    async def tell_lobby(self) -> None:
        self.lobby_timer = None
        message = await self.lobby_message()
        for client in self.clients:
            if client.lobby:
                client.send(message)

    async def lobby_message(self) -> bytes:
        """`LobbyTables`."""
        return b'{"type":"lobby","tables":%b}' % await self.lobby["", ALL].get()

    async def lobby_list(self, game: str, status: str) -> bytes:
        """Open and running ones; not those that nobody has touched for long."""
        rows = await self.store.tables(TableFilter(public=True, status=(OPEN, RUNNING), game=game, limit=100))
        rows = [row for row in rows if row.updated > now_ms() - STALE and status in (ALL, row.status)]
        return encode_message([table_info(row, row.seats) for row in rows])

    async def dice_text(self) -> bytes:
        """How the dice fell, a `DiceReport` as JSON."""
        return encode_message(dice_report(await self.store.rolls()))

    def tell_chat(self, live: Live, said: Said) -> None:
        """What players say may give away what they do: who is behind hears it as much later."""
        tells = live.table.running() and bool(live.table.seats_of(said.person))
        late = live.late if tells else None
        hand_round(said, [client for client in live.watchers if late is None or client not in late.watchers])
        if tells and live.table.row.delay:  # also to those who come until then
            self.loop.call_later(live.table.row.delay, tell_late, live, said)


TheHub = NamedDependency[Hub]


def end_if_over(client: Client, row: PersonRow | None) -> None:
    """Close a connection that would not be let in now."""
    ticket = client.ticket
    if row is not None and row.banned:
        client.close(BANNED, banned().problem.text)
    elif row is None or ticket.session not in row.sessions:
        client.close(NOT_KNOWN, "this session has ended")
    elif not ticket.admits(row):
        client.close(TRY_AGAIN, "come back with the new cookie")  # who has only a copy of the old one does not


def topic(id: str) -> str:
    return f"t:{id}"


def tell_late(live: Live, said: Said) -> None:
    if live.late is not None:
        hand_round(said, live.late.watchers)


def hand_round(said: Said, clients: Iterable[Client]) -> None:
    message = encode_message(said)
    for client in clients:
        if said.person not in client.person.muted:
            client.send(message)


def sitting(seat: int, person: str, name: str) -> Callable[[], AnyEntry]:
    return lambda: Sat(at=0, seat=seat, person=person, name=name)


def first_entry(row: TableRow, seat: int, who: str, host: PersonRow) -> AnyEntry:
    if who == ME:
        return Sat(at=row.created, seat=seat, person=host.id, name=host.name)
    return BotSat(at=row.created, seat=seat, bot=who)


def check_seats(seats: list[str], options: dict[str, str], new: NewTable) -> None:
    if len(seats) != int(options["players"]):
        raise GameError(f"{len(seats)} seats are named for {options['players']} players")
    for who in seats:
        known = bots_of(new.game)  # bots with a budget of one's own are not for servers
        if who not in (ME, FREE) and who not in known:
            raise GameError(f"there is no bot '{who}'; there are {', '.join(known)}")
    if seats.count(ME) > 1 and not new.hot_seat:
        raise GameError("only at a hot-seat table one person has several seats")
