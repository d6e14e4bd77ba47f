"""What a seat may know, built up from nothing; and the way back: a truth that fits such a view."""

from __future__ import annotations

import msgspec

from ecumene.table.chance import Chance, shuffled
from ecumene.table.frames import Flow, Seat
from ecumene.table.title import View
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.areas import recount
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.income import open_sections
from ecumene.titles.cultures.plays import cost_of_missing, price
from ecumene.titles.cultures.provinces import strength
from ecumene.titles.cultures.scoring import golden_age, score
from ecumene.titles.cultures.setup import blank
from ecumene.titles.cultures.sheet import items
from ecumene.titles.cultures.state import SEATS, Rules, State

_OPEN_PILES = ("resources", "military", "progress", "buildings", "discard", "won")
_OPEN_COUNTS = ("coins", "nile", "known_top", "known_bottom", "paid_swaps", "free_swaps", "played")


def view(book: Book, state: State, seat: Seat | None) -> View:
    """The table as a seat (None: a spectator) sees it."""
    seen: View = {
        "game": state.game,
        "round": state.round,
        "phase": state.phase,
        "marker": state.marker,
        "supply": state.supply,
        "rules": msgspec.to_builtins(state.rules),
        "provinces": {
            province: {"place": place, "status": _status(state, place, province)}
            for place, province in enumerate(state.row, 1)
        },
        "boxed": list(state.boxed),
        "nile_sections": open_sections(book, state),
        "first_game": {str(s): dict(sheet) for s, sheet in enumerate(state.first_game)},
        "departed": list(state.departed),
        "seats": {str(s): _open_side(book, state, s) for s in SEATS},
        "flow": msgspec.json.decode(msgspec.json.encode(state.flow)),
    }
    if seat is not None:
        seen["you"] = _own_side(book, state, seat)
    return seen


def _status(state: State, place: int, province: str) -> str:
    if province in state.boxed:
        return "boxed"
    for seat in SEATS:
        if province in state.won[seat]:
            return f"won by {seat}"
    return "contested" if place == state.round else "coming"


def _open_side(book: Book, state: State, seat: Seat) -> View:
    """What lies open around a board, and what follows from it."""
    side: View = {"civilization": state.civilizations[seat]}
    side |= {name: list(getattr(state, name)[seat]) for name in _OPEN_PILES}
    side |= {name: getattr(state, name)[seat] for name in _OPEN_COUNTS}
    side |= {
        "leaders": [list(stack) for stack in state.leaders[seat]],
        "hand": len(state.hand[seat]),
        "deck": len(state.deck[seat]),
        "box": len(state.box[seat]),
    }
    if state.civilizations[seat]:
        unlocked = state.unlocked[seat]
        side |= {
            "available": {name: t.count(unlocked, lane) for name, lane in t.RESOURCE_LANES.items()},
            "symbols": {name: t.count(unlocked, lane) for name, lane in t.SYMBOL_LANES.items()},
            "income": t.count(unlocked, t.INCOME),
            "missing_costs": cost_of_missing(book, state, seat),
            "golden_age": golden_age(book, state, seat),
            "strength": {province: strength(book, state, seat, province) for province in state.row},
            "score": score(book, state, seat),
        }
        if state.phase in ("between", "over"):
            side["points"] = [list(item) for item in items(book, state, seat)]
    return side


def _own_side(book: Book, state: State, seat: Seat) -> View:
    """What only the seat itself knows: its hand with prices, and the ends of its deck."""
    deck = state.deck[seat]
    side: View = {
        "seat": seat,
        "hand": list(state.hand[seat]),
        "box": list(state.box[seat]),
        "deck_top": deck[: state.known_top[seat]],
        "deck_bottom": deck[len(deck) - state.known_bottom[seat] :],
    }
    if state.civilizations[seat]:
        side["prices"] = {card: price(book, state, seat, card) for card in state.hand[seat]}
    return side


def imagine(book: Book, seen: View, flow: Flow, chance: Chance) -> State:
    """A truth that fits a view: what the viewer cannot know is dealt anew."""
    state = blank(book, msgspec.convert(seen["rules"], Rules), row=list(seen["provinces"]))
    for name in ("game", "round", "phase", "marker", "supply"):
        setattr(state, name, seen[name])
    state.boxed = list(seen["boxed"])
    state.first_game = list(seen["first_game"].values())
    state.departed = list(seen["departed"])
    state.flow = flow
    own = seen.get("you")
    for seat in SEATS:
        side = seen["seats"][str(seat)]
        _lay_open_side(state, seat, side)
        if side["civilization"]:
            mine = own if own is not None and own["seat"] == seat else None
            _deal_hidden(book, state, seat, side, mine, chance)
        state.unlocked[seat] = recount(book, state, seat)
    return state


def _lay_open_side(state: State, seat: Seat, side: View) -> None:
    state.civilizations[seat] = side["civilization"]
    for name in _OPEN_PILES:
        getattr(state, name)[seat] = list(side[name])
    for name in _OPEN_COUNTS:
        getattr(state, name)[seat] = side[name]
    state.leaders[seat] = [tuple(stack) for stack in side["leaders"]]


def _deal_hidden(book: Book, state: State, seat: Seat, side: View, own: View | None, chance: Chance) -> None:
    """Deal what is not open: for the viewer's own seat only the middle of the deck."""
    seen_cards = {card for name in _OPEN_PILES for card in side[name]}
    seen_cards.update(card for stack in side["leaders"] for card in stack)
    hand: list[str] = []
    box: list[str] = []
    top: list[str] = []
    bottom: list[str] = []
    if own is not None:
        hand, box, top, bottom = own["hand"], own["box"], own["deck_top"], own["deck_bottom"]
        seen_cards.update(hand, box, top, bottom)
    unseen = [card for card in book.decks[side["civilization"]] if card not in seen_cards]
    pool = shuffled(chance, unseen)
    if own is None:
        hand, pool = pool[: side["hand"]], pool[side["hand"] :]
        box, pool = pool[: side["box"]], pool[side["box"] :]
    state.hand[seat], state.box[seat] = list(hand), list(box)
    # Before the first cards are drawn there is no deck yet.
    state.deck[seat] = [*top, *pool, *bottom] if side["deck"] else []
