"""A real server on a free port of this machine, and players who talk to it over HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar
from unittest.mock import patch

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from bossrush.bots.base import Sight
from bossrush.bots.levels import make_bot
from bossrush.kernel.core import Core
from bossrush.server.app import create_app
from bossrush.server.edge import Config
from bossrush.server.gate import Gate
from bossrush.server.hub import Hub
from bossrush.server.live import Live
from bossrush.server.serve import NO_LIMITS, listen
from bossrush.server.settings import Settings

PATIENCE = 20.0
"""Seconds after which a test that waits for a message has failed."""

Message = dict[str, Any]
T = TypeVar("T")


def run(story: Coroutine[object, object, T]) -> T:
    return asyncio.run(asyncio.wait_for(story, 3 * PATIENCE))


class Server:
    """Where a server listens; `hub` and `gate` only if it runs in this process."""

    gate: Gate

    def __init__(self, url: str, hub: Hub | None = None, process: subprocess.Popen[str] | None = None) -> None:
        self.url = url
        self.hub = hub
        self.process = process

    @property
    def ws(self) -> str:
        return self.url.replace("http", "ws", 1) + "/ws"

    def inside(self, work: Callable[[], Coroutine[object, object, T]]) -> T:
        """Do this on the event loop of a server in this process, where its tables may be touched."""
        assert self.hub is not None
        return asyncio.run_coroutine_threadsafe(work(), self.hub.loop).result(PATIENCE)

    def live(self, table: str) -> Live:
        assert self.hub is not None
        return self.hub.live[table]

    def state(self, table: str) -> Core:
        """A copy of the position at this table, with everything open."""
        return self.live(table).table.playing().state.copy()

    def log(self, table: str) -> list[bytes]:
        """What the store has of this table."""
        hub = self.hub
        assert hub is not None
        return self.inside(lambda: hub.store.entries(table))

    def kill(self) -> None:
        """SIGKILL: no chance to say goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)


@contextlib.contextmanager
def running_server(**changes: object) -> Iterator[Server]:
    """In a thread of this process, with the memory store unless told otherwise, without rate limits."""
    with tempfile.TemporaryDirectory() as folder:
        values: dict[str, object] = {
            "data": Path(folder),
            "db": "memory:",
            "port": 0,
            "bot_delay": 0.0,
            "window": 0.0,
            "analysis": 0.0,
            "limits": NO_LIMITS,
        }
        settings = msgspec.convert(values | changes, Settings, dec_hook=lambda _, value: value)
        listener = listen(settings)
        app = create_app(settings)
        config = Config(app, app.state.gate)
        config.timeout_graceful_shutdown = 1
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        while not server.started and thread.is_alive():
            thread.join(0.01)
        assert server.started, "the server did not start"
        try:
            running = Server(f"http://127.0.0.1:{listener.getsockname()[1]}", app.state.hub)
            running.gate = app.state.gate
            yield running
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            listener.close()
            assert not thread.is_alive(), "the server did not stop"


