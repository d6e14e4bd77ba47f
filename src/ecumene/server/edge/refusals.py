"""Addresses that were refused often and do not stop: they are delayed until they are quiet."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from ecumene.server.edge.rates import Lately

WAIT = 1.0
"""How many seconds each further attempt is delayed."""
WINDOW = 10.0
HOSTILE = 10
"""The weight of what nobody does by mistake."""
_MOST = 30
"""After this number of refusals in a window an address is delayed in this window and the next."""


class _Noted(NamedTuple):
    """When the present window of an address began; how often it was refused in it, and in the one before."""

    since: float
    times: int = 0
    before: int = 0


class Refusals:
    """How often addresses were refused lately. A delay is not another refusal: a program
    that does not slow down is let in again after a window or two, and is soon outside once more."""

    def __init__(self) -> None:
        self._noted: Lately[_Noted] = Lately()

    def go_on(self, address: str) -> bool:
        """Whether an address does not stop."""
        noted = self._present(address)
        return max(noted.times, noted.before) >= _MOST

    def note(self, address: str, weight: int = 1) -> None:
        """It was refused; what nobody does by mistake has more weight."""
        noted = self._present(address)
        self._noted.put(address, noted._replace(times=noted.times + weight))

    def _present(self, address: str) -> _Noted:
        """What there is of an address in the window of this moment."""
        at, noted = monotonic(), self._noted.get(address)
        if noted is None or at - noted.since >= 2 * WINDOW:
            return _Noted(at)
        return noted if at - noted.since < WINDOW else _Noted(noted.since + WINDOW, before=noted.times)
