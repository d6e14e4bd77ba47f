"""Attacks on cities (23.3 to 23.5): a card is drawn at once, and no pirate survives the fall of its city."""

from __future__ import annotations

from msgspec.structs import replace

from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.conflict.assault import (
    AskLoot,
    CityAttack,
    LootKind,
    draw_card,
    replace_city,
)
from ecumene.titles.lineage.conflict.rounds import BARBARIANS, TokenConflict, contested, forces
from ecumene.titles.lineage.events import TokensLost
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import remove_barbarians
from ecumene.titles.lineage.state import Moment, Position

FALL, SPOILS, OVER = range(3)
"""The stages: the city falls and its defenders fight, then the attacker takes card and treasury."""


@takes_up(CityAttack)
def step(moment: Moment, node: Node, frame: CityAttack) -> None:
    state, flow = moment.state, moment.flow
    area, attacker, defender = frame.area, frame.attacker, frame.defender
    if frame.next == FALL:
        flow.replace(node, replace(frame, next=SPOILS))
        replace_city(moment, frame)
        if contested(moment, area):
            flow.push(node, TokenConflict(area))
        else:
            flow.due.append(node)
        return
    if frame.next == SPOILS and defender == BARBARIANS and (left := state.barbarians[area]):
        remove_barbarians(state, area, left)
        moment.tell(TokensLost(None, moment.board.ids[area], left))
    if frame.next == SPOILS and attacker != BARBARIANS:
        flow.replace(node, replace(frame, next=OVER))
        if defender != BARBARIANS and may_draw(moment, attacker, defender):
            draw_card(moment, attacker, defender)
        if state.stock[attacker]:
            flow.ask(node, AskLoot, LootKind.name, attacker, area=area)
            return
    flow.finish(node)


def may_draw(position: Position, attacker: Seat, defender: Seat) -> bool:
    """Whether a card is drawn from the hand of the player who lost a city (23.51, 23.511, 14.72)."""
    state = position.state
    if defender in state.departed or not state.hand[defender]:
        return False
    return not position.allows(defender, "keeps_cards") or position.allows(attacker, "takes_cards")


def reserves_may_fall(position: Position, seat: Seat, area: AreaId) -> bool:
    """Losses come from next door, unless somebody else in the conflict holds the same advance (23.25)."""
    others = [party for party in forces(position.state, area) if party not in (seat, BARBARIANS)]
    return not any(position.allows(other, "reserves") for other in others)
