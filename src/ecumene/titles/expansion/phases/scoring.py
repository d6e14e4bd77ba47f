"""The end of the game (35) and victory (36). The hand is secret: it counts only once the game is over."""

from __future__ import annotations

from ecumene.table.state.frames import Seat
from ecumene.titles.expansion.numbers import numbers_of
from ecumene.titles.lineage.phases.victory import held
from ecumene.titles.lineage.pieces.pieces import cities_on_board
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.trade.values import hand_value

AT_END = ("commodities",)
"""The parts that are in no score before the end."""


def points(position: Position, seat: Seat) -> dict[str, int]:
    """The points of a seat by category; until the game is over, without those of its hand."""
    state, numbers = position.state, numbers_of(position)
    counted = {
        "advances": sum(advance.cost for advance in held(position, seat)),
        "treasury": state.treasury[seat],
        "steps": numbers.step_victory_points * state.ast[seat],
        "cities": numbers.city_victory_points * cities_on_board(state, seat),
        "scarcest": numbers.scarcest_group_points * fewest_of_a_group(position, seat),
    }
    if state.phase == "over":
        counted["commodities"] = hand_value(position, seat, state.hand[seat])
    return counted


def fewest_of_a_group(position: Position, seat: Seat) -> int:
    """How many advances a seat has of the group of which it has fewest; those of two groups count in both."""
    groups = [group for advance in held(position, seat) for group in advance.groups]
    return min(groups.count(group) for group in position.book.groups)


def somebody_finished(position: Position) -> bool:
    """Whether a marker stands on the last space."""
    state = position.state
    tracks = position.book.asts[state.rules.ast].tracks
    return any(
        step >= tracks[nation].last_step for step, nation in zip(state.ast, state.civilizations, strict=True)
    )
