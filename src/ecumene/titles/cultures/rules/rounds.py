"""The course of the game: setup, seven rounds of three phases, the end, and in a match a second game."""

from __future__ import annotations

from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Node, Seat
from ecumene.titles.cultures.events import (
    CardReturned,
    CoinsLost,
    GameScored,
    MarkerTaken,
    RoundBegan,
)
from ecumene.titles.cultures.rules.income import ask_nile, take_income, take_toll
from ecumene.titles.cultures.rules.match import begin_second_game, end_first_game
from ecumene.titles.cultures.rules.plays import AskPlay, PlayKind, whose_play
from ecumene.titles.cultures.rules.scoring import score, total
from ecumene.titles.cultures.rules.setup import (
    Moment,
    choose_civilizations,
    draw_first_cards,
    give_opening_coins,
)
from ecumene.titles.cultures.rules.swap import draw_hands
from ecumene.titles.cultures.state import SEATS, Contest, Game, Round, State, other, pay_coins


@takes_up(Game)
def game(moment: Moment, node: Node, frame: Game) -> None:
    """Choose, start, and then round after round."""
    flow, state = moment.flow, moment.state
    if frame.stage == "choose":
        if not choose_civilizations(moment, node):
            flow.replace(node, Game("start"))
            draw_first_cards(moment, node)
    elif frame.stage == "start":
        give_opening_coins(moment)
        flow.replace(node, Game("rounds"))
        begin_round(moment, node)
    elif frame.stage == "between":
        begin_second_game(moment, node)
    elif state.round < moment.content.constants.rounds:
        begin_round(moment, node)
    else:
        end_game(moment, node)


def begin_round(moment: Moment, node: Node) -> None:
    state = moment.state
    state.round += 1
    for counts in (state.paid_swaps, state.free_swaps, state.played):
        counts[:] = (0, 0)
    moment.tell(RoundBegan(state.marker, state.round))
    moment.flow.push(node, Round())


@takes_up(Round)
def round_(moment: Moment, node: Node, frame: Round) -> None:
    """Take up a round where it stands and go on until somebody has to decide."""
    stage = frame.stage
    if stage == "play":
        play(moment, node)
    elif stage == "province":
        pass_marker(moment)
        limit_coins(moment)
        moment.flow.finish(node)
    else:
        begin_phases(moment, node, stage)


def begin_phases(moment: Moment, node: Node, stage: str) -> None:
    """Phase I with the Nile, marker holder first, then the hands of Phase II and their swaps."""
    flow, state = moment.flow, moment.state
    if stage == "income":
        state.phase = "income"
        take_income(moment)
        flow.replace(node, Round(stage := "nile"))
        if ask_nile(moment, node, state.marker):
            return
    if stage == "nile":
        flow.replace(node, Round(stage := "nile_done"))
        if ask_nile(moment, node, other(state.marker)):
            return
    if stage == "nile_done":
        take_toll(moment)
        state.phase = "swap"
        flow.replace(node, Round("draw"))
        if draw_hands(moment, node):
            return
    state.phase = "play"
    flow.replace(node, Round("play"))
    play(moment, node)


def play(moment: Moment, node: Node) -> None:
    """Ask for the next play; after the last one the contest for the province begins."""
    flow, state = moment.flow, moment.state
    seat = whose_play(state, moment.content.constants.play)
    if seat is not None:
        flow.ask(node, AskPlay, PlayKind.name, seat)
        return
    return_cards(moment)
    state.phase = "province"
    flow.replace(node, Round("province"))
    flow.push(node, Contest())


def return_cards(moment: Moment) -> None:
    """The fourth card goes back on top of the deck; after the last round it goes to the box."""
    state = moment.state
    last = state.round == moment.content.constants.rounds
    for seat in SEATS:
        for card in state.hand[seat]:
            moment.tell(CardReturned(seat, card, last))
            if last:
                state.box[seat].append(card)
            else:
                state.deck[seat].insert(0, card)
                state.known_top[seat] += 1
        state.hand[seat].clear()


def pass_marker(moment: Moment) -> None:
    """The marker goes to the civilization with more progress cards; a tie moves it."""
    state = moment.state
    counts = [len(cards) for cards in state.progress]
    tie = counts[0] == counts[1]
    holder: Seat = other(state.marker) if tie else counts.index(max(counts))
    if holder != state.marker:
        state.marker = holder
        moment.tell(MarkerTaken(holder, tie))


def limit_coins(moment: Moment) -> None:
    """Coins above the limit of the board go back; coins on the Nile do not count."""
    state = moment.state
    for seat in SEATS:
        surplus = state.coins[seat] - moment.content.boards[state.civilizations[seat]].coin_limit
        if surplus > 0:
            pay_coins(state, seat, surplus)
            moment.tell(CoinsLost(seat, surplus))


def end_game(moment: Moment, node: Node) -> None:
    """Score; in a match go on with swapped civilizations and the same provinces."""
    state = moment.state
    sheets = [score(moment.content, state, seat) for seat in SEATS]
    for seat in SEATS:
        moment.tell(GameScored(seat, total(sheets[seat]), state.game))
    if state.rules.match and state.game == 1:
        end_first_game(moment, node, sheets)
    else:
        end_now(state)


def end_now(state: State) -> None:
    state.phase = "over"
    state.flow.finish_all()
