"""Servers that are killed under players who play on: what the players were told against what the store says."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import httpx
import msgspec
import sqlalchemy
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bossrush.games import load_game
from bossrush.server.entries import AnyEntry, Moved, decode_entry
from bossrush.server.store import open_store, schema
from bossrush.server.store.base import TableRow
from bossrush.server.table import Table
from bossrush.server.wire import event_words
from tests.server.running import resident
from tests.server.services import Redis

Message = dict[str, Any]

PATIENCE: Final = 30.0
"""Seconds after which whoever waits for something has failed."""
RECONNECT: Final = 0.05
"""Seconds between two attempts to reach a server."""
GONE = (WebSocketException, OSError, EOFError, TimeoutError)
"""How a connection ends when its server dies."""
GOES_ON: Final = 5.0
"""Seconds within which the tables of a process that died go on at another."""
WITHOUT_BUS: Final = 15.0
"""Seconds within which tables go on a few moves when processes hear of each other only by looking into the store."""
LONG: Final = 600
"""The version at which players leave their table for another."""
GAMES: Final = ("bossmonster", "platformer")
MAY_BE_REFUSED: Final = {
    "act": ("stale", "not_running"),
    "undo": ("undo", "busy", "not_running"),
    "answer": ("nothing_asked", "not_running"),
}
"""By kind of request: why an honest one may be refused, when somebody else was faster."""


# ---- processes


class Life:
    """One run of `bossrush serve`, until it is killed or stopped. Its log is kept in a file."""

    def __init__(self, arguments: list[str], log: Path, port: int = 0) -> None:
        command = [sys.executable, "-m", "bossrush", "serve", "--port", str(port), "--no-browser", "--no-limits"]
        command += ["--bot-delay", "0", "--window", "0", "--log", "json", *arguments]
        with log.open("a") as file:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=file, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"}
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "listening on " in line, f"the server did not start: {line!r} {log.read_text()[-2000:]}"
        self.url = line.split("listening on ")[1].strip()

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def alive(self) -> bool:
        return self.process.poll() is None

    def memory(self) -> int:
        return resident(self.process.pid)

    def kill(self) -> None:
        """No chance to say goodbye."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        if self.alive():
            self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)


@contextmanager
def server_lives(arguments: list[str], log: Path) -> Iterator[Callable[[], Life]]:
    """A function that starts the server, again on the same port after it was killed; the last one is stopped."""
    lives: list[Life] = []

    def start() -> Life:
        lives.append(Life(arguments, log, lives[0].port if lives else 0))
        return lives[-1]

    try:
        yield start
    finally:
        for life in lives:
            life.stop()


def log_problems(log: Path) -> list[str]:
    """Lines of a log that tell of a mistake in the server."""
    found = []
    for line in log.read_text().splitlines():
        with suppress(msgspec.DecodeError):
            if msgspec.json.decode(line)["level"] not in ("error", "critical"):
                continue
        found.append(line)
    return found


# ---- the store, read from outside


class Outside:
    """Reads a database past the server."""

    def __init__(self, url: str) -> None:
        self.url = url
        driver = url.replace("postgresql://", "postgresql+psycopg://", 1)
        self.engine = sqlalchemy.create_engine(driver, poolclass=sqlalchemy.NullPool)
        self.rows: dict[str, TableRow] = {}

    def logs(self) -> dict[str, list[AnyEntry]]:
        """Every table's entries; their numbers have no gaps."""
        found: dict[str, list[AnyEntry]] = {}
        columns = schema.entries.c
        query = sqlalchemy.select(columns.table_id, columns.version, columns.entry)
        with self.engine.connect() as connection:
            for table, version, entry in connection.execute(query.order_by(columns.table_id, columns.version)):
                log = found.setdefault(table, [])
                assert version == len(log) + 1, f"table {table}: entry {len(log) + 1} is missing"
                log.append(decode_entry(entry))
        return found

    async def learn(self, tables: set[str]) -> None:
        """What these tables were created with."""
        if tables <= self.rows.keys():
            return
        store = open_store(self.url)
        await store.open()
        for id in tables - self.rows.keys():
            row = await store.table(id)
            assert row is not None, f"table {id} was acknowledged and is not in the store"
            self.rows[id] = row
        await store.close()

    def folding(self, id: str) -> Table:
        """This table before its first entry."""
        row = self.rows[id]
        return Table(row, load_game(row.game))


