"""SQLite: one file, one writer at a time; what was answered survives a power cut."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import msgspec
from sqlalchemy import URL, Column, Connection, Engine, Subquery, Table, create_engine, event, func, literal_column
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.sql.elements import ColumnElement
from sqlalchemy.sql.selectable import TableValuedAlias
from sqlalchemy.types import JSON

from bossrush.server.private import make_file, make_folder, make_private
from bossrush.server.store.base import FULL, LOCKED, READ_ONLY, StoreError
from bossrush.server.store.database import THREADS, Database, Result, to_json
from bossrush.server.store.migrate import migrate
from bossrush.server.store.writer import Append

BUSY_SECONDS = 10.0
FILES = ("", "-wal", "-shm")
"""What is added to the name of the database in those of its files. SQLite gives all of them the rights of the first."""
ROOM = 64 * 1024
"""Bytes without which SQLite cannot work."""
WAL_PAGES = 4000
"""After which the log is carried over into the database. Seldom: every game writes to the same few pages again."""

INSERT = (
    "INSERT INTO entries (table_id, version, entry)"
    " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)"
)
FOUND = (
    "SELECT json_group_array(json_array(e.table_id, e.version)) FROM json_each(?) JOIN entries e"
    " ON e.table_id = json_extract(value, '$[0]') AND e.version = json_extract(value, '$[1]')"
)
DUE = (
    "UPDATE tables SET due = json_extract(value, '$[2]'), due_version = json_extract(value, '$[1]') FROM json_each(?)"
    " WHERE tables.id = json_extract(value, '$[0]') AND tables.due_version < json_extract(value, '$[1]')"
)


class SqliteDatabase(Database):
    one_writer = True
    writer: Connection
    driver: sqlite3.Connection
    """The writer's, for what is done all the time: SQLAlchemy takes longer than SQLite."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = f"the database {path}"
        self.writer_engine = engine(
            path,
            1,
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            f"PRAGMA wal_autocheckpoint = {WAL_PAGES}",
        )
        self.engine = engine(path, THREADS, "PRAGMA query_only = ON")

    def open(self) -> None:
        try:
            make_folder(self.path.parent)
            make_file(self.path)
        except OSError as error:
            raise StoreError(f"{error.filename}: {error.strerror}") from error
        self.writer = self.writer_engine.connect()
        driver = self.writer.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        self.driver = driver
        try:
            self.write(migrate)
            for name in FILES:  # now we know that it is a database of ours
                make_private(self.path.with_name(self.path.name + name))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self.engine.dispose()
        self.writer.close()
        self.writer_engine.dispose()

    def append(self, appends: list[Append]) -> set[tuple[str, int]]:
        """At best a single statement, so that the interpreter's lock is given up and regained only once."""
        if all(append.due == -1 for append in appends):
            with suppress(IntegrityError):
                self.insert_all(appends)
                return set()
        return self.write(lambda connection: self.append_in(connection, appends))

    def append_in(self, connection: Connection, appends: list[Append]) -> set[tuple[str, int]]:
        lost: set[tuple[str, int]] = set()
        try:
            self.insert_all(appends)
        except IntegrityError:
            keys = to_json([append[:2] for append in appends])
            [found] = self.execute(FOUND, keys).fetchone()
            lost = set(msgspec.json.decode(found, type=list[tuple[str, int]]))
            appends = [append for append in appends if append[:2] not in lost]
            self.insert_all(appends)
        due = {append.table: (append.table, append.version, append.due) for append in appends if append.due != -1}
        if due:
            self.execute(DUE, to_json(list(due.values())))
        return lost

    def insert_all(self, appends: list[Append]) -> None:
        """All, or none and `IntegrityError` if one of the entries is already there."""
        self.execute(INSERT, to_json([append[:3] for append in appends]))

    def write(self, work: Callable[[Connection], Result]) -> Result:
        self.execute("BEGIN IMMEDIATE")
        try:
            result = work(self.writer)
            self.execute("COMMIT")
        except BaseException:
            with suppress(SQLAlchemyError):  # some failures have ended the transaction
                self.execute("ROLLBACK")
            raise
        return result

    def execute(self, sql: str, *values: str) -> sqlite3.Cursor:
        """In the writer thread."""
        try:
            return self.driver.execute(sql, values)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(sql, values, error) from error
        except sqlite3.Error as error:
            raise DBAPIError(sql, values, error) from error

    def explain(self, cause: BaseException) -> tuple[str, str]:
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF  # the rest tells where in SQLite
        if code == sqlite3.SQLITE_FULL or (code == sqlite3.SQLITE_IOERR and self.disk_is_full()):
            return FULL, "the disk is full"
        if code == sqlite3.SQLITE_READONLY:
            return READ_ONLY, "the file, its folder or its disk is read-only"
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return LOCKED, "another program keeps it locked"
        return super().explain(cause)

    def disk_is_full(self) -> bool:
        """Asked because SQLite calls it a failure of the disk when there is no room for its own files."""
        try:
            return shutil.disk_usage(self.path.parent).free < ROOM
        except OSError:
            return False

    def insert(self, table: Table) -> sqlite.Insert:
        return sqlite.insert(table)

    def as_json(self, rows: Subquery) -> ColumnElement[str]:
        fields: list[ColumnElement[object]] = []
        for column in rows.c:
            fields += [literal_column(f"'{column.name}'"), json_of(column)]
        return func.json_group_array(func.json_object(*fields))

    def list_of(self, column: Column[str]) -> ColumnElement[list[str]]:
        return func.json_group_array(column, type_=JSON())

    def texts(self, values: list[str]) -> TableValuedAlias:
        return func.json_each(to_json(values)).table_valued("value")

    def backup(self, target: Path) -> None:
        """A copy as of now, while the server goes on. Under another name until it is complete."""
        if target.exists():
            raise StoreError(f"{target} is already there")
        part = target.with_name(f"{target.name}.part")
        try:
            make_file(part)
            make_private(part)
            self.copy_to(part)
            part.rename(target)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"the backup {target} cannot be written: {error}") from error
        finally:
            part.unlink(missing_ok=True)

    def copy_to(self, target: Path) -> None:
        copy = sqlite3.connect(target)
        try:
            with self.engine.connect() as connection:
                source = connection.connection.driver_connection
                assert isinstance(source, sqlite3.Connection)
                source.backup(copy)
        finally:
            copy.close()


def engine(path: Path, connections: int, *pragmas: str) -> Engine:
    """Every connection commits by itself, unless we say BEGIN."""
    made = create_engine(
        URL.create("sqlite", database=str(path)),
        isolation_level="AUTOCOMMIT",
        pool_size=connections,
        max_overflow=0,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
        json_serializer=to_json,
    )

    @event.listens_for(made, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        for pragma in pragmas:
            set_up(connection, pragma)

    return made


def set_up(connection: sqlite3.Connection, pragma: str) -> None:
    """SQLite does not wait by itself while somebody else changes the journal mode of a new database."""
    until = monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute(pragma)
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
            sleep(0.02)


def json_of(column: ColumnElement[object]) -> ColumnElement[object]:
    return func.json(column) if isinstance(column.type, JSON) else column
