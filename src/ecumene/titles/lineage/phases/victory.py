"""Phase 13c: victory points, tie-breaks, and the end of the game."""

from __future__ import annotations

from ecumene.table.ruleset import Standing
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.book import AdvanceCard, Book
from ecumene.titles.lineage.events import GameEnded, HandShown
from ecumene.titles.lineage.pieces.pieces import cities_on_board, tokens_on_board
from ecumene.titles.lineage.state import Moment, Position, seats_of
from ecumene.titles.lineage.trade.bargains import counted
from ecumene.titles.lineage.trade.values import hand_value

DEAR, MIDDLE = 6, 3
"""The victory points of advances that break ties, in this order."""


def end_game(moment: Moment) -> None:
    """The game is over: the winner is told, by all that counts once it is."""
    moment.state.phase = "over"
    moment.flow.finish_all()
    if moment.ways.counted_at_end:
        for seat, hand in enumerate(moment.state.hand):
            if hand:
                moment.tell(HandShown(seat, counted(hand), hand_value(moment, seat, hand)))
    winner = standings(moment)[0]
    moment.tell(GameEnded(winner.seat, winner.score))


def held(position: Position, seat: Seat) -> list[AdvanceCard]:
    """The advances of a seat."""
    book, mine = position.book, position.state.advances[seat]
    return [advance for id, advance in book.advances.items() if mine & book.bits[id]] if mine else []


def victory_points(position: Position, seat: Seat) -> dict[str, int]:
    """The points of a seat by category, as if the game ended now."""
    state = position.state
    numbers = position.book.numbers
    return {
        "cities": numbers.city_victory_points * cities_on_board(state, seat),
        "advances": sum(advance.victory_points for advance in held(position, seat)),
        "steps": numbers.step_victory_points * state.ast[seat],
        "bonus": numbers.bonus_victory_points if has_bonus(position, seat) else 0,
    }


def has_bonus(position: Position, seat: Seat) -> bool:
    """Whether a seat was the first in the Late Iron Age: alone, or with one seat of the other block."""
    first = position.state.first_iron
    if seat not in first:
        return False
    return len(first) == 1 or (len(first) == 2 and len({position.block(one) for one in first}) == 2)


def step_points(book: Book) -> int:
    """The points of a step of the A.S.T.: bots measure other points by it, because games differ by a factor
    of a hundred.
    """
    return max(book.numbers.step_victory_points, 1)


def standings(position: Position) -> list[Standing]:
    """The seats in order of points; ties are always broken, at last by A.S.T.-Ranking.

    Who left the game comes after all who stayed, and at last who never came.
    """
    state = position.state
    parts = {seat: position.ways.score(position, seat) for seat in seats_of(state)}
    scores = {seat: sum(parts[seat].values()) for seat in parts}

    def place(seat: Seat) -> tuple[int, ...]:
        away = 2 * (seat in state.latecomers) + (seat in state.departed)
        return away, -scores[seat], *position.ways.tie_break(position, seat), _last(position, seat)

    ranked = sorted(parts, key=place)
    return [Standing(seat, rank, scores[seat], parts[seat]) for rank, seat in enumerate(ranked, 1)]


def tie_break(position: Position, seat: Seat) -> tuple[int, ...]:
    """The keys that compare seats with equal points, one after the other; the lowest number comes first."""
    state = position.state
    advances = held(position, seat)
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


def _last(position: Position, seat: Seat) -> int:
    """A.S.T.-Ranking; while civilizations are still being chosen, the order of the seats."""
    return position.ranking.get(position.state.civilizations[seat], seat)
