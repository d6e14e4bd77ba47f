"""The answers on the trade floor: offers, replies to them, and "finished"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ecumene.table.questions.answers import Answer
from ecumene.table.state.offers import OfferId, Terms
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import CardId


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What is said of one side of a bargain.

    `kinds` are the commodities that are truly among the cards, `claims` further names, true or not. Where no
    number of cards is said it is the least that a bargain takes.
    """

    kinds: tuple[CardId, ...]
    count: int | None = None
    claims: tuple[CardId, ...] = ()


class Post(Answer, frozen=True, tag="post"):
    """A new offer, to one civilization or to all. `gives` are the cards that are sealed in it."""

    gives: tuple[CardId, ...]
    says: Said
    wants: Said
    to: str | None = None
    note: str = ""


class Amend(Answer, frozen=True, tag="amend"):
    """Another version of an offer of one's own."""

    offer: OfferId
    gives: tuple[CardId, ...]
    says: Said
    wants: Said
    note: str = ""


class CounterOffer(Answer, frozen=True, tag="counter"):
    """An offer to the maker of another one, in reply to it. The other one stands."""

    offer: OfferId
    version: int
    gives: tuple[CardId, ...]
    says: Said
    wants: Said
    note: str = ""


class Withdraw(Answer, frozen=True, tag="withdraw"):
    offer: OfferId


class Accept(Answer, frozen=True, tag="accept"):
    """The bargain is struck, for these cards of one's own."""

    offer: OfferId
    version: int
    gives: tuple[CardId, ...]


class Finished(Answer, frozen=True, tag="finished"):
    """I do not trade any more; what I have offered stands."""


class Reopen(Answer, frozen=True, tag="reopen"):
    """I am not finished after all."""


NewOffer = Post | Amend | CounterOffer
TradeAnswer = NewOffer | Withdraw | Accept | Finished | Reopen


def terms(book: Book, said: Said) -> Terms:
    """What was said, with the number of cards that goes without saying."""
    count = book.numbers.trade_cards if said.count is None else said.count
    return Terms(count, said.kinds, said.claims)


def unnamed(book: Book, cards: Iterable[CardId], kinds: Iterable[CardId]) -> list[CardId]:
    """The cards that are left when one of each named kind is taken away."""
    named, left = Counter(kinds), list[CardId]()
    for card in cards:
        kind = book.kinds.get(card, card)
        if named[kind]:
            named[kind] -= 1
        else:
            left.append(card)
    return left


def handed(book: Book, cards: Sequence[CardId]) -> list[CardId]:
    """Cards as they are told once they change hands: which of two alike, but for their marks, was named and
    which lay hidden stays with who gave them."""
    alike: dict[str, list[CardId]] = {}
    for card in sorted(cards, reverse=True):
        alike.setdefault(book.kinds.get(card, card), []).append(card)
    return [alike[book.kinds.get(card, card)].pop() for card in cards]


def counted(cards: Iterable[CardId]) -> tuple[str, ...]:
    """Cards with their copies as a number, as words name and join them: ("flax", "2 salt")."""
    return tuple(card if count == 1 else f"{count} {card}" for card, count in Counter(cards).items())


def about_terms(side: str, said: Terms) -> dict[str, Any]:
    """What a sentence says of one side of a bargain; `side` goes before the names of its arguments."""
    return {
        f"{side}kinds": counted(said.kinds),
        f"{side}more": max(said.count - len(said.kinds), 0),
        f"{side}claims": counted(said.claims),
    }
