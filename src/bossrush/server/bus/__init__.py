"""How processes tell each other what happened: `open_bus(url)` gives one for this process alone, or Redis."""

from __future__ import annotations

from bossrush.server.bus.base import Bus, Handler

__all__ = ["Bus", "BusError", "Handler", "open_bus"]


class BusError(Exception):
    """The bus cannot be used: one clear sentence."""


def open_bus(url: str) -> Bus:
    """The bus for `redis://…`, or with an empty url the one of a single process."""
    if not url:
        from bossrush.server.bus.local import LocalBus

        return LocalBus()
    if url.startswith(("redis://", "rediss://", "unix://")):
        from bossrush.server.bus.redis import RedisBus

        try:
            return RedisBus(url)
        except ValueError as error:
            raise BusError(f"this address of a Redis server cannot be read: {error}") from error
    raise BusError("a bus is given as 'redis://HOST:PORT'")
