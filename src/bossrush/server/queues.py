"""Jobs that wait for a worker: the urgent ones first, persons in turn, and no kind of them for ever."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from typing import Final, Generic, TypeVar

J = TypeVar("J")

SHARE: Final = 8
"""Of so many jobs in a row one goes to those that are less urgent, if they wait."""
SETTLED: Final = 1.0
"""Seconds after which the first in line is no longer passed over by others that suit the worker better."""

KNOWN: Final = 1000
"""Persons of whom it is remembered when they were served."""


class Unwanted(Exception):
    """The answer was no longer needed when it would have been this job's turn."""


def always() -> bool:
    return True


class Wait(Generic[J]):
    """A job that waits."""

    __slots__ = ("answer", "begun", "job", "number", "person", "rank", "since", "table", "timer", "wanted")

    def __init__(
        self, job: J, rank: int, person: str, table: str, wanted: Callable[[], bool], answer: asyncio.Future[object]
    ) -> None:
        self.job = job
        self.rank = rank
        self.person = person
        self.table = table
        self.wanted = wanted
        """Whether somebody still needs the answer: looked at before anything is spent on it."""
        self.answer = answer
        self.number = 0
        """In the order in which they came."""
        self.since = time.monotonic()
        self.begun = False
        self.timer: asyncio.TimerHandle | None = None

    def waited(self) -> float:
        return time.monotonic() - self.since

    def drop_unwanted(self) -> bool:
        """Whether nobody needs the answer any more; whoever waits for it all the same gets `Unwanted`."""
        if not self.answer.done() and not self.wanted():
            self.answer.set_exception(Unwanted())
        return self.answer.done()


class Line(Generic[J]):
    """Those of one rank. Whoever was served longest ago is next, and so with the tables of a person."""

    def __init__(self) -> None:
        self.persons: dict[str, dict[str, deque[Wait[J]]]] = {}
        self.count = 0
        """How many were served."""
        self.served: dict[str, int] = {}
        """By person: what the count was then, or when it first came."""

    def __iter__(self) -> Iterator[Wait[J]]:
        return (wait for tables in self.persons.values() for line in tables.values() for wait in line)

    def add(self, wait: Wait[J]) -> None:
        self.served.setdefault(wait.person, self.count)
        self.persons.setdefault(wait.person, {}).setdefault(wait.table, deque()).append(wait)

    def first(self, suits: Callable[[Wait[J]], bool]) -> Wait[J] | None:
        """Whose turn it is: the first in line, or the first that suits if that one has not waited for long."""
        order = sorted(self.persons, key=self.served.__getitem__)
        heads = [next(iter(self.persons[person].values()))[0] for person in order]
        if not heads or heads[0].waited() > SETTLED:
            return heads[0] if heads else None
        return next((wait for wait in heads if suits(wait)), heads[0])

    def remove(self, wait: Wait[J]) -> None:
        """Its person and its table go to the end of their lines."""
        tables = self.persons.pop(wait.person)
        line = tables.pop(wait.table)
        line.remove(wait)
        if line:
            tables[wait.table] = line
        if tables:
            self.persons[wait.person] = tables
        self.count += 1
        self.served[wait.person] = self.count
        if len(self.served) > 2 * KNOWN:
            self.forget()

    def forget(self) -> None:
        """Those who were served so long ago that it no longer matters."""
        self.served = {
            person: count
            for person, count in self.served.items()
            if person in self.persons or count > self.count - KNOWN
        }


class Lines(Generic[J]):
    """All that wait, by rank; 0 is the most urgent."""

    def __init__(self, ranks: int) -> None:
        self.ranks: list[Line[J]] = [Line() for _ in range(ranks)]
        self.ahead_of_others = [0] * ranks
        """By rank: how many jobs in a row went before less urgent ones that waited."""
        self.count = 0

    def __iter__(self) -> Iterator[Wait[J]]:
        return (wait for line in self.ranks for wait in line)

    def add(self, wait: Wait[J]) -> None:
        self.count += 1
        wait.number = self.count
        self.ranks[wait.rank].add(wait)

    def take(self, suits: Callable[[Wait[J]], bool]) -> Wait[J] | None:
        """The next one that somebody still wants; the others are forgotten."""
        while (wait := self.next(suits)) is not None:
            self.ranks[wait.rank].remove(wait)
            if not wait.drop_unwanted():
                self.served(wait.rank)
                return wait
        return None

    def next(self, suits: Callable[[Wait[J]], bool]) -> Wait[J] | None:
        waiting = [rank for rank, line in enumerate(self.ranks) if line.persons]
        for rank in waiting:
            if rank == waiting[-1] or self.ahead_of_others[rank] < SHARE - 1:
                return self.ranks[rank].first(suits)
        return None

    def served(self, rank: int) -> None:
        """A more urgent rank has given way to this one; this one went before the less urgent ones."""
        for other in range(rank):
            self.ahead_of_others[other] = 0
        others = any(line.persons for line in self.ranks[rank + 1 :])
        self.ahead_of_others[rank] = self.ahead_of_others[rank] + 1 if others else 0

    def ahead(self, wait: Wait[J]) -> int:
        """How many tables have waited longer, and are as urgent."""
        earlier = (w for w in self if w.rank <= wait.rank and w.number < wait.number and not w.answer.done())
        return len({w.table for w in earlier} - {wait.table})


class Places:
    """Who may do something at the same time: so many tables of one person, so many in all."""

    def __init__(self, each: int, total: int) -> None:
        self.each = each
        self.total = total
        self.held: dict[str, str] = {}
        """By table: the person."""

    def take(self, table: str, person: str) -> bool:
        if table in self.held:
            return True
        if len(self.held) >= self.total or Counter(self.held.values())[person] >= self.each:
            return False
        self.held[table] = person
        return True

    def give_back(self, table: str) -> bool:
        return self.held.pop(table, None) is not None
