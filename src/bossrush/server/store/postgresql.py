"""PostgreSQL: many processes on the same tables."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from sqlalchemy import (
    ARRAY,
    JSON,
    Column,
    Connection,
    Engine,
    String,
    Subquery,
    Table,
    Text,
    create_engine,
    func,
    literal_column,
)
from sqlalchemy import cast as as_type
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.sql.elements import ColumnElement
from sqlalchemy.sql.selectable import TableValuedAlias

from bossrush.server.store.base import FULL, LOCKED, READ_ONLY, StoreError
from bossrush.server.store.database import THREADS, Database, Result, to_json
from bossrush.server.store.migrate import migrate
from bossrush.server.store.writer import Append

CONNECT_SECONDS = 5
SILENCE_MILLISECONDS = 10_000
"""After which an unanswered connection counts as lost."""
IDLE_SECONDS = 1.0
"""After which the writer looks whether its connection is still good."""
MIGRATION_LOCK = 0x626F7373
"""Known to all processes that migrate: they do it one after the other."""

TROUBLES = {"53100": FULL, "25006": READ_ONLY, "55P03": LOCKED}
"""By the code of PostgreSQL's error."""

APPEND = """
WITH given AS (
    SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::bigint[]) AS given(table_id, version, entry, due)
), won AS (
    INSERT INTO entries (table_id, version, entry)
    SELECT table_id, version, entry FROM given ORDER BY table_id, version
    ON CONFLICT DO NOTHING RETURNING table_id, version
), timed AS (
    SELECT DISTINCT ON (table_id) table_id, version, due FROM given JOIN won USING (table_id, version)
    WHERE due <> -1 ORDER BY table_id, version DESC
), dated AS (
    UPDATE tables SET due = timed.due, due_version = timed.version
    FROM timed WHERE tables.id = timed.table_id AND tables.due_version < timed.version
)
SELECT table_id, version FROM given EXCEPT SELECT table_id, version FROM won
"""


class PostgresqlDatabase(Database):
    one_writer = False

    def __init__(self, url: str) -> None:
        try:
            self.engine = engine(url, THREADS)
            self.writer_engine = engine(url, 1).execution_options(isolation_level="AUTOCOMMIT")
        except (ArgumentError, ValueError) as error:
            raise StoreError("this address of a PostgreSQL database cannot be read") from error
        self.writer: Connection | None = None
        self.used = 0.0

    def open(self) -> None:
        try:
            self.write(lock_and_migrate)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self.disconnect()
        self.engine.dispose()
        self.writer_engine.dispose()

    def append(self, appends: list[Append]) -> set[tuple[str, int]]:
        """A single statement, so a single question and answer over the network."""
        columns = tuple(list(column) for column in list(zip(*appends, strict=True))[:4])
        connection = self.connected()
        try:
            lost = connection.exec_driver_sql(APPEND, columns).all()
        except SQLAlchemyError:
            self.disconnect()
            raise
        self.used = monotonic()
        return {(table, version) for table, version in lost}

    def connected(self) -> Connection:
        """The writer's connection; a new one if the old one was lost."""
        if self.writer is not None and monotonic() - self.used > IDLE_SECONDS:
            try:
                self.writer.exec_driver_sql("SELECT 1")
            except SQLAlchemyError:
                self.disconnect()
        if self.writer is None:
            self.writer = self.writer_engine.connect()
        return self.writer

    def disconnect(self) -> None:
        if self.writer is not None:
            self.writer.invalidate()
            self.writer.close()
        self.writer = None

    def write(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.begin() as connection:
            return work(connection)

    def explain(self, cause: BaseException) -> tuple[str, str]:
        kind, why = super().explain(cause)
        return TROUBLES.get(getattr(cause, "sqlstate", None) or "", kind), why

    def insert(self, table: Table) -> postgresql.Insert:
        return postgresql.insert(table)

    def as_json(self, rows: Subquery) -> ColumnElement[str]:
        return as_type(func.json_agg(literal_column(rows.name)), Text)

    def list_of(self, column: Column[str]) -> ColumnElement[list[str]]:
        return func.coalesce(func.json_agg(column), as_type([], JSON), type_=JSON())

    def texts(self, values: list[str]) -> TableValuedAlias:
        return func.unnest(as_type(values, ARRAY(String))).table_valued("value").render_derived()

    def backup(self, target: Path) -> None:
        raise StoreError("a PostgreSQL database is backed up with its own program: pg_dump --format=custom --file=FILE")


def engine(url: str, connections: int) -> Engine:
    return create_engine(
        make_url(url).set(drivername="postgresql+psycopg"),
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=True,
        connect_args={"connect_timeout": CONNECT_SECONDS, "tcp_user_timeout": SILENCE_MILLISECONDS},
        json_serializer=to_json,
    )


def lock_and_migrate(connection: Connection) -> None:
    connection.execute(func.pg_advisory_xact_lock(MIGRATION_LOCK).select())
    migrate(connection)
