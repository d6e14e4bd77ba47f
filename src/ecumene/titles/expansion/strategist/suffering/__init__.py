"""The strategist of this game in calamities: its own losses, and losses for others."""
