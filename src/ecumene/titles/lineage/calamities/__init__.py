"""Phase 9 and chapter 8: what each calamity does.

`resolution` names the calamities in their order; one module holds the effects of similar ones, and the
questions that several of them ask have a module each. `records` are the cards as content declares them,
`cards.EFFECTS` says which function carries out which kind of record, unless the title says otherwise.
"""
