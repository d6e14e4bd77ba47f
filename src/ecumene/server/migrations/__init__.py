"""The history of the database schema, oldest first."""
