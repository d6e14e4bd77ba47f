"""Small positions of Parley for cases and tests: the places of seats, their cards, and the phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ecumene.table.chance import Seeded
from ecumene.table.state.frames import ROOT
from tests.parley import state as st
from tests.parley.state import NAMES, Rules, State, Turn

if TYPE_CHECKING:
    from tests.parley.title import Parley

_NEXT = {"move": "draw", "trade": "trade", "bid": "bid", "conflict": "conflict"}


def position(title: Parley, given: Mapping[str, Any]) -> State:
    """`seats`, `phase`, `herald`, and for each seat by its key `tokens` (by area), `hand`, `coins`.

    What is not said is as in a fresh table, and hands are empty.
    """
    seats = given.get("seats", 3)
    state = st.blank(title.content, seats, Rules(turns=given.get("turns", 3), budget=given.get("budget", 6)))
    keys = [name.lower() for name in NAMES[:seats]]
    unknown = set(given) - {"seats", "turns", "budget", "phase", "herald", *keys}
    if unknown:
        raise ValueError(f"a position of Parley has no {unknown}")
    state.herald = keys.index(given.get("herald", keys[0]))
    for seat, key in enumerate(keys):
        side = given.get(key, {})
        if "tokens" in side:
            for area, row in enumerate(state.tokens):
                row[seat] = side["tokens"].get(str(area), 0)
            state.reserve[seat] = st.TOKENS - st.on_board(state, seat)
        if "coins" in side:
            state.bank += state.coins[seat] - side["coins"]
            state.coins[seat] = side["coins"]
        state.hand[seat] = list(side.get("hand", []))
    held = {card for hand in state.hand for card in hand}
    state.deck = [card for card in state.deck if card not in held]
    state.turn = 1
    state.flow.due.clear()
    state.flow.push(ROOT, Turn(_NEXT[given.get("phase", "move")]))  # type: ignore[arg-type]
    title.settle(state, Seeded.from_number(1))
    return state


def facts(title: Parley, state: State) -> dict[str, Any]:
    """Everything that a case may claim."""
    found: dict[str, Any] = {
        "turn": state.turn,
        "phase": state.phase,
        "herald": title.seat_key(state, state.herald),
        "agenda": list(state.agenda),
        "offers": list(state.floor.offers),
        "over": title.over(state),
    }
    for seat in range(len(state.hand)):
        found[title.seat_key(state, seat)] = {
            "hand": list(state.hand[seat]),
            "coins": state.coins[seat],
            "tokens": {str(area): row[seat] for area, row in enumerate(state.tokens) if row[seat]},
            "known": [list(fact) for fact in state.known[seat]],
        }
    return found
