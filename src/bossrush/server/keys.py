"""The keys of requests that a table remembers, to answer those that are sent again."""

from __future__ import annotations

from array import array
from typing import Final

REMEMBERED: Final = 64
"""Requests of each seat that a table remembers."""
SIZE: Final = 8
"""Bytes of the hash that stands for a key: Python's own, secret in each process, so that nobody makes two alike."""


class Keys:
    """By key (`SEAT:KEY`): the version after the request, and how many entries it led to.

    The last ones of each seat: however busy the others are, one who was cut off may send its request again.
    """

    __slots__ = ("seats",)

    def __init__(self) -> None:
        self.seats: dict[str, Ring] = {}

    def remember(self, key: str, version: int) -> None:
        seat = key.partition(":")[0]
        ring = self.seats.get(seat)
        if ring is None:
            ring = self.seats[seat] = Ring()
        ring.remember(hashed(key), version)

    def find(self, key: str) -> tuple[Ring, int] | None:
        ring = self.seats.get(key.partition(":")[0])
        if ring is None:
            return None
        at, off = divmod(ring.hashes.find(hashed(key)), SIZE)
        return None if off else (ring, at)

    def __contains__(self, key: str) -> bool:
        return self.find(key) is not None

    def __getitem__(self, key: str) -> tuple[int, int]:
        found = self.find(key)
        if found is None:
            raise KeyError(key)
        ring, at = found
        return ring.versions[at], ring.counts[at]


class Ring:
    """The last requests of a seat, 14 bytes each: there are thousands of tables."""

    __slots__ = ("counts", "hashes", "newest", "versions")

    def __init__(self) -> None:
        self.newest = -1
        """Where the last one stands; once it is full, the oldest comes next."""
        self.hashes = bytearray()
        self.versions = array("I")
        self.counts = array("H")

    def remember(self, hash: bytes, version: int) -> None:
        """Entries with the same key in a row are of one request."""
        at = self.newest
        if at >= 0 and self.hashes[SIZE * at : SIZE * (at + 1)] == hash:
            self.versions[at] = version
            self.counts[at] += 1
            return
        self.newest = at = (at + 1) % REMEMBERED
        self.hashes[SIZE * at : SIZE * (at + 1)] = hash
        if at == len(self.versions):
            self.versions.append(version)
            self.counts.append(1)
        else:
            self.versions[at] = version
            self.counts[at] = 1


def hashed(key: str) -> bytes:
    return hash(key).to_bytes(SIZE, "big", signed=True)
