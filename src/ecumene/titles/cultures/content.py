"""The cards, provinces, boards and numbers of Rising Cultures, read from `content/*.toml`."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ecumene.table.data.content import (
    Catalogue,
    ContentError,
    Entry,
    Problem,
    Sourced,
    first_of,
    gather,
    merge,
    problems,
)
from ecumene.titles.cultures.effects import (
    PROGRESS_ONLY,
    SINGLE,
    TAGS,
    Amount,
    BandEffect,
    CardEffect,
    FewEffects,
    GoldenAgeEffect,
    Icon,
    Kind,
    NileEffect,
    Positive,
    ProvinceEffect,
    Resource,
    Stream,
    Symbol,
)

Civilization = Literal["rome", "persia", "abbasid", "egypt"]
Name = Annotated[str, Meta(min_length=1)]
Bands = Annotated[tuple[str, ...], Meta(max_length=20)]
Tables = Mapping[str, Mapping[str, Any]]

FIRST_RESOURCES = 2
FIRST_CARDS = 4
"""Two resource cards, one card for the top of the deck and one for under it: the answer to the question has
that shape, so these are no numbers that content could change."""

_PLACES = {
    "cards": "a card",
    "provinces": "a province",
    "bands": "a band",
    "golden_ages": "a Golden Age",
    "nile": "the Nile",
}
_EFFECT_TYPE = re.compile(r"(\w+)\.(\w+)\.effects\[(\d+)\]\.type")


class Card(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A civilization card: a strip of resources, a military symbol, and a building or a leader."""

    name: Name
    civilization: Civilization
    kind: Kind
    resources: Annotated[tuple[Stream, ...], Meta(min_length=1, max_length=5)]
    military: Symbol
    cost: dict[Resource, Amount]
    vp: Amount
    effects: Annotated[tuple[CardEffect, ...], FewEffects]


