"""The beneficiary of a Civil War or of Tyranny: the seat with most in stock; between equals the victim
decides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.expansion.calamities.events import BeneficiaryNamed
from ecumene.titles.expansion.phases.tax import points_in_stock
from ecumene.titles.lineage.calamities.resolution import Calamity
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.phases import leaving
from ecumene.titles.lineage.state import CardId, Moment, Position, State


class AskBeneficiary(Ask, frozen=True, tag="ask_beneficiary"):
    """Who gains by your misfortune? The `candidates` have equally much in stock."""

    card: CardId
    candidates: tuple[Seat, ...]


class Favour(Answer, frozen=True, tag="favour"):
    player: str


def richest(position: Position, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Of some seats those with most unit points in stock."""
    most = max((points_in_stock(position, seat) for seat in seats), default=0)
    return tuple(seat for seat in seats if points_in_stock(position, seat) == most)


def find_beneficiary(moment: Moment, node: Node, frame: Calamity, seats: Sequence[Seat]) -> None:
    """Write down who gains, or ask the victim among equals."""
    best = richest(moment, seats)
    if len(best) == 1:
        name_beneficiary(moment, node, best[0])
    else:
        about = {"card": frame.card, "candidates": best}
        moment.flow.ask(node, AskBeneficiary, BeneficiaryKind.name, frame.victim, **about)


def name_beneficiary(moment: Moment, node: Node, seat: Seat) -> None:
    frame = moment.flow.steps[node]
    assert isinstance(frame, Calamity)
    moment.flow.replace(node, replace(frame, beneficiary=seat))
    moment.tell(BeneficiaryNamed(seat, frame.victim, frame.card))


class BeneficiaryKind(Kind[AskBeneficiary, Favour]):
    name = "beneficiary"
    rule = "30.4112"

    def rule_of(self, state: State, ask: AskBeneficiary) -> str:
        return self.content.calamity[ask.card].section

    def options(self, state: State, ask: AskBeneficiary) -> Sequence[Favour]:
        return [Favour(state.civilizations[seat]) for seat in self._there(state, ask)]

    def _there(self, state: State, ask: AskBeneficiary) -> Sequence[Seat]:
        """Those who have not risen since they were equal; all of them, where nobody else is left."""
        gone = leaving.absent(state)
        return [seat for seat in ask.candidates if seat not in gone] or ask.candidates

    def default(self, state: State, ask: AskBeneficiary) -> Favour:
        """The one with the fewest cities on the board."""
        least = min(self._there(state, ask), key=lambda seat: state.cities.count(seat + 1))
        return Favour(state.civilizations[least])

    def about(self, state: State, ask: AskBeneficiary) -> Mapping[str, Any]:
        return {"card": ask.card}

    def check(self, state: State, ask: AskBeneficiary, answer: Favour) -> None:
        if answer not in self.options(state, ask):
            raise self.refuse("favour-who", self.rule_of(state, ask))

    def apply(self, moment: Moment, node: Node, ask: AskBeneficiary, answer: Favour) -> None:
        seat = moment.state.civilizations.index(answer.player)
        name_beneficiary(moment, moment.flow.parents[node], seat)
        moment.flow.finish(node)
