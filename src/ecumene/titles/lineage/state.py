"""The state of a game of the lineage: who has what where, as flat rows of small numbers."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ecumene.table.fields import Hidden, Owned, PerSeat, Public, declared, hidden, public
from ecumene.table.frames import Seat
from ecumene.table.kind import Moment as TableMoment
from ecumene.table.kind import State as TableState
from ecumene.table.offers import Floor
from ecumene.titles.lineage.book import Book, Scene
from ecumene.titles.lineage.pieces.board import Board, Place

CardId = str
NOBODY = 0
PIRATES = 255
"""What `cities` holds where there is no city, and where there is a pirate city; otherwise seat + 1."""


Row = Annotated[bytearray, public("area")]
RowPerSeat = Annotated[list[bytearray], public("seat", "area")]
PerStack = Annotated[list[list[CardId]], public("stack")]


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The options of the table that the rules look at while the game runs."""

    ast: str
    strict: bool = False
    turn_limit: int = 0
    revolt: str = "pirates"
    trade_answers: int = 40


class Ship(msgspec.Struct, frozen=True, gc=False):
    """A ship on the board: where it is, whether it may be used this turn, its steps so far and its cargo."""

    place: Place
    ready: bool = False
    built: bool = False
    steps: int = 0
    cargo: int = 0


class Made(msgspec.Struct, frozen=True, gc=False):
    """Something a seat did in its movement, kept so that it can be taken back.

    `what` is the kind of answer; the rest is what its taking back needs: tokens that went from one area to
    another or on and off a ship, what a ship was `before` (None: not built yet), treasury and tokens
    that were `paid` (pairs of area and whether that token had moved). `fixed`: it caused conflict before the
    seat's turn in census order and stays.
    """

    what: str
    origin: Place = -1
    to: Place = -1
    tokens: int = 0
    treasury: int = 0
    paid: tuple[tuple[Place, int], ...] = ()
    ship: int = -1
    before: Ship | None = None
    fixed: bool = False


@declared
class State(TableState):
    """What the names of the types do not say, a comment does."""

    scene: Public[str]
    rules: Public[Rules]
    turn: Public[int]
    phase: Public[str]
    civilizations: PerSeat[str]
    tokens: RowPerSeat
    moved: RowPerSeat  # how many of them cannot move any more this turn
    cities: Row  # whose city
    new_cities: Row  # 1 where a city was built this turn
    barbarians: Row
    ships: PerSeat[list[Ship]]
    made: PerSeat[list[Made]]  # what each seat did in its movement so far
    stock: PerSeat[int]
    treasury: PerSeat[int]
    census: PerSeat[int]
    advances: PerSeat[int]  # the sum of the bits of the advances held
    credits: Annotated[list[list[int]], public("seat", "group")]  # credit tokens
    ast: PerSeat[int]  # the step of each succession marker
    hand: Owned[list[CardId]]
    stacks: Annotated[list[list[CardId]], hidden("stack")]  # top card first
    discards: PerStack
    returned: PerStack  # what everybody saw go under the stack last
    first_iron: Public[list[Seat]]  # who entered the Late Iron Age in the turn somebody first did
    last_turns: Public[int]  # turns still to be played after that, 0 while nobody did
    cities_ever: Public[bool]  # somebody has had a city
    used: PerSeat[int]  # bits of once-a-turn abilities used this turn
    departed: Public[list[Seat]]
    floor: Hidden[Floor]  # the offers of phase 7
    patience: Owned[int]  # how many more answers of phase 7 each seat has before its time is up
    givers: Hidden[dict[CardId, Seat]]  # who last traded each calamity that is in a hand
    laid: PerSeat[int]  # how many calamities each seat has laid before it, face down, in phases 8 and 9
    known: Owned[tuple[tuple[CardId, ...], ...]]  # for each seat, what it last knew in each other's hand


Moment = TableMoment[State, Book]


def scene_of(book: Book, state: State) -> Scene:
    return book.scenes[state.scene]


def board_of(book: Book, state: State) -> Board:
    return book.scenes[state.scene].board


def seats_of(state: State) -> range:
    return range(len(state.civilizations))


def present(state: State) -> list[Seat]:
    """The seats that are in the game: all but those that left it."""
    return [seat for seat in seats_of(state) if seat not in state.departed]


def by_ranking(book: Book, state: State) -> list[Seat]:
    """The seats in the game, in A.S.T.-Ranking order."""
    return sorted(present(state), key=lambda seat: book.ranking[state.civilizations[seat]])


def has(book: Book, state: State, seat: Seat, advance: str) -> bool:
    """Whether a seat holds an advance."""
    return bool(state.advances[seat] & book.bits[advance])


def raised(book: Book, state: State, seat: Seat, number: str) -> int:
    """A number of the game as the advances of a seat raise it."""
    bits, values = book.raised[number]
    return values[state.advances[seat] & bits]
