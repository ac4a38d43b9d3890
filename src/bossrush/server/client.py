"""One WebSocket connection: what is sent to it waits in a queue, so that a slow one never delays the others."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from litestar.exceptions import WebSocketDisconnect
from litestar.types import Send

from bossrush.server.gate import Address
from bossrush.server.limits import Share
from bossrush.server.settings import Limits
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
GONE: Final = (OSError, RuntimeError, WebSocketDisconnect)
"""What sending raises when the other side is gone, or was cut off because it broke the protocol."""


NEIGHBOURS: Final = 8
"""All clients of one address together may leave so many times as much unread as one of them."""


class Client:
    __slots__ = (
        "_asgi_send",
        "_farewell",
        "_home",
        "_limits",
        "_queue",
        "_unread",
        "_waiting",
        "closing",
        "lobby",
        "messages",
        "person",
        "tables",
        "ticket",
    )

    def __init__(
        self, person: PersonRow, ticket: Ticket, asgi_send: Send, limits: Limits, home: Address, messages: Share
    ) -> None:
        self.person = person
        self.ticket = ticket
        self.tables: dict[str, Live] = {}
        self.lobby = False
        self.closing = False
        self.messages = messages
        self._asgi_send = asgi_send
        self._limits = limits
        self._home = home
        self._farewell = (TRY_AGAIN, "try again")
        self._queue: list[bytes] = []  # short, and a deque of its own would take a kilobyte
        self._unread = 0
        self._waiting: asyncio.Future[None] | None = None

    @property
    def address(self) -> str:
        """Where it comes from, as it is counted."""
        return self.messages.address

    def send(self, message: bytes) -> None:
        """Queue a message. A client that does not keep up is cut off; it can come back and resume."""
        if self.closing:
            return
        self._queue.append(message)
        self._count(len(message))
        if self._lags():
            self.closing = True
            self._drop()
        self._wake()

    def room(self) -> int:
        """How many messages more it takes before it is cut off."""
        return self._limits.backlog - len(self._queue)

    def _drop(self) -> None:
        self._queue.clear()
        self._count(-self._unread)

    def _count(self, size: int) -> None:
        self._unread += size
        self._home.unread += size

    def _lags(self) -> bool:
        bound = self._limits.backlog_bytes
        if len(self._queue) > self._limits.backlog or self._unread > bound:
            return True
        return self._home.unread > bound * NEIGHBOURS and self._unread > bound // NEIGHBOURS

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
        try:
            await self._write_queue()
        finally:
            self._drop()

    async def _write_queue(self) -> None:
        loop = asyncio.get_running_loop()
        queue, send = self._queue, self._asgi_send
        with suppress(*GONE):
            while not self.closing:
                while queue and not self.closing:
                    message = queue.pop(0)
                    self._count(-len(message))
                    await send({"type": "websocket.send", "bytes": None, "text": message.decode()})
                if not self.closing:
                    self._waiting = loop.create_future()
                    await self._waiting
            code, reason = self._farewell
            await send({"type": "websocket.close", "code": code, "reason": reason})
