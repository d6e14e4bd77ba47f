"""Civil War and Tyranny: a part of a civilization changes sides.

In a Civil War the victim selects the units, under Tyranny the beneficiary. The beneficiary annexes as many
units as it has pieces for; the others become pirates and barbarians. `calamities/defection.py` decides which
units may be selected together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Progress
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.lineage.calamities.attributes import Reckoning, reckon
from ecumene.titles.lineage.calamities.defection import Grade, demand_of, lie_together, units_in
from ecumene.titles.lineage.calamities.defection_search import (
    Areas,
    Realm,
    best_selections,
    closest,
    offered,
)
from ecumene.titles.lineage.calamities.events import NobodyGains, UnitsAnnexed, UnitsRanWild, UnitsSelected
from ecumene.titles.lineage.calamities.records import CivilWar, Tyranny
from ecumene.titles.lineage.calamities.resolution import NO_BENEFICIARY, Calamity, cancel, proceed
from ecumene.titles.lineage.calamities.sections import section_at
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.phases.tax import Annex
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import (
    annex_tokens,
    areas_of,
    cities_in_stock,
    clear_beside,
    place_barbarians,
    place_city,
    place_pirates,
    remove_tokens,
)
from ecumene.titles.lineage.state import CardId, Moment, Position, State


class AskUnits(Ask, frozen=True, tag="ask_units"):
    """Which units of the victim change sides?

    `lacking`, `excess` and `unannexed` say how good a selection has to be, `offers` are some that are.
    """

    card: CardId
    victim: Seat
    beneficiary: Seat
    points: int
    lacking: int
    excess: int
    unannexed: bool
    offers: tuple[Areas, ...]


class AskAnnexation(Ask, frozen=True, tag="ask_annexation"):
    """Your stock is short: which of the selected units do you annex? Cities first, then tokens.

    `annexed` is how many of them you have chosen.
    """

    victim: Seat
    areas: Areas
    annexed: int = 0


class SelectUnits(Answer, frozen=True, tag="select_units"):
    """All units of the victim in some areas."""

    areas: tuple[str, ...]


class AnnexTokens(Answer, frozen=True, tag="annex_tokens"):
    area: str
    tokens: int


# What the cards say


def civil_war(moment: Moment, node: Node, frame: Calamity, card: CivilWar) -> None:
    """All units beyond those that stay loyal; none, and there is no Civil War."""
    if frame.stage:
        annex(moment, node, frame)
        return
    points = disloyal(moment, card, frame.victim).result
    select(moment, node, frame, frame.victim, points)


def disloyal(position: Position, card: CivilWar, victim: Seat) -> Reckoning:
    """How many unit points change sides in a Civil War."""
    all_units = units_in(position, victim, areas_of(position.state, victim))
    return reckon(position, victim, all_units.points - card.loyal, card.changes)


def tyranny(moment: Moment, node: Node, frame: Calamity, card: Tyranny) -> None:
    if frame.stage:
        annex(moment, node, frame)
        return
    points = oppressed(moment, card, frame.victim).result
    select(moment, node, frame, frame.beneficiary, points)


def oppressed(position: Position, card: Tyranny, victim: Seat) -> Reckoning:
    """How many unit points are annexed by Tyranny."""
    return reckon(position, victim, card.units, card.changes)


# Selecting


def select(moment: Moment, node: Node, frame: Calamity, chooser: Seat, points: int) -> None:
    """Ask for the units that change sides; take them where there is only one possible selection."""
    realm = Realm(moment, frame.victim, gains=chooser != frame.victim)
    if not points or not realm.areas:
        cancel(moment, node, frame)
        return
    if frame.beneficiary == NO_BENEFICIARY:
        cancel(moment, node, frame, NobodyGains)
        return
    found = best_selections(realm, demand_of(moment, frame.beneficiary, points))
    offers = offered(realm, found)
    if found.complete and len(offers) == 1:
        proceed(moment, node, frame, areas=offers[0])
        begin_annexation(moment, frame, chooser, offers[0])
        return
    moment.flow.ask(
        node,
        AskUnits,
        UnitsKind.name,
        chooser,
        card=frame.card,
        victim=frame.victim,
        beneficiary=frame.beneficiary,
        points=points,
        lacking=found.grade.lacking,
        excess=found.grade.excess,
        unannexed=found.grade.unannexed,
        offers=offers,
    )


class UnitsKind(Kind[AskUnits, SelectUnits]):
    name = "units"
    rule = "ch8.annex"
    exhaustive = False
    fills = True
    foreseen = True

    def rule_of(self, state: State, ask: AskUnits) -> str:
        return self.content.calamity[ask.card].section

    def options(self, state: State, ask: AskUnits) -> Sequence[SelectUnits]:
        ids = self.at(state).board.ids
        return [SelectUnits(tuple(ids[area] for area in areas)) for areas in ask.offers]

    def default(self, state: State, ask: AskUnits) -> SelectUnits:
        """The first: few cities where they are one's own, many where they become so."""
        ids = self.at(state).board.ids
        return SelectUnits(tuple(ids[area] for area in ask.offers[0]))

    def complete(self, state: State, ask: AskUnits, chosen: Sequence[SelectUnits]) -> Sequence[SelectUnits]:
        """A selection as good as it has to be, with as much of what was chosen as can be."""
        position = self.at(state)
        board = position.board
        wanted = [board.index[id] for wish in chosen for id in wish.areas if id in board.index]
        realm = Realm(position, ask.victim, gains=ask.seat != ask.victim)
        demand = demand_of(position, ask.beneficiary, ask.points)
        grade = Grade(ask.lacking, ask.excess, ask.unannexed)
        areas = closest(realm, demand, grade, wanted, ask.offers)
        return [SelectUnits(tuple(board.ids[area] for area in areas))]

    def about(self, state: State, ask: AskUnits) -> Mapping[str, Any]:
        return {
            "card": ask.card,
            "whose": "mine" if ask.victim == ask.seat else "theirs",
            "victim": state.civilizations[ask.victim],
            "beneficiary": state.civilizations[ask.beneficiary],
            "points": ask.points,
            "best": ask.points + ask.excess - ask.lacking,
            "cities": cities_in_stock(self.at(state), ask.beneficiary),
            "tokens": state.stock[ask.beneficiary],
        }

    def about_answer(self, state: State, ask: AskUnits, answer: SelectUnits) -> Mapping[str, Any]:
        position = self.at(state)
        index = position.board.index
        areas = [index[id] for id in answer.areas if id in index]
        units = units_in(position, ask.victim, areas)
        return {"cities": units.cities, "tokens": units.tokens}

    def check(self, state: State, ask: AskUnits, answer: SelectUnits) -> None:
        position = self.at(state)
        index = position.board.index
        theirs = set(areas_of(state, ask.victim))
        areas = {index.get(id, -1) for id in answer.areas}
        if not areas or not theirs.issuperset(areas) or len(areas) != len(answer.areas):
            raise self.refuse("units-where", self.rule_of(state, ask))
        if not lie_together(position, list(areas)):
            raise self.refuse("units-apart", f"{self.rule_of(state, ask)}.connected")
        units = units_in(position, ask.victim, areas)
        demand = demand_of(position, ask.beneficiary, ask.points)
        grade = units.grade(demand)
        if grade <= Grade(ask.lacking, ask.excess, ask.unannexed):
            return
        rule = f"{self.rule_of(state, ask)}.note_priority"
        if grade[:2] != (ask.lacking, ask.excess):
            best = ask.points + ask.excess - ask.lacking
            raise self.refuse("units-points", rule, points=units.points, best=best)
        raise self.refuse("units-unannexed", rule, cities=demand.cities, tokens=demand.tokens)

    def apply(self, moment: Moment, node: Node, ask: AskUnits, answer: SelectUnits) -> None:
        index = moment.board.index
        areas = tuple(sorted(index[id] for id in answer.areas))
        parent = moment.flow.parents[node]
        frame = moment.flow.steps[parent]
        assert isinstance(frame, Calamity)
        moment.flow.replace(parent, replace(frame, stage=frame.stage + 1, areas=areas))
        begin_annexation(moment, frame, ask.seat, areas)
        moment.flow.finish(node)


