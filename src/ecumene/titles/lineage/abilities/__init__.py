"""Phase 10: what each of the seven special abilities does.

`phase` asks who may use one, in the title's order; each ability, or family of similar ones, has a module
of its own. `records` are the abilities as content declares them, `cards.ABILITIES` says what carries out
which kind of them, unless the title says otherwise.
"""
