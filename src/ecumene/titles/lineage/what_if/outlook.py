"""The consequences of the present board: conflicts, surplus, cities that can be built, support."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Literal

import msgspec

from ecumene.table.questions.counsel import Sentence
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.movement.movement import go_ashore, renew
from ecumene.titles.lineage.phases.construction import (
    AskBuild,
    Build,
    build,
    building_areas,
    help_for,
    neighbours,
    required,
    ways,
)
from ecumene.titles.lineage.phases.support import AskReduce, lacking, reduce, reducible, support_rate
from ecumene.titles.lineage.phases.surplus import remove_surplus, surplus_of
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import areas_of, cities_on_board, tokens_on_board
from ecumene.titles.lineage.secrets.view import areas_seen
from ecumene.titles.lineage.state import NOBODY, Moment, Position, State, seats_of
from ecumene.titles.lineage.what_if.consultation import Consultation, known
from ecumene.titles.lineage.what_if.fights import Attack, Conflicts, Fight, resolve


class AreaSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """An area as views show it: tokens of each seat, those that cannot move any more, whose city."""

    tokens: dict[str, int] = {}
    moved: dict[str, int] = {}
    city: int | Literal["pirates"] | None = None
    new: bool = False
    barbarians: int = 0


class CityOutlook(msgspec.Struct, frozen=True):
    """Whether a city can be built: the tokens `there`, those needed, and what may come from elsewhere.

    `lacking` is how many tokens the cities of the seat would lack for their support with it.
    """

    possible: bool
    there: int
    needed: int
    treasury: int
    neighbours: int
    lacking: int
    says: Sentence


class AreaOutlook(msgspec.Struct, frozen=True):
    """One area: what is fought out there, how many own tokens are too many after that, and what is left."""

    area: str
    name: str
    conflict: Fight | None
    attack: Attack | None
    surplus: int
    city: CityOutlook | None
    left: AreaSeen
    says: list[Sentence]


class Support(msgspec.Struct, frozen=True):
    """Whether the people feed the cities, when nothing is built. `reduced` are the cities that would go;
    `choice`: the seat may name others."""

    rate: int
    cities: int
    tokens: int
    needed: int
    lacking: int
    reduced: list[str]
    choice: bool
    says: Sentence


class Outlook(msgspec.Struct, frozen=True):
    areas: list[AreaOutlook]
    support: Support


class NoLuck:
    """Counsel never rolls dice: what needs luck is not foreseen."""

    def below(self, n: int) -> int:
        raise AssertionError("counsel asked for luck")

    def order(self, n: int) -> list[int]:
        raise AssertionError("counsel asked for luck")


def moment_of(consultation: Consultation, state: State) -> Moment:
    """What the rules may touch when something is tried on a trial state."""
    return Moment(consultation.book, state, NoLuck())


def look_ahead(consultation: Consultation, state: State, touched: Collection[AreaId] = ()) -> Outlook:
    """Go on from a trial state to the end of City Construction as if nobody did anything more."""
    position = Position(consultation.book, state)
    seat = consultation.seat
    areas = {*touched, *areas_of(state, seat)}
    sunk = _sunk(consultation, state)
    conflicts = fought(consultation, state)
    surplus = dict(surplus_of(position, seat))
    cities = {
        area: _city(consultation, state, area)
        for area in areas
        if state.tokens[seat][area] and state.cities[area] == NOBODY
    }
    remove_surplus(moment_of(consultation, state))
    seen = areas_seen(position)
    told = [
        _area(consultation, area, conflicts, sunk[area], surplus.get(area, 0), cities.get(area), seen)
        for area in sorted(areas | sunk.keys())
    ]
    return Outlook(told, _support(consultation, state))


def _sunk(consultation: Consultation, state: State) -> Counter[AreaId]:
    """How many tokens of the seat are lost where they go ashore in this movement."""
    if state.phase == "movement":
        go_ashore(moment_of(consultation, state), consultation.seat)
    lost = Counter[AreaId]()
    for made in state.made[consultation.seat]:
        if made.what == "disembark" and made.paid:
            lost[made.to] += len(made.paid)
    return lost


def fought(consultation: Consultation, state: State) -> Conflicts:
    """What the conflicts come to; in the middle of movement, as if it ended now."""
    moment = moment_of(consultation, state)
    if state.phase == "movement":
        for seat in seats_of(state):
            go_ashore(moment, seat)
        renew(moment)
    return resolve(consultation, moment)


def _area(
    consultation: Consultation,
    area: AreaId,
    conflicts: Conflicts,
    sunk: int,
    surplus: int,
    city: CityOutlook | None,
    seen: dict[str, object],
) -> AreaOutlook:
    board = known(consultation).board
    id = board.ids[area]
    fight, attack = conflicts.fights.get(area), conflicts.attacks.get(area)
    says = []
    if sunk:
        says.append(consultation.say("area-sunk", "adv.naval_warfare.losses", tokens=sunk))
    if fight:
        says.append(consultation.say("area-conflict", "4a.minority", area=id))
    if attack:
        says += attack.says[:1]
    if surplus:
        says.append(consultation.say("area-surplus", "5b.surplus", tokens=surplus))
    left = msgspec.convert(seen.get(id, {}), AreaSeen)
    return AreaOutlook(id, consultation.called(id), fight, attack, surplus, city, left, says)


# Cities that can be built


def _city(consultation: Consultation, state: State, area: AreaId) -> CityOutlook:
    book, seat = consultation.book, consultation.seat
    position = Position(book, state)
    there, need = state.tokens[seat][area], required(position, seat, area)
    treasury, near = help_for(position, seat, area)
    possible = area in building_areas(position, seat)
    short = 0
    if possible:
        help = max(0, need - there)
        says = consultation.say("city-possible", _rule(consultation, area), there=there, need=need, help=help)
        short = _lacking_with(consultation, state.copy(), area)
    else:
        says = _why_not(consultation, state, area)
    return CityOutlook(possible, there, need, treasury, near, short, says)


def _rule(consultation: Consultation, area: AreaId) -> str:
    return "5a.site" if known(consultation).board.site[area] else "5a.wilderness"


def _lacking_with(consultation: Consultation, state: State, area: AreaId) -> int:
    """How many tokens the support of a seat's cities would lack with one more here."""
    book, seat = consultation.book, consultation.seat
    position = Position(book, state)
    moment = moment_of(consultation, state)
    build(moment, seat, next(ways(position, seat, area)))
    remove_surplus(moment)
    return lacking(state, seat, support_rate(position, seat))


