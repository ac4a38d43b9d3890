"""Games shown again: worker processes play them, in pieces that are sent one after the other.

However long a game is, no more than a piece of it is held at a time, and the next one is made when the last has gone.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from bossrush.server.entries import whole_log
from bossrush.server.limits import Share
from bossrush.server.replays import HEAD_ENDS, Piece
from bossrush.server.store.base import OVER, Start, Store, TableRow
from bossrush.server.thinkers import Thinkers
from bossrush.server.thinking import Fork, Rolls, Show, Write

PIECE: Final = 64 * 1024
"""Bytes of a timeline that are made and sent at once, and one move."""
SHELF: Final = 8 * 1024 * 1024
"""Bytes of finished games that are kept, in case somebody else wants to see them."""


class Wanted(msgspec.Struct, frozen=True):
    """Which part of a game, and how it is to be shown."""

    seat: int
    views: bool
    lang: str
    first: int
    """The number of the first move; 0 is the opening."""
    last: int


class Shelf:
    """Things that were made lately, up to so many bytes; those used last stay longest."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.filled = 0
        self.things: OrderedDict[tuple[str, object], tuple[int, object]] = OrderedDict()

    def get(self, table: str, what: object) -> object | None:
        found = self.things.get((table, what))
        if found is None:
            return None
        self.things.move_to_end((table, what))
        return found[1]

    def put(self, table: str, what: object, thing: object, size: int) -> None:
        self.filled += size - self.things.pop((table, what), (0, None))[0]
        self.things[table, what] = (size, thing)
        while self.filled > self.size:
            self.filled -= self.things.popitem(last=False)[1][0]


class Timelines:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.shelf = Shelf(SHELF)

    async def stream(self, row: TableRow, share: Share, wanted: Wanted) -> AsyncIterator[bytes]:
        """A `Timeline` as JSON, piece by piece; `GameError` at once if there is none.

        `share`: of how many pieces the asker may have; whoever has had too many waits for the next one.
        """
        showing = Showing(self, row, share)
        piece = await showing.piece(wanted)
        return showing.pieces(piece, wanted)

    async def record(self, row: TableRow, person: str) -> str:
        """The record of a game that is over, as a text."""
        found = self.shelf.get(row.id, Write)
        if isinstance(found, str):
            return found
        text = await self.thinkers.replay(Write(row=row, log=await self.log_of(row)), str, person)
        self.shelf.put(row.id, Write, text, len(text))
        return text

    async def fork(self, row: TableRow, person: str, moves: int) -> Start:
        return await self.thinkers.replay(Fork(row=row, log=await self.log_of(row), moves=moves), Start, person)

    async def rolls(self, row: TableRow) -> dict[tuple[str, str, str], int]:
        job = Rolls(row=row, log=await self.log_of(row))
        counts = await self.thinkers.replay(job, list[tuple[str, str, str, int]])
        return {(game, die, face): count for game, die, face, count in counts}

    async def log_of(self, row: TableRow) -> bytes:
        return whole_log(await self.store.entries(row.id))


class Showing:
    """One game shown to one person, as its log was when the first piece was made that nobody had made before."""

    def __init__(self, timelines: Timelines, row: TableRow, share: Share) -> None:
        self.timelines = timelines
        self.row = row
        self.share = share
        self.log = b""

    async def pieces(self, piece: Piece, wanted: Wanted) -> AsyncIterator[bytes]:
        yield piece.head
        yield piece.moves
        while piece.last < min(wanted.last, piece.total):
            while wait := self.share.take():
                await asyncio.sleep(wait)
            piece = await self.piece(msgspec.structs.replace(wanted, first=piece.last + 1))
            yield b"," + piece.moves
        yield HEAD_ENDS

    async def piece(self, wanted: Wanted) -> Piece:
        shelf = self.timelines.shelf
        found = shelf.get(self.row.id, wanted) if self.row.status in OVER else None
        if isinstance(found, Piece):
            return found
        if not self.log:
            self.log = await self.timelines.log_of(self.row)
        job = Show(row=self.row, log=self.log, size=PIECE, **msgspec.structs.asdict(wanted))
        piece = await self.timelines.thinkers.replay(job, Piece, self.share.person)
        if piece.over:
            shelf.put(self.row.id, wanted, piece, len(piece.moves))
        return piece
