"""The tables of the database. Times are seconds since 1970, ids are random, secrets are stored hashed."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", String(200)),
    Column("language", String(8), nullable=False, server_default="en"),
    Column("created", Float, nullable=False),
)
"""Everybody who has ever sat down. A guest has no login."""

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

QUARANTINED = "quarantined"
"""The status of a table that is damaged and was set aside: nobody loads it, nothing of it is changed."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("title", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("hotseat", Boolean, nullable=False),
    Column("status", String(12), nullable=False, index=True),
    Column("invite", String(64), index=True),
    Column("seed", String(64)),
    Column("salt", String(64)),
    Column("chain", String(64), index=True),
    Column("imported", Boolean, nullable=False, server_default=false()),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("result", Text),
    Column("source", String(32)),
    Column("lesson", String(40), index=True),
    Column("chapter", String(40), nullable=False, server_default=""),
    Column("progress", Text, nullable=False, server_default=""),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("pace", String(8), nullable=False, server_default="none"),
    Column("watch", Boolean, nullable=False, server_default=false()),
)
"""`status` is gathering, running, finished or quarantined. Seed and salt stay here until the game is over.

`result` is what the lobby says of a finished table, so that it need not be opened for that.
`chain` is the last value of a finished journal's hash chain: the name of that very game.
`source` is the address from which it was opened, sealed with the house's secret.
`lesson` is the id of the lesson that the table is, `chapter` where its learner stands (nothing once the
lesson is over), and `progress` that in full, for a table whose past cannot be played again.
`hints` says whether those who sit there may ask what a steady player would do.
`pace` is the clock that the host chose last; what it counts is kept in `keepings`.
`watch` is a game of bots alone, which goes on while somebody looks.
"""

seats = Table(
    "seats",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("bot", String(20)),
    Column("hand", String(40)),
)
"""Who sits where. `hand` is what the host calls one of several people at the same screen."""

