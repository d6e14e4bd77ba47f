"""Barbarian Hordes (30.52): they come over the frontier, led by the player who traded the card.

They move to cities of the victim that they can destroy, then to its tokens, then along other barbarians. When
they can reach nothing of the victim any more, the victim leads them against any other player.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Frame, Node, Seat
from ecumene.titles.expansion.calamities.eruption import around
from ecumene.titles.lineage.calamities.effects import barbarian_hordes
from ecumene.titles.lineage.calamities.effects.barbarian_hordes import (
    AskHordes,
    Descend,
    excess,
    horde,
    would_succeed,
)
from ecumene.titles.lineage.calamities.events import HordesDispersed, HordesMoved
from ecumene.titles.lineage.calamities.records import BarbarianHordes
from ecumene.titles.lineage.calamities.resolution import NO_BENEFICIARY, Calamity, cancel
from ecumene.titles.lineage.conflict.assault import begin_attack, succeeds
from ecumene.titles.lineage.conflict.rounds import BARBARIANS, TokenConflict, contested, forces
from ecumene.titles.lineage.pieces.board import AreaId, Board
from ecumene.titles.lineage.pieces.pieces import (
    cities_of,
    cities_on_board,
    place_barbarians,
    remove_barbarians,
)
from ecumene.titles.lineage.state import NOBODY, PIRATES, Moment, Position, State, by_ranking


class Onslaught(Frame, frozen=True, tag="onslaught"):
    """Barbarians fight for an area: with the victim first, then with one opponent after the other.

    `attacked`: its city has fallen, or stands.
    """

    area: AreaId
    victim: Seat
    attacked: bool = False


def hordes(moment: Moment, node: Node, frame: Calamity, card: BarbarianHordes) -> None:
    if not frame.areas:
        leader = leader_of(moment) if frame.beneficiary == NO_BENEFICIARY else frame.beneficiary
        frame = replace(frame, beneficiary=leader)
        moment.flow.replace(node, frame)
        tokens = horde(moment, card, frame.victim).result
        areas = first_areas(moment, frame.victim)
        if tokens and areas:
            send(moment, node, frame, tokens, areas)
        else:
            cancel(moment, node, frame)
        return
    here = frame.areas[-1]
    tokens = excess(moment, here)
    if not tokens:
        moment.flow.finish(node)
        return
    areas = next_areas(moment, frame, here, tokens)
    if not areas and not frame.annexed:
        frame = replace(frame, beneficiary=frame.victim, annexed=1)
        moment.flow.replace(node, frame)
        areas = next_areas(moment, frame, here, tokens)
    if areas:
        send(moment, node, frame, tokens, areas)
        return
    remove_barbarians(moment.state, here, tokens)
    moment.tell(HordesDispersed(moment.board.ids[here], tokens))
    moment.flow.finish(node)


def leader_of(position: Position) -> Seat:
    """The leader of barbarians that nobody traded: the seat with fewest cities, perhaps the victim
    (30.521).
    """
    return min(by_ranking(position), key=lambda seat: cities_on_board(position.state, seat))


# Movement


def first_areas(position: Position, victim: Seat) -> list[AreaId]:
    """Cities of the victim at the frontier, or else its tokens there (30.5221)."""
    frontier, row = position.board.frontier, position.state.tokens[victim]
    cities = [area for area in cities_of(position.state, victim) if frontier[area]]
    return cities or [area for area in range(position.board.size) if row[area] and frontier[area]]


def next_areas(position: Position, frame: Calamity, here: AreaId, tokens: int) -> list[AreaId]:
    """The next areas of these barbarians; once the victim leads them, every area next to barbarians."""
    state, victim = position.state, frame.victim
    near = beside(position.board, [here])
    beyond = [area for area in beside(position.board, connected(position, here)) if area not in near]
    if frame.annexed:
        return [area for area in (*near, *beyond) if any_prey(position, area, tokens)]
    cities = [area for area in near if falls(position, victim, area, tokens)]
    people = [area for area in near if is_settled(state, victim, area)]
    return (
        cities
        or people
        or [
            area
            for area in beyond
            if falls(position, victim, area, tokens) or is_settled(state, victim, area)
        ]
    )


def beside(board: Board, areas: Iterable[AreaId]) -> list[AreaId]:
    """The areas next to some, by land or water; land where nobody can live is just crossed (30.5232)."""
    inner = set(areas)
    found = list(inner)
    for area in found:
        found += [
            other
            for other in around(board, [area])
            if other not in found and (area in inner or not board.limit[area])
        ]
    return sorted(set(found) - inner)


def connected(position: Position, here: AreaId) -> list[AreaId]:
    """The areas of barbarians that are connected with an area, by land or water."""
    board, found = position.board, [here]
    for area in found:
        for other in (*board.land[area], *board.water[area]):
            if position.state.barbarians[other] and other not in found:
                found.append(other)
    return found


def falls(position: Position, victim: Seat, area: AreaId, tokens: int) -> bool:
    """Whether an area has a city of the victim that these barbarians would destroy."""
    return position.state.cities[area] == victim + 1 and would_succeed(position, area, tokens)


def is_settled(state: State, victim: Seat, area: AreaId) -> bool:
    """Whether tokens of the victim are in an area without a city."""
    return bool(state.tokens[victim][area]) and state.cities[area] == NOBODY


def any_prey(position: Position, area: AreaId, tokens: int) -> bool:
    """Whether an area has anybody's tokens, or a city that these barbarians would destroy."""
    owner = position.state.cities[area]
    if owner not in (NOBODY, PIRATES):
        return would_succeed(position, area, tokens)
    return owner == NOBODY and any(row[area] for row in position.state.tokens)


