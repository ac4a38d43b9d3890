"""The bus of a single process: there is nobody to tell."""

from __future__ import annotations

from bossrush.server.bus.base import Bus, Handler


class LocalBus(Bus):
    async def open(self, handler: Handler) -> None:
        pass

    async def close(self) -> None:
        pass

    def publish(self, topic: str, message: bytes) -> None:
        pass

    def subscribe(self, topic: str) -> None:
        pass

    def unsubscribe(self, topic: str) -> None:
        pass

    def healthy(self) -> bool:
        return True
