"""A later edition of Parley, whose herald pays nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from ecumene.table.meta import Meta
from ecumene.table.state.frames import Frame, Node
from tests.parley import META as FIRST
from tests.parley import state as st
from tests.parley.bids import bidding
from tests.parley.state import Bidding, Moment
from tests.parley.title import Parley

META = msgspec.structs.replace(FIRST, version=2)


def free_bidding(moment: Moment, node: Node, frame: Bidding) -> None:
    """As before, but the herald gets the coins back."""
    state = moment.state
    bank, coins = state.bank, list(state.coins)
    bidding(moment, node, frame)
    state.bank, state.coins = bank, coins


class LaterParley(Parley):
    meta: ClassVar[Meta] = META
    steps: ClassVar[Mapping[type[Frame], Callable[[Any, Node, Any], None]]] = {
        **Parley.steps,
        st.Bidding: free_bidding,
    }


def load(overrides: Mapping[str, Any] | None = None) -> LaterParley:
    return LaterParley()