# Annexing


def begin_annexation(moment: Moment, frame: Calamity, chooser: Seat, areas: Areas) -> None:
    """The selection is made: tokens beside the selected cities are lost with them."""
    state, book = moment.state, moment.book
    units = units_in(moment, frame.victim, areas)
    beside = units.points - units.cities * book.numbers.city_points - units.tokens
    ids = moment.board.ids
    names = tuple(ids[area] for area in areas)
    moment.tell(UnitsSelected(chooser, frame.victim, names, units.points, beside))
    for area in areas:
        if state.cities[area] == frame.victim + 1:
            clear_beside(state, area)


def annex(moment: Moment, node: Node, frame: Calamity) -> None:
    """The beneficiary annexes what it has the pieces for, by its choice; what is left over runs wild."""
    state = moment.state
    seat, victim, areas = frame.beneficiary, frame.victim, frame.areas
    cities, tokens = cities_among(state, victim, areas), tokens_among(state, victim, areas)
    spare = cities_in_stock(moment, seat)
    if 0 < spare < len(cities) or (0 < state.stock[seat] < sum(tokens.values()) and len(tokens) > 1):
        about = {"victim": victim, "areas": areas, "annexed": frame.annexed}
        moment.flow.ask(node, AskAnnexation, AnnexationKind.name, seat, **about)
        return
    annexed: dict[AreaId, int] = {}
    taken = cities[:spare]
    for area in taken:
        place_city(state, seat, area)
    for area, there in tokens.items():
        if gained := min(there, state.stock[seat]):
            annex_tokens(state, seat, victim, area, gained)
            annexed[area] = gained
    tell_annexed(moment, seat, victim, taken, annexed)
    run_wild(moment, victim, areas)
    moment.flow.finish(node)


