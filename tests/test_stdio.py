"""Bots that speak the messages of the WebSocket as JSON lines."""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from bossrush.kernel.game import GameError
from bossrush.stdio import (
    Heard,
    Player,
    Seat,
    add_arguments,
    choose_at_random,
    choose_first,
    http_address,
    play_seat,
    post,
    read_heard,
    run,
    serve_program,
)

Talk = Callable[[ServerConnection], Awaitable[None]]


def told(kind: str, version: int, legal: list[str] | None, **more: object) -> dict[str, object]:
    """A message of the server about seat 0: whether it decides, and between what."""
    decision = {"question": "q", "seats": [0], "legal": legal} if legal else {"question": "q", "seats": [1]}
    return {"type": kind, "table": "t", "version": version, "seats": [{"seat": 0, "decision": decision}]} | more


JOINED = told("joined", 3, ["left", "right"], mine=[0], info={"status": "running"})
OVER = told("update", 9, None, info={"status": "finished", "winners": [0]})


def heard(message: dict[str, object]) -> Heard:
    return read_heard(json.dumps(message))


def command(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words)


# ---- deciding


def test_a_player_acts_when_its_seat_is_asked_on_joining() -> None:
    (act,) = Player(choose_first).hear(heard(JOINED))
    assert act == {
        "type": "act",
        "table": "t",
        "seat": 0,
        "actions": ["left"],
        "version": 3,
        "key": act["key"],
    }


def test_a_player_says_nothing_while_another_seat_decides() -> None:
    assert Player(choose_first).hear(heard(told("joined", 3, None, mine=[0]))) == []


def test_a_player_decides_only_for_its_own_seats() -> None:
    assert Player(choose_first).hear(heard(told("joined", 3, ["left"], mine=[1]))) == []


def test_a_player_waits_for_its_acknowledgement_before_it_acts_again() -> None:
    player = Player(choose_first)
    (act,) = player.hear(heard(JOINED))
    assert player.hear(heard(told("update", 4, ["left", "right"]))) == []
    (again,) = player.hear(heard(told("update", 5, ["up"], key=act["key"])))
    assert (again["actions"], again["version"]) == (["up"], 5)
    assert again["key"] != act["key"]


def test_a_player_who_was_too_late_decides_anew_on_what_it_was_told_since() -> None:
    player = Player(choose_first)
    (act,) = player.hear(heard(JOINED))
    player.hear(heard(told("update", 4, ["right"])))
    refused = {"type": "refused", "table": "t", "key": act["key"], "code": "stale", "text": "too late", "version": 4}
    (again,) = player.hear(heard(refused))
    assert (again["actions"], again["version"]) == (["right"], 4)


def test_a_player_who_was_too_late_waits_for_what_it_was_not_told_yet() -> None:
    player = Player(choose_first)
    (act,) = player.hear(heard(JOINED))
    refused = {"type": "refused", "table": "t", "key": act["key"], "code": "stale", "text": "too late", "version": 4}
    assert player.hear(heard(refused)) == []
    assert len(player.hear(heard(told("update", 4, ["right"])))) == 1


def test_any_other_refusal_is_an_error() -> None:
    player = Player(choose_first)
    (act,) = player.hear(heard(JOINED))
    with pytest.raises(GameError, match="the server refused a legal action: no"):
        player.hear(heard({"type": "refused", "table": "t", "key": act["key"], "code": "rule", "text": "no"}))


def test_the_random_player_takes_legal_actions_and_repeats_itself_with_its_seed() -> None:
    legal = [str(i) for i in range(50)]
    choices = [[choose(legal) for _ in range(5)] for choose in (choose_at_random("x"), choose_at_random("x"))]
    assert choices[0] == choices[1]
    assert set(choices[0]) <= set(legal)


# ---- as a program


def test_lines_in_lines_out(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [{"type": "welcome", "protocol": 1, "version": "1.0"}, JOINED, OVER]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\n".join(map(json.dumps, lines)) + "\n"))
    assert run(command("--bot", "first")) == 0
    (act,) = map(json.loads, capsys.readouterr().out.splitlines())
    assert (act["type"], act["actions"]) == ("act", ["left"])


def test_a_line_that_is_no_message_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("hello\n"))
    with pytest.raises(GameError, match="this is no message of a server: 'hello'"):
        run(command())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--program", "x"], "need --connect"),
        (["--connect", "ws://127.0.0.1:1/ws"], "--connect needs --table"),
        (["--connect", "http://127.0.0.1", "--table", "t"], "not 'http://127.0.0.1'"),
        (["--connect", "ws://127.0.0.1:1/ws", "--table", "t"], "http://127.0.0.1:1/api/guest cannot be reached"),
    ],
)
def test_wrong_use_is_one_clear_sentence(words: list[str], complaint: str) -> None:
    with pytest.raises(GameError, match=complaint):
        run(command(*words))


