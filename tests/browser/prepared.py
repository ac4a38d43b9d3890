"""Games that stand somewhere already when a window looks at them, played without a browser by one person and bots."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from tests.browser.visiting import Window
from tests.server.running import Player, Round, Server, dealt, run, sensibly

T = TypeVar("T")
BOT = "heuristic"


def aside(story: Callable[[], Coroutine[object, object, T]]) -> T:
    """Run this on a loop in another thread: that of Playwright occupies this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: run(story())).result()


async def play_on(server: Server, player: Player, table: str, until: Callable[[Round], bool]) -> None:
    """The person in the first seat decides as a bot would, until then or to the end."""
    game = await Round(table, [player]).follow()
    choose = sensibly(server, table)
    while not game.over() and not until(game):
        if game.deciders():
            await game.act(0, choose(0, game.legal(0)))
        else:
            game.told[0] = await player.receive("update")


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
    seed: int = 1,
    seats: list[str] | None = None,
    **options: str,
) -> str:
    """A table of this game at which the person of the window sits, after so many decisions or at its end."""
    known = window.cookie

    async def story() -> tuple[str, str]:
        async with same_person(server, known) as player:
            with dealt(seed):
                created = await player.post(
                    "/api/tables",
                    game=game,
                    options={"players": str(players_), **options},
                    seats=seats or ["me", *[BOT] * (players_ - 1)],
                    hot_seat=bool(seats),
                    start=True,
                )
            table = str(created["id"])
            count = iter(range(moves))
            await play_on(server, player, table, lambda _: next(count, None) is None)
            return table, player.http.cookies["bossrush"]

    table, cookie = aside(story)
    window.become(cookie)
    return table
