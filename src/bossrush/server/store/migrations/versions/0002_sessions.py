"""Sessions and mutes in tables of their own, summaries with their version, lists by creation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    # Cookies of before name no session: they stay valid until their person logs out or changes the password.
    op.execute("INSERT INTO sessions (person, id, created) SELECT id, '', 0 FROM people")
    mutes = op.create_table(
        "mutes",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("other", sa.String, primary_key=True),
        sqlite_with_rowid=False,
    )
    carry_over(mutes)
    op.drop_column("people", "muted")
    for name in ("version", "due_version"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_creation", "tables", ["status", "created", "id"])


def carry_over(mutes: sa.Table) -> None:
    people = sa.table("people", sa.column("id", sa.String), sa.column("muted", sa.JSON))
    found = op.get_bind().execute(sa.select(people.c.id, people.c.muted)).all()
    rows = [{"person": person, "other": other} for person, muted in found for other in dict.fromkeys(muted)]
    op.bulk_insert(mutes, rows)
