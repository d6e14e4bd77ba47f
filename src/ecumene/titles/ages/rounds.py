"""The course of the game: six rounds of turns, what happens between them, and the end."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.table.frames import Node
from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.civilizations import refill
from ecumene.titles.ages.events import (
    EndScored,
    GameScored,
    Plague,
    RoundBegan,
    StarterPassed,
    War,
)
from ecumene.titles.ages.gains import Moment, abilities, receive, sacrifice
from ecumene.titles.ages.scoring import end_items
from ecumene.titles.ages.state import Game, State, Turn, seats, weakest
from ecumene.titles.ages.variants import drafting, solo, world


def game(moment: Moment, node: Node, frame: Game) -> None:
    """A draft, if there is one; then turn after turn, round after round."""
    flow, state = moment.flow, moment.state
    if frame.stage != "turns":
        if drafting.drafting(state):
            flow.replace(node, Game("draft"))
            if drafting.go_on(moment, node):
                return
        flow.replace(node, Game("turns"))
        begin_round(moment)
    elif state.turns >= len(state.coins):
        end_round(moment, node)
        if state.phase == "over":
            return
    seat = (state.starter + state.turns) % len(state.coins)
    state.turns += 1
    flow.push(node, Turn(seat))


def begin_round(moment: Moment) -> None:
    state = moment.state
    state.turns = 0
    moment.tell(RoundBegan(state.starter, state.round))


def end_round(moment: Moment, node: Node) -> None:
    """Pass the starter token, move the permanent card, and let the event of the new card happen.

    After the last round there is no new card, so that nothing of this happens any more (R3).
    """
    state, book = moment.state, moment.content
    if state.rules.solo:
        solo.grow(moment)
    if state.round >= book.constants.rounds:
        end_game(moment)
        return
    if state.rules.solo:
        refill(moment)
    else:
        pass_starter(moment)
    state.round += 1
    state.phase = "round_end"
    place = new_place(book, state)
    world.happen(moment, node, place)
    happen(moment, node, state.track[place])
    begin_round(moment)


def pass_starter(moment: Moment) -> None:
    state = moment.state
    step = 1 if state.rules.clockwise else -1
    state.starter = (state.starter + step) % len(state.coins)
    moment.tell(StarterPassed(state.starter))


def new_place(book: Book, state: State) -> int:
    """Where the action card lies that has just become available."""
    return state.round + book.constants.window - 2


def happen(moment: Moment, node: Node, card: str) -> None:
    """The event in the corner of a new action card, if there is one."""
    event = moment.content.action_cards[card].event
    if event is not None:
        EVENTS[event](moment, node)


def war(moment: Moment, node: Node) -> None:
    """Whoever lives of wars takes what is his; all who tie for the least strength sacrifice a worker."""
    state = moment.state
    losers = weakest(state)
    moment.tell(War(min(state.military)))
    for seat in seats(state):
        for ability in abilities(moment.content, state, seat).at(fx.OnWar):
            receive(moment, node, seat, ability.gain, ability.source)
    sacrifice(moment, losers, "war")


def plague(moment: Moment, node: Node) -> None:
    """Everybody sacrifices a worker."""
    moment.tell(Plague())
    sacrifice(moment, seats(moment.state), "plague")


EVENTS: dict[str, Callable[[Moment, Node], None]] = {"war": war, "plague": plague}
"""What happens when an action card with this event becomes available."""


def end_game(moment: Moment) -> None:
    """The abilities of the game end, for everybody at once; then the game is over."""
    state, book = moment.state, moment.content
    for seat in seats(state):
        for source, points in end_items(book, state, seat):
            state.end_points[seat] += points
            moment.tell(EndScored(seat, source, points))
    for seat in seats(state):
        state.points[seat] += state.end_points[seat]
        moment.tell(GameScored(seat, state.points[seat]))
    end_now(state)
    solo.tell_achievements(moment)


def end_now(state: State) -> None:
    state.phase = "over"
    state.free = state.lost = 0
    state.used = ()
    state.flow.finish_all()
