"""What a store is: rows as plain data, and the operations the server needs. All times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

OPEN = "open"
RUNNING = "running"
FINISHED = "finished"
CLOSED = "closed"
STATUSES = (OPEN, RUNNING, FINISHED, CLOSED)
OVER = (FINISHED, CLOSED)


class SeatRow(msgspec.Struct, omit_defaults=True):
    """Who has a seat: a person, a bot, a bot for a person, or nobody."""

    person: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False


class Start(msgspec.Struct):
    """Where a forked table begins: the moves of another game and all chance results they had."""

    table: str
    moves: list[tuple[int, str]]
    """Seat and action."""
    results: list[int]
    again: list[tuple[int, int]] = []
    """After how many of these moves chance was renewed there, and the number of that renewal."""


class TableRow(msgspec.Struct, kw_only=True):
    """What a table was created with (never changed), and a summary for lists (kept by `update_table`)."""

    id: str
    game: str
    rules: int
    content: str
    options: dict[str, str]
    """All options of the game, as text."""
    host: str
    """The person who created it."""
    private: bool
    invite: str
    """Needed to join a private table. Another one takes its place in the log when somebody is sent away."""
    hot_seat: bool
    clock: str
    """`none`, `move:60`, `game:900+10` or `days:3`."""
    spectators: bool
    delay: int
    """Seconds by which spectators are behind."""
    hints: bool
    secret: str
    """The server's part of the seed. Told to nobody before the game is over."""
    commitment: str
    created: int
    start: Start | None = None
    # the summary
    status: str = OPEN
    seats: list[SeatRow] = []
    winners: list[int] = []
    moves: int = 0
    updated: int = 0
    due: int = 0
    """When somebody's time runs out; 0 for never. Any process takes care of a table that is overdue."""


class PersonRow(msgspec.Struct, kw_only=True):
    id: str
    name: str
    created: int
    login: str = ""
    """Empty for a guest."""
    password: str = ""
    """The argon2 hash."""
    banned: bool = False
    muted: list[str] = []
    """Persons whose chat this one does not want to see."""


class ChatRow(msgspec.Struct, kw_only=True):
    table: str
    number: int
    at: int
    person: str
    name: str
    text: str = ""
    phrase: str = ""
    """A quick phrase by its message key, instead of a text."""


class TableFilter(msgspec.Struct, kw_only=True):
    """Which tables to list, newest first."""

    game: str = ""
    status: tuple[str, ...] = ()
    person: str = ""
    """Tables at which this person has a seat."""
    public: bool = False
    before: int = 0
    """Only tables updated before this time (the next page)."""
    limit: int = 50


class StoreError(Exception):
    """The store cannot be used: one clear sentence."""


class Store:
    """Durable when it says so: `append` answers after the entry is safe.

    Everything but `append` may run in another thread and is awaited; nothing here blocks the event loop.
    """

    async def open(self) -> None:
        """Create or migrate the database; `StoreError` if it cannot be used."""
        raise NotImplementedError

    async def close(self) -> None:
        """Everything accepted so far is written."""
        raise NotImplementedError

    async def append(self, table: str, version: int, entry: bytes, due: int = -1) -> bool:
        """Store this entry as number `version` of the table, on condition that the table has none of that number.

        Answers once it is durable; false if somebody else was faster. `due` sets the table's, unless it is -1.
        Appends of many tables are written together, in one transaction.
        """
        raise NotImplementedError

    async def entries(self, table: str, after: int = 0, limit: int = 0) -> list[bytes]:
        """The entries with a number above `after`, in order; at most `limit` of them, unless it is 0."""
        raise NotImplementedError

    async def versions(self, tables: list[str]) -> dict[str, int]:
        """The newest version of each of these tables that has entries."""
        raise NotImplementedError

    async def add_table(self, row: TableRow, entries: Sequence[bytes] = ()) -> None:
        """With its first entries, numbered from 1; all is durable once this answers."""
        raise NotImplementedError

    async def update_table(self, row: TableRow, moved: bool = True) -> None:
        """Write the summary fields. `moved`: other people sit there than when it was last written."""
        raise NotImplementedError

    async def table(self, id: str) -> TableRow | None:
        raise NotImplementedError

    async def tables(self, which: TableFilter) -> list[TableRow]:
        raise NotImplementedError

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        """Running tables whose `due` has passed."""
        raise NotImplementedError

    async def add_person(self, row: PersonRow) -> bool:
        """False if the login is taken."""
        raise NotImplementedError

    async def update_person(self, row: PersonRow) -> bool:
        """False if the login is taken."""
        raise NotImplementedError

    async def person(self, id: str) -> PersonRow | None:
        raise NotImplementedError

    async def person_by_login(self, login: str) -> PersonRow | None:
        raise NotImplementedError

    async def add_chat(self, row: ChatRow) -> ChatRow:
        """Numbered by the store, within the table."""
        raise NotImplementedError

    async def chat(self, table: str, after: int = 0, limit: int = 100) -> list[ChatRow]:
        """The last `limit` messages with a number above `after`, in order."""
        raise NotImplementedError

    async def count_rolls(self, counts: dict[tuple[str, str, str], int]) -> None:
        """Add to the dice statistics: by game, die and face, how often it came up."""
        raise NotImplementedError

    async def rolls(self) -> dict[tuple[str, str, str], int]:
        raise NotImplementedError

    async def secret(self, name: str) -> str:
        """A random secret of this installation, made when first asked for (the same for all processes)."""
        raise NotImplementedError

    async def give_order(self, order: str, argument: str) -> None:
        """An administrator's order for all running processes: `reload TABLE`, `ban PERSON`, …"""
        raise NotImplementedError

    async def orders(self, after: int) -> list[tuple[int, str, str]]:
        """Orders with a number above `after`: number, order, argument. With -1: only the newest, to begin from."""
        raise NotImplementedError

    async def ping(self) -> bool:
        """Whether the database answers."""
        raise NotImplementedError
