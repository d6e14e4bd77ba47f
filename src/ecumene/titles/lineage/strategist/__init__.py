"""The common parts of the strategists of a family: they plan phase by phase, only from their seat's
knowledge.

Each module plans one phase of the turn and is named after it. A kind of question that none of them answers is
left to the quick player (`titles/lineage/quick_player`). Each title has its own weights.
"""
