"""The secondary victims that the primary victim of a calamity selects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Progress
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.lineage.calamities.events import DeputyChose, VictimsChosen
from ecumene.titles.lineage.calamities.records import Spreading
from ecumene.titles.lineage.calamities.resolution import Calamity, in_range
from ecumene.titles.lineage.calamities.sections import calamity_at
from ecumene.titles.lineage.calamities.twins import twin_of
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_of
from ecumene.titles.lineage.state import CardId, Moment, Position, State, by_ranking

SECTIONS_OF_SCENARIOS: Mapping[str, str] = {
    "deputy": "4.9.deputy",
    "other_block": "5.9.nontradeable",
    "twin_victim": "5.9.exclude.primary",
    "twin_secondary": "5.9.exclude.secondary",
    "twin_beneficiary": "5.9.exclude.beneficiary",
}
"""The sections on those who cannot be chosen as deputies or because of trade blocks, by `why_not`."""


class AskVictims(Ask, frozen=True, tag="ask_victims"):
    """Who suffers with you?"""

    card: CardId
    count: int
    candidates: tuple[Seat, ...]


class Victims(Answer, frozen=True, tag="victims"):
    """Civilizations, as many as the calamity demands."""

    victims: tuple[str, ...]


def select_victims(
    moment: Moment, node: Node, frame: Calamity, count: int, candidates: Sequence[Seat]
) -> None:
    """Ask the primary victim, or the deputy, for secondary ones, or take all where there is no choice.

    They are written into the calamity's `secondary`, in A.S.T.-Ranking order.
    """
    if len(candidates) <= count:
        choose(moment, node, frame.chooser, tuple(candidates))
        return
    moment.flow.ask(
        node,
        AskVictims,
        VictimsKind.name,
        frame.chooser,
        card=frame.card,
        count=count,
        candidates=tuple(candidates),
    )


def coastal_cities(position: Position, seat: Seat) -> tuple[AreaId, ...]:
    coastal = position.board.coastal
    return tuple(area for area in cities_of(position.state, seat) if coastal[area])


def cities_to_raid(position: Position, seat: Seat) -> tuple[AreaId, ...]:
    """Coastal cities and those at the snow, where there is some: both fall to pirates."""
    coastal, foothills = position.board.coastal, position.board.foothills
    return tuple(area for area in cities_of(position.state, seat) if coastal[area] or area in foothills)


def why_not(position: Position, frame: Calamity, seat: Seat) -> str:
    """Why a seat cannot be a secondary victim of a calamity; nothing where it can."""
    state = position.state
    if seat in state.departed:
        return "departed"
    if seat in state.latecomers:
        return "latecomer"
    if seat == frame.victim:
        return "victim"
    if seat == frame.beneficiary:
        return "deputy" if frame.of_market else "beneficiary"
    if not in_range(position, frame.victim, frame.card, seat):
        return "other_block"
    if part := part_in_twin(position, frame, seat):
        return part
    card = position.book.calamity[frame.card]
    assert isinstance(card, Spreading)
    if exempting(position, frame, seat):
        return "exempt"
    if card.needs == "city" and not cities_of(state, seat):
        return "no_city"
    if card.needs == "coastal_city" and not cities_to_raid(position, seat):
        return "no_coastal_city"
    return ""


def part_in_twin(position: Position, frame: Calamity, seat: Seat) -> str:
    """The role of a seat in the other copy of a calamity in this turn; none if it has no role."""
    twin = twin_of(position, frame) if position.ways.twins_share_victims else None
    if twin is None:
        return ""
    if seat == twin.victim:
        return "twin_victim"
    if seat == twin.beneficiary:
        return "twin_beneficiary"
    return "twin_secondary" if seat in twin.secondary else ""


def exempting(position: Position, frame: Calamity, seat: Seat) -> str:
    """The advance by which a seat is never a secondary victim of a calamity; nothing where it has none."""
    card = position.book.calamity[frame.card]
    assert isinstance(card, Spreading)
    return next((id for id in card.exempt if position.has(seat, id)), "")


def eligible(position: Position, frame: Calamity) -> list[Seat]:
    """The possible secondary victims of a calamity, in A.S.T.-Ranking order."""
    return [seat for seat in by_ranking(position) if not why_not(position, frame, seat)]


def choose(moment: Moment, node: Node, seat: Seat, chosen: Sequence[Seat]) -> None:
    state = moment.state
    frame = moment.flow.steps[node]
    assert isinstance(frame, Calamity)
    secondary = tuple(other for other in by_ranking(moment) if other in chosen)
    moment.flow.replace(node, replace(frame, secondary=secondary))
    if secondary:
        names = tuple(state.civilizations[other] for other in secondary)
        told = DeputyChose if frame.of_market else VictimsChosen
        moment.tell(told(seat, frame.card, names))


class VictimsKind(Kind[AskVictims, Victims]):
    name = "victims"
    rule = "9b.select_first"
    fills = True

    def rule_of(self, state: State, ask: AskVictims) -> str:
        return self.content.calamity[ask.card].section

    def options(self, state: State, ask: AskVictims) -> Sequence[Victims]:
        names = [state.civilizations[seat] for seat in ask.candidates]
        return [Victims(chosen) for chosen in combinations(names, ask.count)]

    def default(self, state: State, ask: AskVictims) -> Victims:
        """Those with the most cities on the board: they can bear it best."""
        return self._with(state, ask, ())

    def complete(self, state: State, ask: AskVictims, chosen: Sequence[Victims]) -> Sequence[Victims]:
        """Those who were chosen, as many as are demanded, then those of the default."""
        return [self._with(state, ask, [name for wish in chosen for name in wish.victims])]

    def _with(self, state: State, ask: AskVictims, wanted: Sequence[str]) -> Victims:
        def bears(seat: Seat) -> tuple[int, int]:
            name = state.civilizations[seat]
            return wanted.index(name) if name in wanted else len(wanted), -state.cities.count(seat + 1)

        best = sorted(ask.candidates, key=bears)[: ask.count]
        return Victims(tuple(state.civilizations[seat] for seat in ask.candidates if seat in best))

    def about(self, state: State, ask: AskVictims) -> Mapping[str, Any]:
        return {"card": ask.card, "count": ask.count}

    def progress(self, state: State, ask: AskVictims) -> Progress:
        """All are chosen with one answer."""
        return Progress(0, ask.count, "players")

    def check(self, state: State, ask: AskVictims, answer: Victims) -> None:
        if len(set(answer.victims)) != len(answer.victims) or len(answer.victims) != ask.count:
            raise self.refuse("victims-count", "ch8.must_select", count=ask.count)
        possible = {state.civilizations[seat] for seat in ask.candidates}
        for name in answer.victims:
            if name not in possible:
                raise self._not_a_victim(state, ask, name)

    def _not_a_victim(self, state: State, ask: AskVictims, name: str) -> Refused:
        """Why somebody cannot be selected, by the card's own words."""
        rule, frame = self.content.calamity[ask.card].section, calamity_at(state, ask)
        if frame is None or name not in state.civilizations:
            return self.refuse("victims-nobody", rule)
        position, seat = self.at(state), state.civilizations.index(name)
        why = why_not(position, frame, seat)
        if why == "beneficiary":
            rule = f"{rule}.beneficiary"
        rule = SECTIONS_OF_SCENARIOS.get(why, rule)
        advance = exempting(position, frame, seat)
        return self.refuse(f"victims-{why}", rule, seat=name, card=ask.card, advance=advance)

    def apply(self, moment: Moment, node: Node, ask: AskVictims, answer: Victims) -> None:
        chosen = [moment.state.civilizations.index(name) for name in answer.victims]
        choose(moment, moment.flow.parents[node], ask.seat, chosen)
        moment.flow.finish(node)
