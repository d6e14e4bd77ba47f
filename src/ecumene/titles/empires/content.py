"""The content of Mega Empires, read from `content/*.toml`, and an owner's corrections to it."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any, get_args

import msgspec

from ecumene.table.content import Catalogue, ContentError, Problem, first_of, gather, merge, problems
from ecumene.titles.empires.components import (
    AdditionalSet,
    Advance,
    AstSide,
    Civilization,
    Commodity,
    Constants,
    Content,
    Draw,
    Era,
    Scenario,
    Setup,
    ShortGame,
)
from ecumene.titles.empires.consistency import inconsistencies
from ecumene.titles.lineage.calamities.records import AnyCalamity, CalamityCard
from ecumene.titles.lineage.market.records import MarketBoard
from ecumene.titles.lineage.printed.components import Area, Feature, Sea, board_tables
from ecumene.titles.lineage.printed.filling import fill_in, in_order

Tables = Mapping[str, Mapping[str, Any]]

CATALOGUE = Catalogue(
    collections={
        "areas": Area,
        "seas": Sea,
        "flood_plains": Feature,
        "volcanoes": Feature,
        "civilizations": Civilization,
        "eras": Era,
        "sides": AstSide,
        "setups": Setup,
        "short_game": ShortGame,
        "scenarios": Scenario,
        "draws": Draw,
        "advances": Advance,
        "commodities": Commodity,
        "additional_sets": AdditionalSet,
        "market_boards": MarketBoard,
        "calamities": CalamityCard,
        "constants": Constants,
    },
    variants={"calamities": get_args(AnyCalamity)},
    lists={
        ("areas", "region"): "civilizations",
        ("areas", "flood_plain"): "flood_plains",
        ("areas", "volcano"): "volcanoes",
        ("areas", "land"): "areas",
        ("areas", "water"): "areas",
        ("areas", "seas"): "seas",
        ("seas", "seas"): "seas",
        ("civilizations", "start"): "areas",
        ("setups", "civilizations"): "civilizations",
        ("setups", "snow"): "areas",
        ("setups", "without_site"): "areas",
        ("scenarios", "advances"): "advances",
        ("draws", "scenarios"): "scenarios",
        ("additional_sets", "commodities"): "commodities",
    },
    repeats=frozenset({("draws", "scenarios")}),
    filled=frozenset({"start_of", "areas"}),
)

# The order of each collection; the others are in the order of their files.
_ORDER: dict[str, Callable[[Mapping[str, Any]], Any]] = {
    "areas": lambda area: area["name"],
    "seas": lambda sea: sea["name"],
    "flood_plains": lambda flood_plain: flood_plain["name"],
    "volcanoes": lambda volcano: volcano["name"],
    "civilizations": lambda civilization: civilization["ranking"],
    "eras": lambda era: era["number"],
    "setups": lambda setup: (("east", "west", "both").index(setup["map"]), setup["seats"]),
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
    """The content files as written, those of the board among them: collections of tables by id."""
    return {**board_tables(), **gather(resources.files("ecumene.titles.empires") / "content")}


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
