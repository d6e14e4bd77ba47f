"""Phase 9 and chapter 8: the effects of calamities.

`resolution` names the calamities in their order; one module holds the effects of similar ones, and the
questions that several of them ask have a module each. `records` are the cards as content declares them,
`cards.EFFECTS` has the function for each kind of record, which a title may replace.
"""
