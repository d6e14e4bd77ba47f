"""The database of a house: its schema, one way in for readers and one for writers, and its backups."""
