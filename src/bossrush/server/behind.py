"""Those who are behind: who comes back and is told what it missed, and spectators of a table with a delay.

For both the table is folded from its log once more, up to an earlier version. That happens in a thread of its own and
in slices, so that nobody who plays has to wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from bossrush.server.audience import Audience, Watcher
from bossrush.server.entries import Started, decode_entry
from bossrush.server.store.base import StoreError
from bossrush.server.table import Table

if TYPE_CHECKING:
    from bossrush.server.hub import Hub
    from bossrush.server.live import Live

log = logging.getLogger("bossrush.table")

MISSED: Final = 64
"""Missed entries that are told one by one to who comes back; for more the whole view is shorter."""
ENTRIES_PER_MESSAGE: Final = 100
"""To fold so many entries costs as much as a message of the client."""
AT_ONCE: Final = 32
"""Entries that are folded without a pause."""
PAUSE: Final = 0.0002
"""Seconds for which a thread that folds lets the event loop go first."""
AHEAD: Final = 64
"""Entries that are read from the log before they are due."""
NEVER: Final = 1 << 62
RETRY: Final = 1.0
"""Seconds after which a store that did not answer is asked again."""


def fold_in_slices(table: Table, entries: list[bytes], until: int) -> None:
    """Fold the entries that may be seen at this time; before the start all may."""
    for number, entry in enumerate(map(decode_entry, entries), 1):
        if entry.at > until and (table.play is not None or isinstance(entry, Started)):
            return
        table.fold(entry)
        if number % AT_ONCE == 0:
            time.sleep(PAUSE)


async def fold_log(hub: Hub, table: Table, entries: list[bytes], until: int = NEVER) -> None:
    """Fold these entries, or those up to this time; on the event loop only if they are few."""
    if len(entries) < AT_ONCE:
        fold_in_slices(table, entries, until)
    else:
        await hub.loop.run_in_executor(hub.folding, fold_in_slices, table, entries, until)


class Behind(Audience):
    """A table as it was, beside the one that lives."""

    __slots__ = ("live",)

    def __init__(self, live: Live) -> None:
        super().__init__(Table(live.table.row, live.table.game), live.public)
        self.live = live

    def online(self) -> set[int]:
        return self.live.online()

    async def entries(self, limit: int = 0) -> list[bytes]:
        return await self.live.hub.store.entries(self.id, self.table.version, limit)


class Past(Behind):
    """The table as one who comes back knows it, until it has been told what it missed."""

    __slots__ = ("begun", "budget", "since", "watcher")

    def __init__(self, live: Live, watcher: Watcher, since: int) -> None:
        super().__init__(live)
        self.watcher = watcher
        self.watchers[watcher.client] = watcher
        self.since = since
        """The version up to which the watcher knows everything; -1 for nothing."""
        self.begun = False
        """Whether it has been told that updates follow."""
        self.budget = MISSED
        """How many entries may still be told one by one."""

    def shorter(self, version: int) -> bool:
        """Whether it is less to tell the entries up to this version than the whole view."""
        missed = version - self.since
        client = self.watcher.client
        if self.since < 0 or not 0 < missed <= min(self.budget, client.room() - 1):
            return False
        self.budget -= missed
        return self.begun or not client.messages.take(version / ENTRIES_PER_MESSAGE)

    async def tell_until(self, version: int) -> None:
        """Tell the entries up to this version, as they would have been told."""
        entries = (await self.entries())[: version - self.table.version]
        if not self.begun:
            await fold_log(self.live.hub, self.table, entries[: self.since])
            entries = entries[self.since :]
            self.watcher.client.send(self.joined(self.watcher, whole=False))
            self.begun = True
        for data in entries:
            self.follow(decode_entry(data))
            self.since = self.table.version
            await asyncio.sleep(0)


class Late(Behind):
    """The table as it was some time ago, for all spectators who are to be behind: entries follow when they are due.

    Nothing is kept for any of them: what is still to come is read from the log.
    """

    __slots__ = ("delay", "news", "ready", "task")

    def __init__(self, live: Live, version: int = -1) -> None:
        """Begins at this version, which its first watchers know; else at what may be seen now."""
        super().__init__(live)
        self.delay = live.table.row.delay * 1000
        self.news = asyncio.Event()
        """Set when the table has gone on."""
        self.ready = asyncio.Event()
        """Set when this one has come to where it begins."""
        self.task = live.hub.spawn(self.run(version))

    def now(self) -> int:
        return super().now() - self.delay

    async def run(self, version: int) -> None:
        await self.patiently(lambda: self.begin(version))
        self.ready.set()
        await self.patiently(self.go_on)

    async def patiently(self, work: Callable[[], Awaitable[None]]) -> None:
        """Until it is done, however often the store fails."""
        while True:
            try:
                return await work()
            except StoreError:
                log.warning("late spectators have to wait for the store", extra={"table": self.id})
                await asyncio.sleep(RETRY)

    async def begin(self, version: int) -> None:
        entries = await self.entries()
        if version < 0:
            await fold_log(self.live.hub, self.table, entries, self.now())
        else:
            await fold_log(self.live.hub, self.table, entries[:version])

    async def go_on(self) -> None:
        while True:
            self.news.clear()
            for data in await self.entries(AHEAD):
                entry = decode_entry(data)
                if self.table.play is not None or isinstance(entry, Started):
                    await asyncio.sleep(max(0.0, (entry.at - self.now()) / 1000))
                self.follow(entry)
                self.news.set()  # more may have come meanwhile
            await self.news.wait()
