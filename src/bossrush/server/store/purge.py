"""What may be removed: old tables that are over or that everybody has left, and guests who have none."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, exists, func, select
from sqlalchemy.sql.selectable import TableValuedAlias

from bossrush.server.clock import ClockRule
from bossrush.server.store.base import FORGET, OPEN, OVER, RUNNING
from bossrush.server.store.database import Database
from bossrush.server.store.schema import chat, entries, mutes, orders, people, sessions, sitters, tables


class Resting(msgspec.Struct):
    """A table that may have been abandoned, with its last entry."""

    id: str
    status: str
    clock: str
    created: int
    version: int
    entry: str | None


class Stamp(msgspec.Struct):
    """What is read of an entry."""

    at: int = 0


def abandoned(row: Resting, before: int) -> bool:
    """Whether nobody has done anything since that time, or could have waited for the clock since."""
    last = max(row.created, msgspec.json.decode(row.entry, type=Stamp).at if row.entry else 0)
    if row.status == RUNNING:
        rule = ClockRule(row.clock)
        last += rule.limit + rule.increment * row.version
    return last < before


# ---- which


def old(before: int) -> ColumnElement[bool]:
    return tables.c.status.in_(OVER) & (tables.c.updated < before)


def resting(before: int) -> ColumnElement[bool]:
    """As far as the tables tell: their summary is not written at every move, so look at the log as well."""
    talked = exists().where(chat.c.table_id == tables.c.id, chat.c.at >= before)
    unfinished = tables.c.status.in_((OPEN, RUNNING))
    return unfinished & (tables.c.updated < before) & (tables.c.due < before) & ~talked


def old_tables(before: int) -> Select[str]:
    return select(tables.c.id).where(old(before))


def resting_tables(before: int, after: str, limit: int) -> Select[*tuple[object, ...]]:
    """Rows as `Resting`, by id."""
    newest = select(func.max(entries.c.version)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    found = select(tables.c.id, tables.c.status, tables.c.clock, tables.c.created, newest.label("version"))
    page = found.where(resting(before), tables.c.id > after).order_by(tables.c.id).limit(limit).subquery()
    last = (entries.c.table_id == page.c.id) & (entries.c.version == page.c.version)
    columns = [column for column in page.c if column.name != "version"]
    version = func.coalesce(page.c.version, 0).label("version")
    return select(*columns, version, entries.c.entry).select_from(page.outerjoin(entries, last))


def idle_guests(before: int, going: TableValuedAlias | None = None) -> Select[str]:
    """`going`: further tables that do not stay."""
    return select(people.c.id).where(idle(before, going))


def idle(before: int, going: TableValuedAlias | None = None) -> ColumnElement[bool]:
    """Guests who came before that time and have no table that stays. Banned ones are kept: they stay banned."""
    stays = ~old(before)
    if going is not None:
        stays &= tables.c.id.not_in(select(going.c.value))
    sits = exists().where(sitters.c.person == people.c.id, sitters.c.table_id == tables.c.id, stays)
    hosts = exists().where(tables.c.host == people.c.id, stays)
    guest = people.c.login_key.is_(None) & people.c.banned.is_(False)
    return guest & (people.c.created < before) & ~sits & ~hosts


# ---- removing: asked again in the transaction, as somebody may have been faster; by id, so that two that do it at the
# same time wait for each other in the same order


def remove_old(connection: Connection, ids: Sequence[str], before: int) -> list[str]:
    """Those of these tables that are still old."""
    rest = old_tables(before).where(tables.c.id.in_(ids)).order_by(tables.c.id)
    still = list(connection.scalars(rest.with_for_update()))
    connection.execute(delete(entries).where(entries.c.table_id.in_(still)))
    remove_rows(connection, still)
    return still


def remove_abandoned(
    connection: Connection, database: Database, rows: Sequence[Resting], closed: str, before: int
) -> list[str]:
    """Close these tables by an entry after their last one, unless somebody was faster, and remove them.

    The entry `closed` stays in the log for a while, alone: whoever still holds the table and wants to add an entry of
    that number finds it there. So nothing is ever acknowledged at a table that was removed.
    """
    add = database.insert(entries).on_conflict_do_nothing().returning(entries.c.table_id)
    ends = [{"table_id": row.id, "version": row.version + 1, "entry": closed} for row in rows]
    won = {id for end in ends for id in connection.scalars(add, end)}
    rest = select(tables.c.id).where(tables.c.id.in_(sorted(won)), resting(before)).order_by(tables.c.id)
    still = set(connection.scalars(rest.with_for_update()))
    for row in rows:
        if row.id in still:
            connection.execute(delete(entries).where(entries.c.table_id == row.id, entries.c.version <= row.version))
        elif row.id in won:
            connection.execute(delete(entries).where(entries.c.table_id == row.id, entries.c.version > row.version))
    remove_rows(connection, sorted(still))
    return sorted(still)


def remove_rows(connection: Connection, ids: Sequence[str]) -> None:
    for table, column in ((chat, chat.c.table_id), (sitters, sitters.c.table_id), (tables, tables.c.id)):
        connection.execute(delete(table).where(column.in_(ids)))


def remove_guests(connection: Connection, ids: Sequence[str], before: int) -> int:
    gone = delete(people).where(people.c.id.in_(ids), idle(before)).returning(people.c.id)
    removed = connection.scalars(gone).all()
    for column in (sessions.c.person, mutes.c.person):
        connection.execute(delete(column.table).where(column.in_(removed)))
    return len(removed)


def sweep(connection: Connection, before: int) -> None:
    """What is left of tables that were removed before that time. By then every process has forgotten them."""
    newest = connection.scalar(select(func.max(orders.c.number)))  # numbers are given once: this one stays
    given = connection.execute(select(orders.c.number, orders.c.argument).where(orders.c.name == FORGET)).all()
    for number, argument in given:
        at, *ids = argument.split()
        if int(at) < before and number != newest:
            for table in (entries, chat):
                connection.execute(delete(table).where(table.c.table_id.in_(ids)))
            connection.execute(delete(orders).where(orders.c.number == number))
