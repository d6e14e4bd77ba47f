"""Taking back in phase 3: a seat can undo its actions until it is done, except conflict before its turn.

The actions of a seat are a list in the state (`made`), the latest last. Nobody else moves the seat's pieces
in this phase, so undoing from the end is always possible.
"""

from __future__ import annotations

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.movement.entering import forbids, guarded, there
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import unmake
from ecumene.titles.lineage.state import Made, Position, State, seats_of

ENTERING = ("move", "disembark")
"""The kinds of answers by which tokens enter an area."""


def last_free(state: State, seat: Seat) -> int | None:
    """The number of the latest action that may be taken back."""
    number = len(state.made[seat]) - 1
    while number >= 0 and not is_free(state, seat, number):
        number -= 1
    return number if number >= 0 else None


def is_free(state: State, seat: Seat, number: int) -> bool:
    """Whether an action is not fixed and nothing rests on it, as a payment or its ship's next step."""
    made = state.made[seat][number]
    left = made.tokens - len(made.paid)
    if made.fixed or (made.what in ENTERING and state.moved[seat][made.to] < left):
        return False
    if made.ship < 0:
        return True
    built = made.before is None
    if built and made.ship != len(state.ships[seat]) - 1:  # ships are numbered
        return False
    return last_of_ship(state, seat, made.ship) == number


def last_of_ship(state: State, seat: Seat, ship: int) -> int | None:
    """The number of the latest action with a ship."""
    made = state.made[seat]
    for number in range(len(made) - 1, -1, -1):
        if made[number].ship == ship:
            return number
    return None


def take_back(state: State, seat: Seat, number: int) -> Made:
    made = state.made[seat].pop(number)
    unmake(state, seat, made)
    return made


def leaned_on(position: Position, seat: Seat, made: Made) -> Seat | None:
    """A seat that could enter an area only because these tokens had brought conflict there, if there is
    any.
    """
    state = position.state
    if made.what not in ENTERING:
        return None
    area = made.to
    if not guarded(position):
        return None
    for other in seats_of(state):
        entered = state.moved[other][area]
        if other != seat and entered:
            counts = there(state, area)
            counts[other] -= entered
            with_them = forbids(position, other, area, counts, entered)
            counts[seat] -= made.tokens
            if not with_them and forbids(position, other, area, counts, entered):
                return other
    return None


def entered(state: State, seat: Seat, area: AreaId) -> int | None:
    """The number of the first action by which a seat entered an area."""
    for number, made in enumerate(state.made[seat]):
        if made.to == area and made.what in ENTERING:
            return number
    return None


def roll_back(state: State, seat: Seat, area: AreaId) -> bool:
    """Take back everything from a seat's first entering of an area on; False if it never did."""
    first = entered(state, seat, area)
    if first is None:
        return False
    while len(state.made[seat]) > first:
        take_back(state, seat, -1)
    return True
