"""Phase 9 and chapter 8: what each calamity does.

`resolution` names the calamities in their order; one module holds the effects of similar ones, and the
questions that several of them ask have a module each. `cards.EFFECTS` says which function belongs to which
card.
"""
