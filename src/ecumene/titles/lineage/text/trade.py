"""The trade cards as text: your hand with the value of its sets, the stacks, and the offers on the floor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ecumene.table.ruleset import View
from ecumene.table.state.frames import Seat
from ecumene.table.state.offers import Terms, number_of
from ecumene.table.text.board import Line, Panel, Span, line, of_seat, wrapped
from ecumene.table.text.words import Argument, Voice, argument
from ecumene.titles.lineage.state import CardId, Position, State
from ecumene.titles.lineage.text.cards import about, called
from ecumene.titles.lineage.trade.bargains import about_terms, counted
from ecumene.titles.lineage.trade.values import added_value, hand_value

_NAME, _COUNT, _WORTH = 26, 16, 12


def hand(position: Position, view: View, seat: Seat | None, say: Voice) -> Panel:
    """Your hand by commodity, each set with its value; then what you know of other hands."""
    book = position.book
    held: list[CardId] = view.get("you", {}).get("hand", [])
    goods: dict[str, list[CardId]] = {}
    for card in held:
        if not book.cards[card].calamity:
            goods.setdefault(book.kinds[card], []).append(card)
    rows = [_set(position, seat, kind, cards, say) for kind, cards in goods.items()]
    for card in held:
        if book.cards[card].calamity:
            rows += _calamity(position, view, card, say)
    if goods:
        worth = say("board-worth", value=_worth(position, seat, held))
        rows.append(line(f"{say('board-all-commodities'):<{_NAME + _COUNT}}", Span(worth, "strong")))
    for other, cards in view.get("you", {}).get("known", {}).items():
        who = _who(position.state, int(other), say)
        known = Span(f"{say('board-last-known')} ", "muted")
        rows += wrapped(known, who, f": {_cards(cards, say)}", indent=2)
    for other, kinds in view.get("lacking", {}).items():
        lacking = Span(f" {say('board-lacking')}: ", "muted")
        rows += wrapped(_who(position.state, int(other), say), lacking, _cards(kinds, say), indent=2)
    return Panel("hand", say("board-hand", count=len(held)), rows)


def _set(position: Position, seat: Seat | None, kind: str, cards: list[CardId], say: Voice) -> Line:
    """The cards of a commodity; with two trade blocks how many have which mark."""
    book = position.book
    what = say("board-cards-of", count=len(cards), face=book.cards[kind].face)
    worth = say("board-worth", value=_worth(position, seat, cards))
    there = Counter(book.cards[card].mark for card in cards)
    marks = ", ".join(f"{there[mark]} {mark.upper()}" for mark in _marks(position, seat) if there[mark])
    if seat is not None and (added := added_value(position, seat, cards)):
        marks += say("board-added", value=added)
    shown = f"{what:<{_COUNT}}{worth:<{_WORTH}}" if marks else f"{what:<{_COUNT}}{worth}"
    return line(Span(f"{say.name(kind):<{_NAME}}", "strong"), shown, Span(marks, "muted"))


def _worth(position: Position, seat: Seat | None, cards: list[CardId]) -> int:
    """What cards are worth to the reader; nobody but a seat holds any."""
    return 0 if seat is None else hand_value(position, seat, cards)


def _marks(position: Position, seat: Seat | None) -> list[str]:
    """The marks of the trade blocks, the own one first; none where there is one block."""
    own = "" if seat is None else position.scene.mark_of(position.state.civilizations[seat])
    return sorted(position.scene.marks, key=lambda mark: mark != own)


def _calamity(position: Position, view: View, card: CardId, say: Voice) -> list[Line]:
    entry = position.book.cards[card]
    giver = view["you"]["givers"].get(card)
    text = say(
        "board-calamity",
        stack=entry.stack,
        kind=entry.calamity,
        tradeable="yes" if entry.tradeable else "no",
        giver="none" if giver is None else position.state.civilizations[giver],
    )
    name = called(position.book, position.scene, card, say)
    return [
        *wrapped(Span(f"{name:<{_NAME}}", "strong"), " ", Span(text, "bad"), indent=4),
        *wrapped(f"    {about(position.book, card, say, position.scene)}", indent=4),
    ]


def stacks(position: Position, view: View, seat: Seat | None, say: Voice) -> Panel:
    """Which stacks have cards, and what lies in the discard piles; of two trade blocks the own one first."""
    marks = _marks(position, seat)
    rows = [row for mark in marks or [""] for row in _stacks_left(view, mark, say)]
    for mark in marks or [""]:
        for name, pile in view["discards"].items():
            number, _, of = name.partition(".")
            if pile and of == mark:
                stack = f"{number} {mark.upper()}" if mark else number
                where = Span(f"{say('board-discarded', stack=stack)} ", "muted")
                rows += wrapped(where, _cards([position.book.kinds[card] for card in pile], say), indent=2)
    return Panel("stacks", say("board-stacks"), rows)


def _stacks_left(view: View, mark: str, say: Voice) -> list[Line]:
    """The numbers of the stacks that have cards, and of those that have none."""
    named = [(*name.partition("."), there) for name, there in view["stacks_left"].items()]
    left = [number for number, _, of, there in named if there and of == mark]
    gone = [number for number, _, of, there in named if not there and of == mark]
    empty = say("board-stacks-empty", stacks=" ".join(gone)) if gone else ""
    full = " ".join(left) or say("board-none")
    where = say("board-stacks-of", block=mark.upper()) if mark else say("board-stacks-left")
    return wrapped(Span(f"{where} ", "muted"), full, empty, indent=2)


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
    """The maker and audience of an offer, its cards if the reader may know them, and the wanted cards."""
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
