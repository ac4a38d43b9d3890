"""Removes what nobody needs any more: by `bossrush admin purge`, or by the server itself with `--purge-after`.

Tables that are over are removed when they are old enough. Open and running ones are abandoned when nobody has done
anything for as long, and no clock has given anybody time: they are closed and removed in one transaction, on condition
that nobody is faster. Processes that hold a removed table are ordered to forget it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection, Select

from bossrush.server.clock import DAY
from bossrush.server.entries import Closed, encode_entry
from bossrush.server.hub import Hub
from bossrush.server.live import now_ms
from bossrush.server.store.base import FORGET, RUNNING, StoreError
from bossrush.server.store.purge import (
    Resting,
    abandoned,
    idle_guests,
    old_tables,
    remove_abandoned,
    remove_guests,
    remove_old,
    resting_tables,
    sweep,
)
from bossrush.server.store.sql import SqlStore

log = logging.getLogger("bossrush.purge")

AT_ONCE: Final = 20
"""Tables that are removed in one transaction, so that a running server waits only shortly."""
PAGE: Final = 500
PAUSE: Final = 0.02
"""Seconds between two transactions, for others."""
HOUR: Final = 3600.0
REMAINS: Final = DAY
"""Milliseconds for which the end of an abandoned table stays in the log."""

Item = TypeVar("Item")


class Purged(msgspec.Struct):
    """How much was removed, by kind."""

    over: int = 0
    open: int = 0
    running: int = 0
    guests: int = 0

    def __str__(self) -> str:
        kinds = f"{self.over} over, {self.open} abandoned open, {self.running} abandoned running"
        return f"{self.over + self.open + self.running} tables ({kinds}) and {self.guests} guests"

    def count(self, rows: Sequence[Resting]) -> None:
        """These abandoned tables."""
        running = len([row for row in rows if row.status == RUNNING])
        self.running += running
        self.open += len(rows) - running


async def would_purge(store: SqlStore, before: int) -> Purged:
    """What `purge` would remove now."""
    leaving = [row async for row in abandoned_tables(store, before)]
    going = store.database.texts([row.id for row in leaving])
    over = await ids(store, old_tables(before))
    guests = await ids(store, idle_guests(before, going))
    purged = Purged(over=len(over), guests=len(guests))
    purged.count(leaving)
    return purged


async def purge(store: SqlStore, before: int) -> Purged:
    """Remove what nobody has touched since that time."""
    purged = Purged()
    await store.write(lambda connection: sweep(connection, now_ms() - REMAINS))
    async for part in parts(await ids(store, old_tables(before))):
        purged.over += len(await store.write(forgetting(store, partial(remove_old, ids=part, before=before))))
    async for rows in parts([row async for row in abandoned_tables(store, before)]):
        end = encode_entry(Closed(at=now_ms(), reason="abandoned")).decode()
        close = partial(remove_abandoned, database=store.database, rows=rows, closed=end, before=before)
        gone = await store.write(forgetting(store, close))
        purged.count([row for row in rows if row.id in gone])
    async for part in parts(await ids(store, idle_guests(before))):
        purged.guests += await store.write(partial(remove_guests, ids=part, before=before))
    return purged


def forgetting(store: SqlStore, remove: Callable[[Connection], list[str]]) -> Callable[[Connection], list[str]]:
    """Remove tables, and order all processes to forget them."""

    def work(connection: Connection) -> list[str]:
        gone = remove(connection)
        if gone:
            store.add_order(connection, FORGET, " ".join([str(now_ms()), *gone]))
        return gone

    return work


async def ids(store: SqlStore, which: Select[str]) -> list[str]:
    return await store.read(lambda connection: list(connection.scalars(which)))


async def abandoned_tables(store: SqlStore, before: int) -> AsyncIterator[Resting]:
    after = ""
    while True:
        page = resting_tables(before, after, PAGE)
        rows = await store.read(lambda connection, page=page: store.database.fetch(connection, page, Resting))  # type: ignore[misc]
        for row in sorted(rows, key=lambda row: row.id):
            if abandoned(row, before):
                yield row
        if len(rows) < PAGE:
            return
        after = max(row.id for row in rows)


async def parts(items: Sequence[Item]) -> AsyncIterator[Sequence[Item]]:
    """A few at a time, with pauses."""
    for start in range(0, len(items), AT_ONCE):
        yield items[start : start + AT_ONCE]
        await asyncio.sleep(PAUSE)


async def purge_for_ever(hub: Hub, store: SqlStore, days: int) -> None:
    """Once all clocks run again, and then every hour."""
    await hub.all_resumed.wait()
    while True:
        try:
            log.info("removed %s", await purge(store, now_ms() - days * DAY))
        except StoreError:
            pass  # the store has told the log why; what is left has its turn in an hour
        except Exception:
            log.exception("what is old could not be removed")
        await asyncio.sleep(HOUR)
