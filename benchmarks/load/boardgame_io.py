"""Matches of boardgame.io's server, spoken to as its own client does: socket.io's frames on a WebSocket."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from benchmarks.load.play import SEATS, Load, Table
from benchmarks.load.wire import WireError

PATH = "/socket.io/?EIO=4&transport=websocket"
GAME = "build"
SLOTS = 5


class View(msgspec.Struct):
    hand: list[int]


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    gameover: msgspec.Raw = msgspec.Raw()


class State(msgspec.Struct):
    view: View = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


class Created(msgspec.Struct):
    match: str = msgspec.field(name="matchID")


class Admitted(msgspec.Struct):
    credentials: str = msgspec.field(name="playerCredentials")


decode_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
decode_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode
decode_created = msgspec.json.Decoder(Created).decode
decode_admitted = msgspec.json.Decoder(Admitted).decode

NAMESPACE = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
UPDATE = EVENT + b'["update"'
SYNC = EVENT + b'["sync"'
NEWS = (EVENT + b'["matchData"', b"0{")
"""Who is connected, and the greeting of the connection: not needed."""
PING = b"2"
PONG = b"3"


class Match(Table):
    def __init__(self, load: Load, number: int) -> None:
        super().__init__(load, number)
        self.id = ""
        self.credentials: list[str] = []
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.state = 0
        self.player = 0
        self.answered: list[asyncio.Future[None]] = []
        """By seat, what `connect` and `new_game` wait for."""

    def expect_answers(self) -> None:
        loop = asyncio.get_running_loop()
        self.answered = [loop.create_future() for _ in range(SEATS)]

    async def connect(self) -> None:
        self.expect_answers()
        for seat in range(SEATS):
            receive = partial(self.receive, seat)
            self.sockets.append(await self.load.web.socket(PATH, "", receive, self.load.fail))
            self.sockets[seat].send(NAMESPACE)
            await self.answered[seat]

    async def new_game(self) -> None:
        """A match the lobby does not list, with both players admitted; their sockets go over to it."""
        post = self.load.web.post
        answer, _ = await post(f"/games/{GAME}/create", {"numPlayers": SEATS, "unlisted": True})
        self.id = decode_created(answer).match
        self.credentials = []
        for seat in range(SEATS):
            answer, _ = await post(
                f"/games/{GAME}/{self.id}/join", {"playerID": str(seat), "playerName": f"player {seat}"}
            )
            self.credentials.append(decode_admitted(answer).credentials)
        self.expect_answers()
        for seat in range(SEATS):
            self.emit(seat, ["sync", self.id, str(seat), self.credentials[seat], SEATS])
            await self.answered[seat]

    def emit(self, seat: int, event: list[object]) -> None:
        self.sockets[seat].send(EVENT + msgspec.json.encode(event))

    def move(self) -> None:
        seat = self.player
        payload = {
            "type": "build",
            "args": [self.random.choice(self.hands[seat]), self.random.randrange(SLOTS)],
            "playerID": str(seat),
            "credentials": self.credentials[seat],
        }
        self.emit(seat, ["update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.id, str(seat)])

    def receive(self, seat: int, data: bytes) -> None:
        if data.startswith(UPDATE):
            _, match, state, _ = decode_update(data[len(EVENT) :])
            if match == self.id:
                self.take(seat, state)
                self.told()
        elif data.startswith(SYNC):
            self.take(seat, decode_sync(data[len(EVENT) :])[2].state)
            self.answered[seat].set_result(None)
        elif data.startswith(NAMESPACE):
            self.answered[seat].set_result(None)
        elif data == PING:
            self.sockets[seat].send(PONG)
        elif not data.startswith(NEWS):
            raise WireError(f"boardgame.io sent {data[:200].decode()}")

    def take(self, seat: int, state: State) -> None:
        self.hands[seat] = state.view.hand
        self.state = state.number
        self.player = int(state.context.current)
        self.over = bool(state.context.gameover)
