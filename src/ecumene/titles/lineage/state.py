"""The state of a game of the lineage: the things of each seat in each place, as flat rows of small
numbers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, cast

import msgspec
from msgspec import UNSET, UnsetType

from ecumene.table.questions.kind import Moment as TableMoment
from ecumene.table.questions.kind import Position as TablePosition
from ecumene.table.questions.kind import State as TableState
from ecumene.table.state.fields import Hidden, Owned, PerSeat, Public, declared, hidden, public
from ecumene.table.state.frames import Ask, Seat
from ecumene.table.state.offers import Floor
from ecumene.titles.lineage.abilities.records import SpecialAbility
from ecumene.titles.lineage.advances.records import Allowed
from ecumene.titles.lineage.book import Book, Scene
from ecumene.titles.lineage.calamities.records import CalamityCard
from ecumene.titles.lineage.declared import STACKS
from ecumene.titles.lineage.market.records import SpaceId
from ecumene.titles.lineage.pieces.board import AreaId, Berth, Board, CoastId, Place

CardId = str
NOBODY = 0
PIRATES = 255
"""What `cities` holds where there is no city, and where there is a pirate city; otherwise seat + 1."""


NOT_PUT: Seat = -1
"""Who put a card that nobody had to put into the red column."""
Lies = Literal["dealt", "shown", "open", "red", "blocked"]
NO_BONUS: Mapping[str, int] = {}
SHORT = "short"
"""What `Rules.game` is in a Short Game."""

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
    game: str | UnsetType = UNSET  # "short"; a long game does not say so, as older games do not
    latecomers: int | UnsetType = UNSET  # how many of the last seats join later, where some do


class Ship(msgspec.Struct, frozen=True, gc=False):
    """A ship on the board: where it is, whether it may be used this turn, its steps so far and its cargo.

    `coast`: which one it lies at, in an area that has more than one.
    """

    place: Place
    ready: bool = False
    built: bool = False
    steps: int = 0
    cargo: int = 0
    coast: CoastId | UnsetType = UNSET


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


class Lying(msgspec.Struct, frozen=True, gc=False):
    """A card on the market board: how it `lies`, and who put it into the red column.

    `dealt`: from a stack, face down. `shown`: face down, but everybody saw it being placed. `open`: face up.
    `red`: face down in the red column. `blocked`: a calamity that cannot be traded, face up.
    """

    card: CardId
    lies: Lies
    by: Seat = NOT_PUT


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
    laid: PerSeat[int]  # the number of calamities that lie face down before each seat, in phases 8 and 9
    known: Owned[tuple[tuple[CardId, ...], ...]]  # for each seat, what it last knew in each other's hand
    market: Hidden[dict[SpaceId, Lying]] = msgspec.field(default_factory=dict)  # what lies on it
    scenarios: Owned[str] = msgspec.field(default_factory=list)  # the tokens of a Short Game, until they
    revealed: PerSeat[str] = msgspec.field(default_factory=list)  # are revealed
    latecomers: Public[list[Seat]] = msgspec.field(default_factory=list)  # who is to join, and has not yet
    lacking: PerSeat[tuple[str, ...]] = msgspec.field(default_factory=list)  # what all know a hand to lack


class Position(TablePosition[State, Book]):
    """A state and the book that it is played by: what every rule of the lineage looks at."""

    __slots__ = ()
    book = cast("Book", vars(TablePosition)["content"])  # the same slot under the lineage's own name

    @property
    def scene(self) -> Scene:
        return self.book.scenes[self.state.scene]

    @property
    def board(self) -> Board:
        return self.book.scenes[self.state.scene].board

    def calamity(self, card: CardId) -> CalamityCard:
        """What a calamity declares, with the numbers of this set-up."""
        return self.scene.records.get(card) or self.book.calamity[card]

    def berth(self, ship: Ship) -> Berth:
        """Where a ship lies: in a place, or at a coast of it."""
        return self.board.berth(ship.place, ship.coast)

    def stack(self, seat: Seat, number: int) -> list[CardId]:
        """The stack of that number that a seat draws from: that of its own trade block."""
        return self.state.stacks[self.block(seat) * STACKS + number - 1]

    def block(self, seat: Seat) -> int:
        """The number of the trade block that a seat belongs to; where there is one, all are in it."""
        return self.scene.blocks.get(self.state.civilizations[seat], 0)

    def bonus(self, seat: Seat) -> Mapping[str, int]:
        """What each card of some kinds is worth to a seat besides its set: those of the other trade block."""
        bonuses = self.scene.bonuses
        return bonuses[self.block(seat)] if bonuses else NO_BONUS

    def hand_limit(self, seat: Seat) -> int:
        """How many commodities a seat may keep."""
        return self.raised(seat, "hand_limit") + self.scene.more_cards

    @property
    def ranking(self) -> Mapping[str, int]:
        """The places of the civilizations in A.S.T. order, as the A.S.T. of this table has it."""
        return self.book.asts[self.state.rules.ast].ranking or self.book.ranking

    @property
    def ways(self) -> Ways:
        ways: Ways = self.book.ways
        return ways

    def has(self, seat: Seat, advance: str) -> bool:
        """Whether a seat holds an advance."""
        return bool(self.state.advances[seat] & self.book.bits[advance])

    def allows(self, seat: Seat, what: Allowed) -> bool:
        """Whether an advance of a seat allows something."""
        return bool(self.state.advances[seat] & self.book.allowing[what])

    def raised(self, seat: Seat, number: str) -> int:
        """A number of the game as the advances of a seat raise it."""
        bits, values = self.book.raised[number]
        return values[self.state.advances[seat] & bits]

    def raised_once(self, seat: Seat, number: str) -> int:
        """The same by those advances alone that a seat has not used this turn."""
        bits, values = self.book.raised[number]
        return values[self.state.advances[seat] & ~self.state.used[seat] & bits]


class Moment(TableMoment[State, Book], Position):
    """A position that the rules may change while one answer takes effect."""

    __slots__ = ()


class Remains(NamedTuple):
    """Where a calamity takes units: tokens that must stay in each area, and whether a city leaves some."""

    least: int = 0
    of_cities: bool = True


Effects = Mapping[type[CalamityCard], Callable[..., None]]
Demands = Mapping[type[CalamityCard], Callable[..., Iterable[Any]]]
Abilities = Mapping[type[SpecialAbility], Any]


class Ways(ABC):
    """What each game of the family does in its own way, where rules of several chapters have to know it.

    The rules ask the position (`position.ways`). What only one chapter knows is no way: a game that plays a
    phase or a question otherwise brings a chapter of its own (`Lineage.chapters`, `phases`). The tables say
    what carries out its calamities and special abilities.
    """

    effects: ClassVar[Effects]
    """What carries out each kind of calamity: those of the lineage are `calamities.cards.EFFECTS`."""

    burdens: ClassVar[Demands]
    """The demands of each kind of calamity on each seat, for counsel: `what_if.burdens.BURDENS`."""

    abilities: ClassVar[Abilities]
    """What carries out each kind of special ability, an `Ability`: `abilities.cards.ABILITIES`."""

    before_moving: ClassVar[type[Ask] | None] = None
    """The question about ships in a phase of their own, None where they are built and paid for while one
    moves."""

    grows_beside_city: ClassVar[bool] = True
    """Whether a token beside a city grows like any other (Public Works)."""

    neighbours_help_once: ClassVar[bool] = True
    """Whether tokens from next door help to build one city a turn (Urbanism), or any number."""

    order_of_losses_stays: ClassVar[bool] = False
    """Whether those who fight lose tokens in the order of their strengths at the beginning, to the end."""

    failed_attackers_stay: ClassVar[bool] = True
    """Whether the tokens of an attack that is too weak stay before the city, as surplus, or are lost."""

    untraded_has_beneficiary: ClassVar[bool] = True
    """Whether `beneficiary` names who gains by a calamity that nobody traded, or nobody does."""

    unannexed_city: ClassVar[str] = "pirates"
    """What happens to a city if its annexer has none in stock: pirates, or destroyed."""

    twins_share_victims: ClassVar[bool] = True
    """Whether nobody has a part in two copies of a calamity, so that their victims are selected together; or
    each copy is a card of its own."""

    untradeable_stays_in_block: ClassVar[bool] = True
    """Whether a calamity that cannot be traded concerns only the trade block of its victim."""

    gives_all: ClassVar[bool] = False
    """Whether all advances that another one may give come with it (Anatomy), or one of one's choice."""

    token_outlives_city: ClassVar[bool] = False
    """Whether a token beside a city (Public Works) stays when the city is destroyed."""

    counted_at_end: ClassVar[Sequence[str]] = ()
    """The parts of a score that come from hands: secret until the game is over; then they count, and all
    hands are shown.
    """

    leavers_stay: ClassVar[bool] = False
    """Whether the units of who left the game stay on the board, inert, or its region goes out of play."""

    @property
    def builds_while_moving(self) -> bool:
        return self.before_moving is None

    def remains(self, position: Position, card: CardId) -> Remains:
        """What has to stay, and may, where a calamity takes units."""
        return Remains()

    def reserves_may_fall(self, position: Position, seat: Seat, area: AreaId) -> bool:
        """Whether a holder may lose tokens next door instead, in the conflict of an area."""
        return True

    def treasury_may_build(self, position: Position, seat: Seat, area: AreaId) -> bool:
        """Whether the treasury may pay a part of a city in an area (Architecture)."""
        return True

    def landing_losses(self, position: Position, seat: Seat, area: AreaId, tokens: int) -> int:
        """How many of the tokens that go ashore in an area are lost."""
        return 0

    def scarcest_points(self, position: Position) -> int:
        """What each advance counts of the group of which a seat has fewest, besides its own points."""
        return 0

    @abstractmethod
    def road_ends(self, position: Position, seat: Seat, area: AreaId) -> bool:
        """Whether a token cannot pass an area on a road."""

    @abstractmethod
    def acting_place(self, position: Position, seat: Seat) -> tuple[int, ...]:
        """The place of a seat in special abilities, purchases and the hand limit: the lowest goes first."""

    @abstractmethod
    def beneficiary(self, position: Position, barred: Sequence[Seat]) -> Seat | None:
        """Who gains by the stock when cities change sides: nobody who is barred, as victims are."""

    @abstractmethod
    def levy(self, position: Position, seat: Seat, place: Place) -> Iterable[AreaId]:
        """The areas whose tokens may build or maintain a ship in a place: that place itself first, if any."""

    @abstractmethod
    def too_many_calamities(self, position: Position, seat: Seat) -> bool:
        """Whether a seat holds more calamities than it has to suffer in a turn."""

    @abstractmethod
    def score(self, position: Position, seat: Seat) -> dict[str, int]:
        """The points of a seat by category, as if the game ended now; nothing that others may not know."""

    @abstractmethod
    def tie_break(self, position: Position, seat: Seat) -> tuple[int, ...]:
        """What seats with equal points are compared by, one after the other; the lowest comes first."""

    @abstractmethod
    def is_last_turn(self, moment: Moment, entered: Sequence[Seat]) -> bool:
        """Note who entered the last era in this turn, and whether the game ends with it."""


def seats_of(state: State) -> range:
    return range(len(state.civilizations))


def present(state: State) -> list[Seat]:
    """The seats that are in the game: all but those that left it, or have not come yet."""
    away = {*state.departed, *state.latecomers}
    return [seat for seat in seats_of(state) if seat not in away]


def by_ranking(position: Position) -> list[Seat]:
    """The seats in the game, in A.S.T.-Ranking order."""
    return sorted(
        present(position.state), key=lambda seat: position.ranking[position.state.civilizations[seat]]
    )
