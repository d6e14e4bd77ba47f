"""The course of the game: six rounds of turns, the steps between rounds, and the end."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Node
from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.book import Book, Moment
from ecumene.titles.ages.events import (
    CardActed,
    EndScored,
    GameScored,
    Plague,
    RoundBegan,
    StarterPassed,
    War,
)
from ecumene.titles.ages.rules.gains import abilities, lose_coins, receive, sacrifice
from ecumene.titles.ages.rules.scoring import end_items
from ecumene.titles.ages.state import Game, State, Turn, seats, weakest


@takes_up(Game)
def game(moment: Moment, node: Node, frame: Game) -> None:
    """The steps of a variant before the first round; then turn after turn, round after round."""
    flow, state = moment.flow, moment.state
    if frame.stage == "command":
        flow.replace(node, Game("turns"))
        finish_round(moment, node)
    elif frame.stage != "turns":
        if moment.content.variant[state.rules].prelude(moment, node):
            return
        flow.replace(node, Game("turns"))
        begin_round(moment)
    elif state.turns >= len(state.coins):
        end_round(moment, node)
    if state.phase == "over" or flow.asks:
        return
    seat = (state.starter + state.turns) % len(state.coins)
    state.turns += 1
    flow.push(node, Turn(seat))


def begin_round(moment: Moment) -> None:
    state = moment.state
    state.turns = 0
    moment.content.variant[state.rules].round_begins(moment.content, state)
    moment.tell(RoundBegan(state.starter, state.round))


def end_round(moment: Moment, node: Node) -> None:
    """Pass the starter token, move the permanent card, and let the event of the new card happen.

    After the last round there is no new card, so that nothing of this happens any more (R3).
    """
    if moment.content.variant[moment.state.rules].round_ends(moment, node):
        moment.flow.replace(node, Game("command"))
    else:
        finish_round(moment, node)


def finish_round(moment: Moment, node: Node) -> None:
    """The end of a round from the moment when nobody has to decide any more."""
    state, book = moment.state, moment.content
    variant = book.variant[state.rules]
    variant.round_ended(moment)
    if state.round >= book.constants.rounds:
        end_game(moment)
        return
    variant.between_rounds(moment)
    if variant.starter_passes:
        pass_starter(moment)
    state.round += 1
    state.phase = "round_end"
    place = new_place(book, state)
    variant.card_comes(moment, node, place)
    happen(moment, node, state.track[place])
    if variant.defeated(moment):
        end_now(state)
    else:
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
    event = moment.content.track_cards[card].event
    if event is not None:
        EVENTS[event](moment, node)


def war(moment: Moment, node: Node) -> None:
    """Seats that live on wars take their gain; all who tie for the least strength sacrifice a worker."""
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


def drought(moment: Moment, node: Node) -> None:
    """Two coins and a worker, of a scenario."""
    moment.tell(CardActed("drought"))
    for seat in seats(moment.state):
        lose_coins(moment, seat, 2, "drought")
    sacrifice(moment, seats(moment.state), "drought")


def black_death(moment: Moment, node: Node) -> None:
    """A plague that takes two workers, of a scenario."""
    moment.tell(CardActed("black_death"))
    for _ in range(2):
        sacrifice(moment, seats(moment.state), "plague")


EVENTS: dict[str, Callable[[Moment, Node], None]] = {
    "war": war,
    "plague": plague,
    "drought": drought,
    "black_death": black_death,
}
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
    book.variant[state.rules].game_ended(moment)


def end_now(state: State) -> None:
    state.phase = "over"
    state.free = state.lost = 0
    state.used = ()
    state.packs = []  # nobody has to imagine hands any more
    state.flow.finish_all()
