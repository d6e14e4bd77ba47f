"""Notices: people for whom a table waits are told once, on the channels that they chose.

`needs` writes a notice together with the entry of the journal that caused it. `post` makes letters from due
notices and sends them. `wishes` has the settings of people, `letters` the texts, `carriers` the transport.
"""
