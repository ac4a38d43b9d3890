"""Loads of those who follow tables: long games, long absences, and many who come back again and again."""

from __future__ import annotations

import asyncio
import random
import time

from websockets.exceptions import ConnectionClosed

from bossrush.server.entries import Moved
from bossrush.server.table import Table
from tests.server.running import Message, Player, Round, Server, decision, players, started

PACE = 0.02
"""Seconds between two decisions of a player who is measured."""


def some_move(table: Table, dice: random.Random) -> Moved:
    state = table.playing().state
    seat = dice.choice(state.seats)
    action = table.game.texts[dice.choice(state.legal(seat))]
    return table.move(table.seats[seat].person, seat, action, table.version)


def play_long(server: Server, table: str, version: int, seed: int = 1) -> None:
    """Random moves of the people at a table until it has this version, faster than anybody could send them.

    A table of Platformer at which nobody tries to win goes on for ever.
    """
    dice = random.Random(seed)
    live = server.live(table)

    async def play() -> None:
        until = time.monotonic() + 0.2
        while live.table.version < version and time.monotonic() < until:
            await live.request(lambda: some_move(live.table, dice))
            await asyncio.sleep(0)

    while live.table.version < version:
        server.inside(play)


async def play_longer(server: Server, table: str, version: int, seed: int = 1) -> None:
    """The same, while the players of this thread go on."""
    await asyncio.to_thread(play_long, server, table, version, seed)


class Figures:
    """Of a well-behaved player: how long it waited for each answer, alone and under the load; and of the attackers."""

    def __init__(self) -> None:
        self.idle: list[float] = []
        self.loaded: list[float] = []
        self.joins = 0
        self.closed = 0
        """Connections that the server cut off."""

    def __str__(self) -> str:
        waits = [
            f"{1000 * percentile(waits, share):.1f}" for waits in (self.idle, self.loaded) for share in (0.5, 0.99)
        ]
        idle, loaded = "/".join(waits[:2]), "/".join(waits[2:])
        return f"p50/p99 idle {idle} ms, loaded {loaded} ms; {self.joins} joins, {self.closed} closed"


async def resume_attack(server: Server, entries: int, since: int, sockets: int, seconds: float) -> Figures:
    """Many join a long game again and again with a version they knew long ago, while two others play."""
    figures = Figures()
    names = [f"Eve {number}" for number in range(sockets)]
    async with players(server, "Ada", "Bob", "Cy", "Dan") as people, players(server, *names) as eves:
        table = await public_table(people[:2])
        await play_longer(server, table, entries)
        round = await started(people[2:], "platformer")
        seat = round.deciders()[0]
        await round.people[1 - seat].send(type="part", table=round.table)
        figures.idle = await answers_of(round, seat, seconds)
        round.told[seat] = await round.people[seat].join(round.table)
        until = time.monotonic() + seconds

        async def resume(eve: Player) -> None:
            while time.monotonic() < until:
                try:
                    told = await eve.join(table, since=since, views=True, lang="en")
                    figures.joins += 1
                    while told["version"] < entries:
                        told = await eve.receive("update", "joined")
                except ConnectionClosed:
                    figures.closed += 1
                    await eve.connect()

        attack = asyncio.gather(*(resume(eve) for eve in eves))
        figures.loaded = await answers_of(round, seat, seconds)
        await attack
    return figures


async def public_table(people: list[Player], **more: object) -> str:
    """A running game of Platformer at a public table; its players do not follow it yet."""
    created = await people[0].post("/api/tables", game="platformer", **more)
    for player in people[1:]:
        await player.post(f"/api/tables/{created['id']}/sit")
    await people[0].post(f"/api/tables/{created['id']}/start")
    return str(created["id"])


async def come_back(player: Player, table: str, since: int, times: int) -> list[Message]:
    """Join again and again with what one knew long ago: what each `joined` said."""
    return [await player.join(table, since=since, views=True, lang="en") for _ in range(times)]


async def answers_of(round: Round, seat: int, seconds: float) -> list[float]:
    """How long a player who decides and takes it back waits for each answer, for so many seconds."""
    player, told = round.people[seat], round.told[seat]
    waited: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        choice = decision(told, seat)
        assert choice is not None, told
        begun = time.perf_counter()
        await player.act(round.table, seat, told["version"], choice["legal"][0])
        waited.append(time.perf_counter() - begun)
        told = await player.ask(type="undo", table=round.table, seat=seat)
        assert told["what"] == "undone", told
        await asyncio.sleep(PACE)
    return sorted(waited)


def percentile(waited: list[float], share: float) -> float:
    return waited[min(len(waited) - 1, int(share * len(waited)))]
