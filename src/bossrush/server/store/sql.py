"""The store in a database: rows as in `schema`, appends by the writer, everything else in threads."""

from __future__ import annotations

import asyncio
import secrets as randomness
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeAlias, TypeVar, cast

import msgspec
from sqlalchemy import Column, Connection, Insert, Select, Table, Update, bindparam, delete, func, select, true, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bossrush.server.store import POSTGRESQL, SQLITE
from bossrush.server.store.base import RUNNING, ChatRow, PersonRow, Store, StoreError, TableFilter, TableRow
from bossrush.server.store.database import THREADS, Database
from bossrush.server.store.rows import SUMMARY, newest_first, people_at
from bossrush.server.store.schema import chat, entries, orders, people, rolls, secrets, sitters, tables
from bossrush.server.store.writer import Writer

Result = TypeVar("Result")
Newest: TypeAlias = "Select[int]"


class EntryRow(msgspec.Struct):
    version: int
    entry: str


class VersionRow(msgspec.Struct):
    table: str
    version: int


class DueRow(msgspec.Struct):
    due: int
    id: str


class RollRow(msgspec.Struct):
    game: str
    die: str
    face: str
    count: int


class OrderRow(msgspec.Struct):
    number: int
    name: str
    argument: str


PERSON = [people.c[name] for name in PersonRow.__struct_fields__]
CHAT = [chat.c.table_id.label("table"), *(chat.c[name] for name in ChatRow.__struct_fields__ if name != "table")]

# Made once: to build a statement takes longer than to carry it out.
ADD_TABLE = tables.insert()
ADD_ENTRIES = entries.insert()
REMOVE_SITTERS = delete(sitters).where(sitters.c.table_id == bindparam("which"))
UPDATE_TABLE = (
    update(tables).where(tables.c.id == bindparam("which")).values({name: bindparam(name) for name in SUMMARY})
)


