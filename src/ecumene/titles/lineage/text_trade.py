"""The trade cards as text: your hand with the value of its sets, the stacks, and the offers on the floor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ecumene.table.board import Line, Panel, Span, line, of_seat, wrapped
from ecumene.table.frames import Seat
from ecumene.table.offers import number_of
from ecumene.table.title import View
from ecumene.titles.lineage.bargains import counted
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import CardId, State
from ecumene.titles.lineage.text_advances import About
from ecumene.titles.lineage.values import set_value


def hand(book: Book, state: State, view: View, about: About) -> Panel:
    """Your hand by commodity, each set with its value; then what you last knew in other hands."""
    held: list[CardId] = view.get("you", {}).get("hand", [])
    rows: list[Line] = []
    goods = Counter(card for card in held if not book.cards[card].calamity)
    for card, count in goods.items():
        entry = book.cards[card]
        what = f"{count} {'card' if count == 1 else 'cards'} of {entry.face}"
        worth = set_value(book, [card] * count)
        rows.append(line(Span(f"{entry.name:<22}", "strong"), f"{what:<15} worth {worth}"))
    for card in held:
        if book.cards[card].calamity:
            rows += _calamity(book, state, view, card, about)
    if goods:
        total = set_value(book, held)
        rows.append(line(f"{'All commodities':<37} worth ", Span(str(total), "strong")))
    for other, cards in view.get("you", {}).get("known", {}).items():
        known = ", ".join(counted(book, cards))
        rows += wrapped(
            Span("Last known with ", "muted"), _who(book, state, int(other)), f": {known}", indent=2
        )
    return Panel("hand", f"Your cards, {len(held)} in hand", rows)


def _calamity(book: Book, state: State, view: View, card: CardId, about: About) -> list[Line]:
    entry = book.cards[card]
    trade = "" if entry.tradeable else ", cannot be traded"
    giver = view["you"]["givers"].get(card)
    whose = "" if giver is None else f", from {book.names[state.civilizations[giver]]}"
    text = f"stack {entry.stack}, {entry.calamity} calamity{trade}{whose}"
    return [
        *wrapped(Span(f"{entry.name:<22}", "strong"), " ", Span(text, "bad"), indent=4),
        *wrapped(f"    {about(card)}", indent=4),
    ]


def stacks(book: Book, view: View) -> Panel:
    """Which stacks have cards, and what lies in the discard piles."""
    left = [number for number, there in view["stacks_left"].items() if there]
    gone = [number for number, there in view["stacks_left"].items() if not there]
    empty = f"; empty, only Water: {' '.join(gone)}" if gone else ""
    rows = wrapped(Span("Stacks with cards: ", "muted"), " ".join(left) or "none", empty, indent=2)
    for number, pile in view["discards"].items():
        if pile:
            cards = ", ".join(counted(book, pile))
            rows += wrapped(Span(f"Discarded of stack {number}: ", "muted"), cards, indent=2)
    return Panel("stacks", "Stacks of trade cards", rows)


def floor(book: Book, state: State, view: View, seat: Seat | None) -> Panel:
    """The open offers that you can read, yours last; then who still trades."""
    asks = [ask for ask in view["flow"]["asks"].values() if ask["frame"] == "ask_trade"]
    offers = sorted(view["floor"]["offers"].values(), key=lambda offer: offer["maker"] == seat)
    rows = [row for offer in offers for row in _offer(book, state, offer, seat)]
    if asks and not offers:
        rows.append(line(Span("Nobody offers anything that you can see.", "muted")))
    for what, done in (("Still trading: ", False), ("Finished: ", True)):
        seats = [ask["seat"] for ask in asks if (ask.get("given") is not None) == done]
        if seats:
            names = [_who(book, state, other) for other in seats]
            parts = [part for name in names for part in (name, ", ")][:-1]
            rows += wrapped(Span(what, "muted"), *parts, indent=2)
    rang = any(step["frame"] == "trade" and step["alarm"] for step in view["flow"]["steps"].values())
    return Panel("floor", f"Offers{', the alarm has rung' if rang else ''}", rows)


def _offer(book: Book, state: State, offer: Mapping[str, Any], seat: Seat | None) -> list[Line]:
    maker, to = _who(book, state, offer["maker"]), offer["to"]
    audience = "everybody" if to is None else "you" if to == seat else _who(book, state, to)
    reply = f", in reply to offer {number_of(offer['reply'])}" if offer.get("reply") else ""
    note = f", saying “{offer['note']}”" if offer.get("note") else ""
    cards = f" [{', '.join(counted(book, offer['gives']))}]" if "gives" in offer else ""
    return wrapped(
        Span(f"Offer {number_of(offer['id'])}", "strong"),
        *([" of ", maker] if offer["maker"] != seat else [" of yours"]),
        " to ",
        audience,
        f"{reply}: {_terms(book, offer['says'])}",
        Span(cards, "muted"),
        f" for {_terms(book, offer['wants'])}{note}",
        indent=4,
    )


def _terms(book: Book, terms: Mapping[str, Any]) -> str:
    kinds, claims = terms.get("kinds", ()), ", ".join(counted(book, terms.get("claims", ())))
    more = f"{', '.join(counted(book, kinds))} +{terms['count'] - len(kinds)}"
    return more + (f", perhaps {claims}," if claims else "")


def _who(book: Book, state: State, seat: Seat) -> Span:
    return Span(book.names[state.civilizations[seat]], of_seat(seat))
