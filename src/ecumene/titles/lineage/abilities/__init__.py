"""Phase 10: what each of the seven special abilities does.

`phase` asks who may use one, in A.S.T.-Progress order; each ability, or family of similar ones, has a module
of its own, and `cards.ABILITIES` says which belongs to which advance.
"""
