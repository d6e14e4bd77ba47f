"""The handbook of Rising Cultures: pages for its cards, sheets, and players' words."""
