"""The civilization advances as text: what you hold, and what each of the others would cost you."""

from __future__ import annotations

from ecumene.table.state.frames import Seat
from ecumene.table.text.board import Line, Panel, Span, line, wrapped
from ecumene.table.text.words import Voice
from ecumene.titles.lineage.advances.prices import prices
from ecumene.titles.lineage.book import AdvanceCard, Book
from ecumene.titles.lineage.phases.victory import held
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.text.cards import about

_NAME, _PRICE, _POINTS = 21, 8, 4


def advances(position: Position, seat: Seat, say: Voice) -> Panel:
    """Your credits and advances, then those you could acquire, the cheapest first."""
    book, state = position.book, position.state
    mine = held(position, seat)
    costs = prices(book, state.advances[seat], state.credits[seat])
    rows = _credits(position, seat, say)
    if mine:
        rows.append(_head("hold", say))
        for advance in sorted(mine, key=lambda advance: say.name(advance.id)):
            rows += _advance(book, advance, advance.cost, say)
    rows.append(_head("acquire", say))
    for id, price in sorted(costs.items(), key=lambda pair: (pair[1], say.name(pair[0]))):
        rows += _advance(book, book.advances[id], price, say)
    return Panel("advances", say("board-advances", count=len(mine)), rows)


def names_of_held(position: Position, seat: Seat, say: Voice) -> str:
    return ", ".join(sorted(say.name(advance.id) for advance in held(position, seat)))


def _credits(position: Position, seat: Seat, say: Voice) -> list[Line]:
    tokens = zip(position.book.groups, position.state.credits[seat], strict=True)
    there = ", ".join(f"{say.name(group)} {credit}" for group, credit in tokens if credit)
    return wrapped(Span(f"{say('board-your-credits')} ", "muted"), there or say("board-none"), indent=2)


def _head(which: str, say: Voice) -> Line:
    what, price = say(f"board-column-{which}"), say(f"board-column-{which}-price")
    points, groups = say("board-column-points"), say("board-column-groups")
    return line(Span(f"{what:<{_NAME}}{price:<{_PRICE}}{points:<{_POINTS}}{groups}", "muted"))


def _advance(book: Book, advance: AdvanceCard, price: int, say: Voice) -> list[Line]:
    groups = ", ".join(say.name(group) for group in advance.groups)
    credits = [f"{say.name(group)} {points}" for group, points in advance.credits.items()]
    if advance.special_credit:
        to, amount = advance.special_credit
        credits.append(f"{say.name(to)} {amount}")
    return [
        line(
            Span(f"{say.name(advance.id):<{_NAME}}", "strong"),
            f"{price:<{_PRICE}}{advance.victory_points:<{_POINTS}}{groups}",
        ),
        *wrapped(
            f"    {about(book, advance.id, say)} ",
            Span(say("board-credits", credits=tuple(credits)), "muted"),
            indent=4,
        ),
    ]
