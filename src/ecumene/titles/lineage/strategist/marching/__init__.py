"""Where the strategist's people go: aims, marches, voyages and guards."""
