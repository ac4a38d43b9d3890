"""Answers that many may ask for: found out once, and kept until something changes or a second has passed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")
KEPT: Final = 1.0
"""Seconds."""


class Lately(Generic[T]):
    def __init__(self, find: Callable[[], Awaitable[T]], clock: Callable[[], float] = time.monotonic) -> None:
        self.find = find
        self.clock = clock
        self.lock = asyncio.Lock()
        """Whoever asks while it is being found out waits for the same answer."""
        self.kept: tuple[float, T] | None = None
        self.changes = 0

    def changed(self) -> None:
        self.kept = None
        self.changes += 1

    async def get(self) -> T:
        async with self.lock:
            if self.kept is not None and self.clock() - self.kept[0] < KEPT:
                return self.kept[1]
            changes = self.changes
            found = await self.find()
            if changes == self.changes:
                self.kept = (self.clock(), found)
            return found
