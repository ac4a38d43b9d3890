"""Attacks on the edge of the server, below the app: floods, peers that read nothing, peers that send nothing.

All of them come from another address of this machine than the players, are bounded in bytes and seconds, and stop as
soon as the server has had enough. `under_attack` lets two players move meanwhile and says how long their moves took.
"""

from __future__ import annotations

import asyncio
import base64
import os
import select
import socket
import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from typing import Final
from urllib.parse import urlsplit

import httpx

from tests.server.running import PATIENCE, Choose, Round, Server, at_random, players, started

ELSEWHERE: Final = "127.0.0.2"
"""Where attackers come from."""
MASK: Final = b"\0\0\0\0"
TEXT, CONTINUATION, CLOSE, PING = 0x1, 0x0, 0x8, 0x9
PIECE: Final = 64 * 1024
AT_RANDOM: Final = at_random(1)

Attack = Callable[[str], "Fate"]
"""What is done to the server with this URL."""


@dataclass
class Fate:
    """What became of an attacker."""

    sent: int = 0
    """Bytes that the server's system took."""
    seconds: float = 0.0
    cut_off: bool = False
    """Whether the server ended the connection."""
    code: int = 0
    """Of the close frame, if one came."""


@dataclass
class Figures:
    """How long the moves of well-behaved players took, in milliseconds."""

    took: list[float] = field(default_factory=list)
    fates: list[Fate] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.took)

    @property
    def p99(self) -> float:
        return statistics.quantiles(self.took, n=100, method="inclusive")[98]

    @property
    def worst(self) -> float:
        return max(self.took)

    def __str__(self) -> str:
        sent = sum(fate.sent for fate in self.fates) / 1e6
        cut = sum(fate.cut_off for fate in self.fates)
        return (
            f"{len(self.took)} moves: median {self.median:.1f} ms, p99 {self.p99:.1f} ms, worst {self.worst:.0f} ms; "
            f"{len(self.fates)} attackers, {cut} cut off, {sent:.1f} MB taken"
        )


# ---- peers


def dial(url: str, source: str = ELSEWHERE, timeout: float = 10.0) -> socket.socket:
    place = urlsplit(url)
    assert place.hostname is not None
    assert place.port is not None
    return socket.create_connection((place.hostname, place.port), timeout, source_address=(source, 0))


def guest_cookie(url: str, source: str = ELSEWHERE) -> str:
    """Of a new guest who comes from there."""
    with httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address=source)) as client:
        answer = client.post("/api/guest", json={"name": "Mallory"})
        assert answer.status_code == 201, answer.text
        return f"bossrush={answer.cookies['bossrush']}"


def head(url: str, cookie: str = "", *more: str) -> bytes:
    """Of a handshake."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = ["GET /ws HTTP/1.1", f"Host: {urlsplit(url).netloc}", "Connection: Upgrade", "Upgrade: websocket"]
    lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", *([f"Cookie: {cookie}"] if cookie else [])]
    return "\r\n".join([*lines, *more, "", ""]).encode()


def upgraded(url: str, cookie: str = "", source: str = ELSEWHERE) -> socket.socket:
    """A WebSocket after its handshake, with its bytes in the attacker's own hands."""
    peer = dial(url, source)
    try:
        peer.sendall(head(url, cookie))
        answer = b""
        while b"\r\n\r\n" not in answer:
            part = peer.recv(1)
            if not part:
                break
            answer += part
        if not answer.startswith(b"HTTP/1.1 101"):
            raise ConnectionRefusedError(answer)
    except OSError:
        peer.close()
        raise
    return peer


def frame(opcode: int, data: bytes = b"", final: bool = True) -> bytes:
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([opcode | (0x80 if final else 0)]) + size + MASK + data


def pour(peer: socket.socket, data: Iterator[bytes], seconds: float, reads: bool = False) -> Fate:
    """Send until all is sent, the time is over, or the server has had enough."""
    fate, begun, heard = Fate(), time.monotonic(), b""
    peer.setblocking(False)
    for piece in data:
        rest = memoryview(piece)
        while rest and not fate.cut_off and time.monotonic() - begun < seconds:
            readable, writable, _ = select.select([peer] if reads else [], [peer], [], 0.2)
            try:
                if readable:
                    heard = peer.recv(PIECE)
                if writable:
                    taken = peer.send(rest)
                    fate.sent += taken
                    rest = rest[taken:]
            except OSError:
                fate.cut_off = True
        if fate.cut_off or time.monotonic() - begun >= seconds:
            break
    hear_out(peer, fate, max(0.1, begun + seconds - time.monotonic()), heard)
    fate.seconds = time.monotonic() - begun
    return fate


def flood(url: str, cookie: str, first: bytes, data: Iterator[bytes], seconds: float, reads: bool = False) -> Fate:
    """Over a WebSocket of one's own."""
    try:
        peer = upgraded(url, cookie)
    except OSError:
        return Fate(cut_off=True)
    with closing(peer):
        return pour(peer, chain([first], data), seconds, reads)


def hear_out(peer: socket.socket, fate: Fate, seconds: float, heard: bytes = b"") -> None:
    """Read until the server ends the connection; the code is that of the close frame at the end."""
    until = time.monotonic() + seconds
    peer.settimeout(0.2)
    while time.monotonic() < until:
        try:
            part = peer.recv(PIECE)
        except TimeoutError:
            continue
        except OSError:
            fate.cut_off = True
            break
        if not part:
            fate.cut_off = True
            break
        heard = (heard + part)[-256:]
    start = heard.rfind(bytes([0x80 | CLOSE]))
    if start >= 0 and len(heard) >= start + 4:
        fate.code = int.from_bytes(heard[start + 2 : start + 4], "big")


