"""Two processes on the same PostgreSQL and Redis serve the same tables; either may die.

`tools/server_soak.py` kills them 100 times.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path

import pytest

from tests.server.crashing import GOES_ON, Life, Outside, cluster, log_problems
from tests.server.running import Player, Server, decision, table_for
from tests.server.services import Postgresql, Redis

TIMES = 20


def run(story: Coroutine[object, object, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 120))


@pytest.fixture
def database(postgresql: Postgresql) -> str:
    return postgresql.new_database()


class Processes:
    def __init__(self, folder: Path, database: str, redis: Redis) -> None:
        self.log = folder / "log"
        self.arguments = ["--db", database, "--bus", redis.url]
        self.lives: list[Life] = []

    def start(self, *more: str) -> Server:
        self.lives.append(Life([*self.arguments, *more], self.log))
        return Server(self.lives[-1].url)


@pytest.fixture
def processes(tmp_path: Path, database: str, redis: Redis) -> Iterator[Processes]:
    processes = Processes(tmp_path, database, redis)
    yield processes
    for life in processes.lives:
        life.stop()
    assert log_problems(processes.log) == []


async def same_person(player: Player, server: Server) -> Player:
    """Connected to another process as well."""
    there = Player(server, player.name)
    there.http.cookies.update(player.http.cookies)
    there.person = player.person
    await there.connect()
    return there


def test_games_survive_the_death_of_either_process_and_of_redis(tmp_path: Path, database: str, redis: Redis) -> None:
    run(cluster(tmp_path, database, redis, rounds=2, groups=6, seed=3))


def test_a_bot_whose_process_died_moves_on_from_the_other_within_five_seconds(processes: Processes) -> None:
    async def story() -> None:
        first = processes.start("--bot-delay", "60", "--window", "60")  # it will not live to see its bot move
        second = processes.start()
        async with Player(first, "Ada") as ada:
            seats = ["me", "heuristic"]
            made = await ada.post("/api/tables", game="platformer", options={"players": "2"}, seats=seats, start=True)
            table = made["id"]
            told = await ada.join(table)
            choice = decision(told, 0)
            while choice is not None:
                action = "end" if "end" in choice["legal"] else choice["legal"][0]
                told = await ada.act(table, 0, told["version"], action)
                assert told["type"] == "update"
                choice = decision(told, 0)
            processes.lives[0].kill()
            killed = time.monotonic()
            again = await same_person(ada, second)
            joined = await again.join(table, since=told["version"])
            assert joined["version"] == told["version"]
            moved = await again.receive("update")
            assert (moved["what"], moved["version"]) == ("moved", told["version"] + 1)
            assert time.monotonic() - killed < GOES_ON
            await again.disconnect()
            await again.http.aclose()

    run(story())


def test_what_is_sent_through_both_processes_at_once_counts_once(processes: Processes, database: str) -> None:
    """The same request, with the same key, and different ones for the same decision."""

    async def story() -> None:
        servers = [processes.start(), processes.start()]
        async with Player(servers[0], "Ada") as ada, Player(servers[0], "Bob") as bob:
            table = await table_for([ada, bob], "platformer")
            await ada.post(f"/api/tables/{table}/start")
            here = [ada, await same_person(ada, servers[1])]
            told = [await player.join(table) for player in here]
            for number in range(TIMES):
                choice = decision(told[0], 0)
                if choice is None:
                    break
                same = number % 2 == 0
                keys = [f"{number}", f"{number}"] if same else [f"{number}-here", f"{number}-there"]
                version = told[0]["version"]
                action = choice["legal"][0]
                answers = await asyncio.gather(
                    *(player.act(table, 0, version, action, key=key) for player, key in zip(here, keys, strict=True))
                )
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds[-1] == "update", answers
                assert kinds[0] in (("done", "update") if same else ("refused",)), answers
                told = [next(a for a in answers if a["type"] == "update")]
            log = Outside(database).logs()[table]
            keys_stored = [entry.key for entry in log if entry.key]
            assert len(keys_stored) == len(set(keys_stored)) == number + (choice is not None)
            await here[1].disconnect()
            await here[1].http.aclose()

    run(story())


def test_an_undo_sent_again_through_the_other_process_takes_back_no_second_move(processes: Processes) -> None:
    async def story() -> None:
        servers = [processes.start(), processes.start()]
        async with Player(servers[0], "Ada") as ada, Player(servers[0], "Bob") as bob:
            table = await table_for([ada, bob], "platformer", options={"first": "1"})
            await ada.post(f"/api/tables/{table}/start")
            there = await same_person(ada, servers[1])
            told = await ada.join(table)
            await there.join(table)
            for _ in range(3):
                choice = decision(told, 0)
                assert choice is not None
                told = await ada.act(table, 0, told["version"], choice["legal"][0])
                assert told["type"] == "update"
            await ada.send(type="undo", table=table, seat=0, key="back")
            await there.send(type="undo", table=table, seat=0, key="back")
            await ada.receive("done", "update")
            await there.send(type="undo", table=table, seat=0, key="back")
            await there.receive("done")
            assert (await there.get(f"/api/tables/{table}"))["moves"] == 2
            await there.disconnect()
            await there.http.aclose()

    run(story())


def test_who_is_sent_away_through_one_process_hears_no_more_from_the_other(processes: Processes) -> None:
    async def story() -> None:
        servers = [processes.start(), processes.start()]
        async with Player(servers[0], "Ada") as ada, Player(servers[1], "Bob") as bob:
            table = await table_for([ada, bob])
            old = (await ada.get(f"/api/tables/{table}/invite"))["invite"]
            await bob.join(table)
            await ada.post(f"/api/tables/{table}/seats/1/open")
            assert (await bob.receive("error"))["code"] == "sent_away"
            assert (await bob.join(table, invite=old))["code"] == "no_table"
            await ada.post(f"/api/tables/{table}/seats/1/bot", bot="random")
            assert await bob.heard() == []

    run(story())