class Deck(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cards: tuple[str, ...]


class Province(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A province card; the symbols are those that count for winning it."""

    number: Positive
    name: Name
    symbols: Annotated[tuple[Symbol, ...], Meta(min_length=1, max_length=3)]
    vp: Amount
    effects: Annotated[tuple[ProvinceEffect, ...], FewEffects]
    icon: Icon


class Band(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place for one card at the military or the progress side of a board."""

    effects: Annotated[tuple[BandEffect, ...], FewEffects]


class GoldenAge(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the other side of a board adds."""

    vp: Amount
    effects: Annotated[tuple[GoldenAgeEffect, ...], FewEffects]


class PrintedBoard(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name
    printed_resources: Annotated[tuple[Resource, ...], Meta(max_length=9)]
    printed_coins: Amount
    coin_limit: Positive
    study_cost: Positive | None = None


class BoardTable(PrintedBoard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board as its file has it: bands and Golden Age by id."""

    military_bands: Bands
    progress_bands: Bands
    golden_age: str


class Board(PrintedBoard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A civilization board; the first band is the highest. `study_cost` is None where nobody can study."""

    military_bands: tuple[Band, ...]
    progress_bands: tuple[Band, ...]
    golden_age: GoldenAge


class NileSection(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    number: Positive
    effects: Annotated[tuple[NileEffect, ...], FewEffects]


class Constants(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: Positive
    provinces_in_play: Positive
    deck_size: Positive
    coins: Positive
    start_coins: Amount
    hand: Positive
    play: Positive
    swap_max: Amount
    swap_cost: Amount
    discard_coins: Amount
    missing_resource_coins: Amount
    progress_marker_vp: Amount
    leaders_in_play: Positive
    nile_open_at_start: Amount
    nile_toll: Amount


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """Everything by id; decks and boards by civilization, provinces in the order of their numbers."""

    cards: dict[str, Card]
    decks: dict[str, tuple[str, ...]]
    provinces: dict[str, Province]
    boards: dict[str, Board]
    nile: tuple[NileSection, ...]
    constants: Constants


CATALOGUE = Catalogue(
    collections={
        "cards": Card,
        "decks": Deck,
        "provinces": Province,
        "boards": BoardTable,
        "bands": Band,
        "golden_ages": GoldenAge,
        "nile": NileSection,
        "constants": Constants,
    },
    lists={
        ("decks", "cards"): "cards",
        ("boards", "military_bands"): "bands",
        ("boards", "progress_bands"): "bands",
        ("boards", "golden_age"): "golden_ages",
    },
    filled=frozenset({"civilization"}),
)


def load(overrides: Mapping[str, Any] | None = None) -> Content:
    """The content of the house, or with an owner's overrides; raises ContentError where they are wrong."""
    if not overrides:
        return _house_content()
    if reasons := check_overrides(overrides):
        raise ContentError(reasons)
    return _content(merge(tables(), overrides, CATALOGUE))


def check_overrides(raw: Mapping[str, Any]) -> list[Problem]:
    """The errors of an override; totals are checked once every single entry is valid."""
    if reasons := problems(raw, tables(), CATALOGUE):
        return [_misplaced(reason, raw) or reason for reason in reasons]
    return first_of(_wrong_together(merge(tables(), raw, CATALOGUE)))


def _misplaced(problem: Problem, raw: Mapping[str, Any]) -> Problem | None:
    """A better reason for an effect that there is, but not in this place."""
    found = _EFFECT_TYPE.fullmatch(problem.where)
    if found is None:
        return None
    collection, entry, number = found.groups()
    effect = raw[collection][entry]["effects"][int(number) - 1]["type"]
    if not isinstance(effect, str) or effect not in TAGS:
        return None
    return Problem(problem.where, f"'{effect}' does nothing on {_PLACES[collection]}")


@cache
def tables() -> Tables:
    """The content files as written: collections of tables by id."""
    return gather(resources.files("ecumene.titles.cultures") / "content")


@cache
def _house_content() -> Content:
    return _content(tables())


def _content(tables: Tables) -> Content:
    decks = {civilization: tuple(deck["cards"]) for civilization, deck in tables["decks"].items()}
    cards = {
        card: {"id": card, "civilization": civilization, **tables["cards"][card]}
        for civilization, deck in decks.items()
        for card in deck
    }
    bands, golden_ages = _with_ids(tables["bands"]), _with_ids(tables["golden_ages"])
    boards = {
        civilization: {
            **board,
            "military_bands": [bands[band] for band in board["military_bands"]],
            "progress_bands": [bands[band] for band in board["progress_bands"]],
            "golden_age": golden_ages[board["golden_age"]],
        }
        for civilization, board in _with_ids(tables["boards"]).items()
    }
    return msgspec.convert(
        {
            "cards": cards,
            "decks": decks,
            "provinces": dict(
                sorted(_with_ids(tables["provinces"]).items(), key=lambda item: _number(item[1]))
            ),
            "boards": boards,
            "nile": sorted(_with_ids(tables["nile"]).values(), key=_number),
            "constants": tables["constants"],
        },
        Content,
    )


def _with_ids(table: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    return {entry_id: {"id": entry_id, **fields} for entry_id, fields in table.items()}


def _number(entry: Mapping[str, Any]) -> int:
    number: int = entry["number"]
    return number


def _wrong_together(tables: Tables) -> Iterator[Problem]:
    """The errors between entries that are valid one by one."""
    yield from _wrong_decks(tables)
    yield from _wrong_numbers("provinces", tables["provinces"])
    yield from _wrong_numbers("nile", tables["nile"])
    yield from _wrong_constants(tables)
    yield from _wrong_names(tables)
    for collection in _PLACES:
        for entry_id, entry in tables[collection].items():
            yield from _wrong_effects(f"{collection}.{entry_id}.effects", entry["effects"])
    for province, entry in tables["provinces"].items():
        yield from _said_twice(f"provinces.{province}.symbols", entry["symbols"])
    for civilization, board in tables["boards"].items():
        yield from _wrong_board(civilization, board, tables)


def _wrong_decks(tables: Tables) -> Iterator[Problem]:
    size = tables["constants"]["deck_size"]
    holder: dict[str, str] = {}
    for civilization, deck in tables["decks"].items():
        where = f"decks.{civilization}.cards"
        if len(deck["cards"]) != size:
            yield Problem(where, f"a deck has {size} cards, this one has {len(deck['cards'])}")
        for card in deck["cards"]:
            if card in holder:
                yield Problem(where, f"'{card}' is in the deck of {holder[card]} already")
            holder.setdefault(card, civilization)


def _wrong_constants(tables: Tables) -> Iterator[Problem]:
    constants = tables["constants"]
    rounds, hand, play = constants["rounds"], constants["hand"], constants["play"]
    if hand < play:
        yield Problem("constants.hand", f"nobody can play {play} cards of a hand of {hand}")
    else:
        needed = max(FIRST_CARDS, FIRST_RESOURCES + rounds * play + hand - play)
        if needed > constants["deck_size"]:
            yield Problem("constants", f"{rounds} rounds need a deck of {needed} cards")
    provinces, sections = len(tables["provinces"]), len(tables["nile"])
    if not rounds <= (found := constants["provinces_in_play"]) <= provinces:
        yield Problem("constants.provinces_in_play", f"expected {rounds} to {provinces}, found {found}")
    if (found := constants["nile_open_at_start"]) > sections:
        yield Problem("constants.nile_open_at_start", f"expected 0 to {sections}, found {found}")


def _wrong_names(tables: Tables) -> Iterator[Problem]:
    for collection in ("cards", "provinces", "boards"):
        for entry_id, entry in tables[collection].items():
            if not (entry["name"].isprintable() and entry["name"].strip()):
                yield Problem(f"{collection}.{entry_id}.name", "a name is one line with something to read")


def _wrong_effects(where: str, effects: Sequence[Mapping[str, Any]]) -> Iterator[Problem]:
    for effect, times in Counter(effect["type"] for effect in effects).items():
        if times > 1 and effect in SINGLE:
            yield Problem(where, f"'{effect}' does not add up; it can be there once only")
    for number, effect in enumerate(effects, 1):
        here = f"{where}[{number}]"
        yield from _said_twice(f"{here}.from", effect.get("from", ()))
        yield from _said_twice(f"{here}.of", effect.get("of", ()))
        if "hidden" in effect and effect["count"] != "leader":
            yield Problem(f"{here}.hidden", "only leaders can be hidden")


def _said_twice(where: str, words: Sequence[str]) -> Iterator[Problem]:
    for word, times in Counter(words).items():
        if times > 1:
            yield Problem(where, f"'{word}' is listed {times} times")


def _wrong_board(civilization: str, board: Mapping[str, Any], tables: Tables) -> Iterator[Problem]:
    """Some effects work on one side of a board only, and those of the Nile on the board of Egypt."""
    where, bands = f"boards.{civilization}", tables["bands"]
    for band in board["military_bands"]:
        for effect in bands[band]["effects"]:
            if effect["type"] in PROGRESS_ONLY:
                yield Problem(
                    f"{where}.military_bands",
                    f"'{effect['type']}' of '{band}' does nothing on the military side",
                )
    progress = [effect for band in board["progress_bands"] for effect in bands[band]["effects"]]
    ages = sum(effect["type"] == "golden_age" for effect in progress)
    if ages != 1:
        yield Problem(f"{where}.progress_bands", f"one band begins the Golden Age; here {ages} do")
    sections = len(tables["nile"])
    for effect in [*progress, *tables["golden_ages"][board["golden_age"]]["effects"]]:
        if effect["type"] == "nile_sections":
            if civilization != "egypt":
                yield Problem(where, "'nile_sections' does nothing on a board other than Egypt's")
            elif effect["amount"] > sections:
                yield Problem(where, f"the Nile has {sections} sections, not {effect['amount']}")


def _wrong_numbers(collection: str, entries: Mapping[str, Any]) -> Iterator[Problem]:
    """The numbers of a collection run from 1 without a gap."""
    uses = Counter(_number(entry) for entry in entries.values())
    missing = [str(number) for number in range(1, len(entries) + 1) if number not in uses]
    if missing:
        said = f"the numbers must be 1 to {len(entries)}, each once"
        yield Problem(collection, f"{said}; missing: {', '.join(missing)}")
