"""The strategist of Mega Empires: its weights, and what it does before a Short Game.

What it does in the phases of a turn is that of the lineage (`titles/lineage/strategist`).
"""

from ecumene.titles.empires.strategist.strategist import Strategist

__all__ = ["Strategist"]
