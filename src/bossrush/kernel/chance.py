"""Chance owned by the state: every random result of a game comes from here and nowhere else.

`below(n)` is the one source; a shuffle is a series of them. Each result can be logged, so that a game can be
replayed from its seed or from its recorded results.
"""

from __future__ import annotations

import hashlib
from typing import Final

WORD: Final = 0xFFFFFFFF


class OutOfResults(Exception):
    """A dictated game needed a chance result that nobody dictated, or one that does not fit."""


class Chance:
    """The interface, and the log. Subclasses implement `draw` and `copy`."""

    __slots__ = ("drawn", "log", "logging")

    def __init__(self) -> None:
        self.drawn = 0
        self.logging = False
        self.log: list[int] = []

    def draw(self, n: int) -> int:
        raise NotImplementedError

    def copy(self) -> Chance:
        raise NotImplementedError

    def dump(self) -> list[int | str]:
        """Everything the future results depend on, as plain data."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        result = self.draw(n)
        self.drawn += 1
        if self.logging:
            self.log.append(result)
        return result

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            swapped = items[i]
            items[i] = items[j]
            items[j] = swapped

    def take_log(self) -> list[int]:
        taken = self.log
        self.log = []
        return taken


def words_of(data: bytes) -> list[int]:
    return [int.from_bytes(data[i : i + 4], "big") for i in range(0, 32, 4)]


class FastChance(Chance):
    """SFC32, a small chaotic generator on four 32-bit words: for simulation and search."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int, words: list[int] | None = None) -> None:
        """From a seed, or going on from the four words of another."""
        super().__init__()
        if words is None:
            words = words_of(hashlib.sha256(f"bossrush fast {seed}".encode()).digest())
        self.a = words[0]
        self.b = words[1]
        self.c = words[2]
        self.counter = words[3]

    def word(self) -> int:
        result = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & WORD
        return result

    def draw(self, n: int) -> int:
        return scale(self, n)

    def copy(self) -> Chance:
        twin = FastChance(0, [self.a, self.b, self.c, self.counter])
        twin.drawn = self.drawn
        twin.logging = self.logging
        twin.log = self.log[:]
        return twin

    def dump(self) -> list[int | str]:
        return ["fast", self.drawn, self.a, self.b, self.c, self.counter]


def scale(source: FastChance | SealedChance, n: int) -> int:
    """A word scaled to 0..n-1 without bias (Lemire's multiplication, with rejection)."""
    product = source.word() * n
    low = product & WORD
    if low < n:
        threshold = (WORD + 1 - n) % n
        while low < threshold:
            product = source.word() * n
            low = product & WORD
    return product >> 32


def commitment(seed: str) -> str:
    """What is published before a sealed game; the seed that is revealed after it must hash to it."""
    return hashlib.sha256(f"bossrush seed {seed}".encode()).hexdigest()


class SealedChance(Chance):
    """A SHA-256 counter stream: for matches that people play, with commit and reveal of the seed."""

    __slots__ = ("block", "position", "seed", "words")

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.seed = seed
        self.block = 0
        self.position = 8
        self.words: list[int] = []

    def word(self) -> int:
        if self.position == 8:
            self.words = words_of(hashlib.sha256(f"bossrush {self.seed} {self.block}".encode()).digest())
            self.block += 1
            self.position = 0
        result = self.words[self.position]
        self.position += 1
        return result

    def draw(self, n: int) -> int:
        return scale(self, n)

    def copy(self) -> Chance:
        twin = SealedChance(self.seed)
        twin.drawn = self.drawn
        twin.logging = self.logging
        twin.log = self.log[:]
        twin.block = self.block
        twin.position = self.position
        twin.words = self.words[:]
        return twin

    def dump(self) -> list[int | str]:
        return ["sealed", self.drawn, self.seed, self.block, self.position]


class DictatedChance(Chance):
    """Results given from outside: a scenario, a record, dice rolled on a real table."""

    __slots__ = ("results", "used")

    def __init__(self, results: list[int]) -> None:
        super().__init__()
        self.results = results[:]
        self.used = 0

    def dictate(self, results: list[int]) -> None:
        self.results.extend(results)

    def left(self) -> int:
        return len(self.results) - self.used

    def draw(self, n: int) -> int:
        if self.used == len(self.results):
            raise OutOfResults(f"a chance result below {n} is needed and none is dictated")
        result = self.results[self.used]
        if not 0 <= result < n:
            raise OutOfResults(f"the dictated chance result {result} does not lie below {n}")
        self.used += 1
        return result

    def copy(self) -> Chance:
        twin = DictatedChance(self.results)
        twin.drawn = self.drawn
        twin.logging = self.logging
        twin.log = self.log[:]
        twin.used = self.used
        return twin

    def dump(self) -> list[int | str]:
        results: list[int | str] = ["dictated", self.drawn]
        results.extend(self.results[self.used :])
        return results
