"""The calamities of the Expansion Project that work differently from those of its relatives (30)."""
