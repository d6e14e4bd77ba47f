"""The arena: many tables played by bots, for statistics, for speed, and to break the rules on purpose."""
