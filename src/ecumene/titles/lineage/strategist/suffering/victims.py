"""Phase 9: the choice of other victims by a seat. It chooses the leaders, if they lose anything: their
protection is included in the numbers of the calamity.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.calamities.attributes import holds_any
from ecumene.titles.lineage.calamities.damage import unit_points
from ecumene.titles.lineage.calamities.effects import cyclone, flood, scourges, unrest
from ecumene.titles.lineage.calamities.places import AskPlace, PlaceId, Strike
from ecumene.titles.lineage.calamities.records import CalamityCard, Cyclone, Flood, Iconoclasm, Scourge
from ecumene.titles.lineage.calamities.victims import AskVictims, Victims
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner
from ecumene.titles.lineage.state import Position, present
from ecumene.titles.lineage.strategist.rivals import Rivals
from ecumene.titles.lineage.strategist.weights import Weights

INDULGED = 0.3
"""How much of a loss is left to those who may give cards instead."""


class WhomToHurt:
    """What others lose by a card is asked of `spreads_to` and `struck`, which a title may know otherwise."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def victims(self, position: Position, ask: AskVictims, options: Sequence[Answer]) -> Answer:
        """Those whose losses are worth most; of equals those who are ahead."""
        rivals, card = Rivals(position, ask.seat, self._weights), position.calamity(ask.card)

        def hurt(seat: Seat) -> tuple[float, float]:
            lost = self.spreads_to(rivals, position, card, seat, ask.seat)
            return rivals.threat(seat) * lost, rivals.promise(seat)

        chosen = sorted(ask.candidates, key=hurt, reverse=True)[: ask.count]
        return Victims(tuple(position.state.civilizations[seat] for seat in ask.candidates if seat in chosen))

    def place(self, position: Position, ask: AskPlace, options: Sequence[Answer]) -> Answer:
        """Where others who are ahead lose most, and oneself least."""
        rivals = Rivals(position, ask.seat, self._weights)

        def balance(place: tuple[PlaceId, tuple[AreaId, ...]]) -> float:
            worth = 0.0
            for seat in present(position.state):
                points, cities = self.struck(position, ask, place, seat)
                loss = rivals.of_points(seat, points) + rivals.of_cities(seat, cities)
                worth += -loss if seat == ask.seat else self._weights.harm * rivals.threat(seat) * loss
            return worth

        return Strike(max(ask.places, key=balance)[0])

    def spreads_to(
        self, rivals: Rivals, position: Position, card: CalamityCard, seat: Seat, victim: Seat
    ) -> float:
        return spreads_to(rivals, position, card, seat, victim)

    def struck(
        self, position: Position, ask: AskPlace, place: tuple[PlaceId, tuple[AreaId, ...]], seat: Seat
    ) -> tuple[int, int]:
        return struck(position, ask, place, seat)


def spreads_to(rivals: Rivals, position: Position, card: CalamityCard, seat: Seat, victim: Seat) -> float:
    """What a secondary victim would lose."""
    if isinstance(card, Scourge):
        return rivals.of_points(seat, scourges.spreads_to(position, card, seat).result)
    assert isinstance(card, Iconoclasm)
    loss = rivals.of_cities(seat, unrest.broken(position, card, seat, victim).result)
    pays = holds_any(position, seat, card.saved_by) and len(position.state.hand[seat]) >= card.cards_instead
    return INDULGED * loss if pays else loss


def struck(
    position: Position, ask: AskPlace, place: tuple[PlaceId, tuple[AreaId, ...]], seat: Seat
) -> tuple[int, int]:
    """The tokens (or points of any units) and the cities that a place takes from a seat."""
    state = position.state
    id, areas = place
    cities = sum([city_owner(state, area) == seat for area in areas])
    card = position.calamity(ask.card)
    if isinstance(card, Flood):
        damage = flood.washed_away(position, card, seat, ask.seat).result
        return min(damage, unit_points(position, seat, id)), 0
    if isinstance(card, Cyclone):
        selected = min(cyclone.exposed(position, card, seat, ask.seat).result, cities)
        return 0, cyclone.sheltered(position, card, seat, selected).result
    return sum([state.tokens[seat][area] for area in areas]), cities
