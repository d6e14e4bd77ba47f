"""A trade with the market: two cards go there, two others come, and each seat remembers those that it saw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.fields import UNKNOWN
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.market.events import Exchanged, MarketBlocked
from ecumene.titles.lineage.market.records import SpaceId
from ecumene.titles.lineage.market.spaces import (
    Placed,
    board_of,
    known_to,
    lies_in,
    placed_value,
    taken_value,
)
from ecumene.titles.lineage.pieces.stacks import draw, receive
from ecumene.titles.lineage.secrets.knowledge import all_forget, forget, learn
from ecumene.titles.lineage.state import NOT_PUT, CardId, Lying, Moment, State, seats_of
from ecumene.titles.lineage.trade.bargains import counted


class Exchange(Answer, frozen=True, tag="exchange"):
    """`place` names cards of the hand with the spaces they go to, `take` the spaces whose cards one gets."""

    place: tuple[Placed, ...]
    take: tuple[SpaceId, ...]


def carry_out(moment: Moment, seat: Seat, answer: Exchange) -> None:
    """The cards change places at once: what was taken lay there before anything was placed."""
    state = moment.state
    placed, taken = placed_value(moment, answer.place), taken_value(moment, answer.take)
    lying = {space: state.market.pop(space) for space in answer.take}
    put(moment, seat, answer.place)
    got = {space: get(moment, seat, space, card) for space, card in lying.items()}
    remember(state, seat, lying)
    seen = {space: known_to(card, None) for space, card in lying.items()}
    red = board_of(moment).red
    moment.tell(
        Exchanged(
            seat=seat,
            place=answer.place,
            take=tuple((lying[space].card if seen[space] else UNKNOWN, space) for space in answer.take),
            shows=counted(card for card, space in answer.place if space not in red),
            red=tuple(space for _, space in answer.place if space in red),
            gets=counted(lying[space].card for space in answer.take if seen[space]),
            columns=tuple(column_of(space) for space in answer.take if not seen[space]),
            placed=placed,
            taken=taken,
            came=counted(got[space] for space in answer.take if not seen[space]),
        )
    )
    for space in answer.take:
        if space in state.market:
            moment.tell(MarketBlocked(seat, space, state.market[space].card))


def put(moment: Moment, seat: Seat, place: Sequence[Placed]) -> None:
    """Cards leave the hand; everybody sees them, unless they go to the red column."""
    state, board = moment.state, board_of(moment)
    for card, space in place:
        lies = lies_in(board, space)
        state.hand[seat].remove(card)
        state.market[space] = Lying(card, lies, seat if lies == "red" else NOT_PUT)
        if lies != "red":
            all_forget(state, seat, card)


def get(moment: Moment, seat: Seat, space: SpaceId, lying: Lying) -> CardId:
    """The card that comes into the hand: for one that cannot be traded another one of its stack."""
    if moment.book.cards[lying.card].tradeable:
        receive(moment, seat, lying.card)
        return lying.card
    moment.state.market[space] = Lying(lying.card, "blocked")
    return draw(moment, seat, board_of(moment).spaces[space][0])


def remember(state: State, seat: Seat, taken: Mapping[SpaceId, Lying]) -> None:
    """Seats that knew a card that was taken know who has it now."""
    for lying in taken.values():
        if lying.by != NOT_PUT:
            forget(state, seat, lying.by, (lying.card,))
        for other in seats_of(state):
            if other != seat and known_to(lying, other):
                learn(state, other, seat, (lying.card,))


def column_of(space: SpaceId) -> str:
    """The name of a space if its row does not matter: the number of its column, or the red space."""
    return space if space.startswith("-") else space.partition(".")[0]
