"""The minor calamities that strike cities and cards.

City Riots, City in Flames, Minor Uprising, Banditry, Coastal Migration.
"""

from __future__ import annotations

from typing import NamedTuple

from ecumene.table.frames import Node
from ecumene.titles.lineage.advances.discards import TREASURY, can_pay, discard_cards
from ecumene.titles.lineage.calamities.cities import DESTROYED, REDUCED, Toll, cities_fall
from ecumene.titles.lineage.calamities.resolution import Calamity, Effect, in_one_go, proceed
from ecumene.titles.lineage.calamities.treasury import lose
from ecumene.titles.lineage.pieces.pieces import cities_of
from ecumene.titles.lineage.state import Moment, board_of


class OneCity(NamedTuple):
    """One city meets its fate, unless a `ransom` is paid; then `treasury` is lost, even where no city is."""

    fate: str
    treasury: int = 0
    ransom: int = 0
    coastal: bool = False


class Discarding(NamedTuple):
    """So many commodities are discarded; a card is kept for a `ransom`."""

    cards: int
    ransom: int


CITY_RIOTS = OneCity(REDUCED, treasury=5)
CITY_IN_FLAMES = OneCity(DESTROYED, ransom=10)
MINOR_UPRISING = OneCity(DESTROYED)
COASTAL_MIGRATION = OneCity(DESTROYED, treasury=5, coastal=True)
BANDITRY = Discarding(2, ransom=4)


def one_city(card: OneCity) -> Effect:
    fate, treasury, ransom, coastal = card

    def effect(moment: Moment, node: Node, frame: Calamity) -> None:
        state, seat = moment.state, frame.victim
        if frame.stage:
            lose(moment, seat, treasury)
            moment.flow.finish(node)
            return
        coast = board_of(moment.content, state).coastal
        areas = tuple(area for area in cities_of(state, seat) if coast[area] or not coastal)
        instead = TREASURY if can_pay(state, seat, ransom) else ""
        proceed(moment, node, frame)
        cities_fall(moment, node, seat, Toll(fate, 1, areas, instead=instead, price=ransom))

    return effect


def discarding(card: Discarding) -> Effect:
    def effect(moment: Moment, node: Node, frame: Calamity) -> None:
        discard_cards(moment, node, frame.victim, frame.card, count=card.cards, price=card.ransom)

    return in_one_go(effect)


city_riots = one_city(CITY_RIOTS)
city_in_flames = one_city(CITY_IN_FLAMES)
minor_uprising = one_city(MINOR_UPRISING)
banditry = discarding(BANDITRY)
coastal_migration = one_city(COASTAL_MIGRATION)
