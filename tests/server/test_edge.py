"""Peers that send too much, too slowly, or nothing: they are cut off, and nobody else notices."""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest

from bossrush.server import gate as gates
from bossrush.server.client import Client
from bossrush.server.gate import Address, allow_files, room
from bossrush.server.limits import Allowances
from bossrush.server.people import Ticket
from bossrush.server.serve import NO_LIMITS
from bossrush.server.settings import Limits, Settings
from bossrush.server.store.base import PersonRow
from tests.server.attacks_edge import (
    CLOSE,
    ELSEWHERE,
    PING,
    TEXT,
    Attack,
    Fate,
    dial,
    empty_fragments,
    frame,
    guest_cookie,
    head,
    hear_out,
    large_head,
    large_messages,
    pipelined,
    tiny_chunks,
    tiny_messages,
    under_attack,
    unread_pings,
    upgraded,
)
from tests.server.running import PATIENCE, Player, Server, players, run, running_server, server_process, started

USUAL = Limits()
HERE = "127.0.0.1"
PONG = b"\x8a\0"


def changed(**limits: object) -> Limits:
    """No limits but these."""
    return msgspec.structs.replace(NO_LIMITS, **limits)


def ends(peer: socket.socket, seconds: float = PATIENCE) -> Fate:
    """Listen to a connection that the server is to end, and say nothing."""
    fate, begun = Fate(), time.monotonic()
    hear_out(peer, fate, seconds)
    fate.seconds = time.monotonic() - begun
    return fate


def health(url: str, source: str = HERE, **headers: str) -> int:
    with httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address=source)) as client:
        return client.get("/health", headers=headers).status_code


def healthy_at_last(url: str, source: str = HERE) -> bool:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            return health(url, source) == 200
        except httpx.HTTPError:
            time.sleep(0.05)
    return False


@pytest.fixture(scope="module")
def limited() -> Iterator[Server]:
    """A server with the usual limits, whom it cuts off may come back soon."""
    with running_server(limits=msgspec.structs.replace(USUAL, kept_out=0.3, guests=(1e6, 1e6))) as server:
        yield server


# ---- floods


@pytest.mark.parametrize("flood", [empty_fragments, unread_pings, tiny_messages, large_messages])
def test_who_floods_a_websocket_is_cut_off(limited: Server, flood: Attack) -> None:
    assert healthy_at_last(limited.url, ELSEWHERE)
    fate = flood(limited.url, cookie=guest_cookie(limited.url), total=40_000_000)  # type: ignore[call-arg]
    assert fate.cut_off
    assert fate.code == 1008
    assert fate.sent < 30_000_000  # what the system had taken by then
    assert fate.seconds < 10


def test_who_is_turned_away_is_not_listened_to(limited: Server) -> None:
    assert healthy_at_last(limited.url, ELSEWHERE)
    fate = empty_fragments(limited.url, total=40_000_000)
    assert fate.cut_off
    assert fate.sent < 30_000_000


def test_who_is_turned_away_and_does_not_answer_is_not_waited_for(limited: Server) -> None:
    with closing(upgraded(limited.url, source=HERE)) as peer:
        fate = ends(peer)
    assert (fate.cut_off, fate.code) == (True, 4401)
    assert fate.seconds < 6


@pytest.mark.parametrize("flood", [large_head, pipelined, tiny_chunks])
def test_who_floods_with_requests_is_cut_off(limited: Server, flood: Attack) -> None:
    assert healthy_at_last(limited.url, ELSEWHERE)
    fate = flood(limited.url, total=40_000_000)  # type: ignore[call-arg]
    assert fate.cut_off
    assert fate.sent < 30_000_000


def test_a_flood_delays_nobody_else() -> None:
    """Before, one such peer stopped everybody for seven seconds, four without a cookie for twelve."""
    with server_process("--db", "memory:", limits=True) as server:
        attacks: list[Attack] = [
            partial(empty_fragments, cookie=guest_cookie(server.url)),
            empty_fragments,
            empty_fragments,
        ]
        figures = run(under_attack(server, *attacks, moves=40, pause=0.05))
    assert all(fate.cut_off for fate in figures.fates)
    assert figures.worst < 1000, str(figures)


