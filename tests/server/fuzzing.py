"""Messages no honest client sends, and what must not happen because of them."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import string
import struct
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy
from websockets.asyncio.client import ClientConnection, connect

from bossrush.server.protocol import Abandon, Join, Lobby, Mute, Part, Say, Standing, Undo, decode_message
from bossrush.server.store import schema
from tests.server.crashing import (
    PATIENCE,
    Life,
    Load,
    Message,
    Outside,
    Tally,
    check,
    check_fresh_joins,
    log_problems,
    server_lives,
)
from tests.server.running import Player, Server, decision, table_for

BATCH: Final = 64
"""Messages sent before their answers are read."""
RAW_SHARE: Final = 100
"""Of so many messages one is no WebSocket message at all but bytes on a connection of its own."""
RAW_ADDRESS: Final = "127.0.0.3"
"""Where those come from: whoever floods keeps its whole address out."""
GROWTH: Final = 40_000_000
"""Bytes by which the server may grow while it is fuzzed."""
ANSWERS: Final = frozenset({"error", "refused", "done", "because", "forecasts", "pong"})
"""What may be answered: none of these tells of a change. `done` repeats the answer to a repeated key."""
MEANT: Final = (Join, Part, Say, Standing, Undo, Abandon)
"""Messages that change something, or are answered otherwise, where the attacker has a right to them."""
GAMES: Final = ("platformer", "bossmonster")

Data = str | bytes | list[str]
"""A list is sent in fragments."""


# ---- victims and attackers


class Victim:
    """A running game: an attacker has seat 0, a quiet player seat 1, and it is the quiet player's turn."""

    def __init__(self, table: str, version: int, legal: list[str], keys: list[str]) -> None:
        self.table = table
        self.version = version
        self.legal = legal
        """What the quiet player could do."""
        self.keys = keys
        """Requests of the attacker that were carried out long ago."""


class Scene:
    """Who is attacked, and where."""

    def __init__(self) -> None:
        self.victims: list[Victim] = []
        self.private = ""
        self.open = ""

    def within_reach(self) -> list[str]:
        """Tables that attackers follow."""
        return [*(victim.table for victim in self.victims), self.open]

    def tables(self) -> list[str]:
        return [*self.within_reach(), self.private]


async def make_victim(insider: Player, quiet: Player, game: str) -> Victim:
    """Play until the quiet player decides and the insider does not."""
    dice = random.Random(game)
    table = await table_for([insider, quiet], game)
    await insider.post(f"/api/tables/{table}/start")
    told = [await insider.join(table), await quiet.join(table)]
    keys: list[str] = []
    for number in range(1000):
        choices = [decision(message, seat) for seat, message in enumerate(told)]
        if len(keys) >= 5 and choices[0] is None and choices[1] is not None:
            return Victim(table, told[1]["version"], choices[1]["legal"], keys)
        seat = 0 if choices[0] else 1
        mover, other = (insider, quiet) if seat == 0 else (quiet, insider)
        chosen = choices[seat]
        assert chosen is not None
        key = f"old-{number}"
        answer = await mover.act(table, seat, told[seat]["version"], dice.choice(chosen["legal"]), key=key)
        assert answer["type"] == "update", answer
        told[seat] = answer
        while told[1 - seat]["version"] < answer["version"]:
            told[1 - seat] = await other.receive("update")
        if seat == 0:
            keys.append(key)
    raise AssertionError("the quiet player never had to decide alone")


# ---- messages


def word(dice: random.Random, length: int) -> str:
    return "".join(dice.choices(string.ascii_letters + string.digits + '-_ \t"\\{}[]:,é漢🎲\0', k=length))


