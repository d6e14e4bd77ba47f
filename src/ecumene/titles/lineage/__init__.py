"""The common parts of Mega Empires and the Expansion Project: the board, the pieces, the phases.

A title supplies its content as a `Book`, with the numbers; the behaviour is here. The order of rules is that
of the rulebook: `phases` in the order of play, and folders for rules that fill a chapter (`movement`,
`conflict`, `trade`, `calamities`, `abilities`, `advances`). `pieces` contains the things on the table,
`secrets` the knowledge of a seat, `text` the table in words, `what_if` counsel before a decision, and
`quick_player` the answers of a quick player.
"""
