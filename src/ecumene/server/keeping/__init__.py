"""What keeps a table going: clocks, breaks, votes, standing orders, and who plays for absent players.

Everything here is plain data and functions of it; `tables/live.py` stores it together with the journal.
"""
