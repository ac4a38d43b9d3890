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
    from bossrush.server.people import Ticket


TRY_AGAIN: Final = 1013
"""The code with which a connection is closed that may come back."""
NOT_KNOWN: Final = 4401
"""The code with which a connection is closed whose cookie is missing or no longer valid."""
BANNED: Final = 4403
"""The code with which a banned person's connection is closed."""
GONE: Final = (OSError, RuntimeError)
"""What sending raises when the other side is gone, or was cut off because it broke the protocol."""


class Client:
    __slots__ = (
        "_asgi_send",
        "_backlog",
        "_farewell",
        "_queue",
        "_waiting",
        "closing",
        "lobby",
        "messages",
        "person",
        "tables",
        "ticket",
    )

    def __init__(self, person: PersonRow, ticket: Ticket, asgi_send: Send, backlog: int, messages: Bucket) -> None:
        self.person = person
        self.ticket = ticket
        self.tables: dict[str, Live] = {}
        self.lobby = False
        self.closing = False
        self.messages = messages
        self._asgi_send = asgi_send
        self._backlog = backlog
        self._farewell = (TRY_AGAIN, "try again")
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

    def close(self, code: int = TRY_AGAIN, reason: str = "try again") -> None:
        if not self.closing:
            self._farewell = (code, reason)
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
            code, reason = self._farewell
            await send({"type": "websocket.close", "code": code, "reason": reason})
