"""The content of Mega Empires, read from `content/*.toml`, and an owner's corrections to it."""

from functools import cache
from importlib import resources
from typing import get_args

from ecumene.table.data.content import Catalogue, gather
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
from ecumene.titles.lineage.printed.shelf import Shelf, Tables

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


@cache
def tables() -> Tables:
    """The content files as written, those of the board among them: collections of tables by id."""
    return {**board_tables(), **gather(resources.files("ecumene.titles.empires") / "content")}


_SHELF = Shelf(CATALOGUE, tables, Content, inconsistencies, maps=("east", "west", "both"))
load, check_overrides = _SHELF.load, _SHELF.check_overrides
