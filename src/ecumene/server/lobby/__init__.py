"""The lobby: tables that have not begun, the titles to choose from, finished games and what becomes of them,
tables that were left, and news of changes."""
