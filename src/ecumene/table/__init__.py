"""The table: requests, frames, journal, chance, views and cases. It knows no title."""
