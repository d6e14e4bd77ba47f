"""The special abilities of the Expansion Project that work otherwise than those of its relatives (31, 33)."""
