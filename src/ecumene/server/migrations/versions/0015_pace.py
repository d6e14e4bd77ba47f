"""The pace that the host of a table chose, so that a table that gathers can say it.

Revision ID: 0015
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.String(8), nullable=False, server_default="none"))


def downgrade() -> None:
    op.drop_column("tables", "pace")
