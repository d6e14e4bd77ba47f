"""The parts of a handbook that a title supplies besides its rulebooks: pages for its cards, and sheets for
the table.

Everything here is in the reader's language. Numbers come from content, so that the page of an owner's card
shows the printed values.
"""

from __future__ import annotations

import msgspec


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """A figure of a card: its name and its value; `guess` if it is our reconstruction."""

    label: str
    value: str
    guess: bool = False


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """The relation of a card to another one (`card`, its id; empty if the note is about the card itself)."""

    text: str
    card: str = ""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """Something with a name and numbers: an advance, a calamity, a wonder, a civilization.

    `says` is its effect, `notes` are its relations to other cards, `sections` the places in the rulebook that
    describe it; `guess`: some of it is our reconstruction.
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
