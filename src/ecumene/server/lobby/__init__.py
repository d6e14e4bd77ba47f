"""The lobby: tables that gather, the titles to choose from, games from elsewhere, and word of changes."""
