"""Coming back after a long absence, and being late: any `since` works, nobody is cut off, and nobody waits for it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator

import msgspec
import pytest
from websockets.asyncio.client import connect

from bossrush.server import behind
from bossrush.server.audience import now_ms
from bossrush.server.behind import MISSED, Late
from bossrush.server.entries import decode_entry
from bossrush.server.serve import NO_LIMITS
from bossrush.server.store.base import StoreError
from bossrush.server.table import Table
from tests.server.attacks_following import come_back, percentile, play_longer, public_table, resume_attack
from tests.server.running import (
    PATIENCE,
    Message,
    Player,
    Server,
    decision,
    players,
    run,
    running_server,
    started,
)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


FIRST = 3
"""The version of such a table: two people sat down, and it started."""


def versions(messages: list[Message]) -> list[int]:
    return [message["version"] for message in messages if message["type"] == "update"]


async def plays_on(table: str, people: list[Player], told: list[Message]) -> None:
    """Whoever is asked decides with what it was told."""
    for seat, message in enumerate(told):
        choice = decision(message, seat)
        if choice is not None:
            answer = await people[seat].act(table, seat, message["version"], choice["legal"][0])
            assert answer["type"] == "update", answer
            return
    raise AssertionError("nobody was asked")


# ---- coming back


@pytest.mark.parametrize("how", [{}, {"views": True, "lang": "de"}], ids=["plain", "in words"])
@pytest.mark.parametrize("missed", [600, 3000])
def test_who_missed_very_much_gets_the_view_and_plays_on(server: Server, missed: int, how: dict[str, object]) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await public_table(people)
            await play_longer(server, table, FIRST + missed)
            told = [await player.join(table, since=FIRST, **how) for player in people]
            state = server.state(table)
            game = server.live(table).table.game
            for seat, joined in enumerate(told):
                assert joined["version"] == FIRST + missed
                assert joined["seats"][0]["view"] == game.view(state, seat)
                assert versions(await people[seat].heard()) == []
            await plays_on(table, people, told)

    run(story())


@pytest.mark.parametrize("missed", [1, MISSED])
def test_who_missed_little_of_a_long_game_is_told_all_of_it(server: Server, missed: int) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await public_table(people)
            await play_longer(server, table, 700 + missed)
            joined = await people[0].join(table, since=700)
            assert (joined["version"], joined.get("seats", [])) == (700, [])
            assert versions(await people[0].heard()) == list(range(701, 701 + missed))

    run(story())


def test_any_version_can_be_resumed_from(server: Server) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await public_table(people)
            await play_longer(server, table, 300)
            for since in (0, 1, 2, 3, 150, 300 - MISSED - 1, 300 - MISSED, 299, 300, 301, 2**40):
                joined = await people[0].join(table, since=since)
                told = versions(await people[0].heard())
                follows = 300 - MISSED <= since <= 300
                assert joined["version"] == (since if follows else 300), since
                assert bool(joined.get("seats")) != follows
                assert told == list(range(since + 1, 301) if follows else []), since

    run(story())


def test_who_reads_slowly_comes_back_too(server: Server) -> None:
    """A socket that takes one message at a time, with the view and words in every message."""

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people:
            ada = people[0]
            table = await public_table(people)
            await ada.disconnect()
            headers = {"Cookie": f"bossrush={ada.http.cookies['bossrush']}"}
            for since, version in ((FIRST, 600), (600, 600 + MISSED)):
                await play_longer(server, table, version)
                ada.socket = await connect(server.ws, additional_headers=headers, max_size=None, max_queue=1)
                await ada.send(type="join", table=table, since=since, views=True, lang="es")
                heard = await ada.receive("joined")
                while heard["version"] < version:
                    await asyncio.sleep(0.005)
                    heard = await ada.receive("joined", "update")
                assert await ada.heard() == [] or ada.inbox[-2]["type"] == "presence"
                await ada.disconnect()

    run(story())


def test_who_folds_too_much_gets_the_view_instead() -> None:
    """Coming back costs what it takes; who has used that up is served, only with less."""

    async def story(server: Server) -> None:
        async with players(server, "Ada", "Bob") as people:
            table = await public_table(people)
            await play_longer(server, table, 1000)
            told = await come_back(people[0], table, since=990, times=6)
            assert [joined["version"] for joined in told] == [990] * 3 + [1000] * 3

    limits = msgspec.structs.replace(NO_LIMITS, messages=(40.0, 0.001))
    with running_server(limits=limits) as server:
        run(story(server))


# ---- nobody waits for it


class Gate:
    """Holds up whoever folds a long log."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.open = threading.Event()

    def fold(self, table: Table, entries: list[bytes], until: int) -> None:
        if len(entries) > 100:
            self.reached.set()
            assert self.open.wait(PATIENCE)
        for data in entries:
            table.fold(decode_entry(data))


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    gate = Gate()
    monkeypatch.setattr(behind, "fold_in_slices", gate.fold)
    return gate


def test_players_go_on_while_somebody_comes_back_who_then_has_missed_nothing(server: Server, gate: Gate) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            table = await public_table(people)
            await play_longer(server, table, 300)
            await eve.send(type="join", table=table, since=290)
            await asyncio.to_thread(gate.reached.wait, PATIENCE)
            told = [await player.join(table) for player in people]
            await plays_on(table, people, told)
            for player in people:
                await player.send(type="part", table=table)
                await player.heard()
            await play_longer(server, table, 320, seed=2)
            assert not gate.open.is_set()
            gate.open.set()
            assert (await eve.receive("joined"))["version"] == 290
            await play_longer(server, table, 330, seed=3)
            while (await eve.receive("update"))["version"] < 330:
                pass
            assert versions(eve.inbox) == list(range(291, 331))

    run(story())


