"""Phase 5, City Construction: new cities (5a), then surplus population (5b) and city support (5c)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import compress, islice
from typing import Annotated, Any

from msgspec import Meta

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import always, finishes
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.titles.lineage.events import CityBuilt, MadeWay
from ecumene.titles.lineage.phases.order import Order, Wait, Waiting, ranking_place
from ecumene.titles.lineage.phases.support import check_support, support_rate
from ecumene.titles.lineage.phases.surplus import remove_surplus
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import (
    build_city,
    cities_in_stock,
    cities_on_board,
    pay_treasury,
    remove_tokens,
    tokens_on_board,
)
from ecumene.titles.lineage.state import Moment, Position, State, by_ranking

DRAWS = 12
"""How many ways to draw the same number of tokens from neighbours are offered; all others are accepted."""


class ConstructionPhase(Frame, frozen=True, tag="construction"):
    """Seats that can build are asked, then those that lack support."""


class AskBuild(Ask, frozen=True, tag="ask_build"):
    """Where do you build cities?"""


class Build(Answer, frozen=True, tag="build", omit_defaults=True):
    """`from_areas` names a neighbouring area once for each token that Urbanism takes from it.

    `keep` leaves one token beside the new city (Public Works).
    """

    area: str
    treasury: Annotated[int, Meta(ge=0)] = 0
    from_areas: tuple[str, ...] = ()
    keep: bool = False


class EndBuilding(Answer, frozen=True, tag="end_building"):
    """No more cities this turn."""


Construct = Build | Wait | EndBuilding


def begin(moment: Moment, node: Node) -> None:
    """Ask at once who can build; where a city of one would sweep away tokens of another, ranking decides."""
    state = moment.state
    state.phase = "construction"
    phase = moment.flow.push(node, ConstructionPhase())
    asked: list[tuple[Node, Seat, list[AreaId]]] = []
    for seat in by_ranking(moment):
        if areas := building_areas(moment, seat):
            after = tuple(
                earlier
                for earlier, other, theirs in asked
                if _present(state, other, areas) or _present(state, seat, theirs)
            )
            asked.append((moment.flow.ask(phase, AskBuild, BuildKind.name, seat, after=after), seat, areas))


@takes_up(ConstructionPhase)
def step(moment: Moment, node: Node, frame: ConstructionPhase) -> None:
    """Once nobody builds any more: surplus population, then city support. Once both are right, it is over."""
    remove_surplus(moment)
    if not check_support(moment, node):
        moment.flow.finish(node)


def _present(state: State, seat: Seat, areas: Iterable[AreaId]) -> bool:
    return any(state.tokens[seat][area] for area in areas)


# Possible cities and their tokens


def required(position: Position, seat: Seat, area: AreaId) -> int:
    """The tokens that a city takes: fewer on a site, black or white."""
    return position.raised(seat, "city_tokens" if position.board.site[area] else "wilderness_city_tokens")


def building_areas(position: Position, seat: Seat) -> list[AreaId]:
    """The areas in which a seat can build a city now."""
    row, cities, limit = position.state.tokens[seat], position.state.cities, position.board.limit
    least = position.raised(seat, "city_tokens")
    least -= treasury_share(position, seat, least)
    helped = position.raised_once(seat, "neighbour_tokens")
    if not cities_in_stock(position, seat) or (not helped and max(row) < least):
        return []
    free = [area for area in compress(range(len(row)), row) if limit[area] and not cities[area]]
    if not helped and not position.raised_once(seat, "treasury_share"):
        return [area for area in free if row[area] >= required(position, seat, area)]
    found = []
    for area in free:
        lacking = required(position, seat, area) - row[area]
        if lacking <= 0 or sum(help_for(position, seat, area)) >= lacking:
            found.append(area)
    return found


def help_for(position: Position, seat: Seat, area: AreaId) -> tuple[int, int]:
    """How many tokens may come from elsewhere for a city in an area: from treasury, and from neighbours."""
    near = sum(tokens for _, tokens in neighbours(position, seat, area))
    most = position.raised_once(seat, "neighbour_tokens")
    return treasury_for(position, seat, area), min(near, most)


def treasury_for(position: Position, seat: Seat, area: AreaId) -> int:
    """How many tokens of a city in an area a seat can pay from treasury."""
    share = treasury_share(position, seat, required(position, seat, area))
    return share if share and position.ways.treasury_may_build(position, seat, area) else 0


def treasury_share(position: Position, seat: Seat, tokens: int) -> int:
    """How many of a city's tokens a seat can pay from treasury: a part of them once a turn (Architecture)."""
    share = tokens * position.raised_once(seat, "treasury_share") // 100
    return min(share, position.state.treasury[seat])


