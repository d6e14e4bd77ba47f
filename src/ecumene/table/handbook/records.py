"""What a title brings to its handbook besides its rulebooks: pages for its cards, and sheets for the table.

Everything here is in the reader's language. Numbers come from content, so that an owner's card is told as it
is printed.
"""

from __future__ import annotations

import msgspec


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """A figure of a card: what it is, how much; `guess` where it is our reconstruction."""

    label: str
    value: str
    guess: bool = False


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """What a card has to do with another one (`card`, its id; none where it is about itself)."""

    text: str
    card: str = ""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """Something with a name and numbers: an advance, a calamity, a wonder, a civilization.

    `says` is what it does, `notes` are what it changes and what changes it, `sections` where the rulebook
    describes it, `guess` whether any of it is our reconstruction.
    """

    id: str
    name: str
    says: list[str]
    facts: list[Fact] = []
    notes: list[Note] = []
    sections: list[str] = []
    guess: bool = False


class Shelf(msgspec.Struct, frozen=True, kw_only=True):
    """All cards of a kind, in the order in which a player looks for them."""

    id: str
    name: str
    cards: list[Card]


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """A field of a table; `card` or `section` where it leads somewhere."""

    text: str
    card: str = ""
    section: str = ""


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a sheet. The first cell of a row is its heading; `head` are those of its columns.

    In a chart of `numbers` the columns are narrow and stand to the right.
    """

    head: list[str]
    rows: list[list[Cell]]
    title: str = ""
    numbers: bool = False


class Aid(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet that lies beside the board: a turn card, a summary of calamities, a chart of credits."""

    id: str
    name: str
    about: str
    charts: list[Chart]