@contextlib.contextmanager
def server_process(*arguments: str, port: int = 0, limits: bool = False) -> Iterator[Server]:
    """`bossrush serve` as a process of its own, which can be killed."""
    command = [sys.executable, "-m", "bossrush", "serve", "--port", str(port), "--no-browser"]
    command += [
        "--bot-delay",
        "0",
        "--window",
        "0",
        "--analysis",
        "0",
        *arguments,
        *([] if limits else ["--no-limits"]),
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"})
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "listening on " in line, f"the server did not start: {line!r}"
        yield Server(line.split("listening on ")[1].strip(), process=process)
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()


def resident(process: int) -> int:
    """Bytes of memory that the process with this id uses."""
    pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


class Player:
    """A person with a cookie and, once connected, a WebSocket."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE)
        self.socket: ClientConnection | None = None
        self.person = ""
        self.keys = itertools.count()
        self.inbox: list[Message] = []
        """Everything received, in order."""

    async def __aenter__(self) -> Self:
        self.person = (await self.post("/api/guest", name=self.name))["id"]
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.disconnect()
        await self.http.aclose()

    async def connect(self) -> None:
        cookie = f"bossrush={self.http.cookies['bossrush']}"
        self.socket = await connect(self.server.ws, additional_headers={"Cookie": cookie}, max_size=None)
        await self.receive("welcome")

    async def disconnect(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def post(self, path: str, **body: object) -> Message:
        response = await self.http.post(path, json=body)
        assert response.status_code in (200, 201), f"{path}: {response.status_code} {response.text}"
        data: Message = response.json()
        return data

    async def get(self, path: str, **query: str) -> Any:
        response = await self.http.get(path, params=query)
        assert response.status_code == 200, f"{path}: {response.status_code} {response.text}"
        return response.json()

    async def send(self, **message: object) -> None:
        await self.send_raw(msgspec.json.encode(message).decode())

    async def send_raw(self, text: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    async def receive(self, *kinds: str) -> Message:
        """The next message; with kinds, the next of one of these, and what comes before it is kept in the inbox."""
        assert self.socket is not None
        while True:
            async with asyncio.timeout(PATIENCE):
                message: Message = msgspec.json.decode(await self.socket.recv())
            self.inbox.append(message)
            if not kinds or message["type"] in kinds:
                return message

    async def heard(self) -> list[Message]:
        """Everything that has been sent to this player by now and was not read yet."""
        await self.send(type="ping")
        before = len(self.inbox)
        await self.receive("pong")
        return self.inbox[before:-1]

    async def refusal(self, path: str, **body: object) -> tuple[int, str]:
        """Ask over HTTP for something that is refused: the status and the code."""
        response = await self.http.post(path, json=body)
        assert response.status_code >= 400, f"{path} was carried out"
        return response.status_code, response.json()["code"]

    async def ask(self, **message: object) -> Message:
        """Send a request that is answered by an update with its key, by `done`, or refused."""
        key = f"k{next(self.keys)}"
        await self.send(key=key, **message)
        while True:
            answer = await self.receive("update", "refused", "done", "error")
            if answer["type"] == "error" or answer.get("key") == key:
                return answer

    async def join(self, table: str, **more: object) -> Message:
        await self.send(type="join", table=table, **more)
        return await self.receive("joined", "error")

    async def act(self, table: str, seat: int, version: int, *actions: str, key: str = "") -> Message:
        """Send actions and wait for the answer: the update that acknowledges them, or the refusal."""
        key = key or f"k{next(self.keys)}"
        await self.send(type="act", table=table, seat=seat, actions=list(actions), version=version, key=key)
        while True:
            message = await self.receive("update", "refused", "done", "error")
            if message["type"] == "error" or message.get("key") == key:
                return message


@contextlib.asynccontextmanager
async def players(server: Server, *names: str) -> AsyncIterator[list[Player]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Player(server, name)) for name in names]


async def table_for(people: list[Player], game: str = "bossmonster", **more: object) -> str:
    """A private table at which these players sit in order; not yet started."""
    host = people[0]
    options = {"players": str(len(people)), **dict(more.pop("options", {}))}  # type: ignore[call-overload]
    created = await host.post("/api/tables", game=game, options=options, private=True, **more)
    for seat, player in enumerate(people[1:], 1):
        await player.post(f"/api/tables/{created['id']}/sit", seat=seat, invite=created["invite"])
    return str(created["id"])


def decision(message: Message, seat: int) -> Message | None:
    """The decision of this seat in a `joined` or an `update`, if it has one to make."""
    for told in message.get("seats", []):
        if told["seat"] == seat and told.get("decision") and seat in told["decision"]["seats"]:
            return dict(told["decision"])
    return None


def dealt(number: int) -> contextlib.AbstractContextManager[object]:
    """Tables made meanwhile get this secret, so that the same cards are dealt every time."""
    return patch("bossrush.server.hub.new_secret", lambda: f"{number:064x}")


Choose = Callable[[int, list[str]], str]
"""What a seat does, of these legal actions."""


def at_random(seed: int) -> Choose:
    chance = random.Random(seed)
    return lambda seat, legal: chance.choice(legal)


def sensibly(server: Server, table: str) -> Choose:
    """As the heuristic bot would decide: that brings a game to its end."""
    play = server.live(table).table.playing()
    game = play.game
    bots = [make_bot("heuristic", game.name, str(seat)) for seat in range(play.state.players)]
    return lambda seat, legal: game.texts[bots[seat].choose(Sight(game, play.state, seat))]


class Round:
    """Players at a running table, each with the last message that told them how it stands. Player i has seat i."""

    def __init__(self, table: str, people: list[Player]) -> None:
        self.table = table
        self.people = people
        self.told: list[Message] = []

    async def follow(self) -> Self:
        self.told = [await player.join(self.table) for player in self.people]
        return self

    @property
    def version(self) -> int:
        return int(self.told[0]["version"])

    def over(self) -> bool:
        return bool(self.told[0].get("info", {}).get("status") == "finished")

    def deciders(self) -> list[int]:
        return [seat for seat, told in enumerate(self.told) if decision(told, seat)]

    def legal(self, seat: int) -> list[str]:
        asked = decision(self.told[seat], seat)
        return list(asked["legal"]) if asked else []

    async def act(self, seat: int, action: str) -> Message:
        """Decide, and wait until everybody has been told."""
        answer = await self.people[seat].act(self.table, seat, self.version, action)
        assert answer["type"] == "update", answer
        self.told[seat] = answer
        await self.catch_up(answer["version"])
        return answer

    async def catch_up(self, version: int) -> None:
        """Everybody hears of everything up to this version."""
        for seat, player in enumerate(self.people):
            while self.told[seat]["version"] < version:
                self.told[seat] = await player.receive("update")

    async def play(self, choose: Choose, until: Callable[[], bool] = lambda: False) -> None:
        """Let somebody who is asked decide, again and again, until then or to the end of the game."""
        for _ in range(2000):
            if self.over() or until():
                return
            seat = self.deciders()[0]
            await self.act(seat, choose(seat, self.legal(seat)))
        raise AssertionError("that game went on for too long")


async def started(people: list[Player], game: str = "bossmonster", **more: object) -> Round:
    """These players at a table of their own, the game begun, everybody following it."""
    table = await table_for(people, game, **more)
    await people[0].post(f"/api/tables/{table}/start")
    return await Round(table, people).follow()
