"""Cities that fall to a calamity: a seat chooses them one by one, and each falls at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Progress
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.lineage.advances.discards import TREASURY, Instead, discard_cards
from ecumene.titles.lineage.calamities.events import CityAnnexed, CityDestroyed, CityTurnedPirate
from ecumene.titles.lineage.calamities.records import Eruption
from ecumene.titles.lineage.calamities.resolution import Calamity, Twins
from ecumene.titles.lineage.calamities.sections import calamity_at
from ecumene.titles.lineage.calamities.victims import SECTIONS_OF_SCENARIOS, exempting, why_not
from ecumene.titles.lineage.calamities.waiting import CopyByCopy, WaitingVictims
from ecumene.titles.lineage.events import CityReduced, PaidInstead
from ecumene.titles.lineage.phases.ast import set_back
from ecumene.titles.lineage.phases.order import Wait
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import (
    cities_in_stock,
    cities_on_board,
    city_owner,
    clear_beside,
    limit_for,
    pay_treasury,
    place_city,
    place_pirates,
    reduce_city,
    remove_city,
)
from ecumene.titles.lineage.state import CardId, Moment, Position, State

REDUCED, DESTROYED, ANNEXED, PIRATE = "reduced", "destroyed", "annexed", "pirates"
"""What happens to a city. Annexed cities turn to piracy when the annexer has none left in stock."""

CARDS, STEP = "cards", "step"
"""What may be given or suffered instead, besides treasury: commodities, a step back on the A.S.T."""


class Toll(msgspec.Struct, frozen=True, gc=False):
    """Cities that a calamity demands: `left` more of those in `areas`, no matter who owns them.

    `later` are cities that may be chosen only when no other is left. `one_each`: no two of the same owner.
    `instead` says what may be given or suffered to keep all of them, for `price`; once a city has fallen it
    is too late for that. `fallen` is how many have.
    """

    fate: str
    left: int
    areas: tuple[AreaId, ...]
    later: tuple[AreaId, ...] = ()
    one_each: bool = False
    instead: str = ""
    price: int = 0
    fallen: int = 0

    @property
    def paid(self) -> bool:
        return not self.left or not self.areas


class AskCities(Ask, frozen=True, tag="ask_cities"):
    """Which city falls to a calamity?"""

    card: CardId
    toll: Toll


class City(Answer, frozen=True, tag="city"):
    area: str


Falling = City | Instead | Wait | CopyByCopy


def cities_fall(moment: Moment, node: Node, chooser: Seat, toll: Toll) -> None:
    """Let somebody choose cities below the calamity at `node`; what leaves no choice happens at once."""
    frame = moment.flow.steps[node]
    assert isinstance(frame, Calamity)
    toll = without_choice(moment, node, chooser, toll)
    if not toll.paid:
        moment.flow.ask(node, AskCities, CitiesKind.name, chooser, card=frame.card, toll=toll)


def without_choice(moment: Moment, node: Node, chooser: Seat, toll: Toll) -> Toll:
    """Let the cities fall that leave no choice; what is demanded after that."""
    while not toll.paid and not toll.instead and all_fall(moment.state, toll):
        toll = fall(moment, node, chooser, toll, toll.areas[0])
    return toll


def all_fall(state: State, toll: Toll) -> bool:
    """Whether every city that may be chosen falls, in any order."""
    owners = {city_owner(state, area) for area in toll.areas} if toll.one_each else toll.areas
    return len(owners) == len(toll.areas) <= toll.left


def most_to_fall(state: State, toll: Toll) -> int:
    """How many cities could fall if all were demanded."""
    areas = (*toll.areas, *toll.later)
    return len({city_owner(state, area) for area in areas}) if toll.one_each else len(areas)


def fall(moment: Moment, node: Node, chooser: Seat, toll: Toll, area: AreaId) -> Toll:
    """A city falls and is recorded in the calamity's `areas`; returns the remaining demand. The first of two
    copies also tells the second which seats it has struck.
    """
    state = moment.state
    owner = city_owner(state, area)
    assert owner is not None
    areas = tuple(
        other
        for other in toll.areas
        if other != area and not (toll.one_each and city_owner(state, other) == owner)
    )
    strike(moment, chooser, owner, area, toll.fate)
    frame = moment.flow.steps[node]
    assert isinstance(frame, Calamity)
    twin = isinstance(moment.flow.steps[moment.flow.parents[node]], Twins)
    secondary = (*frame.secondary, owner) if twin and toll.one_each else frame.secondary
    moment.flow.replace(node, replace(frame, areas=(*frame.areas, area), secondary=secondary))
    later = () if not areas else toll.later
    return replace(
        toll,
        left=toll.left - 1,
        areas=areas or toll.later,
        later=later,
        instead="",
        price=0,
        fallen=toll.fallen + 1,
    )


def strike(moment: Moment, chooser: Seat, owner: Seat, area: AreaId, fate: str) -> None:
    """What a fate does to a city; a token beside it is lost with it, unless the city is only reduced."""
    state = moment.state
    id = moment.board.ids[area]
    if fate == REDUCED:
        moment.tell(CityReduced(owner, id, reduce_city(moment, owner, area)))
        return
    fate = fate_now(moment, chooser, fate)
    if fate != DESTROYED or not moment.ways.token_outlives_city:
        clear_beside(state, area)
    if fate == DESTROYED:
        remove_city(state, area)
        moment.tell(CityDestroyed(owner, id))
    elif fate == ANNEXED:
        place_city(state, chooser, area)
        moment.tell(CityAnnexed(chooser, owner, id))
    else:
        place_pirates(state, area)
        moment.tell(CityTurnedPirate(owner, id))


def fate_now(position: Position, chooser: Seat, fate: str) -> str:
    """Who has no city in stock cannot annex: pirates take over, or the city is destroyed."""
    if fate == ANNEXED and not cities_in_stock(position, chooser):
        return position.ways.unannexed_city
    return fate


class CitiesKind(WaitingVictims[AskCities, Falling]):
    name = "cities"
    rule = "ch8.reduce"
    foreseen = True

    def rule_of(self, state: State, ask: AskCities) -> str:
        return self.content.calamity[ask.card].section_of_cities

    def options(self, state: State, ask: AskCities) -> Sequence[Falling]:
        ids = self.at(state).board.ids
        options: list[Falling] = [City(ids[area]) for area in ask.toll.areas]
        if ask.toll.instead:
            options.append(Instead())
        return [*options, *self.waits(state, ask)]

    def default(self, state: State, ask: AskCities) -> Falling:
        """Pay with treasury, or with cards for more than one city; else the city that is missed least.

        That is one of somebody else, who has most; of one's own it is one that is easily built again.
        """
        position = self.at(state)
        toll, board = ask.toll, position.board
        if toll.instead in (TREASURY, STEP) or (toll.instead and toll.left > 1):
            return Instead()

        def worth(area: AreaId) -> tuple[int, int, int]:
            owner = city_owner(state, area)
            if owner is None or owner == ask.seat:
                return 0, board.site[area], limit_for(position, ask.seat, area)
            return 1, cities_on_board(state, owner), board.limit[area]

        return City(board.ids[max(toll.areas, key=worth)])

    def about(self, state: State, ask: AskCities) -> Mapping[str, Any]:
        fate = fate_now(self.at(state), ask.seat, ask.toll.fate)
        return {"card": ask.card, "fate": fate, "left": ask.toll.left, "short": self._short(state, ask)}

    def follows(self, state: State, ask: AskCities) -> bool:
        return self._short(state, ask) > 0

    def _short(self, state: State, ask: AskCities) -> int:
        """How many of the cities that are annexed the seat has no piece for."""
        position = self.at(state)
        if fate_now(position, ask.seat, ask.toll.fate) != ANNEXED:
            return 0
        due = self.progress(state, ask).due - ask.toll.fallen
        return max(0, due - cities_in_stock(position, ask.seat))

    def progress(self, state: State, ask: AskCities) -> Progress:
        toll = ask.toll
        return Progress(toll.fallen, toll.fallen + min(toll.left, most_to_fall(state, toll)), "cities")

    def about_city(self, state: State, ask: AskCities, answer: City) -> Mapping[str, Any]:
        area = self.at(state).board.index.get(answer.area)
        owner = None if area is None else city_owner(state, area)
        return {"owner": "you" if owner is None or owner == ask.seat else state.civilizations[owner]}

    def check_city(self, state: State, ask: AskCities, answer: City) -> None:
        area = self.at(state).board.index.get(answer.area)
        if area in ask.toll.later:
            raise self.refuse("city-later", "cal.regression.enlightenment")
        if area not in ask.toll.areas:
            raise self._not_that_city(state, ask, area)

    def _not_that_city(self, state: State, ask: AskCities, area: AreaId | None) -> Refused:
        """Why a city cannot be chosen, by the card's own words."""
        position = self.at(state)
        rule, frame = self.rule_of(state, ask), calamity_at(state, ask)
        owner = None if area is None else city_owner(state, area)
        if area is None or frame is None or owner is None:
            return self.refuse("city-none", rule)
        chosen_of = {city_owner(state, other) for other in ask.toll.areas}
        owned = {"owner": state.civilizations[owner]}
        if ask.toll.one_each and (why := why_not(position, frame, owner)):
            advance, rule = exempting(position, frame, owner), SECTIONS_OF_SCENARIOS.get(why, rule)
            return self.refuse(f"victims-{why}", rule, seat=owned["owner"], card=ask.card, advance=advance)
        if isinstance(self.content.calamity[ask.card], Eruption) and frame.areas:
            return self.refuse("city-far", rule)
        if owner not in chosen_of:
            return self.refuse("city-one-each" if ask.toll.one_each else "city-whose", rule, **owned)
        coastal = position.board.coastal[area]
        return self.refuse("city-shore" if coastal else "city-inland", rule)

    def apply_city(self, moment: Moment, node: Node, ask: AskCities, answer: City) -> None:
        flow = moment.flow
        parent, area = flow.parents[node], moment.board.index[answer.area]
        toll = fall(moment, parent, ask.seat, ask.toll, area)
        toll = without_choice(moment, parent, ask.seat, toll)
        if toll.paid:
            flow.finish(node)
        else:
            flow.ask_again(node, replace(ask, toll=toll), self.name)

    def about_instead(self, state: State, ask: AskCities, answer: Instead) -> Mapping[str, Any]:
        return {"instead": ask.toll.instead, "price": ask.toll.price}

    def check_instead(self, state: State, ask: AskCities, answer: Instead) -> None:
        if not ask.toll.instead:
            raise self.refuse("no-instead", self.rule_of(state, ask))

    def apply_instead(self, moment: Moment, node: Node, ask: AskCities, answer: Instead) -> None:
        instead, price = ask.toll.instead, ask.toll.price
        if instead == TREASURY:
            pay_treasury(moment.state, ask.seat, price)
            moment.tell(PaidInstead(ask.seat, price))
        elif instead == CARDS:
            discard_cards(moment, moment.flow.parents[node], ask.seat, ask.card, count=price)
        else:
            set_back(moment, ask.seat)
        moment.flow.finish(node)