def cities_among(state: State, victim: Seat, areas: Areas) -> list[AreaId]:
    return [area for area in areas if state.cities[area] == victim + 1]


def tokens_among(state: State, victim: Seat, areas: Areas) -> dict[AreaId, int]:
    """The tokens in the areas of a selection that are still the victim's."""
    return {area: state.tokens[victim][area] for area in areas if state.tokens[victim][area]}


def tell_annexed(
    moment: Moment, seat: Seat, victim: Seat, cities: Iterable[AreaId], tokens: Mapping[AreaId, int]
) -> None:
    ids = moment.board.ids
    names = tuple(ids[area] for area in sorted({*cities, *tokens}))
    if names:
        moment.tell(UnitsAnnexed(seat, victim, names, len(list(cities)), sum(tokens.values())))


def run_wild(moment: Moment, victim: Seat, areas: Areas) -> None:
    """What nobody annexed turns to piracy, or joins the barbarians."""
    state = moment.state
    cities, tokens = cities_among(state, victim, areas), tokens_among(state, victim, areas)
    for area in cities:
        place_pirates(state, area)
    for area, there in tokens.items():
        remove_tokens(state, victim, area, there)
        place_barbarians(state, area, there)
    if cities or tokens:
        ids = moment.board.ids
        names = tuple(ids[area] for area in sorted({*cities, *tokens}))
        moment.tell(UnitsRanWild(victim, names, len(cities), sum(tokens.values())))


class AnnexationKind(Kind[AskAnnexation, Annex | AnnexTokens]):
    name = "annexation"
    rule = "ch8.annex"
    foreseen = True

    def rule_of(self, state: State, ask: AskAnnexation) -> str:
        return section_at(self.at(state), ask, self.rule)

    def options(self, state: State, ask: AskAnnexation) -> Sequence[Annex | AnnexTokens]:
        ids = self.at(state).board.ids
        if cities := self._cities(state, ask):
            return [Annex(ids[area]) for area in cities]
        stock = state.stock[ask.seat]
        return [
            AnnexTokens(ids[area], tokens)
            for area, there in tokens_among(state, ask.victim, ask.areas).items()
            for tokens in range(min(there, stock), 0, -1)
        ]

    def default(self, state: State, ask: AskAnnexation) -> Annex | AnnexTokens:
        """As many as possible in one place."""
        options = self.options(state, ask)
        return max(options, key=lambda option: option.tokens if isinstance(option, AnnexTokens) else 0)

    def about(self, state: State, ask: AskAnnexation) -> Mapping[str, Any]:
        cities, spare = self._cities(state, ask), cities_in_stock(self.at(state), ask.seat)
        tokens, stock = tokens_among(state, ask.victim, ask.areas), state.stock[ask.seat]
        return {
            "victim": state.civilizations[ask.victim],
            "what": "cities" if cities else "tokens",
            "cities": spare,
            "tokens": stock,
            "over": len(cities) - spare if cities else sum(tokens.values()) - stock,
        }

    def progress(self, state: State, ask: AskAnnexation) -> Progress:
        """Of as many as there are pieces for: first of the cities, then of the tokens."""
        if self._cities(state, ask):
            left, unit = cities_in_stock(self.at(state), ask.seat), "cities"
        else:
            left, unit = state.stock[ask.seat], "tokens"
        return Progress(ask.annexed, ask.annexed + left, unit)

    def check(self, state: State, ask: AskAnnexation, answer: Annex | AnnexTokens) -> None:
        if answer not in self.options(state, ask):
            raise self.refuse("annexation", self.rule_of(state, ask))

    def apply_annex(self, moment: Moment, node: Node, ask: AskAnnexation, answer: Annex) -> None:
        """Once the cities are through, the tokens are counted from nothing."""
        area = moment.board.index[answer.area]
        place_city(moment.state, ask.seat, area)
        tell_annexed(moment, ask.seat, ask.victim, [area], {})
        self._go_on(moment, node, ask.annexed + 1 if self._cities(moment.state, ask) else 0)

    def apply_annex_tokens(self, moment: Moment, node: Node, ask: AskAnnexation, answer: AnnexTokens) -> None:
        area = moment.board.index[answer.area]
        annex_tokens(moment.state, ask.seat, ask.victim, area, answer.tokens)
        tell_annexed(moment, ask.seat, ask.victim, [], {area: answer.tokens})
        self._go_on(moment, node, ask.annexed + answer.tokens)

    def _go_on(self, moment: Moment, node: Node, annexed: int) -> None:
        parent = moment.flow.parents[node]
        frame = moment.flow.steps[parent]
        assert isinstance(frame, Calamity)
        moment.flow.replace(parent, replace(frame, annexed=annexed))
        moment.flow.finish(node)

    def _cities(self, state: State, ask: AskAnnexation) -> list[AreaId]:
        """The cities to choose between, while the stock has some but not enough."""
        cities = cities_among(state, ask.victim, ask.areas)
        return cities if 0 < cities_in_stock(self.at(state), ask.seat) < len(cities) else []
