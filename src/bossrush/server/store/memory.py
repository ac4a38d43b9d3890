"""A store that keeps nothing: plain dicts, for tests and benchmarks."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from bossrush.server.clock import NONE
from bossrush.server.store.base import (
    CLOSED,
    MUTED,
    PERSON,
    RELOAD,
    RUNNING,
    SESSIONS,
    ChatRow,
    PersonRow,
    Store,
    TableFilter,
    TableRow,
)
from bossrush.server.store.rows import SUMMARY, people_at, place_of

Row = TypeVar("Row", TableRow, PersonRow, ChatRow)


class MemoryStore(Store):
    """Rows are copied on their way in and out, so that nobody changes them by accident."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.rows: dict[str, TableRow] = {}
        self.due_versions: dict[str, int] = {}
        """The number of the entry that each table's `due` is as of."""
        self.people: dict[str, PersonRow] = {}
        self.chats: dict[str, list[ChatRow]] = {}
        self.counts: dict[tuple[str, str, str], int] = {}
        self.secrets: dict[str, str] = {}
        self.given: list[tuple[int, str, str]] = []

    async def open(self, to_write: bool = False) -> None:
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
            self.due_versions[table] = version
        return True

    async def entries(self, table: str, after: int = 0, limit: int = 0) -> list[bytes]:
        return self.logs.get(table, [])[after : after + limit if limit else None]

    async def versions(self, tables: list[str]) -> dict[str, int]:
        return {table: len(self.logs[table]) for table in tables if self.logs.get(table)}

    async def add_table(self, row: TableRow, entries: Sequence[bytes] = ()) -> None:
        self.rows[row.id] = copied(row)
        self.due_versions[row.id] = row.version
        if entries:
            self.logs[row.id] = list(entries)

    async def update_table(self, row: TableRow) -> bool:
        kept = self.rows.get(row.id)
        if kept is None or kept.version > row.version:
            return False
        given = copied(row)
        changes = {name: getattr(given, name) for name in SUMMARY}
        if self.due_versions[row.id] > row.version:
            changes["due"] = kept.due
        else:
            self.due_versions[row.id] = row.version
        self.rows[row.id] = msgspec.structs.replace(kept, **changes)
        return True

    async def close_table(self, id: str, version: int, at: int) -> bool:
        await self.give_order(RELOAD, id)
        kept = self.rows.get(id)
        if kept is None or kept.version > version:
            return False
        self.due_versions[id] = version
        self.rows[id] = msgspec.structs.replace(kept, status=CLOSED, updated=at, due=0, version=version)
        return True

    async def table(self, id: str) -> TableRow | None:
        row = self.rows.get(id)
        return None if row is None else copied(row)

    async def tables(self, which: TableFilter) -> list[TableRow]:
        rows = [row for row in self.rows.values() if fits(row, which)]
        rows.sort(key=lambda row: place_of(row, which), reverse=True)
        return [copied(row) for row in rows[: which.limit]]

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        rows = [row for row in self.rows.values() if row.status == RUNNING and 0 < row.due <= now]
        return [row.id for row in sorted(rows, key=lambda row: (row.due, row.id))[:limit]]

    async def clocked(self, after: str, limit: int) -> list[str]:
        rows = [row for row in self.rows.values() if row.status == RUNNING and row.clock != NONE and row.id > after]
        return sorted(row.id for row in rows)[:limit]

    async def add_person(self, row: PersonRow) -> bool:
        if row.id in self.people or self.taken(row.login):
            return False
        self.people[row.id] = copied(row)
        return True

    def taken(self, login: str) -> bool:
        return bool(login) and any(row.login.casefold() == login.casefold() for row in self.people.values())

    async def change(self, id: str, **changes: object) -> PersonRow | None:
        row = self.people.get(id)
        if row is None:
            return None
        self.people[id] = msgspec.structs.replace(row, **changes)
        return copied(self.people[id])

    async def rename(self, id: str, name: str) -> PersonRow | None:
        return await self.change(id, name=name)

    async def claim(self, id: str, login: str, password: str) -> PersonRow | None:
        row = self.people.get(id)
        if row is None or row.login or self.taken(login):
            return None
        await self.give_order(PERSON, id)
        return await self.change(id, login=login, password=password)

    async def change_password(self, id: str, old: str, new: str, session: str) -> PersonRow | None:
        row = self.people.get(id)
        if row is None or row.password != old:
            return None
        await self.give_order(PERSON, id)
        return await self.change(id, password=new, sessions=[one for one in row.sessions if one == session])

    async def set_banned(self, id: str, banned: bool) -> PersonRow | None:
        row = self.people.get(id)
        if row is None:
            return None
        await self.give_order(PERSON, id)
        return await self.change(id, banned=banned, sessions=[] if banned and row.login else row.sessions)

    async def mute(self, id: str, other: str) -> PersonRow | None:
        row = self.people.get(id)
        if row is None or other in row.muted or len(row.muted) >= MUTED:
            return await self.person(id)
        return await self.change(id, muted=[*row.muted, other])

    async def unmute(self, id: str, other: str) -> PersonRow | None:
        row = self.people.get(id)
        return row and await self.change(id, muted=[one for one in row.muted if one != other])

    async def add_session(self, id: str, password: str, session: str, at: int) -> PersonRow | None:
        row = self.people.get(id)
        if row is None or row.password != password:
            return None
        await self.give_order(PERSON, id)
        return await self.change(id, sessions=[*row.sessions, session][-SESSIONS:])

    async def end_session(self, id: str, session: str) -> PersonRow | None:
        row = self.people.get(id)
        if row is not None and session in row.sessions:
            await self.give_order(PERSON, id)
            return await self.change(id, sessions=[one for one in row.sessions if one != session])
        return await self.person(id)

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

    async def chat(
        self, table: str, after: int | None = None, limit: int = 100, muted: Sequence[str] = ()
    ) -> list[ChatRow]:
        rows = [copied(row) for row in self.chats.get(table, []) if row.person not in muted]
        if after is None:
            return rows[max(0, len(rows) - limit) :]
        return [row for row in rows if row.number > after][:limit]

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

    async def ping(self) -> None:
        pass


def copied(row: Row) -> Row:
    return msgspec.convert(msgspec.to_builtins(row), type(row))


def fits(row: TableRow, which: TableFilter) -> bool:
    return (
        (not which.game or row.game == which.game)
        and (not which.status or row.status in which.status)
        and (not which.person or which.person in people_at(row))
        and not (which.public and row.private)
        and (which.before is None or place_of(row, which) < which.before)
    )
