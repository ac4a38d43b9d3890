"""Brings a database to the shape that this version of the program uses."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bossrush.server.store.base import StoreError


def migrate(connection: Connection, shape: str = "head") -> None:
    """To the newest shape, in the transaction of the connection. `StoreError` if the database is of a newer version."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise StoreError("the database was made by a newer version of bossrush; use that version")
    command.upgrade(config, shape)
