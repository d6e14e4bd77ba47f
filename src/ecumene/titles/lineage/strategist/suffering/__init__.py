"""The strategist in calamities: its own losses, and its choice of other victims."""
