"""The database of a house: its schema, one function for reading and one for writing, and its backups."""
