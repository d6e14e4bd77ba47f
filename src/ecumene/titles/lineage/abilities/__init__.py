"""Phase 10: the effects of the seven special abilities.

`phase` asks the seats that may use one, in the title's order; each ability, or family of similar ones, has
its own module. `records` are the abilities as content declares them, `cards.ABILITIES` has the function for
each kind of them, which a title may replace.
"""
