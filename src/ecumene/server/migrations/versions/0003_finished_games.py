"""Finished games: known by the end of their chain, and taken in from elsewhere.

Revision ID: 0003
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("chain", sa.String(64)))
    op.add_column("tables", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_chain", "tables", ["chain"])


def downgrade() -> None:
    op.drop_index("ix_tables_chain", "tables")
    op.drop_column("tables", "imported")
    op.drop_column("tables", "chain")
