"""How alembic reaches the database: over the connection that the store has opened."""

from __future__ import annotations

from alembic import context

from ecumene.server.database.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
