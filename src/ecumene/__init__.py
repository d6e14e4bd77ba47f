"""Ecumene: one table at which the great civilization board games are played.

>>> import ecumene
>>> table = ecumene.open_table("cultures", seed=7)
>>> request = table.requests()[0]
>>> _ = table.answer(request.seat, request.id, request.default)
"""

from ecumene.table.api import Refused, Table, open_table, replay, verify

__all__ = ["Refused", "Table", "open_table", "replay", "verify"]
