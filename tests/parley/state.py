"""The state of a game of Parley, its frames, and its constants."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ecumene.table.questions.kind import Moment as TableMoment
from ecumene.table.questions.kind import State as TableState
from ecumene.table.state.fields import Hidden, Owned, PerSeat, Public, declared, public
from ecumene.table.state.frames import Ask, Flow, Frame, Node, Seat
from ecumene.table.state.offers import Floor

Area = int
CardId = str

KINDS = ("salt", "silk", "gold", "idol")
UNTRADEABLE = "idol"
TOKENS, COINS, CARDS_PER_SEAT, FIRST_HAND, DRAW, HAND_LIMIT, MOVES = 5, 4, 7, 3, 2, 6, 3
NAMES = (
    "Amber", "Birch", "Coral", "Dune", "Ember", "Fern", "Grove", "Heath", "Iris",
    "Jade", "Kelp", "Larch", "Moss", "Night", "Opal", "Pine", "Quartz", "Reed",
)  # fmt: skip


class Book:
    """What is printed: the cards of a table and their kinds."""

    def __init__(self) -> None:
        self.kind = {f"{kind}{n}": kind for kind in KINDS for n in range(1, 64)}

    def cards(self, seats: int) -> list[CardId]:
        """Every card of a table with so many seats."""
        return [f"{KINDS[i % len(KINDS)]}{i // len(KINDS) + 1}" for i in range(CARDS_PER_SEAT * seats)]


class Rules(msgspec.Struct, frozen=True):
    """The options of the table."""

    turns: int
    budget: int


@declared
class State(TableState):
    """`tokens` has a row per area with a number per seat; the other lists have an entry per seat."""

    rules: Public[Rules]
    turn: Public[int]
    phase: Public[str]
    tokens: Annotated[list[list[int]], public("area", "seat")]
    reserve: PerSeat[int]
    coins: PerSeat[int]
    bank: Public[int]
    hand: Owned[list[CardId]]
    deck: Hidden[list[CardId]]  # the top card is the last
    discard: Public[list[CardId]]
    known: Owned[list[tuple[Seat, CardId]]]  # who holds what, as far as a seat has seen or given it
    floor: Hidden[Floor]
    budget: Owned[int]
    bids: PerSeat[int | None]
    herald: Public[Seat]
    agenda: Public[list[Area]]  # where tokens of several seats still have to be sorted out, in order
    waited: Public[list[Area]]  # where a defender has already waited for another attack
    departed: Public[list[Seat]]


Moment = TableMoment[State, Book]


class Game(Frame, frozen=True, tag="game"):
    """Turn after turn."""


class Turn(Frame, frozen=True, tag="turn"):
    """One turn and what comes next in it."""

    next: Literal["draw", "trade", "bid", "conflict", "end"] = "draw"


class Movement(Frame, frozen=True, tag="movement"):
    """All seats move at once; `order` is the census, for whoever insists on it."""

    order: tuple[Seat, ...] = ()


class Trading(Frame, frozen=True, tag="trading"):
    """The trade floor is open."""

    begun: bool = False


class Bidding(Frame, frozen=True, tag="bidding"):
    """All bid for the office of herald."""

    begun: bool = False


class Conflicts(Frame, frozen=True, tag="conflicts"):
    """The agenda of areas is worked off; `chosen` is the area that the herald put first."""

    chosen: Area | None = None


class Raid(Frame, frozen=True, tag="raid"):
    """The strongest seat of an area raids all others there, at once."""

    area: Area
    raider: Seat
    begun: bool = False


class AskMove(Ask, frozen=True, tag="ask_move"):
    """Where do your tokens go? `moved` are the moves that can be taken back."""

    moved: tuple[tuple[Area, Area], ...] = ()
    demanded: bool = False


class AskToll(Ask, frozen=True, tag="ask_toll"):
    """Do you pay a coin to `by`, who stands where you stand?"""

    by: Seat


class AskTrade(Ask, frozen=True, tag="ask_trade"):
    """What do you offer, and what do you accept?"""


class AskBid(Ask, frozen=True, tag="ask_bid"):
    """What is the office of herald worth to you?"""


class AskNext(Ask, frozen=True, tag="ask_next"):
    """Which area is sorted out next?"""


class AskDefend(Ask, frozen=True, tag="ask_defend"):
    """Do you fight here now, or wait for another attack?"""

    area: Area


class AskYield(Ask, frozen=True, tag="ask_yield"):
    """You are raided: what do you give up?"""

    area: Area
    raider: Seat
    called: bool = False


class AskSteer(Ask, frozen=True, tag="ask_steer"):
    """Where do the barbarians go?"""


class AskFlee(Ask, frozen=True, tag="ask_flee"):
    """The barbarians reach you: where does your token flee to?"""

    area: Area


def blank(book: Book, seats: int, rules: Rules) -> State:
    """Everybody at home with four tokens and four coins, and the cards in order."""
    areas = seats + 2
    return State(
        flow=Flow.begin(seats, Game()),
        rules=rules,
        turn=0,
        phase="setup",
        tokens=[[TOKENS - 1 if seat == area else 0 for seat in range(seats)] for area in range(areas)],
        reserve=[1] * seats,
        coins=[COINS] * seats,
        bank=2 * seats,
        hand=[[] for _ in range(seats)],
        deck=book.cards(seats),
        discard=[],
        known=[[] for _ in range(seats)],
        floor=Floor(),
        budget=[0] * seats,
        bids=[None] * seats,
        herald=0,
        agenda=[],
        waited=[],
        departed=[],
    )


def seated(state: State) -> list[Seat]:
    """The seats that have not left."""
    return [seat for seat in range(len(state.hand)) if seat not in state.departed]


def neighbours(state: State, area: Area) -> tuple[Area, Area]:
    areas = len(state.tokens)
    return (area - 1) % areas, (area + 1) % areas


def on_board(state: State, seat: Seat) -> int:
    return sum(row[seat] for row in state.tokens)


def census(state: State) -> list[Seat]:
    """The seats by their tokens on the board, most first."""
    return sorted(seated(state), key=lambda seat: (-on_board(state, seat), seat))


def shift(state: State, seat: Seat, origin: Area, to: Area) -> None:
    state.tokens[origin][seat] -= 1
    state.tokens[to][seat] += 1


def remove(state: State, seat: Seat, area: Area) -> None:
    """A token goes back to its owner's reserve."""
    state.tokens[area][seat] -= 1
    state.reserve[seat] += 1


def forget(state: State, cards: list[CardId]) -> None:
    """Cards lie open now or are nobody's: nobody knows them in a hand any more."""
    for seat, facts in enumerate(state.known):
        state.known[seat] = [fact for fact in facts if fact[1] not in cards]


def learn(state: State, seat: Seat, holder: Seat, cards: list[CardId]) -> None:
    for card in cards:
        if (holder, card) not in state.known[seat]:
            state.known[seat].append((holder, card))


def siblings(flow: Flow, node: Node) -> list[tuple[Node, Ask]]:
    """The questions of a fork, the one at `node` among them."""
    return [(child, flow.asks[child]) for child in flow.children(flow.parents[node]) if child in flow.asks]
