"""Phase 10: one after the other, everybody uses special abilities in any order, each once a turn.

No check for conflict, surplus population or city support is made here: phase 11 does that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import always
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.titles.lineage.abilities.ability import UseAbility
from ecumene.titles.lineage.abilities.areas import affected, price
from ecumene.titles.lineage.abilities.cards import ability_of
from ecumene.titles.lineage.abilities.records import StrikeArea
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.phases.order import acting_order
from ecumene.titles.lineage.state import Moment, Position, State


class SpecialAbilities(Frame, frozen=True, tag="special_abilities"):
    """`left` are the seats that have still to act; the first of them is the one that acts now."""

    left: tuple[Seat, ...]


class AskAbility(Ask, frozen=True, tag="ask_ability"):
    """Which special ability do you use?"""


class EndAbilities(Answer, frozen=True, tag="end_abilities"):
    """Use no more of them this turn."""


def begin(moment: Moment, node: Node) -> None:
    """Only seats with such an advance can act, in the whole phase."""
    state, book = moment.state, moment.book
    able = book.bits_of(book.abilities)
    left = tuple(seat for seat in acting_order(moment) if state.advances[seat] & able)
    if left:
        state.phase = "special_abilities"
        moment.flow.push(node, SpecialAbilities(left))


@takes_up(SpecialAbilities)
def step(moment: Moment, node: Node, frame: SpecialAbilities) -> None:
    """Ask the seat whose turn it is until it is done or nothing is left that it could do."""
    left = frame.left
    while left:
        if usable(moment, left[0]):
            moment.flow.replace(node, SpecialAbilities(left))
            moment.flow.ask(node, AskAbility, AbilityKind.name, left[0])
            return
        left = left[1:]
    moment.flow.finish(node)


def unused(position: Position, seat: Seat) -> list[str]:
    """The advances of a seat whose special ability it has not used this turn."""
    state = position.state
    mine = state.advances[seat] & ~state.used[seat]
    return [advance for advance in position.book.abilities if mine & position.book.bits[advance]]


def usable(position: Position, seat: Seat) -> list[str]:
    """Those of them that it could use, as far as everybody can see."""
    return [
        advance
        for advance in unused(position, seat)
        if ability_of(position.book, advance).may_be_used(position, seat, advance)
    ]


class AbilityKind(Kind[AskAbility, UseAbility | EndAbilities]):
    name = "ability"
    rule = "10.order"

    def options(self, state: State, ask: AskAbility) -> Sequence[UseAbility | EndAbilities]:
        position = self.at(state)
        found: list[UseAbility | EndAbilities] = [EndAbilities()]
        for advance in unused(position, ask.seat):
            found += ability_of(self.content, advance).uses(position, ask.seat, advance)
        return found

    def default(self, state: State, ask: AskAbility) -> EndAbilities:
        """Who is away does nobody any harm."""
        return EndAbilities()

    def about(self, state: State, ask: AskAbility) -> Mapping[str, Any]:
        return {"advances": usable(self.at(state), ask.seat)}

    def rule_of_use_ability(self, state: State, ask: AskAbility, answer: UseAbility) -> str:
        return ability_of(self.content, answer.advance).section(self.content, answer)

    def about_use_ability(self, state: State, ask: AskAbility, answer: UseAbility) -> Mapping[str, Any]:
        position = self.at(state)
        area = position.board.index.get(answer.area or "")
        if area is None:
            return {"how": "begin" if answer.tokens is None else "gain", "victims": None, "price": 0}
        ability = self.content.abilities.get(answer.advance)
        if not isinstance(ability, StrikeArea):
            return {"how": "pirates", "victims": None, "price": 0}
        return {
            "how": "destroy" if ability.fate == "destroyed" else "annex",
            "victims": [state.civilizations[s] for s in affected(position, answer.advance, area)],
            "price": price(position, answer.advance, area),
        }

    def check_use_ability(self, state: State, ask: AskAbility, answer: UseAbility) -> None:
        position = self.at(state)
        seat, advance = ask.seat, answer.advance
        if advance not in self.content.abilities:
            raise self.refuse("ability-none", "10.seven")
        if not position.has(seat, advance):
            raise self.refuse("ability-not-held", "ch3.adv.holder_only", advance=advance)
        if advance not in unused(position, seat):
            raise self.refuse("ability-used", "ch3.adv.ability_once", advance=advance)
        ability = ability_of(self.content, advance)
        if answer not in ability.uses(position, seat, advance):
            ability.check(self.refuse, position, seat, answer)

    def apply_use_ability(self, moment: Moment, node: Node, ask: AskAbility, answer: UseAbility) -> None:
        moment.state.used[ask.seat] |= moment.book.bits[answer.advance]
        phase = moment.flow.parents[node]
        ability_of(moment.book, answer.advance).carry_out(moment, phase, ask.seat, answer)
        moment.flow.finish(node)

    check_end_abilities = always

    def apply_end_abilities(self, moment: Moment, node: Node, ask: AskAbility, answer: EndAbilities) -> None:
        phase = moment.flow.parents[node]
        frame = moment.flow.steps[phase]
        assert isinstance(frame, SpecialAbilities)
        moment.flow.replace(phase, SpecialAbilities(frame.left[1:]))
        moment.flow.finish(node)