ODD: Final[list[Callable[[random.Random], object]]] = [
    lambda dice: None,
    lambda dice: True,
    lambda dice: -1,
    lambda dice: dice.choice([2**31, 2**53 + 1, 2**63, 2**64, -(2**63), 10**30]),
    lambda dice: dice.choice([0.5, 1e308, -0.0]),
    lambda dice: [],
    lambda dice: {},
    lambda dice: "",
    lambda dice: word(dice, dice.randrange(1, 100)),
    lambda dice: "x" * dice.choice([33, 65, 81, 301, 2000]),
    lambda dice: [word(dice, 3)] * dice.choice([1, 33, 129]),
    lambda dice: {"type": "act"},
    lambda dice: [[[]]],
]


def honest(dice: random.Random, scene: Scene) -> Message:
    """A well-formed message of any kind about one of the tables."""
    victim = dice.choice(scene.victims)
    about: Message = {"table": victim.table, "seat": dice.randrange(2), "key": word(dice, 8) or "k"}
    action = dice.choice(victim.legal)
    place = {"table": about["table"], "seat": about["seat"]}
    return dice.choice(
        [
            {"type": "act", "actions": [action], "version": victim.version, **about},
            {"type": "undo", **about},
            {"type": "abandon", **about},
            {"type": "answer", "yes": True, **about},
            {"type": "why", "action": action, **place},
            {"type": "forecast", "actions": [action], **place},
            {"type": "standing", "phases": ["build"], **place},
            {"type": "join", "table": victim.table, "since": 3, "views": True, "invite": "x"},
            {"type": "part", "table": victim.table},
            {"type": "say", "table": victim.table, "text": "hello"},
            {"type": "mute", "person": "x", "muted": True},
            {"type": "lobby", "on": True},
            {"type": "ping"},
        ]
    )


def encoded(message: object) -> str:
    return msgspec.json.encode(message).decode()


def garbage(dice: random.Random, scene: Scene) -> Data:
    return dice.choice([word(dice, dice.randrange(60)), "", "\ufeff{}", "null", "[]", "5", '"act"', "{", "NaN", "{}"])


def cut_short(dice: random.Random, scene: Scene) -> Data:
    text = encoded(honest(dice, scene))
    return text[: dice.randrange(len(text))]


def mutated(dice: random.Random, scene: Scene) -> Data:
    letters = list(encoded(honest(dice, scene)))
    for _ in range(dice.randrange(1, 4)):
        at = dice.randrange(len(letters))
        how = dice.randrange(4)
        if how == 0:
            letters[at] = word(dice, 1)
        elif how == 1:
            letters.insert(at, word(dice, 1))
        elif how == 2:
            letters[at] = ""
        else:
            letters[at:at] = letters[at : at + dice.randrange(1, 20)]
    return "".join(letters)


def wrong_type(dice: random.Random, scene: Scene) -> Data:
    message = honest(dice, scene)
    message[dice.choice(list(message))] = dice.choice(ODD)(dice)
    return encoded(message)


def fields_wrong(dice: random.Random, scene: Scene) -> Data:
    message = honest(dice, scene)
    if dice.random() < 0.5:
        del message[dice.choice(list(message))]
    else:
        message[word(dice, 5)] = dice.choice(ODD)(dice)
    return encoded(message)


def unknown_type(dice: random.Random, scene: Scene) -> Data:
    kinds = [word(dice, 6), "", None, 7, "Act", "moved", "update", "joined", "sat", ["act"], {"type": "act"}]
    return encoded(honest(dice, scene) | {"type": dice.choice(kinds)})


def huge_number(dice: random.Random, scene: Scene) -> Data:
    numbers = ["1e999", "-1e999", "9" * 400, "-" + "9" * 40, "1.5", "0x10", "1_000", "+1", "01", "1e-3", "- 1"]
    field = dice.choice(["version", "seat"])
    return encoded(act(dice, scene) | {field: "@"}).replace('"@"', dice.choice(numbers))


def deep(dice: random.Random, scene: Scene) -> Data:
    depth = dice.choice([100, 1000, 3000])
    opening, closing = dice.choice([("[", "]"), ('{"a":', "}")])
    nested = opening * depth + "1" + closing * dice.choice([0, depth])
    text = encoded(honest(dice, scene))
    return dice.choice([nested, f'{{"a":{nested},{text[1:]}', text[:-1] + f',"actions":{nested}}}'])[:8000]


