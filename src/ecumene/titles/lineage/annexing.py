"""Annexing: units of somebody else are replaced by the same number of one's own, from stock (chapter 8)."""

from __future__ import annotations

from ecumene.table.frames import Seat
from ecumene.titles.lineage.board import AreaId
from ecumene.titles.lineage.pieces import (
    place_city,
    place_tokens,
    remove_barbarians,
    remove_tokens,
)
from ecumene.titles.lineage.state import State


def annex_tokens(state: State, seat: Seat, victim: Seat, area: AreaId, tokens: int) -> None:
    remove_tokens(state, victim, area, tokens)
    place_tokens(state, seat, area, tokens)


def annex_barbarians(state: State, seat: Seat, area: AreaId, tokens: int) -> None:
    remove_barbarians(state, area, tokens)
    place_tokens(state, seat, area, tokens)


def annex_city(state: State, seat: Seat, area: AreaId) -> None:
    """Of a player or of pirates; tokens that stand beside it are not looked at here."""
    place_city(state, seat, area)
