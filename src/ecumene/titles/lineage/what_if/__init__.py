"""What a player may ask the rules before deciding, one module per topic.

Everything is found out by the functions of the rules themselves, on a copy of what the seat knows.
"""