# ---- players


class Knowledge:
    """What one seat of a table was told, and what it asked for."""

    def __init__(self, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.version = -1
        self.decision: Message | None = None
        self.view: Message | None = None
        self.status = ""
        self.asked = False
        """Whether somebody wants an answer of this seat: to take back, or to abandon."""
        self.told: dict[int, Message] = {}
        """By version: what this seat was told of it."""
        self.checked = 0
        self.pending: Message | None = None
        """A request that has no answer yet. It is sent again, with the same key, until it has one."""
        self.acknowledged: dict[str, Message] = {}
        self.refused: set[str] = set()
        self.lost: set[str] = set()
        self.doubled: set[str] = set()
        self.actions = 0

    def __repr__(self) -> str:
        deciding = self.decision["seats"] if self.decision else []
        return f"<{self.table} seat {self.seat}, version {self.version}, {deciding} decide, pending {self.pending}>"

    def take(self, message: Message) -> None:
        """A `joined` or an `update`."""
        version: int = message["version"]
        piece = next((dict(told) for told in message.get("seats", []) if told["seat"] == self.seat), None)
        if message["type"] == "update":
            if version <= self.version:
                assert self.told.get(version, piece) == piece, f"entry {version} of {self.table} was told in two ways"
                return
            assert version == self.version + 1, f"{self.table}: after version {self.version} came {version}"
            assert piece is not None, f"{self.table}: version {version} without anything for seat {self.seat}"
            self.told[version] = piece
        elif self.version < 0:
            self.version = version
        if version >= self.version and piece is not None:
            self.decision = piece.get("decision")
            self.view = piece.get("view")
        self.version = max(self.version, version)
        if "info" in message and version == self.version:
            self.status = message["info"]["status"]
            request = message["info"].get("request")
            self.asked = request is not None and self.seat in request["waiting"]

    def over(self) -> bool:
        """Whether this player has done with the table: random games can be endless."""
        return self.status in ("finished", "closed") or (self.version >= LONG and self.pending is None)

    def settle(self, key: str, refusal: Message | None = None) -> None:
        """The request with this key has its answer."""
        if self.pending is None or self.pending["key"] != key:
            assert refusal is None or key not in self.acknowledged, f"{key} was acknowledged and then {refusal}"
            return
        request, self.pending = self.pending, None
        if refusal is None:
            self.acknowledged[key] = request
            self.actions += request["type"] == "act"
        else:
            allowed = MAY_BE_REFUSED[request["type"]]
            assert refusal["code"] in allowed, f"{request} at {self.table} was refused: {refusal}"
            self.refused.add(key)

    def my_turn(self) -> bool:
        return self.decision is not None and self.seat in self.decision["seats"]

    def bots_turn(self, people: int) -> bool:
        """Whether one of the seats after those of the people decides."""
        return self.decision is not None and max(self.decision["seats"]) >= people


class Stubborn:
    """A person who plays on whatever happens to the servers, and reconnects as a page in a browser does."""

    def __init__(self, name: str, addresses: list[str], seed: str, views: bool) -> None:
        self.name = name
        self.addresses = addresses
        """Servers, the one to try first first; shared with whoever starts them."""
        self.dice = random.Random(seed)
        self.views = views
        self.http = httpx.AsyncClient(timeout=PATIENCE, verify=False)
        self.keys = itertools.count()
        self.enough = False
        """Make no more decisions."""
        self.known: list[Knowledge] = []
        self.socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.ask("/api/guest", name=self.name)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def ask(self, path: str, *fine: str, **body: object) -> Message:
        """POST until a server answers. `fine`: codes of refusals that say it was done the first time."""
        async with asyncio.timeout(PATIENCE):
            for attempt in itertools.count():
                try:
                    response = await self.http.post(self.addresses[attempt % len(self.addresses)] + path, json=body)
                except httpx.TransportError:
                    await asyncio.sleep(RECONNECT)
                    continue
                answer: Message = response.json()
                done = response.status_code in (200, 201) or answer["code"] in fine
                assert done, f"{path}: {response.status_code} {response.text}"
                return answer
        raise AssertionError("unreachable")

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[ClientConnection]:
        headers = {"Cookie": f"bossrush={self.http.cookies['bossrush']}"}
        async with asyncio.timeout(PATIENCE):
            for attempt in itertools.count():
                url = self.addresses[attempt % len(self.addresses)].replace("http", "ws", 1) + "/ws"
                try:  # without a bound on what is unread, since who leaves then would wait ten seconds for the goodbye
                    socket = await connect(
                        url, additional_headers=headers, max_size=None, max_queue=None, compression=None
                    )
                    break
                except GONE:
                    await asyncio.sleep(RECONNECT)
        try:
            yield socket
        finally:
            with suppress(*GONE):
                await socket.close()

    async def play(self, knowledge: Knowledge) -> None:
        """Until the game is over, over as many connections as it takes."""
        while not knowledge.over():
            async with self.connection() as self.socket:
                with suppress(*GONE):
                    await self.follow(self.socket, knowledge)

    async def follow(self, socket: ClientConnection, knowledge: Knowledge) -> None:
        await send(socket, type="join", table=knowledge.table, since=knowledge.version, views=self.views)
        while True:
            message: Message = msgspec.json.decode(await socket.recv())
            kind = message["type"]
            assert kind != "error", f"{self.name} at {knowledge.table}: {message}"
            if kind in ("joined", "update"):
                knowledge.take(message)
            if kind == "joined" and knowledge.pending is not None:
                await send(socket, **knowledge.pending)
            elif kind in ("update", "done") and message.get("key"):
                knowledge.settle(message["key"])
            elif kind == "refused":
                knowledge.settle(message["key"], message)
            if knowledge.over():
                return
            if knowledge.pending is None and not self.enough and kind != "presence":
                knowledge.pending = self.choose(knowledge)
                if knowledge.pending is not None:
                    await send(socket, **knowledge.pending)

    def choose(self, knowledge: Knowledge) -> Message | None:
        """What to ask for next, if anything: mostly a legal action."""
        about = {"table": knowledge.table, "seat": knowledge.seat, "key": f"{self.name}-{next(self.keys)}"}
        if knowledge.asked:
            return {"type": "answer", "yes": self.dice.random() < 0.5, **about}
        if not knowledge.my_turn() or knowledge.decision is None:
            return None
        if self.dice.random() < 0.03:
            return {"type": "undo", **about}
        action = self.dice.choice(knowledge.decision["legal"])
        return {"type": "act", "actions": [action], "version": knowledge.version, **about}

    async def look_anew(self, table: str) -> Message:
        """What somebody is told who joins without knowing anything."""
        async with self.connection() as socket, asyncio.timeout(PATIENCE):
            await send(socket, type="join", table=table)
            while True:
                message: Message = msgspec.json.decode(await socket.recv())
                if message["type"] == "joined":
                    return message


async def send(socket: ClientConnection, **message: object) -> None:
    await socket.send(msgspec.json.encode(message).decode())


# ---- load


class Load:
    """Groups of players, each at one table after the other; every third table has a bot as well."""

    def __init__(self, addresses: list[list[str]], groups: int, seed: int) -> None:
        """`addresses`: for each seat of a group, the servers it connects to."""
        self.groups = [
            [
                Stubborn(f"p{group}-{seat}", where, f"{seed} {group} {seat}", views=(group + seat) % 2 == 0)
                for seat, where in enumerate(addresses)
            ]
            for group in range(groups)
        ]
        self.games = itertools.cycle(GAMES)
        self.arranging = 0
        """Groups that are between two tables."""

    @property
    def players(self) -> list[Stubborn]:
        return [player for group in self.groups for player in group]

    @property
    def known(self) -> list[Knowledge]:
        return [knowledge for player in self.players for knowledge in player.known]

    def acknowledged(self) -> int:
        return sum(len(knowledge.acknowledged) for knowledge in self.known)

    def lost(self) -> int:
        """Requests that were acknowledged and not stored, when `check` last looked."""
        return sum(len(knowledge.lost) for knowledge in self.known)

    def doubled(self) -> int:
        """Requests that were carried out twice."""
        return sum(len(knowledge.doubled) for knowledge in self.known)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """While the players play; a failure of one of them comes out here."""
        async with AsyncExitStack() as stack:
            for player in self.players:
                await stack.enter_async_context(player)
            async with asyncio.TaskGroup() as tasks:
                running = [
                    tasks.create_task(self.play_on(group, with_bot=number % 3 == 2))
                    for number, group in enumerate(self.groups)
                ]
                yield
                for task in running:
                    task.cancel()

    async def play_on(self, group: list[Stubborn], with_bot: bool) -> None:
        while not group[0].enough:
            self.arranging += 1
            table = await self.arrange(group, ["heuristic"] if with_bot else [])
            self.arranging -= 1
            async with asyncio.TaskGroup() as tasks:
                for seat, player in enumerate(group):
                    player.known.append(Knowledge(table, seat))
                    tasks.create_task(player.play(player.known[-1]))

    async def arrange(self, group: list[Stubborn], bots: list[str]) -> str:
        """A table for this group, started."""
        host = group[0]
        options = {"players": str(len(group) + len(bots))}
        seats = ["me", *["open"] * (len(group) - 1), *bots]
        made = await host.ask("/api/tables", game=next(self.games), options=options, seats=seats)
        for seat, player in enumerate(group[1:], 1):
            await player.ask(f"/api/tables/{made['id']}/sit", "seated", seat=seat)
        await host.ask(f"/api/tables/{made['id']}/start", "started")
        return str(made["id"])

    async def progress(self, moves: int) -> None:
        """Wait until so many more requests are acknowledged."""
        goal = self.acknowledged() + moves
        await until(lambda: self.acknowledged() >= goal, f"{moves} more acknowledged moves")

    async def go_on(self, seconds: float, versions: int = 3) -> float:
        """Wait until every group got further by so many versions, or to another table; how long that took."""
        before = [(group[0].known[-1:], reached(group)) for group in self.groups]

        def staying() -> list[list[Stubborn]]:
            return [
                group
                for group, (known, version) in zip(self.groups, before, strict=True)
                if group[0].known[-1:] == known and reached(group) < version + versions
            ]

        begun = time.monotonic()
        try:
            await until(lambda: not staying(), "every table to go on", seconds)
        except AssertionError as error:
            raise AssertionError(f"{error}; still there: {[p.known[-1:] for g in staying() for p in g]}") from None
        return time.monotonic() - begun

    async def rest(self, store: Outside) -> None:
        """Let the players stop, and learn everything that happened."""

        def everything_known() -> bool:
            if self.arranging or any(knowledge.pending or knowledge.bots_turn(people) for knowledge in self.current()):
                return False
            logs = store.logs()
            return all(k.version == len(logs[k.table]) for k in self.current())

        people = len(self.groups[0])

        for player in self.players:
            player.enough = True
        try:
            await until(everything_known, "every player to have its answers and to know what is in the store")
        except AssertionError as error:
            raise AssertionError(f"{error}; {self.arranging} arrange a table; {self.current()}") from None

    def current(self) -> list[Knowledge]:
        return [player.known[-1] for player in self.players if player.known]


def reached(group: list[Stubborn]) -> int:
    """The newest version a group knows of its table."""
    return max((player.known[-1].version for player in group if player.known), default=-1)


async def until(true: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    try:
        async with asyncio.timeout(seconds):
            while not true():
                await asyncio.sleep(0.02)
    except TimeoutError:
        raise AssertionError(f"waited {seconds:.0f} seconds in vain for {what}") from None


class Tally:
    """What a trial says while it runs, and what there is to count afterwards, also if it was broken off."""

    def __init__(self, say: Callable[[str], None] = lambda _: None) -> None:
        self.say = say
        self.load: Load | None = None
        self.hostile = 0
        """Messages of attackers."""
        self.memory: list[int] = []
        """Bytes of the servers, from the first look to the last."""


# ---- what must be true


def plain(value: object) -> Any:
    """As it looks after a journey over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


async def check(load: Load, store: Outside) -> int:
    """Nothing acknowledged is lost or doubled, and nobody was told anything but what is stored. How many entries."""
    everybody = load.known  # tables that are begun meanwhile are looked at the next time
    await store.learn({knowledge.table for knowledge in everybody})
    logs = store.logs()  # read at once, without giving way to the players: what they know by now must be there
    for knowledge in everybody:
        count_keys(knowledge, logs.get(knowledge.table, []))
    for knowledge in everybody:
        check_keys(knowledge, logs.get(knowledge.table, []))
    for table in {knowledge.table for knowledge in everybody if knowledge.checked < len(knowledge.told)}:
        check_told([knowledge for knowledge in everybody if knowledge.table == table], store, logs.get(table, []))
    return sum(map(len, logs.values()))


def keys_of(seat: int, log: list[AnyEntry]) -> list[tuple[str, AnyEntry]]:
    """The entries that this seat asked for, and the keys of its requests."""
    keyed = ((entry.key.partition(":"), entry) for entry in log)
    return [(key, entry) for (asker, _, key), entry in keyed if asker == str(seat)]


def count_keys(knowledge: Knowledge, log: list[AnyEntry]) -> None:
    stored = Counter(key for key, _ in keys_of(knowledge.seat, log))
    knowledge.doubled = {key for key, number in stored.items() if number > 1}
    knowledge.lost = knowledge.acknowledged.keys() - stored.keys()


def check_keys(knowledge: Knowledge, log: list[AnyEntry]) -> None:
    where = f"seat {knowledge.seat} of table {knowledge.table}"
    assert not knowledge.doubled, f"{where}: applied twice: {knowledge.doubled}"
    assert not knowledge.lost, f"{where}: acknowledged and lost: {knowledge.lost}"
    assert knowledge.version <= len(log), f"{where} was told version {knowledge.version} of {len(log)} stored"
    stored = keys_of(knowledge.seat, log)
    both = knowledge.refused & {key for key, _ in stored}
    assert not both, f"{where}: refused and yet stored: {both}"
    for key, entry in stored:
        request = knowledge.acknowledged.get(key)
        if isinstance(entry, Moved) and request is not None:
            assert [entry.action] == request["actions"], f"{where}: {request} was stored as {entry}"


def check_told(everybody: list[Knowledge], store: Outside, log: list[AnyEntry]) -> None:
    """Everything that was told of this table follows from its log."""
    table = store.folding(everybody[0].table)
    for version, entry in enumerate(log, 1):
        if table.play is not None:
            table.play.state.listening = True
        events = table.fold(entry)
        for knowledge in everybody:
            piece = knowledge.told.get(version)
            if piece is None:
                continue
            where = f"version {version} of {table.row.id} for seat {knowledge.seat}"
            seat = knowledge.seat
            expected: Message = {"seat": seat}
            if table.play is not None:
                state = table.play.state
                words = [event_words(table.game, state, table.game.redact(event, seat)) for event in events]
                expected |= {"events": words} if words else {}
                decision = table.game.decision(state, seat)
                expected |= {"decision": decision} if decision is not None else {}
                if "view" in piece:
                    expected["view"] = table.game.view(state, seat)
            assert piece == plain(expected), f"{where}: told {piece}, but the store says {expected}"
    for knowledge in everybody:
        knowledge.checked = len(knowledge.told)


async def check_fresh_joins(load: Load, store: Outside) -> None:
    """Whoever joins anew, and whoever was there all the time, has the view that the store says."""
    logs = store.logs()
    for player in load.players:
        if not player.known:
            continue
        knowledge = player.known[-1]
        table = store.folding(knowledge.table)
        for entry in logs[knowledge.table]:
            table.fold(entry)
        message = await player.look_anew(knowledge.table)
        where = f"seat {knowledge.seat} of table {knowledge.table}"
        assert message["version"] == table.version == knowledge.version, where
        assert message["info"]["status"] == table.row.status, where
        state = table.playing().state
        piece = message["seats"][0]
        assert piece["view"] == plain(table.game.view(state, knowledge.seat)), where
        assert piece.get("decision") == plain(table.game.decision(state, knowledge.seat)) == knowledge.decision, where
        assert knowledge.view is None or knowledge.view == piece["view"], where


# ---- the crash test


async def crash(folder: Path, kills: int, groups: int, seed: int, tally: Tally | None = None) -> None:
    """Kill the server so many times at random moments, with SIGKILL, while these groups play."""
    tally = tally or Tally()
    dice = random.Random(seed)
    url = f"sqlite:///{folder / 'crash.sqlite'}"
    log = folder / "crash.log"
    store = Outside(url)
    with server_lives(["--db", url], log) as start:
        life = await asyncio.to_thread(start)
        load = tally.load = Load([[life.url], [life.url]], groups, seed)
        async with load.playing():
            for number in range(1, kills + 1):
                if dice.random() < 0.8:  # else at once, while everybody reconnects
                    await load.progress(10 * groups)
                await asyncio.sleep(dice.uniform(0.0, 0.7))
                tally.memory.append(life.memory())
                life.kill()
                entries = await check(load, store)
                tally.say(f"kill {number} of {kills}: {load.acknowledged()} acknowledged, {entries} entries stored")
                life = await asyncio.to_thread(start)
            await load.progress(10 * groups)
            await load.rest(store)
            await check(load, store)
            await check_fresh_joins(load, store)
            tally.memory.append(life.memory())
    assert log_problems(log) == []


# ---- the test of two processes


async def cluster(
    folder: Path, db: str, redis: Redis, rounds: int, groups: int, seed: int, tally: Tally | None = None
) -> None:
    """Two processes; the players of a table sit at different ones. Kill one after the other, and Redis."""
    tally = tally or Tally()
    arguments = ["--db", db, "--bus", redis.url]
    logs = [folder / "one.log", folder / "two.log"]
    store = Outside(db)
    with server_lives(arguments, logs[0]) as one, server_lives(arguments, logs[1]) as two:
        starts = [one, two]
        lives = [await asyncio.to_thread(start) for start in starts]
        addresses = [life.url for life in lives]
        load = tally.load = Load([addresses, addresses[::-1]], groups, seed)
        async with load.playing():
            for number in range(1, rounds + 1):
                await load.go_on(PATIENCE, 20)
                victim = (number + seed) % 2
                tally.memory.append(sum(life.memory() for life in lives))
                lives[victim].kill()
                took = await load.go_on(GOES_ON)
                entries = await check(load, store)
                tally.say(f"round {number} of {rounds}: {entries} entries; went on {took:.1f} s after a kill")
                lives[victim] = await asyncio.to_thread(starts[victim])
                await scatter(load)
                if number % 2 == 1:
                    tally.say(f"round {number}: {await without_redis(load, redis, addresses)}")
            await load.rest(store)
            await check(load, store)
            await check_fresh_joins(load, store)
            tally.memory.append(sum(life.memory() for life in lives))
        assert all(life.alive() for life in lives)
    assert [line for log in logs for line in log_problems(log)] == []


async def without_redis(load: Load, redis: Redis, addresses: list[str]) -> str:
    """Games go on while Redis is away, and quickly again when it is back."""
    await asyncio.to_thread(redis.stop)
    took = await load.go_on(WITHOUT_BUS)
    await asyncio.to_thread(redis.start)
    await until(lambda: all(bus_is_well(url) for url in addresses), "the bus to be back")
    quick = await load.go_on(GOES_ON, 20)
    return f"went on {took:.1f} s after Redis stopped; with it again 20 versions in {quick:.1f} s"


async def scatter(load: Load) -> None:
    """Everybody reconnects, to the process of their choice."""
    for player in load.players:
        if player.socket is not None:
            await player.socket.close()


def bus_is_well(url: str) -> bool:
    return bool(httpx.get(f"{url}/health", timeout=PATIENCE).json()["bus"] == "ok")
