"""What a seat may know: as a glimpse, in the plain form that travels, and the way back to a truth that fits.

`glimpse` is the whitelist, the view is made of nothing else.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ecumene.table import offers
from ecumene.table.fields import UNKNOWN
from ecumene.table.frames import Flow, Seat
from ecumene.table.title import View
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.phases.opening import blank
from ecumene.titles.lineage.pieces.pieces import cities_on_board
from ecumene.titles.lineage.state import PIRATES, Made, Rules, Ship, State, board_of, seats_of

_OPEN = ("scene", "turn", "phase", "last_turns", "cities_ever")
_OPEN_LISTS = ("first_iron", "departed")
_PER_SEAT = ("stock", "treasury", "census", "ast", "used", "laid")


def glimpse(state: State, seat: Seat | None, flow: Flow) -> State:
    """What a seat (None: a spectator) may know; `flow` is what it may know of the flow.

    Of others' hands it knows how many cards there are, of the stacks only whether they are empty: nobody may
    count them. The discard piles lie face up.
    """
    return state.glimpsed(
        seat,
        flow=flow,
        stacks=[[UNKNOWN] if stack else [] for stack in state.stacks],
        floor=offers.glimpsed(state.floor, seat),
        givers={
            card: giver
            for card, giver in state.givers.items()
            if seat is not None and card in state.hand[seat]
        },
    )


def view(book: Book, state: State, seat: Seat | None) -> View:
    """A seat's glimpse in its plain form, keyed by area and seat."""
    seen: View = {name: getattr(state, name) for name in _OPEN}
    seen |= {name: list(getattr(state, name)) for name in _OPEN_LISTS}
    seen["rules"] = msgspec.to_builtins(state.rules)
    seen["areas"] = areas_seen(book, state)
    seen["seats"] = {str(s): _side(book, state, s) for s in seats_of(state)}
    seen["stacks_left"] = {str(number): bool(stack) for number, stack in enumerate(state.stacks, 1)}
    seen["discards"] = {str(number): list(pile) for number, pile in enumerate(state.discards, 1)}
    seen["returned"] = {str(number): list(pile) for number, pile in enumerate(state.returned, 1) if pile}
    seen["floor"] = offers.seen(state.floor, seat)
    seen["flow"] = msgspec.to_builtins(state.flow, str_keys=True)
    if seat is not None:
        seen["you"] = {
            "seat": seat,
            "hand": list(state.hand[seat]),
            "patience": state.patience[seat],
            "givers": dict(state.givers),
            "known": {str(other): list(cards) for other, cards in enumerate(state.known[seat]) if cards},
        }
    return seen


def areas_seen(book: Book, state: State) -> dict[str, Any]:
    """Every area with something in it."""
    board = board_of(book, state)
    seen: dict[str, Any] = {}
    for seat in seats_of(state):
        moved = state.moved[seat]
        for area, tokens in enumerate(state.tokens[seat]):
            if tokens:
                entry = seen.setdefault(board.ids[area], {})
                entry.setdefault("tokens", {})[str(seat)] = tokens
                if moved[area]:
                    entry.setdefault("moved", {})[str(seat)] = moved[area]
    for area, owner in enumerate(state.cities):
        if owner:
            entry = seen.setdefault(board.ids[area], {})
            entry["city"] = "pirates" if owner == PIRATES else owner - 1
            if state.new_cities[area]:
                entry["new"] = True
    for area, tokens in enumerate(state.barbarians):
        if tokens:
            seen.setdefault(board.ids[area], {})["barbarians"] = tokens
    return {area: seen[area] for area in sorted(seen)}


def _side(book: Book, state: State, seat: Seat) -> View:
    side: View = {name: getattr(state, name)[seat] for name in _PER_SEAT}
    return side | {
        "civilization": state.civilizations[seat],
        "advances": {id: True for id, bit in book.bits.items() if state.advances[seat] & bit},
        "credits": dict(zip(book.groups, state.credits[seat], strict=True)),
        "ships": ships_seen(book, state, seat),
        "made": [msgspec.to_builtins(made) for made in state.made[seat]],
        "cities": cities_on_board(state, seat),
        "hand": len(state.hand[seat]),
    }


def ships_seen(book: Book, state: State, seat: Seat) -> dict[str, Any]:
    """The ships of a seat by their numbers."""
    board = board_of(book, state)
    return {
        str(number): {**msgspec.to_builtins(ship), "place": board.id(ship.place)}
        for number, ship in enumerate(state.ships[seat])
    }


def recall(book: Book, seen: View, flow: Flow) -> State:
    """The glimpse that a view was made of."""
    state = lay_board(book, seen)
    state.flow = flow
    for seat in seats_of(state):
        state.hand[seat] = [UNKNOWN] * seen["seats"][str(seat)]["hand"]
    if you := seen.get("you"):
        state.hand[you["seat"]] = list(you["hand"])
        state.patience[you["seat"]] = you["patience"]
        state.givers = dict(you["givers"])
        known: dict[str, list[str]] = you["known"]
        state.known[you["seat"]] = tuple(tuple(known.get(str(other), ())) for other in seats_of(state))
    state.floor = offers.imagined(seen["floor"], lambda offer: ())
    state.stacks = [[UNKNOWN] if left else [] for left in seen["stacks_left"].values()]
    state.discards = [list(pile) for pile in seen["discards"].values()]
    state.returned = [list(seen["returned"].get(number, ())) for number in seen["stacks_left"]]
    return state


def lay_board(book: Book, seen: View) -> State:
    """All of a view that is open to everybody: the board and what lies before each seat, without a card."""
    state = blank(book, seen["scene"], msgspec.convert(seen["rules"], Rules), len(seen["stacks_left"]))
    for name in _OPEN:
        setattr(state, name, seen[name])
    for name in _OPEN_LISTS:
        setattr(state, name, list(seen[name]))
    _lay_areas(book, state, seen["areas"])
    for seat in seats_of(state):
        _lay_side(book, state, seat, seen["seats"][str(seat)])
    return state


def _lay_areas(book: Book, state: State, areas: dict[str, Any]) -> None:
    index = board_of(book, state).index
    for id, entry in areas.items():
        area = index[id]
        for seat, tokens in entry.get("tokens", {}).items():
            state.tokens[int(seat)][area] = tokens
        for seat, tokens in entry.get("moved", {}).items():
            state.moved[int(seat)][area] = tokens
        if "city" in entry:
            state.cities[area] = PIRATES if entry["city"] == "pirates" else entry["city"] + 1
            state.new_cities[area] = entry.get("new", False)
        state.barbarians[area] = entry.get("barbarians", 0)


def _lay_side(book: Book, state: State, seat: Seat, side: View) -> None:
    board = board_of(book, state)
    for name in _PER_SEAT:
        getattr(state, name)[seat] = side[name]
    state.civilizations[seat] = side["civilization"]
    state.advances[seat] = sum(book.bits[id] for id in side["advances"])
    state.credits[seat] = list(side["credits"].values())
    for ship in side["ships"].values():
        place = board.place(ship["place"])
        assert place is not None
        state.ships[seat].append(msgspec.convert({**ship, "place": place}, Ship))
    state.made[seat] = [msgspec.convert(made, Made) for made in side["made"]]
