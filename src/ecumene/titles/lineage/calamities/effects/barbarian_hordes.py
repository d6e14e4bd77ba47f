"""Barbarian Hordes: they descend on a city of the victim and move on, led by the beneficiary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Progress
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.lineage.calamities.attributes import Reckoning, reckon
from ecumene.titles.lineage.calamities.events import HordesDispersed, HordesMoved
from ecumene.titles.lineage.calamities.records import BarbarianHordes
from ecumene.titles.lineage.calamities.resolution import Calamity, cancel
from ecumene.titles.lineage.calamities.sections import calamity_at
from ecumene.titles.lineage.conflict.assault import begin_assault, succeeds
from ecumene.titles.lineage.conflict.rounds import TokenConflict, fight_out
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_of, place_barbarians, remove_barbarians
from ecumene.titles.lineage.state import NOBODY, Moment, Position, State


class AskHordes(Ask, frozen=True, tag="ask_hordes"):
    """Where do the barbarians go? At first into a city, then on from `origin`."""

    victim: Seat
    tokens: int
    areas: tuple[AreaId, ...]
    origin: AreaId | None = None


class Descend(Answer, frozen=True, tag="descend"):
    area: str


def barbarian_hordes(moment: Moment, node: Node, frame: Calamity, card: BarbarianHordes) -> None:
    """A city is attacked; then what is too much for its area moves on, until nothing is or can."""
    state = moment.state
    if not frame.areas:
        tokens = horde(moment, card, frame.victim).result
        if areas := first_cities(moment, frame.victim):
            send(moment, node, frame, tokens, areas)
        else:
            cancel(moment, node, frame)
        return
    here = frame.areas[-1]
    tokens = excess(moment, here)
    if areas := next_areas(moment, frame.victim, here, tokens):
        send(moment, node, frame, tokens, areas)
        return
    if tokens:
        remove_barbarians(state, here, tokens)
        moment.tell(HordesDispersed(moment.board.ids[here], tokens))
    moment.flow.finish(node)


def horde(position: Position, card: BarbarianHordes, victim: Seat) -> Reckoning:
    """How many barbarians come."""
    return reckon(position, victim, card.barbarians, card.changes)


def first_cities(position: Position, victim: Seat) -> list[AreaId]:
    """The cities that may be attacked first: those in the wilderness, if there are any."""
    cities = cities_of(position.state, victim)
    site = position.board.site
    return [area for area in cities if not site[area]] or cities


def excess(position: Position, area: AreaId) -> int:
    """How many barbarians an area has too many; beside a city that stands, none can live."""
    state = position.state
    limit = position.board.limit[area] if state.cities[area] == NOBODY else 0
    return max(0, state.barbarians[area] - limit)


def next_areas(position: Position, victim: Seat, here: AreaId, tokens: int) -> list[AreaId]:
    """Where these barbarians may move on: next to them, by land or water, to units of the victim.

    Into an area with a city they go only if they would bring it down.
    """
    state = position.state
    if not tokens:
        return []
    board = position.board
    return [
        area
        for area in sorted({*board.land[here], *board.water[here]})
        if state.cities[area] == victim + 1 or state.tokens[victim][area]
        if state.cities[area] == NOBODY or would_succeed(position, area, tokens)
    ]


def would_succeed(position: Position, area: AreaId, tokens: int) -> bool:
    """Whether these barbarians would bring a city down if nobody had any choice in their losses."""
    book = position.book
    trial = position.state.copy()
    place_barbarians(trial, area, tokens)
    fight_out(Position(book, trial), TokenConflict(area))
    return succeeds(Position(book, trial), area)


def send(moment: Moment, node: Node, frame: Calamity, tokens: int, areas: Sequence[AreaId]) -> None:
    """Let the beneficiary say where they go, where there is a choice."""
    origin = frame.areas[-1] if frame.areas else None
    if len(areas) == 1:
        descend(moment, node, tokens, origin, areas[0])
        return
    moment.flow.ask(
        node,
        AskHordes,
        HordesKind.name,
        frame.beneficiary,
        victim=frame.victim,
        tokens=tokens,
        areas=tuple(areas),
        origin=origin,
    )


def descend(moment: Moment, node: Node, tokens: int, origin: AreaId | None, area: AreaId) -> None:
    """Barbarians arrive, and what stands in the area is fought out below the calamity."""
    state, flow = moment.state, moment.flow
    frame = flow.steps[node]
    assert isinstance(frame, Calamity)
    ids = moment.board.ids
    if origin is not None:
        remove_barbarians(state, origin, tokens)
    place_barbarians(state, area, tokens)
    came = None if origin is None else ids[origin]
    moment.tell(HordesMoved(frame.beneficiary, frame.victim, ids[area], tokens, came))
    flow.replace(node, replace(frame, areas=(*frame.areas, area)))
    begin_assault(moment, node, area)


class HordesKind(Kind[AskHordes, Descend]):
    name = "hordes"
    rule = "cal.barbarian_hordes"
    foreseen = True

    def options(self, state: State, ask: AskHordes) -> Sequence[Descend]:
        ids = self.at(state).board.ids
        return [Descend(ids[area]) for area in ask.areas]

    def default(self, state: State, ask: AskHordes) -> Descend:
        """Where cities fall, otherwise where most of the victim's tokens are."""
        row, mark = state.tokens[ask.victim], ask.victim + 1
        best = max(ask.areas, key=lambda area: (state.cities[area] == mark, row[area]))
        return Descend(self.at(state).board.ids[best])

    def about(self, state: State, ask: AskHordes) -> Mapping[str, Any]:
        names = self.at(state).board.names
        return {
            "victim": state.civilizations[ask.victim],
            "tokens": ask.tokens,
            "origin": None if ask.origin is None else names[ask.origin],
        }

    def progress(self, state: State, ask: AskHordes) -> Progress:
        """Those that have come to rest or fallen, of all that came."""
        frame = calamity_at(state, ask)
        assert frame is not None
        card = self.content.calamity[frame.card]
        assert isinstance(card, BarbarianHordes)
        came = horde(self.at(state), card, ask.victim).result
        return Progress(came - ask.tokens, came, "barbarians")

    def check(self, state: State, ask: AskHordes, answer: Descend) -> None:
        board = self.at(state).board
        area = board.index.get(answer.area)
        if area is not None and area in ask.areas:
            return
        if ask.origin is None:
            wild = area is not None and state.cities[area] == ask.victim + 1
            raise self.refuse("hordes-wilderness" if wild else "hordes-city")
        raise self.refuse(*self._why_not(state, ask, area))

    def _why_not(self, state: State, ask: AskHordes, area: AreaId | None) -> tuple[str, str]:
        """Why barbarians cannot move on to an area, and which rule says so."""
        board = self.at(state).board
        assert ask.origin is not None
        if area is None or area not in (*board.land[ask.origin], *board.water[ask.origin]):
            return "hordes-far", "cal.barbarian_hordes.note_sea"
        if state.cities[area] == ask.victim + 1 or state.tokens[ask.victim][area]:
            return "hordes-fail", "cal.barbarian_hordes.only_success"
        return "hordes-nobody", "cal.barbarian_hordes.move"

    def apply(self, moment: Moment, node: Node, ask: AskHordes, answer: Descend) -> None:
        area = moment.board.index[answer.area]
        parent = moment.flow.parents[node]
        descend(moment, parent, ask.tokens, ask.origin, area)
        moment.flow.finish(node)
