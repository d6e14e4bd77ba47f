"""Phase 30: the choice of own losses, and of things to give instead, in questions that only this game
asks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.titles.expansion.calamities.cyclone import AskShelter, Shelter
from ecumene.titles.expansion.calamities.giving import AskGive, HandOver
from ecumene.titles.expansion.calamities.minor import AskBail, AskTribes, Bail, Tribes
from ecumene.titles.expansion.calamities.records import Heresy, TribalConflict
from ecumene.titles.expansion.calamities.tokens import AskTokens, GiveUp
from ecumene.titles.expansion.calamities.unrest import AskStop, Sacrifice, Suffer, broken
from ecumene.titles.lineage.advances.discards import commodities
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.discards import cheapest, kept_by
from ecumene.titles.lineage.strategist.marching.country import Country
from ecumene.titles.lineage.strategist.prospects import halts
from ecumene.titles.lineage.strategist.suffering.losses import least
from ecumene.titles.lineage.strategist.weights import Weights
from ecumene.titles.lineage.trade.values import counted_by_kind, picked


class Hardship:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def tokens(self, position: Position, ask: AskTokens, options: Sequence[Answer]) -> Answer:
        """Those that are missed least."""
        country = Country(position, ask.seat, self._weights)
        removed, _ = least(country, rows(country, ask.areas), set(), ask.left)
        area, tokens = removed.most_common(1)[0]
        return GiveUp(position.board.ids[area], tokens)

    def tribes(self, position: Position, ask: AskTribes, options: Sequence[Answer]) -> Answer:
        """The two areas that lose least by it."""
        country, card = Country(position, ask.seat, self._weights), position.calamity(ask.card)
        assert isinstance(card, TribalConflict)

        def lost(pair: Tribes) -> float:
            there = rows(country, [country.board.index[id] for id in pair.areas])
            return least(country, there, set(), min(card.tokens, sum(there.values())))[1]

        return min([option for option in options if isinstance(option, Tribes)], key=lost)

    def bail(self, position: Position, ask: AskBail, options: Sequence[Answer]) -> Answer:
        """Pay for as many as are worth more than their price."""
        country = Country(position, ask.seat, self._weights)
        people = rows(country, country.areas())

        def costs(option: Bail) -> float:
            owed = ask.points - option.points
            tokens = min(owed, country.people)
            lost = least(country, people, set(), tokens)[1] + self._weights.city * (owed - tokens)
            short = country.shortage(country.people - tokens, country.city_count)
            return lost + short + self._weights.treasury * ask.price * option.points

        return min([option for option in options if isinstance(option, Bail)], key=costs)

    def stop(self, position: Position, ask: AskStop, options: Sequence[Answer]) -> Answer:
        """Cards, if they are worth less than the cities that would fall."""
        country, card = Country(position, ask.seat, self._weights), position.calamity(ask.card)
        assert isinstance(card, Heresy)
        fallen = min(broken(position, card, ask.seat).result, country.city_count)
        lost = sum([country.city_worth(country.city_count - number) for number in range(fallen)])
        if halts(position, ask.seat, fallen):
            lost += self._weights.halt
        held = counted_by_kind(position.book, commodities(position, ask.seat))
        price, _ = cheapest(held, ask.price, kept_by(position, ask.seat, self._weights), lambda card: 1)
        return Sacrifice() if self._weights.treasury * price < lost else Suffer()

    def give(self, position: Position, ask: AskGive, options: Sequence[Answer]) -> Answer:
        """The card that the sets miss least."""
        held = counted_by_kind(position.book, commodities(position, ask.seat))
        _, cards = cheapest(held, 1, kept_by(position, ask.seat, self._weights), lambda card: 1)
        return HandOver(picked(position, ask.seat, cards)[0])

    def shelter(self, position: Position, ask: AskShelter, options: Sequence[Answer]) -> Answer:
        """The ship that most people can board."""
        row, index = position.state.tokens[ask.seat], position.board.index
        ships = [option for option in options if isinstance(option, Shelter)]
        return max(ships, key=lambda ship: row[index[ship.area]])


def rows(country: Country, areas: Sequence[AreaId]) -> Counter[AreaId]:
    """How many people are where."""
    return Counter({area: country.row[area] for area in areas if country.row[area]})
