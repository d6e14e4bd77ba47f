"""The civilization advances as text: what you hold, and what each of the others would cost you."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.table.board import Line, Panel, Span, line, wrapped
from ecumene.table.frames import Seat
from ecumene.titles.lineage.book import AdvanceCard, Book
from ecumene.titles.lineage.prices import prices
from ecumene.titles.lineage.state import State
from ecumene.titles.lineage.victory import held

About = Callable[[str], str]
"""What a card does, in a sentence or two."""

_NAME, _PRICE, _POINTS = 21, 7, 4


def advances(book: Book, state: State, seat: Seat, about: About) -> Panel:
    """Your credits and advances, then those you could acquire, the cheapest first."""
    mine = held(book, state, seat)
    costs = prices(book, state.advances[seat], state.credits[seat])
    rows = _credits(book, state, seat)
    if mine:
        rows.append(_head("You hold", "cost"))
        for advance in mine:
            rows += _advance(book, advance, advance.cost, about)
    rows.append(_head("To acquire", "price"))
    for id, price in sorted(costs.items(), key=lambda pair: (pair[1], book.advances[pair[0]].name)):
        rows += _advance(book, book.advances[id], price, about)
    return Panel("advances", f"Advances, you hold {len(mine)}", rows)


def names_of_held(book: Book, state: State, seat: Seat) -> str:
    return ", ".join(sorted(advance.name for advance in held(book, state, seat)))


def _credits(book: Book, state: State, seat: Seat) -> list[Line]:
    tokens = zip(book.groups, state.credits[seat], strict=True)
    there = ", ".join(f"{book.names.get(group, group)} {credit}" for group, credit in tokens if credit)
    return wrapped(Span("Your credits: ", "muted"), there or "none", indent=2)


def _head(what: str, price: str) -> Line:
    return line(Span(f"{what:<{_NAME}}{price:<{_PRICE}}{'VP':<{_POINTS}}groups", "muted"))


def _advance(book: Book, advance: AdvanceCard, price: int, about: About) -> list[Line]:
    names = book.names
    groups = ", ".join(names.get(group, group) for group in advance.groups)
    credits = [f"{names.get(group, group)} {points}" for group, points in advance.credits.items()]
    if advance.special_credit:
        to, amount = advance.special_credit
        credits.append(f"{names[to]} {amount}")
    return [
        line(
            Span(f"{advance.name:<{_NAME}}", "strong"),
            f"{price:<{_PRICE}}{advance.victory_points:<{_POINTS}}{groups}",
        ),
        *wrapped(f"    {about(advance.id)} ", Span(f"Credits: {', '.join(credits)}.", "muted"), indent=4),
    ]