def _why_not(consultation: Consultation, state: State, area: AreaId) -> Sentence:
    """What the rules say to the most that a seat could put into a city."""
    book, seat = consultation.book, consultation.seat
    position = Position(book, state)
    ids = position.board.ids
    near = [ids[other] for other, tokens in neighbours(position, seat, area) for _ in range(tokens)]
    drawn = near[: position.raised(seat, "neighbour_tokens")]
    most = Build(ids[area], help_for(position, seat, area)[0], tuple(drawn))
    try:
        consultation.title.kinds[AskBuild].check(state, AskBuild(seat=seat, id=""), most)
    except Refused as refused:
        return consultation.refusal(refused)
    raise AssertionError("a city can be built where the rules offer none")


# Support


def _support(consultation: Consultation, state: State) -> Support:
    """Check the support on a trial state, reducing what a careful absentee would."""
    book, seat = consultation.book, consultation.seat
    rate = support_rate(Position(book, state), seat)
    cities, tokens = cities_on_board(state, seat), tokens_on_board(state, seat)
    short = lacking(state, seat, rate)
    reduced, choice = _reductions(consultation, state, seat, rate)
    says = consultation.say(
        "support",
        "5c.rate",
        cities=cities,
        tokens=tokens,
        needed=rate * cities,
        lacking=short,
        reduced=reduced,
        count=len(reduced),
    )
    return Support(rate, cities, tokens, rate * cities, short, reduced, choice, says)


def _reductions(consultation: Consultation, state: State, seat: Seat, rate: int) -> tuple[list[str], bool]:
    moment, kind = moment_of(consultation, state), consultation.title.kinds[AskReduce]
    board, choice = Position(consultation.book, state).board, False
    reduced: list[str] = []
    while lacking(state, seat, rate):
        choice = choice or len(reducible(state, seat)) > 1
        area = kind.default(state, AskReduce(seat=seat, id="", rate=rate)).area
        reduce(moment, seat, board.index[area])
        reduced.append(area)
    return reduced, choice
