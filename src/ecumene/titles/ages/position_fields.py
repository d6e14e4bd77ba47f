"""The fields of a position of Age of Civilization in a case, and impossible positions: a card in two places,
too many workers, a technology without its requirements.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ecumene.table.data.shapes import Problem
from ecumene.table.rulebook.positions import (
    LARGEST,
    Field,
    Group,
    expect,
    expect_fields,
    expect_fresh,
    list_of,
    name_of,
    number,
    one_of,
    options_of,
    options_with,
    record,
    table_of,
)
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.meta import META
from ecumene.titles.ages.state import COLOURS

Given = Mapping[str, Any]

PHASES = ("setup", "civilization", "actions", "resolve", "turn_end", "round_end", "game_end", "over")
IN_A_TURN = ("free", "lost", "used")
"""Fields that exist only while a seat performs actions."""
MANY = 999
"""More coins, points and strength than any game has."""


def groups(book: Book) -> list[Group]:
    """All fields, as the documents list them."""
    colours = ", ".join(f"`{colour}`" for colour in COLOURS)
    return [
        Group("the table", _opening() + _table(book, len(COLOURS))),
        Group(f"a seat, by its colour: {colours}", _side(book)),
    ]


def _opening() -> list[Field]:
    fewest, most = META.seats
    return [
        Field("seats", number(fewest, most), "how many play, 2 if left out"),
        Field(
            "phase",
            one_of(*PHASES),
            "where it starts, `actions` if left out: `setup` is a fresh table, in `resolve` the workers come "
            "back, in `round_end` and (in the last round) `game_end` all turns are over",
        ),
        Field("options", options_of(META), "the options of the table"),
        Field("seed", number(0, LARGEST), "the luck, 1 if left out"),
    ]


def _table(book: Book, seats: int) -> list[Field]:
    colour, card = one_of(*COLOURS[:seats]), name_of("civilization", book.civilizations)
    slots, places = book.constants.max_workers, len(book.constants.first_game_order)
    token = name_of("event token", (*book.event_tokens, ""))
    return [
        Field("round", number(1, book.constants.rounds), "1 if left out"),
        Field("starter", colour, "who has the starter token, the first seat if left out"),
        Field("turn", colour, "who has the turn, the starter if left out"),
        Field(
            "track",
            list_of(name_of("action card", book.track_cards), exactly=places),
            "the time track from the left; that of a first game if left out",
        ),
        Field(
            "tokens",
            list_of(token, exactly=places, doubles=True),
            'event tokens above the track, `""` for none',
        ),
        Field(
            "market", list_of(card), "the civilization market; some that have no say in the case if left out"
        ),
        Field("bonus", table_of(card, number(0, MANY)), "coins on cards of the market"),
        Field("deck", list_of(card), "the top of the civilization deck"),
        Field("wonders", list_of(name_of("wonder", book.wonders)), "the wonder market"),
        Field("specials", list_of(name_of("special card", book.special_cards)), "the special cards on offer"),
        Field("rival", number(-1, MANY), "the strength of the virtual opponent"),
        Field("pile", list_of(name_of("command", book.commands)), "a scenario's command cards, face down"),
        Field("marks", table_of(_mark(book), number(0, MANY)), "what a scenario counts"),
        Field("free", number(0, slots), "workers of whoever has the turn that are not assigned yet"),
        Field("lost", number(0, slots), "workers on red slots, which will not come back"),
        Field(
            "used",
            list_of(name_of("action", book.actions), doubles=True),
            "the actions performed in this turn",
        ),
    ]


def _mark(book: Book) -> Any:
    marks = ("stations", "discount", "feints", "terror", "lost", *(f"command_{id}" for id in book.commands))
    return name_of("counter", marks)


def _side(book: Book) -> list[Field]:
    most = book.constants
    civilizations = name_of("civilization", book.civilizations)
    return [
        Field("coins", number(0, MANY), "0 if left out"),
        Field("points", number(0, MANY), "0 if left out"),
        Field("workers", number(0, most.max_workers), f"{most.max_workers} if left out"),
        Field("strength", number(0, MANY), "military strength without a card, 0 if left out"),
        Field("civilizations", list_of(civilizations, most=most.max_civilizations), "the main one first"),
        Field(
            "technologies", list_of(name_of("technology", book.technologies)), "in the order they were gained"
        ),
        Field("wonders", list_of(name_of("wonder", book.wonders)), "the wonders built"),
        Field("hand", list_of(civilizations), "the civilizations in hand (Drafting, and a scenario)"),
        Field("special", name_of("special card", (*book.special_cards, "")), "the special technology card"),
    ]


def check(book: Book, given: Given) -> None:
    """Refuse an impossible position."""
    opening = _opening()
    names = {field.name for field in opening}
    if given.get("phase") == "setup":
        expect_fresh(given, opening)
    expect_fields({name: value for name, value in given.items() if name in names}, opening)
    seats = given.get("seats", 2)
    options_with(META, given, seats)
    sides = record(_side(book), "a table of its cards")
    fields = opening + _table(book, seats)
    expect_fields(given, [*fields, *(Field(colour, sides, "") for colour in COLOURS[:seats])])
    expect(_contradictions(book, given, COLOURS[:seats]))


def _contradictions(book: Book, given: Given, colours: tuple[str, ...]) -> Iterator[Problem]:
    sides = [(colour, given.get(colour, {})) for colour in colours]
    civilizations = [("given.market", given.get("market", [])), ("given.deck", given.get("deck", []))]
    wonders = [("given.wonders", given.get("wonders", []))]
    specials = [("given.specials", given.get("specials", []))]
    for colour, side in sides:
        civilizations += [
            (f"given.{colour}.{name}", side.get(name, [])) for name in ("civilizations", "hand")
        ]
        wonders.append((f"given.{colour}.wonders", side.get("wonders", [])))
        specials.append((f"given.{colour}.special", [side["special"]] if side.get("special") else []))
        yield from _technologies(book, side, f"given.{colour}")
    for piles in (civilizations, wonders, specials):
        yield from _once(piles)
    if len(colours) == 1:
        yield from _boxed(civilizations, book.constants.solo_removes)
    for card in given.get("bonus", {}):
        if card not in given.get("market", []):
            yield Problem(f"given.bonus.{card}", f"'{card}' is not in the market that is given")
    yield from _turn(book, given, colours)


def _once(piles: list[tuple[str, list[str]]]) -> Iterator[Problem]:
    """Every card is in one place."""
    there: dict[str, str] = {}
    for where, cards in piles:
        for place, card in enumerate(cards, 1):
            if card in there:
                yield Problem(f"{where}[{place}]", f"'{card}' is in {there[card]} already")
            there.setdefault(card, where)


def _boxed(piles: list[tuple[str, list[str]]], removed: tuple[str, ...]) -> Iterator[Problem]:
    for where, cards in piles:
        for place, card in enumerate(cards, 1):
            if card in removed:
                yield Problem(f"{where}[{place}]", f"'{card}' stays in the box in a solo game")


def _technologies(book: Book, side: Given, where: str) -> Iterator[Problem]:
    """One after the other as the arrows allow, those of a special card only with the card."""
    held: tuple[str, ...] = ()
    for place, technology in enumerate(side.get("technologies", []), 1):
        possible = book.open_technologies[held, side.get("special", "")]
        if technology not in possible:
            said = f"'{technology}' cannot be gained now; possible are {', '.join(possible)}"
            yield Problem(f"{where}.technologies[{place}]", said)
        held += (technology,)


def _turn(book: Book, given: Given, colours: tuple[str, ...]) -> Iterator[Problem]:
    """Workers of the seat that has the turn."""
    phase = given.get("phase", "actions")
    for name in IN_A_TURN:
        if given.get(name) and phase not in ("actions", "resolve"):
            yield Problem(f"given.{name}", f"nobody performs actions in the phase '{phase}'")
    active = given.get("turn", given.get("starter", colours[0]))
    workers = given.get(active, {}).get("workers", book.constants.max_workers)
    assigned = given.get("free", 0) + given.get("lost", 0)
    if assigned > workers:
        yield Problem(
            f"given.{'free' if 'free' in given else 'lost'}", f"{active} has {workers} workers in all"
        )
