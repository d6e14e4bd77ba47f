"""The content of the Expansion Project, read from `content/*.toml` and the board of the lineage, and an
owner's corrections to it."""

from functools import cache
from importlib import resources
from typing import get_args

from ecumene.table.data.content import Catalogue, gather
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
from ecumene.titles.lineage.printed.shelf import Shelf, Tables

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


@cache
def tables() -> Tables:
    """The content files as written. The board is that of another game: all of it is reconstructed here."""
    board = {
        collection: {id: {**entry, "source": "reconstructed"} for id, entry in table.items()}
        for collection, table in board_tables().items()
    }
    return {**board, **gather(resources.files("ecumene.titles.expansion") / "content")}


_SHELF = Shelf(CATALOGUE, tables, Content, inconsistencies, maps=("west", "east", "both"))
load, check_overrides = _SHELF.load, _SHELF.check_overrides
