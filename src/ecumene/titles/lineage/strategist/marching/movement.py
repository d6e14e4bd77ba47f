"""Phase 3: marches, then voyages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.movement.movement import AskMove
from ecumene.titles.lineage.movement.moves import Move
from ecumene.titles.lineage.phases.order import Wait
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import Position, State
from ecumene.titles.lineage.strategist.marching.campaign import Campaign
from ecumene.titles.lineage.strategist.marching.country import Country
from ecumene.titles.lineage.strategist.marching.defence import moving, threatened
from ecumene.titles.lineage.strategist.marching.sailing import Fleet
from ecumene.titles.lineage.strategist.weights import Weights


class Movement:
    """Remembers the rest of its orders for as long as nothing else happens where its people can go."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._orders: list[Move] = []
        self._places: list[AreaId] = []
        self._expected: Situation | None = None

    def choose(self, position: Position, ask: AskMove, options: Sequence[Answer]) -> Answer:
        """The next order by land, then by sea; the first option is the end, or what must come before it.

        Who may storm a city and comes earlier in census order is waited for: then it can be saved.
        """
        state = position.state
        seat = ask.seat
        if not self._orders or self._expected != situation(state, seat, self._places):
            country = Country(position, seat, self._weights)
            if Wait() in options and threatened(country, moving(country)[0]):
                return Wait()
            campaign = self._planned(country)
            self._orders, self._places = campaign.moves(), campaign.near()
            if at_sea := self._at_sea(country, campaign):
                self._orders.clear()
                return at_sea
            if not self._orders:
                return Fleet(country, campaign).embark() or options[0]
        order = self._orders.pop(0)
        turn, row, moved, others = situation(state, seat, self._places)
        index = position.board.index
        self._expected = turn, *carried_out(row, moved, order, index), others
        return order

    def _at_sea(self, country: Country, campaign: Campaign) -> Answer | None:
        """What ships do before anybody marches: people on board are brought ashore."""
        return Fleet(country, campaign).under_way()

    def _planned(self, country: Country) -> Campaign:
        """What everybody by land is to do."""
        campaign = Campaign(country)
        campaign.plan()
        return campaign


Situation = tuple[int, bytes, bytes, tuple[int, ...]]
"""The turn, the seat's tokens, how many of them have moved, and all that others have in some places."""


def situation(state: State, seat: Seat, places: Sequence[AreaId]) -> Situation:
    """What a seat's orders rest on."""
    others = [row for number, row in enumerate(state.tokens) if number != seat]
    seen = tuple([row[area] for area in places for row in (*others, state.cities)])
    return state.turn, bytes(state.tokens[seat]), bytes(state.moved[seat]), seen


def carried_out(row: bytes, moved: bytes, order: Move, index: Mapping[str, AreaId]) -> tuple[bytes, bytes]:
    """The tokens of a seat, and how many have moved, once an order is carried out."""
    after, went = bytearray(row), bytearray(moved)
    after[index[order.origin]] -= order.tokens
    after[index[order.to]] += order.tokens
    went[index[order.to]] += order.tokens
    return bytes(after), bytes(went)
