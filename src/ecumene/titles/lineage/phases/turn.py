"""The sequence of play: the phases of a turn in their order, turn after turn, until the game ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Node
from ecumene.titles.lineage.events import TurnBegan
from ecumene.titles.lineage.frames import Game, Turn
from ecumene.titles.lineage.phases.opening import choose, place_starts
from ecumene.titles.lineage.phases.victory import end_game
from ecumene.titles.lineage.state import Moment, State, present, seats_of

Begin = Callable[[Moment, Node], None]
"""A phase: it adds its own frame below the turn, or does everything at once and adds nothing."""
Between = Callable[[Moment, Node, bool], bool]
"""A function that is called when a phase is over; it returns True if the turn must wait for it. The last
argument says that only the last phase is still to come.
"""


@takes_up(Game)
def play_game(moment: Moment, node: Node, frame: Game) -> None:
    """Choose civilizations, place the first tokens, then turn after turn."""
    if choose(moment, node, frame.priority):
        return
    if not frame.begun:
        place_starts(moment)
        moment.flow.replace(node, replace(frame, begun=True))
    if deserted(moment.state):
        end_game(moment)
    else:
        begin_turn(moment, node)


def deserted(state: State) -> bool:
    """Whether nobody in the game has a unit on the board: nobody would ever be asked anything again."""
    return not any(any(state.tokens[seat]) or seat + 1 in state.cities for seat in present(state))


def begin_turn(moment: Moment, node: Node) -> None:
    state = moment.state
    state.turn += 1
    clear_turn(state)
    moment.tell(TurnBegan(state.turn))
    moment.flow.push(node, Turn())


def play_turn(phases: Sequence[Begin], between: Between) -> Callable[[Moment, Node, Turn], None]:
    """The step of a turn that consists of these phases, with what may happen between two of them."""

    def go_on(moment: Moment, node: Node, frame: Turn) -> None:
        if between(moment, node, frame.skipping or frame.next >= len(phases) - 1):
            return
        if frame.next == frame.before:
            return
        if frame.next == len(phases):
            moment.flow.finish(node)
            return
        number = len(phases) - 1 if frame.skipping else frame.next
        moment.flow.replace(node, replace(frame, next=number + 1))
        phases[number](moment, node)
        if moment.flow.steps:  # a phase may have ended the game
            moment.flow.due.append(node)

    return go_on


def skip_to_last(moment: Moment, node: Node) -> None:
    """The turn continues with its last phase."""
    frame = moment.flow.steps[node]
    assert isinstance(frame, Turn)
    moment.flow.replace(node, replace(frame, skipping=True))


def clear_turn(state: State) -> None:
    """Clear the fields that are remembered only for one turn."""
    for seat in seats_of(state):
        state.moved[seat] = bytearray(len(state.cities))
        state.made[seat].clear()
        state.used[seat] = 0
    state.new_cities = bytearray(len(state.cities))