entries = Table(
    "entries",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("log", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""The journals: one line for each entry, with what the log says of it. The key is the lock of the writers."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

receipts = Table(
    "receipts",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("what", String(64), nullable=False, server_default=""),
)
"""Which answers were taken: one that is sent twice is carried out once. `what` is a digest of it."""

messages = Table(
    "messages",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("author", String(24), ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("to_seat", Integer),
    Column("to_person", String(24), ForeignKey("people.id")),
    Column("text", String(1000), nullable=False),
    Column("at", Float, nullable=False),
)

NO_SEAT = -1

notes = Table(
    "notes",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, server_default=str(NO_SEAT)),
    Column("text", String(10_000), nullable=False),
    Column("seen", Integer, nullable=False, server_default="0"),
)
"""What a person wrote for itself, and the last entry that it has seen; for each hand of one screen apart."""

keepings = Table(
    "keepings",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("due", Float, index=True),
    Column("served", Boolean, nullable=False, server_default=false()),
    Column("state", Text, nullable=False),
)
"""Clocks, votes and orders of tables (`keeping.record`), the last version. The key is a lock, as for entries.

`due` is when somebody must look at the table again; `served`: somebody else plays for a player, or by order.
"""

companions = Table(
    "companions",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True, index=True),
    Column("since", Float, nullable=False),
)
"""Who plays a seat together with its player, or in their place while they are away."""

seat_links = Table(
    "seat_links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("table", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("role", String(12), nullable=False),
    Column("created", Float, nullable=False),
    Column("maker", String(24), ForeignKey("people.id"), index=True),
    Column("holder", String(24)),
    Column("until", Float, nullable=False, server_default="0"),
    Column("over", String(12), nullable=False, server_default=""),
)
"""Links by which somebody comes to a seat of a running game, once: to `share` it, or to `replace` its player.

`holder` had the seat when its `maker` made it; it is good `until` then, unless it is `over` before: `used`,
`revoked`, or ended with what it was made for. Those of 0.1.0 have no maker whose right could be checked, and
ended with it."""

keepsakes = Table(
    "keepsakes",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the house itself must not forget, such as the secret that signs its forms."""

Index("ix_messages_at", messages.c.table, messages.c.at)

# Notices: who is told that a table waits for them, and how. See `notices/`.

wishes = Table(
    "wishes",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("zone", String(64), nullable=False, server_default="UTC"),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("digest", Float, nullable=False, server_default="0"),
    Column("page", Boolean, nullable=False, server_default=true()),
)
"""How somebody wants to be told. Quiet hours are minutes of the day in their zone; `digest` is for how many
seconds notices are gathered into one; `page` is whether an open page of the house may tell."""

channels = Table(
    "channels",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("name", String(80), nullable=False),
    Column("address", Text, nullable=False),
    Column("enabled", Boolean, nullable=False, server_default=true()),
    Column("confirmed", Boolean, nullable=False, server_default=true()),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("trouble", String(120), nullable=False, server_default=""),
    Column("created", Float, nullable=False),
)
"""Ways to somebody outside the house. Until they have `confirmed` it an address may be somebody else's."""

muted = Table(
    "muted",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("table", String(24), primary_key=True),
)
"""Tables of which somebody wants no notices."""

looking = Table(
    "looking",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("table", String(24), primary_key=True),
    Column("until", Float, nullable=False),
)
"""Who has a table before their eyes, as their page says every minute or two."""

notices = Table(
    "notices",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("phase", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("posted", Boolean, nullable=False, server_default=false()),
    Column("over", Float),
)
"""That a table came to wait for somebody, written together with the entry that brought it about.

`posted`: the deliveries are made. `over`: since then it does not wait for them any more.
"""

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("channel", String(24), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("name", String(80), nullable=False),
    Column("state", String(12), nullable=False),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("due", Float, nullable=False),
    Column("lease", Float, nullable=False, server_default="0"),
    Column("at", Float, nullable=False),
    Column("sent", Float),
    Column("trouble", String(120), nullable=False, server_default=""),
    Column("letter", Text, nullable=False),
)
"""One letter on one channel. `state` is waiting, sending, sent, failed or moot; its sender has the lease."""

enclosed = Table(
    "enclosed",
    metadata,
    Column("notice", String(40), ForeignKey("notices.id"), primary_key=True),
    Column("channel", String(24), primary_key=True),
    Column("delivery", String(40), ForeignKey("deliveries.id"), nullable=False, index=True),
)
"""Which notices a letter contains. The key lets each go once to each channel, from any process."""

Index("ix_notices_due", notices.c.posted, notices.c.due)
Index("ix_notices_table", notices.c.table, notices.c.person)
Index("ix_deliveries_due", deliveries.c.state, deliveries.c.due)
Index("ix_deliveries_person", deliveries.c.person, deliveries.c.at)

reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
    Column("table", String(24)),
    Column("seat", Integer),
    Column("number", Integer),
    Column("position", Text, nullable=False, server_default=""),
    Column("log", Text, nullable=False, server_default=""),
    Column("client", Text, nullable=False),
)
"""What somebody found wrong, with the position and the log as they saw them, and their browser."""

Index("ix_reports_at", reports.c.at)

consents = Table(
    "consents",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("what", Text, nullable=False),
    Column("yes", Text, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("state", String(12), nullable=False),
)
"""What a host asks everybody's consent to, who has given it (`yes`, people's ids), and what came of it:
`open`, `done`, `refused` or `lapsed`."""

achievements = Table(
    "achievements",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("achievement", String(80), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("title", String(40), nullable=False),
    Column("at", Float, nullable=False),
)
"""What people have earned for good, in which game: a row for every time, and the first is when it was new."""

allowances = Table(
    "allowances",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("since", Float, nullable=False, index=True),
    Column("times", Integer, nullable=False),
)
"""How often something was done since when, by or to whom the fingerprint `key` stands for."""

learned = Table(
    "learned",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("chapter", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)
"""The chapters of lessons that people have played to their end, and when first."""
