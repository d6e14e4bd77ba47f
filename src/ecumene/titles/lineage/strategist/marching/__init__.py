"""The strategist's movement: aims, marches, voyages and guards."""
