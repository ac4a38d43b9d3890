"""Who may come in: connections in all and by address, and the addresses that are kept out for a while."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from typing import Final, Protocol

from bossrush.server.limits import SHARE, Bucket, Clock
from bossrush.server.settings import Settings

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)

FILES: Final = 1 << 20
"""More open files than this nobody needs."""
RESERVE: Final = 256
"""Files kept for the database, the bus, the processes that think and the pages."""
STRIKES: Final = (60.0, 1.0)
"""Requests of an address that may be refused for being too many before it is kept out."""
KEPT: Final = 60.0
"""Seconds after which an address that nobody comes from is forgotten; all its buckets are full again by then."""
EVERY: Final = 0.5
"""Seconds between two looks at each connection."""
BATCH: Final = 500
"""Connections looked at in one go."""


class Guest(Protocol):
    """A connection, as the gate knows it."""

    def look(self, now: float) -> None:
        """End the connection if it takes too long for what it does."""


class Address:
    """What an address has and does, over all its connections."""

    __slots__ = ("arrivals", "connections", "frames", "kept_out", "seen", "strikes", "unread")

    def __init__(self, settings: Settings, clock: Clock) -> None:
        limits = settings.limits
        self.connections = 0
        self.unread = 0
        """Bytes that wait because those who come from here do not read them."""
        self.arrivals = Bucket(*limits.arrivals, clock)
        self.frames = Bucket(limits.frames[0] * SHARE, limits.frames[1] * SHARE, clock)
        self.strikes = Bucket(*STRIKES, clock)
        self.kept_out = 0.0
        """Until when."""
        self.seen = clock()


class Gate:
    """One for a process. Everything happens on its event loop."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self.settings = settings
        self.clock = clock
        self.addresses: dict[str, Address] = {}
        self.guests: set[Guest] = set()
        self.room = room(settings.max_connections)
        self.told_full = -KEPT
        self.forgot = clock()
        self.round: list[Guest] = []
        """Whom to look at next."""
        self.looking: asyncio.TimerHandle | None = None

    def address(self, name: str) -> Address:
        found = self.addresses.get(name)
        if found is None:
            found = self.addresses[name] = Address(self.settings, self.clock)
        found.seen = self.clock()
        return found

    # ---- coming and going

    def full(self) -> bool:
        """Whether there is no room for one more; the log says so once a minute at most."""
        if len(self.guests) < self.room:
            return False
        now = self.clock()
        if now - self.told_full >= KEPT:
            self.told_full = now
            log.warning("the server is full: new connections are closed at once", extra={"connections": self.room})
        return True

    def lets_in(self, name: str) -> bool:
        """Whether one more connection may come from this address."""
        address = self.address(name)
        if self.keeps_out(name):
            return False
        if address.arrivals.take():
            self.keep_out(name)
            return False
        return address.connections < min(self.settings.limits.peers, max(1, self.room // 2))

    def enter(self, guest: Guest) -> None:
        self.guests.add(guest)
        if self.looking is None:
            self.looking = asyncio.get_running_loop().call_later(EVERY, self.look)

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)

    # ---- those who do too much

    def keeps_out(self, name: str) -> float:
        """For how many seconds more this address is kept out."""
        address = self.addresses.get(name)
        return max(0.0, address.kept_out - self.clock()) if address is not None and address.kept_out else 0.0

    def keep_out(self, name: str) -> None:
        address = self.address(name)
        if not self.keeps_out(name):
            log.warning("an address sends too much and is kept out for a while", extra={"address": name})
        address.kept_out = self.clock() + self.settings.limits.kept_out

    def strike(self, name: str) -> None:
        """A request was refused because there were too many: who goes on regardless is kept out."""
        if self.address(name).strikes.take():
            self.keep_out(name)

    # ---- those who do nothing

    def look(self) -> None:
        """Look at every connection, some at a time, again and again as long as there are any."""
        loop, now = asyncio.get_running_loop(), self.clock()
        for _ in range(min(BATCH, len(self.round))):
            self.round.pop().look(now)
        if self.round:
            self.looking = loop.call_later(0.0, self.look)
            return
        self.forget(now)
        self.round = list(self.guests)
        self.looking = loop.call_later(EVERY, self.look) if self.round else None

    def forget(self, now: float) -> None:
        if now - self.forgot < KEPT / 4:
            return
        self.forgot = now
        for name, address in list(self.addresses.items()):
            if not address.connections and not address.unread and now - address.seen > KEPT:
                del self.addresses[name]


def allow_files() -> None:
    """As many open files as the system lets this process have."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room(wanted: int) -> int:
    """How many connections there can be at the same time: as wanted, if there are files enough."""
    files = FILES
    if sys.platform != "win32":
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        files = FILES if soft == resource.RLIM_INFINITY else soft
    possible = files - min(RESERVE, files // 2)
    return min(wanted, possible) if wanted else possible
