"""The atlas: draws the boards of Mega Empires from public-domain coastlines and the borders of the rules."""
