"""The market board in the plain form of a view, and back."""

from __future__ import annotations

from typing import Any

from ecumene.table.state.fields import UNKNOWN
from ecumene.titles.lineage.market.records import SpaceId
from ecumene.titles.lineage.market.spaces import FACE_DOWN, board_of
from ecumene.titles.lineage.market.trading import AskMarket, MarketPhase, phase_of
from ecumene.titles.lineage.state import NOT_PUT, Lying, Position, State


def market_seen(position: Position) -> dict[str, Any]:
    """The market of a glimpse, while cards lie there: how far trading is, and every space with a card."""
    state = position.state
    frame = phase_of(state) or MarketPhase(())
    awaited = [ask.seat for ask in state.flow.asks.values() if isinstance(ask, AskMarket)]
    return {
        "stage": _stage(state),
        "round": frame.round,
        "rounds": board_of(position).rounds,
        "order": list(frame.order),
        "awaited": awaited[0] if awaited else None,
        "passes": frame.passes,
        "spaces": {space: _space_seen(lying) for space, lying in sorted(state.market.items())},
    }


def _stage(state: State) -> str:
    if phase_of(state):
        return "trading"
    if state.phase == "trade_cards":
        return "buying"
    return "closed" if any(lying.lies in FACE_DOWN for lying in state.market.values()) else "revealed"


def _space_seen(lying: Lying) -> dict[str, Any]:
    seen: dict[str, Any] = {"lies": lying.lies}
    if lying.card != UNKNOWN:
        seen["card"] = lying.card
    if lying.by != NOT_PUT:
        seen["by"] = lying.by
    return seen


def market_recalled(seen: dict[str, Any]) -> dict[SpaceId, Lying]:
    """The cards of the market that a view tells of."""
    return {
        space: Lying(entry.get("card", UNKNOWN), entry["lies"], entry.get("by", NOT_PUT))
        for space, entry in seen["spaces"].items()
    }
