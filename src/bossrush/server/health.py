"""Whether moves can be stored: asked by whoever watches the server, as often as they like."""

from __future__ import annotations

import asyncio
import time

from bossrush.server.limits import Clock
from bossrush.server.store.base import AWAY, Store, StoreError

FRESH = 2.0
"""Seconds for which an answer of the store is believed."""
PATIENCE = 3.0
"""Seconds the store has to answer."""


class Probe:
    """Lets the store keep something now and then. All who ask share the answer, so asking costs nothing."""

    def __init__(self, store: Store, clock: Clock = time.monotonic) -> None:
        self.store = store
        self.clock = clock
        self.trouble = ""
        self.until = 0.0
        """How long the last answer is believed; while there is none yet, how long to wait for it."""
        self.asking: asyncio.Task[None] | None = None

    async def look(self) -> str:
        """The kind of trouble the store has, as in `StoreError`; empty if it has none."""
        if self.asking is None and self.clock() >= self.until:
            self.until = self.clock() + PATIENCE
            self.asking = asyncio.create_task(self.ask())
        if self.asking is not None:
            _, late = await asyncio.wait({self.asking}, timeout=self.until - self.clock())
            if late:
                return self.trouble or AWAY
        return self.trouble

    async def ask(self) -> None:
        trouble = AWAY
        try:
            await self.store.ping()
            trouble = ""
        except StoreError as error:
            trouble = error.kind
        finally:
            self.trouble = trouble
            self.until = self.clock() + FRESH
            self.asking = None
