"""People who change themselves all the time, from several processes, while they are banned or change the password.

Functions for tests and for `tools/server_soak.py`: each says how often what was answered held.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from io import StringIO
from pathlib import Path

from bossrush.server import admin
from bossrush.server.api import ApiError
from bossrush.server.people import People
from bossrush.server.settings import Limits, Settings
from bossrush.server.store import open_store
from bossrush.server.store.sql import SqlStore
from tests.server.small_app import cheap_passwords

FREE = Limits(guests=(1e9, 1e9), passwords=(1e9, 1e9))
OLD, NEW = "correct horse", "battery staple"
PROCESSES = 2

Deed = Callable[[], Awaitable[object]]


@asynccontextmanager
async def processes(url: str) -> AsyncIterator[list[People]]:
    """The people of one database, as each of several processes knows them."""
    async with AsyncExitStack() as stack:
        everybody = []
        for _ in range(PROCESSES):
            store = open_store(url)
            await store.open()
            stack.push_async_callback(store.close)
            people = People(store, Settings(data=Path("."), limits=FREE), cheap_passwords())
            await people.open()
            stack.callback(people.close)
            everybody.append(people)
        yield everybody


async def under_changes(everybody: list[People], id: str, sockets: int, deed: Deed) -> None:
    """Do this while so many connections mute, unmute and rename without a pause."""
    going_on = True

    async def change(people: People, number: int) -> None:
        chance = random.Random(number)
        while going_on:
            with suppress(ApiError):  # banned
                if chance.random() < 0.2:
                    await people.rename(id, f"name {chance.randrange(100)}")
                else:
                    await people.mute(id, f"other {chance.randrange(5)}", chance.random() < 0.5)
            await asyncio.sleep(0)

    changing = [asyncio.create_task(change(everybody[n % len(everybody)], n)) for n in range(sockets)]
    await asyncio.sleep(0.05)
    await deed()
    await asyncio.sleep(0.05)
    going_on = False
    await asyncio.gather(*changing)


async def bans_that_hold(url: str, times: int = 10, sockets: int = 60) -> int:
    async with processes(url) as everybody:
        held = 0
        for number in range(times):
            store = everybody[0].store
            assert isinstance(store, SqlStore)
            person = await everybody[0].add_guest(f"guest {number}", "")
            who = argparse.Namespace(person=person.id)
            await under_changes(everybody, person.id, sockets, lambda: admin.ban(store, who, StringIO()))  # noqa: B023
            row = await store.person(person.id)
            held += row is not None and row.banned
        return held


async def password_changes_that_hold(url: str, times: int = 10, sockets: int = 60) -> int:
    async with processes(url) as everybody:
        here, there = everybody[0], everybody[-1]
        held = 0
        for number in range(times):
            person = await here.add_guest(f"guest {number}", "")
            await here.claim(person.id, f"login{number}", OLD, "")
            change = lambda: here.change_password(person.id, person.sessions[0], OLD, NEW, "")  # noqa: B023, E731
            await under_changes(everybody, person.id, sockets, change)
            with suppress(ApiError):
                await there.log_in(f"login{number}", NEW, "")
                held += 1
        return held


async def mutes_that_hold(url: str, people: int = 50) -> int:
    """One person mutes many others from all processes at the same time."""
    async with processes(url) as everybody:
        person = await everybody[0].add_guest("guest", "")
        others = [f"other {number}" for number in range(people)]
        mutes = (everybody[n % PROCESSES].mute(person.id, other, True) for n, other in enumerate(others))
        await asyncio.gather(*mutes)
        row = await everybody[0].store.person(person.id)
        return len(row.muted) if row else 0
