"""The minor calamities that strike cities and cards.

City Riots, City in Flames, Minor Uprising, Banditry, Coastal Migration.
"""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.advances.discards import TREASURY, can_pay, discard_cards
from ecumene.titles.lineage.calamities.cities import Toll, cities_fall
from ecumene.titles.lineage.calamities.records import Discarding, OneCity
from ecumene.titles.lineage.calamities.resolution import Calamity, in_one_go, proceed
from ecumene.titles.lineage.calamities.treasury import lose
from ecumene.titles.lineage.calamities.victims import coastal_cities
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_of
from ecumene.titles.lineage.state import Moment, Position


def one_city(moment: Moment, node: Node, frame: Calamity, card: OneCity) -> None:
    """A city of the victim's choice, unless it is ransomed; then treasury is lost."""
    seat = frame.victim
    if frame.stage:
        lose(moment, seat, card.treasury)
        moment.flow.finish(node)
        return
    instead = TREASURY if can_pay(moment.state, seat, card.ransom) else ""
    proceed(moment, node, frame)
    toll = Toll(card.fate, 1, endangered(moment, card, seat), instead=instead, price=card.ransom)
    cities_fall(moment, node, seat, toll)


def endangered(position: Position, card: OneCity, victim: Seat) -> tuple[AreaId, ...]:
    """The cities that may fall."""
    return coastal_cities(position, victim) if card.coastal else tuple(cities_of(position.state, victim))


@in_one_go
def discarding(moment: Moment, node: Node, frame: Calamity, card: Discarding) -> None:
    discard_cards(moment, node, frame.victim, frame.card, count=card.cards, price=card.ransom)
