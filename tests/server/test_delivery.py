"""Everybody else at the table soon sees an answer."""

from __future__ import annotations

import asyncio

from tests.server.client import Process
from tests.server.load import delivery

WITHIN = 150
"""Milliseconds from sending an answer until it is at somebody else's socket, in the middle of all."""


def test_an_answer_is_at_eighteen_sockets_in_time(house: Process) -> None:
    told = asyncio.run(delivery(house, "empires", seats=9, sockets=18, answers=20))
    assert told["delivered_ms"]["p50"] < WITHIN