def send(moment: Moment, node: Node, frame: Calamity, tokens: int, areas: Sequence[AreaId]) -> None:
    """Let their leader say where they go, where there is a choice."""
    origin = frame.areas[-1] if frame.areas else None
    if len(areas) == 1:
        descend(moment, node, tokens, origin, areas[0])
        return
    about = {"victim": frame.victim, "tokens": tokens, "areas": tuple(areas), "origin": origin}
    moment.flow.ask(node, AskHordes, HordesKind.name, frame.beneficiary, **about)


def descend(moment: Moment, node: Node, tokens: int, origin: AreaId | None, area: AreaId) -> None:
    """Barbarians arrive, and fight for the area below the calamity."""
    state, frame = moment.state, moment.flow.steps[node]
    assert isinstance(frame, Calamity)
    ids = moment.board.ids
    if origin is not None:
        remove_barbarians(state, origin, tokens)
    place_barbarians(state, area, tokens)
    came = None if origin is None else ids[origin]
    moment.tell(HordesMoved(frame.beneficiary, frame.victim, ids[area], tokens, came))
    moment.flow.replace(node, replace(frame, areas=(*frame.areas, area)))
    moment.flow.push(node, Onslaught(area, frame.victim))


class HordesKind(barbarian_hordes.HordesKind):
    def about(self, state: State, ask: AskHordes) -> Mapping[str, Any]:
        """They begin at cities, or where there are none at tokens."""
        is_city = all(state.cities[area] == ask.victim + 1 for area in ask.areas)
        return {**super().about(state, ask), "prey": "city" if is_city else "tokens"}

    def check(self, state: State, ask: AskHordes, answer: Descend) -> None:
        if self.at(state).board.index.get(answer.area, -1) not in ask.areas:
            raise self.refuse("hordes-elsewhere", "30.5234" if ask.origin is not None else "30.5221")

    def apply(self, moment: Moment, node: Node, ask: AskHordes, answer: Descend) -> None:
        descend(moment, moment.flow.parents[node], ask.tokens, ask.origin, moment.board.index[answer.area])
        moment.flow.finish(node)


# How they fight


@takes_up(Onslaught)
def step(moment: Moment, node: Node, frame: Onslaught) -> None:
    """One opponent at a time, the victim first, others at random; then the city, if there is one (30.524)."""
    flow, area = moment.flow, frame.area
    there = forces(moment.state, area)
    others = [party for party in there if party != BARBARIANS]
    if BARBARIANS in there and others and contested(moment, area):
        chosen = frame.victim if frame.victim in others else others[moment.chance.below(len(others))]
        flow.push(node, TokenConflict(area, only=(BARBARIANS, chosen)))
    elif not frame.attacked and succeeds(moment, area):
        flow.replace(node, replace(frame, attacked=True))
        begin_attack(moment, node, area)
    else:
        flow.finish(node)
