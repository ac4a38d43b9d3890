"""A WebSocket and an HTTP client that cost as little as possible: what is to be measured is the server."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections.abc import Callable
from typing import cast

import msgspec

TEXT = 0x81
CLOSE = 0x88
PING = 0x89
PONG = 0x8A
CONNECTIONS = 16
"""HTTP connections used at the same time."""
IDLE = 2.0
"""Seconds after which an unused one is not used again."""


class WireError(Exception):
    """The server did something else than expected."""


class Socket(asyncio.Protocol):
    """One WebSocket. Text goes to `receive`; what is not expected becomes an error of the whole run."""

    __slots__ = ("buffer", "fail", "handshake", "opened", "receive", "received", "transport", "wanted")

    def __init__(self, request: bytes, receive: Callable[[bytes], None], fail: Callable[[Exception], None]) -> None:
        self.handshake = request
        self.receive = receive
        self.fail = fail
        self.buffer = b""
        self.received = 0
        """Bytes of text so far."""
        self.wanted = True
        """Whether it is an error if the server closes it."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.handshake)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.wanted:
            self.refuse(WireError("the server closed a connection"))

    def refuse(self, error: Exception) -> None:
        if self.opened.done():
            self.fail(error)
        else:
            self.opened.set_exception(error)

    def data_received(self, data: bytes) -> None:
        if self.buffer:
            data = self.buffer + data
            self.buffer = b""
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.refuse(WireError(f"no WebSocket: {head.splitlines()[0].decode()}"))
                return
            self.opened.set_result(None)
        at = 0
        size = len(data)
        while size - at >= 2:
            kind = data[at]
            length = data[at + 1]
            body = at + 2
            if length == 126:
                body += 2
                if size < body:
                    break
                length = int.from_bytes(data[at + 2 : body], "big")
            elif length == 127:
                body += 8
                if size < body:
                    break
                length = int.from_bytes(data[at + 2 : body], "big")
            if size - body < length:
                break
            at = body + length
            if kind == TEXT:
                self.received += length
                try:
                    self.receive(data[body:at])
                except Exception as error:
                    self.refuse(error)
            else:
                self.control(kind, data[body:at])
        if at < size:
            self.buffer = data[at:]

    def control(self, kind: int, data: bytes) -> None:
        if kind == PING:
            self.write(PONG, data)
        elif kind == CLOSE and self.wanted:
            self.refuse(WireError(f"the server closed a connection: {data[2:].decode()}"))
        elif kind not in (CLOSE, PONG):
            self.refuse(WireError(f"a frame of an unknown kind: {kind:#x}"))

    def send(self, text: bytes) -> None:
        self.write(TEXT, text)

    def write(self, kind: int, data: bytes) -> None:
        """Masked with zeros: it is all the same to the server, which unmasks in any case."""
        assert self.transport is not None
        length = len(data)
        if length < 126:
            head = bytes((kind, 0x80 | length, 0, 0, 0, 0))
        else:
            head = bytes((kind, 0xFE, length >> 8, length & 255, 0, 0, 0, 0))
        self.transport.write(head + data)

    def close(self) -> None:
        self.wanted = False
        if self.transport is not None:
            self.transport.abort()


class Web:
    """The address of a server: WebSockets to it, and JSON by POST over a few kept connections."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter, float]] = []
        """Connections not in use, and since when."""
        self.turn = asyncio.Semaphore(CONNECTIONS)

    def head(self, line: str, more: str) -> str:
        host = f"127.0.0.1:{self.port}"
        return f"{line} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n{more}"

    async def socket(
        self, path: str, cookie: str, receive: Callable[[bytes], None], fail: Callable[[Exception], None]
    ) -> Socket:
        key = base64.b64encode(os.urandom(16)).decode()
        more = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        more += f"Cookie: {cookie}\r\n\r\n" if cookie else "\r\n"
        request = self.head(f"GET {path}", more).encode()
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: Socket(request, receive, fail), "127.0.0.1", self.port)
        await socket.opened
        return socket

    async def post(self, path: str, data: dict[str, object], cookie: str = "") -> tuple[bytes, str]:
        """The answer's body, and the cookie it sets."""
        body = msgspec.json.encode(data)
        more = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        more += f"Cookie: {cookie}\r\n\r\n" if cookie else "\r\n"
        async with self.turn:
            reader, writer = await self.connection()
            writer.write(self.head(f"POST {path}", more).encode() + body)
            status, fields = read_head(await reader.readuntil(b"\r\n\r\n"))
            answer = await reader.readexactly(int(fields.get("content-length", "0")))
            self.free.append((reader, writer, time.monotonic()))
        if not 200 <= status < 300:
            raise WireError(f"POST {path} was answered with {status}: {answer[:200].decode()}")
        return answer, fields.get("set-cookie", "").partition(";")[0]

    async def connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """One that the server has not closed for idleness, nor is about to."""
        while self.free:
            reader, writer, since = self.free.pop()
            if time.monotonic() - since < IDLE:
                return reader, writer
            writer.close()
        return await asyncio.open_connection("127.0.0.1", self.port)

    def close(self) -> None:
        for _, writer, _ in self.free:
            writer.close()
        self.free.clear()


def read_head(head: bytes) -> tuple[int, dict[str, str]]:
    first, *lines = head.decode().split("\r\n")
    fields = {}
    for line in lines:
        name, _, value = line.partition(":")
        fields[name.lower()] = value.strip()
    return int(first.split()[1]), fields
