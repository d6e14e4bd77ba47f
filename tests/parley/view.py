"""The knowledge of a seat of Parley, as a glimpse and as a view, and a full state that fits it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ecumene.table.chance import Chance, shuffled
from ecumene.table.ruleset import View
from ecumene.table.state import offers
from ecumene.table.state.fields import UNKNOWN
from ecumene.table.state.frames import Seat
from ecumene.table.state.offers import Offer
from tests.parley.state import UNTRADEABLE, Book, CardId, Rules, State, blank
from tests.parley.trade import fill

if TYPE_CHECKING:
    from tests.parley.title import Parley

_OPEN = ("turn", "phase", "bank", "herald")
_LISTS = ("discard", "agenda", "waited", "departed")
_PER_SEAT = ("reserve", "coins", "bids")


def glimpse(title: Parley, state: State, seat: Seat | None) -> State:
    """What a seat (None: a spectator) may know. When the game is over, hands are open."""
    over = state.phase == "over"
    return State(
        flow=title.flow_glimpse(state.flow, seat),
        rules=state.rules,
        turn=state.turn,
        phase=state.phase,
        tokens=[row.copy() for row in state.tokens],
        reserve=state.reserve.copy(),
        coins=state.coins.copy(),
        bank=state.bank,
        hand=[
            hand.copy() if over or owner == seat else [UNKNOWN] * len(hand)
            for owner, hand in enumerate(state.hand)
        ],
        deck=[UNKNOWN] * len(state.deck),
        discard=state.discard.copy(),
        known=[facts.copy() if owner == seat else [] for owner, facts in enumerate(state.known)],
        floor=offers.glimpsed(state.floor, seat, len(state.hand)),
        budget=[left if owner == seat else 0 for owner, left in enumerate(state.budget)],
        bids=state.bids.copy(),
        herald=state.herald,
        agenda=state.agenda.copy(),
        waited=state.waited.copy(),
        departed=state.departed.copy(),
    )


def view(title: Parley, state: State, seat: Seat | None) -> View:
    """The table as a seat (None: a spectator) sees it."""
    seats = range(len(state.hand))
    seen: View = {name: getattr(state, name) for name in _OPEN}
    seen |= {name: list(getattr(state, name)) for name in _LISTS}
    seen |= {
        "rules": msgspec.to_builtins(state.rules),
        "areas": {
            str(area): {str(s): row[s] for s in seats if row[s]} for area, row in enumerate(state.tokens)
        },
        "seats": {str(s): _open_side(state, s) for s in seats},
        "deck": len(state.deck),
        "floor": offers.seen(state.floor, seat, len(state.hand)),
        "flow": title.flow_view(state.flow, seat),
    }
    if seat is not None:
        seen["you"] = {
            "seat": seat,
            "hand": list(state.hand[seat]),
            "budget": state.budget[seat],
            "known": [list(fact) for fact in state.known[seat]],
        }
    return seen


def _open_side(state: State, seat: Seat) -> View:
    side: View = {name: getattr(state, name)[seat] for name in _PER_SEAT}
    side["hand"] = len(state.hand[seat])
    if state.phase == "over":
        side["cards"] = list(state.hand[seat])
    return side


def imagine(title: Parley, seen: View, chance: Chance) -> State:
    """A truth that fits a view: hands that the viewer cannot know are dealt anew, as promises allow."""
    book = title.content
    seats = len(seen["seats"])
    state = blank(book, seats, msgspec.convert(seen["rules"], Rules))
    for name in _OPEN:
        setattr(state, name, seen[name])
    for name in _LISTS:
        setattr(state, name, list(seen[name]))
    for name in _PER_SEAT:
        setattr(state, name, [side[name] for side in seen["seats"].values()])
    state.tokens = [[row.get(str(s), 0) for s in range(seats)] for row in seen["areas"].values()]
    _deal(book, state, seen, chance)
    if you := seen.get("you"):
        state.budget[you["seat"]] = you["budget"]
        state.known[you["seat"]] = [(holder, card) for holder, card in you["known"]]

    def sealed(offer: Offer) -> list[CardId]:
        return fill(book, state.hand[offer.maker], offer.says)

    state.floor = offers.imagined(seen["floor"], sealed)
    state.flow = title.load_flow(seen["flow"])
    title.imagine_flow(state)
    return state


def _deal(book: Book, state: State, seen: View, chance: Chance) -> None:
    """Fill the hands: what is known, then what offers promise truly, then what they need, then anything."""
    you: dict[str, Any] = seen.get("you", {"seat": None, "known": []})
    seats = range(len(state.hand))
    sizes = [side["hand"] for side in seen["seats"].values()]
    for seat in seats:
        if seat == you["seat"]:
            state.hand[seat] = list(you["hand"])
        elif "cards" in seen["seats"][str(seat)]:
            state.hand[seat] = list(seen["seats"][str(seat)]["cards"])
        else:
            state.hand[seat] = [card for holder, card in you["known"] if holder == seat]
    held = {card for hand in state.hand for card in hand}
    pool = shuffled(chance, [card for card in state.deck if card not in held and card not in state.discard])

    def take(fits: Callable[[CardId], bool]) -> CardId:
        card = next(card for card in pool if fits(card))
        pool.remove(card)
        return card

    terms = {seat: _promises(seen, seat) for seat in seats}
    for seat, (kinds, _) in terms.items():
        for kind in (kinds - Counter(book.kind[card] for card in state.hand[seat])).elements():
            state.hand[seat].append(take(lambda card, kind=kind: book.kind[card] == kind))  # type: ignore[misc]
    for seat, (_, count) in terms.items():
        while sum(book.kind[card] != UNTRADEABLE for card in state.hand[seat]) < count:
            state.hand[seat].append(take(lambda card: book.kind[card] != UNTRADEABLE))
    for seat in seats:
        while len(state.hand[seat]) < sizes[seat]:
            state.hand[seat].append(pool.pop())
    state.deck = pool


def _promises(seen: View, seat: Seat) -> tuple[Counter[str], int]:
    """The kinds that a seat must hold if its open offers are true, and how many cards it can trade."""
    kinds: Counter[str] = Counter()
    count = 0
    for offer in seen["floor"]["offers"].values():
        if offer["maker"] == seat:
            kinds |= Counter(offer["says"]["kinds"])
            count = max(count, offer["says"]["count"])
    return kinds, count
