"""The phases of the Expansion Project, as far as they are played otherwise than by its relatives."""
