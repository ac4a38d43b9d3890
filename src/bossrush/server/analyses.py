"""What decided the games that were finished here, computed in the background by a worker of their own.

One game at a time. Kept in memory for the games asked about last; whatever is missing is computed again when somebody
asks.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final, Literal

import msgspec

from bossrush.analysis.analysis import Analysis
from bossrush.analysis.weighing import Weighed
from bossrush.kernel.game import Game
from bossrush.server.entries import whole_log
from bossrush.server.store.base import Store, TableRow
from bossrush.server.thinkers import Thinkers
from bossrush.server.thinking import Divide, Divided, Tell, Weigh

log = logging.getLogger(__name__)

KEPT: Final = 50
"""Finished analyses that are kept."""
WAITING: Final = 50
"""Games that wait for theirs; more are not begun."""
LONGEST: Final = 250
"""Milliseconds for one decision at most: other games wait."""


class Analysed(msgspec.Struct, omit_defaults=True):
    status: Literal["none", "running", "failed", "done"]
    """`none`: this server analyses no games. `failed`: it could not analyse this one."""
    share: float = 0.0
    """How much of it is done, from 0 to 1."""
    analysis: Analysis | None = None
    """When all of it is."""


class Busy(Exception):
    """Too many games wait for their analysis."""


class Work:
    """The analysis of one game."""

    def __init__(self, game: Game, row: TableRow) -> None:
        self.game = game
        self.row = row
        self.total = 0
        """Decisions; 0 before they are counted."""
        self.weighed: list[Weighed] = []
        self.done = False
        self.failed = False
        self.told: dict[str, asyncio.Task[Analysis]] = {}
        """By language; whoever asks for the same one meanwhile waits for the same task."""

    def share(self) -> float:
        return len(self.weighed) / max(1, self.total)


class Analyses:
    def __init__(self, store: Store, thinkers: Thinkers, seconds: float) -> None:
        """`seconds` of thinking for a game; 0 for no analysis at all."""
        self.store = store
        self.thinkers = thinkers
        self.seconds = seconds
        self.works: OrderedDict[str, Work] = OrderedDict()
        self.waiting: asyncio.Queue[Work] = asyncio.Queue(WAITING)

    def begin(self, game: Game, row: TableRow) -> Work:
        """The analysis of a game that is over, which is begun if need be; `Busy` if too many wait."""
        work = self.works.get(row.id)
        if work is None:
            work = Work(game, row)
            try:
                self.waiting.put_nowait(work)
            except asyncio.QueueFull:
                raise Busy from None
            self.works[row.id] = work
            self.forget()
        self.works.move_to_end(row.id)
        return work

    def forget(self) -> None:
        """The results that nobody has asked for longest, but nothing that is still to be done."""
        finished = [table for table, work in self.works.items() if work.done or work.failed]
        for table in finished[:-KEPT]:
            del self.works[table]

    async def run(self) -> None:
        """Compute what is waiting, one after the other, for ever."""
        while True:
            work = await self.waiting.get()
            try:
                await self.compute(work)
                work.done = True
            except Exception:
                work.failed = True
                log.exception("an analysis failed", extra={"table": work.row.id})

    async def compute(self, work: Work) -> None:
        row = work.row
        divided = await self.thinkers.replay(Divide(row=row, log=await self.log_of(row)), Divided)
        work.total = len(divided.choices)
        for before, seat, actions in divided.choices:
            job = Weigh(
                table=row.id,
                game=row.game,
                rules=row.rules,
                options=row.options,
                secret=row.secret,
                entropies=divided.entropies,
                start=row.start,
                moves=divided.moves[:before],
                seat=seat,
                actions=actions,
                milliseconds=min(LONGEST, int(1000 * self.seconds / work.total) + 1),
            )
            work.weighed.append(await self.thinkers.weigh(job))

    async def tell(self, work: Work, lang: str, person: str) -> Analysed:
        """How far it is, or all of it in this language. What failed is told once; whoever asks later begins anew."""
        if work.failed:
            self.works.pop(work.row.id, None)
            return Analysed("failed")
        if not work.done:
            return Analysed("running", round(work.share(), 3))
        task = work.told.get(lang)
        if task is None or (task.done() and task.exception()):
            task = work.told[lang] = asyncio.create_task(self.put_in_words(work, lang, person))
        return Analysed("done", 1.0, await asyncio.shield(task))

    async def put_in_words(self, work: Work, lang: str, person: str) -> Analysis:
        job = Tell(row=work.row, log=await self.log_of(work.row), weighed=work.weighed, lang=lang)
        return await self.thinkers.replay(job, Analysis, person)

    async def log_of(self, row: TableRow) -> bytes:
        return whole_log(await self.store.entries(row.id))
