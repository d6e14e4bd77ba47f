"""The effect of a deal on a seat's sets."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec
from msgspec import Meta

from ecumene.table.questions.counsel import Asked, Sentence
from ecumene.titles.lineage.state import CardId
from ecumene.titles.lineage.trade.values import added_value, counted_by_kind, hand_value
from ecumene.titles.lineage.what_if.consultation import Consultation, known, refuse

Cards = Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=60)]


class AskDeal(Asked, frozen=True):
    """The cards to give, those to get as far as they are named, and how many more come `unnamed`."""

    gives: Cards = ()
    gets: Cards = ()
    unnamed: Annotated[int, Meta(ge=0, le=60)] = 0


class SetChange(msgspec.Struct, frozen=True):
    """A set before and after the deal; `copies` is how many of the card there are in the box."""

    card: CardId
    name: str
    face: int
    copies: int
    before: int
    after: int
    value_before: int
    value_after: int


class Deal(msgspec.Struct, frozen=True):
    """The sets that change, then all others; what the whole hand is worth, and how many cards it has."""

    sets: list[SetChange]
    value_before: int
    value_after: int
    cards_before: int
    cards_after: int
    unnamed: int
    says: list[Sentence]


def deal(consultation: Consultation, asked: AskDeal) -> Deal:
    book, hand = consultation.book, consultation.glimpse.hand[consultation.seat]
    _check(consultation, asked)
    before = counted_by_kind(book, hand)
    after = before - counted_by_kind(book, asked.gives) + counted_by_kind(book, asked.gets)
    cards = sorted({*before, *after}, key=lambda card: (before[card] == after[card], book.hand_order[card]))
    sets = [set_change(consultation, card, before[card], after[card]) for card in cards]
    position, seat = known(consultation), consultation.seat
    hands = hand, list(after.elements())
    worth = [hand_value(position, seat, cards) for cards in hands]
    added = [added_value(position, seat, cards) for cards in hands]
    cards_after = after.total() + asked.unnamed
    said = [consultation.say("deal-value", "7.value.set", before=worth[0], after=worth[1])]
    if any(added):
        said.append(consultation.say("deal-added", before=added[0], after=added[1]))
    if asked.unnamed:
        said.append(consultation.say("deal-unnamed", "7.calamities", cards=asked.unnamed))
    if min(len(asked.gives), len(asked.gets) + asked.unnamed) < book.numbers.trade_cards:
        said.append(consultation.say("deal-few", "7.three", least=book.numbers.trade_cards))
    return Deal(sets, worth[0], worth[1], len(hand), cards_after, asked.unnamed, said)


def _check(consultation: Consultation, asked: AskDeal) -> None:
    book, hand = consultation.book, consultation.glimpse.hand[consultation.seat]
    if not all(card in book.cards for card in (*asked.gives, *asked.gets)):
        raise refuse(consultation, "table-refuse-offer-kind")
    if not Counter(asked.gives) <= Counter(hand):
        raise refuse(consultation, "table-refuse-offer-not-in-hand")
    if not all(book.cards[card].tradeable for card in (*asked.gives, *asked.gets)):
        raise refuse(consultation, "table-refuse-offer-untradeable", "7.calamities")


def set_change(consultation: Consultation, card: CardId, before: int, after: int) -> SetChange:
    """What happens to a set."""
    position, face = known(consultation), consultation.book.cards[card].face
    copies = position.scene.sizes.get(card, 0)
    values = [hand_value(position, consultation.seat, [card] * count) for count in (before, after)]
    return SetChange(card, consultation.called(card), face, copies, before, after, *values)
