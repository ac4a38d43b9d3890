"""What stands between the network and the app: who may ask at all, how much, how often, and what browsers are told.

Browsers send `Origin` with every request that changes something and with every WebSocket; one that comes from another
site is refused before the app sees it. Programs send none and are let through: nobody can make them carry a cookie.
"""

from __future__ import annotations

import logging
import re
import time
from collections import Counter
from functools import lru_cache

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope
from litestar.types.asgi_types import ReceiveMessage

from bossrush.server.api import ApiError, too_fast
from bossrush.server.gate import Gate
from bossrush.server.limits import Clock, Rates, forwarded_address, network
from bossrush.server.metrics import Metrics

log = logging.getLogger(__name__)

Headers = dict[bytes, bytes]
RawHeaders = list[tuple[bytes, bytes]]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
ADDRESS_BYTES = 2048
"""Of path and query together."""
HOST = re.compile(rb"[A-Za-z0-9._\-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")
FIXED_HEADERS: RawHeaders = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"),
]


def guard(app: Litestar, gate: Gate, metrics: Metrics) -> None:
    """Put the guard in front of everything the app answers, unknown routes included (which its middleware is not)."""
    app.asgi_handler = Guard(app.asgi_handler, gate, metrics)


class Guard:
    """ASGI middleware for requests and WebSockets. Corrects `client` and `scheme` of the scope behind a proxy."""

    def __init__(self, app: ASGIApp, gate: Gate, metrics: Metrics, clock: Clock = time.monotonic) -> None:
        settings = gate.settings
        self.app = app
        self.gate = gate
        self.limits = settings.limits
        self.behind_proxy = settings.behind_proxy
        self.origins = {origin.lower().rstrip("/") for origin in settings.origins}
        self.metrics = metrics
        self.rates = Rates(*settings.limits.requests, clock=clock)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        if self.behind_proxy:
            believe_proxy(scope, headers)
        client = scope.get("client")
        address = network(client[0]) if client else ""
        if scope["type"] == ScopeType.HTTP:
            await self.request(scope, receive, send, headers, address)
        else:
            await self.socket(scope, receive, send, headers, address)

    async def request(self, scope: HTTPScope, receive: Receive, send: Send, headers: Headers, address: str) -> None:
        began = time.perf_counter()
        status = 500
        private = scope["path"].startswith("/api")
        extra = security_headers(headers.get(b"host", b""))

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                raw = [*message.get("headers", []), *extra]
                if private and not any(name == b"cache-control" for name, _ in raw):
                    raw.append((b"cache-control", b"no-store"))
                message["headers"] = raw
            await send(message)

        try:
            self.check(scope, headers, address)
            await self.app(scope, Bounded(receive, self.limits.body_bytes), send_with_headers)
        except ApiError as error:
            await send_problem(send_with_headers, error, "http.response")
        finally:
            self.count(scope, status, time.perf_counter() - began, address)

    async def socket(self, scope: WebSocketScope, receive: Receive, send: Send, headers: Headers, address: str) -> None:
        try:
            self.check(scope, headers, address)
            if self.sockets[address] >= self.limits.connections:
                raise ApiError(429, "too_many", "Too many connections from this address.", 10)
        except ApiError as error:
            log.debug("handshake refused", extra={"code": error.problem.code, "address": address})
            await refuse_socket(scope, send, error)
            return
        headers.clear()  # not kept as long as the connection lasts
        self.sockets[address] += 1
        self.metrics.connections += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.metrics.connections -= 1
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def check(self, scope: HTTPScope | WebSocketScope, headers: Headers, address: str) -> None:
        """Raise `ApiError` if this request is not to be answered."""
        wait = self.gate.keeps_out(address)
        if not wait:
            wait = self.rates.take(address)
            if wait:
                self.gate.strike(address)
        if wait:
            raise too_fast(wait)
        host = headers.get(b"host", b"")
        if not HOST.fullmatch(host):
            raise ApiError(400, "bad_request", "The Host header is missing or wrong.")
        query = scope.get("query_string", b"")
        if len(scope["path"]) + len(query) > ADDRESS_BYTES:
            raise ApiError(400, "bad_request", "The address is too long.")
        if "\0" in scope["path"] or b"%00" in query:
            raise ApiError(400, "bad_request", "The address contains a character that is not allowed.")
        changes = scope.get("method", "") not in SAFE_METHODS  # WebSockets have none
        if changes and not self.may_come_from(headers, host, scope["scheme"] in ("https", "wss")):
            raise ApiError(403, "wrong_origin", "This request comes from another site.")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length[:20]) > self.limits.body_bytes:
            raise too_large(self.limits.body_bytes)

    def may_come_from(self, headers: Headers, host: bytes, secure: bool) -> bool:
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"same-origin", b"none")
        text = origin.decode("latin-1").lower()
        if text in self.origins:
            return True
        scheme, _, place = text.partition("://")
        if scheme not in (("https",) if secure else ("http", "https")):
            return False
        port = ":443" if scheme == "https" else ":80"
        return place.removesuffix(port) == host.decode("latin-1").lower().removesuffix(port)

    def count(self, scope: HTTPScope, status: int, seconds: float, address: str) -> None:
        # Anything may stand in an unknown address or method: only those we know become labels and log lines.
        route = str(scope.get("path_template", "")) or "-"
        method = scope["method"] if route != "-" else "-"
        self.metrics.answered(method, route, status)
        if status >= 500:
            self.metrics.failed("http")
        fields = {"method": method, "route": route, "status": status, "seconds": round(seconds, 4), "address": address}
        log.debug("request", extra=fields)


