"""Notices: people who are awaited at a table are told so, once, wherever they want to be told.

`needs` writes a notice together with the journal's entry that brought it about. `post` makes letters of what
is due and sends them. `wishes` is what people want, `letters` what is said, `carriers` how it gets there.
"""
