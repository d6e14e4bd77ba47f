"""Tables that are lessons, and what people have learned.

Revision ID: 0013
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(40)))
    op.add_column("tables", sa.Column("chapter", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("progress", sa.Text, nullable=False, server_default=""))
    op.create_index("ix_tables_lesson", "tables", ["lesson"])
    op.create_table(
        "learned",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("lesson", sa.String(40), primary_key=True),
        sa.Column("chapter", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("learned")
    op.drop_index("ix_tables_lesson", "tables")
    for column in ("progress", "chapter", "lesson"):
        op.drop_column("tables", column)
