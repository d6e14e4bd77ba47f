"""The handbook of Age of Civilization: pages for its cards, sheets, and players' words."""
