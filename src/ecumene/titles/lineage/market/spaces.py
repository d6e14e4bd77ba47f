"""The cards on the market board, a seat's knowledge of them, and their worth."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from ecumene.table.state.fields import UNKNOWN
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.book import WATER
from ecumene.titles.lineage.market.records import TOP, MarketBoard, SpaceId
from ecumene.titles.lineage.state import CardId, Lies, Lying, Position, State
from ecumene.titles.lineage.trade.values import set_value

Placed = tuple[CardId, SpaceId]
FACE_DOWN: frozenset[Lies] = frozenset({"dealt", "shown", "red"})


def board_of(position: Position) -> MarketBoard:
    """The market of a set-up that has one."""
    board = position.scene.market
    assert board is not None
    return board


def known_to(lying: Lying, seat: Seat | None) -> bool:
    """Whether a seat knows a card of the market; that Water lies where a stack was empty everybody saw."""
    if lying.lies == "dealt":
        return lying.card == WATER
    return lying.lies != "red" or (seat is not None and lying.by == seat)


def glimpsed(state: State, seat: Seat | None) -> dict[SpaceId, Lying]:
    """The market as a seat may know it, in an order that does not tell which card came first."""
    return {
        space: lying if known_to(lying, seat) else Lying(UNKNOWN, lying.lies, lying.by)
        for space, lying in sorted(state.market.items())
    }


def spaces_for(position: Position, card: CardId) -> list[SpaceId]:
    """The free spaces that take a card, its column first, which calamities never enter."""
    board, entry = board_of(position), position.book.cards[card]
    market = position.state.market
    if not entry.tradeable:
        return []
    column = () if entry.calamity else board.spaces
    own = [space for space in column if board.spaces[space][0] == entry.stack and space not in board.red]
    return [space for space in (*own, *board.red) if space not in market]


def first_free(position: Position, card: CardId, filled: Collection[SpaceId]) -> SpaceId:
    """The default space of a card: face up, else in the top row, else in the red space with the smallest
    penalty. None if no space for it is free that is not `filled` already.
    """
    board = board_of(position)

    def place(space: SpaceId) -> tuple[bool, bool, int]:
        number, row = board.spaces[space]
        return space in board.red, row == TOP, -number if space in board.red else row

    free = [space for space in spaces_for(position, card) if space not in filled]
    return min(free, key=place, default="")


def lying_at(position: Position, seat: Seat, said: str, but: Collection[SpaceId]) -> SpaceId:
    """The space that somebody means: by its id, by its column (the face-down card), or by an open card."""
    market = position.state.market
    if said in market:
        return said
    if f"{said}.{TOP}" in market:
        return f"{said}.{TOP}"
    shown = [space for space, lying in market.items() if known_to(lying, seat) and lying.card == said]
    shown.sort(key=lambda space: market[space].lies in FACE_DOWN)
    return next((space for space in shown if space not in but), said)


def lies_in(board: MarketBoard, space: SpaceId) -> Lies:
    """Face up or face down: the state of a card that somebody puts there."""
    if space in board.red:
        return "red"
    return "shown" if board.spaces[space][1] == TOP else "open"


def placed_value(position: Position, place: Iterable[Placed]) -> int:
    """What cards count that are put on the market: those of one kind in columns are a set."""
    board, placed = board_of(position), tuple(place)
    red = sum(board.red.get(space, 0) for _, space in placed)
    return red + set_value(position.book, (card for card, space in placed if space not in board.red))


def taken_value(position: Position, spaces: Sequence[SpaceId]) -> int:
    """What cards of the market count: face down the number of their column, or of the red space."""
    board, market = board_of(position), position.state.market
    face_down = sum(board.spaces[space][0] for space in spaces if market[space].lies in FACE_DOWN)
    open_ones = (market[space].card for space in spaces if market[space].lies not in FACE_DOWN)
    return face_down + set_value(position.book, open_ones)


def misplaced(position: Position) -> list[str]:
    """The errors of a market: cards in impossible spaces."""
    board, cards, found = position.scene.market, position.book.cards, list[str]()
    for space, lying in position.state.market.items():
        if board is None or space not in board.spaces:
            found.append(f"there is no space {space} on the market")
            continue
        card, column = cards[lying.card], board.spaces[space][0]
        if space in board.red:
            if not card.tradeable:
                found.append(f"{lying.card} lies in the red column")
        elif column != card.stack and card.id != WATER:
            found.append(f"{lying.card} lies in column {column}")
    return found
