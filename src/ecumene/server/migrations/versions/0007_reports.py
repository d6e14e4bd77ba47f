"""Reports of what somebody found wrong.

Revision ID: 0007
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("table", sa.String(24)),
        sa.Column("seat", sa.Integer),
        sa.Column("number", sa.Integer),
        sa.Column("position", sa.Text, nullable=False, server_default=""),
        sa.Column("log", sa.Text, nullable=False, server_default=""),
        sa.Column("client", sa.Text, nullable=False),
    )
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_index("ix_reports_at", "reports", ["at"])


def downgrade() -> None:
    op.drop_table("reports")
