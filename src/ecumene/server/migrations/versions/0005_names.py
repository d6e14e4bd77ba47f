"""Names of their own for the hands at one screen.

Revision ID: 0005
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("hand", sa.String(40)))


def downgrade() -> None:
    op.drop_column("seats", "hand")
