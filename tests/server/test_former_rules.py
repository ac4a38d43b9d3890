"""Tables that began by a former version of the rules go on by it, and so do forks of them."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from bossrush.games import load_game
from bossrush.kernel.match import replay
from bossrush.kernel.record import read_record
from tests.server.running import Message, Player, Server, dealt, decision, run, running_server

SEATS = ["me", "random"]


async def begun(server: Server, player: Player) -> tuple[str, Message]:
    """A table at which the player has spawned and is asked for an action."""
    options = {"players": str(len(SEATS)), "first": "1"}
    made = await player.post("/api/tables", game="platformer", options=options, seats=SEATS, start=True)
    told = await player.join(made["id"])
    while "end" not in legal(told):
        told = await act(player, made["id"], told, legal(told)[0])
    return made["id"], told


def legal(told: Message) -> list[str]:
    asked = decision(told, 0)
    return list(asked["legal"]) if asked else []


async def act(player: Player, table: str, told: Message, action: str) -> Message:
    answer = await player.act(table, 0, told["version"], action)
    assert answer["type"] == "update", answer
    return answer


async def pull(player: Player, table: str, told: Message) -> Message:
    return await act(player, table, told, "gravity")


async def turn_of(player: Player, told: Message) -> Message:
    """When the bot has had its turn."""
    while not legal(told):
        told = await player.receive("update")
    return told


def test_a_table_of_former_rules_goes_on_by_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = f"sqlite:///{tmp_path}/games.sqlite"

    async def begin(server: Server) -> tuple[str, dict[str, str]]:
        async with Player(server, "Ada") as ada:
            table, told = await begun(server, ada)
            for _ in range(2):
                assert "gravity" in legal(told)
                told = await pull(ada, table, told)
            return table, dict(ada.http.cookies)

    async def go_on(server: Server, table: str, cookies: dict[str, str]) -> None:
        ada = Player(server, "Ada")
        ada.keys = itertools.count(100)  # a table answers a request that it has had before as it did then
        ada.http.cookies.update(cookies)
        await ada.connect()
        told = await ada.join(table)
        assert told["info"]["moves"] > 2
        for _ in range(2):  # the first time at most something falls
            told = await pull(ada, table, told)
        assert "gravity" in legal(told)
        told = await turn_of(ada, await ended(ada, table, told))
        record = await closed(ada, table)
        assert "\nrules: 1\n" in record
        assert replay(load_game("platformer"), read_record(record)).game.rules_version == 1
        await forked(ada, table, record.count("\n1 gravity"))
        await ada.disconnect()
        await ada.http.aclose()

    with dealt(1), monkeypatch.context() as before, running_server(db=db) as server:
        assert server.hub is not None
        before.setitem(server.hub.games, "platformer", load_game("platformer").by_rules(1))
        table, cookies = run(begin(server))
    with dealt(1), running_server(db=db) as server:
        assert server.hub is not None
        assert server.hub.games["platformer"].rules_version > 1
        run(go_on(server, table, cookies))


async def ended(player: Player, table: str, told: Message) -> Message:
    """The turn, with nothing saved."""
    told = await act(player, table, told, "end")
    while legal(told):
        told = await act(player, table, told, legal(told)[-1])
    return told


async def closed(player: Player, table: str) -> str:
    """The record of the game, which its only person abandons."""
    answer = await player.ask(type="abandon", table=table, seat=0)
    assert answer["info"]["status"] == "closed"
    response = await player.http.get(f"/api/records/{table}/file")
    assert response.status_code == 200, response.text
    return response.text


async def forked(player: Player, table: str, pulled: int) -> None:
    """What was taken over holds idle gravity, so the new table is of the same rules."""
    assert pulled >= 4
    info = await player.get(f"/api/records/{table}/timeline", limit="200")
    made = await player.post(f"/api/records/{table}/fork", moves=info["total"], seats=["me", "me"], hot_seat=True)
    await player.post(f"/api/tables/{made['id']}/start")
    told = await player.join(made["id"])
    assert told["info"]["moves"] == info["total"]
    assert "gravity" in legal(told)
    for _ in range(2):
        told = await pull(player, made["id"], told)


def test_a_table_of_today_refuses_idle_gravity() -> None:
    async def story(server: Server) -> None:
        async with Player(server, "Ada") as ada:
            table, told = await begun(server, ada)
            if "gravity" in legal(told):
                told = await pull(ada, table, told)
            refused = await ada.act(table, 0, told["version"], "gravity")
            assert (refused["type"], refused["rule"]) == ("refused", "PF-R136")

    with dealt(1), running_server() as server:
        run(story(server))
