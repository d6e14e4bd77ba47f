"""Bots: players that see what a seat may see and know no title. `make` gives one by name."""

from ecumene.bots.bot import Bot
from ecumene.bots.names import NAMES, UnknownBot, make

__all__ = ["NAMES", "Bot", "UnknownBot", "make"]
