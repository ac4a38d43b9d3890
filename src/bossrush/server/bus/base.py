"""What a bus is: topics and short messages, delivered at most once. The store is the truth; the bus makes haste."""

from __future__ import annotations

from collections.abc import Callable

Handler = Callable[[str, bytes], None]
"""Called on the event loop with topic and message."""


class Bus:
    """Messages that this process publishes do not come back to it."""

    async def open(self, handler: Handler) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    def publish(self, topic: str, message: bytes) -> None:
        """Send soon; dropped if the bus is away. Never blocks, never raises."""
        raise NotImplementedError

    def subscribe(self, topic: str) -> None:
        raise NotImplementedError

    def unsubscribe(self, topic: str) -> None:
        raise NotImplementedError

    def healthy(self) -> bool:
        """Whether messages get through; while not, the server looks into the store instead."""
        raise NotImplementedError
