"""Processes tell each other what happened, also after Redis was away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis as Client

from bossrush.server.bus import BusError, open_bus
from tests.server.services import Redis

pytestmark = pytest.mark.anyio

WAIT_SECONDS = 20.0


class Process:
    """A bus with everything that it heard."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.bus = open_bus(url)
        self.heard: list[tuple[str, bytes]] = []

    def hear(self, topic: str, message: bytes) -> None:
        self.heard.append((topic, message))

    async def follow(self, topic: str) -> None:
        self.bus.subscribe(topic)
        await self.followed(topic)

    async def followed(self, topic: str) -> None:
        """Until Redis knows that somebody does."""
        async with Client.from_url(self.url) as client:
            end = time.monotonic() + WAIT_SECONDS
            while not (await client.pubsub_numsub(f"bossrush:{topic}"))[0][1]:
                assert time.monotonic() < end, "nobody subscribed in time"
                await asyncio.sleep(0.01)


async def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT_SECONDS
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        await asyncio.sleep(0.01)


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Process]:
    made = Process(url)
    await made.bus.open(made.hear)
    try:
        await until(made.bus.healthy)
        yield made
    finally:
        await made.bus.close()


async def test_a_process_alone_has_a_healthy_bus_that_is_silent() -> None:
    async with process("") as alone:
        alone.bus.subscribe("table")
        alone.bus.publish("table", b"moved")
        alone.bus.unsubscribe("table")
        assert alone.heard == []


async def test_messages_reach_the_other_process_in_order(redis: Redis) -> None:
    async with process(redis.url) as one, process(redis.url) as other:
        await other.follow("table")
        for number in range(100):
            one.bus.publish("table", b"%d" % number)
        await until(lambda: len(other.heard) == 100)
        assert other.heard == [("table", b"%d" % number) for number in range(100)]


async def test_own_messages_do_not_come_back(redis: Redis) -> None:
    async with process(redis.url) as one, process(redis.url) as other:
        await one.follow("table")
        one.bus.publish("table", b"mine")
        other.bus.publish("table", b"theirs")
        await until(lambda: ("table", b"theirs") in one.heard)
        other.bus.publish("table", b"last")
        await until(lambda: ("table", b"last") in one.heard)
        assert ("table", b"mine") not in one.heard


async def test_other_topics_are_not_heard(redis: Redis) -> None:
    async with process(redis.url) as one, process(redis.url) as other:
        await other.follow("first")
        await other.follow("second")
        other.bus.unsubscribe("first")
        for topic in ("first", "third", "second"):
            one.bus.publish(topic, b"moved")
        await until(lambda: ("second", b"moved") in other.heard)
        assert other.heard == [("second", b"moved")]


async def test_messages_may_hold_any_bytes(redis: Redis) -> None:
    async with process(redis.url) as one, process(redis.url) as other:
        await other.follow("tisch/ä b")
        one.bus.publish("tisch/ä b", bytes(range(256)))
        await until(lambda: ("tisch/ä b", bytes(range(256))) in other.heard)


async def test_after_redis_was_away_the_subscription_begins_again(redis: Redis) -> None:
    async with process(redis.url) as one, process(redis.url) as other:
        await other.follow("table")
        redis.stop()
        await until(lambda: not one.bus.healthy() and not other.bus.healthy())
        one.bus.publish("table", b"dropped")
        redis.start()
        await until(lambda: one.bus.healthy() and other.bus.healthy())
        await other.followed("table")
        one.bus.publish("table", b"back")
        await until(lambda: ("table", b"back") in other.heard)
        assert other.heard == [("table", b"back")]


async def test_a_topic_chosen_while_redis_is_away_is_followed_later(redis: Redis) -> None:
    async with process(redis.url) as one:
        redis.stop()
        await until(lambda: not one.bus.healthy())
        one.bus.subscribe("table")
        redis.start()
        await one.followed("table")


async def test_a_process_starts_while_redis_is_away(redis: Redis) -> None:
    redis.stop()
    bus = open_bus(redis.url)
    await bus.open(lambda topic, message: None)
    assert not bus.healthy()
    redis.start()
    await until(bus.healthy)
    await bus.close()


async def test_a_failing_handler_does_not_stop_the_bus(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async with process(redis.url) as one, process(redis.url) as other:
        await other.follow("table")
        kept, other.bus.handler = other.hear, lambda topic, message: 1 // 0  # type: ignore[attr-defined]
        one.bus.publish("table", b"first")
        await until(lambda: "could not be handled" in caplog.text)
        other.bus.handler = kept  # type: ignore[attr-defined]
        one.bus.publish("table", b"second")
        await until(lambda: other.heard == [("table", b"second")])


@pytest.mark.parametrize("url", ["http://localhost", "redis://localhost:port", "nonsense"])
async def test_an_unreadable_address_is_refused(url: str) -> None:
    with pytest.raises(BusError):
        open_bus(url)
