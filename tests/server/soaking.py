"""Trials of a whole server, each as long as one likes, and one table of what was counted.

`tools/server_soak.py` runs them on a large scale. Whatever breaks a promise raises an `AssertionError`; what was
counted until then is in the rows all the same.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from tests.server.attacks_edge import (
    Attack,
    Fate,
    empty_fragments,
    guest_cookie,
    handshakes,
    large_head,
    large_messages,
    persistent,
    pipelined,
    tiny_chunks,
    tiny_messages,
    under_attack,
    unread_pings,
)
from tests.server.attacks_people import bans_that_hold, mutes_that_hold, password_changes_that_hold
from tests.server.attacks_think import (
    AMPLIFIERS,
    ATTACKERS,
    STARVERS,
    Timed,
    bots_of_a_person,
    limited_server,
    measure,
    memory_of,
    moves_of_a_pair,
)
from tests.server.crashing import Tally, cluster, crash
from tests.server.fuzzing import fuzz
from tests.server.running import server_process
from tests.server.services import Postgresql, Redis

GROUPS: Final = 12
CHANGING: Final = 20
"""Connections that change a person all the time while it is banned or gets a new password."""
DELAY: Final = 50.0
"""Milliseconds by which nobody may delay the moves of others, 99 of 100 times."""
TWICE: Final = 2.0
"""A load within the limits may make moves take so many times as long, or `DELAY` more if that is more."""
JOB: Final = 1500.0
"""Milliseconds a bot in a game with people may wait for the hint its only worker is busy with, and for its own turn."""
Say = Callable[[str], None]
Measure = Callable[[], float]
"""Milliseconds."""


@dataclass
class Row:
    """What was counted in one trial; what does not apply is None."""

    trial: str
    amount: str = ""
    acknowledged: int | None = None
    lost: int | None = None
    doubled: int | None = None
    hostile: int | None = None
    p50: float | None = None
    p99: float | None = None
    worst: float | None = None
    before: float | None = None
    after: float | None = None

    def take(self, tally: Tally) -> None:
        if tally.load is not None:
            self.acknowledged = tally.load.acknowledged()
            self.lost, self.doubled = tally.load.lost(), tally.load.doubled()
        self.hostile = tally.hostile or None
        if tally.memory:
            self.before, self.after = tally.memory[0] / 1e6, tally.memory[-1] / 1e6


COLUMNS: Final = {
    "trial": "trial",
    "amount": "how much",
    "acknowledged": "acknowledged",
    "lost": "lost",
    "doubled": "doubled",
    "hostile": "hostile",
    "p50": "p50 ms",
    "p99": "p99 ms",
    "worst": "max ms",
    "before": "MB before",
    "after": "MB after",
}
WORDS: Final = 2
"""Columns of words; the others are numbers."""


def shown(value: str | int | float | None) -> str:
    if value is None:
        return "-"
    if isinstance(value, float):
        return f"{value:.1f}"
    return f"{value:,}" if isinstance(value, int) else value


def table(rows: list[Row]) -> str:
    """Aligned text, to be pasted."""
    cells = [list(COLUMNS.values()), *([shown(getattr(row, name)) for name in COLUMNS] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if number < WORDS else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in cells
    )


@dataclass
class Soak:
    """Runs trials and collects their rows."""

    seed: int
    say: Say
    rows: list[Row] = field(default_factory=list)

    @contextmanager
    def row(self, trial: str, amount: str) -> Iterator[tuple[Row, Tally]]:
        row, tally = Row(trial, amount), Tally(self.say)
        self.rows.append(row)
        try:
            yield row, tally
        finally:
            row.take(tally)

    def compare(
        self, idle: float, quiet: Measure, attacked: dict[str, Measure], bound: Callable[[float], float]
    ) -> None:
        """Nobody's p99 is beyond its bound, given that of an idle server. What is late is measured once more, beside an
        idle server of that minute: something else may have kept the machine busy."""
        late = []
        for name, p99 in attacked.items():
            if p99() <= bound(idle):
                continue
            self.say(f"{name}: late, so once more")
            allowed = bound(quiet())
            if (took := p99()) > allowed:
                late.append(f"{name}: the p99 of somebody else is {took:.0f} ms, more than {allowed:.0f} ms")
        assert not late, "; ".join(late)

    # ---- nothing is lost

    def kills(self, folder: Path, number: int) -> None:
        with self.row("SQLite, killed", f"{number} kills") as (_, tally):
            asyncio.run(crash(folder, number, GROUPS, self.seed, tally))

    def cluster(self, folder: Path, number: int) -> None:
        """One of two processes dies, by turns; every other time Redis, too."""
        if self.missing("no trial of two processes"):
            return
        with (
            services() as (postgresql, redis),
            self.row("PostgreSQL, Redis, one of 2 killed", f"{number} kills") as (
                _,
                tally,
            ),
        ):
            asyncio.run(cluster(folder, postgresql.new_database(), redis, number, GROUPS, self.seed, tally))

    def fuzz(self, folder: Path, number: int) -> None:
        with self.row("hostile messages", "3 connections") as (_, tally):
            attack = asyncio.run(fuzz(folder, number, self.seed, tally))
        for answer, times in attack.answers.most_common():
            self.say(f"{times:8} {answer}")

    def races(self, folder: Path, number: int) -> None:
        """People who change all the time, while they are banned, get a new password, or are muted by all processes."""
        self.race("SQLite", f"sqlite:///{folder / 'races.sqlite'}", number)
        if not self.missing("no races on PostgreSQL"):
            with services() as (postgresql, _):
                self.race("PostgreSQL", postgresql.new_database(), number)

    def race(self, store: str, url: str, number: int) -> None:
        with self.row(f"{store}, people changed at once", f"{number} of each") as (row, _):
            row.acknowledged = 3 * number
            held = asyncio.run(bans_that_hold(url, number, CHANGING))
            held += asyncio.run(password_changes_that_hold(url, number, CHANGING))
            held += asyncio.run(mutes_that_hold(url, number))
            row.lost = 3 * number - held
            assert row.lost == 0, f"{row.lost} bans, passwords or mutes did not hold"

    def missing(self, consequence: str) -> bool:
        missing = Postgresql.missing() or Redis.missing()
        if missing:
            self.say(f"{consequence}: {missing}")
        return bool(missing)

    # ---- nobody keeps others from playing

    def freezing(self, _: Path, seconds: int) -> None:
        """Floods below the app, by attackers who come back whenever they are cut off."""
        quiet = partial(self.freeze, "idle", [], seconds)
        floods: dict[str, Measure] = {
            name: partial(self.freeze, name, [(attack, known)] * attackers, seconds)
            for name, attackers, attack, known in FLOODS
        }
        self.compare(quiet(), quiet, floods, lambda idle: idle + DELAY)

    def freeze(self, name: str, attacks: list[tuple[Callable[..., Fate], bool]], seconds: int) -> float:
        """The p99 of two people's moves."""
        with (
            tempfile.TemporaryDirectory() as folder,
            server_process("--db", f"sqlite:///{folder}/frozen.sqlite", limits=True) as server,
            self.row(f"moves: {name}", f"{seconds} s") as (row, _),
        ):
            row.before = memory_of(server) / 1e6
            floods = [flood(server.url, attack, known, seconds) for attack, known in attacks]
            figures = asyncio.run(under_attack(server, *floods, moves=8 * seconds, processes=True))
            row.after = memory_of(server) / 1e6
            row.p50, row.p99, row.worst = figures.median, figures.p99, figures.worst
            self.say(f"{name}: {figures}")
        return figures.p99

    def loads(self, _: Path, seconds: int) -> None:
        """What stays within the limits and makes the server work: how long moves take, and how long bots wait."""
        moves = partial(self.load, "moves", moves_of_a_pair, seconds)
        amplified: dict[str, Measure] = {kind: partial(moves, kind, ATTACKERS) for kind in AMPLIFIERS}
        self.compare(moves("idle"), partial(moves, "idle"), amplified, lambda idle: max(TWICE * idle, idle + DELAY))
        bots = partial(self.load, "bots", bots_of_a_person, seconds)
        starved: dict[str, Measure] = {kind: partial(bots, kind, number) for kind, number in STARVERS.items()}
        self.compare(bots("idle"), partial(bots, "idle"), starved, lambda idle: idle + JOB)

    def load(self, whose: str, timed: Timed, seconds: int, kind: str, attackers: int = 0) -> float:
        """The p99 of two people's moves, or of a bot's."""
        name = f"{whose}: {kind.replace('_', ' ') if attackers else 'no load'}"
        who = f"{attackers} people, " if attackers else ""
        with tempfile.TemporaryDirectory() as folder, limited_server(Path(folder)) as server:
            with self.row(name, f"{who}{seconds} s") as (row, _):
                found = measure(server, kind, attackers, seconds, timed)
                row.p50, row.p99, row.worst = 1000 * found.p50, 1000 * found.p99, 1000 * found.worst
                row.before, row.after = found.memory_before / 1e6, found.memory_after / 1e6
            self.say(f"{name}: p50 {row.p50:.1f} ms, p99 {row.p99:.1f} ms of {found.number}")
        return row.p99


@contextmanager
def services() -> Iterator[tuple[Postgresql, Redis]]:
    with ExitStack() as stack:
        postgresql, redis = Postgresql(), Redis()
        for service in (postgresql, redis):
            stack.callback(service.remove)
            service.start()
        yield postgresql, redis


FLOODS: Final[list[tuple[str, int, Callable[..., Fate], bool]]] = [
    ("empty fragments", 1, empty_fragments, True),
    ("empty fragments, no cookie", 4, empty_fragments, False),
    ("unread pings", 1, unread_pings, True),
    ("tiny messages", 4, tiny_messages, True),
    ("large messages", 2, large_messages, True),
    ("headers without end", 1, large_head, False),
    ("requests without a pause", 1, pipelined, False),
    ("bodies in chunks of a byte", 1, tiny_chunks, False),
    ("handshakes without end", 2, handshakes, False),
]
"""What it is called, by how many at once, and whether they have a cookie."""


def flood(url: str, attack: Callable[..., Fate], known: bool, seconds: int) -> Attack:
    return persistent(partial(attack, cookie=guest_cookie(url)) if known else attack, seconds)
