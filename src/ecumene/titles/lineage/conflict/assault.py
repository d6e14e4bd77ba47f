"""One city attack of phase 4b: its success, the fall of the city, the fight and the loot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import always, finishes
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.titles.lineage.conflict.rounds import BARBARIANS, Party, TokenConflict, contested, forces
from ecumene.titles.lineage.events import CardPillaged, CityFell, Looted
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import place_barbarians, place_tokens, remove_city, take_treasury
from ecumene.titles.lineage.pieces.stacks import hand_over
from ecumene.titles.lineage.state import NOBODY, PIRATES, Moment, Position, State


class Assault(Frame, frozen=True, tag="assault"):
    """The conflicts of one area: its token conflict, then the attack on its city, if it can succeed."""

    area: AreaId
    attacked: bool = False


class CityAttack(Frame, frozen=True, tag="city_attack"):
    """One successful attack. `next`: 0 the city falls, 1 a card is drawn, 2 treasury taken, 3 all is done."""

    area: AreaId
    attacker: Party
    defender: Party
    next: int = 0


class AskPillage(Ask, frozen=True, tag="ask_pillage"):
    """Do you draw a trade card from the victim's hand?"""

    area: AreaId
    victim: Seat


class AskLoot(Ask, frozen=True, tag="ask_loot"):
    """How much treasury do you take?"""

    area: AreaId


class DrawCard(Answer, frozen=True, tag="draw_card"):
    """One at random."""


class LeaveCards(Answer, frozen=True, tag="leave_cards"):
    """None."""


class Loot(Answer, frozen=True, tag="loot"):
    tokens: int


# Attackers and cities


def attack_in(state: State, area: AreaId) -> tuple[Party, Party] | None:
    """Attacker and defender of the city in an area, if tokens of one other party alone stand there."""
    owner = state.cities[area]
    if owner == NOBODY:
        return None
    defender = BARBARIANS if owner == PIRATES else owner - 1
    there = list(forces(state, area))
    return (there[0], defender) if len(there) == 1 and there[0] != defender else None


def siege(position: Position, attacker: Party, defender: Party) -> int:
    """The additions by advances to the tokens that an attack needs, and to those that replace the city."""

    def skill(party: Party) -> int:
        return 0 if party == BARBARIANS else position.raised(party, "siege")

    return skill(defender) - skill(attacker)


def needed(position: Position, attacker: Party, defender: Party) -> int:
    return position.book.numbers.attack_tokens + siege(position, attacker, defender)


def defenders(position: Position, attacker: Party, defender: Party) -> int:
    return position.book.numbers.city_defenders + siege(position, attacker, defender)


def succeeds(position: Position, area: AreaId) -> bool:
    """Whether enough tokens stand before the city."""
    state = position.state
    sides = attack_in(state, area)
    return sides is not None and forces(state, area)[sides[0]] >= needed(position, *sides)


# Its course


def begin_assault(moment: Moment, node: Node, area: AreaId) -> None:
    """Add the frames that resolve the conflict in one area below `node`, for example when barbarians
    arrive.
    """
    moment.flow.push(node, Assault(area))


@takes_up(Assault)
def step_assault(moment: Moment, node: Node, frame: Assault) -> None:
    flow = moment.flow
    if frame.attacked:
        flow.finish(node)
    elif contested(moment, frame.area):
        flow.push(node, TokenConflict(frame.area))
    elif succeeds(moment, frame.area):
        flow.replace(node, Assault(frame.area, attacked=True))
        begin_attack(moment, node, frame.area)
    else:
        flow.finish(node)


def begin_attack(moment: Moment, node: Node, area: AreaId) -> None:
    """Add one successful attack below `node`."""
    sides = attack_in(moment.state, area)
    assert sides is not None
    moment.flow.push(node, CityAttack(area, *sides))