def test_who_flooded_cannot_come_back_at_once_but_later() -> None:
    with running_server(limits=changed(frames=(10.0, 1.0), kept_out=4.0)) as server:
        with closing(upgraded(server.url, guest_cookie(server.url))) as peer:
            peer.sendall(frame(PING) * 20)
            assert ends(peer).code == 1008
        with pytest.raises(httpx.HTTPError):
            health(server.url, ELSEWHERE)
        assert health(server.url, HERE) == 200
        assert healthy_at_last(server.url, ELSEWHERE)


def test_behind_a_proxy_only_the_address_it_names_is_kept_out() -> None:
    limits = changed(frames=(10.0, 1.0), kept_out=60.0, peers=1, arrivals=(1.0, 0.001))
    with running_server(limits=limits, behind_proxy=True) as server:
        with closing(dial(server.url, HERE)) as peer:
            peer.sendall(head(server.url, guest_cookie(server.url, HERE), "X-Forwarded-For: 192.0.2.7"))
            assert peer.recv(12) == b"HTTP/1.1 101"
            peer.sendall(frame(PING) * 20)
            assert ends(peer).code == 1008
        named = {"X-Forwarded-For": "192.0.2.7"}
        assert health(server.url, **named) == 429
        with closing(dial(server.url, HERE)) as peer:
            peer.sendall(head(server.url, "", "X-Forwarded-For: 192.0.2.7"))
            assert peer.recv(12) == b"HTTP/1.1 429"
        assert [health(server.url, **{"X-Forwarded-For": "192.0.2.8"}), health(server.url)] == [200, 200]


def test_all_connections_of_an_address_share_what_it_may_send() -> None:
    """None of these sends more than one may, all of them together more than ten may."""
    with running_server(limits=changed(frames=(20.0, 0.001))) as server, ExitStack() as stack:
        cookie = guest_cookie(server.url)
        first, *others, last = [stack.enter_context(closing(upgraded(server.url, cookie))) for _ in range(14)]
        for peer in (first, *others):
            peer.sendall(frame(PING) * 15)
            heard = b""
            while heard.count(PONG) < 15:
                heard += peer.recv(1024)
        last.sendall(frame(PING) * 15)
        assert ends(last).code == 1008
        assert not ends(first, 0.5).cut_off


def test_a_message_in_too_many_fragments_is_cut_off_without_limits_too() -> None:
    with running_server() as server, closing(upgraded(server.url, guest_cookie(server.url))) as peer:
        peer.sendall(frame(TEXT, b"{", final=False) + frame(0, b" ", final=False) * 200)
        assert ends(peer).code == 1008


def test_without_limits_many_messages_are_answered_one_by_one() -> None:
    async def story(server: Server) -> None:
        async with Player(server, "Ada") as ada:
            for _ in range(2000):
                await ada.send(type="ping")
            assert {(await ada.receive())["type"] for _ in range(2000)} == {"pong"}

    with running_server() as server:
        run(story(server))


# ---- what nobody reads


def test_a_client_is_cut_off_by_the_bytes_it_leaves_unread() -> None:
    async def story(server: Server) -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            game = await started(people)
            invite = (await people[0].get(f"/api/tables/{game.table}/invite"))["invite"]
            hub = server.hub
            assert hub is not None
            (slow,) = (client for client in hub.clients if client.person.id == eve.person)
            async with asyncio.timeout(PATIENCE):
                while not slow.closing:  # ask for the whole view again and again, and never read it
                    await eve.send(type="join", table=game.table, invite=invite)
                while slow in hub.clients:
                    await asyncio.sleep(0.05)
            (seat,) = game.deciders()
            await game.act(seat, game.legal(seat)[0])
            assert eve.socket is not None
            eve.socket.transport.abort()  # it would wait for an answer to its goodbye

    limits = changed(backlog=1_000_000, backlog_bytes=100_000, reading_seconds=0.5)
    with running_server(limits=limits) as server:
        run(story(server))


def clients_of(home: Address, limits: Limits, count: int) -> list[Client]:
    async def send(_: object) -> None:
        pass

    share = Allowances(limits).messages.of("", "")
    people = [PersonRow(id=str(i), name="", created=0) for i in range(count)]
    return [Client(person, Ticket(person.id, ""), send, limits, home, share) for person in people]


