"""The trade cards as text: your hand with the value of its sets, the stacks, and the offers on the floor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ecumene.table.board import Line, Panel, Span, line, of_seat, wrapped
from ecumene.table.frames import Seat
from ecumene.table.offers import Terms, number_of
from ecumene.table.title import View
from ecumene.table.words import Argument, Voice, argument
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import CardId, State
from ecumene.titles.lineage.trade.bargains import about_terms, counted
from ecumene.titles.lineage.trade.values import set_value

_NAME, _COUNT = 26, 16


def hand(book: Book, state: State, view: View, say: Voice) -> Panel:
    """Your hand by commodity, each set with its value; then what you last knew in other hands."""
    held: list[CardId] = view.get("you", {}).get("hand", [])
    rows: list[Line] = []
    goods = Counter(card for card in held if not book.cards[card].calamity)
    for card, count in goods.items():
        what = say("board-cards-of", count=count, face=book.cards[card].face)
        worth = say("board-worth", value=set_value(book, [card] * count))
        rows.append(line(Span(f"{say.name(card):<{_NAME}}", "strong"), f"{what:<{_COUNT}}{worth}"))
    for card in held:
        if book.cards[card].calamity:
            rows += _calamity(book, state, view, card, say)
    if goods:
        worth = say("board-worth", value=set_value(book, held))
        rows.append(line(f"{say('board-all-commodities'):<{_NAME + _COUNT}}", Span(worth, "strong")))
    for other, cards in view.get("you", {}).get("known", {}).items():
        who = _who(state, int(other), say)
        known = Span(f"{say('board-last-known')} ", "muted")
        rows += wrapped(known, who, f": {_cards(cards, say)}", indent=2)
    return Panel("hand", say("board-hand", count=len(held)), rows)


def _calamity(book: Book, state: State, view: View, card: CardId, say: Voice) -> list[Line]:
    entry = book.cards[card]
    giver = view["you"]["givers"].get(card)
    text = say(
        "board-calamity",
        stack=entry.stack,
        kind=entry.calamity,
        tradeable="yes" if entry.tradeable else "no",
        giver="none" if giver is None else state.civilizations[giver],
    )
    return [
        *wrapped(Span(f"{say.name(card):<{_NAME}}", "strong"), " ", Span(text, "bad"), indent=4),
        *wrapped(f"    {say(f'about-{card}')}", indent=4),
    ]


def stacks(view: View, say: Voice) -> Panel:
    """Which stacks have cards, and what lies in the discard piles."""
    left = [number for number, there in view["stacks_left"].items() if there]
    gone = [number for number, there in view["stacks_left"].items() if not there]
    empty = say("board-stacks-empty", stacks=" ".join(gone)) if gone else ""
    full = " ".join(left) or say("board-none")
    rows = wrapped(Span(f"{say('board-stacks-left')} ", "muted"), full, empty, indent=2)
    for number, pile in view["discards"].items():
        if pile:
            where = Span(f"{say('board-discarded', stack=number)} ", "muted")
            rows += wrapped(where, _cards(pile, say), indent=2)
    return Panel("stacks", say("board-stacks"), rows)


def floor(state: State, view: View, seat: Seat | None, say: Voice) -> Panel:
    """The open offers that you can read, yours last; then who still trades."""
    asks = [ask for ask in view["flow"]["asks"].values() if ask["frame"] == "ask_trade"]
    offers = sorted(view["floor"]["offers"].values(), key=lambda offer: offer["maker"] == seat)
    rows = [row for offer in offers for row in _offer(state, offer, seat, say)]
    if asks and not offers:
        rows.append(line(Span(say("board-no-offers"), "muted")))
    for what, done in (("board-still-trading", False), ("board-finished-trading", True)):
        seats = [ask["seat"] for ask in asks if (ask.get("given") is not None) == done]
        if seats:
            names = [_who(state, other, say) for other in seats]
            parts = [part for name in names for part in (name, ", ")][:-1]
            rows += wrapped(Span(f"{say(what)} ", "muted"), *parts, indent=2)
    rang = any(step["frame"] == "trade" and step["alarm"] for step in view["flow"]["steps"].values())
    return Panel("floor", say("board-offers", alarm="yes" if rang else "no"), rows)


def _offer(state: State, offer: Mapping[str, Any], seat: Seat | None, say: Voice) -> list[Line]:
    """Who offers whom, what the cards are if one may know, and what is wanted for them."""
    maker, to = offer["maker"], offer["to"]
    number = Span(say("board-offer", number=number_of(offer["id"])), "strong")
    audience = "everybody" if to is None else "you" if to == seat else state.civilizations[to]
    whose = "you" if maker == seat else state.civilizations[maker]
    between = say("board-offer-between", maker=whose, to=audience)
    reply = say("board-offer-reply", number=number_of(offer["reply"])) if offer.get("reply") else ""
    gives = say("trade-gives", **_terms("", offer["says"]))
    cards = f" [{_cards(offer['gives'], say)}]" if "gives" in offer else ""
    wants = say("trade-wants", **_terms("wants_", offer["wants"]), note=offer.get("note") or "none")
    return wrapped(
        number,
        " ",
        Span(between, of_seat(maker)),
        f"{reply}: {gives}",
        Span(cards, "muted"),
        f" {say('board-offer-for', wants=wants)}",
        indent=4,
    )


def _terms(side: str, terms: Mapping[str, Any]) -> dict[str, Argument]:
    """One side of an offer of a view, as the words of the trade floor say it."""
    said = Terms(terms["count"], tuple(terms.get("kinds", ())), tuple(terms.get("claims", ())))
    return {name: argument(value) for name, value in about_terms(side, said).items()}


def _cards(cards: list[CardId], say: Voice) -> str:
    return say("board-listed", cards=counted(cards))


def _who(state: State, seat: Seat, say: Voice) -> Span:
    return Span(say.name(state.civilizations[seat]), of_seat(seat))
