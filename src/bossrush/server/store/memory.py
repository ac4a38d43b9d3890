"""A store that keeps nothing: plain dicts, for tests and benchmarks."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from bossrush.server.store.base import RUNNING, ChatRow, PersonRow, Store, TableFilter, TableRow
from bossrush.server.store.rows import SUMMARY, newest_first, people_at

Row = TypeVar("Row", TableRow, PersonRow, ChatRow)


class MemoryStore(Store):
    """Rows are copied on their way in and out, so that nobody changes them by accident."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.rows: dict[str, TableRow] = {}
        self.people: dict[str, PersonRow] = {}
        self.chats: dict[str, list[ChatRow]] = {}
        self.counts: dict[tuple[str, str, str], int] = {}
        self.secrets: dict[str, str] = {}
        self.given: list[tuple[int, str, str]] = []

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def append(self, table: str, version: int, entry: bytes, due: int = -1) -> bool:
        log = self.logs.setdefault(table, [])
        if version <= len(log):
            return False
        assert version == len(log) + 1, "entries are numbered without a gap"
        log.append(entry)
        if due != -1 and table in self.rows:
            self.rows[table].due = due
        return True

    async def entries(self, table: str, after: int = 0, limit: int = 0) -> list[bytes]:
        return self.logs.get(table, [])[after : after + limit if limit else None]

    async def versions(self, tables: list[str]) -> dict[str, int]:
        return {table: len(self.logs[table]) for table in tables if self.logs.get(table)}

    async def add_table(self, row: TableRow, entries: Sequence[bytes] = ()) -> None:
        self.rows[row.id] = copied(row)
        if entries:
            self.logs[row.id] = list(entries)

    async def update_table(self, row: TableRow, moved: bool = True) -> None:
        kept = self.rows.get(row.id)
        if kept is not None:
            given = copied(row)
            self.rows[row.id] = msgspec.structs.replace(kept, **{name: getattr(given, name) for name in SUMMARY})

    async def table(self, id: str) -> TableRow | None:
        row = self.rows.get(id)
        return None if row is None else copied(row)

    async def tables(self, which: TableFilter) -> list[TableRow]:
        rows = sorted((row for row in self.rows.values() if fits(row, which)), key=newest_first)
        return [copied(row) for row in rows[: which.limit]]

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        rows = [row for row in self.rows.values() if row.status == RUNNING and 0 < row.due <= now]
        return [row.id for row in sorted(rows, key=lambda row: (row.due, row.id))[:limit]]

    async def add_person(self, row: PersonRow) -> bool:
        if row.id in self.people or self.taken(row):
            return False
        self.people[row.id] = copied(row)
        return True

    async def update_person(self, row: PersonRow) -> bool:
        if self.taken(row):
            return False
        if row.id in self.people:
            self.people[row.id] = copied(row)
        return True

    def taken(self, row: PersonRow) -> bool:
        login = row.login.casefold()
        return bool(login) and any(p.login.casefold() == login for p in self.people.values() if p.id != row.id)

    async def person(self, id: str) -> PersonRow | None:
        row = self.people.get(id)
        return None if row is None else copied(row)

    async def person_by_login(self, login: str) -> PersonRow | None:
        for row in self.people.values():
            if login and row.login.casefold() == login.casefold():
                return copied(row)
        return None

    async def add_chat(self, row: ChatRow) -> ChatRow:
        said = self.chats.setdefault(row.table, [])
        numbered = msgspec.structs.replace(row, number=len(said) + 1)
        said.append(numbered)
        return copied(numbered)

    async def chat(self, table: str, after: int = 0, limit: int = 100) -> list[ChatRow]:
        rows = [copied(row) for row in self.chats.get(table, [])[after:]]
        return rows[max(0, len(rows) - limit) :]

    async def count_rolls(self, counts: dict[tuple[str, str, str], int]) -> None:
        for key, count in counts.items():
            self.counts[key] = self.counts.get(key, 0) + count

    async def rolls(self) -> dict[tuple[str, str, str], int]:
        return dict(self.counts)

    async def secret(self, name: str) -> str:
        return self.secrets.setdefault(name, secrets.token_hex(32))

    async def give_order(self, order: str, argument: str) -> None:
        self.given.append((len(self.given) + 1, order, argument))

    async def orders(self, after: int) -> list[tuple[int, str, str]]:
        return self.given[-1:] if after == -1 else self.given[after:]

    async def ping(self) -> bool:
        return True


def copied(row: Row) -> Row:
    return msgspec.convert(msgspec.to_builtins(row), type(row))


def fits(row: TableRow, which: TableFilter) -> bool:
    return (
        (not which.game or row.game == which.game)
        and (not which.status or row.status in which.status)
        and (not which.person or which.person in people_at(row))
        and not (which.public and row.private)
        and (not which.before or row.updated < which.before)
    )
