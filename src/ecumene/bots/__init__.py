"""Bots: players that see what a seat may see and know no title. `make` gives one by name."""

from ecumene.bots.bot import Bot, Budget
from ecumene.bots.names import NAMES, UnknownBot, expect, make, offered

__all__ = ["NAMES", "Bot", "Budget", "UnknownBot", "expect", "make", "offered"]
