"""Receipts know what was sent, private messages who may read them, and notes which hand wrote them.

Revision ID: 0004
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_WHO_SITS_THERE = """
UPDATE messages SET to_person = (
    SELECT person FROM seats WHERE seats."table" = messages."table" AND seats.seat = messages.to_seat
) WHERE to_seat IS NOT NULL
"""


def upgrade() -> None:
    op.add_column("receipts", sa.Column("what", sa.String(64), nullable=False, server_default=""))
    with op.batch_alter_table("messages") as messages:
        addressee = sa.ForeignKey("people.id", name="fk_messages_to_person")
        messages.add_column(sa.Column("to_person", sa.String(24), addressee))
    op.execute(_WHO_SITS_THERE)
    with op.batch_alter_table("notes", recreate="always") as notes:
        notes.add_column(sa.Column("seat", sa.Integer, nullable=False, server_default="-1"))
        notes.drop_constraint("pk_notes", type_="primary")
        notes.create_primary_key("pk_notes", ["table", "person", "seat"])


def downgrade() -> None:
    op.execute("DELETE FROM notes WHERE seat <> -1")
    with op.batch_alter_table("notes", recreate="always") as notes:
        notes.drop_constraint("pk_notes", type_="primary")
        notes.drop_column("seat")
        notes.create_primary_key("pk_notes", ["table", "person"])
    with op.batch_alter_table("messages") as messages:
        messages.drop_column("to_person")
    op.drop_column("receipts", "what")
