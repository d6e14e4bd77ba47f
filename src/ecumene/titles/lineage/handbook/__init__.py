"""The handbook of a game of the lineage: pages for its cards, sheets, and players' words."""
