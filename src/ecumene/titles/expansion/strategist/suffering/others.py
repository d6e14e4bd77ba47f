"""Phases 29 and 30: the victims to choose, by the numbers of this game: losses go to the leaders."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.expansion.calamities import cyclone, scourges, treachery, unrest
from ecumene.titles.expansion.calamities.beneficiaries import AskBeneficiary, Favour
from ecumene.titles.expansion.calamities.dividing import AskDivision, Assign
from ecumene.titles.expansion.calamities.flood import capped
from ecumene.titles.expansion.calamities.records import Affliction, Heresy, Hurricane, Inundation, Plunder
from ecumene.titles.lineage.calamities.damage import unit_points
from ecumene.titles.lineage.calamities.places import AskPlace, PlaceId
from ecumene.titles.lineage.calamities.records import CalamityCard
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.rivals import Rivals
from ecumene.titles.lineage.strategist.suffering import victims


class WhomToHurt(victims.WhomToHurt):
    def spreads_to(
        self, rivals: Rivals, position: Position, card: CalamityCard, seat: Seat, victim: Seat
    ) -> float:
        """The loss of another seat: in this game victims are only named for pirates."""
        assert isinstance(card, Plunder)
        return rivals.of_cities(seat, treachery.plundered_abroad(position, card, seat).result)

    def struck(
        self, position: Position, ask: AskPlace, place: tuple[PlaceId, tuple[AreaId, ...]], seat: Seat
    ) -> tuple[int, int]:
        """The unit points and the cities that a place takes from a seat."""
        card, (id, areas) = position.calamity(ask.card), place
        cities = sum([city_owner(position.state, area) == seat for area in areas])
        if isinstance(card, Inundation):
            most = card.damage if seat == ask.seat else card.divided
            there = min(unit_points(position, seat, id, ask.card), most)
            return capped(position, card, seat, there), 0
        if isinstance(card, Hurricane):
            return 0, min(cyclone.exposed(position, card, seat, ask.seat).result, cities)
        return sum([position.state.tokens[seat][area] for area in areas]), cities

    def divide(self, position: Position, ask: AskDivision, options: Sequence[Answer]) -> Answer:
        """As much as possible to the seat that each point hurts most."""
        rivals, card = Rivals(position, ask.seat, self._weights), position.calamity(ask.card)

        def hurt(share: tuple[Seat, int]) -> tuple[float, float]:
            seat, room = share
            amount = min(room, ask.left)
            lost = borne(rivals, position, card, seat, amount)
            return rivals.threat(seat) * lost / amount, rivals.promise(seat)

        seat, room = max(ask.rooms, key=hurt)
        return Assign(position.state.civilizations[seat], min(room, ask.left))

    def favour(self, position: Position, ask: AskBeneficiary, options: Sequence[Answer]) -> Answer:
        """Of those who may gain the one who will have least in the end."""
        rivals, index = Rivals(position, ask.seat, self._weights), position.state.civilizations.index
        players = [option for option in options if isinstance(option, Favour)]
        return min(players, key=lambda option: rivals.promise(index(option.player)))


def borne(rivals: Rivals, position: Position, card: CalamityCard, seat: Seat, share: int) -> float:
    """What it costs somebody to bear a share."""
    if isinstance(card, Heresy):
        return rivals.of_cities(seat, unrest.broken_abroad(position, card, seat, share).result)
    if isinstance(card, Affliction):
        return rivals.of_points(seat, scourges.spreads_to(position, card, seat, share).result)
    return rivals.of_points(seat, share)
