"""The strategist of Mega Empires: its weights, and its plans before a Short Game. Its plans for the phases of
a turn are those of the lineage (`titles/lineage/strategist`).
"""

from ecumene.titles.empires.strategist.strategist import Strategist

__all__ = ["Strategist"]
