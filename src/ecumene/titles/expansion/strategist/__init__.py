"""The strategist of the Expansion Project: its weights, and what it plans where this game differs.

What it shares with its relatives is that of the lineage (`titles/lineage/strategist`).
"""

from ecumene.titles.expansion.strategist.strategist import Strategist

__all__ = ["Strategist"]
