"""Notices: wishes, channels, the outbox and what became of it.

Revision ID: 0006
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _person(*, key: bool = False) -> sa.Column[str]:
    return sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=key, nullable=False)


def upgrade() -> None:
    op.create_table(
        "wishes",
        _person(key=True),
        sa.Column("zone", sa.String(64), nullable=False, server_default="UTC"),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("digest", sa.Float, nullable=False, server_default="0"),
        sa.Column("page", sa.Boolean, nullable=False, server_default=sa.true()),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(24), primary_key=True),
        _person(),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("enabled", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("trouble", sa.String(120), nullable=False, server_default=""),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_table("muted", _person(key=True), sa.Column("table", sa.String(24), primary_key=True))
    op.create_table(
        "looking",
        _person(key=True),
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(40), primary_key=True),
        _person(),
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("posted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("over", sa.Float),
    )
    op.create_index("ix_notices_due", "notices", ["posted", "due"])
    op.create_index("ix_notices_table", "notices", ["table", "person"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(40), primary_key=True),
        _person(),
        sa.Column("channel", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("lease", sa.Float, nullable=False, server_default="0"),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("sent", sa.Float),
        sa.Column("trouble", sa.String(120), nullable=False, server_default=""),
        sa.Column("letter", sa.Text, nullable=False),
    )
    op.create_index("ix_deliveries_due", "deliveries", ["state", "due"])
    op.create_index("ix_deliveries_person", "deliveries", ["person", "at"])
    op.create_table(
        "enclosed",
        sa.Column("notice", sa.String(40), sa.ForeignKey("notices.id"), primary_key=True),
        sa.Column("channel", sa.String(24), primary_key=True),
        sa.Column("delivery", sa.String(40), sa.ForeignKey("deliveries.id"), nullable=False),
    )
    op.create_index("ix_enclosed_delivery", "enclosed", ["delivery"])


def downgrade() -> None:
    for table in ("enclosed", "deliveries", "notices", "looking", "muted", "channels", "wishes"):
        op.drop_table(table)