class Bounded:
    """Receives a body up to a size, whatever length was announced. One that breaks off is a bad request."""

    def __init__(self, receive: Receive, size: int) -> None:
        self.receive = receive
        self.size = size
        self.left = size
        self.complete = False

    async def __call__(self) -> ReceiveMessage:
        message = await self.receive()
        if message["type"] == "http.request":
            self.complete = not message.get("more_body", False)
            self.left -= len(message.get("body", b""))
            if self.left < 0:
                raise too_large(self.size)
        elif not self.complete:
            raise ApiError(400, "bad_request", "The connection ended before the body did.")
        return message


def too_large(size: int) -> ApiError:
    return ApiError(413, "too_large", f"The request is too large: at most {size} bytes.")


def believe_proxy(scope: Scope, headers: Headers) -> None:
    """Take address and scheme from what the proxy in front says."""
    address = forwarded_address(headers.get(b"x-forwarded-for", b""))
    if address:
        scope["client"] = (address, 0)
    scheme = headers.get(b"x-forwarded-proto", b"").decode("latin-1").rpartition(",")[2].strip().lower()
    if scheme in ("http", "https"):
        scope["scheme"] = scheme if scope["type"] == ScopeType.HTTP else scheme.replace("http", "ws")


@lru_cache(maxsize=256)
def security_headers(host: bytes) -> RawHeaders:
    """For every response. The own host is named for WebSockets, which not all browsers take for 'self'.

    Pictures that games draw come as `data:` images, in which no script runs.
    """
    sockets = b" ws://%s wss://%s" % (host, host) if HOST.fullmatch(host) else b""
    policy = (
        b"default-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'%s; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'" % sockets
    )
    return [(b"content-security-policy", policy), *FIXED_HEADERS]


async def refuse_socket(scope: WebSocketScope, send: Send, error: ApiError) -> None:
    """Answer a handshake with an HTTP error, where the server can; else it becomes a plain 403."""
    if "websocket.http.response" in (scope.get("extensions") or {}):
        await send_problem(send, error, "websocket.http.response")
    else:
        close: Message = {"type": "websocket.close", "code": 1008, "reason": error.problem.text}
        await send(close)


async def send_problem(send: Send, error: ApiError, kind: str) -> None:
    body = msgspec.json.encode(error.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in error.headers.items()]
    if error.status == 429:
        headers.append((b"connection", b"close"))  # what it has sent already is not even looked at
    await send({"type": f"{kind}.start", "status": error.status, "headers": headers})  # type: ignore[arg-type,misc]
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[arg-type,misc]
