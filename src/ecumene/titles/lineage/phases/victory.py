"""Phase 13c: victory points, what breaks ties, and the end of the game."""

from __future__ import annotations

from ecumene.table.frames import Seat
from ecumene.table.title import Standing
from ecumene.titles.lineage.book import AdvanceCard, Book
from ecumene.titles.lineage.events import GameEnded
from ecumene.titles.lineage.pieces.pieces import cities_on_board, tokens_on_board
from ecumene.titles.lineage.state import Moment, State, seats_of

CATEGORIES = ("cities", "advances", "steps", "bonus")
DEAR, MIDDLE = 6, 3
"""The victory points of advances that break ties, in this order."""


def end_game(moment: Moment) -> None:
    """The game is over: the winner is told."""
    winner = standings(moment.content, moment.state)[0]
    moment.state.phase = "over"
    moment.flow.finish_all()
    moment.tell(GameEnded(winner.seat, winner.score))


def held(book: Book, state: State, seat: Seat) -> list[AdvanceCard]:
    """The advances of a seat."""
    mine = state.advances[seat]
    return [advance for id, advance in book.advances.items() if mine & book.bits[id]]


def victory_points(book: Book, state: State, seat: Seat) -> dict[str, int]:
    """The points of a seat by category, as if the game ended now."""
    numbers = book.numbers
    alone = state.first_iron == [seat]
    return {
        "cities": numbers.city_victory_points * cities_on_board(state, seat),
        "advances": sum(advance.victory_points for advance in held(book, state, seat)),
        "steps": numbers.step_victory_points * state.ast[seat],
        "bonus": numbers.bonus_victory_points if alone else 0,
    }


def standings(book: Book, state: State) -> list[Standing]:
    """The seats in order of points; ties are always broken, at last by A.S.T.-Ranking.

    Who left the game comes after all who stayed.
    """
    parts = {seat: victory_points(book, state, seat) for seat in seats_of(state)}
    scores = {seat: sum(parts[seat].values()) for seat in parts}

    def place(seat: Seat) -> tuple[int, ...]:
        gone = int(seat in state.departed)
        return gone, -scores[seat], *tie_break(book, state, seat), _last(book, state, seat)

    ranked = sorted(parts, key=place)
    return [Standing(seat, rank, scores[seat], parts[seat]) for rank, seat in enumerate(ranked, 1)]


def tie_break(book: Book, state: State, seat: Seat) -> tuple[int, ...]:
    """What seats with equal points are compared by, one after the other; the lowest number comes first."""
    advances = held(book, state, seat)
    points = [advance.victory_points for advance in advances]
    credits = state.credits[seat]
    most = (
        state.ast[seat],
        points.count(DEAR),
        points.count(MIDDLE),
        sum(advance.cost for advance in advances),
        max(credits),
        sum(credits),
        cities_on_board(state, seat),
        tokens_on_board(state, seat),
    )
    return tuple(-number for number in most)


def _last(book: Book, state: State, seat: Seat) -> int:
    """A.S.T.-Ranking; while civilizations are still being chosen, the order of the seats."""
    return book.ranking.get(state.civilizations[seat], seat)
