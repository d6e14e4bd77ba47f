"""The knowledge of a seat: as a glimpse, as a view in plain form, and a full state that fits a view.

`glimpse` is the whitelist, and the view is made only from it.
"""

from __future__ import annotations

import msgspec

from ecumene.table.chance import Chance, shuffled
from ecumene.table.ruleset import View
from ecumene.table.state.fields import UNKNOWN
from ecumene.table.state.frames import Flow, Seat
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.rules.areas import recount
from ecumene.titles.cultures.rules.income import open_sections
from ecumene.titles.cultures.rules.plays import cost_of_missing, price
from ecumene.titles.cultures.rules.provinces import strength
from ecumene.titles.cultures.rules.scoring import golden_age, score
from ecumene.titles.cultures.rules.setup import blank
from ecumene.titles.cultures.sheet import items
from ecumene.titles.cultures.state import SEATS, CardId, Rules, State

_OPEN_PILES = ("resources", "military", "progress", "buildings", "discard", "won")
_OPEN_COUNTS = ("coins", "nile", "known_top", "known_bottom", "paid_swaps", "free_swaps", "played")


def glimpse(state: State, seat: Seat | None) -> State:
    """What a seat (None: a spectator) may know: of others' hands and of the decks how many cards there are,
    of its own deck the ends that it has seen."""
    return state.glimpsed(seat, deck=[_known_deck(state, other, own=other == seat) for other in SEATS])


def _known_deck(state: State, seat: Seat, *, own: bool) -> list[CardId]:
    """A deck with the cards that its owner knows, if it is for its owner."""
    deck = state.deck[seat]
    if not own:
        return [UNKNOWN] * len(deck)
    top, bottom = state.known_top[seat], state.known_bottom[seat]
    return [*deck[:top], *[UNKNOWN] * (len(deck) - top - bottom), *deck[len(deck) - bottom :]]


def view(book: Book, state: State, seat: Seat | None) -> View:
    """A seat's glimpse in its plain form."""
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
    """The public cards around a board, and the values that follow from them."""
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


def recall(book: Book, seen: View, flow: Flow) -> State:
    """The glimpse that a view was made of."""
    state = blank(book, msgspec.convert(seen["rules"], Rules), row=list(seen["provinces"]))
    for name in ("game", "round", "phase", "marker", "supply"):
        setattr(state, name, seen[name])
    state.boxed = list(seen["boxed"])
    state.first_game = list(seen["first_game"].values())
    state.departed = list(seen["departed"])
    state.flow = flow
    for seat in SEATS:
        _lay_side(state, seat, seen["seats"][str(seat)])
        state.unlocked[seat] = recount(book, state, seat)
    if you := seen.get("you"):
        _lay_own_side(state, you)
    return state


def _lay_side(state: State, seat: Seat, side: View) -> None:
    state.civilizations[seat] = side["civilization"]
    for name in _OPEN_PILES:
        getattr(state, name)[seat] = list(side[name])
    for name in _OPEN_COUNTS:
        getattr(state, name)[seat] = side[name]
    state.leaders[seat] = [tuple(stack) for stack in side["leaders"]]
    for name in ("hand", "box", "deck"):
        getattr(state, name)[seat] = [UNKNOWN] * side[name]


def _lay_own_side(state: State, you: View) -> None:
    seat, top, bottom = you["seat"], you["deck_top"], you["deck_bottom"]
    state.hand[seat], state.box[seat] = list(you["hand"]), list(you["box"])
    unknown = len(state.deck[seat]) - len(top) - len(bottom)
    state.deck[seat] = [*top, *[UNKNOWN] * unknown, *bottom]


def deal_unknown(book: Book, state: State, chance: Chance) -> None:
    """Make a glimpse a truth that fits it: every placeholder becomes a card that may lie there."""
    for seat in SEATS:
        if not state.civilizations[seat]:
            continue
        places = (state.hand[seat], state.box[seat], state.deck[seat])
        known = {card for name in _OPEN_PILES for card in getattr(state, name)[seat]}
        known.update(*state.leaders[seat], *places)
        unseen = [card for card in book.decks[state.civilizations[seat]] if card not in known]
        pool = iter(shuffled(chance, unseen))
        for place in places:
            place[:] = [card if card != UNKNOWN else next(pool) for card in place]
