"""How a table is kept going: clocks, breaks, votes, standing orders, and who plays for somebody who is away.

Everything here is plain data and functions of it; `tables/live.py` writes it down together with the
journal.
"""
