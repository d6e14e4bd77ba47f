"""Phase 5, City Construction: new cities (5a), then surplus population (5b) and city support (5c)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import compress, islice
from typing import Annotated, Any

from msgspec import Meta

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask, Frame, Node, Seat
from ecumene.table.kind import Kind
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.events import CityBuilt, MadeWay
from ecumene.titles.lineage.phases.order import Wait, may_wait, wait
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
from ecumene.titles.lineage.state import Moment, State, board_of, by_ranking, has

ARCHITECTURE = "architecture"
URBANISM = "urbanism"
URBANISM_TOKENS = 4
"""How many tokens of a wilderness city Urbanism takes from neighbouring areas."""
DRAWS = 12
"""How many ways to draw the same number of tokens from neighbours are offered; all others are accepted."""


class ConstructionPhase(Frame, frozen=True, tag="construction"):
    """Whoever can build is asked, then who lacks support."""


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
    state, book = moment.state, moment.content
    state.phase = "construction"
    phase = moment.flow.push(node, ConstructionPhase())
    asked: list[tuple[Node, Seat, list[AreaId]]] = []
    for seat in by_ranking(book, state):
        if areas := building_areas(book, state, seat):
            after = tuple(
                earlier
                for earlier, other, theirs in asked
                if _present(state, other, areas) or _present(state, seat, theirs)
            )
            asked.append((moment.flow.ask(phase, AskBuild, BuildKind.name, seat, after=after), seat, areas))


def step(moment: Moment, node: Node, frame: ConstructionPhase) -> None:
    """Once nobody builds any more: surplus population, then city support. Once both are right, it is over."""
    remove_surplus(moment)
    if not check_support(moment, node):
        moment.flow.finish(node)


def _present(state: State, seat: Seat, areas: Iterable[AreaId]) -> bool:
    return any(state.tokens[seat][area] for area in areas)


# What a seat can build, and with what


def required(book: Book, state: State, area: AreaId) -> int:
    """The tokens that a city takes: fewer on a site, black or white."""
    numbers = book.numbers
    return numbers.city_tokens if board_of(book, state).site[area] else numbers.wilderness_city_tokens


def building_areas(book: Book, state: State, seat: Seat) -> list[AreaId]:
    """The areas in which a seat can build a city now."""
    row = state.tokens[seat]
    least = book.numbers.city_tokens - treasury_share(book, state, seat, book.numbers.city_tokens)
    helped = _free(book, state, seat, URBANISM)
    if not cities_in_stock(book, state, seat) or (not helped and max(row) < least):
        return []
    limit = board_of(book, state).limit
    return [
        area
        for area in compress(range(len(row)), row)
        if limit[area]
        and not state.cities[area]
        and row[area] + sum(help_for(book, state, seat, area)) >= required(book, state, area)
    ]


def help_for(book: Book, state: State, seat: Seat, area: AreaId) -> tuple[int, int]:
    """How many tokens may come from elsewhere for a city in an area: from treasury, and from neighbours."""
    near = sum(tokens for _, tokens in neighbours(book, state, seat, area))
    return treasury_share(book, state, seat, required(book, state, area)), min(near, URBANISM_TOKENS)


def treasury_share(book: Book, state: State, seat: Seat, tokens: int) -> int:
    """How much of a city's tokens a seat can pay from treasury: half of them, once a turn (Architecture)."""
    return min(tokens // 2, state.treasury[seat]) if _free(book, state, seat, ARCHITECTURE) else 0


def neighbours(book: Book, state: State, seat: Seat, area: AreaId) -> list[tuple[AreaId, int]]:
    """Where a seat can take tokens of a wilderness city from, once a turn (Urbanism); surplus comes first."""
    board, row = board_of(book, state), state.tokens[seat]
    if board.site[area] or not _free(book, state, seat, URBANISM):
        return []
    near = [(other, row[other]) for other in board.land[area] if row[other]]
    return sorted(near, key=lambda pair: board.limit[pair[0]] - pair[1])


def _free(book: Book, state: State, seat: Seat, advance: str) -> bool:
    """Whether a seat holds an advance that works once a turn and has not used it."""
    return has(book, state, seat, advance) and not state.used[seat] & book.bits[advance]


def ways(book: Book, state: State, seat: Seat, area: AreaId) -> Iterator[Build]:
    """Sensible ways to build a city in an area: with no more from elsewhere than it takes."""
    ids = board_of(book, state).ids
    need, there = required(book, state, area), state.tokens[seat][area]
    share = treasury_share(book, state, seat, need)
    near = neighbours(book, state, seat, area)
    drawn = min(URBANISM_TOKENS, sum(tokens for _, tokens in near))
    for keep in (False, True) if has(book, state, seat, "public_works") else (False,):
        lack = max(0, need - there + keep)
        for paid in range(max(0, lack - drawn), min(lack, share) + 1):
            for draw in islice(_draws(near, lack - paid), DRAWS):
                yield Build(ids[area], paid, tuple(ids[other] for other in draw), keep)


def _draws(near: Sequence[tuple[AreaId, int]], tokens: int) -> Iterator[tuple[AreaId, ...]]:
    """The ways to draw so many tokens from these areas, an area once for each token."""
    if not tokens:
        yield ()
    elif near:
        (area, there), *rest = near
        for taken in range(min(there, tokens), -1, -1):
            for more in _draws(rest, tokens - taken):
                yield (area,) * taken + more


class BuildKind(Kind[State, Book, AskBuild, Construct]):
    name = "build"
    rule = "5a.any_number"
    answers = Construct
    exhaustive = False

    def options(self, state: State, ask: AskBuild) -> Sequence[Construct]:
        book, seat = self.content, ask.seat
        builds = [way for area in building_areas(book, state, seat) for way in ways(book, state, seat, area)]
        waits = [Wait()] if may_wait(book, state, ask) else []
        return [*builds, *waits, EndBuilding()]

    def default(self, state: State, ask: AskBuild) -> Construct:
        """Build where nothing is paid and all cities stay supported."""
        book, seat = self.content, ask.seat
        index = board_of(book, state).index
        support = support_rate(book, state, seat) * (cities_on_board(state, seat) + 1)
        for build in self.options(state, ask):
            if isinstance(build, Build) and not build.treasury:
                used = state.tokens[seat][index[build.area]] + len(build.from_areas)
                if tokens_on_board(state, seat) - used >= support:
                    return build
        return EndBuilding()

    def about(self, state: State, ask: AskBuild) -> Mapping[str, Any]:
        seat = ask.seat
        return {
            "cities": cities_in_stock(self.content, state, seat),
            "tokens": tokens_on_board(state, seat),
            "treasury": state.treasury[seat],
        }

    def about_answer(self, state: State, ask: AskBuild, answer: Construct) -> Mapping[str, Any]:
        if not isinstance(answer, Build):
            return {}
        return {
            "treasury": answer.treasury,
            "from_areas": len(answer.from_areas),
            "near": answer.from_areas,
            "keep": "yes" if answer.keep else "no",
        }

    def check(self, state: State, ask: AskBuild, answer: Construct) -> None:
        if isinstance(answer, EndBuilding):
            return
        if isinstance(answer, Wait):
            if not may_wait(self.content, state, ask):
                raise self.refuse("nobody-before", "5.order")
            return
        board = board_of(self.content, state)
        area = board.index.get(answer.area)
        if area is None or not state.tokens[ask.seat][area]:
            raise self.refuse("build-nobody-there", "5a.site")
        if not cities_in_stock(self.content, state, ask.seat):
            raise self.refuse("build-all", "5a.nine", most=self.content.numbers.cities)
        if state.cities[area]:
            raise self.refuse("build-city", "5a.one_per_area", area=board.names[area])
        if not board.limit[area]:
            raise self.refuse("build-zero", "5a.zero", area=board.names[area])
        self._check_treasury(state, ask.seat, area, answer)
        self._check_neighbours(state, ask.seat, area, answer)
        self._check_tokens(state, ask.seat, area, answer)

    def _check_treasury(self, state: State, seat: Seat, area: AreaId, answer: Build) -> None:
        if not answer.treasury:
            return
        if not has(self.content, state, seat, ARCHITECTURE):
            raise self.refuse("build-treasury", "adv.architecture")
        if not _free(self.content, state, seat, ARCHITECTURE):
            raise self.refuse("build-architecture-used", "faq.architecture.once")
        half = required(self.content, state, area) // 2
        if answer.treasury > half:
            raise self.refuse("build-half", "adv.architecture", half=half)
        if answer.treasury > state.treasury[seat]:
            raise self.refuse("build-no-treasury", "adv.architecture", treasury=state.treasury[seat])

    def _check_neighbours(self, state: State, seat: Seat, area: AreaId, answer: Build) -> None:
        if not answer.from_areas:
            return
        book, rule = self.content, "adv.urbanism"
        board = board_of(book, state)
        if not has(book, state, seat, URBANISM):
            raise self.refuse("build-neighbours", rule)
        if not _free(book, state, seat, URBANISM):
            raise self.refuse("build-urbanism-used", rule)
        if board.site[area]:
            raise self.refuse("build-urbanism-site", rule)
        if len(answer.from_areas) > URBANISM_TOKENS:
            raise self.refuse("build-urbanism-most", rule, most=URBANISM_TOKENS)
        for id in set(answer.from_areas):
            other = board.index.get(id)
            if other is None or other not in board.land[area]:
                raise self.refuse("build-not-adjacent", rule, area=board.names[area])
            if answer.from_areas.count(id) > state.tokens[seat][other]:
                raise self.refuse(
                    "build-too-few-near", rule, area=board.names[other], there=state.tokens[seat][other]
                )

    def _check_tokens(self, state: State, seat: Seat, area: AreaId, answer: Build) -> None:
        book = self.content
        if answer.keep and not has(book, state, seat, "public_works"):
            raise self.refuse("build-keep", "adv.public_works.note_build")
        need, there = required(book, state, area), state.tokens[seat][area]
        given = there + answer.treasury + len(answer.from_areas)
        name = board_of(book, state).names[area]
        if given < need:
            rule = "5a.site" if board_of(book, state).site[area] else "5a.wilderness"
            raise self.refuse("build-too-few", rule, area=name, given=given, need=need)
        if answer.keep and given == need:
            raise self.refuse("build-keep-exact", "adv.public_works.note_build", area=name, need=need)

    def apply(self, moment: Moment, node: Node, ask: AskBuild, answer: Construct) -> None:
        state, book, flow = moment.state, moment.content, moment.flow
        if isinstance(answer, Wait):
            wait(flow, node, ask, book, state, self.name)
        elif isinstance(answer, EndBuilding):
            flow.finish(node)
        else:
            build(moment, ask.seat, answer)
            for sibling in flow.children(flow.parents[node]):
                question = flow.asks[sibling]
                if not building_areas(book, state, question.seat):
                    flow.finish(sibling)
                elif sibling == node:
                    flow.ask_again(node, ask, self.name)


def build(moment: Moment, seat: Seat, answer: Build) -> None:
    """Pay what comes from elsewhere, clear the area of everybody's tokens, place the city."""
    state, book = moment.state, moment.content
    index = board_of(book, state).index
    if answer.treasury:
        pay_treasury(state, seat, answer.treasury)
        state.used[seat] |= book.bits[ARCHITECTURE]
    for id in answer.from_areas:
        remove_tokens(state, seat, index[id], 1)
        state.used[seat] |= book.bits[URBANISM]
    swept = build_city(state, seat, index[answer.area], int(answer.keep))
    moment.tell(CityBuilt(seat, answer.area, answer.treasury))
    for other, tokens in swept:
        moment.tell(MadeWay(other, answer.area, tokens))
