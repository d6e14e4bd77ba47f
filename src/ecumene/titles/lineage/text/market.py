"""The market board as text: column by column, the red column, and whose turn it is."""

from __future__ import annotations

from typing import Any

from ecumene.table.ruleset import View
from ecumene.table.state.frames import Seat
from ecumene.table.text.board import Line, Panel, Span, of_seat, wrapped
from ecumene.table.text.words import Voice
from ecumene.titles.lineage.market.records import MarketBoard, SpaceId, space
from ecumene.titles.lineage.market.spaces import board_of
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.text.cards import called

_MEANINGS = {"dealt": "muted", "shown": "muted", "red": "muted", "open": "strong", "blocked": "bad"}


def market(position: Position, view: View, seat: Seat | None, say: Voice) -> Panel:
    """What lies where, as far as you know; a card in brackets lies face down."""
    board, seen = position.scene.market, view.get("market")
    if board is None or seen is None:
        return Panel("market", "", [])
    rows = [row for column in board.columns for row in _column(position, seen["spaces"], column, say)]
    rows += _red(position, board, seen["spaces"], seat, say)
    rows += _turns(position, seen, say)
    if board.reconstructed:
        rows += wrapped(Span(say("board-market-guess"), "note"), indent=2)
    title = say("board-market", stage=seen["stage"], round=seen["round"], rounds=seen["rounds"])
    return Panel("market", title, rows)


def _column(position: Position, spaces: dict[SpaceId, Any], column: int, say: Voice) -> list[Line]:
    parts: list[str | Span] = [Span(f"{column}  ", "accent")]
    for row in range(1, board_of(position).rows + 1):
        id = space(column, row)
        parts += [Span(f"{id} ", "muted"), _card(position, spaces.get(id), say), "  "]
    return wrapped(*parts, indent=4)


def _red(
    position: Position, board: MarketBoard, spaces: dict[SpaceId, Any], seat: Seat | None, say: Voice
) -> list[Line]:
    """The red column, with who put each card there."""
    parts: list[str | Span] = [Span(f"{say('board-market-penalties')}  ", "accent")]
    for id in board.red:
        entry = spaces.get(id)
        parts += [Span(f"{id} ", "muted"), _card(position, entry, say)]
        if entry and "by" in entry:
            who = "you" if entry["by"] == seat else position.state.civilizations[entry["by"]]
            parts += [Span(f" ({say('board-market-by', seat=who)})", of_seat(entry["by"]))]
        parts.append("  ")
    return wrapped(*parts, indent=4)


def _card(position: Position, entry: dict[str, Any] | None, say: Voice) -> Span:
    if entry is None:
        return Span(say("board-market-free"), "muted")
    name = say("board-market-hidden")
    if "card" in entry:
        name = called(position.book, position.scene, entry["card"], say)
    return Span(say(f"board-market-{entry['lies']}", card=name), _MEANINGS[entry["lies"]])


def _turns(position: Position, seen: dict[str, Any], say: Voice) -> list[Line]:
    """The order of trading, with a mark for the seat that has the turn."""
    civilizations = position.state.civilizations
    parts: list[str | Span] = []
    for other in seen["order"]:
        mark = "> " if other == seen["awaited"] else ""
        parts += [Span(f"{mark}{say.name(civilizations[other])}", of_seat(other)), ", "]
    if not parts:
        return []
    passes = f" {say('board-market-passes', passes=seen['passes'])}" if seen["passes"] else ""
    return wrapped(Span(f"{say('board-market-order')} ", "muted"), *parts[:-1], passes, indent=4)
