"""Secondary victims: whom the primary victim of a calamity drags along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask, Node, Seat
from ecumene.table.kind import Kind, Progress
from ecumene.table.refusal import Refused
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.events import VictimsChosen
from ecumene.titles.lineage.calamities.resolution import Calamity
from ecumene.titles.lineage.calamities.sections import calamity_at, section_of
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_of
from ecumene.titles.lineage.state import CardId, Moment, State, board_of, by_ranking, has

HERESY, PIRACY = "iconoclasm_and_heresy", "piracy"
"""Calamities that do not take everybody for a secondary victim."""


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
    """Ask the primary victim for secondary ones, or take all where there is no choice.

    They are written into the calamity's `secondary`, in A.S.T.-Ranking order.
    """
    if len(candidates) <= count:
        choose(moment, node, frame.victim, tuple(candidates))
        return
    moment.flow.ask(
        node,
        AskVictims,
        VictimsKind.name,
        frame.victim,
        card=frame.card,
        count=count,
        candidates=tuple(candidates),
    )


def coastal_cities(book: Book, state: State, seat: Seat) -> tuple[AreaId, ...]:
    coastal = board_of(book, state).coastal
    return tuple(area for area in cities_of(state, seat) if coastal[area])


def why_not(book: Book, state: State, frame: Calamity, seat: Seat) -> str:
    """Why a seat cannot be a secondary victim of a calamity; nothing where it can."""
    if seat in state.departed:
        return "departed"
    if seat == frame.victim:
        return "victim"
    if seat == frame.beneficiary:
        return "beneficiary"
    if frame.card == HERESY and not cities_of(state, seat):
        return "no_city"
    if frame.card == PIRACY:
        if has(book, state, seat, "naval_warfare"):
            return "naval_warfare"
        return "" if coastal_cities(book, state, seat) else "no_coastal_city"
    return ""


def eligible(book: Book, state: State, frame: Calamity) -> list[Seat]:
    """Who may be a secondary victim of a calamity, in A.S.T.-Ranking order."""
    return [seat for seat in by_ranking(book, state) if not why_not(book, state, frame, seat)]


def choose(moment: Moment, node: Node, seat: Seat, chosen: Sequence[Seat]) -> None:
    state = moment.state
    frame = moment.flow.steps[node]
    assert isinstance(frame, Calamity)
    secondary = tuple(other for other in by_ranking(moment.content, state) if other in chosen)
    moment.flow.replace(node, replace(frame, secondary=secondary))
    if secondary:
        names = tuple(state.civilizations[other] for other in secondary)
        moment.tell(VictimsChosen(seat, frame.card, names))


class VictimsKind(Kind[State, Book, AskVictims, Victims]):
    name = "victims"
    rule = "9b.select_first"
    answers = Victims
    fills = True

    def rule_of(self, state: State, ask: AskVictims) -> str:
        return section_of(ask.card)

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
        rule, frame = section_of(ask.card), calamity_at(state, ask)
        if frame is None or name not in state.civilizations:
            return self.refuse("victims-nobody", rule)
        why = why_not(self.content, state, frame, state.civilizations.index(name))
        if why == "beneficiary":
            rule = f"{rule}.beneficiary"
        return self.refuse(f"victims-{why}", rule, seat=name, card=ask.card)

    def apply(self, moment: Moment, node: Node, ask: AskVictims, answer: Victims) -> None:
        chosen = [moment.state.civilizations.index(name) for name in answer.victims]
        choose(moment, moment.flow.parents[node], ask.seat, chosen)
        moment.flow.finish(node)
