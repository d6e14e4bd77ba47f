"""Panels of the text board in a Short Game: your token, and your region while you place pieces in it."""

from __future__ import annotations

from ecumene.table.ruleset import View
from ecumene.table.state.frames import Seat
from ecumene.table.text.board import Line, Panel, Span, wrapped
from ecumene.table.text.words import Voice
from ecumene.titles.empires.short_game.numbers import home, numbers_of
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.secrets.view import lay_board
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.text.areas import CITY, LIMIT, NAME, head, listed, site, units, when
from ecumene.titles.lineage.text.cards import about

_COAST = 6
PLACING = ("founding", "settlement")
"""The parts of the set-up in which pieces are placed."""


def panels(book: Book, view: View, seat: Seat | None, say: Voice) -> list[Panel]:
    """They come before all others, and only before turn 1."""
    if seat is None or "scenarios" not in view or view["turn"]:
        return []
    position = Position(book, lay_board(book, view))
    found = [_token(position, seat, say)]
    if view["phase"] in PLACING:
        found.insert(0, _region(position, seat, say))
    return found


def _token(position: Position, seat: Seat, say: Voice) -> Panel:
    """Your token with its advances, what each does, and whether it costs a city."""
    state = position.state
    token = numbers_of(position).scenarios[(state.scenarios or state.revealed)[seat]]
    rows: list[Line] = []
    for advance in token.advances:
        rows += wrapped(
            Span(f"{say.name(advance)}: ", "strong"), about(position.book, advance, say), indent=2
        )
    if token.loses_city:
        rows += wrapped(
            Span(say("board-scenario-costs", reconstructed="yes" if token.reconstructed else "no"), "bad")
        )
    secret = "yes" if state.scenarios else "no"
    return Panel("scenario", say("board-scenario", scenario=token.id, secret=secret), rows)


def _region(position: Position, seat: Seat, say: Voice) -> Panel:
    """Every area of your region: its limit, its site, its coast, and what stands there."""
    board = position.board
    rows = [head(say, {"area": NAME, "limit": LIMIT, "site": CITY, "coast": _COAST, "who": 0})]
    for area in sorted(home(position, seat), key=board.names.__getitem__):
        coast = say("board-coast") if board.coastal[area] else "-"
        rows += wrapped(
            Span(f"{board.names[area]:<{NAME}}", "strong" if board.limit[area] else "muted"),
            f"{board.limit[area]:<{LIMIT}}{site(position, area, say):<{CITY}}{coast:<{_COAST}}",
            *listed(units(position.state, area, say)),
            indent=NAME,
        )
    return Panel("region", say("board-region", when=when(position.state, say)), rows)
