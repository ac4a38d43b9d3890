"""One WebSocket connection: what is sent to it waits in a queue, so that a slow one never delays the others."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from litestar.types import Send

from bossrush.server.limits import Bucket
from bossrush.server.store.base import PersonRow

if TYPE_CHECKING:
    from bossrush.server.live import Live


TRY_AGAIN: Final = 1013
"""The code with which a connection is closed from this side."""
GONE: Final = (OSError, RuntimeError)
"""What sending raises when the other side is gone, or was cut off because it broke the protocol."""


class Client:
    __slots__ = ("_asgi_send", "_backlog", "_queue", "_waiting", "closing", "lobby", "messages", "person", "tables")

    def __init__(self, person: PersonRow, asgi_send: Send, backlog: int, messages: Bucket) -> None:
        self.person = person
        self.tables: dict[str, Live] = {}
        self.lobby = False
        self.closing = False
        self.messages = messages
        self._asgi_send = asgi_send
        self._backlog = backlog
        self._queue: list[bytes] = []  # short, and a deque of its own would take a kilobyte
        self._waiting: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Queue a message. A client that does not keep up is cut off; it can come back and resume."""
        if self.closing:
            return
        self._queue.append(message)
        if len(self._queue) > self._backlog:
            self.closing = True
        self._wake()

    def room(self) -> int:
        """How many messages more it takes before it is cut off."""
        return self._backlog - len(self._queue)

    def close(self) -> None:
        self.closing = True
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def write(self) -> None:
        """Write the queue to the socket until one side has enough; runs as the connection's own task."""
        loop = asyncio.get_running_loop()
        queue, send = self._queue, self._asgi_send
        with suppress(*GONE):
            while not self.closing:
                while queue and not self.closing:
                    await send({"type": "websocket.send", "bytes": None, "text": queue.pop(0).decode()})
                if not self.closing:
                    self._waiting = loop.create_future()
                    await self._waiting
            await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "try again"})
