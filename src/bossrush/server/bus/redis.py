"""The bus over Redis: published messages go to all processes that subscribe to the topic."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections import deque
from contextlib import suppress
from time import monotonic

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from bossrush.server.bus.base import Bus, Handler

log = logging.getLogger(__name__)

PREFIX = b"bossrush:"
BEAT_SECONDS = 1.0
"""How often a process sends a message to itself, to see that Redis delivers."""
SILENCE_SECONDS = 3.0
"""After which Redis counts as away."""
SETTLE_SECONDS = 1.5
"""How long the bus counts as away after it came back, so that everybody notices and looks into the store."""
BACK_OFF = (0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds before the first, second, … attempt to connect again."""
NEVER = -math.inf
OUTGOING = 10_000
"""Messages that may wait to be sent; older ones are dropped."""


class RedisBus(Bus):
    def __init__(self, url: str) -> None:
        self.client = Redis.from_url(
            url,
            socket_timeout=SILENCE_SECONDS,
            socket_connect_timeout=SILENCE_SECONDS,
            socket_keepalive=True,
            retry=Retry(NoBackoff(), 0),
        )
        self.id = secrets.token_hex(8).encode()
        self.beat = PREFIX + b"beat:" + self.id
        self.outgoing: deque[tuple[bytes, bytes]] = deque(maxlen=OUTGOING)
        self.has_outgoing = asyncio.Event()
        self.wanted: set[bytes] = set()
        self.changed: set[bytes] = set()
        """Topics that may have to be subscribed to, or no longer."""
        self.has_changed = asyncio.Event()
        self.heard = NEVER
        """When the last message came; never since Redis went away."""
        self.settled = NEVER
        """From when on messages can be relied on again."""
        self.closed = False

    async def open(self, handler: Handler) -> None:
        self.handler = handler
        self.task = asyncio.create_task(self.stay_connected(), name="bus")

    async def close(self) -> None:
        self.closed = True
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        await self.client.aclose()

    def publish(self, topic: str, message: bytes) -> None:
        if self.heard != NEVER:
            self.outgoing.append((PREFIX + topic.encode(), self.id + message))
            self.has_outgoing.set()

    def subscribe(self, topic: str) -> None:
        self.wanted.add(PREFIX + topic.encode())
        self.change(PREFIX + topic.encode())

    def unsubscribe(self, topic: str) -> None:
        self.wanted.discard(PREFIX + topic.encode())
        self.change(PREFIX + topic.encode())

    def change(self, channel: bytes) -> None:
        self.changed.add(channel)
        self.has_changed.set()

    def healthy(self) -> bool:
        now = monotonic()
        return now - self.heard < SILENCE_SECONDS and now >= self.settled

    # ---- the connection

    async def stay_connected(self) -> None:
        attempts = 0
        while not self.closed:
            try:
                await self.be_connected()
            except* Exception as group:
                if self.heard != NEVER:
                    log.warning("the bus is away: %s", group.exceptions[0])
                    attempts = 0
            self.heard = NEVER
            self.settled = math.inf
            self.outgoing.clear()
            await self.client.connection_pool.disconnect()
            await asyncio.sleep(BACK_OFF[min(attempts, len(BACK_OFF) - 1)])
            attempts += 1

    async def be_connected(self) -> None:
        """Until something fails."""
        async with self.client.pubsub() as pubsub, asyncio.TaskGroup() as tasks:
            await pubsub.subscribe(self.beat)
            if self.closed:
                return
            self.changed = set(self.wanted)
            self.has_changed.set()
            tasks.create_task(self.listen(pubsub))
            tasks.create_task(self.keep_subscribed(pubsub))
            tasks.create_task(self.send())
            tasks.create_task(self.keep_beating())

    async def listen(self, pubsub: PubSub) -> None:
        while not cancelled():
            got = await pubsub.get_message(timeout=SILENCE_SECONDS)
            if got is None:
                raise TimeoutError("Redis delivers nothing")
            now = monotonic()
            if self.settled == math.inf:
                log.info("the bus is back")
                self.settled = now + SETTLE_SECONDS
            self.heard = now
            if got["channel"] in self.wanted and got["type"] == "message" and not got["data"].startswith(self.id):
                self.tell(got["channel"], got["data"][len(self.id) :])

    def tell(self, channel: bytes, message: bytes) -> None:
        try:
            self.handler(channel.removeprefix(PREFIX).decode(), message)
        except Exception:
            log.exception("a message of the bus could not be handled")

    async def keep_subscribed(self, pubsub: PubSub) -> None:
        subscribed: set[bytes] = set()
        while not cancelled():
            await self.has_changed.wait()
            self.has_changed.clear()
            changed, self.changed = self.changed, set()
            new = (changed & self.wanted) - subscribed
            old = (changed & subscribed) - self.wanted
            subscribed = (subscribed | new) - old
            if new:
                await pubsub.subscribe(*new)
            if old:
                await pubsub.unsubscribe(*old)

    async def send(self) -> None:
        while not cancelled():
            await self.has_outgoing.wait()
            self.has_outgoing.clear()
            async with self.client.pipeline(transaction=False) as pipeline:
                while self.outgoing:
                    pipeline.publish(*self.outgoing.popleft())
                await pipeline.execute()

    async def keep_beating(self) -> None:
        while True:
            self.outgoing.append((self.beat, b""))
            self.has_outgoing.set()
            await asyncio.sleep(BEAT_SECONDS)


def cancelled() -> bool:
    """Whether this task was told to end.

    The client of Redis sends by `asyncio.wait_for`, which in Python 3.11 may swallow a cancellation.
    """
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
