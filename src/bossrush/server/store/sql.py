"""The store in a database: rows as in `schema`, appends by the writer, everything else in threads."""

from __future__ import annotations

import asyncio
import secrets as randomness
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeAlias, TypeVar, cast

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Connection,
    Delete,
    Insert,
    Integer,
    Select,
    Table,
    Update,
    bindparam,
    case,
    delete,
    exists,
    func,
    literal,
    select,
    true,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bossrush.server.clock import NONE
from bossrush.server.store import POSTGRESQL, SQLITE
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
    StoreError,
    TableFilter,
    TableRow,
)
from bossrush.server.store.database import THREADS, Database
from bossrush.server.store.rows import SUMMARY, people_at, place_of
from bossrush.server.store.schema import chat, entries, mutes, orders, people, rolls, secrets, sessions, sitters, tables
from bossrush.server.store.writer import Writer

Result = TypeVar("Result")
Newest: TypeAlias = "Select[int]"
Change: TypeAlias = Insert | Update | Delete


class EntryRow(msgspec.Struct):
    version: int
    entry: str


class VersionRow(msgspec.Struct):
    table: str
    version: int


class IdRow(msgspec.Struct):
    id: str


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


LISTS = {"muted": mutes.c.other, "sessions": sessions.c.id}
"""The fields of a person that are rows of their own."""
CHAT = [chat.c.table_id.label("table"), *(chat.c[name] for name in ChatRow.__struct_fields__ if name != "table")]

PING = f"ping {randomness.token_hex(8)}"
"""Instead of the id of a table. Each process has its own, so that they do not wait for each other."""
PING_BYTES = 4096
"""More than fits into the rest of a page, so that the disk has to have room for a new one."""

# Made once: to build a statement takes longer than to carry it out.
ADD_TABLE = tables.insert()
ADD_ENTRIES = entries.insert()
REMOVE_ENTRIES = delete(entries).where(entries.c.table_id == bindparam("which"))
SITTERS = select(sitters.c.person).where(sitters.c.table_id == bindparam("which"))
AS_OF = bindparam("as_of", type_=Integer)
NEWER = tables.c.due_version > AS_OF
"""Whether `due` comes from a newer entry than the summary that is to be written."""
UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("which"), tables.c.version <= AS_OF)
    .values(
        {name: bindparam(name) for name in SUMMARY}
        | {
            "version": AS_OF,
            "due": case((NEWER, tables.c.due), else_=bindparam("as_due", type_=BigInteger)),
            "due_version": case((NEWER, tables.c.due_version), else_=AS_OF),
        }
    )
)


