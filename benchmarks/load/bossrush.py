"""Tables of our own server, spoken to as a browser does: set up over HTTP, played over a WebSocket for each seat."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from benchmarks.load.play import SEATS, Load, Table
from benchmarks.load.wire import Web, WireError

SHARED = 10
"""Tables at which the same two people sit."""


class Decision(msgspec.Struct):
    legal: list[str] = []


class SeatUpdate(msgspec.Struct):
    decision: Decision | None = None


class Message(msgspec.Struct):
    """Of `joined` and `update` what a player needs who plays anything legal."""

    table: str
    version: int
    seats: list[SeatUpdate] = []


class Created(msgspec.Struct):
    id: str
    invite: str


decode = msgspec.json.Decoder(Message).decode
decode_created = msgspec.json.Decoder(Created).decode
JOINED = b'{"type":"joined"'
UPDATE = b'{"type":"update"'
UNEXPECTED = (b'{"type":"refused"', b'{"type":"error"')


async def invite_people(web: Web, tables: int) -> list[list[str]]:
    """Pairs of guests who sit at this many tables: their cookies."""
    pairs = []
    for number in range(-(-tables // SHARED)):
        names = [f"guest {number} {seat}" for seat in range(SEATS)]
        pairs.append([(await web.post("/api/guest", {"name": name}))[1] for name in names])
    return pairs


class BossrushTable(Table):
    def __init__(self, load: Load, number: int, game: str, cookies: list[str], views: bool) -> None:
        super().__init__(load, number)
        self.game = game
        self.cookies = cookies
        self.views = views
        self.id = ""
        self.version = 0
        self.keys = 0
        self.legal: list[list[str]] = [[] for _ in range(SEATS)]
        """By seat the actions it may choose from."""
        self.joined: list[asyncio.Future[None]] = []

    async def connect(self) -> None:
        for seat in range(SEATS):
            receive = partial(self.receive, seat)
            self.sockets.append(await self.load.web.socket("/ws", self.cookies[seat], receive, self.load.fail))

    async def new_game(self) -> None:
        post = self.load.web.post
        host, guest = self.cookies
        table = {"game": self.game, "options": {"players": str(SEATS)}, "private": True}
        created = decode_created((await post("/api/tables", table, host))[0])
        await post(f"/api/tables/{created.id}/sit", {"seat": 1, "invite": created.invite}, guest)
        await post(f"/api/tables/{created.id}/start", {}, host)
        loop = asyncio.get_running_loop()
        self.joined = [loop.create_future() for _ in range(SEATS)]
        before, self.id = self.id, created.id
        for seat, socket in enumerate(self.sockets):
            if before:
                socket.send(msgspec.json.encode({"type": "part", "table": before}))
            socket.send(msgspec.json.encode({"type": "join", "table": self.id, "views": self.views}))
            await self.joined[seat]

    def move(self) -> None:
        deciding = [seat for seat in range(SEATS) if self.legal[seat]]
        seat = self.random.choice(deciding)
        action = self.random.choice(self.legal[seat])
        self.keys += 1
        text = (
            f'{{"type":"act","table":"{self.id}","seat":{seat},"actions":["{action}"],'
            f'"version":{self.version},"key":"k{self.keys}"}}'
        )
        self.sockets[seat].send(text.encode())

    def receive(self, seat: int, data: bytes) -> None:
        if data.startswith(UPDATE):
            message = decode(data)
            if message.table == self.id:
                self.take(seat, message)
                self.told()
        elif data.startswith(JOINED):
            self.take(seat, decode(data))
            self.joined[seat].set_result(None)
        elif data.startswith(UNEXPECTED):
            raise WireError(f"the server said {data[:300].decode()}")

    def take(self, seat: int, message: Message) -> None:
        decision = message.seats[0].decision
        self.legal[seat] = decision.legal if decision is not None else []
        self.version = message.version
        self.over = decision is None