# ---- over the network


async def at_a_server(talk: Talk, play: Callable[[Seat], Awaitable[None]]) -> None:
    async def handle(socket: ServerConnection) -> None:
        join = json.loads(await socket.recv())
        assert (join["type"], join["table"]) == ("join", "t")
        await talk(socket)

    async with serve(handle, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        await asyncio.wait_for(play(Seat(f"ws://127.0.0.1:{port}/ws", "t", "", "bossrush=x")), 30)


def with_program(tmp_path: Path, code: str) -> Callable[[Seat], Awaitable[None]]:
    program = tmp_path / "bot.py"
    program.write_text(code)
    return lambda seat: serve_program(seat, f"'{sys.executable}' '{program}'")


async def one_move(socket: ServerConnection) -> None:
    await socket.send(json.dumps(JOINED))
    act = json.loads(await socket.recv())
    assert act["actions"] == ["left"]
    await socket.send(json.dumps(OVER | {"key": act["key"]}))


async def ask(socket: ServerConnection) -> None:
    await socket.send(json.dumps(JOINED))
    await socket.wait_closed()


GOOD_PROGRAM = """\
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "joined":
        act = {"type": "act", "table": "t", "seat": 0, "actions": ["left"], "version": message["version"], "key": "k"}
        print(json.dumps(act), flush=True)
"""


def test_one_of_our_bots_plays_at_a_table() -> None:
    asyncio.run(at_a_server(one_move, lambda seat: play_seat(seat, Player(choose_first))))


def test_a_program_plays_at_a_table(tmp_path: Path) -> None:
    asyncio.run(at_a_server(one_move, with_program(tmp_path, GOOD_PROGRAM)))


def test_a_program_that_ends_too_soon_is_named(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="ended before the game was over, with exit code 3"):
        asyncio.run(at_a_server(ask, with_program(tmp_path, "raise SystemExit(3)")))


@pytest.mark.parametrize("nonsense", ["hello", "[1]", '{"no": "type"}'])
def test_a_program_that_writes_nonsense_is_quoted(tmp_path: Path, nonsense: str) -> None:
    code = f"print({nonsense!r}, flush=True)\nimport time\ntime.sleep(30)"
    with pytest.raises(GameError, match="the program wrote something that is no message"):
        asyncio.run(at_a_server(ask, with_program(tmp_path, code)))


def test_a_program_that_does_not_exist_is_an_error_of_the_system() -> None:
    with pytest.raises(FileNotFoundError):
        asyncio.run(at_a_server(ask, lambda seat: serve_program(seat, "no-such-program-here")))


def test_a_table_that_does_not_exist_is_an_error() -> None:
    async def no_table(socket: ServerConnection) -> None:
        await socket.send(json.dumps({"type": "error", "code": "no_table", "text": "there is no table t"}))
        await socket.wait_closed()

    with pytest.raises(GameError, match="there is no table t"):
        asyncio.run(at_a_server(no_table, lambda seat: play_seat(seat, Player(choose_first))))


def test_after_a_lost_connection_what_was_not_answered_is_sent_again(capsys: pytest.CaptureFixture[str]) -> None:
    acts: list[dict[str, object]] = []

    async def talk(socket: ServerConnection) -> None:
        if not acts:
            await socket.send(json.dumps(JOINED))
        acts.append(json.loads(await socket.recv()))
        if len(acts) == 2:
            await socket.send(json.dumps(OVER | {"key": acts[1]["key"]}))
            await socket.wait_closed()

    asyncio.run(at_a_server(talk, lambda seat: play_seat(seat, Player(choose_first))))
    assert acts[0] == acts[1]
    assert capsys.readouterr().err == "the connection was lost; trying again\n"


# ---- requests


@contextmanager
def answering(status: int, body: str, cookie: str = "") -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(status)
            if cookie:
                self.send_header("Set-Cookie", cookie)
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.handle_request)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        thread.join()


def test_the_cookie_of_the_server_is_kept() -> None:
    with answering(201, "{}", "bossrush=abc; Path=/; HttpOnly") as address:
        assert post(address, {"name": "Ada"}) == "bossrush=abc"


def test_a_refused_request_says_why() -> None:
    with (
        answering(409, '{"code": "taken", "text": "The seat is taken."}') as address,
        pytest.raises(GameError, match="answered 409: The seat is taken"),
    ):
        post(address, {})


def test_the_address_for_requests_follows_from_that_of_the_socket() -> None:
    assert http_address("wss://games.example/ws") == "https://games.example"