def neighbours(position: Position, seat: Seat, area: AreaId) -> list[tuple[AreaId, int]]:
    """The areas from which a seat can take tokens for a wilderness city, once a turn (Urbanism); surplus
    comes first.
    """
    board, row = position.board, position.state.tokens[seat]
    if board.site[area] or not position.raised_once(seat, "neighbour_tokens"):
        return []
    near = [(other, row[other]) for other in board.land[area] if row[other]]
    return sorted(near, key=lambda pair: board.limit[pair[0]] - pair[1])


def ways(position: Position, seat: Seat, area: AreaId) -> Iterator[Build]:
    """Sensible ways to build a city in an area: with no more from elsewhere than it takes."""
    ids = position.board.ids
    need, there = required(position, seat, area), position.state.tokens[seat][area]
    share = treasury_for(position, seat, area)
    near = neighbours(position, seat, area)
    drawn = min(position.raised_once(seat, "neighbour_tokens"), sum(tokens for _, tokens in near))
    for keep in (False, True) if position.allows(seat, "token_beside_city") else (False,):
        lack = max(0, need - there + keep)
        for paid in range(max(0, lack - drawn), min(lack, share) + 1):
            for draw in islice(_draws(near, lack - paid), DRAWS):
                yield Build(ids[area], paid, tuple(ids[other] for other in draw), keep)


def _draws(near: Sequence[tuple[AreaId, int]], tokens: int) -> Iterator[tuple[AreaId, ...]]:
    """The ways to draw `tokens` tokens from these areas, an area once for each token."""
    if not tokens:
        yield ()
    elif near:
        (area, there), *rest = near
        for taken in range(min(there, tokens), -1, -1):
            for more in _draws(rest, tokens - taken):
                yield (area,) * taken + more


