"""What the strategists of a family share: they plan phase by phase, from what their seat may know alone.

Each module plans one phase of the turn and is named after it. A kind of question that none of them answers is
left to the quick player (`titles/lineage/quick_player`). Each title has its own weights.
"""
