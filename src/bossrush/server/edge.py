"""Where bytes from the network become requests and messages: uvicorn's protocols, with bounds.

A peer costs the event loop time for every frame, chunk and header line it sends, before any of it reaches the app. So
what a peer sent is parsed in small slices, one in a turn of the loop, and counted; who sends too much is cut off and
the rest is never parsed. And a peer that does nothing at all is not waited for: not for its request, not for its
closing handshake, not for it to read what it asked for.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio import BaseTransport
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

import h11
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from bossrush.server.gate import Address, Gate
from bossrush.server.limits import Bucket, forwarded_address, network

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

FRAME_BYTES: Final = 4096
"""So many bytes count like one frame more."""
FRAGMENTS: Final = 128
"""Of one message."""
HEAD_END: Final = b"\r\n\r\n"
HEAD_LINES: Final = 128
CHUNKS: Final = 512
"""Pieces in which a body may come."""
UNREAD: Final = 1 << 20
"""Bytes of pongs and answers that may wait in the transport. The app's messages wait elsewhere: it stops far below."""
STEP: Final = 65536
"""Bytes to be read within the time for reading, while more of them wait."""
FAREWELL: Final = 4096
"""Bytes that are still parsed after a close was sent, to find the answer to it. What follows is read and dropped: a
connection with something left to read cannot be ended without losing what was said last."""
FAREWELL_SECONDS: Final = 2.0
CUT_SECONDS: Final = 1.0
"""For one that is cut off to hear why."""
KEPT_OUT: Final = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: %d\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Config(uvicorn.Config):
    """How an app of ours is served, by `bossrush serve` and in tests."""

    def __init__(self, app: Litestar, gate: Gate) -> None:
        super().__init__(
            app,
            loop="uvloop" if sys.platform != "win32" else "asyncio",
            http=Http,
            ws=Socket,
            ws_max_size=gate.settings.limits.message_bytes * 4,
            ws_per_message_deflate=False,  # 64 kB a connection, for messages of some hundred bytes
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            lifespan="on",
            access_log=False,
            log_config=None,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=5,
            backlog=4096,
        )
        self.gate = gate


class Peer(asyncio.Protocol):
    """What both protocols have: an address, data that is parsed little by little, a look at it now and then."""

    SLICE: ClassVar[int]
    """Bytes parsed in one turn of the loop."""
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)  # type: ignore[call-arg]
        assert isinstance(config, Config)
        self.gate = config.gate
        self.limits = self.gate.settings.limits
        self.name = ""
        """Of the address: the other side's, or the one that the proxy names."""
        self.counted = False
        """Whether it counts among the connections of its address."""
        self.inside = False
        self.unparsed = b""
        self.turn: asyncio.Handle | None = None
        self.since = self.gate.clock()
        """When that began for which it is waited."""
        self.blocked = False
        """Whether more was sent to it than it has read."""
        self.unread = 0
        self.read_at = self.since
        """How much it had left to read then, when that had become less."""

    def connection_made(self, transport: BaseTransport) -> None:
        self.inside = True
        self.gate.enter(self)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.inside:
            self.out()
            super().connection_lost(exc)

    def out(self) -> None:
        self.inside = False
        self.unparsed = b""
        self.gate.leave(self)
        if self.counted:
            self.counted = False
            self.gate.address(self.name).connections -= 1

    # ---- parsing, a slice at a time

    def data_received(self, data: bytes) -> None:
        if len(data) <= self.SLICE and not self.unparsed:
            self.parse(data)
        else:
            self.unparsed += data
            self.go_on()

    def go_on(self) -> None:
        """Parse what is left, a slice in a turn; until that is done nothing more is read."""
        if self.unparsed and not self.transport.is_closing():
            self.transport.pause_reading()
            if self.turn is None:
                self.turn = self.loop.call_soon(self.parse_slice)

    def parse_slice(self) -> None:
        self.turn = None
        if self.holds() or self.transport.is_closing():
            return
        piece, self.unparsed = self.unparsed[: self.SLICE], self.unparsed[self.SLICE :]
        self.parse(piece)
        if self.unparsed:
            self.go_on()
        elif not self.holds() and not self.transport.is_closing():
            self.transport.resume_reading()

    def parse(self, data: bytes) -> None:
        raise NotImplementedError

    def holds(self) -> bool:
        """Whether the app has enough for now; `go_on` is called when it wants more."""
        raise NotImplementedError

    # ---- patience

    def pause_writing(self) -> None:
        self.blocked = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.blocked = False
        super().resume_writing()

    def look(self, now: float) -> None:
        """End the connection if it takes too long for what it is to do now, or does not read what it is sent."""
        patience = self.patience()
        if patience is None:
            self.since = now
        elif now - self.since > patience:
            self.transport.abort()
            return
        if not self.reads(now):
            self.transport.abort()

    def patience(self) -> float | None:
        """For how many seconds it may do what it does; none if nobody waits for it."""
        raise NotImplementedError

    def reads(self, now: float) -> bool:
        """Whether it has nothing to read, or reads fast enough to make room for a `STEP` in time."""
        size = self.transport.get_write_buffer_size()
        if not size or not (self.blocked or self.transport.is_closing()):
            self.unread, self.read_at = 0, now
        elif not self.unread or size <= self.unread - STEP:
            self.unread, self.read_at = size, now
        return now - self.read_at < self.limits.reading_seconds


