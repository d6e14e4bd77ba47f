"""Links to seats know who made them, who had the seat then, and when they end.

Of those that there are nobody knows who made them, or whose seat it was: they end now.

Revision ID: 0011
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seat_links") as links:
        maker = sa.ForeignKey("people.id", name="fk_seat_links_maker")
        links.add_column(sa.Column("maker", sa.String(24), maker))
        links.add_column(sa.Column("holder", sa.String(24)))
        links.add_column(sa.Column("until", sa.Float, nullable=False, server_default="0"))
        links.add_column(sa.Column("over", sa.String(12), nullable=False, server_default=""))
    op.create_index("ix_seat_links_maker", "seat_links", ["maker"])


def downgrade() -> None:
    op.execute("DELETE FROM seat_links WHERE \"over\" <> ''")
    op.drop_index("ix_seat_links_maker", "seat_links")
    with op.batch_alter_table("seat_links") as links:
        for column in ("maker", "holder", "until", "over"):
            links.drop_column(column)
