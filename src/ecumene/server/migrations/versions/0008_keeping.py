"""How tables are kept going: clocks and votes, people who share a seat, links to a seat.

Revision ID: 0008
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keepings",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", name="fk_keepings_table")),
        sa.Column("version", sa.Integer),
        sa.Column("due", sa.Float),
        sa.Column("served", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("state", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "version", name="pk_keepings"),
    )
    op.create_index("ix_keepings_due", "keepings", ["due"])
    op.create_table(
        "companions",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", name="fk_companions_table")),
        sa.Column("seat", sa.Integer),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", name="fk_companions_person")),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "person", name="pk_companions"),
    )
    op.create_index("ix_companions_person", "companions", ["person"])
    op.create_table(
        "seat_links",
        sa.Column("token", sa.String(64)),
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", name="fk_seat_links_table"), nullable=False
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_seat_links"),
    )
    op.create_index("ix_seat_links_table", "seat_links", ["table"])


def downgrade() -> None:
    op.drop_table("seat_links")
    op.drop_table("companions")
    op.drop_table("keepings")
