"""Values for the sentences of a lesson: numbers of the game, the learner's cards, an offer to the learner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ecumene.table.state.frames import Seat
from ecumene.table.state.offers import Offer, Terms
from ecumene.table.text.words import Argument
from ecumene.titles.lineage.advances.prices import prices
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.cities import ANNEXED, AskCities
from ecumene.titles.lineage.contract import Contract
from ecumene.titles.lineage.pieces.pieces import cities_on_board, city_owner, tokens_on_board
from ecumene.titles.lineage.state import CardId, State
from ecumene.titles.lineage.trade.bargains import about_terms
from ecumene.titles.lineage.trade.values import hand_value

_NOTHING = Terms(0)


def quoted(title: Contract, glimpse: State, seat: Seat) -> dict[str, Argument]:
    """`calamity` is one in the learner's hand that can be given away, `offerer` who made the last offer to
    the learner alone, `spare` the cheapest card besides those that it asks for, `card` the last one in hand;
    each is "none" where there is none. `struck` is whose cities a calamity asks the learner for: "own",
    those of "others", or "spoils", which the learner gains."""
    book, hand, offer = title.content, glimpse.hand[seat], _offer(glimpse, seat)
    calamities = [card for card in hand if book.cards[card].calamity and book.cards[card].tradeable]
    return {
        **msgspec.structs.asdict(book.numbers),
        "turn": glimpse.turn,
        "card": hand[-1] if hand else "none",
        "cards": len(hand),
        "spare": _spare(book, hand, _NOTHING if offer is None else offer.wants),
        "cities": cities_on_board(glimpse, seat),
        "struck": _struck(glimpse, seat),
        **_means(title, glimpse, seat),
        "calamity": calamities[0] if calamities else "none",
        "offerer": "none" if offer is None else title.seat_key(glimpse, offer.maker),
        **about_terms("offered_", _NOTHING if offer is None else offer.says),
        **about_terms("wanted_", _NOTHING if offer is None else offer.wants),
    }


def _means(title: Contract, glimpse: State, seat: Seat) -> dict[str, Any]:
    """What the learner has, and whether it is `enough` for the cheapest advance."""
    worth = hand_value(title.at(glimpse), seat, glimpse.hand[seat])
    treasury, held = glimpse.treasury[seat], glimpse.advances[seat]
    cheapest = min(prices(title.content, held, glimpse.credits[seat]).values(), default=0)
    means = worth + treasury * title.content.numbers.treasury_value
    return {
        "on_board": tokens_on_board(glimpse, seat),
        "treasury": treasury,
        "hand_value": worth,
        "cheapest": cheapest,
        "enough": "yes" if means >= cheapest else "no",
        "step": glimpse.ast[seat],
    }


def _spare(book: Book, hand: Sequence[CardId], wants: Terms) -> str:
    """What one misses least beside the commodities that an offer asks for."""
    left = [card for card in hand if not book.cards[card].calamity]
    for kind in wants.kinds:
        if kind in left:
            left.remove(kind)
    return min(left, key=lambda card: (left.count(card) * book.cards[card].face, card), default="none")


def _struck(glimpse: State, seat: Seat) -> str:
    asked = [ask for ask in glimpse.flow.asks.values() if isinstance(ask, AskCities) and ask.seat == seat]
    if not asked:
        return "none"
    if all(city_owner(glimpse, area) == seat for area in asked[0].toll.areas):
        return "own"
    return "spoils" if asked[0].toll.fate == ANNEXED else "others"


def _offer(glimpse: State, seat: Seat) -> Offer | None:
    """The last open offer to a seat alone."""
    own = [offer for offer in glimpse.floor.offers.values() if offer.to == seat]
    return own[-1] if own else None
