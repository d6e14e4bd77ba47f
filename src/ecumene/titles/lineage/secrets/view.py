"""The knowledge of a seat: as a glimpse, as a view in plain form, and a full state that fits a view.

`glimpse` is the whitelist, and the view is made only from it.
"""

from __future__ import annotations

from itertools import compress
from typing import Any

import msgspec

from ecumene.table.ruleset import View
from ecumene.table.state import offers
from ecumene.table.state.fields import UNKNOWN
from ecumene.table.state.frames import Flow, Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.market.spaces import glimpsed
from ecumene.titles.lineage.phases.opening import blank
from ecumene.titles.lineage.pieces.pieces import cities_on_board
from ecumene.titles.lineage.secrets.market import market_recalled, market_seen
from ecumene.titles.lineage.state import PIRATES, Made, Position, Rules, Ship, State, seats_of

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
        floor=offers.glimpsed(state.floor, seat, len(state.hand)),
        givers={
            card: giver
            for card, giver in state.givers.items()
            if seat is not None and card in state.hand[seat]
        },
        market=glimpsed(state, seat),
    )


def view(position: Position, seat: Seat | None) -> View:
    """A seat's glimpse in its plain form, keyed by area and seat."""
    state = position.state
    seen: View = {name: getattr(state, name) for name in _OPEN}
    seen |= {name: list(getattr(state, name)) for name in _OPEN_LISTS}
    if state.latecomers:
        seen["latecomers"] = list(state.latecomers)
    if state.lacking:
        seen["lacking"] = {str(s): list(kinds) for s, kinds in enumerate(state.lacking) if kinds}
    seen["rules"] = msgspec.to_builtins(state.rules)
    seen["areas"] = areas_seen(position)
    seen["seats"] = {str(s): _side(position, s) for s in seats_of(state)}
    names = position.scene.stacks
    seen["stacks_left"] = {name: bool(stack) for name, stack in zip(names, state.stacks, strict=True)}
    seen["discards"] = {name: list(pile) for name, pile in zip(names, state.discards, strict=True)}
    seen["returned"] = {name: list(pile) for name, pile in zip(names, state.returned, strict=True) if pile}
    seen["floor"] = offers.seen(state.floor, seat, len(state.hand))
    if state.market:
        seen["market"] = market_seen(position)
    seen["flow"] = msgspec.to_builtins(state.flow, str_keys=True)
    if tokens := state.revealed or state.scenarios:
        seen["scenarios"] = {str(s): token for s, token in enumerate(tokens)}
    if state.phase == "over" and position.ways.counted_at_end:
        seen["hands"] = {str(s): list(cards) for s, cards in enumerate(state.hand)}
    if seat is not None:
        seen["you"] = {
            "seat": seat,
            "hand": list(state.hand[seat]),
            "patience": state.patience[seat],
            "givers": dict(state.givers),
            "known": {str(other): list(cards) for other, cards in enumerate(state.known[seat]) if cards},
        }
    return seen


def areas_seen(position: Position) -> dict[str, Any]:
    """Every area with something in it."""
    state, board = position.state, position.board
    areas, seen = range(board.size), dict[str, Any]()
    for seat in seats_of(state):
        tokens, moved = state.tokens[seat], state.moved[seat]
        for area in compress(areas, tokens):
            entry = seen.setdefault(board.ids[area], {})
            entry.setdefault("tokens", {})[str(seat)] = tokens[area]
            if moved[area]:
                entry.setdefault("moved", {})[str(seat)] = moved[area]
    for area in compress(areas, state.cities):
        owner, entry = state.cities[area], seen.setdefault(board.ids[area], {})
        entry["city"] = "pirates" if owner == PIRATES else owner - 1
        if state.new_cities[area]:
            entry["new"] = True
    for area in compress(areas, state.barbarians):
        seen.setdefault(board.ids[area], {})["barbarians"] = state.barbarians[area]
    return {area: seen[area] for area in sorted(seen)}


def _side(position: Position, seat: Seat) -> View:
    book, state = position.book, position.state
    side: View = {name: getattr(state, name)[seat] for name in _PER_SEAT}
    return side | {
        "civilization": state.civilizations[seat],
        "advances": {id: True for id, bit in book.bits.items() if state.advances[seat] & bit},
        "credits": dict(zip(book.groups, state.credits[seat], strict=True)),
        "ships": ships_seen(position, seat),
        "made": [msgspec.to_builtins(made) for made in state.made[seat]],
        "cities": cities_on_board(state, seat),
        "hand": len(state.hand[seat]),
    }


def ships_seen(position: Position, seat: Seat) -> dict[str, Any]:
    """The ships of a seat by their numbers."""
    board = position.board
    return {
        str(number): {**msgspec.to_builtins(ship), "place": board.id(ship.place)}
        for number, ship in enumerate(position.state.ships[seat])
    }


def recall(book: Book, seen: View, flow: Flow) -> State:
    """The glimpse that a view was made of."""
    state = lay_board(book, seen)
    state.flow = flow
    for seat in seats_of(state):
        unknown = [UNKNOWN] * seen["seats"][str(seat)]["hand"]
        state.hand[seat] = list(seen["hands"][str(seat)]) if "hands" in seen else unknown
    if you := seen.get("you"):
        state.hand[you["seat"]] = list(you["hand"])
        state.patience[you["seat"]] = you["patience"]
        state.givers = dict(you["givers"])
        known: dict[str, list[str]] = you["known"]
        state.known[you["seat"]] = tuple(tuple(known.get(str(other), ())) for other in seats_of(state))
    state.floor = offers.imagined(seen["floor"], lambda offer: ())
    if "market" in seen:
        state.market = market_recalled(seen["market"])
    state.stacks = [[UNKNOWN] if left else [] for left in seen["stacks_left"].values()]
    state.discards = [list(pile) for pile in seen["discards"].values()]
    state.returned = [list(seen["returned"].get(number, ())) for number in seen["stacks_left"]]
    return state


def lay_board(book: Book, seen: View) -> State:
    """All of a view that is open to everybody: the board and what lies before each seat, without a card."""
    state = blank(book, seen["scene"], msgspec.convert(seen["rules"], Rules))
    position = Position(book, state)
    for name in _OPEN:
        setattr(state, name, seen[name])
    for name in _OPEN_LISTS:
        setattr(state, name, list(seen[name]))
    state.latecomers = list(seen.get("latecomers", ()))
    if lacking := seen.get("lacking"):
        state.lacking = [tuple(lacking.get(str(seat), ())) for seat in range(len(seen["seats"]))]
    _lay_areas(position, seen["areas"])
    for seat in seats_of(state):
        _lay_side(position, seat, seen["seats"][str(seat)])
    tokens = list(seen.get("scenarios", {}).values())
    state.scenarios, state.revealed = (tokens, []) if UNKNOWN in tokens else ([], tokens)
    return state


def _lay_areas(position: Position, areas: dict[str, Any]) -> None:
    state = position.state
    index = position.board.index
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


def _lay_side(position: Position, seat: Seat, side: View) -> None:
    state, board = position.state, position.board
    for name in _PER_SEAT:
        getattr(state, name)[seat] = side[name]
    state.civilizations[seat] = side["civilization"]
    state.advances[seat] = sum(position.book.bits[id] for id in side["advances"])
    state.credits[seat] = list(side["credits"].values())
    for ship in side["ships"].values():
        place = board.place(ship["place"])
        assert place is not None
        state.ships[seat].append(msgspec.convert({**ship, "place": place}, Ship))
    state.made[seat] = [msgspec.convert(made, Made) for made in side["made"]]
