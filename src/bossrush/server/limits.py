"""How often something may happen: token buckets, for one thing or for many by key."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

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
    """A bucket for each key. Keeps the `size` keys used last; one that is forgotten begins anew, with a full bucket."""

    def __init__(self, burst: float, per_second: float, clock: Clock = time.monotonic, size: int = 10_000) -> None:
        self.burst = burst
        self.per_second = per_second
        self.clock = clock
        self.size = size
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> float:
        """As `Bucket.take`."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.burst, self.per_second, self.clock)
            if len(self.buckets) > self.size:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket.take(cost)


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
