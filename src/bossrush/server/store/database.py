"""What SQLite and PostgreSQL do in different ways."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Column, Connection, Engine, Select, Subquery, Table, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.sql.elements import ColumnElement
from sqlalchemy.sql.selectable import TableValuedAlias

from bossrush.server.store.base import AWAY, StoreError
from bossrush.server.store.writer import Append

Result = TypeVar("Result")

THREADS = 4
"""Threads, and connections, beside the writer."""


log = logging.getLogger("bossrush.store")


class Database:
    name = "the database"
    """As errors call it."""
    trouble = ""
    """What the log was told last; empty once it has been told that all is well again."""
    one_writer: bool
    """Whether all writing has to go through the writer thread."""
    engine: Engine
    """For everything but the writer thread."""

    def open(self) -> None:
        """Connect and migrate."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    def append(self, appends: list[Append]) -> set[tuple[str, int]]:
        """Store entries and times in one transaction; the table and number of those that were there before.

        Sorted by table and number, without repetition. In the writer thread.
        """
        raise NotImplementedError

    def append_in(self, connection: Connection, appends: list[Append]) -> set[tuple[str, int]]:
        """The same as a part of a transaction, if there is `one_writer`."""
        raise NotImplementedError

    def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do this in one transaction."""
        raise NotImplementedError

    def read(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.connect() as connection:
            return work(connection)

    def insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """An INSERT that can have an ON CONFLICT."""
        raise NotImplementedError

    def as_json(self, rows: Subquery) -> ColumnElement[str]:
        """All these rows as one JSON array of objects."""
        raise NotImplementedError

    def list_of(self, column: Column[str]) -> ColumnElement[list[str]]:
        """An aggregate: all values of this column as a JSON array."""
        raise NotImplementedError

    def texts(self, values: list[str]) -> TableValuedAlias:
        """These texts as rows with a column `value`."""
        raise NotImplementedError

    def backup(self, target: Path) -> None:
        raise NotImplementedError

    def fetch(self, connection: Connection, query: Select[*tuple[Any, ...]], row: type[Result]) -> list[Result]:
        """The rows of this query, in no certain order.

        They come as a single JSON text: a thread that fetches row by row from SQLite gives up and regains the
        interpreter's lock for each of them, which takes long beside a busy event loop.
        """
        rows = query.subquery("found")
        text = connection.execute(select(self.as_json(rows)).select_from(rows)).scalar()
        return msgspec.json.decode(text or "[]", type=list[row], strict=False)  # type: ignore[valid-type]

    def error(self, error: Exception) -> Exception:
        """What to tell whoever asked: a failure of the database is a `StoreError` of one sentence."""
        if not isinstance(error, SQLAlchemyError):
            return error
        cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        kind, why = self.explain(cause)
        return StoreError(f"{self.name} cannot be used: {why}", kind)

    def explain(self, cause: BaseException) -> tuple[str, str]:
        """The kind of trouble, and in words."""
        return AWAY, str(cause).strip().splitlines()[0]

    def failed(self, error: Exception) -> Exception:
        """The same as `error`, and the log is told; once, however many meet it."""
        told = self.error(error)
        if isinstance(told, StoreError) and str(told) != self.trouble:
            self.trouble = str(told)
            log.error("%s", told)
        return told

    def works(self) -> None:
        """Something could be written."""
        if self.trouble:
            self.trouble = ""
            log.warning("%s can be used again", self.name)


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
