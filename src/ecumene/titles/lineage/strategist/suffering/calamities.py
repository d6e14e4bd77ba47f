"""Phase 9: the choice of cities that fall, and of things to give or lose instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.advances.discards import TREASURY, Instead, commodities
from ecumene.titles.lineage.calamities.cities import ANNEXED, CARDS, REDUCED, STEP, AskCities, City, fate_now
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner, limit_for
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.discards import cheapest, kept_by
from ecumene.titles.lineage.strategist.marching.country import Country
from ecumene.titles.lineage.strategist.prospects import halts, steps_on
from ecumene.titles.lineage.strategist.rivals import Rivals
from ecumene.titles.lineage.strategist.suffering.losses import missed
from ecumene.titles.lineage.strategist.suffering.upheaval import city_held
from ecumene.titles.lineage.strategist.weights import Weights


class Calamities:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def cities(self, position: Position, ask: AskCities, options: Sequence[Answer]) -> Answer:
        """Of others those who are ahead lose a city; of one's own it is the one that is missed least."""
        country = Country(position, ask.seat, self._weights)
        if ask.toll.instead and self._buys_off(country, ask):
            return Instead()
        theirs = [area for area in ask.toll.areas if city_owner(position.state, area) not in (None, ask.seat)]
        if not theirs:
            best = min(ask.toll.areas, key=lambda area: missed(country, area, left(country, ask, area)))
        elif fate_now(position, ask.seat, ask.toll.fate) == ANNEXED:
            best = max(theirs, key=lambda area: city_held(country, area))
        else:
            rivals = Rivals(position, ask.seat, self._weights)
            best = max(theirs, key=lambda area: hurts(country, rivals, area))
        return City(country.board.ids[best])

    def _buys_off(self, country: Country, ask: AskCities) -> bool:
        """Whether what may be given or suffered instead is worth less than the cities."""
        toll, position, weights = ask.toll, country.position, self._weights
        if toll.instead == STEP:
            return not steps_on(position, ask.seat, toll.left)
        areas = sorted(toll.areas, key=lambda area: missed(country, area, left(country, ask, area)))
        fallen = areas[: toll.left]
        lost = sum([missed(country, area, left(country, ask, area)) for area in fallen])
        lost += sum([country.city_worth(country.city_count - number) for number in range(len(fallen))])
        if halts(position, ask.seat, len(fallen)):
            lost += weights.halt
        price = float(toll.price) if toll.instead == TREASURY else 0.0
        if toll.instead == CARDS:
            held = Counter(commodities(position, ask.seat))
            price, _ = cheapest(held, toll.price, kept_by(position, ask.seat, weights), lambda card: 1)
        return weights.treasury * price < lost


def left(country: Country, ask: AskCities, area: AreaId) -> int:
    """How many tokens take the place of one's own city."""
    if ask.toll.fate != REDUCED:
        return 0
    room = limit_for(country.position, ask.seat, area) - country.row[area]
    return max(min(room, country.state.stock[ask.seat]), 0)


def hurts(country: Country, rivals: Rivals, area: AreaId) -> tuple[float, float]:
    """What it is worth that somebody else loses a city; of equal ones one that is hard to build again."""
    owner = city_owner(country.state, area)
    assert owner is not None
    near = sum([country.state.tokens[owner][to] for to in country.board.land[area]])
    return rivals.threat(owner) * rivals.of_cities(owner, 1), float(country.founders(area) - near)
