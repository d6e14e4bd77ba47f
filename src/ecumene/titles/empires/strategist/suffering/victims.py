"""Phase 9: whom to hurt, where a calamity leaves that to a seat.

Those who are ahead, if they lose anything by it: what protects them is in the numbers of the calamity.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.answers import Answer
from ecumene.table.frames import Seat
from ecumene.titles.empires.strategist.rivals import Rivals
from ecumene.titles.empires.strategist.weights import Weights
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.damage import unit_points
from ecumene.titles.lineage.calamities.effects import cyclone, flood, unrest
from ecumene.titles.lineage.calamities.effects.scourges import EPIDEMIC, FAMINE
from ecumene.titles.lineage.calamities.places import AskPlace, PlaceId, Strike
from ecumene.titles.lineage.calamities.victims import AskVictims, Victims
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner
from ecumene.titles.lineage.state import CardId, State, has, present

SCOURGES = {"famine": FAMINE, "epidemic": EPIDEMIC}
INDULGED = 0.3
"""How much of a loss is left to those who may give cards instead."""


class WhomToHurt:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def victims(self, book: Book, state: State, ask: AskVictims, options: Sequence[Answer]) -> Answer:
        """Those whose losses are worth most; of equals those who are ahead."""
        rivals = Rivals(book, state, ask.seat, self._weights)

        def hurt(seat: Seat) -> tuple[float, float]:
            return rivals.threat(seat) * spreads_to(rivals, book, state, ask.card, seat), rivals.promise(seat)

        chosen = sorted(ask.candidates, key=hurt, reverse=True)[: ask.count]
        return Victims(tuple(state.civilizations[seat] for seat in ask.candidates if seat in chosen))

    def place(self, book: Book, state: State, ask: AskPlace, options: Sequence[Answer]) -> Answer:
        """Where others who are ahead lose most, and oneself least."""
        rivals = Rivals(book, state, ask.seat, self._weights)

        def balance(place: tuple[PlaceId, tuple[AreaId, ...]]) -> float:
            worth = 0.0
            for seat in present(state):
                points, cities = struck(book, state, ask, place, seat)
                loss = rivals.of_points(seat, points) + rivals.of_cities(seat, cities)
                worth += -loss if seat == ask.seat else self._weights.harm * rivals.threat(seat) * loss
            return worth

        return Strike(max(ask.places, key=balance)[0])


def spreads_to(rivals: Rivals, book: Book, state: State, card: CardId, seat: Seat) -> float:
    """What a secondary victim would lose."""
    if card in SCOURGES:
        return rivals.of_points(seat, SCOURGES[card].spreads_to(book, state, seat).result)
    loss = rivals.of_cities(seat, unrest.broken(book, state, seat, unrest.HERESY).result)
    pays = has(book, state, seat, "theocracy") and len(state.hand[seat]) >= unrest.INDULGENCE
    return INDULGED * loss if pays else loss


def struck(
    book: Book, state: State, ask: AskPlace, place: tuple[PlaceId, tuple[AreaId, ...]], seat: Seat
) -> tuple[int, int]:
    """The tokens (or points of any units) and the cities that a place takes from a seat."""
    id, areas = place
    cities = sum([city_owner(state, area) == seat for area in areas])
    mine = seat == ask.seat
    if ask.card == "flood":
        damage = flood.washed_away(book, state, seat, flood.DAMAGE if mine else flood.OTHERS).result
        return min(damage, unit_points(book, state, seat, id)), 0
    if ask.card == "cyclone":
        most = cyclone.SELECTED if mine else cyclone.SELECTED_BY_OTHERS
        selected = min(cyclone.exposed(book, state, seat, most).result, cities)
        return 0, cyclone.sheltered(book, state, seat, selected).result
    return sum([state.tokens[seat][area] for area in areas]), cities
