"""The handbook of a title: its rules in our own words, pages for its cards, a search, sheets to look at."""
