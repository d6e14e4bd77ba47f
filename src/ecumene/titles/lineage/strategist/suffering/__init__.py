"""How the strategist bears calamities, and whom it lets suffer with it."""