def test_all_clients_of_an_address_share_what_they_may_leave_unread() -> None:
    limits = changed(backlog_bytes=1000)
    home = Address(Settings(data=Path(), limits=limits), time.monotonic)
    *hoarders, modest = clients_of(home, limits, 11)
    for hoarder in hoarders:
        hoarder.send(b"x" * 900)
    modest.send(b"x" * 100)
    assert [client.closing for client in hoarders] == [False] * 8 + [True] * 2
    assert not modest.closing
    assert home.unread == 8 * 900 + 100


def test_who_does_not_read_an_answer_is_not_waited_for() -> None:
    with running_server(limits=changed(reading_seconds=0.5)) as server, socket.socket() as peer:
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        peer.bind((ELSEWHERE, 0))
        peer.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
        for _ in range(100):  # more than the systems keep between them
            peer.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
        wait_for_guests(server, 0)


def wait_for_guests(server: Server, count: int) -> None:
    until = time.monotonic() + PATIENCE
    while len(server.gate.guests) != count:
        assert time.monotonic() < until, f"there are {len(server.gate.guests)} connections"
        time.sleep(0.02)


# ---- what never comes


@contextmanager
def impatient(**more: object) -> Iterator[Server]:
    with running_server(limits=changed(request_seconds=0.5), **more) as server:
        yield server


