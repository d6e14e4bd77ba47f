"""The content of Mega Empires, read from `content/*.toml`, and an owner's corrections to it."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from ecumene.table.content import Catalogue, ContentError, Problem, first_of, gather, merge, problems
from ecumene.titles.empires.components import (
    AdditionalSet,
    Advance,
    Area,
    AstSide,
    Calamity,
    Civilization,
    Commodity,
    Constants,
    Content,
    Era,
    Feature,
    Sea,
    Setup,
)
from ecumene.titles.empires.consistency import inconsistencies

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
        "advances": Advance,
        "commodities": Commodity,
        "additional_sets": AdditionalSet,
        "calamities": Calamity,
        "constants": Constants,
    },
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
        ("setups", "extra_areas"): "areas",
        ("setups", "without_site"): "areas",
        ("additional_sets", "commodities"): "commodities",
    },
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
    """The content files as written: collections of tables by id."""
    return gather(resources.files("ecumene.titles.empires") / "content")


@cache
def _house_content() -> Content:
    return _content(tables())


def _content(tables: Tables) -> Content:
    gathered: dict[str, Any] = {name: _in_order(name, tables[name]) for name in CATALOGUE.collections}
    _fill_in(gathered)
    return msgspec.convert(gathered, Content)


def _in_order(collection: str, table: Mapping[str, Any]) -> dict[str, Any]:
    if not CATALOGUE.by_id(collection):
        return dict(table)
    entries = [(entry_id, {"id": entry_id, **fields}) for entry_id, fields in table.items()]
    if order := _ORDER.get(collection):
        entries.sort(key=lambda entry: order(entry[1]))
    return dict(entries)


def _fill_in(gathered: dict[str, Any]) -> None:
    """What one entry says of another is written once and filled in at the other end."""
    for collection in ("seas", "flood_plains", "volcanoes"):
        for entry in gathered[collection].values():
            entry["areas"] = []
    for area_id, area in gathered["areas"].items():
        for sea in area.get("seas", ()):
            gathered["seas"][sea]["areas"].append(area_id)
        if "flood_plain" in area:
            gathered["flood_plains"][area["flood_plain"]]["areas"].append(area_id)
        if "volcano" in area:
            gathered["volcanoes"][area["volcano"]]["areas"].append(area_id)
    for civilization_id, civilization in gathered["civilizations"].items():
        gathered["areas"][civilization["start"]]["start_of"] = civilization_id