class Http(Peer, H11Protocol):
    """Requests. A connection for which there is no room gets no answer: that would cost time again."""

    SLICE = 2048

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = Counting(h11.SERVER)
        self.lines = 0
        """Of the head so far."""

    def connection_made(self, transport: BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        peer = get_remote_addr(self.transport)
        self.name = network(peer[0]) if peer else ""
        direct = not self.gate.settings.behind_proxy
        if self.gate.full() or (direct and not self.gate.lets_in(self.name)):
            self.transport.abort()
            return
        super().connection_made(transport)
        self.flow = Flow(self)
        if direct:
            self.counted = True
            self.gate.address(self.name).connections += 1

    def parse(self, data: bytes) -> None:
        if self.conn.their_state is h11.IDLE:
            self.lines += data.partition(HEAD_END)[0].count(b"\n")  # what follows is no longer the head
            if self.lines > HEAD_LINES:
                self.send_400_response("Too many headers.")
                return
        H11Protocol.data_received(self, data)
        if self.conn.their_state is not h11.IDLE:
            self.lines = 0

    def holds(self) -> bool:
        return not self.inside or self.flow.read_paused

    def send_400_response(self, msg: str) -> None:
        """The app may have answered before the request went wrong: then there is nothing more to say.

        Nor has the app, if it has not answered yet: for it the peer is gone.
        """
        self.unparsed = b""
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.counted:
            self.gate.strike(self.name)
        with suppress(h11.LocalProtocolError):
            super().send_400_response(msg)
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """As uvicorn does it, but with the address."""
        if self.gate.settings.behind_proxy:
            self.name = named_by_proxy(self.headers) or self.name
        wait = self.gate.keeps_out(self.name)
        if wait:
            self.transport.write(KEPT_OUT % (wait + 1))
            self.transport.close()
            return
        lines = [b"%b: %b\r\n" % header for header in self.headers]
        head = b"".join([event.method, b" ", event.target, b" HTTP/1.1\r\n", *lines, b"\r\n"])
        socket = Socket(self.config, self.server_state, self.app_state)
        socket.take_over(self.name, self.counted)
        self.connections.discard(self)
        self.counted = False
        self.out()
        socket.connection_made(self.transport)
        socket.data_received(head)
        self.transport.set_protocol(socket)

    def patience(self) -> float | None:
        waits = self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.timeout_keep_alive_task is None
        return self.limits.request_seconds if waits else None


class Counting(h11.Connection):
    """Gives up on a body that comes in too many pieces."""

    pieces = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Data):
            self.pieces += 1
            if self.pieces > CHUNKS:
                raise h11.RemoteProtocolError("too many chunks", error_status_hint=413)
        elif isinstance(event, h11.Request):
            self.pieces = 0
        return event


class Flow(FlowControl):
    """Goes on with what was read before."""

    def __init__(self, peer: Http) -> None:
        super().__init__(peer.transport)
        self.peer = peer

    def resume_reading(self) -> None:
        super().resume_reading()
        self.peer.go_on()


def named_by_proxy(headers: list[tuple[bytes, bytes]]) -> str:
    """The address a proxy names, as it is counted."""
    return network(forwarded_address(dict(headers).get(b"x-forwarded-for", b"")))


class Socket(Peer, WebSocketsSansIOProtocol):
    """WebSockets. Forgets the handshake once it is over: uvicorn keeps it in three forms as long as it lasts."""

    SLICE = 512  # 85 frames at most
    address: Address

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.close_timeout = FAREWELL_SECONDS
        self.allowed = Bucket(*self.limits.frames, self.gate.clock)
        self.farewell = FAREWELL
        self.cut = False

    def take_over(self, name: str, counted: bool) -> None:
        """A connection that came from there, which may be counted already."""
        self.name, self.counted = name, True
        self.address = self.gate.address(name)
        self.address.connections += not counted

    # ---- the handshake

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            if self.farewell:
                super().data_received(data)
            return
        self.transport.pause_reading()  # until the app has accepted it
        WebSocketsSansIOProtocol.data_received(self, data)

    def start_keepalive(self) -> None:
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []
        self.transport.resume_reading()

    # ---- what it sends

    def parse(self, data: bytes) -> None:
        if self.close_sent:
            self.farewell = max(0, self.farewell - len(data))
            if not self.farewell:
                self.unparsed = b""
                return
        self.conn.receive_data(data)
        if self.conn.parser_exc is not None:
            self.unparsed = b""
            self.handle_parser_exception()
            return
        cost = len(self.conn.events) + len(data) / FRAME_BYTES
        if self.allowed.take(cost) or self.address.frames.take(cost):
            self.cut_off()
        else:
            self.handle_events()

    def holds(self) -> bool:
        return self.read_paused or self.cut

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.cut_off()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.cut:
            return
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    def cut_off(self) -> None:
        """It sends too much: say so, if it can still be told, and listen no more."""
        if self.cut:
            return
        self.cut = True
        self.unparsed = b""
        self.gate.keep_out(self.name)
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            self.transport.abort()
            return
        self.transport.pause_reading()
        self.stop_keepalive()
        self.close_sent = True
        self.conn.data_to_send()  # pongs
        self.conn.send_close(CloseCode.POLICY_VIOLATION, "too much at once")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION})
        self.close_timer = self.loop.call_later(CUT_SECONDS, self.transport.abort)

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self.unparsed:
                self.go_on()
            elif not self.cut:
                self.transport.resume_reading()
        return message

    def patience(self) -> float | None:
        if self.close_sent or self.transport.is_closing():
            return FAREWELL_SECONDS + CUT_SECONDS
        return None if self.handshake_complete else self.limits.request_seconds
