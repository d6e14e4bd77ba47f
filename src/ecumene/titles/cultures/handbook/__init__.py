"""What Rising Cultures brings to its handbook: pages for its cards, sheets, and words players use."""