def surrogate(dice: random.Random, scene: Scene) -> Data:
    message = act(dice, scene)
    message[dice.choice(["key", "table"])] = "@"
    bad = dice.choice(["\\ud800", "\\udfff", "\\ud800\\ud800", "\\udc00\\ud800", "\\u12", "\\x41", "\\ud83c"])
    return encoded(message).replace("@", bad)


def oversized(dice: random.Random, scene: Scene) -> Data:
    size = dice.choice([8193, 12_000, 30_000])
    message = honest(dice, scene)
    padding = encoded(message)[:-1] + " " * size + "}"
    return dice.choice([padding, "x" * size, encoded(message | {"key": "k" * size}), "[" * size, "é" * 9000])


def binary(dice: random.Random, scene: Scene) -> Data:
    return dice.choice(
        [dice.randbytes(dice.randrange(1, 200)), encoded(honest(dice, scene)).encode()[:-2], b"\xff\xfe{}"]
    )


def act(dice: random.Random, scene: Scene) -> Message:
    """By the insider or the stranger, although it is the quiet player's turn."""
    victim = dice.choice(scene.victims)
    version = dice.choice([victim.version, victim.version, 0, victim.version - 1, victim.version + 1, 2**40])
    actions = [dice.choice(victim.legal) for _ in range(dice.choice([1, 1, 5, 32]))]
    return {
        "type": "act",
        "table": victim.table,
        "seat": 0,
        "actions": actions,
        "version": version,
        "key": f"new-{dice.random()}",
    }


def out_of_turn(dice: random.Random, scene: Scene) -> Data:
    return encoded(act(dice, scene))


def foreign_seat(dice: random.Random, scene: Scene) -> Data:
    message = honest(dice, scene)
    if "seat" in message:
        message["seat"] = dice.choice([1, 1, 2, 7])
    return encoded(message)


def other_table(dice: random.Random, scene: Scene) -> Data:
    other = dice.choice([scene.private, scene.open, word(dice, 11), "../" + scene.private, scene.private.lower()])
    message = honest(dice, scene)
    if "table" in message and message["type"] != "join":
        message["table"] = other
    return encoded(message)


def locked_door(dice: random.Random, scene: Scene) -> Data:
    """A private table without its invitation, or none at all."""
    table = dice.choice([scene.private, word(dice, 11) or "x", "lobby", "t:" + scene.private])
    return encoded({"type": "join", "table": table, "since": dice.choice([-1, 0, 5]), "invite": word(dice, 16)})


def empty_talk(dice: random.Random, scene: Scene) -> Data:
    table = dice.choice(scene.within_reach())
    return encoded({"type": "say", "table": table} | dice.choice([{}, {"text": ""}, {"phrase": ""}]))


def replayed(dice: random.Random, scene: Scene) -> Data:
    victim = dice.choice(scene.victims)
    message = act(dice, scene) | {"table": victim.table, "key": dice.choice(victim.keys)}
    return encoded(message | {"version": dice.choice([victim.version, 3]), "actions": [dice.choice(victim.legal)]})


def fragments(dice: random.Random, scene: Scene) -> Data:
    text = encoded(act(dice, scene))
    cuts = sorted(dice.randrange(len(text)) for _ in range(dice.randrange(1, 6)))
    return [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]


KINDS: Final[list[Callable[[random.Random, Scene], Data]]] = [
    garbage,
    cut_short,
    mutated,
    mutated,
    wrong_type,
    fields_wrong,
    unknown_type,
    huge_number,
    deep,
    surrogate,
    oversized,
    binary,
    out_of_turn,
    foreign_seat,
    other_table,
    locked_door,
    empty_talk,
    replayed,
    fragments,
]


