"""The functions that carry out each kind of special ability in this game."""

from __future__ import annotations

from collections.abc import Mapping

from ecumene.titles.expansion.abilities import (
    areas,
    colony,
    conversion,
    demand,
    records,
    sale,
    tribute,
)
from ecumene.titles.lineage.abilities.ability import Ability
from ecumene.titles.lineage.abilities.records import Conversion, Sale, SpecialAbility, Tribute

ABILITIES: Mapping[type[SpecialAbility], Ability] = {
    records.Strike: areas.ABILITY,
    records.AreaPurchase: areas.ABILITY,
    records.Colony: colony.ABILITY,
    records.Demand: demand.ABILITY,
    Tribute: tribute.ABILITY,
    Sale: sale.ABILITY,
    Conversion: conversion.ABILITY,
}