class SqlStore(Store):
    def __init__(self, url: str) -> None:
        self.database = open_database(url)
        self.threads = ThreadPoolExecutor(THREADS, "store")
        self.add_sitters = self.database.insert(sitters).on_conflict_do_nothing()

    async def open(self) -> None:
        try:
            await self.in_thread(self.database.open)
        except StoreError:
            self.threads.shutdown()
            raise
        self.writer = Writer(self.database)

    async def close(self) -> None:
        self.writer.hand_over()
        await self.in_thread(self.writer.stop)
        await self.in_thread(self.database.close)
        self.threads.shutdown()

    async def in_thread(self, work: Callable[[], Result]) -> Result:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        except SQLAlchemyError as error:
            raise self.database.error(error) from error

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        return await self.in_thread(lambda: self.database.read(work))

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        if self.database.one_writer:
            return cast(Result, await self.writer.run(work))
        return await self.in_thread(lambda: self.database.write(work))

    async def backup(self, target: Path) -> None:
        """A copy of the database in this file."""
        await self.in_thread(lambda: self.database.backup(target))

    # ---- tables

    async def append(self, table: str, version: int, entry: bytes, due: int = -1) -> bool:
        return await self.writer.append(table, version, entry, due)

    async def entries(self, table: str, after: int = 0, limit: int = 0) -> list[bytes]:
        query = select(entries.c.version, entries.c.entry).where(entries.c.table_id == table, entries.c.version > after)
        if limit:
            query = query.order_by(entries.c.version).limit(limit)
        rows = await self.read(lambda connection: self.database.fetch(connection, query, EntryRow))
        return [row.entry.encode() for row in sorted(rows, key=lambda row: row.version)]

    async def versions(self, tables: list[str]) -> dict[str, int]:
        asked = self.database.texts(tables)
        newest = select(func.max(entries.c.version)).where(entries.c.table_id == asked.c.value).scalar_subquery()
        every = select(asked.c.value.label("table"), newest.label("version")).subquery()
        query = select(every).where(every.c.version.is_not(None))
        rows = await self.read(lambda connection: self.database.fetch(connection, query, VersionRow))
        return {row.table: row.version for row in rows}

    async def add_table(self, row: TableRow, entries: Sequence[bytes] = ()) -> None:
        values = msgspec.to_builtins(row)
        log = [{"table_id": row.id, "version": i, "entry": entry.decode()} for i, entry in enumerate(entries, 1)]

        def work(connection: Connection) -> None:
            connection.execute(ADD_TABLE, values)
            self.seat(connection, row)
            if log:
                connection.execute(ADD_ENTRIES, log)

        await self.write(work)

    async def update_table(self, row: TableRow, moved: bool = True) -> None:
        values = msgspec.to_builtins({name: getattr(row, name) for name in SUMMARY})

        def work(connection: Connection) -> None:
            connection.execute(UPDATE_TABLE, {"which": row.id, **values})
            if moved:
                connection.execute(REMOVE_SITTERS, {"which": row.id})
                self.seat(connection, row)

        await self.write(work)

    def seat(self, connection: Connection, row: TableRow) -> None:
        rows = [{"person": person, "table_id": row.id} for person in sorted(people_at(row))]
        if rows:
            connection.execute(self.add_sitters, rows)

    async def table(self, id: str) -> TableRow | None:
        query = select(tables).where(tables.c.id == id)
        rows = await self.read(lambda connection: self.database.fetch(connection, query, TableRow))
        return rows[0] if rows else None

    async def tables(self, which: TableFilter) -> list[TableRow]:
        query = select(tables).where(
            tables.c.game == which.game if which.game else true(),
            tables.c.status.in_(which.status) if which.status else true(),
            tables.c.private.is_(False) if which.public else true(),
            tables.c.updated < which.before if which.before else true(),
        )
        if which.person:
            query = query.join(sitters, sitters.c.table_id == tables.c.id).where(sitters.c.person == which.person)
        page = query.order_by(tables.c.updated.desc(), tables.c.id).limit(which.limit)
        rows = await self.read(lambda connection: self.database.fetch(connection, page, TableRow))
        return sorted(rows, key=newest_first)

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        passed = tables.c.due.between(1, now)
        query = select(tables.c.due, tables.c.id).where(tables.c.status == RUNNING, passed)
        first = query.order_by(tables.c.due, tables.c.id).limit(limit)
        rows = await self.read(lambda connection: self.database.fetch(connection, first, DueRow))
        return [row.id for row in sorted(rows, key=lambda row: (row.due, row.id))]

    # ---- people

    async def add_person(self, row: PersonRow) -> bool:
        values = person_values(row)
        return await self.write(lambda connection: unless_taken(connection, people.insert().values(values)))

    async def update_person(self, row: PersonRow) -> bool:
        change = update(people).where(people.c.id == row.id).values(person_values(row))
        return await self.write(lambda connection: unless_taken(connection, change))

    async def person(self, id: str) -> PersonRow | None:
        query = select(*PERSON).where(people.c.id == id)
        rows = await self.read(lambda connection: self.database.fetch(connection, query, PersonRow))
        return rows[0] if rows else None

    async def person_by_login(self, login: str) -> PersonRow | None:
        query = select(*PERSON).where(people.c.login_key == login.casefold())
        rows = await self.read(lambda connection: self.database.fetch(connection, query, PersonRow))
        return rows[0] if rows else None

    # ---- chat

    async def add_chat(self, row: ChatRow) -> ChatRow:
        values = {name: value for name, value in msgspec.structs.asdict(row).items() if name != "table"}
        newest = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == row.table)
        number = await self.write(lambda c: self.add_numbered(c, chat, newest, {**values, "table_id": row.table}))
        return msgspec.structs.replace(row, number=number)

    async def chat(self, table: str, after: int = 0, limit: int = 100) -> list[ChatRow]:
        query = select(*CHAT).where(chat.c.table_id == table, chat.c.number > after)
        newest = query.order_by(chat.c.number.desc()).limit(limit)
        rows = await self.read(lambda connection: self.database.fetch(connection, newest, ChatRow))
        return sorted(rows, key=lambda row: row.number)

    # ---- everything else

    async def count_rolls(self, counts: dict[tuple[str, str, str], int]) -> None:
        if not counts:
            return
        # Sorted, so that two processes cannot wait for each other's rows.
        rows = [{"game": g, "die": d, "face": f, "count": counts[g, d, f]} for g, d, f in sorted(counts)]
        added = self.database.insert(rolls).values(rows)
        total = rolls.c.count + added.excluded.count
        add = added.on_conflict_do_update(index_elements=list(rolls.primary_key), set_={"count": total})
        await self.write(lambda connection: connection.execute(add))

    async def rolls(self) -> dict[tuple[str, str, str], int]:
        rows = await self.read(lambda connection: self.database.fetch(connection, select(rolls), RollRow))
        return {(row.game, row.die, row.face): row.count for row in rows}

    async def secret(self, name: str) -> str:
        new = self.database.insert(secrets).values(name=name, secret=randomness.token_hex(32)).on_conflict_do_nothing()
        query = select(secrets.c.secret).where(secrets.c.name == name)

        def work(connection: Connection) -> str:
            connection.execute(new)
            kept: str = connection.execute(query).scalar_one()
            return kept

        return await self.write(work)

    async def give_order(self, order: str, argument: str) -> None:
        newest = select(func.coalesce(func.max(orders.c.number), 0))
        await self.write(lambda c: self.add_numbered(c, orders, newest, {"name": order, "argument": argument}))

    async def orders(self, after: int) -> list[tuple[int, str, str]]:
        newest = select(orders).order_by(orders.c.number.desc()).limit(1)
        query = newest if after == -1 else select(orders).where(orders.c.number > after)
        rows = await self.read(lambda connection: self.database.fetch(connection, query, OrderRow))
        return sorted((row.number, row.name, row.argument) for row in rows)

    async def ping(self) -> bool:
        try:
            await self.read(lambda connection: connection.execute(select(1)).scalar_one())
        except StoreError:
            return False
        return True

    def add_numbered(self, connection: Connection, table: Table, newest: Newest, values: dict[str, object]) -> int:
        """Insert a row with the number after the newest; again if somebody else was faster."""
        number: Column[int] = table.c.number
        row = self.database.insert(table).values({**values, "number": newest.scalar_subquery() + 1})
        add = row.on_conflict_do_nothing().returning(number)
        while True:
            given = connection.execute(add).scalar()
            if given is not None:
                return given


def open_database(url: str) -> Database:
    if url.startswith(SQLITE) and len(url) > len(SQLITE):
        from bossrush.server.store.sqlite import SqliteDatabase

        return SqliteDatabase(Path(url.removeprefix(SQLITE)))
    if url.startswith(POSTGRESQL):
        from bossrush.server.store.postgresql import PostgresqlDatabase

        return PostgresqlDatabase(url)
    raise StoreError("a database is given as 'memory:', 'sqlite:///PATH' or 'postgresql://USER:PASSWORD@HOST/NAME'")


def person_values(row: PersonRow) -> dict[str, object]:
    values: dict[str, object] = msgspec.to_builtins(row)
    return {**values, "login_key": row.login.casefold() or None}


def unless_taken(connection: Connection, change: Insert | Update) -> bool:
    try:
        with connection.begin_nested():
            connection.execute(change)
    except IntegrityError:
        return False
    return True
