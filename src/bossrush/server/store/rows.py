"""What all stores know about rows."""

from __future__ import annotations

from bossrush.server.store.base import TableRow

SUMMARY = ("status", "seats", "winners", "moves", "updated", "due")
"""The fields of a table that change."""


def newest_first(row: TableRow) -> tuple[int, str]:
    return -row.updated, row.id


def people_at(row: TableRow) -> set[str]:
    return {seat.person for seat in row.seats if seat.person}
