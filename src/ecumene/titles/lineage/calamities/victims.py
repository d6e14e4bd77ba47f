"""Secondary victims: whom the primary victim of a calamity drags along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask, Node, Seat
from ecumene.table.kind import Kind
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.events import VictimsChosen
from ecumene.titles.lineage.calamities.resolution import Calamity
from ecumene.titles.lineage.calamities.sections import section_of
from ecumene.titles.lineage.state import CardId, Moment, State, by_ranking


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


def others(book: Book, state: State, *left_out: Seat) -> list[Seat]:
    """All seats in the game but these, in A.S.T.-Ranking order."""
    return [seat for seat in by_ranking(book, state) if seat not in left_out]


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

    def rule_of(self, ask: AskVictims) -> str:
        return section_of(ask.card)

    def options(self, state: State, ask: AskVictims) -> Sequence[Victims]:
        names = [state.civilizations[seat] for seat in ask.candidates]
        return [Victims(chosen) for chosen in combinations(names, ask.count)]

    def default(self, state: State, ask: AskVictims) -> Victims:
        """Those with the most cities on the board: they can bear it best."""
        best = sorted(ask.candidates, key=lambda seat: -state.cities.count(seat + 1))[: ask.count]
        return Victims(tuple(state.civilizations[seat] for seat in ask.candidates if seat in best))

    def about(self, state: State, ask: AskVictims) -> Mapping[str, Any]:
        return {"card": ask.card, "count": ask.count}

    def check(self, state: State, ask: AskVictims, answer: Victims) -> None:
        if len(set(answer.victims)) != len(answer.victims) or len(answer.victims) != ask.count:
            raise self.refuse("victims-count", "ch8.must_select", count=ask.count)
        possible = {state.civilizations[seat] for seat in ask.candidates}
        if not possible.issuperset(answer.victims):
            raise self.refuse("victims-who")

    def apply(self, moment: Moment, node: Node, ask: AskVictims, answer: Victims) -> None:
        chosen = [moment.state.civilizations.index(name) for name in answer.victims]
        choose(moment, moment.flow.parents[node], ask.seat, chosen)
        moment.flow.finish(node)
