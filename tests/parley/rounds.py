"""The course of a game: turns of drawing, moving, trading, bidding and conflict, then growth."""

from __future__ import annotations

from ecumene.table.chance import shuffled
from ecumene.table.state import offers
from ecumene.table.state.frames import Node, Seat
from tests.parley import state as st
from tests.parley.conflict import holders
from tests.parley.events import Discarded, Drew, Grew, Left, Reshuffled, Shown, TurnBegan
from tests.parley.state import Bidding, Conflicts, Game, Moment, Movement, Trading, Turn


def game(moment: Moment, node: Node, frame: Game) -> None:
    state = moment.state
    if state.turn == state.rules.turns:
        end_now(moment)
        return
    state.turn += 1
    moment.tell(TurnBegan(state.turn))
    moment.flow.push(node, Turn())


def turn(moment: Moment, node: Node, frame: Turn) -> None:
    """Go on with the next phase of the turn."""
    flow, state = moment.flow, moment.state
    if frame.next == "draw":
        draw_cards(moment)
        state.phase = "move"
        flow.replace(node, Turn("trade"))
        flow.push(node, Movement())
    elif frame.next == "trade":
        state.phase = "trade"
        flow.replace(node, Turn("bid"))
        flow.push(node, Trading())
    elif frame.next == "bid":
        state.phase = "bid"
        flow.replace(node, Turn("conflict"))
        flow.push(node, Bidding())
    elif frame.next == "conflict":
        state.phase = "conflict"
        state.agenda = [area for area in range(len(state.tokens)) if len(holders(state, area)) > 1]
        flow.replace(node, Turn("end"))
        flow.push(node, Conflicts())
    else:
        grow(moment)
        reshuffle(moment)
        discard_surplus(moment)
        flow.finish(node)


def draw_cards(moment: Moment) -> None:
    state = moment.state
    for seat in st.seated(state):
        wanted = st.FIRST_HAND if state.turn == 1 else st.DRAW
        drawn = [state.deck.pop() for _ in range(min(wanted, len(state.deck)))]
        state.hand[seat] += drawn
        moment.tell(Drew(seat, len(drawn), tuple(drawn)))


def grow(moment: Moment) -> None:
    """A coin for whoever holds an area alone; a token for whoever still stands somewhere."""
    state = moment.state
    for seat in st.census(state):
        mine = [area for area, row in enumerate(state.tokens) if row[seat]]
        if state.bank and any(holders(state, area) == [seat] for area in mine):
            state.bank -= 1
            state.coins[seat] += 1
        if mine and state.reserve[seat]:
            state.reserve[seat] -= 1
            state.tokens[mine[0]][seat] += 1
            moment.tell(Grew(seat, mine[0]))


def reshuffle(moment: Moment) -> None:
    """Where the deck runs short the discards go under it, before new ones are laid open."""
    state = moment.state
    if state.discard and len(state.deck) < st.DRAW * len(state.hand):
        moment.tell(Reshuffled(len(state.discard)))
        state.deck = [*shuffled(moment.chance, state.discard), *state.deck]
        state.discard.clear()


def discard_surplus(moment: Moment) -> None:
    """The oldest cards above the limit are laid open."""
    state = moment.state
    for seat in st.seated(state):
        surplus = state.hand[seat][: -st.HAND_LIMIT]
        if surplus:
            put_away(moment, seat, surplus)


def put_away(moment: Moment, seat: Seat, cards: list[str]) -> None:
    state = moment.state
    state.hand[seat] = [card for card in state.hand[seat] if card not in cards]
    state.discard += cards
    st.forget(state, cards)
    moment.tell(Discarded(seat, tuple(cards)))


def depart(moment: Moment, seat: Seat) -> None:
    """A seat leaves for good: its tokens and coins go, its cards are laid open."""
    state = moment.state
    state.departed.append(seat)
    moment.tell(Left(seat))
    for area, row in enumerate(state.tokens):
        for _ in range(row[seat]):
            st.remove(state, seat, area)
    state.bank += state.coins[seat]
    state.coins[seat] = 0
    offers.leave(state.floor, seat)
    if state.hand[seat]:
        put_away(moment, seat, list(state.hand[seat]))
    if len(st.seated(state)) < 2:
        end_now(moment)


def end_now(moment: Moment) -> None:
    """Hands are laid open, so that nobody can take back the last answer."""
    state = moment.state
    for seat in st.seated(state):
        if state.hand[seat]:
            moment.tell(Shown(seat, tuple(state.hand[seat])))
    state.phase = "over"
    offers.clear(state.floor)
    state.flow.finish_all()
