"""What everybody at a table has to consent to.

Revision ID: 0009
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "consents",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("yes", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("state", sa.String(12), nullable=False),
    )
    op.create_index("ix_consents_table", "consents", ["table"])


def downgrade() -> None:
    op.drop_table("consents")
