"""An unfinished trade with the market: whether it is legal, its effect on the hand, and the best trades that
it can become, found exactly. The gain of a trade is the average increase in the value of the sets, minus the
cost of calamities.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ecumene.table.questions.counsel import Asked, Sentence
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.market.exchange import Exchange
from ecumene.titles.lineage.market.prospects import Prospects
from ecumene.titles.lineage.market.records import SpaceId
from ecumene.titles.lineage.market.search import Bargain, best_trades
from ecumene.titles.lineage.market.spaces import board_of
from ecumene.titles.lineage.market.trading import AskMarket, MarketKind
from ecumene.titles.lineage.state import CardId, Position
from ecumene.titles.lineage.trade.values import counted_by_kind, set_value
from ecumene.titles.lineage.what_if.consultation import Consultation, known, refuse
from ecumene.titles.lineage.what_if.deal import SetChange, set_change
from ecumene.titles.lineage.what_if.market.costs import costs_of
from ecumene.titles.lineage.what_if.market.lying import SpaceTold, percent_of, rounded, spaces_told
from ecumene.titles.lineage.what_if.market.pieces import MarketSide, placed, taken

BEST = 5
"""How many of the best trades are told."""

Id = Annotated[str, Meta(max_length=40)]


class AskDraft(Asked, frozen=True):
    """A trade in the making: cards of the hand with the spaces they go to, and the spaces to take from."""

    place: Annotated[tuple[tuple[Id, Id], ...], Meta(max_length=9)] = ()
    take: Annotated[tuple[Id, ...], Meta(max_length=9)] = ()


class TradeTold(msgspec.Struct, frozen=True):
    """A legal trade, what both sides count, and what it brings; `answer` is what to send."""

    place: list[tuple[CardId, SpaceId]]
    take: list[SpaceId]
    placed: int
    taken: int
    gain: float
    calamity: float
    answer: Exchange
    says: Sentence


class MarketTold(msgspec.Struct, frozen=True):
    """A draft and what comes of it.

    `legal`: it could be sent as it is. `refusal` says what is wrong, and is null while it is only incomplete.
    `value_after` is what the sets are worth on the average, `gain` that less what calamities cost; `sets` are
    changed only by cards that are known. `best` are the best trades that keep what is drafted.
    """

    placed: MarketSide
    taken: MarketSide
    complete: bool
    legal: bool
    refusal: Sentence | None
    value_before: int
    value_after: float
    gain: float
    calamity: float
    sets: list[SetChange]
    spaces: list[SpaceTold]
    best: list[TradeTold]
    says: list[Sentence]


def market(consultation: Consultation, asked: AskDraft) -> MarketTold:
    position = known(consultation)
    if not position.scene.market:
        raise refuse(consultation, f"{consultation.title.prefix}-refuse-counsel-no-market")
    prospects = Prospects(position, consultation.seat, costs_of(position, consultation.seat))
    draft = _real(position, asked)
    refusal = _refusal(consultation, position, Exchange(asked.place, asked.take))
    count = board_of(position).cards
    complete = len(asked.place) == len(asked.take) == count
    gives = [card for card, _ in draft.place]
    before = set_value(position.book, position.state.hand[consultation.seat])
    bad = _calamity(prospects, draft.take)
    more = _set_gain(position, consultation.seat, gives, draft.take)
    gives_told, takes_told = placed(consultation, position, draft), taken(consultation, prospects, draft)
    best = [] if refusal else best_trades(prospects, BEST, draft.place, draft.take)
    return MarketTold(
        placed=gives_told,
        taken=takes_told,
        complete=complete,
        legal=complete and refusal is None,
        refusal=refusal,
        value_before=before,
        value_after=rounded(before + more),
        gain=rounded(prospects.gain(gives, draft.take)),
        calamity=rounded(bad),
        sets=_sets(consultation, prospects, gives, draft.take),
        spaces=spaces_told(consultation, prospects),
        best=[_trade(consultation, prospects, bargain) for bargain in best],
        says=_says(consultation, (gives_told, takes_told), before, before + more, bad),
    )


def _real(position: Position, asked: AskDraft) -> Exchange:
    """The part of a draft that there is: cards on spaces of the board, and spaces on which cards lie."""
    board, state, cards = board_of(position), position.state, position.book.cards
    place = tuple((card, space) for card, space in asked.place if card in cards and space in board.spaces)
    return Exchange(place, tuple(dict.fromkeys(space for space in asked.take if space in state.market)))


def _refusal(consultation: Consultation, position: Position, draft: Exchange) -> Sentence | None:
    """Why the rules would not carry a draft out; an incomplete one may still become a trade."""
    kind = consultation.title.kinds[AskMarket]
    assert isinstance(kind, MarketKind)
    count = board_of(position).cards
    try:
        if (
            len(draft.place) > count
            or len(draft.take) > count
            or len(draft.place) == len(draft.take) == count
        ):
            kind.check(position.state, AskMarket(seat=consultation.seat, id=""), draft)
        else:
            kind.fits(position.state, consultation.seat, draft)
    except Refused as refused:
        return consultation.refusal(refused)
    return None


def _calamity(prospects: Prospects, spaces: tuple[SpaceId, ...]) -> float:
    """How likely at least one calamity comes."""
    spared = 1.0
    for space in spaces:
        spared *= 1 - prospects.outlook(space).calamity
    return 1 - spared


def _set_gain(position: Position, seat: Seat, gives: list[CardId], take: tuple[SpaceId, ...]) -> float:
    """What the sets gain on the average, calamities left out."""
    return Prospects(position, seat, lambda card: 0.0).gain(gives, take)


def _sets(
    consultation: Consultation, prospects: Prospects, gives: list[CardId], take: tuple[SpaceId, ...]
) -> list[SetChange]:
    """The sets that change, then all others, by what is known of the cards that come."""
    book, hand = consultation.book, consultation.glimpse.hand[consultation.seat]
    before = counted_by_kind(book, hand)
    comes = [prospects.known[space] for space in take if space in prospects.known]
    after = before - counted_by_kind(book, gives) + counted_by_kind(book, comes)
    cards = sorted({*before, *after}, key=lambda card: (before[card] == after[card], book.hand_order[card]))
    return [set_change(consultation, card, before[card], after[card]) for card in cards]


def _says(
    consultation: Consultation, sides: tuple[MarketSide, MarketSide], before: int, after: float, bad: float
) -> list[Sentence]:
    gives, takes = sides
    said = [consultation.say("market-values", "4.7.value", placed=gives.value, taken=takes.value)]
    said.append(consultation.say("market-sets", "7.value.set", before=before, after=round(after)))
    if bad:
        said.append(consultation.say("market-calamity", "4.7.draw_tradeable", percent=percent_of(bad)))
    return said


def _trade(consultation: Consultation, prospects: Prospects, bargain: Bargain) -> TradeTold:
    bad = _calamity(prospects, bargain.take)
    says = consultation.say(
        "market-trade",
        "4.7.value",
        placed=bargain.placed,
        taken=bargain.taken,
        gain=round(bargain.gain),
        percent=percent_of(bad),
    )
    return TradeTold(
        place=list(bargain.place),
        take=list(bargain.take),
        placed=bargain.placed,
        taken=bargain.taken,
        gain=rounded(bargain.gain),
        calamity=rounded(bad),
        answer=Exchange(bargain.place, bargain.take),
        says=says,
    )
