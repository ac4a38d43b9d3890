"""Run by Alembic, on the connection and in the transaction of `migrate`."""

from __future__ import annotations

from alembic import context

from bossrush.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
