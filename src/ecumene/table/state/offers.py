"""Offers between seats: the trade floor of any title, as data and the functions that change it.

An offer seals its maker's concrete cards and says something about them. An acceptance names the accepter's
cards and quotes the offer's id and version, so that nobody gets a bargain other than the one they read. A
private offer exists in only two views, and nothing about it is visible elsewhere: offers are numbered for
each maker and audience. An offer lapses when its cards are no longer in the maker's hand. Cards may have
copies: all cards are counted, so two equal cards are two cards.

The title decides which cards may change hands and whether cards match a promise (`Customs`), and moves the
cards of an `Exchange`. The `check_` functions refuse and change nothing; the others make the checked change.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import msgspec

from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Seat
from ecumene.table.text.words import Argument, Words

Card = int | str
OfferId = str
LONGEST_NOTE = 200


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The description of one side of an offer: the number of cards, true kinds among them, and mere
    claims.
    """

    count: int
    kinds: tuple[str, ...] = ()
    claims: tuple[str, ...] = ()


class Offer(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """An open offer.

    `to` is the seat that it is made to (None: all), `reply` the offer that it counters, `note` a remark of
    its maker that binds nobody.
    """

    id: OfferId
    version: int
    maker: Seat
    to: Seat | None
    gives: tuple[Card, ...]
    says: Terms
    wants: Terms
    reply: OfferId | None = None
    note: str = ""

    def seen_by(self, seat: Seat | None) -> bool:
        return self.to is None or (seat is not None and seat in (self.maker, self.to))

    @cached_property
    def sealed(self) -> Offer:
        """The same without the cards that only its maker knows; every glimpse of the others shows it."""
        return msgspec.structs.replace(self, gives=())


def number_of(offer: OfferId) -> int:
    """Its number among its maker's offers to the same audience, as people use it: "offer 2 of Saba".

    >>> number_of("0-all-2")
    2
    """
    return int(offer.rpartition("-")[2])


class Remark(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat's remark on an offer that it does not accept: no, perhaps with a reason. It binds nobody.

    `unwanted` are offered things that the seat does not want, `ungiven` wanted things that it does not give,
    whether it has them or not; `instead` is what it would rather get.
    """

    unwanted: tuple[str, ...] = ()
    ungiven: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()


class Remarked(NamedTuple):
    """A remark on one version of an offer, which only its maker reads. It is no part of the state."""

    offer: OfferId
    version: int
    maker: Seat
    remark: Remark


def remarked(offer: Offer, remark: Remark) -> Remarked:
    return Remarked(offer.id, offer.version, offer.maker, remark)


class Floor(msgspec.Struct):
    """The trade floor: open offers by id, and how many each maker has made to each audience."""

    offers: dict[OfferId, Offer] = {}
    made: dict[str, int] = {}

    def copy(self) -> Floor:
        return Floor(self.offers.copy(), self.made.copy())


class Exchange(msgspec.Struct, frozen=True):
    """A struck bargain: the cards that the two seats exchange at the same time."""

    offer: Offer
    accepter: Seat
    gives: tuple[Card, ...]

    def handed(self) -> list[tuple[Seat, Seat, tuple[Card, ...]]]:
        """Giver, receiver and cards: the maker's side first."""
        maker = self.offer.maker
        return [(maker, self.accepter, self.offer.gives), (self.accepter, maker, self.gives)]


class Customs(NamedTuple):
    """The title's rules of trading at this moment.

    `kinds` are the words for cards in offers; `keeps` checks that cards match the promise of terms. `rules`
    are the rules behind some refusals, by their key; all other refusals cite `rule`.
    """

    words: Words
    rule: str
    hands: Sequence[Collection[Card]]
    kinds: Collection[str]
    may_offer: Callable[[Seat, Card], bool]
    keeps: Callable[[Sequence[Card], Terms], bool]
    rules: Mapping[str, str] = {}

    def refuse(self, why: str, **args: Argument) -> Refused:
        return Refused(self.words, f"table-refuse-offer-{why}", self.rules.get(why, self.rule), **args)


def named_truly(kinds: Iterable[str], terms: Terms) -> bool:
    """Whether every kind that the terms name is there as often as they name it.

    >>> named_truly(["salt", "silk", "salt"], Terms(3, ("salt", "salt"), ("gold",)))
    True
    >>> named_truly(["salt", "silk"], Terms(2, ("salt", "salt")))
    False
    """
    return covers(kinds, terms.kinds)


def covers(hand: Iterable[Card], cards: Iterable[Card]) -> bool:
    """Whether all these cards are in a hand, copies counted."""
    left = list(hand)
    for card in cards:
        if card not in left:
            return False
        left.remove(card)
    return True


def check_note(customs: Customs, note: str) -> None:
    """A note is a line of text that everybody's screen can show."""
    if len(note) > LONGEST_NOTE or not note.isprintable():
        raise customs.refuse("note", most=LONGEST_NOTE)


# Checks


def check_post(
    customs: Customs, maker: Seat, to: Seat | None, gives: Sequence[Card], says: Terms, wants: Terms
) -> None:
    if to is not None and (to == maker or not 0 <= to < len(customs.hands)):
        raise customs.refuse("to")
    _check_terms(customs, says)
    _check_terms(customs, wants)
    _check_cards(customs, maker, gives, says)


def check_amend(
    customs: Customs,
    floor: Floor,
    maker: Seat,
    offer_id: OfferId,
    gives: Sequence[Card],
    says: Terms,
    wants: Terms,
) -> None:
    _own(customs, floor, maker, offer_id)
    _check_terms(customs, says)
    _check_terms(customs, wants)
    _check_cards(customs, maker, gives, says)


def check_counter(
    customs: Customs,
    floor: Floor,
    seat: Seat,
    offer_id: OfferId,
    version: int,
    gives: Sequence[Card],
    says: Terms,
    wants: Terms,
) -> None:
    offer = _others(customs, floor, seat, offer_id, version)
    check_post(customs, seat, offer.maker, gives, says, wants)


def check_withdraw(customs: Customs, floor: Floor, seat: Seat, offer_id: OfferId) -> None:
    _own(customs, floor, seat, offer_id)


def check_accept(
    customs: Customs, floor: Floor, seat: Seat, offer_id: OfferId, version: int, gives: Sequence[Card]
) -> None:
    offer = _others(customs, floor, seat, offer_id, version)
    _check_cards(customs, seat, gives, offer.wants)


def check_remark(
    customs: Customs, floor: Floor, seat: Seat, offer_id: OfferId, version: int, remark: Remark
) -> Offer:
    """The offer of a seat's remark; the remark may only name things that the offer names."""
    offer = _others(customs, floor, seat, offer_id, version)
    about = (
        (remark.unwanted, offer.says.kinds),
        (remark.ungiven, offer.wants.kinds),
        (remark.instead, customs.kinds),
    )
    for said, known in about:
        if len(set(said)) < len(said) or not all(kind in known for kind in said):
            raise customs.refuse("kind")
    return offer


def _own(customs: Customs, floor: Floor, seat: Seat, offer_id: OfferId) -> Offer:
    offer = _visible(customs, floor, seat, offer_id)
    if offer.maker != seat:
        raise customs.refuse("not-yours", offer=offer_id)
    return offer


def _others(customs: Customs, floor: Floor, seat: Seat, offer_id: OfferId, version: int) -> Offer:
    offer = _visible(customs, floor, seat, offer_id)
    if offer.maker == seat:
        raise customs.refuse("yours", offer=offer_id)
    if offer.version != version:
        raise customs.refuse("stale", offer=offer_id, version=offer.version)
    return offer


def _visible(customs: Customs, floor: Floor, seat: Seat, offer_id: OfferId) -> Offer:
    """A missing offer and an offer that the seat must not know about get the same refusal."""
    offer = floor.offers.get(offer_id)
    if offer is None or not offer.seen_by(seat):
        raise customs.refuse("gone")
    return offer


def _check_terms(customs: Customs, terms: Terms) -> None:
    named = (*terms.kinds, *terms.claims)
    if terms.count < 0 or len(named) > terms.count:
        raise customs.refuse("count", count=terms.count, named=len(named))
    for kind in named:
        if kind not in customs.kinds:
            raise customs.refuse("kind")


def _check_cards(customs: Customs, seat: Seat, cards: Sequence[Card], terms: Terms) -> None:
    hand = customs.hands[seat]
    if len(cards) != terms.count:
        raise customs.refuse("cards", cards=len(cards), count=terms.count)
    if not covers(hand, cards):
        raise customs.refuse("not-in-hand")
    if not all(customs.may_offer(seat, card) for card in cards):
        raise customs.refuse("untradeable")
    if not customs.keeps(cards, terms):
        raise customs.refuse("untrue")


# Changes


def post(
    floor: Floor,
    maker: Seat,
    to: Seat | None,
    gives: Sequence[Card],
    says: Terms,
    wants: Terms,
    note: str = "",
    reply: OfferId | None = None,
) -> Offer:
    audience = f"{maker}-{'all' if to is None else to}"
    number = floor.made[audience] = floor.made.get(audience, 0) + 1
    offer = Offer(
        id=f"{audience}-{number}",
        version=1,
        maker=maker,
        to=to,
        gives=tuple(gives),
        says=says,
        wants=wants,
        reply=reply,
        note=note,
    )
    floor.offers[offer.id] = offer
    return offer


def counter(
    floor: Floor,
    seat: Seat,
    offer_id: OfferId,
    gives: Sequence[Card],
    says: Terms,
    wants: Terms,
    note: str = "",
) -> Offer:
    """A private offer to the maker of another one, in reply to it."""
    return post(floor, seat, floor.offers[offer_id].maker, gives, says, wants, note, reply=offer_id)


def amend(
    floor: Floor, offer_id: OfferId, gives: Sequence[Card], says: Terms, wants: Terms, note: str = ""
) -> Offer:
    old = floor.offers[offer_id]
    offer = msgspec.structs.replace(
        old, version=old.version + 1, gives=tuple(gives), says=says, wants=wants, note=note
    )
    floor.offers[offer_id] = offer
    return offer


def withdraw(floor: Floor, offer_id: OfferId) -> Offer:
    return floor.offers.pop(offer_id)


def accept(floor: Floor, seat: Seat, offer_id: OfferId, gives: Sequence[Card]) -> Exchange:
    """Strike the bargain: the title moves the cards that `Exchange.handed` lists, all of them at once.

    Afterwards it calls `lapse` for both seats.
    """
    return Exchange(floor.offers.pop(offer_id), seat, tuple(gives))


def lapse(floor: Floor, seat: Seat, hand: Collection[Card]) -> list[Offer]:
    """A seat's hand has changed: remove its offers whose cards are no longer in it."""
    lapsed = [
        offer for offer in floor.offers.values() if offer.maker == seat and not covers(hand, offer.gives)
    ]
    for offer in lapsed:
        del floor.offers[offer.id]
    return lapsed


def leave(floor: Floor, seat: Seat) -> list[Offer]:
    """A seat leaves the floor: its offers, and those made only to it, are removed."""
    gone = [offer for offer in floor.offers.values() if seat in (offer.maker, offer.to)]
    for offer in gone:
        del floor.offers[offer.id]
    return gone


def clear(floor: Floor) -> None:
    """Trading ends. The numbers continue, so that an old id never means a new offer."""
    floor.offers.clear()


# Views


def glimpsed(floor: Floor, seat: Seat | None, seats: int) -> Floor:
    """The floor as one seat (None: a spectator) may know it, without what others have sealed."""
    offers = {
        id: offer if offer.maker == seat else offer.sealed
        for id, offer in floor.offers.items()
        if offer.seen_by(seat)
    }
    made = {who: floor.made[who] for who in _audiences(seat, seats) if who in floor.made}
    return Floor(offers, made)


def seen(floor: Floor, seat: Seat | None, seats: int) -> dict[str, Any]:
    """The same in its plain form; an offer's sealed cards are there only for its maker."""
    form: dict[str, Any] = msgspec.to_builtins(glimpsed(floor, seat, seats))
    for offer in form["offers"].values():
        if offer["maker"] != seat:
            del offer["gives"]
    return form


def imagined(view: Mapping[str, Any], sealed: Callable[[Offer], Sequence[Card]]) -> Floor:
    """A floor that looks like `view` (from `seen`) to its holder; `sealed` supplies what others have sealed.

    Offers that the holder of the view cannot see are not imagined.
    """
    floor = Floor({}, dict(view["made"]))
    for form in view["offers"].values():
        offer = msgspec.convert({"gives": [], "to": None, **form}, Offer)  # on the wire nulls are left out
        if "gives" not in form:
            offer = msgspec.structs.replace(offer, gives=tuple(sealed(offer)))
        floor.offers[offer.id] = offer
    return floor


@lru_cache(maxsize=1024)
def _audiences(seat: Seat | None, seats: int) -> tuple[str, ...]:
    """The offers whose number a seat may know: those to all, its own, and those made only to it."""
    found = [f"{maker}-all" for maker in range(seats)]
    if seat is not None:
        for other in range(seats):
            found += [f"{seat}-{other}", f"{other}-{seat}"]
    return tuple(found)
