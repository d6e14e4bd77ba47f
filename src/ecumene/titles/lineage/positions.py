"""Small positions for cases: a few areas and seats are said, everything else is empty or in stock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ecumene.table.chance import Seeded
from ecumene.table.frames import ROOT, Seat
from ecumene.titles.lineage.frames import Game, Turn
from ecumene.titles.lineage.opening import blank
from ecumene.titles.lineage.pieces import cities_of, cities_on_board, tokens_on_board
from ecumene.titles.lineage.population import take_census
from ecumene.titles.lineage.state import PIRATES, Ship, State, board_of, seats_of

if TYPE_CHECKING:
    from ecumene.titles.lineage.title import Lineage

_TABLE = {"seats", "phase", "turn", "pirates", "barbarians", "stacks", "discards", "options", "cities_ever"}
_SIDE = {
    "tokens", "moved", "cities", "new_cities", "ships", "treasury", "stock", "advances", "credits", "ast",
    "hand", "census",
}  # fmt: skip


class BadPosition(ValueError):
    """A case describes a position that cannot be."""


def position(title: Lineage, given: Mapping[str, Any]) -> State:
    """The position that a case describes.

    `seats` (5 if left out) fixes board and civilizations, who sit in ranking order. `phase` names the phase
    that begins now. A civilization's table says `tokens = { area = n }`, `cities = [areas]`,
    `ships = [areas]`, `treasury`, `advances = [ids]`, `ast`, `hand = [cards]`, and so on. Tokens that are
    nowhere else are in stock, or put aside into the treasury with `stock = n`.
    """
    book = title.content
    scene = title.scene_for(given.get("seats", 5), given.get("options", {}))
    state = blank(book, scene, title.rules_for(given.get("options", {})))
    board = board_of(book, state)
    state.civilizations = list(book.scenes[scene].civilizations)
    _expect(set(given) - _TABLE <= set(state.civilizations), f"unknown: {set(given) - _TABLE}")
    state.turn = given.get("turn", 1)
    for area, tokens in given.get("barbarians", {}).items():
        state.barbarians[board.index[area]] = tokens
    for area in given.get("pirates", []):
        state.cities[board.index[area]] = PIRATES
    for seat, civilization in enumerate(state.civilizations):
        _lay_side(title, state, seat, given.get(civilization, {}))
    state.cities_ever = given.get("cities_ever", any(state.cities))
    for name in ("stacks", "discards"):
        for number, cards in given.get(name, {}).items():
            getattr(state, name)[int(number) - 1] = list(cards)
    if not any("census" in given.get(civilization, {}) for civilization in state.civilizations):
        take_census(state)
    _begin(title, state, given.get("phase", "tax"))
    return state


def _lay_side(title: Lineage, state: State, seat: Seat, side: Mapping[str, Any]) -> None:
    book = title.content
    index = board_of(book, state).index
    _expect(set(side) <= _SIDE, f"unknown: {set(side) - _SIDE}")
    for name in ("tokens", "moved"):
        for area, tokens in side.get(name, {}).items():
            getattr(state, name)[seat][index[area]] = tokens
    for area in [*side.get("cities", []), *side.get("new_cities", [])]:
        state.cities[index[area]] = seat + 1
    for area in side.get("new_cities", []):
        state.new_cities[index[area]] = 1
    state.ships[seat] = [Ship(index[area]) for area in side.get("ships", [])]
    state.advances[seat] = sum(book.bits[advance] for advance in side.get("advances", []))
    for group, credit in side.get("credits", {}).items():
        state.credits[seat][book.groups.index(group)] = credit
    for name in ("treasury", "ast", "census"):
        getattr(state, name)[seat] = side.get(name, 0)
    state.hand[seat] = list(side.get("hand", []))
    rest = book.numbers.tokens - state.treasury[seat] - tokens_on_board(state, seat)
    _expect(rest >= 0, f"{state.civilizations[seat]} has too many tokens")
    state.stock[seat] = side.get("stock", rest)
    state.treasury[seat] += rest - state.stock[seat]


def _begin(title: Lineage, state: State, phase: str) -> None:
    flow = state.flow
    flow.replace(ROOT, Game(begun=True))
    flow.due.clear()
    if phase == "over":
        flow.finish_all()
        state.phase = "over"
        return
    names = list(title.phases)
    _expect(phase in names, f"no phase {phase!r}; there are {names}")
    flow.push(ROOT, Turn(names.index(phase)))
    title.settle(state, Seeded.from_number(1))


def facts(title: Lineage, state: State) -> dict[str, Any]:
    """Everything a case may claim, with areas, advances and civilizations as names."""
    board = board_of(title.content, state)

    def row(counts: bytearray) -> dict[str, int]:
        return {board.ids[area]: count for area, count in enumerate(counts) if count}

    return {
        "turn": state.turn,
        "phase": state.phase,
        "over": title.over(state),
        "barbarians": row(state.barbarians),
        "pirates": [board.ids[area] for area, owner in enumerate(state.cities) if owner == PIRATES],
        "stacks": {str(number): list(stack) for number, stack in enumerate(state.stacks, 1)},
        "discards": {str(number): list(pile) for number, pile in enumerate(state.discards, 1)},
        "ranks": [title.seat_key(state, standing.seat) for standing in title.standings(state)],
        **{title.seat_key(state, seat): _side_facts(title, state, seat, row) for seat in seats_of(state)},
    }


def _side_facts(
    title: Lineage, state: State, seat: Seat, row: Callable[[bytearray], dict[str, int]]
) -> dict[str, Any]:
    book = title.content
    board = board_of(book, state)
    standing = next(standing for standing in title.standings(state) if standing.seat == seat)
    return {
        "tokens": row(state.tokens[seat]),
        "moved": row(state.moved[seat]),
        "on_board": tokens_on_board(state, seat),
        "cities": [board.ids[area] for area in cities_of(state, seat)],
        "city_count": cities_on_board(state, seat),
        "ships": [board.id(ship.place) for ship in state.ships[seat]],
        "cargo": [ship.cargo for ship in state.ships[seat]],
        "stock": state.stock[seat],
        "treasury": state.treasury[seat],
        "census": state.census[seat],
        "advances": [id for id, bit in book.bits.items() if state.advances[seat] & bit],
        "credits": dict(zip(book.groups, state.credits[seat], strict=True)),
        "ast": state.ast[seat],
        "hand": sorted(state.hand[seat]),
        "score": standing.score,
        "parts": standing.parts,
    }


def _expect(true: bool, what: str) -> None:
    if not true:
        raise BadPosition(what)
