"""The state of a game of the lineage: who has what where, as flat rows of small numbers."""

from __future__ import annotations

import msgspec

from ecumene.table.frames import Seat
from ecumene.table.kind import Moment as TableMoment
from ecumene.table.kind import State as TableState
from ecumene.table.offers import Floor
from ecumene.table.title import Visibility
from ecumene.titles.lineage.board import Board, Place
from ecumene.titles.lineage.book import Book, Scene

CardId = str
NOBODY = 0
PIRATES = 255
"""What `cities` holds where there is no city, and where there is a pirate city; otherwise seat + 1."""


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


class State(TableState):
    """Lists have one entry per seat, rows one number per area, unless a comment says otherwise."""

    scene: str
    rules: Rules
    turn: int
    phase: str
    civilizations: list[str]
    tokens: list[bytearray]  # rows: tokens of each seat
    moved: list[bytearray]  # rows: how many of them cannot move any more this turn
    cities: bytearray  # one row: whose city
    new_cities: bytearray  # one row: 1 where a city was built this turn
    barbarians: bytearray  # one row
    ships: list[list[Ship]]
    made: list[list[Made]]  # what each seat did in its movement so far
    stock: list[int]
    treasury: list[int]
    census: list[int]
    advances: list[int]  # the sum of the bits of the advances held
    credits: list[list[int]]  # credit tokens of each seat, one number per group
    ast: list[int]  # the step of each succession marker
    hand: list[list[CardId]]
    stacks: list[list[CardId]]  # one per number, top card first
    discards: list[list[CardId]]  # one per number
    returned: list[list[CardId]]  # one per number: what everybody saw go under the stack last
    first_iron: list[Seat]  # who entered the Late Iron Age in the turn somebody first did
    last_turns: int  # turns still to be played after that, 0 while nobody did
    cities_ever: bool  # somebody has had a city
    used: list[int]  # bits of once-a-turn abilities used this turn
    departed: list[Seat]
    floor: Floor  # the offers of phase 7
    patience: list[int]  # how many more answers of phase 7 each seat has before its time is up
    givers: dict[CardId, Seat]  # who last traded each calamity that is in a hand
    laid: list[int]  # how many calamities each seat has laid before it, face down, in phases 8 and 9
    known: list[tuple[tuple[CardId, ...], ...]]  # for each seat, what it last knew in each other's hand

    def copy(self) -> State:
        return State(
            self.flow.copy(),
            self.scene,
            self.rules,
            self.turn,
            self.phase,
            self.civilizations.copy(),
            [row.copy() for row in self.tokens],
            [row.copy() for row in self.moved],
            self.cities.copy(),
            self.new_cities.copy(),
            self.barbarians.copy(),
            [ships.copy() for ships in self.ships],
            [made.copy() for made in self.made],
            self.stock.copy(),
            self.treasury.copy(),
            self.census.copy(),
            self.advances.copy(),
            [credits.copy() for credits in self.credits],
            self.ast.copy(),
            [hand.copy() for hand in self.hand],
            [stack.copy() for stack in self.stacks],
            [pile.copy() for pile in self.discards],
            [pile.copy() for pile in self.returned],
            self.first_iron.copy(),
            self.last_turns,
            self.cities_ever,
            self.used.copy(),
            self.departed.copy(),
            self.floor.copy(),
            self.patience.copy(),
            self.givers.copy(),
            self.laid.copy(),
            self.known.copy(),
        )


VISIBILITY: dict[str, Visibility] = {
    "flow": "hidden",  # how often others were asked; `Title.flow_glimpse` shows the rest
    "scene": "public",
    "rules": "public",
    "turn": "public",
    "phase": "public",
    "civilizations": "public",
    "tokens": "public",
    "moved": "public",
    "cities": "public",
    "new_cities": "public",
    "barbarians": "public",
    "ships": "public",
    "made": "public",
    "stock": "public",
    "treasury": "public",
    "census": "public",
    "advances": "public",
    "credits": "public",
    "ast": "public",
    "hand": "owner",
    "stacks": "hidden",
    "discards": "public",
    "returned": "public",
    "first_iron": "public",
    "last_turns": "public",
    "cities_ever": "public",
    "used": "public",
    "departed": "public",
    "floor": "hidden",
    "patience": "owner",
    "givers": "hidden",
    "laid": "public",
    "known": "owner",
}

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
