"""Civil War (30.41): a nation falls into two factions, and its victim goes on with one of them.

The calamity finds the beneficiary; everything else happens in a separate step, `CivilWar`, below it.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, Literal

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.kind import Progress
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.titles.expansion.calamities.arrival import arrive, waiting
from ecumene.titles.expansion.calamities.beneficiaries import find_beneficiary, richest
from ecumene.titles.expansion.calamities.events import FactionKept
from ecumene.titles.expansion.calamities.factions import (
    Faction,
    Units,
    added,
    bordering,
    choices,
    cities_of,
    everything,
    owed,
    points_of,
    tokens_of,
    without,
)
from ecumene.titles.expansion.calamities.records import Secession
from ecumene.titles.expansion.calamities.scourges import stage_of
from ecumene.titles.expansion.phases.tax import points_in_stock
from ecumene.titles.lineage.calamities.attributes import Reckoning, holds_any, reckon
from ecumene.titles.lineage.calamities.events import CityDestroyed, UnitsAnnexed
from ecumene.titles.lineage.calamities.resolution import Calamity, cancel, proceed
from ecumene.titles.lineage.events import TokensLost
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.phases.order import ranking_place
from ecumene.titles.lineage.pieces.board import AreaId, Place
from ecumene.titles.lineage.pieces.pieces import (
    annex_tokens,
    areas_of,
    cities_in_stock,
    place_city,
    remove_city,
    remove_tokens,
)
from ecumene.titles.lineage.state import CardId, Moment, Position, State, by_ranking

Purpose = Literal["select", "lose", "annex"]
"""The purposes of a choice of units: the first faction, losses, annexation."""

SELECT, ADD, LOSE_FIRST, LOSE_SECOND, SIDES, ANNEX, OVER = range(7)
"""The stages: who belongs to the first faction, what each loses, which one is kept, who annexes the other."""


class CivilWar(Frame, frozen=True, tag="civil_war_frame"):
    """A Civil War. `left` points are still to be chosen in this stage, `first` is the first faction.

    `near` are those who were within reach of the victim when it began. `rebels` are the units that are
    annexed, once the victim has chosen; `heirs` those who have annexed some.
    """

    card: CardId
    victim: Seat
    beneficiary: Seat
    near: tuple[Seat, ...]
    stage: int = SELECT
    left: int = 0
    first: Faction = ()
    rebels: Faction = ()
    heirs: tuple[Seat, ...] = ()


class AskMuster(Ask, frozen=True, tag="ask_muster"):
    """Which units of the victim? Points still to be chosen out of the `pool`: `left`."""

    card: CardId
    victim: Seat
    purpose: Purpose
    left: int
    pool: Faction


class Muster(Answer, frozen=True, tag="muster"):
    """Some tokens of an area, or its city."""

    area: str
    tokens: int = 0
    city: bool = False


class AskSide(Ask, frozen=True, tag="ask_side"):
    """With which faction do you go on?"""

    card: CardId
    first: Faction
    second: Faction


class Side(Answer, frozen=True, tag="side"):
    faction: Literal["first", "second"]


# The beneficiary


def secession(moment: Moment, node: Node, frame: Calamity, card: Secession) -> None:
    if frame.stage == 0:
        able = rivals(moment, card, frame.victim)
        if not able:
            cancel(moment, node, frame)
            return
        proceed(moment, node, frame)
        find_beneficiary(moment, node, stage_of(moment, node), able)
    elif frame.stage == 1:
        proceed(moment, node, frame)
        near = tuple(candidates(moment, card, frame.victim))
        moment.flow.push(node, CivilWar(frame.card, frame.victim, frame.beneficiary, near))
    else:
        moment.flow.finish(node)


def rivals(position: Position, card: Secession, victim: Seat) -> list[Seat]:
    """The possible beneficiaries: a seat that waits to join, otherwise those near enough; none if there is no
    war.
    """
    able = waiting(position, victim) or candidates(position, card, victim)
    return [] if not able or stays_whole(position, card, victim, able) else able


def stays_whole(position: Position, card: Secession, victim: Seat, able: Sequence[Seat]) -> bool:
    """Whether nobody has more in stock than the victim, or there would be no second faction."""
    own = points_in_stock(position, victim)
    most = max(points_in_stock(position, seat) for seat in able)
    ahead = [seat for seat in able if points_in_stock(position, seat) == most]
    first = min(ranking_place(position, seat) for seat in ahead)
    if own > most or (own == most and ranking_place(position, victim) < first):
        return True
    return points_of(position, everything(position, victim)) <= first_faction(position, card, victim)


def first_faction(position: Position, card: Secession, victim: Seat) -> int:
    """How many unit points the first faction has."""
    if holds_any(position, victim, card.ruled_by):
        return card.ruled
    return loyal(position, card, victim).result + card.added


def loyal(position: Position, card: Secession, victim: Seat) -> Reckoning:
    """How many unit points the victim selects itself."""
    return reckon(position, victim, card.selected, card.changes)


def candidates(position: Position, card: Secession, victim: Seat) -> list[Seat]:
    """The possible beneficiaries if no seat waits to join: seats with a unit near enough, or without any unit
    (X68).
    """
    reach = steps_from(position, victim)
    found = []
    for seat in by_ranking(position):
        areas = areas_of(position.state, seat)
        away = min((reach.get(area, card.reach + 1) for area in areas), default=0)
        if seat != victim and away <= card.reach:
            found.append(seat)
    return found


def steps_from(position: Position, victim: Seat) -> dict[Place, int]:
    """The distances of all places in areas; those of the victim count 0, an open sea 1 (30.4111)."""
    board, own = position.board, set(areas_of(position.state, victim))
    away: dict[Place, int] = dict.fromkeys(own, 0)
    queue = deque(own)
    while queue:
        place = queue.popleft()
        land = board.land[place] if place < board.size else ()
        for other in (*land, *board.sail_open[place]):
            if other not in away:
                away[other] = away[place] + 1
                queue.append(other)
    return away


# Its course


@takes_up(CivilWar)
def step(moment: Moment, node: Node, frame: CivilWar) -> None:
    """Go through the stages until somebody has a choice."""
    card = moment.book.calamity[frame.card]
    assert isinstance(card, Secession)
    if frame.stage == SIDES:
        ask_side(moment, node, frame)
    elif frame.stage == ANNEX:
        annex(moment, node, frame)
    elif frame.stage == OVER:
        moment.flow.finish(node)
    else:
        muster(moment, node, frame, card)


def muster(moment: Moment, node: Node, frame: CivilWar, card: Secession) -> None:
    """Begin a stage in which units are chosen, for the first faction or as losses."""
    chooser, purpose, points = task(moment, frame, card)
    pool = pool_of(moment, frame, points)
    points = owed(moment, pool, points)
    if not points:
        next_stage(moment, node, frame)
    elif points == points_of(moment, pool):
        for units in pool:
            frame = take(moment, frame, purpose, units)
        short = demanded(moment, card, frame.victim).result - points if purpose == "lose" else 0
        next_stage(moment, node, frame, again=short if short > 0 and pool_of(moment, frame, short) else 0)
    else:
        moment.flow.replace(node, replace(frame, left=points))
        about = {"card": frame.card, "victim": frame.victim, "purpose": purpose, "left": points, "pool": pool}
        moment.flow.ask(node, AskMuster, MusterKind.name, chooser, **about)


def task(position: Position, frame: CivilWar, card: Secession) -> tuple[Seat, Purpose, int]:
    """The seat that chooses in this stage, the purpose, and the number of points."""
    ruled = holds_any(position, frame.victim, card.ruled_by)
    if frame.stage == SELECT:
        points = 0 if ruled else loyal(position, card, frame.victim).result
        return frame.victim, "select", points
    if frame.stage == ADD:
        return frame.beneficiary, "select", card.ruled if ruled else card.added
    chooser = frame.victim if frame.stage == LOSE_FIRST else frame.beneficiary
    return chooser, "lose", frame.left or demanded(position, card, frame.victim).result


def demanded(position: Position, card: Secession, victim: Seat) -> Reckoning:
    """What each faction loses: so much for each destructive advance of the victim (30.415)."""
    return reckon(position, victim, 0, dict.fromkeys(card.destructive, card.destroyed))


def pool_of(position: Position, frame: CivilWar, points: int) -> Faction:
    """The units that may be chosen now: in a faction with losses, units next to the other faction come
    first.
    """
    second = without(everything(position, frame.victim), frame.first)
    if frame.stage in (SELECT, ADD):
        return second
    own, other = (frame.first, second) if frame.stage == LOSE_FIRST else (second, frame.first)
    return (bordering(position, own, other) or own) if points else ()


def take(moment: Moment, frame: CivilWar, purpose: Purpose, units: Units) -> CivilWar:
    """Units join the first faction, or are lost."""
    if purpose == "select":
        return replace(frame, first=added(frame.first, units))
    destroy(moment, frame.victim, units)
    first = without(frame.first, [units]) if frame.stage == LOSE_FIRST else frame.first
    return replace(frame, first=first)


def destroy(moment: Moment, victim: Seat, units: Units) -> None:
    id = moment.board.ids[units.area]
    if units.tokens:
        remove_tokens(moment.state, victim, units.area, units.tokens)
        moment.tell(TokensLost(victim, id, units.tokens))
    if units.city:
        remove_city(moment.state, units.area)
        moment.tell(CityDestroyed(victim, id))


def next_stage(moment: Moment, node: Node, frame: CivilWar, again: int = 0) -> None:
    """Go on with the next stage, or once more with this one for the points still demanded (`again`)."""
    stage = frame.stage if again else frame.stage + 1
    moment.flow.replace(node, replace(frame, stage=stage, left=again))
    moment.flow.due.append(node)


class MusterKind(Kind[AskMuster, Muster]):
    name = "muster"
    rule = "30.4131"
    exhaustive = False
    fills = True

    def rule_of(self, state: State, ask: AskMuster) -> str:
        if ask.purpose == "select":
            return "30.4131" if ask.seat == ask.victim else "30.4133"
        return "30.415" if ask.purpose == "lose" else "30.416"

    def _choices(self, state: State, ask: AskMuster) -> Mapping[AreaId, tuple[int, bool]]:
        if ask.purpose != "annex":
            return choices(self.at(state), ask.pool, ask.left)
        tokens, cities = state.stock[ask.seat], cities_in_stock(self.at(state), ask.seat)
        found = {unit.area: (min(unit.tokens, tokens), bool(unit.city and cities)) for unit in ask.pool}
        return {area: choice for area, choice in found.items() if any(choice)}

    def options(self, state: State, ask: AskMuster) -> Sequence[Muster]:
        ids = self.at(state).board.ids
        found = []
        for area, (most, city) in self._choices(state, ask).items():
            found += [Muster(ids[area], city=True)] if city else []
            found += [Muster(ids[area], tokens) for tokens in sorted({most, 1}, reverse=True) if most]
        return [option for option in found if self._fits(state, ask, option)]

    def _fits(self, state: State, ask: AskMuster, answer: Muster) -> bool:
        """Whether what is left can still be made up after an answer."""
        position = self.at(state)
        area = position.board.index.get(answer.area)
        if area is None or bool(answer.tokens) == answer.city:
            return False
        most, city = self._choices(state, ask).get(area, (0, False))
        if answer.city or ask.purpose == "annex":
            return city if answer.city else 0 < answer.tokens <= most
        left = without(ask.pool, [Units(area, answer.tokens)])
        points = ask.left - answer.tokens
        return 0 < answer.tokens <= most and owed(position, left, points) == points

    def default(self, state: State, ask: AskMuster) -> Muster:
        """Cities where they are for oneself, otherwise tokens."""
        own = (ask.purpose == "annex") or (ask.purpose == "select" and ask.seat == ask.victim)
        options = self.options(state, ask)
        return max(options, key=lambda option: (option.city is own, option.tokens))

    def complete(self, state: State, ask: AskMuster, chosen: Sequence[Muster]) -> Sequence[Muster]:
        """The chosen units, as far as the rest can still be completed exactly, then the default."""
        if ask.purpose == "annex":
            return [next((wish for wish in chosen if self._fits(state, ask, wish)), self.default(state, ask))]
        index, wishes, taken = self.at(state).board.index, list(chosen), list[Muster]()
        while ask.left:
            wish = self._nearest(state, ask, wishes.pop(0)) if wishes else self.default(state, ask)
            if wish is not None:
                taken.append(wish)
                units = Units(index[wish.area], wish.tokens, int(wish.city))
                left = ask.left - points_of(self.at(state), [units])
                ask = replace(ask, left=left, pool=without(ask.pool, [units]))
        return in_one_answer(taken)

    def _nearest(self, state: State, ask: AskMuster, wish: Muster) -> Muster | None:
        """A wish, or as many tokens of it as can be chosen; more than are there is never tried."""
        area = self.at(state).board.index.get(wish.area, -1)
        most, _ = self._choices(state, ask).get(area, (0, False))
        fewer = (replace(wish, tokens=tokens) for tokens in range(min(wish.tokens, most), 0, -1))
        return next((one for one in chain((wish,), fewer) if self._fits(state, ask, one)), None)

    def about(self, state: State, ask: AskMuster) -> Mapping[str, Any]:
        return {
            "card": ask.card,
            "victim": state.civilizations[ask.victim],
            "purpose": ask.purpose,
            "left": ask.left,
        }

    def about_answer(self, state: State, ask: AskMuster, answer: Muster) -> Mapping[str, Any]:
        return {"what": "city" if answer.city else "tokens"}

    def progress(self, state: State, ask: AskMuster) -> Progress | None:
        return None if ask.purpose == "annex" else Progress(0, ask.left, "losses")

    def check(self, state: State, ask: AskMuster, answer: Muster) -> None:
        if not self._fits(state, ask, answer):
            raise self.refuse("muster-what", self.rule_of(state, ask), left=ask.left)

    def apply(self, moment: Moment, node: Node, ask: AskMuster, answer: Muster) -> None:
        parent = moment.flow.parents[node]
        frame = war_at(moment, parent)
        units = Units(moment.board.index[answer.area], answer.tokens, int(answer.city))
        if ask.purpose == "annex":
            inherit(moment, ask.seat, frame.victim, (units,))
            moment.flow.replace(parent, replace(frame, rebels=without(frame.rebels, [units])))
            moment.flow.finish(node)
            return
        frame = take(moment, frame, ask.purpose, units)
        left = ask.left - points_of(moment, [units])
        moment.flow.replace(parent, replace(frame, left=left))
        if left:
            pool = without(ask.pool, [units])
            moment.flow.ask_again(node, replace(ask, left=left, pool=pool), self.name)
        else:
            moment.flow.replace(parent, replace(frame, stage=frame.stage + 1, left=0))
            moment.flow.finish(node)


def in_one_answer(chosen: Sequence[Muster]) -> list[Muster]:
    """The tokens of an area together, so that they are answered at once."""
    tokens = Counter[str]()
    for one in chosen:
        tokens[one.area] += one.tokens
    cities = [one for one in chosen if one.city]
    return [*cities, *(Muster(area, count) for area, count in tokens.items() if count)]


def war_of(state: State, card: CardId) -> CivilWar | None:
    """The Civil War of a card, once its course has begun."""
    wars = (step for step in state.flow.steps.values() if isinstance(step, CivilWar))
    return next((war for war in wars if war.card == card), None)


def second_faction(position: Position, war: CivilWar) -> Faction:
    """The units outside of the first faction, or, once the victim has chosen, the annexed units."""
    return war.rebels if war.stage >= ANNEX else without(everything(position, war.victim), war.first)


def war_at(moment: Moment, node: Node) -> CivilWar:
    frame = moment.flow.steps[node]
    assert isinstance(frame, CivilWar)
    return frame


# Sides


def ask_side(moment: Moment, node: Node, frame: CivilWar) -> None:
    second = without(everything(moment, frame.victim), frame.first)
    about = {"card": frame.card, "first": frame.first, "second": second}
    moment.flow.ask(node, AskSide, SideKind.name, frame.victim, **about)


class SideKind(Kind[AskSide, Side]):
    name = "side"
    rule = "30.416"

    def options(self, state: State, ask: AskSide) -> Sequence[Side]:
        return [Side("first"), Side("second")]

    def default(self, state: State, ask: AskSide) -> Side:
        """The larger one."""
        position = self.at(state)
        larger = points_of(position, ask.first) >= points_of(position, ask.second)
        return Side("first" if larger else "second")

    def about(self, state: State, ask: AskSide) -> Mapping[str, Any]:
        return {"card": ask.card}

    def about_answer(self, state: State, ask: AskSide, answer: Side) -> Mapping[str, Any]:
        faction = ask.first if answer.faction == "first" else ask.second
        return {"cities": cities_of(faction), "tokens": tokens_of(faction)}

    def check(self, state: State, ask: AskSide, answer: Side) -> None:
        """Both are open to the victim."""

    def apply(self, moment: Moment, node: Node, ask: AskSide, answer: Side) -> None:
        parent = moment.flow.parents[node]
        kept, rebels = (ask.first, ask.second) if answer.faction == "first" else (ask.second, ask.first)
        moment.tell(FactionKept(ask.seat, answer.faction, points_of(moment, kept)))
        moment.flow.replace(parent, replace(war_at(moment, parent), stage=ANNEX, rebels=rebels))
        moment.flow.finish(node)


def annex(moment: Moment, node: Node, frame: CivilWar) -> None:
    """The beneficiary annexes what it has pieces for, then the next in line; the rest returns to stock."""
    seat = heir(moment, frame)
    if seat is None:
        for units in frame.rebels:
            destroy(moment, frame.victim, units)
        moment.flow.finish(node)
        return
    tokens, cities = moment.state.stock[seat], cities_in_stock(moment, seat)
    short = tokens < tokens_of(frame.rebels), cities < cities_of(frame.rebels)
    if not any(short):
        inherit(moment, seat, frame.victim, frame.rebels)
        moment.flow.finish(node)
        return
    if (tokens and tokens_of(frame.rebels)) or (cities and cities_of(frame.rebels)):
        about = {"card": frame.card, "victim": frame.victim, "purpose": "annex", "left": 0}
        moment.flow.ask(node, AskMuster, MusterKind.name, seat, **about, pool=frame.rebels)
        return
    moment.flow.replace(node, replace(frame, heirs=(*frame.heirs, seat)))
    moment.flow.due.append(node)


def heir(position: Position, frame: CivilWar) -> Seat | None:
    """The annexing seat: the beneficiary, then the seat within reach that has most in stock (30.416)."""
    if not frame.rebels:
        return None
    if frame.beneficiary not in frame.heirs:
        return frame.beneficiary
    left = [seat for seat in by_ranking(position) if seat in frame.near and seat not in frame.heirs]
    return richest(position, left)[0] if left else None


def inherit(moment: Moment, seat: Seat, victim: Seat, units: Faction) -> None:
    """Units of the victim are replaced by those of somebody else, who may join the game with them."""
    state = moment.state
    if units and seat in state.latecomers:
        arrive(moment, seat, victim)
    for area, tokens, city in units:
        annex_tokens(state, seat, victim, area, tokens)
        if city:
            place_city(state, seat, area)
    names = tuple(moment.board.ids[unit.area] for unit in units)
    if names:
        moment.tell(UnitsAnnexed(seat, victim, names, cities_of(units), tokens_of(units)))
