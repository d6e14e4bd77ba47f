"""The functions that carry out each kind of special ability, unless a title replaces them."""

from __future__ import annotations

from collections.abc import Mapping

from ecumene.titles.lineage.abilities import (
    areas,
    diaspora,
    provincial_empire,
    records,
    trade_routes,
    universal_doctrine,
)
from ecumene.titles.lineage.abilities.ability import Ability
from ecumene.titles.lineage.book import Book

ABILITIES: Mapping[type[records.SpecialAbility], Ability] = {
    records.StrikeArea: areas.ABILITY,
    records.Resettle: diaspora.ABILITY,
    records.Tribute: provincial_empire.ABILITY,
    records.Sale: trade_routes.ABILITY,
    records.Conversion: universal_doctrine.ABILITY,
}


def ability_of(book: Book, advance: str) -> Ability:
    """What carries out the special ability of an advance."""
    ability: Ability = book.ways.abilities[type(book.abilities[advance])]
    return ability
