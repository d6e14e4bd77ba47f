"""The strategist of the Expansion Project: its weights, and its plans where this game differs. The shared
parts are in the lineage (`titles/lineage/strategist`).
"""

from ecumene.titles.expansion.strategist.strategist import Strategist

__all__ = ["Strategist"]
