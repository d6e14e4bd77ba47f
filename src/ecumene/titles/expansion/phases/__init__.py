"""The phases of the Expansion Project that differ from those of its relatives."""
