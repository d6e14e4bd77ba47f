"""What Mega Empires and the Expansion Project have in common: the board, the pieces, the phases.

A title brings its content as a `Book`; the numbers live there, the behaviour here. Rules stand where the
rulebook has them: `phases` in the order of play, those that fill a chapter in rooms of their own
(`movement`, `conflict`, `trade`, `calamities`, `abilities`, `advances`). `pieces` is what lies on the table,
`secrets` what a seat may know, `text` the table in words, `what_if` what the rules tell before somebody
decides, and `quick_player` what a quick player would answer.
"""
