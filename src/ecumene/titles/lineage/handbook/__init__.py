"""What a game of the lineage brings to its handbook: pages for its cards, sheets, and words players use."""
