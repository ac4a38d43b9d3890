"""Games that stand somewhere already when a window looks at them, played without a browser by one person and bots."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from tests.browser.visiting import Window
from tests.server.running import Player, Round, Server, dealt, run, sensibly

T = TypeVar("T")
BOT = "heuristic"
DEALS = 5
"""So many are tried for a moment."""
Until = Callable[[dict[str, Any]], bool]
"""Whether the moment has come, from what the person in the first seat sees when asked for a decision."""


def aside(story: Callable[[], Coroutine[object, object, T]]) -> T:
    """Run this on a loop in another thread: that of Playwright occupies this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: run(story())).result()


async def play_on(server: Server, player: Player, table: str, moves: int, until: Until | None) -> bool:
    """The person in the first seat decides as a bot would, so often, until then, or to the end: was there a then?"""
    game = await Round(table, [player]).follow()
    choose = sensibly(server, table)
    while moves and not game.over():
        if not game.deciders():
            game.told[0] = await player.receive("update")
        elif until and until(seen(server, table)):
            return True
        else:
            await game.act(0, choose(0, game.legal(0)))
            moves -= 1
    return until is None


def seen(server: Server, table: str) -> dict[str, Any]:
    async def look() -> dict[str, Any]:
        play = server.live(table).table.playing()
        return play.game.view(play.state, 0)

    return server.inside(look)


@asynccontextmanager
async def same_person(server: Server, cookie: str) -> AsyncIterator[Player]:
    """The one whom the server knows by this cookie; without one, somebody new."""
    player = Player(server, "Ana")
    if not cookie:
        async with player:
            yield player
        return
    player.http.cookies["bossrush"] = cookie
    await player.connect()
    try:
        yield player
    finally:
        await player.disconnect()
        await player.http.aclose()


def prepared(
    server: Server,
    window: Window,
    game: str,
    players_: int = 2,
    moves: int = 10_000,
    until: Until | None = None,
    seed: int = 1,
    seats: list[str] | None = None,
    **options: str,
) -> str:
    """A table of this game at which the person of the window sits: after so many decisions, then, or at its end.

    If that moment does not come, another deal is tried.
    """
    known = window.cookie

    async def story() -> tuple[str, str]:
        async with same_person(server, known) as player:
            for deal in range(seed, seed + DEALS):
                if table := await played(player, deal):
                    return table, player.http.cookies["bossrush"]
        raise AssertionError(f"there is no such moment in {DEALS} deals of {game}")

    async def played(player: Player, deal: int) -> str:
        with dealt(deal):
            created = await player.post(
                "/api/tables",
                game=game,
                options={"players": str(players_), **options},
                seats=seats or ["me", *[BOT] * (players_ - 1)],
                hot_seat=bool(seats),
                start=True,
            )
        table = str(created["id"])
        return table if await play_on(server, player, table, moves, until) else ""

    table, cookie = aside(story)
    window.become(cookie)
    return table