BEGINNINGS = [
    pytest.param(b"", id="nothing"),
    pytest.param(b"GET /health HTTP/1.1\r\nHost: x\r\nX: ", id="head"),
    pytest.param(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{", id="body"),
    pytest.param(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", id="chunks"),
    pytest.param(b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n", id="handshake"),
]


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_a_request_that_does_not_come_is_not_waited_for(beginning: bytes) -> None:
    with impatient() as server, closing(dial(server.url)) as peer:
        peer.sendall(beginning)
        assert ends(peer).cut_off
        wait_for_guests(server, 0)


@pytest.mark.parametrize("beginning", BEGINNINGS[1:3])
def test_nor_one_that_comes_byte_by_byte(beginning: bytes) -> None:
    with impatient() as server, closing(dial(server.url)) as peer:
        peer.sendall(beginning)
        until = time.monotonic() + PATIENCE
        with suppress(ConnectionError):
            while time.monotonic() < until:
                peer.send(b"x")
                time.sleep(0.05)
        assert time.monotonic() < until


def test_who_waits_between_requests_is_given_more_time() -> None:
    with impatient() as server, httpx.Client(base_url=server.url) as client:
        assert client.get("/health").status_code == 200
        (one,) = server.gate.guests
        time.sleep(1.5)
        assert client.get("/health").status_code == 200
        assert list(server.gate.guests) == [one]


# ---- how many


def test_more_connections_than_there_is_room_for_are_closed_at_once(caplog: pytest.LogCaptureFixture) -> None:
    with running_server(max_connections=6) as server, ExitStack() as stack:
        for source in (HERE, ELSEWHERE):
            for _ in range(3):
                stack.enter_context(closing(dial(server.url, source)))
        wait_for_guests(server, 6)
        for _ in range(5):
            with closing(dial(server.url, "127.0.0.3")) as peer:
                assert ends(peer).seconds < 1
        told = [record for record in caplog.records if "full" in record.message]
        assert [record.levelno for record in told] == [logging.WARNING]
        stack.close()
        assert healthy_at_last(server.url)


def test_one_address_cannot_take_all_the_room() -> None:
    with running_server(limits=changed(peers=3)) as server, ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(closing(dial(server.url)))
        wait_for_guests(server, 3)
        with closing(dial(server.url)) as peer:
            assert ends(peer).seconds < 1
        assert health(server.url, HERE) == 200


def test_who_connects_again_and_again_is_kept_out_for_a_while() -> None:
    with running_server(limits=changed(arrivals=(5.0, 1.0), kept_out=0.5)) as server:
        came = 0
        with suppress(httpx.HTTPError):
            while came < 50:
                assert health(server.url, ELSEWHERE) == 200
                came += 1
        assert 5 <= came < 50
        assert healthy_at_last(server.url, ELSEWHERE)


class Files:
    """Instead of `resource`: how many files a process may open, now and at most."""

    RLIMIT_NOFILE = 7
    RLIM_INFINITY = -1

    def __init__(self, soft: int, hard: int) -> None:
        self.limits = (soft, hard)

    def getrlimit(self, _: int) -> tuple[int, int]:
        return self.limits

    def setrlimit(self, _: int, limits: tuple[int, int]) -> None:
        self.limits = limits


@pytest.mark.parametrize(
    ("soft", "hard", "wanted", "fit"),
    [
        (1024, 4096, 0, 4096 - 256),
        (1024, -1, 0, (1 << 20) - 256),
        (4096, 4096, 100, 100),
        (1024, 1024, 5000, 1024 - 256),
        (100, 100, 0, 50),
    ],
)
def test_there_is_room_for_as_many_as_there_may_be_files(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, wanted: int, fit: int
) -> None:
    monkeypatch.setattr(gates, "resource", Files(soft, hard))
    allow_files()
    assert room(wanted) == fit


# ---- what breaks off


@contextmanager
def quiet_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing that happens meanwhile is the server's mistake."""
    yield
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


def hang_up(peer: socket.socket) -> None:
    """With a reset, as when a machine goes away."""
    peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    peer.close()


def counted(server: Server, status: int) -> int:
    assert server.hub is not None
    return sum(count for (_, _, code), count in server.hub.metrics.requests.items() if code == status)


@pytest.mark.parametrize(
    "beginning",
    [
        b"Content-Length: 1000\r\n\r\n{",
        b"Transfer-Encoding: chunked\r\n\r\n10\r\n{",
        b"Content-Length: 1000\r\nExpect: 100-continue\r\n\r\n",
    ],
)
def test_a_body_that_breaks_off_is_a_bad_request(caplog: pytest.LogCaptureFixture, beginning: bytes) -> None:
    with running_server() as server, quiet_log(caplog):
        for reset in (False, True):
            peer = dial(server.url)
            peer.sendall(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + beginning)
            time.sleep(0.1)
            if reset:
                hang_up(peer)
            peer.close()
        wait_for_guests(server, 0)
        assert (counted(server, 400), counted(server, 500)) == (2, 0)
        assert server.hub is not None
        assert not server.hub.metrics.errors


@pytest.mark.parametrize("path", ["/api/guest", "/nowhere"])
@pytest.mark.parametrize("rest", [b"zz\r\n{}\r\n", b"1\r\n{}\r\n", b"2\r\n{}\r\n0\r\nx\r\n\r\n"])
def test_a_body_that_goes_wrong_is_a_bad_request(caplog: pytest.LogCaptureFixture, path: str, rest: bytes) -> None:
    """Where the answer was sent before, and where the app has not even begun."""
    head = b"POST %b HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" % path.encode()
    with running_server() as server, quiet_log(caplog):
        for parts in ([head, rest], [head + rest]):
            with closing(dial(server.url)) as peer:
                for part in parts:
                    peer.sendall(part)
                    time.sleep(0.1)
                assert ends(peer).cut_off
        wait_for_guests(server, 0)
        assert counted(server, 500) == 0


def test_the_lines_of_a_body_that_comes_with_its_head_are_not_headers() -> None:
    body = b'{"name":' + b"\n" * 300 + b'"Ada"}'
    head = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    with running_server() as server, closing(dial(server.url)) as peer:
        peer.sendall(head % len(body) + body)
        assert peer.recv(1000).startswith(b"HTTP/1.1 201")


@pytest.mark.parametrize("part", [10, 60, None])
def test_a_handshake_that_breaks_off_is_nobody_s_mistake(caplog: pytest.LogCaptureFixture, part: int | None) -> None:
    with running_server() as server, quiet_log(caplog):
        cookie = guest_cookie(server.url)
        for reset in (False, True):
            peer = dial(server.url)
            peer.sendall(head(server.url, cookie)[:part])
            if reset:
                hang_up(peer)
            peer.close()
        wait_for_guests(server, 0)


@pytest.mark.parametrize(("last", "code"), [(b"", 1008), (frame(CLOSE), 0)])
def test_a_websocket_that_is_cut_off_leaves_no_trace_in_the_log(
    caplog: pytest.LogCaptureFixture, last: bytes, code: int
) -> None:
    with running_server(limits=changed(frames=(10.0, 1.0))) as server, quiet_log(caplog):
        with closing(upgraded(server.url, guest_cookie(server.url))) as peer:
            peer.sendall(frame(TEXT, b"{}") * 20 + last)
            fate = ends(peer)
            assert (fate.cut_off, fate.code) == (True, code)
        wait_for_guests(server, 0)
