"""Phase 10: in A.S.T.-Progress order, everybody uses special abilities in any order, each once a turn.

No check for conflict, surplus population or city support is made here: phase 11 does that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask, Frame, Node, Seat
from ecumene.table.kind import Kind
from ecumene.titles.lineage.abilities.ability import UseAbility
from ecumene.titles.lineage.abilities.areas import FUNDAMENTALISM, IMMUNE, affected, price
from ecumene.titles.lineage.abilities.cards import ABILITIES
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.phases.order import progress_order
from ecumene.titles.lineage.state import Moment, State, board_of, has


class SpecialAbilities(Frame, frozen=True, tag="special_abilities"):
    """`left` are the seats that have still to act; the first of them is the one that acts now."""

    left: tuple[Seat, ...]


class AskAbility(Ask, frozen=True, tag="ask_ability"):
    """Which special ability do you use?"""


class EndAbilities(Answer, frozen=True, tag="end_abilities"):
    """Use no more of them this turn."""


def begin(moment: Moment, node: Node) -> None:
    """Only seats with such an advance can act, whatever happens in the phase."""
    state, book = moment.state, moment.content
    able = sum(book.bits[advance] for advance in ABILITIES)
    left = tuple(seat for seat in progress_order(book, state) if state.advances[seat] & able)
    if left:
        state.phase = "special_abilities"
        moment.flow.push(node, SpecialAbilities(left))


def step(moment: Moment, node: Node, frame: SpecialAbilities) -> None:
    """Ask the seat whose turn it is until it is done or nothing is left that it could do."""
    left = frame.left
    while left:
        if usable(moment.content, moment.state, left[0]):
            moment.flow.replace(node, SpecialAbilities(left))
            moment.flow.ask(node, AskAbility, AbilityKind.name, left[0])
            return
        left = left[1:]
    moment.flow.finish(node)


def unused(book: Book, state: State, seat: Seat) -> list[str]:
    """The advances of a seat whose special ability it has not used this turn."""
    mine = state.advances[seat] & ~state.used[seat]
    return [advance for advance in ABILITIES if mine & book.bits[advance]]


def usable(book: Book, state: State, seat: Seat) -> list[str]:
    """Those of them that it could use, as far as everybody can see."""
    return [
        advance for advance in unused(book, state, seat) if ABILITIES[advance].may_be_used(book, state, seat)
    ]


class AbilityKind(Kind[State, Book, AskAbility, UseAbility | EndAbilities]):
    name = "ability"
    rule = "10.order"
    answers = UseAbility | EndAbilities

    def rule_of_answer(self, state: State, ask: AskAbility, answer: UseAbility | EndAbilities) -> str:
        if isinstance(answer, EndAbilities):
            return self.rule
        return ABILITIES[answer.advance].section(answer)

    def options(self, state: State, ask: AskAbility) -> Sequence[UseAbility | EndAbilities]:
        found: list[UseAbility | EndAbilities] = [EndAbilities()]
        for advance in unused(self.content, state, ask.seat):
            found += ABILITIES[advance].uses(self.content, state, ask.seat)
        return found

    def default(self, state: State, ask: AskAbility) -> EndAbilities:
        """Who is away does nobody any harm."""
        return EndAbilities()

    def about(self, state: State, ask: AskAbility) -> Mapping[str, Any]:
        return {"advances": usable(self.content, state, ask.seat)}

    def about_answer(
        self, state: State, ask: AskAbility, answer: UseAbility | EndAbilities
    ) -> Mapping[str, Any]:
        if isinstance(answer, EndAbilities):
            return {}
        area = board_of(self.content, state).index.get(answer.area or "")
        if area is None:
            return {"how": "begin" if answer.tokens is None else "gain", "victims": None, "price": 0}
        if answer.advance not in IMMUNE:
            return {"how": "pirates", "victims": None, "price": 0}
        return {
            "how": "destroy" if answer.advance == FUNDAMENTALISM else "annex",
            "victims": [state.civilizations[s] for s in affected(self.content, state, answer.advance, area)],
            "price": price(self.content, state, answer.advance, area),
        }

    def check(self, state: State, ask: AskAbility, answer: UseAbility | EndAbilities) -> None:
        if isinstance(answer, EndAbilities):
            return
        book, seat, advance = self.content, ask.seat, answer.advance
        if advance not in ABILITIES:
            raise self.refuse("ability-none", "10.seven")
        if not has(book, state, seat, advance):
            raise self.refuse("ability-not-held", "ch3.adv.holder_only", advance=advance)
        if advance not in unused(book, state, seat):
            raise self.refuse("ability-used", "ch3.adv.ability_once", advance=advance)
        if answer not in ABILITIES[advance].uses(book, state, seat):
            ABILITIES[advance].check(self.refuse, book, state, seat, answer)

    def apply(self, moment: Moment, node: Node, ask: AskAbility, answer: UseAbility | EndAbilities) -> None:
        phase = moment.flow.parents[node]
        frame = moment.flow.steps[phase]
        assert isinstance(frame, SpecialAbilities)
        if isinstance(answer, EndAbilities):
            moment.flow.replace(phase, SpecialAbilities(frame.left[1:]))
        else:
            moment.state.used[ask.seat] |= moment.content.bits[answer.advance]
            ABILITIES[answer.advance].carry_out(moment, phase, ask.seat, answer)
        moment.flow.finish(node)