class BuildKind(Waiting[AskBuild, Construct]):
    name = "build"
    rule = "5a.any_number"
    order = Order(ranking_place, "5.order")
    exhaustive = False
    foreseen = True

    def options(self, state: State, ask: AskBuild) -> Sequence[Construct]:
        position = self.at(state)
        seat = ask.seat
        builds = [way for area in building_areas(position, seat) for way in ways(position, seat, area)]
        waits = [Wait()] if self.may_wait(state, ask) else []
        return [*builds, *waits, EndBuilding()]

    def default(self, state: State, ask: AskBuild) -> Construct:
        """Build where nothing is paid and all cities stay supported."""
        position = self.at(state)
        seat = ask.seat
        index = position.board.index
        support = support_rate(position, seat) * (cities_on_board(state, seat) + 1)
        for build in self.options(state, ask):
            if isinstance(build, Build) and not build.treasury:
                used = state.tokens[seat][index[build.area]] + len(build.from_areas)
                if tokens_on_board(state, seat) - used >= support:
                    return build
        return EndBuilding()

    def about(self, state: State, ask: AskBuild) -> Mapping[str, Any]:
        seat = ask.seat
        return {
            "cities": cities_in_stock(self.at(state), seat),
            "tokens": tokens_on_board(state, seat),
            "treasury": state.treasury[seat],
        }

    def about_build(self, state: State, ask: AskBuild, answer: Build) -> Mapping[str, Any]:
        return {
            "treasury": answer.treasury,
            "from_areas": len(answer.from_areas),
            "near": answer.from_areas,
            "keep": "yes" if answer.keep else "no",
        }

    def check_build(self, state: State, ask: AskBuild, answer: Build) -> None:
        position = self.at(state)
        board = position.board
        area = board.index.get(answer.area)
        if area is None or not state.tokens[ask.seat][area]:
            raise self.refuse("build-nobody-there", "5a.site")
        if not cities_in_stock(position, ask.seat):
            raise self.refuse("build-all", "5a.nine", most=self.content.numbers.cities)
        if state.cities[area]:
            raise self.refuse("build-city", "5a.one_per_area", area=board.names[area])
        if not board.limit[area]:
            raise self.refuse("build-zero", "5a.zero", area=board.names[area])
        self._check_treasury(state, ask.seat, area, answer)
        self._check_neighbours(state, ask.seat, area, answer)
        self._check_tokens(state, ask.seat, area, answer)

    def _check_treasury(self, state: State, seat: Seat, area: AreaId, answer: Build) -> None:
        position = self.at(state)
        if not answer.treasury:
            return
        rule, helping = "adv.architecture", self.advances_for("treasury_share")
        if not position.raised(seat, "treasury_share"):
            raise self.refuse("build-treasury", rule, advances=helping)
        if not (share := position.raised_once(seat, "treasury_share")):
            raise self.refuse("build-treasury-used", "faq.architecture.once", advances=helping)
        if not position.ways.treasury_may_build(position, seat, area):
            name = position.board.names[area]
            raise self.refuse("build-not-alone", rule, advances=helping, area=name)
        most = required(position, seat, area) * share // 100
        if answer.treasury > most:
            raise self.refuse("build-share", rule, advances=helping, most=most)
        if answer.treasury > state.treasury[seat]:
            raise self.refuse("build-no-treasury", rule, treasury=state.treasury[seat])

    def _check_neighbours(self, state: State, seat: Seat, area: AreaId, answer: Build) -> None:
        position = self.at(state)
        if not answer.from_areas:
            return
        rule, helping = "adv.urbanism", self.advances_for("neighbour_tokens")
        board = position.board
        if not position.raised(seat, "neighbour_tokens"):
            raise self.refuse("build-neighbours", rule, advances=helping)
        if not (most := position.raised_once(seat, "neighbour_tokens")):
            raise self.refuse("build-neighbours-used", rule, advances=helping)
        if board.site[area]:
            raise self.refuse("build-neighbours-site", rule, advances=helping)
        if len(answer.from_areas) > most:
            raise self.refuse("build-neighbours-most", rule, advances=helping, most=most)
        for id in set(answer.from_areas):
            other = board.index.get(id)
            if other is None or other not in board.land[area]:
                raise self.refuse("build-not-adjacent", rule, area=board.names[area])
            if answer.from_areas.count(id) > state.tokens[seat][other]:
                raise self.refuse(
                    "build-too-few-near", rule, area=board.names[other], there=state.tokens[seat][other]
                )

    def _check_tokens(self, state: State, seat: Seat, area: AreaId, answer: Build) -> None:
        position = self.at(state)
        if answer.keep and not position.allows(seat, "token_beside_city"):
            keeping = self.advances_for("token_beside_city")
            raise self.refuse("build-keep", "adv.public_works.note_build", advances=keeping)
        need, there = required(position, seat, area), state.tokens[seat][area]
        given = there + answer.treasury + len(answer.from_areas)
        name = position.board.names[area]
        if given < need:
            rule = "5a.site" if position.board.site[area] else "5a.wilderness"
            raise self.refuse("build-too-few", rule, area=name, given=given, need=need)
        if answer.keep and given == need:
            raise self.refuse("build-keep-exact", "adv.public_works.note_build", area=name, need=need)

    def apply_build(self, moment: Moment, node: Node, ask: AskBuild, answer: Build) -> None:
        flow = moment.flow
        build(moment, ask.seat, answer)
        for sibling in flow.children(flow.parents[node]):
            question = flow.asks[sibling]
            if not building_areas(moment, question.seat):
                flow.finish(sibling)
            elif sibling == node:
                flow.ask_again(node, ask, self.name)

    check_end_building = always
    apply_end_building = finishes


def build(moment: Moment, seat: Seat, answer: Build) -> None:
    """Pay what comes from elsewhere, clear the area of everybody's tokens, place the city."""
    state, book = moment.state, moment.book
    index = moment.board.index
    if answer.treasury:
        pay_treasury(state, seat, answer.treasury)
        state.used[seat] |= state.advances[seat] & book.raised["treasury_share"][0]
    for id in answer.from_areas:
        remove_tokens(state, seat, index[id], 1)
        if moment.ways.neighbours_help_once:
            state.used[seat] |= state.advances[seat] & book.raised["neighbour_tokens"][0]
    swept = build_city(state, seat, index[answer.area], int(answer.keep))
    moment.tell(CityBuilt(seat, answer.area, answer.treasury))
    for other, tokens in swept:
        moment.tell(MadeWay(other, answer.area, tokens))
