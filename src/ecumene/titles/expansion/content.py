"""The content of the Expansion Project, read from `content/*.toml` and the board of the lineage, and an
owner's corrections to it."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any, get_args

import msgspec

from ecumene.table.content import Catalogue, ContentError, Problem, first_of, gather, merge, problems
from ecumene.titles.expansion.calamities.records import AnyCalamity
from ecumene.titles.expansion.components import (
    Advance,
    Civilization,
    Commodity,
    Constants,
    Content,
    Era,
    Places,
    Setup,
    Track,
)
from ecumene.titles.expansion.consistency import inconsistencies
from ecumene.titles.lineage.calamities.records import CalamityCard
from ecumene.titles.lineage.printed.components import Area, Feature, Sea, board_tables
from ecumene.titles.lineage.printed.filling import fill_in, in_order

Tables = Mapping[str, Mapping[str, Any]]

CATALOGUE = Catalogue(
    collections={
        "areas": Area,
        "seas": Sea,
        "flood_plains": Feature,
        "volcanoes": Feature,
        "places": Places,
        "civilizations": Civilization,
        "eras": Era,
        "track": Track,
        "setups": Setup,
        "advances": Advance,
        "commodities": Commodity,
        "calamities": CalamityCard,
        "constants": Constants,
    },
    variants={"calamities": get_args(AnyCalamity)},
    lists={
        ("areas", "flood_plain"): "flood_plains",
        ("areas", "volcano"): "volcanoes",
        ("areas", "land"): "areas",
        ("areas", "water"): "areas",
        ("areas", "seas"): "seas",
        ("seas", "seas"): "seas",
        ("places", "edge"): "areas",
        ("places", "volcanoes"): "volcanoes",
        ("civilizations", "start"): "areas",
        ("setups", "civilizations"): "civilizations",
    },
    filled=frozenset({"start_of", "areas"}),
)

# The order of each collection; the others are in the order of their files.
_ORDER: Mapping[str, Callable[[Mapping[str, Any]], Any]] = {
    "areas": lambda area: area["name"],
    "seas": lambda sea: sea["name"],
    "flood_plains": lambda flood_plain: flood_plain["name"],
    "volcanoes": lambda volcano: volcano["name"],
    "civilizations": lambda civilization: civilization["ranking"],
    "eras": lambda era: era["number"],
    "setups": lambda setup: (("west", "east", "both").index(setup["map"]), setup["seats"]),
    "advances": lambda advance: advance["name"],
    "commodities": lambda commodity: commodity["stack"],
    "calamities": lambda calamity: (calamity["kind"] == "major", calamity["stack"], calamity["tradeable"]),
}


def load(overrides: Mapping[str, Any] | None = None) -> Content:
    """The content of the house, or with an owner's overrides; raises ContentError where they are wrong."""
    if not overrides:
        return _house_content()
    if reasons := check_overrides(overrides):
        raise ContentError(reasons)
    return _content(merge(tables(), overrides, CATALOGUE))


def check_overrides(raw: Mapping[str, Any]) -> list[Problem]:
    """What is wrong with an override; how entries fit together is looked at once each is right by itself."""
    return problems(raw, tables(), CATALOGUE) or first_of(
        inconsistencies(_content(merge(tables(), raw, CATALOGUE)))
    )


@cache
def tables() -> Tables:
    """The content files as written. The board is that of another game: all of it is reconstructed here."""
    board = {
        collection: {id: {**entry, "source": "reconstructed"} for id, entry in table.items()}
        for collection, table in board_tables().items()
    }
    return {**board, **gather(resources.files("ecumene.titles.expansion") / "content")}


@cache
def _house_content() -> Content:
    return _content(tables())


def _content(tables: Tables) -> Content:
    gathered: dict[str, Any] = {
        name: in_order(tables[name], _ORDER.get(name)) if CATALOGUE.by_id(name) else dict(tables[name])
        for name in CATALOGUE.collections
    }
    fill_in(gathered)
    return msgspec.convert(gathered, Content)
