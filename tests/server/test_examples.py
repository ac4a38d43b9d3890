"""What plays and shows games over the network, against a real server: example bot, `bossrush bot-stdio`."""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path

import pytest

from bossrush import stdio
from bossrush.kernel.game import GameError
from tests.server.running import Message, Server, players, running_server

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"
PATIENCE = 60.0


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


async def play_against_a_bot(server: Server, guest: Callable[[str, str], Coroutine[None, None, None]]) -> Message:
    """Somebody opens a table with a bot and a free seat, starts when the guest has come, and watches to the end."""
    async with players(server, "host") as (host,):
        order = {"game": "bossmonster", "options": {"players": "2"}, "seats": ["random", "open"], "private": True}
        created = await host.post("/api/tables", **order)
        table = created["id"]
        await host.join(table, invite=created["invite"])
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            group.create_task(guest(table, created["invite"]))
            while (await host.receive("update"))["what"] != "sat":
                pass
            await host.post(f"/api/tables/{table}/start")
            info: Message = {}
            while info.get("status") != "finished":
                info = (await host.receive("update")).get("info", {})
        return info


async def run_program(*words: str) -> str:
    program = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
    output, _ = await program.communicate()
    assert program.returncode == 0
    return output.decode()


def bot_stdio(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    stdio.add_arguments(parser)
    return parser.parse_args(words)


def test_the_example_bot_has_at_most_40_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40


def test_the_example_bot_plays_a_game_to_its_end(server: Server) -> None:
    async def guest(table: str, invite: str) -> None:
        assert re.fullmatch(r"winners: \[\d?\]\n", await run_program(str(EXAMPLE), server.url, table, invite))

    assert asyncio.run(play_against_a_bot(server, guest))["status"] == "finished"


@pytest.mark.parametrize(
    "program", [None, f"'{sys.executable}' -m bossrush bot-stdio --bot first"], ids=["own bot", "a program"]
)
def test_bot_stdio_plays_a_game_to_its_end(
    server: Server, program: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stdio, "PACE", 0.0)

    async def guest(table: str, invite: str) -> None:
        words = ["--connect", server.ws, "--table", table, "--invite", invite, "--seat", "2", "--seed", "1"]
        words += ["--program", program] if program else []
        assert await asyncio.to_thread(stdio.run, bot_stdio(*words)) == 0

    info = asyncio.run(play_against_a_bot(server, guest))
    assert info["status"] == "finished"
    assert info["seats"][1]["name"] == "bot"


def test_bot_stdio_says_that_there_is_no_such_table(server: Server) -> None:
    with pytest.raises(GameError, match="answered 404: There is no such table"):
        stdio.run(bot_stdio("--connect", server.ws, "--table", "nowhere"))
