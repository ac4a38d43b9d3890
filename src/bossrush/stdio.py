"""Bots as programs: the messages of the WebSocket as JSON lines, over standard input and output.

`bossrush bot-stdio` is such a program itself. With `--connect` it is the other end: it takes a seat at a table over the
network and lets a program, or one of its own bots, decide.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shlex
import sys
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from http.cookies import SimpleCookie
from random import Random
from urllib.parse import quote, urlsplit, urlunsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode

from bossrush.kernel.game import GameError

ANSWER_TIME = 10.0
"""Seconds the server has to answer a request, and a program to end once the game is over."""
PACE = 0.05
"""Seconds between two messages: the server takes no more for long."""
RETRY = 0.5
"""Seconds before a lost connection is made again."""
QUOTED = 60
"""Characters of a bad line that are shown."""
LONGEST_LINE = 16_000_000
"""Characters of a message; one that tells a whole long game has some millions."""
LONGEST_ANSWER = 65_536
"""Bytes that are read of what a server says about a refused request."""
TABLE_TALK = ("joined", "update", "done", "refused", "error")
OVER = ("finished", "closed")
NOT_KNOWN = 4401
BANNED = 4403
FINAL = (CloseCode.POLICY_VIOLATION, NOT_KNOWN, BANNED)
"""With these codes the server closes a connection that it does not want again."""

Choose = Callable[[list[str]], str]
Program = asyncio.subprocess.Process


class Decision(msgspec.Struct):
    seats: list[int]
    legal: list[str] = []


class SeatPart(msgspec.Struct):
    seat: int
    decision: Decision | None = None


class Info(msgspec.Struct):
    status: str


class Kind(msgspec.Struct):
    type: str


class Heard(msgspec.Struct):
    """What matters here of a message from the server, if it is one of `TABLE_TALK`."""

    type: str
    table: str = ""
    version: int = 0
    mine: list[int] = []
    seats: list[SeatPart] = []
    key: str = ""
    code: str = ""
    text: str = ""
    info: Info | None = None

    def over(self) -> bool:
        return self.info is not None and self.info.status in OVER


class Spoken(msgspec.Struct):
    """What matters here of a message from a client."""

    type: str
    key: str = ""


def read_heard(line: str | bytes) -> Heard:
    try:
        kind = msgspec.json.decode(line, type=Kind).type
        return msgspec.json.decode(line, type=Heard) if kind in TABLE_TALK else Heard(kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise GameError(f"this is no message of a server: {shown(line)}") from None


def read_spoken(line: str | bytes) -> Spoken:
    try:
        return msgspec.json.decode(line, type=Spoken)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise GameError(f"the program wrote something that is no message: {shown(line)}") from None


def shown(line: str | bytes) -> str:
    text = line if isinstance(line, str) else line.decode(errors="replace")
    text = text.strip()
    return f"'{text}'" if len(text) <= QUOTED else f"'{text[:QUOTED]}…'"


# ---- a bot that knows nothing but messages


def choose_at_random(seed: str | None) -> Choose:
    return Random(seed).choice


def choose_first(legal: list[str]) -> str:
    return legal[0]


class Player:
    """Decides for its seats, one request at a time for each, from the legal actions alone."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose
        self.mine: list[int] = []
        self.count = 0
        self.asked: dict[int, tuple[int, list[str]]] = {}
        """By seat: the version at which its decision was last told, and the legal actions."""
        self.waiting: dict[int, tuple[str, int]] = {}
        """By seat: the key of the request that is not answered yet, and the version it was decided on."""

    def hear(self, message: Heard) -> list[dict[str, object]]:
        """What to say to this message."""
        if message.type == "joined":
            self.mine = message.mine
        for seat, (key, version) in list(self.waiting.items()):
            if message.key == key:
                del self.waiting[seat]
                if message.type == "refused":
                    self.take_refusal(message, seat, version)
        if message.type in ("joined", "update"):
            self.look(message)
        return [self.act(message.table, seat) for seat in sorted(self.asked) if seat not in self.waiting]

    def take_refusal(self, message: Heard, seat: int, version: int) -> None:
        """Too late is no harm: what has changed was told already, or comes next. Anything else is a mistake."""
        if message.code == "unavailable":
            return  # the same decision once more
        if message.code != "stale":
            raise GameError(f"the server refused a legal action: {message.text}")
        if seat in self.asked and self.asked[seat][0] <= version:
            del self.asked[seat]

    def look(self, message: Heard) -> None:
        for part in message.seats:
            self.asked.pop(part.seat, None)
            decision = part.decision
            if part.seat in self.mine and decision and part.seat in decision.seats and decision.legal:
                self.asked[part.seat] = (message.version, decision.legal)

    def act(self, table: str, seat: int) -> dict[str, object]:
        version, legal = self.asked[seat]
        self.count += 1
        key = f"{seat}-{version}-{self.count}"
        self.waiting[seat] = (key, version)
        action = self.choose(legal)
        return {"type": "act", "table": table, "seat": seat, "actions": [action], "version": version, "key": key}


