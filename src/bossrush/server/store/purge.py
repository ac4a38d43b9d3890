"""What an administrator may remove: old tables that are over, and guests who have none."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, select

from bossrush.server.store.base import CLOSED, FINISHED
from bossrush.server.store.schema import chat, entries, mutes, people, sessions, sitters, tables


def old(before: int) -> ColumnElement[bool]:
    return tables.c.status.in_((FINISHED, CLOSED)) & (tables.c.updated < before)


def old_tables(before: int) -> Select[str]:
    return select(tables.c.id).where(old(before))


def idle_guests(before: int) -> Select[str]:
    return select(people.c.id).where(idle(before))


def idle(before: int) -> ColumnElement[bool]:
    """Guests who came before that time and have no table that stays. Banned ones are kept: they stay banned."""
    sits = exists().where(sitters.c.person == people.c.id, sitters.c.table_id == tables.c.id, ~old(before))
    hosts = exists().where(tables.c.host == people.c.id, ~old(before))
    guest = people.c.login_key.is_(None) & people.c.banned.is_(False)
    return guest & (people.c.created < before) & ~sits & ~hosts


def purge_tables(connection: Connection, ids: list[str]) -> None:
    for table, column in ((entries, entries.c.table_id), (chat, chat.c.table_id), (sitters, sitters.c.table_id)):
        connection.execute(delete(table).where(column.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def purge_guests(connection: Connection, ids: list[str], before: int) -> None:
    """Asked again, as one may have taken a seat in the meantime."""
    gone = delete(people).where(people.c.id.in_(ids), idle(before)).returning(people.c.id)
    removed = connection.scalars(gone).all()
    for column in (sessions.c.person, mutes.c.person):
        connection.execute(delete(column.table).where(column.in_(removed)))