@takes_up(CityAttack)
def step_attack(moment: Moment, node: Node, frame: CityAttack) -> None:
    """The city falls, its defenders fight, the attacker pillages."""
    state, flow = moment.state, moment.flow
    area, attacker, defender = frame.area, frame.attacker, frame.defender
    if frame.next == 0:
        flow.replace(node, replace(frame, next=1))
        replace_city(moment, frame)
        if contested(moment, area):
            flow.push(node, TokenConflict(area))
        else:
            flow.due.append(node)
    elif frame.next == 1 and attacker != BARBARIANS and defender != BARBARIANS and state.hand[defender]:
        flow.replace(node, replace(frame, next=2))
        flow.ask(node, AskPillage, PillageKind.name, attacker, area=area, victim=defender)
    elif frame.next < 3 and attacker != BARBARIANS and state.stock[attacker]:
        flow.replace(node, replace(frame, next=3))
        flow.ask(node, AskLoot, LootKind.name, attacker, area=area)
    else:
        flow.finish(node)


def replace_city(moment: Moment, frame: CityAttack) -> None:
    """By tokens of its owner, as many as the stock has."""
    state, defender = moment.state, frame.defender
    tokens = defenders(moment, frame.attacker, defender)
    remove_city(state, frame.area)
    if defender == BARBARIANS:
        place_barbarians(state, frame.area, tokens)
    else:
        tokens = min(tokens, state.stock[defender])
        place_tokens(state, defender, frame.area, tokens)
    attacker, victim = (None if party == BARBARIANS else party for party in (frame.attacker, defender))
    moment.tell(CityFell(attacker, victim, moment.board.ids[frame.area], tokens))


def draw_card(moment: Moment, seat: Seat, victim: Seat) -> None:
    """One card of the victim's hand, at random, goes to the seat that destroyed its city."""
    hand = moment.state.hand[victim]
    card = hand[moment.chance.below(len(hand))]
    hand_over(moment, (victim, seat, [card]))
    moment.tell(CardPillaged(seat, victim, card))


class PillageKind(Kind[AskPillage, DrawCard | LeaveCards]):
    name = "pillage"
    rule = "4b.draw"

    def default(self, state: State, ask: AskPillage) -> DrawCard | LeaveCards:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskPillage) -> Sequence[DrawCard | LeaveCards]:
        return [DrawCard(), LeaveCards()]

    def about(self, state: State, ask: AskPillage) -> Mapping[str, Any]:
        return {
            "area": self.at(state).board.names[ask.area],
            "victim": state.civilizations[ask.victim],
            "cards": len(state.hand[ask.victim]),
        }

    check_draw_card = always  # nobody is asked whose victim holds no card

    def apply_draw_card(self, moment: Moment, node: Node, ask: AskPillage, answer: DrawCard) -> None:
        draw_card(moment, ask.seat, ask.victim)
        moment.flow.finish(node)

    check_leave_cards = always
    apply_leave_cards = finishes


class LootKind(Kind[AskLoot, Loot]):
    name = "loot"
    rule = "4b.pillage"

    def default(self, state: State, ask: AskLoot) -> Loot:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskLoot) -> Sequence[Loot]:
        return [Loot(tokens) for tokens in range(self._most(state, ask), -1, -1)]

    def about(self, state: State, ask: AskLoot) -> Mapping[str, Any]:
        stock = state.stock[ask.seat]
        return {"area": self.at(state).board.names[ask.area], "stock": stock}

    def check(self, state: State, ask: AskLoot, answer: Loot) -> None:
        if not 0 <= answer.tokens <= self._most(state, ask):
            raise self.refuse("loot", most=self._most(state, ask))

    def apply(self, moment: Moment, node: Node, ask: AskLoot, answer: Loot) -> None:
        if answer.tokens:
            take_treasury(moment.state, ask.seat, answer.tokens)
            moment.tell(Looted(ask.seat, answer.tokens))
        moment.flow.finish(node)

    def _most(self, state: State, ask: AskLoot) -> int:
        return min(self.content.numbers.pillage_treasury, state.stock[ask.seat])
