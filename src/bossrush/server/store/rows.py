"""What all stores know about rows."""

from __future__ import annotations

from bossrush.server.store.base import TableFilter, TableRow

SUMMARY = ("status", "seats", "winners", "moves", "updated", "due", "version")
"""The fields of a table that change."""


def place_of(row: TableRow, which: TableFilter) -> tuple[int, str]:
    """Where the table stands in this list, which begins with the greatest. No other table has the same place."""
    time: int = getattr(row, which.order)
    return time, row.id


def people_at(row: TableRow) -> set[str]:
    return {seat.person for seat in row.seats if seat.person}