def play_lines(player: Player) -> int:
    """From standard input to standard output, until the game or the input ends."""
    while line := sys.stdin.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            raise GameError(f"a line of more than {LONGEST_LINE:,} characters is no message of a server")
        if line.strip():
            message = read_heard(line)
            for answer in player.hear(message):
                print(json.dumps(answer), flush=True)
            if message.over():
                break
    return 0


# ---- a seat over the network


def http_address(url: str) -> str:
    """The server's address for HTTP, from that of its WebSocket."""
    parts = urlsplit(url)
    if parts.scheme not in ("ws", "wss") or not parts.netloc:
        raise GameError(f"--connect takes an address such as ws://127.0.0.1:8000/ws, not '{url}'")
    return urlunsplit(("https" if parts.scheme == "wss" else "http", parts.netloc, "", "", ""))


def post(address: str, data: dict[str, object], cookie: str = "") -> str:
    """Send a request to the server; the cookie it sets, if any."""
    headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    request = urllib.request.Request(address, json.dumps(data).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=ANSWER_TIME) as response:
            cookies = SimpleCookie(response.headers.get("Set-Cookie", ""))
    except urllib.error.HTTPError as error:
        with error:
            raise GameError(f"{address} answered {error.code}: {detail(error.read(LONGEST_ANSWER))}") from None
    except urllib.error.URLError as error:
        raise GameError(f"{address} cannot be reached: {error.reason}") from None
    return "; ".join(f"{morsel.key}={morsel.value}" for morsel in cookies.values())


def detail(body: bytes) -> str:
    """What the server says about a request it refused."""

    class Problem(msgspec.Struct):
        text: str

    try:
        return msgspec.json.decode(body, type=Problem).text
    except (msgspec.DecodeError, UnicodeDecodeError):
        return shown(body)


class Seat:
    """A seat at a table, kept over lost connections: what was not answered is sent again, and what was missed comes."""

    def __init__(self, url: str, table: str, invite: str, cookie: str) -> None:
        self.url = url
        self.table = table
        self.invite = invite
        self.cookie = cookie
        self.version = -1
        self.unanswered: dict[str, str] = {}
        self.socket: ClientConnection | None = None
        self.over = False

    async def messages(self) -> AsyncIterator[str]:
        """All that the server says, until the game is over."""
        headers = {"Cookie": self.cookie}
        try:
            async for socket in connect(self.url, additional_headers=headers, max_size=LONGEST_LINE):
                with suppress(ConnectionClosed):
                    await self.join(socket)
                    async for line in socket:
                        assert isinstance(line, str)
                        self.hear(read_heard(line))
                        yield line
                        if self.over:
                            return
                self.socket = None
                if socket.close_code in FINAL:
                    raise GameError(f"the server closed the connection: {socket.close_reason or 'no reason given'}")
                print("the connection was lost; trying again", file=sys.stderr)
                await asyncio.sleep(RETRY)
        except InvalidStatus as error:
            raise GameError(f"{self.url} answered {error.response.status_code}") from None

    async def join(self, socket: ClientConnection) -> None:
        message = {"type": "join", "table": self.table, "since": self.version, "invite": self.invite}
        await socket.send(json.dumps(message))
        for line in self.unanswered.values():
            await socket.send(line)
        self.socket = socket

    def hear(self, message: Heard) -> None:
        self.unanswered.pop(message.key, None)
        if message.type == "update" or (message.type == "joined" and (message.seats or self.version < 0)):
            self.version = message.version
        if message.type == "error":
            if message.code in ("no_table", "forbidden", "sent_away"):
                raise GameError(message.text)
            print(f"the server says: {message.text}", file=sys.stderr)
        self.over = message.over()

    async def say(self, line: str) -> None:
        key = read_spoken(line).key
        if key:
            self.unanswered[key] = line
        await asyncio.sleep(PACE)
        if self.socket is not None:
            with suppress(ConnectionClosed):  # `messages` notices, too, and connects again
                await self.socket.send(line)


