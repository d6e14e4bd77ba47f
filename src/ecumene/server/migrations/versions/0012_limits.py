"""What may be done in a day, and from where tables were opened.

Revision ID: 0012
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "allowances",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
    )
    op.create_index("ix_allowances_since", "allowances", ["since"])
    op.add_column("tables", sa.Column("source", sa.String(32)))


def downgrade() -> None:
    op.drop_column("tables", "source")
    op.drop_table("allowances")
