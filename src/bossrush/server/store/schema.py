"""The tables of the database. `migrations/` brings a database to this shape; a test compares the two."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

Json = JSON(none_as_null=True)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String, nullable=False),
    Column("options", Json, nullable=False),
    Column("host", String, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("invite", String, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("clock", String, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("delay", Integer, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("secret", String, nullable=False),
    Column("commitment", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("start", Json),
    Column("status", String, nullable=False),
    Column("seats", Json, nullable=False),
    Column("winners", Json, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("due_version", Integer, nullable=False, server_default="0"),
)
"""`version` is the number of the entry the summary is as of, `due_version` that of the entry `due` is as of."""
Index("tables_by_status", tables.c.status, tables.c.updated)
Index("tables_by_creation", tables.c.status, tables.c.created, tables.c.id)
Index("tables_by_time", tables.c.updated)
Index("tables_by_due", tables.c.due)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

sitters = Table(
    "sitters",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    sqlite_with_rowid=False,
)
"""Who has a seat where: the people in `tables.seats`, to find the tables of a person."""
Index("sitters_by_table", sitters.c.table_id)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("login", String, nullable=False),
    Column("login_key", String, unique=True),
    Column("password", String, nullable=False),
    Column("banned", Boolean, nullable=False),
)
"""`login_key` is the login without the difference of upper and lower case; null for a guest."""

mutes = Table(
    "mutes",
    metadata,
    Column("person", String, primary_key=True),
    Column("other", String, primary_key=True),
    sqlite_with_rowid=False,
)
"""Whose chat a person does not want to see."""

sessions = Table(
    "sessions",
    metadata,
    Column("person", String, primary_key=True),
    Column("id", String, primary_key=True),
    Column("created", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Where a person is logged in: a cookie is valid as long as its session is here."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String, nullable=False),
    sqlite_with_rowid=False,
)

rolls = Table(
    "rolls",
    metadata,
    Column("game", String, primary_key=True),
    Column("die", String, primary_key=True),
    Column("face", String, primary_key=True),
    Column("count", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("secret", String, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("argument", String, nullable=False),
)