def meant(data: Data, scene: Scene) -> bool:
    """Whether an honest client could have sent this: mutations do not always harm."""
    try:
        message = decode_message("".join(data) if isinstance(data, list) else data)
    except Exception:  # whatever is wrong with it
        return False
    if isinstance(message, Say):
        return bool(message.text or message.phrase) and message.table in scene.within_reach()
    if isinstance(message, MEANT):
        return message.table in scene.within_reach() and getattr(message, "seat", 0) == 0
    return isinstance(message, Lobby | Mute)


def bad_message(dice: random.Random, scene: Scene) -> tuple[str, Data]:
    while True:
        kind = dice.choice(KINDS)
        data = kind(dice, scene)
        if not meant(data, scene):
            return kind.__name__, data


# ---- bytes that are no message


def frame(opcode: int, payload: bytes, final: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    head = (0x80 if final else 0) | reserved << 4 | opcode
    length = len(payload)
    mask = 0x80 if masked else 0
    if length < 126:
        start = struct.pack("!BB", head, mask | length)
    elif length < 65536:
        start = struct.pack("!BBH", head, mask | 126, length)
    else:
        start = struct.pack("!BBQ", head, mask | 127, length)
    return start + (b"\0\0\0\0" if masked else b"") + payload


PING: Final = b'{"type":"ping"}'
BAD_BYTES: Final[list[bytes]] = [
    frame(1, PING, masked=False),
    *(frame(opcode, b"") for opcode in (3, 7, 11, 15)),
    *(frame(1, PING, reserved=bits) for bits in (1, 2, 4, 7)),
    frame(0, PING),
    frame(1, PING, final=False) + frame(1, PING),
    frame(9, b"x" * 126),
    frame(9, b"x", final=False),
    frame(8, b"x"),
    frame(8, struct.pack("!H", 999)),
    frame(8, struct.pack("!H", 1000) + b"\xff"),
    frame(1, b"\xff\xfe\xfd"),
    frame(1, b'{"type":"\xc3', final=False) + frame(0, b"\x28"),
    frame(1, b"x" * 40_000),
    frame(1, b"x" * 20_000, final=False) + frame(0, b"x" * 20_000),
    b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0",
    b"\x81\xff" + struct.pack("!Q", 2**40) + b"\0\0\0\0abc",
    frame(9, b"p") * 500 + frame(10, b"q") * 500 + frame(8, b""),
    b"GET / HTTP/1.1\r\n\r\n",
]
"""After all of these the server ends the connection."""


def handshake(cookie: str, *changes: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = ["GET /ws HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: bossrush={cookie}", *changes]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def bad_handshakes(cookie: str) -> list[bytes]:
    """All are refused, and the connection ends."""
    good = handshake(cookie)
    return [
        handshake(cookie, "Origin: http://elsewhere.example"),
        good.replace(b"Version: 13", b"Version: 12"),
        good.replace(b"Sec-WebSocket-Key", b"Sec-WebSocket-Lock"),
        good.replace(b"GET", b"POST"),
        good.replace(b"/ws", b"/ws/../../x"),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(100),
        b"\r\n" * 100 + b"\0" * 100 + b"\r\n\r\n",
    ]


def forged(dice: random.Random, cookie: str) -> bytes:
    """With a cookie that the server did not make: accepted, so that browsers hear why, and closed."""
    return handshake(dice.choice(["", "x" * 3000, cookie[:-3], cookie.swapcase(), "é", '"; bossrush=']))


async def until_closed(address: tuple[str, int], first: bytes, then: bytes, hang_up: bool = False) -> bool:
    """Send bytes, and read until the server has had enough; or be gone in the middle.

    False if it did not listen at all, because there was too much from this address before.
    """
    reader, writer = await asyncio.open_connection(*address, local_addr=(RAW_ADDRESS, 0))
    heard = True
    with suppress(OSError):
        writer.write(first)
        if then:
            heard = bool(await head_of_answer(reader))
            writer.write(then)
        if not hang_up:
            await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
    return heard


async def head_of_answer(reader: asyncio.StreamReader) -> bytes:
    """Nothing if the connection is closed without one."""
    with suppress(asyncio.IncompleteReadError):
        return await reader.readuntil(b"\r\n\r\n")
    return b""


# ---- attacking


class Attack:
    """Several connections that send bad messages, and count what comes back."""

    def __init__(self, scene: Scene, url: str, seed: int) -> None:
        self.scene = scene
        self.url = url
        self.seed = seed
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()

    async def messages(self, who: Player, number: int, name: str) -> None:
        """Each gets exactly one answer, which tells of no change."""
        dice = random.Random(f"{self.seed} {name}")
        socket = who.socket
        assert socket is not None
        for start in range(0, number, BATCH):
            batch = [bad_message(dice, self.scene) for _ in range(min(BATCH, number - start))]
            for _, data in batch:
                await socket.send(data)
                if dice.random() < 0.01:
                    await socket.ping(dice.randbytes(dice.randrange(126)))
            for kind, data in batch:
                answer = await receive(socket, f"the answer to {kind}: {data!r:.300}")
                told = answer["type"]
                assert told in ANSWERS, f"{kind}: {data!r:.300} was answered by {answer}"
                self.answers[f"{told} {answer.get('code', '')}".strip()] += 1
                self.kinds[kind] += 1
            self.sent += len(batch)

    async def raw_bytes(self, who: Player, number: int, name: str) -> None:
        """Each ends its connection."""
        dice = random.Random(f"{self.seed} {name}")
        host, _, port = self.url.removeprefix("http://").partition(":")
        address = (host, int(port))
        cookie = who.http.cookies["bossrush"]
        for _ in range(number):
            kind = dice.randrange(4)
            first, then = handshake(cookie), b""
            if kind == 0:
                then = dice.choice(BAD_BYTES)
            elif kind == 1:
                first = dice.choice(bad_handshakes(cookie))
            elif kind == 2:
                first, then = forged(dice, cookie), frame(1, PING) + frame(8, b"")
            else:
                cut = frame(1, encoded(act(dice, self.scene)).encode())
                then = cut[: dice.randrange(1, len(cut))]
            async with asyncio.timeout(PATIENCE):
                while not await until_closed(address, first, then, hang_up=kind == 3):
                    self.answers["kept out for a while"] += 1
                    await asyncio.sleep(1)
            self.kinds["raw"] += 1
            self.sent += 1


async def receive(socket: ClientConnection, what: str) -> Message:
    try:
        async with asyncio.timeout(PATIENCE):
            message: Message = msgspec.json.decode(await socket.recv())
    except TimeoutError:
        raise AssertionError(f"{what} did not come") from None
    return message


# ---- what must not happen


def stored(store: Outside, tables: list[str]) -> dict[str, list[tuple[Any, ...]]]:
    """The rows of the database about these tables, and about people."""
    found = {}
    with store.engine.connect() as connection:
        for part, column in ((schema.entries, "table_id"), (schema.tables, "id"), (schema.chat, "table_id")):
            query = sqlalchemy.select(part).where(part.c[column].in_(tables)).order_by(*part.primary_key.columns)
            found[part.name] = [tuple(row) for row in connection.execute(query)]
        people = sqlalchemy.select(schema.people).order_by(schema.people.c.id)
        found["people"] = [tuple(row) for row in connection.execute(people)]
    return found


async def whole_views(players: list[Player], tables: list[str]) -> dict[str, str]:
    """Byte by byte what each of these would see who joined now; over connections of their own."""
    views = {}
    for player in players:
        cookie = {"Cookie": f"bossrush={player.http.cookies['bossrush']}"}
        async with connect(player.server.ws, additional_headers=cookie, max_size=None) as socket:
            for table in tables:
                await socket.send(encoded({"type": "join", "table": table}))
                while True:
                    text = await asyncio.wait_for(socket.recv(), PATIENCE)
                    if msgspec.json.decode(text)["type"] in ("joined", "error"):
                        break
                views[f"{player.name} {table}"] = str(text)
    return views


async def drain(player: Player) -> None:
    """Read whatever is on its way to this player, into its inbox."""
    await player.send(type="ping")
    await player.receive("pong")


class Siege:
    """A server with victims who wait, attackers, and honest players who play at other tables."""

    def __init__(self, life: Life, store: Outside, seed: int, tally: Tally) -> None:
        self.life = life
        self.store = store
        self.tally = tally
        self.scene = Scene()
        self.attack = Attack(self.scene, life.url, seed)
        self.load = tally.load = Load([[life.url], [life.url]], 2, seed)
        self.attackers: list[Player] = []
        self.victims: list[Player] = []

    async def prepare(self, stack: AsyncExitStack) -> None:
        names = ("insider", "stranger", "quiet", "host", "guest")
        people = [await stack.enter_async_context(Player(Server(self.life.url), name)) for name in names]
        insider, stranger, quiet, host, guest = people
        self.attackers, self.victims = people[:2], people[2:]
        scene = self.scene
        scene.victims = [await make_victim(insider, quiet, game) for game in GAMES]
        scene.private = await table_for([host, guest])
        scene.open = (await host.post("/api/tables", game="platformer", options={}))["id"]
        await host.post(f"/api/tables/{scene.private}/start")
        for player, table in (
            (host, scene.private),
            (guest, scene.private),
            (host, scene.open),
            (stranger, scene.open),
        ):
            await player.join(table)

    async def run(self, messages: int) -> None:
        store, scene = self.store, self.scene
        rows = stored(store, scene.tables())
        views = await whole_views(self.victims, scene.tables())
        for player in self.victims + self.attackers:
            await drain(player)
            player.inbox.clear()
        await self.send(messages // 4)
        memory, acknowledged = self.life.memory(), self.load.acknowledged()
        await self.send(messages - messages // 4)
        grown = self.life.memory() - memory
        assert grown < GROWTH, f"the server grew from {memory} by {grown} bytes"
        assert self.load.acknowledged() > acknowledged, "the honest players did not get on"
        for player in self.victims:
            await drain(player)
            heard = [message for message in player.inbox if message["type"] != "pong"]
            assert not heard, f"{player.name} noticed: {heard[:3]}"
        assert await whole_views(self.victims, scene.tables()) == views, "somebody sees something else"
        for name, after in stored(store, scene.tables()).items():
            assert after == rows[name], f"{name} changed"

    async def send(self, messages: int) -> None:
        raw = messages // RAW_SHARE
        rest = messages - raw
        half = rest // 2
        insider, stranger = self.attackers
        first = self.attack.sent
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.attack.messages(insider, half, f"insider {first}"))
            tasks.create_task(self.attack.messages(stranger, rest - half, f"stranger {first}"))
            tasks.create_task(self.attack.raw_bytes(stranger, raw, f"raw {first}"))
        self.tally.hostile = self.attack.sent
        self.tally.memory.append(self.life.memory())
        self.tally.say(f"{self.attack.sent} bad messages sent; the server uses {self.life.memory() / 1e6:.0f} MB")


async def fuzz(folder: Path, messages: int, seed: int, tally: Tally | None = None) -> Attack:
    """Send so many bad messages from several connections; nobody and nothing else notices."""
    url = f"sqlite:///{folder / 'fuzz.sqlite'}"
    log = folder / "fuzz.log"
    store = Outside(url)
    with server_lives(["--db", url], log) as start:
        life = await asyncio.to_thread(start)
        siege = Siege(life, store, seed, tally or Tally())
        async with AsyncExitStack() as stack:
            await siege.prepare(stack)
            await stack.enter_async_context(siege.load.playing())
            await siege.load.progress(20)
            siege.tally.memory.append(life.memory())
            await siege.run(messages)
            await siege.load.rest(store)
            await check(siege.load, store)
            await check_fresh_joins(siege.load, store)
            assert life.alive(), "the server is gone"
    assert log_problems(log) == []
    return siege.attack
