"""The end of the game: its abilities, and the winner."""

from __future__ import annotations

from ecumene.table.ruleset import Standing
from ecumene.table.state.frames import Seat
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.rules.gains import abilities, times_of
from ecumene.titles.ages.state import CardId, State, seats

Sheet = dict[str, int]


def end_items(book: Book, state: State, seat: Seat) -> list[tuple[CardId, int]]:
    """What every card of a seat would score if the game ended now; cards that score nothing are left out."""
    held = abilities(book, state, seat)
    found = [
        (source, gain.points * times_of(book, state, seat, held, gain)) for source, gain in held.game_end
    ]
    return [(source, points) for source, points in found if points]


def end_sum(book: Book, state: State, seat: Seat) -> int:
    """The same as a single number, for bots that ask for it again and again."""
    held, total = abilities(book, state, seat), 0
    for _, gain in held.game_end:
        total += gain.points * times_of(book, state, seat, held, gain)
    return total


def sheet(book: Book, state: State, seat: Seat) -> Sheet:
    """Points scored in play, and those of the game end, as if it came now."""
    if state.phase == "over":
        ended = state.end_points[seat]
        return {"played": state.points[seat] - ended, "end": ended}
    return {"played": state.points[seat], "end": end_sum(book, state, seat)}


def standings(book: Book, state: State) -> list[Standing]:
    """Most points, then most workers, then most coins; seats that still tie share the rank."""
    sheets = [sheet(book, state, seat) for seat in seats(state)]

    def merit(seat: Seat) -> tuple[bool, int, int, int]:
        return (
            seat not in state.departed,
            sum(sheets[seat].values()),
            state.workers[seat],
            state.coins[seat],
        )

    ranked = sorted(seats(state), key=merit, reverse=True)
    return [
        Standing(
            seat,
            1 + sum(merit(other) > merit(seat) for other in ranked),
            sum(sheets[seat].values()),
            sheets[seat],
        )
        for seat in ranked
    ]
