"""The house: people, tables, journals and talk.

Revision ID: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_ID = sa.String(24)
_TABLES = (
    "people",
    "sessions",
    "tables",
    "seats",
    "entries",
    "snapshots",
    "receipts",
    "messages",
    "notes",
    "keepsakes",
)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(80), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("language", sa.String(8), nullable=False, server_default="en"),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", _ID, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("host", _ID, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("hotseat", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(12), nullable=False, index=True),
        sa.Column("invite", sa.String(64), index=True),
        sa.Column("seed", sa.String(64)),
        sa.Column("salt", sa.String(64)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("finished", sa.Float),
    )
    op.create_table(
        "seats",
        sa.Column("table", _ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", _ID, sa.ForeignKey("people.id"), index=True),
        sa.Column("bot", sa.String(20)),
    )
    op.create_table(
        "entries",
        sa.Column("table", _ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", _ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "receipts",
        sa.Column("table", _ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", _ID, primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "messages",
        sa.Column("table", _ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("author", _ID, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("to_seat", sa.Integer),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_messages_at", "messages", ["table", "at"])
    op.create_table(
        "notes",
        sa.Column("table", _ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", _ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("text", sa.String(10_000), nullable=False),
        sa.Column("seen", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "keepsakes",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in reversed(_TABLES):
        op.drop_table(table)
