"""The table as text: provinces, both civilizations, and your hand with its prices."""

from __future__ import annotations

from ecumene.table.board import Panel
from ecumene.table.frames import Seat
from ecumene.table.title import View
from ecumene.titles.cultures.book import Book


def panels(book: Book, view: View, seat: Seat | None) -> list[Panel]:
    return []
