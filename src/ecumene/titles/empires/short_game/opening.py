"""The Short Game from the draw of the tokens to turn 1: cities, the revelation, then people.

Each part is a separate phase, whose frame is a child of the game's frame. After the last one everybody has
treasury and a place on the A.S.T.; from there on the game is played like any other.
"""

from __future__ import annotations

from msgspec.structs import replace

from ecumene.table.chance import Chance, shuffled
from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Frame, Node
from ecumene.table.text.events import Event
from ecumene.titles.empires.short_game import founding, revelation, settlement
from ecumene.titles.empires.short_game.numbers import numbers_of
from ecumene.titles.lineage.events import CardsDrawn
from ecumene.titles.lineage.frames import Game
from ecumene.titles.lineage.phases import turn
from ecumene.titles.lineage.phases.opening import choose
from ecumene.titles.lineage.pieces.pieces import take_treasury
from ecumene.titles.lineage.state import SHORT, Moment, Position, State, seats_of

PARTS: dict[str, turn.Begin] = {
    "founding": founding.begin,
    "revelation": revelation.begin,
    "settlement": settlement.begin,
}
"""The parts before turn 1, in this order."""


class ShortGameReady(Event, frozen=True, tag="short_game"):
    """Everybody has so much treasury, and all markers stand on this step."""

    seats = ()
    treasury: int
    step: int


TOLD: dict[type[Event], str] = {
    revelation.ScenarioRevealed: "3.setup.reveal",
    ShortGameReady: "3.setup.treasury",
}
"""The sections of what happens between two parts."""


def is_short(state: State) -> bool:
    return state.rules.game == SHORT


def section_told(step: Frame, event: Event) -> str:
    """The sections for events of the set-up that follow no question."""
    if isinstance(step, revelation.Revelation) and isinstance(event, CardsDrawn):
        return "3.setup.cards"
    return TOLD.get(type(event), "")


def draw_scenarios(position: Position, chance: Chance) -> None:
    """Everybody draws a token."""
    position.state.scenarios = shuffled(chance, position.scene.scenarios)


@takes_up(Game)
def play_game(moment: Moment, node: Node, frame: Game) -> None:
    """In a Short Game, once all have a civilization, part after part of its set-up."""
    if frame.begun or not is_short(moment.state):
        turn.play_game(moment, node, frame)
    elif not choose(moment, node, frame.priority):
        begin_next(moment, node, frame)


def begin_next(moment: Moment, node: Node, frame: Game) -> None:
    state, parts = moment.state, list(PARTS)
    done = parts.index(state.phase) + 1 if state.phase in PARTS else 0
    if done < len(parts):
        state.phase = parts[done]
        PARTS[state.phase](moment, node)
        return
    get_ready(moment)
    begun = replace(frame, begun=True)
    moment.flow.replace(node, begun)
    turn.play_game(moment, node, begun)


def get_ready(moment: Moment) -> None:
    """Treasury from stock, and the markers to their column."""
    state, numbers = moment.state, numbers_of(moment)
    step = numbers.first_steps[state.rules.ast]
    for seat in seats_of(state):
        take_treasury(state, seat, numbers.treasury)
        state.ast[seat] = step
    moment.tell(ShortGameReady(numbers.treasury, step))
