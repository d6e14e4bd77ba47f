"""Advice for phases 8 and 9: who suffers with oneself."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.answers import Answer
from ecumene.table.frames import Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.victims import AskVictims, Victims
from ecumene.titles.lineage.state import State
from ecumene.titles.lineage.victory import victory_points


def victims(book: Book, state: State, ask: AskVictims, options: Sequence[Answer]) -> Answer:
    """Those who are ahead."""
    ranked = sorted(ask.candidates, key=lambda seat: -standing(book, state, seat))
    chosen = ranked[: ask.count]
    return Victims(tuple(state.civilizations[seat] for seat in ask.candidates if seat in chosen))


def standing(book: Book, state: State, seat: Seat) -> int:
    """The points that a seat would have if the game ended now."""
    return sum(victory_points(book, state, seat).values())
