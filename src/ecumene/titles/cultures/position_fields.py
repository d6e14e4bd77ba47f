"""The fields of a position of Rising Cultures in a case, and impossible positions: a card in two places or of
another deck, a province that is not in the row.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from ecumene.table.data.shapes import Problem
from ecumene.table.rulebook.positions import (
    LARGEST,
    Field,
    Group,
    either,
    expect,
    expect_fields,
    expect_fresh,
    list_of,
    name_of,
    number,
    one_of,
    options_of,
    record,
)
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.meta import META
from ecumene.titles.cultures.state import SEATS

Given = Mapping[str, Any]

PHASES = ("setup", "income", "draw", "swap", "play", "province", "end", "over")
PILES = ("hand", "resources", "military", "progress", "buildings", "discard", "box")
ENDS = ("deck_top", "deck_bottom")
USUAL = ("rome", "persia")
"""The default civilizations of a case."""
MANY = 999


def groups(book: Book) -> list[Group]:
    """All fields, as the documents list them."""
    names = ", ".join(f"`{name}`" for name in book.boards)
    return [
        Group("the table", _opening() + _table(book, USUAL)),
        Group(
            f"a civilization, by its name: {names}",
            _side(book, USUAL[0]),
            {f"card of {name}": deck for name, deck in book.decks.items()},
        ),
    ]


def _opening() -> list[Field]:
    return [
        Field(
            "phase",
            one_of(*PHASES),
            "where it starts, `play` if left out: `setup` is a fresh table, `province` the contest, "
            "`end` is after it",
        ),
        Field("options", options_of(META), "the options of the table"),
        Field("seed", number(0, LARGEST), "the luck of a fresh table, 1 if left out"),
    ]


def _table(book: Book, civilizations: tuple[str, ...]) -> list[Field]:
    province = name_of("province", book.provinces)
    who = name_of("civilization", book.boards)
    return [
        Field("civilizations", list_of(who, exactly=2), "first seat first; Rome and Persia if left out"),
        Field("round", number(1, book.constants.rounds), "1 if left out"),
        Field("marker", one_of(*civilizations), "who has the progress marker, the first seat if left out"),
        Field(
            "row",
            list_of(province, most=book.constants.provinces_in_play),
            "the provinces in play, ascending; the first ones if left out. A shorter row ends earlier",
        ),
        Field("boxed", list_of(province), "provinces of the row that nobody won"),
        Field("game", number(1, 2), "which game of a match, 1 if left out"),
        Field(
            "first_game",
            list_of(number(0, MANY), exactly=len(SEATS), doubles=True),
            "the points of the first game of a match, in the order of the civilizations",
        ),
    ]  # fmt: skip


def _side(book: Book, civilization: str) -> list[Field]:
    card = name_of(f"card of {civilization}", book.decks[civilization])
    cards, deck = list_of(card), len(book.decks[civilization])
    pile, stack = either(number(0, deck), cards), either(card, list_of(card, least=1))
    coins = number(0, book.constants.coins)
    about = {
        "hand": "cards in hand; as many as the phase needs if left out",
        "resources": "below the board, the first one laid first",
        "military": "left of the board",
        "progress": "right of the board",
        "buildings": "above the board",
        "discard": "the discard pile",
        "box": "what was left over after the last round",
    }
    return [
        *(Field(name, pile, f"{about[name]}; a number means that many, no matter which") for name in PILES),
        Field("leaders", list_of(stack), "stacks, the top one last; or a single card"),
        Field("deck_top", cards, "known cards on top of the deck, the top one first"),
        Field("deck_bottom", cards, "known cards at the bottom of the deck, the last one last"),
        Field("won", list_of(name_of("province", book.provinces)), "provinces won"),
        Field("coins", coins, "0 if left out"),
        Field("nile", number(0, len(book.nile) - 1), "coins on the Nile, 0 if left out"),
        Field("played", number(0, book.constants.hand), "cards played in this round, 0 if left out"),
        Field("paid_swaps", number(0, book.constants.hand), "cards swapped for coins in this round"),
        Field("free_swaps", number(0, book.constants.hand), "cards swapped for nothing in this round"),
    ]  # fmt: skip


def check(book: Book, given: Given) -> None:
    """Refuse an impossible position."""
    opening = _opening()
    if given.get("phase") == "setup":
        expect_fresh(given, opening)
    first = {name: given[name] for name in ("civilizations",) if name in given}
    expect_fields(first, _table(book, USUAL))
    civilizations = tuple(given.get("civilizations", USUAL))
    sides = [Field(name, record(_side(book, name), "a table of its cards"), "") for name in civilizations]
    expect_fields(given, [*opening, *_table(book, civilizations), *sides])
    expect(_contradictions(book, given, civilizations))


def _contradictions(book: Book, given: Given, civilizations: tuple[str, ...]) -> Iterator[Problem]:
    yield from _provinces(book, given, civilizations)
    held = 0
    for name in civilizations:
        side = given.get(name, {})
        yield from _cards(book, name, side, given.get("phase", "play"))
        held += side.get("coins", 0) + side.get("nile", 0)
        bands = len(book.boards[name].military_bands)
        military = side.get("military", [])
        if (count := military if isinstance(military, int) else len(military)) > bands:
            yield Problem(f"given.{name}.military", f"{count} military cards; the board has room for {bands}")
    if held > book.constants.coins and given.get("options", {}).get("coins") == "limited":
        yield Problem(
            f"given.{civilizations[-1]}.coins", f"there are only {book.constants.coins} coins in all"
        )


def _provinces(book: Book, given: Given, civilizations: tuple[str, ...]) -> Iterator[Problem]:
    """Each province of the row is won, boxed or neither, once."""
    order = list(book.provinces)
    row = given.get("row", order[: book.constants.provinces_in_play])
    for place, (before, after) in enumerate(pairwise(row), 2):
        if order.index(before) > order.index(after):
            yield Problem(f"given.row[{place}]", f"'{after}' comes before '{before}': the row is ascending")
    there: dict[str, str] = {}
    lists = [("given.boxed", given.get("boxed", []))]
    lists += [(f"given.{name}.won", given.get(name, {}).get("won", [])) for name in civilizations]
    for where, provinces in lists:
        for place, province in enumerate(provinces, 1):
            if province not in row:
                yield Problem(f"{where}[{place}]", f"'{province}' is not in the row: {', '.join(row)}")
            elif province in there:
                yield Problem(f"{where}[{place}]", f"'{province}' is in {there[province]} already")
            there.setdefault(province, where)


def _cards(book: Book, name: str, side: Given, phase: str) -> Iterator[Problem]:
    """Every card of a deck is in one place, and there are no more than the deck has."""
    there: dict[str, str] = {}
    left = len(book.decks[name])
    for field, cards in _named(side):
        where = f"given.{name}.{field}"
        for card in cards:
            if card in there:
                yield Problem(where, f"'{card}' is in {there[card]} already")
            there.setdefault(card, where)
    left -= len(there)
    missing = max(0, book.constants.hand - side.get("played", 0)) if phase in ("swap", "play") else 0
    for field in PILES:
        count = side.get(field, missing if field == "hand" else 0)
        if isinstance(count, int):
            left -= count
            if left < 0 and count:
                said = f"the deck of {name} has {len(book.decks[name])} cards; {-left} too many are said"
                yield Problem(f"given.{name}.{field}", said)
                return


def _named(side: Given) -> Iterator[tuple[str, list[str]]]:
    """The places of a side with the cards that are named there."""
    for field in (*PILES, *ENDS):
        cards = side.get(field, [])
        yield field, cards if isinstance(cards, list) else []
    for place, stack in enumerate(side.get("leaders", []), 1):
        yield f"leaders[{place}]", [stack] if isinstance(stack, str) else stack
