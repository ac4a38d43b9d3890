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
UPDATED = "updated"
CREATED = "created"
MUTED = 200
"""How many people one can mute."""
SESSIONS = 20
"""On how many devices one is logged in at the same time; the oldest session makes room for a new one."""
PERSON = "person"
"""The order to look at a person again: banned or not, with other sessions than before."""
RELOAD = "reload"
"""The order to look at a table again."""
FORGET = "forget"
"""The order to forget tables that were removed. Its argument: when that was, and their ids."""


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
    version: int = 0
    """The number of the last entry that the summary takes into account."""


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
    """Persons whose chat this one does not want to see, in no certain order."""
    sessions: list[str] = []
    """Where this person is logged in, in no certain order; empty for the cookies given out before there were any."""


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
    """Which tables to list: the last updated or, for lists of several pages, the last created first."""

    game: str = ""
    status: tuple[str, ...] = ()
    person: str = ""
    """Tables at which this person has a seat."""
    public: bool = False
    order: str = UPDATED
    before: tuple[int, str] | None = None
    """Only tables that follow this one: `updated` or `created`, and `id`, of the last one on the page before."""
    limit: int = 50


AWAY = "away"
FULL = "full"
READ_ONLY = "read_only"
LOCKED = "locked"
TROUBLES = (AWAY, FULL, READ_ONLY, LOCKED)


class StoreError(Exception):
    """The store cannot be used: one clear sentence without secrets, and which of `TROUBLES` it is."""

    def __init__(self, text: str, kind: str = AWAY) -> None:
        super().__init__(text)
        self.kind = kind


class Store:
    """Durable when it says so: `append` answers after the entry is safe.

    Everything but `append` may run in another thread and is awaited; nothing here blocks the event loop.
    Any operation may raise `StoreError`. The log is told why, once, so whoever meets one need not.
    """

    def trouble(self) -> str:
        """What the log was told last; empty once a `ping` has gone well since."""
        return ""

    async def open(self, to_write: bool = False) -> None:
        """Create or migrate the database; `StoreError` if it cannot be used, or written if that is what it is for."""
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

    async def update_table(self, row: TableRow) -> bool:
        """Write the summary fields; false if there is a newer summary, which stays.

        Processes write in any order. So `due` too stays if it comes from a newer entry.
        """
        raise NotImplementedError

    async def close_table(self, id: str, version: int, at: int) -> bool:
        """An administrator closed the table with entry number `version`; false if there is a newer summary.

        All processes are told to look at the table again.
        """
        raise NotImplementedError

    async def table(self, id: str) -> TableRow | None:
        raise NotImplementedError

    async def tables(self, which: TableFilter) -> list[TableRow]:
        raise NotImplementedError

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        """Running tables whose `due` has passed."""
        raise NotImplementedError

    async def clocked(self, after: str, limit: int) -> list[str]:
        """Running tables that have a clock, by id: the first ones after this id."""
        raise NotImplementedError

    async def add_person(self, row: PersonRow) -> bool:
        """False if the login is taken."""
        raise NotImplementedError

    # What changes a person changes nothing but what it says, and gives back the whole person as of then; None if there
    # is no such person. Where cookies or a ban begin or end, all processes are told to look again.

    async def rename(self, id: str, name: str) -> PersonRow | None:
        raise NotImplementedError

    async def claim(self, id: str, login: str, password: str) -> PersonRow | None:
        """Make a guest's account. None as well if the login is taken or the person has one."""
        raise NotImplementedError

    async def change_password(self, id: str, old: str, new: str, session: str) -> PersonRow | None:
        """Both as hashes. Ends all other sessions. None as well if the password is no longer the old one."""
        raise NotImplementedError

    async def set_banned(self, id: str, banned: bool) -> PersonRow | None:
        """A ban ends all sessions of an account. A guest keeps them, to come back after it: there is no other way."""
        raise NotImplementedError

    async def mute(self, id: str, other: str) -> PersonRow | None:
        """Somebody who has muted `MUTED` others does not mute another one."""
        raise NotImplementedError

    async def unmute(self, id: str, other: str) -> PersonRow | None:
        raise NotImplementedError

    async def add_session(self, id: str, password: str, session: str, at: int) -> PersonRow | None:
        """Ends the oldest ones above `SESSIONS`. None as well if the password (its hash) is another one by now."""
        raise NotImplementedError

    async def end_session(self, id: str, session: str) -> PersonRow | None:
        raise NotImplementedError

    async def person(self, id: str) -> PersonRow | None:
        raise NotImplementedError

    async def person_by_login(self, login: str) -> PersonRow | None:
        raise NotImplementedError

    async def add_chat(self, row: ChatRow) -> ChatRow:
        """Numbered by the store, within the table."""
        raise NotImplementedError

    async def chat(
        self, table: str, after: int | None = None, limit: int = 100, muted: Sequence[str] = ()
    ) -> list[ChatRow]:
        """The last `limit` messages, or the first so many with a number above `after`; in order.

        Those of `muted` people do not count: whoever asks on from the last number misses nothing.
        """
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
        """For all running processes: `reload TABLE`, `person PERSON`, `forget TIME TABLE …`."""
        raise NotImplementedError

    async def orders(self, after: int) -> list[tuple[int, str, str]]:
        """Orders with a number above `after`: number, order, argument. With -1: only the newest, to begin from."""
        raise NotImplementedError

    async def ping(self) -> None:
        """Store something tiny, as a move is stored, and remove it again; `StoreError` if that cannot be done."""
        raise NotImplementedError