class SqlStore(Store):
    def __init__(self, url: str) -> None:
        self.database = open_database(url)
        self.threads = ThreadPoolExecutor(THREADS, "store")
        self.add_sitters = self.database.insert(sitters).on_conflict_do_nothing()
        lists = [
            select(self.database.list_of(column)).where(column.table.c.person == people.c.id).label(name)
            for name, column in LISTS.items()
        ]
        fields = [people.c[name] for name in PersonRow.__struct_fields__ if name not in LISTS]
        self.person_query = select(*fields, *lists)

    async def open(self, to_write: bool = False) -> None:
        """Whoever opens it tells why it cannot be used: the log is not told."""
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, self.open_database, to_write)
        except SQLAlchemyError as error:
            self.threads.shutdown()
            raise self.database.error(error) from error
        except StoreError:
            self.threads.shutdown()
            raise
        self.writer = Writer(self.database)

    def open_database(self, to_write: bool) -> None:
        self.database.open()
        if to_write:
            try:
                self.database.write(write_and_remove)
            except BaseException:
                self.database.close()
                raise

    async def close(self) -> None:
        self.writer.hand_over()
        await self.in_thread(self.writer.stop)
        await self.in_thread(self.database.close)
        self.threads.shutdown()

    async def in_thread(self, work: Callable[[], Result]) -> Result:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        except SQLAlchemyError as error:
            raise self.database.failed(error) from error

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        return await self.in_thread(lambda: self.database.read(work))

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        if self.database.one_writer:
            return cast(Result, await self.writer.run(work))
        return await self.in_thread(lambda: self.database.write(work))

    def trouble(self) -> str:
        return self.database.trouble

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
        values = {**msgspec.to_builtins(row), "due_version": row.version}
        log = [{"table_id": row.id, "version": i, "entry": entry.decode()} for i, entry in enumerate(entries, 1)]

        def work(connection: Connection) -> None:
            connection.execute(ADD_TABLE, values)
            self.seat(connection, row.id, people_at(row))
            if log:
                connection.execute(ADD_ENTRIES, log)

        await self.write(work)

    async def update_table(self, row: TableRow) -> bool:
        values = msgspec.to_builtins({name: getattr(row, name) for name in SUMMARY})
        values |= {"which": row.id, "as_of": values.pop("version"), "as_due": values.pop("due")}
        sitting = people_at(row)

        def work(connection: Connection) -> bool:
            if not connection.execute(UPDATE_TABLE, values).rowcount:
                return False
            there = set(connection.scalars(SITTERS, {"which": row.id}))
            self.unseat(connection, row.id, there - sitting)
            self.seat(connection, row.id, sitting - there)
            return True

        return await self.write(work)

    def seat(self, connection: Connection, table: str, sitting: set[str]) -> None:
        rows = [{"person": person, "table_id": table} for person in sorted(sitting)]
        if rows:
            connection.execute(self.add_sitters, rows)

    def unseat(self, connection: Connection, table: str, gone: set[str]) -> None:
        if gone:
            connection.execute(delete(sitters).where(sitters.c.table_id == table, sitters.c.person.in_(gone)))

    async def close_table(self, id: str, version: int, at: int) -> bool:
        closed = {"status": CLOSED, "updated": at, "version": version, "due": 0, "due_version": version}
        close = update(tables).where(tables.c.id == id, tables.c.version <= version).values(closed)

        def work(connection: Connection) -> bool:
            newest = bool(connection.execute(close).rowcount)
            self.add_order(connection, RELOAD, id)
            return newest

        return await self.write(work)

    async def table(self, id: str) -> TableRow | None:
        query = select(tables).where(tables.c.id == id)
        rows = await self.read(lambda connection: self.database.fetch(connection, query, TableRow))
        return rows[0] if rows else None

    async def tables(self, which: TableFilter) -> list[TableRow]:
        place = tables.c[which.order], tables.c.id
        query = select(tables).where(
            tables.c.game == which.game if which.game else true(),
            tables.c.status.in_(which.status) if which.status else true(),
            tables.c.private.is_(False) if which.public else true(),
            tuple_(*place) < which.before if which.before else true(),
        )
        if which.person:
            query = query.join(sitters, sitters.c.table_id == tables.c.id).where(sitters.c.person == which.person)
        page = query.order_by(*(column.desc() for column in place)).limit(which.limit)
        rows = await self.read(lambda connection: self.database.fetch(connection, page, TableRow))
        return sorted(rows, key=lambda row: place_of(row, which), reverse=True)

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        passed = tables.c.due.between(1, now)
        query = select(tables.c.due, tables.c.id).where(tables.c.status == RUNNING, passed)
        first = query.order_by(tables.c.due, tables.c.id).limit(limit)
        rows = await self.read(lambda connection: self.database.fetch(connection, first, DueRow))
        return [row.id for row in sorted(rows, key=lambda row: (row.due, row.id))]

    async def clocked(self, after: str, limit: int) -> list[str]:
        query = select(tables.c.id).where(tables.c.status == RUNNING, tables.c.clock != NONE, tables.c.id > after)
        first = query.order_by(tables.c.id).limit(limit)
        rows = await self.read(lambda connection: self.database.fetch(connection, first, IdRow))
        return sorted(row.id for row in rows)

    # ---- people

    async def add_person(self, row: PersonRow) -> bool:
        values = {name: value for name, value in msgspec.to_builtins(row).items() if name not in LISTS}
        adds: list[Change] = [people.insert().values({**values, "login_key": login_key(row.login)})]
        adds += [sessions.insert().values(person=row.id, id=session, created=row.created) for session in row.sessions]
        adds += [mutes.insert().values(person=row.id, other=other) for other in row.muted]
        return await self.write(lambda connection: unless_taken(connection, adds) is not None)

    async def person(self, id: str) -> PersonRow | None:
        return await self.read(lambda connection: self.find_person(connection, people.c.id == id))

    async def person_by_login(self, login: str) -> PersonRow | None:
        return await self.read(lambda connection: self.find_person(connection, people.c.login_key == login.casefold()))

    def find_person(self, connection: Connection, who: ColumnElement[bool]) -> PersonRow | None:
        rows = self.database.fetch(connection, self.person_query.where(who), PersonRow)
        return rows[0] if rows else None

    async def change(
        self, id: str, *changes: Change, only: ColumnElement[bool] | None = None, tell: bool = False
    ) -> PersonRow | None:
        """The person after these changes; None if there is none, or `only` is not true of it, or the login is taken.

        In one transaction that begins with a lock on the person: nobody else changes or removes it meanwhile.
        With `tell` all processes are told to look again if anything changed.
        """
        held = select(people.c.id).where(people.c.id == id, true() if only is None else only).with_for_update()

        def work(connection: Connection) -> PersonRow | None:
            if connection.execute(held).first() is None:
                return None
            changed = unless_taken(connection, changes)
            if changed is None:
                return None
            if tell and changed:
                self.add_order(connection, PERSON, id)
            return self.find_person(connection, people.c.id == id)

        return await self.write(work)

    async def rename(self, id: str, name: str) -> PersonRow | None:
        return await self.change(id, update(people).where(people.c.id == id).values(name=name))

    async def claim(self, id: str, login: str, password: str) -> PersonRow | None:
        account = {"login": login, "login_key": login_key(login), "password": password}
        claim = update(people).where(people.c.id == id).values(account)
        return await self.change(id, claim, only=people.c.login_key.is_(None), tell=True)

    async def change_password(self, id: str, old: str, new: str, session: str) -> PersonRow | None:
        swap = update(people).where(people.c.id == id).values(password=new)
        elsewhere = delete(sessions).where(sessions.c.person == id, sessions.c.id != session)
        return await self.change(id, swap, elsewhere, only=people.c.password == old, tell=True)

    async def set_banned(self, id: str, banned: bool) -> PersonRow | None:
        ban = update(people).where(people.c.id == id).values(banned=banned)
        shut_out = exists().where(people.c.id == id, people.c.banned, people.c.login_key.is_not(None))
        return await self.change(id, ban, delete(sessions).where(sessions.c.person == id, shut_out), tell=True)

    async def mute(self, id: str, other: str) -> PersonRow | None:
        number = select(func.count()).where(mutes.c.person == id).scalar_subquery()
        one_more = select(literal(id), literal(other)).where(number < MUTED)
        add = self.database.insert(mutes).from_select(["person", "other"], one_more)
        return await self.change(id, add.on_conflict_do_nothing())

    async def unmute(self, id: str, other: str) -> PersonRow | None:
        return await self.change(id, delete(mutes).where(mutes.c.person == id, mutes.c.other == other))

    async def add_session(self, id: str, password: str, session: str, at: int) -> PersonRow | None:
        add = sessions.insert().values(person=id, id=session, created=at)
        others = sessions.c.person == id, sessions.c.id != session
        newest = select(sessions.c.id).where(*others).order_by(sessions.c.created.desc(), sessions.c.id.desc())
        surplus = delete(sessions).where(*others, sessions.c.id.not_in(newest.limit(SESSIONS - 1)))
        return await self.change(id, add, surplus, only=people.c.password == password, tell=True)

    async def end_session(self, id: str, session: str) -> PersonRow | None:
        end = delete(sessions).where(sessions.c.person == id, sessions.c.id == session)
        return await self.change(id, end, tell=True)

    # ---- chat

    async def add_chat(self, row: ChatRow) -> ChatRow:
        values = {name: value for name, value in msgspec.structs.asdict(row).items() if name != "table"}
        newest = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == row.table)
        number = await self.write(lambda c: self.add_numbered(c, chat, newest, {**values, "table_id": row.table}))
        return msgspec.structs.replace(row, number=number)

    async def chat(
        self, table: str, after: int | None = None, limit: int = 100, muted: Sequence[str] = ()
    ) -> list[ChatRow]:
        query = select(*CHAT).where(chat.c.table_id == table, chat.c.person.not_in(muted) if muted else true())
        if after is None:
            query = query.order_by(chat.c.number.desc())
        else:
            query = query.where(chat.c.number > after).order_by(chat.c.number)
        rows = await self.read(lambda connection: self.database.fetch(connection, query.limit(limit), ChatRow))
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
        await self.write(lambda connection: self.add_order(connection, order, argument))

    def add_order(self, connection: Connection, order: str, argument: str) -> None:
        """The same as a part of a transaction."""
        newest = select(func.coalesce(func.max(orders.c.number), 0))
        self.add_numbered(connection, orders, newest, {"name": order, "argument": argument})

    async def orders(self, after: int) -> list[tuple[int, str, str]]:
        newest = select(orders).order_by(orders.c.number.desc()).limit(1)
        query = newest if after == -1 else select(orders).where(orders.c.number > after)
        rows = await self.read(lambda connection: self.database.fetch(connection, query, OrderRow))
        return sorted((row.number, row.name, row.argument) for row in rows)

    async def ping(self) -> None:
        await self.write(write_and_remove)
        self.database.works()

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


def write_and_remove(connection: Connection) -> None:
    connection.execute(ADD_ENTRIES, {"table_id": PING, "version": 1, "entry": "." * PING_BYTES})
    connection.execute(REMOVE_ENTRIES, {"which": PING})


def login_key(login: str) -> str | None:
    return login.casefold() or None


def unless_taken(connection: Connection, changes: Sequence[Change]) -> int | None:
    """How many rows these changed; none of them is carried out, and None, if somebody else has the login."""
    try:
        with connection.begin_nested():
            return sum(connection.execute(change).rowcount for change in changes)
    except IntegrityError:
        return None
