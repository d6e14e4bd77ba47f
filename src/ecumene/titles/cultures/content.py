"""The cards, provinces, boards and numbers of Rising Cultures, read from `content/*.toml`."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ecumene.table.content import Catalogue, ContentError, Entry, Problem, Sourced, merge, parse, problems
from ecumene.titles.cultures.effects import Amount, Effects, Icon, Kind, Positive, Resource, Stream, Symbol

Civilization = Literal["rome", "persia", "abbasid", "egypt"]
Name = Annotated[str, Meta(min_length=1)]
Tables = Mapping[str, Mapping[str, Any]]


class Card(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A civilization card: a strip of resources, a military symbol, and a building or a leader."""

    name: Name
    civilization: Civilization
    kind: Kind
    resources: Annotated[tuple[Stream, ...], Meta(min_length=1, max_length=5)]
    military: Symbol
    cost: dict[Resource, Amount]
    vp: Amount
    effects: Effects


class Deck(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cards: tuple[str, ...]


class Province(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A province card; the symbols are those that count for winning it."""

    number: Positive
    name: Name
    symbols: Annotated[tuple[Symbol, ...], Meta(min_length=1, max_length=3)]
    vp: Amount
    effects: Effects
    icon: Icon


class Band(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place for one card at the military or the progress side of a board."""

    effects: Effects


class GoldenAge(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the other side of a board adds."""

    vp: Amount
    effects: Effects


class PrintedBoard(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name
    resource_streams: tuple[Stream, ...]
    printed_resources: tuple[Resource, ...]
    printed_coins: Amount
    coin_limit: Positive
    study_cost: Positive | None = None


class BoardTable(PrintedBoard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board as its file has it: bands and Golden Age by id."""

    military_bands: tuple[str, ...]
    progress_bands: tuple[str, ...]
    golden_age: str


class Board(PrintedBoard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A civilization board; the first band is the highest. `study_cost` is None where nobody can study."""

    military_bands: tuple[Band, ...]
    progress_bands: tuple[Band, ...]
    golden_age: GoldenAge


class NileSection(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    number: Positive
    effects: Effects


class Constants(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: Positive
    provinces_in_play: Positive
    deck_size: Positive
    coins: Positive
    start_coins: Amount
    setup_draw: Positive
    setup_resource_cards: Amount
    setup_top: Amount
    setup_bottom: Amount
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
    first_game: Annotated[tuple[Civilization, ...], Meta(min_length=2, max_length=2)]


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
    """What is wrong with an override; totals are counted once every entry is right by itself."""
    return problems(raw, tables(), CATALOGUE) or list(_wrong_totals(merge(tables(), raw, CATALOGUE)))


@cache
def tables() -> Tables:
    """The content files as written: collections of tables by id."""
    gathered: dict[str, dict[str, Any]] = {}
    folder = resources.files("ecumene.titles.cultures") / "content"
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            for collection, table in parse(file.read_text(encoding="utf-8")).items():
                gathered.setdefault(collection, {}).update(table)
    return gathered


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


def _wrong_totals(tables: Tables) -> Iterator[Problem]:
    constants = tables["constants"]
    holder: dict[str, str] = {}
    for civilization, deck in tables["decks"].items():
        where = f"decks.{civilization}.cards"
        if len(deck["cards"]) != constants["deck_size"]:
            yield Problem(
                where, f"a deck has {constants['deck_size']} cards, this one has {len(deck['cards'])}"
            )
        for card in deck["cards"]:
            if card in holder:
                yield Problem(where, f"'{card}' is in the deck of {holder[card]} already")
            holder.setdefault(card, civilization)
    yield from _wrong_numbers("provinces", tables["provinces"])
    yield from _wrong_numbers("nile", tables["nile"])
    kept = constants["hand"] - constants["play"]
    needed = constants["setup_resource_cards"] + constants["rounds"] * constants["play"] + kept
    if needed > constants["deck_size"]:
        yield Problem("constants", f"{constants['rounds']} rounds need a deck of {needed} cards")
    if not constants["rounds"] <= constants["provinces_in_play"] <= len(tables["provinces"]):
        span = f"{constants['rounds']} to {len(tables['provinces'])}"
        yield Problem(
            "constants.provinces_in_play", f"expected {span}, found {constants['provinces_in_play']}"
        )


def _wrong_numbers(collection: str, entries: Mapping[str, Any]) -> Iterator[Problem]:
    """The numbers of a collection run from 1 without a gap."""
    uses = Counter(_number(entry) for entry in entries.values())
    missing = [str(number) for number in range(1, len(entries) + 1) if number not in uses]
    if missing:
        said = f"the numbers must be 1 to {len(entries)}, each once"
        yield Problem(collection, f"{said}; missing: {', '.join(missing)}")