async def play_seat(seat: Seat, player: Player) -> None:
    """One of our own bots decides."""
    async for line in seat.messages():
        for answer in player.hear(read_heard(line)):
            await seat.say(json.dumps(answer))


async def serve_program(seat: Seat, command: str) -> None:
    """A program decides: it reads what the server says and writes what it wants to say."""
    async with running_program(command) as program:
        telling = asyncio.create_task(tell_program(seat, program))
        listening = asyncio.create_task(listen_to_program(seat, program))
        await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
        telling.cancel()
        listening.cancel()
        for outcome in await asyncio.gather(telling, listening, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome


async def tell_program(seat: Seat, program: Program) -> None:
    assert program.stdin is not None
    async for line in seat.messages():
        with suppress(BrokenPipeError, ConnectionResetError):  # it has ended: whoever listens to it says so
            program.stdin.write(line.encode() + b"\n")
            await program.stdin.drain()


async def listen_to_program(seat: Seat, program: Program) -> None:
    assert program.stdout is not None
    try:
        async for line in program.stdout:
            if line.strip():
                await seat.say(line.decode(errors="replace").strip())
    except ValueError:
        raise GameError("the program wrote a line that is too long for a message") from None
    code = await program.wait()
    if not seat.over:
        raise GameError(f"the program ended before the game was over, with exit code {code}")


@asynccontextmanager
async def running_program(command: str) -> AsyncIterator[Program]:
    """It may end by itself when the game is over; after a failure it is stopped."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise GameError(f"--program takes a command, not '{command}'")
    program = await asyncio.create_subprocess_exec(
        *words, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert program.stdin is not None
    try:
        yield program
        program.stdin.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(program.wait(), ANSWER_TIME)
    finally:
        if program.returncode is None:
            program.kill()
        program.stdin.close()
        await program.communicate()


# ---- the command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bot", choices=("random", "first"), default="random", help="how to decide")
    parser.add_argument("--seed", metavar="TEXT", help="makes the random bot decide the same again")
    parser.add_argument("--connect", metavar="URL", help="take a seat over the network: ws://127.0.0.1:8000/ws")
    parser.add_argument("--table", metavar="ID", help="the table to sit down at")
    parser.add_argument("--seat", type=int, metavar="N", help="the seat, counted from 1; any that is open if left out")
    parser.add_argument("--invite", default="", metavar="CODE", help="for a private table")
    parser.add_argument("--name", default="bot", help="what to be called at the table")
    parser.add_argument("--program", metavar="COMMAND", help="let this program decide, over its input and output")


def run(args: argparse.Namespace) -> int:
    """Exit code 0 when the game is over or the input ends; `GameError` for everything that goes wrong."""
    player = Player(choose_first if args.bot == "first" else choose_at_random(args.seed))
    if args.connect is None:
        if args.table is not None or args.program is not None or args.seat is not None:
            raise GameError("--table, --seat and --program need --connect")
        return play_lines(player)
    if args.table is None:
        raise GameError("--connect needs --table, the id of the table to sit down at")
    server = http_address(args.connect)
    cookie = post(f"{server}/api/guest", {"name": args.name})
    place = None if args.seat is None else args.seat - 1
    table = f"{server}/api/tables/{quote(args.table, safe='')}"
    post(f"{table}/sit", {"seat": place, "invite": args.invite}, cookie)
    seat = Seat(args.connect, args.table, args.invite, cookie)
    asyncio.run(play_seat(seat, player) if args.program is None else serve_program(seat, args.program))
    return 0