def repeated(unit: bytes, total: int) -> Iterator[bytes]:
    piece = unit * (PIECE // len(unit) + 1)
    for _ in range(total // len(piece) + 1):
        yield piece


# ---- floods over WebSockets


def empty_fragments(url: str, cookie: str = "", total: int = 18_000_000, seconds: float = 20.0) -> Fate:
    """One message of millions of empty fragments. Without a cookie: by somebody whom the server turns away."""
    first = frame(TEXT, b"{", final=False)
    return flood(url, cookie, first, repeated(frame(CONTINUATION, final=False), total), seconds)


def unread_pings(url: str, cookie: str = "", total: int = 18_000_000, seconds: float = 20.0) -> Fate:
    """Pings whose pongs nobody reads."""
    return flood(url, cookie, b"", repeated(frame(PING, b"x" * 20), total), seconds)


def tiny_messages(url: str, cookie: str = "", total: int = 4_000_000, seconds: float = 20.0) -> Fate:
    """Messages that are answered with errors nobody reads."""
    return flood(url, cookie, b"", repeated(frame(TEXT, b"{}"), total), seconds)


def large_messages(url: str, cookie: str = "", total: int = 60_000_000, seconds: float = 20.0) -> Fate:
    """Messages that are too long, one after the other, their answers read."""
    return flood(url, cookie, b"", repeated(frame(TEXT, b"[" * 30_000), total), seconds, reads=True)


# ---- floods over HTTP


def large_head(url: str, total: int = 8_000_000, seconds: float = 10.0) -> Fate:
    """Headers without end."""
    with closing(dial(url)) as peer:
        peer.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        return pour(peer, repeated(b"a:\r\n", total), seconds)


def pipelined(url: str, total: int = 4_000_000, seconds: float = 10.0) -> Fate:
    """Requests without waiting for their answers, which nobody reads."""
    with closing(dial(url)) as peer:
        return pour(peer, repeated(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n", total), seconds)


def tiny_chunks(url: str, total: int = 4_000_000, seconds: float = 10.0) -> Fate:
    """A body in chunks of one byte."""
    with closing(dial(url)) as peer:
        peer.sendall(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        return pour(peer, repeated(b"1\r\n \r\n", total), seconds)


def handshakes(url: str, cookie: str = "", seconds: float = 5.0) -> Fate:
    """A new WebSocket again and again, each left at once."""
    fate, begun = Fate(), time.monotonic()
    while time.monotonic() - begun < seconds:
        try:
            with closing(dial(url, timeout=2.0)) as peer:
                peer.sendall(head(url, cookie))
                fate.sent += len(peer.recv(64))
        except OSError:
            fate.cut_off = True
    fate.seconds = time.monotonic() - begun
    return fate


def persistent(attack: Callable[..., Fate], seconds: float) -> Attack:
    """Whoever is cut off comes back and does it again."""
    return partial(keep_doing, attack, seconds)


def keep_doing(attack: Callable[..., Fate], seconds: float, url: str) -> Fate:
    fate, begun = Fate(), time.monotonic()
    while time.monotonic() - begun < seconds:
        try:
            once = attack(url, seconds=min(3.0, seconds))
        except OSError:
            fate.cut_off = True
        else:
            fate.sent += once.sent
            fate.cut_off |= once.cut_off
    fate.seconds = time.monotonic() - begun
    return fate


# ---- those who are attacked meanwhile


async def under_attack(
    server: Server, *attacks: Attack, moves: int = 60, pause: float = 0.06, processes: bool = False
) -> Figures:
    """Two players move, at least so often and until the attacks are over. With `processes` each attacker is one, so
    that busy ones do not keep the players from reading their clocks."""
    figures, loop = Figures(), asyncio.get_running_loop()
    async with players(server, "Ada", "Bob") as people:
        game = await started(people)
        attackers, gathered = crowd(len(attacks), processes)
        with attackers:
            begun = [loop.run_in_executor(attackers, attack, server.url) for attack in attacks]
            await asyncio.to_thread(gathered)
            while len(figures.took) < moves or not all(one.done() for one in begun):
                if game.over():
                    game = await started(people)
                figures.took.append(await timed_move(game))
                await asyncio.sleep(pause)
            figures.fates = [await one for one in begun]
    return figures


def crowd(size: int, processes: bool) -> tuple[Executor, Callable[[], object]]:
    """Attackers, and what to wait for until all of them are there: processes are busy for a while before they begin."""
    if not (processes and size):
        return ThreadPoolExecutor(size or 1), lambda: None
    context = get_context("spawn")
    together = context.Barrier(size + 1)
    return ProcessPoolExecutor(size, context, arrive, (together,)), partial(together.wait, PATIENCE)


def arrive(together: Barrier) -> None:
    """As a process that leaves the processor to those who are timed: real attackers have machines of their own."""
    os.nice(10)
    together.wait(PATIENCE)


async def timed_move(game: Round, choose: Choose = AT_RANDOM) -> float:
    """Of somebody who is asked: the milliseconds until it is acknowledged. Everybody else hears of it after that."""
    seat = game.deciders()[0]
    action = choose(seat, game.legal(seat))
    begun = time.perf_counter()
    answer = await game.people[seat].act(game.table, seat, game.version, action)
    took = (time.perf_counter() - begun) * 1000
    assert answer["type"] == "update", answer
    game.told[seat] = answer
    await game.catch_up(answer["version"])
    return took
