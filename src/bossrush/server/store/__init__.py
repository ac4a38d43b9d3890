"""Where tables, people and records are kept. `open_store(url)` gives SQLite, PostgreSQL or memory."""

from __future__ import annotations

from bossrush.server.store.base import Store, StoreError

MEMORY = "memory:"
SQLITE = "sqlite:///"
POSTGRESQL = "postgresql://"

__all__ = ["MEMORY", "POSTGRESQL", "SQLITE", "Store", "StoreError", "open_store"]


def open_store(url: str) -> Store:
    """The store at `memory:`, `sqlite:///PATH` or `postgresql://…`; to be opened with `await store.open()`."""
    if url == MEMORY:
        from bossrush.server.store.memory import MemoryStore

        return MemoryStore()
    from bossrush.server.store.sql import SqlStore

    return SqlStore(url)