def test_who_cannot_keep_up_with_the_table_while_coming_back_gets_the_view(server: Server, gate: Gate) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            table = await public_table(people)
            await play_longer(server, table, 300)
            await eve.send(type="join", table=table, since=290)
            await asyncio.to_thread(gate.reached.wait, PATIENCE)
            await play_longer(server, table, 900, seed=2)
            gate.open.set()
            first, second = await eve.receive("joined"), await eve.receive("joined")
            assert (first["version"], second["version"]) == (290, 900)
            assert second["seats"]
            await play_longer(server, table, 905, seed=3)
            assert versions(await eve.heard()) == list(range(901, 906))

    run(story())


def test_a_long_game_that_nobody_held_is_loaded_while_others_play(server: Server, gate: Gate) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, players(server, "Cy", "Dan") as others:
            long = await public_table(people)
            await play_longer(server, long, 400)
            round = await started(others)
            hub = server.hub
            assert hub is not None
            del hub.live[long]
            await people[0].send(type="join", table=long)
            await asyncio.to_thread(gate.reached.wait, PATIENCE)
            seat = round.deciders()[0]
            await round.act(seat, round.legal(seat)[0])
            assert not gate.open.is_set()
            gate.open.set()
            assert (await people[0].receive("joined"))["version"] == 400

    run(story())


@pytest.mark.parametrize("since", [10, 1400])
def test_others_play_on_while_many_come_back_again_and_again(server: Server, since: int) -> None:
    """It took seconds when the log was folded on the event loop, and the attackers were cut off."""
    figures = run(resume_attack(server, entries=1410, since=since, sockets=6, seconds=1.0))
    assert figures.closed == 0
    assert figures.joins >= 6
    assert percentile(figures.loaded, 0.5) < 0.2, figures


# ---- being late

DELAY = 1


def test_late_spectators_of_a_fast_table_hear_everything_in_order_and_not_too_early(server: Server) -> None:
    """More happens within the delay than a client's queue holds; some come before that, one in the middle of it."""

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, players(server, "Eve", "Fay", "Gus") as late:
            created = await people[0].post("/api/tables", game="platformer", delay=DELAY)
            table = created["id"]
            await late[0].join(table)
            await people[1].post(f"/api/tables/{table}/sit")
            await people[0].post(f"/api/tables/{table}/start")
            await late[1].join(table)
            await play_longer(server, table, 700)
            await late[2].join(table)
            happened = [decode_entry(data).at for data in server.log(table)]

            async def listen(spectator: Player) -> None:
                version = 0
                while version < 700:
                    version = (await spectator.receive("update"))["version"]
                    if version >= FIRST:
                        assert time.time() > happened[version - 1] / 1000 + DELAY - 0.01

            await asyncio.gather(*(listen(spectator) for spectator in late))
            for spectator in late:
                told = versions(spectator.inbox)
                assert told == list(range(told[0], 701))
                await spectator.send(type="part", table=table)
                await spectator.heard()
            assert [versions(spectator.inbox)[0] for spectator in late[:2]] == [2, FIRST]
            assert server.live(table).late is None

    run(story())


def test_a_late_spectator_resumes_from_what_it_may_know(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            table = await public_table(people, delay=3600)
            await play_longer(server, table, 200)
            then = now_ms() + 1
            await asyncio.sleep(0.01)
            await play_longer(server, table, 230, seed=2)
            monkeypatch.setattr(Late, "now", lambda late: then)  # time stands still
            monkeypatch.setattr(Late, "go_on", lambda late: asyncio.Event().wait())
            for since, version in ((180, 180), (200, 200), (20, 200), (230, 200), (-1, 200)):
                joined = await eve.join(table, since=since)
                assert joined["version"] == version, since
                assert bool(joined.get("seats")) == (since not in (180, 200))
                assert versions(await eve.heard()) == list(range(version + 1, 201))

    run(story())


def test_a_late_spectator_outlasts_a_store_that_fails(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, Player(server, "Eve") as eve:
            monkeypatch.setattr(behind, "RETRY", 0.05)
            table = await public_table(people, delay=DELAY)
            await eve.join(table)
            assert server.hub is not None
            store = server.hub.store
            entries, failures = store.entries, 3

            async def failing(table: str, after: int = 0, limit: int = 0) -> list[bytes]:
                nonlocal failures
                failures -= 1
                if failures >= 0:
                    raise StoreError("away")
                return await entries(table, after, limit)

            with monkeypatch.context() as patch:
                patch.setattr(store, "entries", failing)
                await play_longer(server, table, 20)
                while (await eve.receive("update"))["version"] < 20:
                    pass
            assert failures < 0
            assert versions(eve.inbox) == list(range(FIRST, 21))

    run(story())


def test_what_is_late_is_kept_for_nobody(server: Server) -> None:
    """However many watch late, and however much is still to come for them: only the log holds it."""

    async def story() -> None:
        async with players(server, "Ada", "Bob") as people, players(server, "Eve", "Fay", "Gus") as late:
            table = await public_table(people, delay=3600)
            for spectator in late:
                await spectator.join(table)
            await play_longer(server, table, 1500)
            live = server.live(table)
            assert live.late is not None
            assert len(live.late.watchers) == 3
            assert live.late.table.version < FIRST
            for spectator in late:
                assert versions(await spectator.heard()) == []

    run(story())
