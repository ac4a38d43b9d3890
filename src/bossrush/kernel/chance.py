"""Chance owned by the state: every random result of a game comes from here and nowhere else.

`draw(n)` is the one source; a roll is one result, a shuffle a series of them. Each result can be logged, so that a game
can be replayed from its seed or from its recorded results.
"""

from __future__ import annotations

import hashlib
from typing import Final

from bossrush.kernel import mypyc_attr
from bossrush.kernel.plain import Plain

WORD: Final = 0xFFFFFFFF
HALF: Final = 16
HALF_WORD: Final = 0xFFFF


class OutOfResults(Exception):
    """A dictated game needed a chance result that nobody dictated, or one that does not fit."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Plain):
    """The interface, and the log. Subclasses implement `draw` and `copy`."""

    __slots__ = ("drawn", "log", "logging", "rolls", "shuffles")

    def __init__(self) -> None:
        self.drawn = 0
        """How many results in all, those of shuffles included."""
        self.rolls = 0
        self.shuffles = 0
        self.logging = False
        self.log: list[int] = []

    def draw(self, n: int) -> int:
        raise NotImplementedError

    def copy(self) -> Chance:
        raise NotImplementedError

    def dump(self) -> list[int | str]:
        """Everything the future results depend on, as plain data."""
        raise NotImplementedError

    def renew(self, number: int) -> None:
        """From here on other results, which nobody has seen; `number` tells the renewals of a game apart."""
        raise NotImplementedError

    def result(self, n: int) -> int:
        result = self.draw(n)
        self.drawn += 1
        if self.logging:
            self.log.append(result)
        return result

    def below(self, n: int) -> int:
        self.rolls += 1
        return self.result(n)

    def shuffle(self, items: list[int]) -> None:
        self.shuffles += int(len(items) > 1)
        for i in range(len(items) - 1, 0, -1):
            j = self.result(i + 1)
            swapped = items[i]
            items[i] = items[j]
            items[j] = swapped

    def copy_log(self, twin: Chance) -> None:
        twin.drawn = self.drawn
        twin.rolls = self.rolls
        twin.shuffles = self.shuffles
        twin.logging = self.logging
        if self.log:
            twin.log = self.log[:]

    def take_log(self) -> list[int]:
        taken = self.log
        self.log = []
        return taken


def words_of(data: bytes) -> list[int]:
    return [int.from_bytes(data[i : i + 4], "big") for i in range(0, 32, 4)]


class FastChance(Chance):
    """SFC32, a small chaotic generator on four 32-bit words: for simulation and search."""

    __slots__ = ("a", "b", "c", "counter", "seed")

    def __init__(self, seed: int, words: list[int] | None = None) -> None:
        """From a seed, or going on from the four words of another."""
        super().__init__()
        self.seed = seed
        if words is None:
            words = words_of(hashlib.sha256(f"bossrush fast {seed}".encode()).digest())
        self.a = words[0]
        self.b = words[1]
        self.c = words[2]
        self.counter = words[3]

    def draw(self, n: int) -> int:
        """The next word, scaled; in one piece, because no other function of a simulation is called as often."""
        while True:
            b = self.b
            c = self.c
            word = (self.a + b + self.counter) & WORD
            self.counter = (self.counter + 1) & WORD
            self.a = b ^ (b >> 9)
            self.b = (c + (c << 3)) & WORD
            self.c = (((c << 21) | (c >> 11)) + word) & WORD
            upper = (word >> HALF) * n  # in halves: a product of 32 bits and more is made slowly
            product = (upper << HALF) + (word & HALF_WORD) * n
            low = product & WORD
            if low >= n or fair(low, n):
                return product >> 32

    def copy(self) -> Chance:
        twin = FastChance(self.seed, [self.a, self.b, self.c, self.counter])
        self.copy_log(twin)
        return twin

    def dump(self) -> list[int | str]:
        return ["fast", self.drawn, self.a, self.b, self.c, self.counter]

    def renew(self, number: int) -> None:
        seed = f"bossrush fast again {number} {self.a} {self.b} {self.c} {self.counter}"
        words = words_of(hashlib.sha256(seed.encode()).digest())
        self.a = words[0]
        self.b = words[1]
        self.c = words[2]
        self.counter = words[3]


def fair(low: int, n: int) -> bool:
    """Lemire's multiplication scales a word to 0..n-1 without bias if products with such low halves are rejected."""
    return low >= (WORD + 1 - n) % n


def commitment(seed: str) -> str:
    """What is published before a sealed game; the seed that is revealed after it must hash to it."""
    return hashlib.sha256(f"bossrush seed {seed}".encode()).hexdigest()


def mixed_seed(secret: str, entropy: list[str]) -> str:
    """The seed of a sealed stream: the secret alone, or its hash together with what the seats added to it.

    The secret is committed to before anybody adds, so neither side alone decides.
    """
    if not entropy:
        return secret
    lines = ["bossrush mix", secret] + [" ".join(line.split()) for line in entropy]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def renewed_seed(seed: str, number: int) -> str:
    """The seed of the stream that takes the place of the first one after so many undos by consent."""
    return hashlib.sha256(f"bossrush again {number}\n{seed}".encode()).hexdigest()


class SealedChance(Chance):
    """A SHA-256 counter stream: for matches that people play, with commit and reveal of the seed."""

    __slots__ = ("block", "first_seed", "position", "seed", "words")

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.first_seed = seed
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
        while True:
            product = self.word() * n
            if fair(product & WORD, n):
                return product >> 32

    def copy(self) -> Chance:
        twin = SealedChance(self.first_seed)
        self.copy_log(twin)
        twin.seed = self.seed
        twin.block = self.block
        twin.position = self.position
        twin.words = self.words[:]
        return twin

    def dump(self) -> list[int | str]:
        return ["sealed", self.drawn, self.seed, self.block, self.position]

    def renew(self, number: int) -> None:
        self.seed = renewed_seed(self.first_seed, number)
        self.block = 0
        self.position = 8


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
        self.copy_log(twin)
        twin.used = self.used
        return twin

    def dump(self) -> list[int | str]:
        results: list[int | str] = ["dictated", self.drawn]
        results.extend(self.results[self.used :])
        return results

    def renew(self, number: int) -> None:
        """Whoever dictates knows what comes."""


class GivenChance(Chance):
    """The first results as they are given, of a game that this one goes on from; then those of another chance.

    Only what comes after the given ones is counted in `rolls` and `shuffles`.
    """

    __slots__ = ("given", "rest")

    def __init__(self, given: DictatedChance, rest: Chance) -> None:
        super().__init__()
        self.given = given
        self.rest = rest

    def draw(self, n: int) -> int:
        if not self.given.left():
            return self.rest.draw(n)
        result = self.given.draw(n)
        if not self.given.left():  # what was rolled and shuffled so far was not drawn from `rest`
            self.rolls = 0
            self.shuffles = 0
        return result

    def copy(self) -> Chance:
        given = self.given.copy()
        assert isinstance(given, DictatedChance)
        twin = GivenChance(given, self.rest.copy())
        self.copy_log(twin)
        return twin

    def dump(self) -> list[int | str]:
        results: list[int | str] = ["given", self.drawn]
        results.extend(self.given.dump())
        results.extend(self.rest.dump())
        return results

    def renew(self, number: int) -> None:
        """What is given stays: that game was renewed so itself."""
        if not self.given.left():
            self.rest.renew(number)
