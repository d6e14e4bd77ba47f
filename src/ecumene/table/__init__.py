"""The table: requests, frames, journal, chance, views and cases. It does not depend on a title."""
