"""The handbook of a title: its rules in our own words, pages for its cards, a search, and sheets for the
table.
"""
