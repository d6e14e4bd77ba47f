"""The calamities of the Expansion Project that work otherwise than those of its relatives (30)."""
