"""Bots: players that see what a seat may see and do not depend on a title. `make` gives one by name."""

from ecumene.bots.bot import Bot, Budget
from ecumene.bots.names import NAMES, STRENGTHS, UnknownBot, expect, make, offered, strength_of

__all__ = [
    "NAMES",
    "STRENGTHS",
    "Bot",
    "Budget",
    "UnknownBot",
    "expect",
    "make",
    "offered",
    "strength_of",
]
