"""How often something may happen: token buckets, for one thing or for many by key."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from bossrush.server.settings import Limits

Clock = Callable[[], float]
"""Seconds that never go back."""


class Bucket:
    """Holds `burst` tokens and gets `per_second` new ones."""

    __slots__ = ("at", "burst", "clock", "per_second", "tokens")

    def __init__(self, burst: float, per_second: float, clock: Clock = time.monotonic) -> None:
        self.burst = burst
        self.per_second = per_second
        self.clock = clock
        self.tokens = burst
        self.at = clock()

    def take(self, cost: float = 1.0) -> float:
        """Take tokens and return 0; or take none and return the seconds after which there are enough."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.per_second)
        self.at = now
        if self.tokens >= cost:
            self.tokens -= cost
            return 0.0
        return (cost - self.tokens) / self.per_second


class Rates:
    """A bucket for each key. One that nobody has used for so long that it is full again is forgotten.

    More than `size` keys are never kept. Who has so many that one of them is forgotten too early has as many full
    buckets as that: it gains nothing.
    """

    def __init__(self, burst: float, per_second: float, clock: Clock = time.monotonic, size: int = 100_000) -> None:
        self.burst = burst
        self.per_second = per_second
        self.clock = clock
        self.size = size
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        """The one used last at the end."""

    def take(self, key: str, cost: float = 1.0) -> float:
        """As `Bucket.take`."""
        bucket = self.buckets.get(key)
        if bucket is None:
            self.forget()
            bucket = self.buckets[key] = Bucket(self.burst, self.per_second, self.clock)
        else:
            self.buckets.move_to_end(key)
        return bucket.take(cost)

    def give_back(self, key: str, cost: float) -> None:
        """What was just taken."""
        self.buckets[key].tokens += cost

    def forget(self) -> None:
        """Make room for one more. Two at most: that keeps pace, and nobody waits for a long clearance."""
        full_since = self.clock() - self.burst / self.per_second
        for _ in range(2):
            if self.buckets:
                oldest = next(iter(self.buckets))
                if self.buckets[oldest].at <= full_since or len(self.buckets) >= self.size:
                    del self.buckets[oldest]


SHARE: Final = 10
"""All people of one address may do together what so many of them may: a club sits behind one router."""


class Allowance:
    """How often a person may do something, over however many connections, and all people of an address together."""

    def __init__(self, rate: tuple[float, float], clock: Clock = time.monotonic) -> None:
        burst, per_second = rate
        self.people = Rates(burst, per_second, clock)
        self.addresses = Rates(burst * SHARE, per_second * SHARE, clock)

    def take(self, person: str, address: str, cost: float = 1.0) -> float:
        """As `Bucket.take`: from both, or from none."""
        wait = self.people.take(person, cost)
        if wait:
            return wait
        wait = self.addresses.take(address, cost)
        if wait:
            self.people.give_back(person, cost)
        return wait

    def of(self, person: str, address: str) -> Share:
        return Share(self, person, address)


class Share:
    """What is left of an allowance for one who comes again and again."""

    __slots__ = ("address", "allowance", "person")

    def __init__(self, allowance: Allowance, person: str, address: str) -> None:
        self.allowance = allowance
        self.person = person
        self.address = address

    def take(self, cost: float = 1.0) -> float:
        """As `Bucket.take`."""
        return self.allowance.take(self.person, self.address, cost)


class Allowances:
    """Of this process, for everything that people do."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.messages = Allowance(limits.messages, clock)
        self.chat = Allowance(limits.chat, clock)
        self.hints = Allowance(limits.hints, clock)
        self.mutes = Allowance(limits.mutes, clock)
        self.replays = Allowance(limits.replays, clock)
        self.tables = Allowance(limits.tables, clock)


def network(address: str) -> str:
    """Under which key an address is counted: itself, or for IPv6 its network, since one customer has all of that."""
    if ":" not in address:
        return address
    try:
        parsed = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((parsed, 64), strict=False).network_address)


def forwarded_address(value: bytes) -> str:
    """Of `X-Forwarded-For`: what the proxy itself says, at the end; what stands before that came from anybody."""
    address = value.decode("latin-1").rpartition(",")[2].strip()
    try:
        ipaddress.ip_address(address)
    except ValueError:
        return ""
    return address
