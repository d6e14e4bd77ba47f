"""The special abilities of the Expansion Project that work differently from those of its relatives (31,
33).
"""
