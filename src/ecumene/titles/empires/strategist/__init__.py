"""The strategist of Mega Empires: it plans phase by phase, from nothing but what its seat may know.

Each module plans one phase of the turn and is named after it. A kind of question that none of them answers is
left to the quick player (`titles/lineage/quick_player`).
"""

from ecumene.titles.empires.strategist.strategist import Strategist

__all__ = ["Strategist"]
