"""The lobby: tables that have not begun, the titles to choose from, imported games, and news of changes."""
