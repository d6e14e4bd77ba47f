"""Which special ability belongs to which advance: these seven, and no other."""

from __future__ import annotations

from collections.abc import Mapping

from ecumene.titles.lineage.abilities import (
    areas,
    diaspora,
    provincial_empire,
    trade_routes,
    universal_doctrine,
)
from ecumene.titles.lineage.abilities.ability import Ability

ABILITIES: Mapping[str, Ability] = {
    diaspora.DIASPORA: diaspora.ABILITY,
    areas.FUNDAMENTALISM: areas.FUNDAMENTALISM_ABILITY,
    areas.MONOTHEISM: areas.MONOTHEISM_ABILITY,
    areas.POLITICS: areas.POLITICS_ABILITY,
    provincial_empire.PROVINCIAL_EMPIRE: provincial_empire.ABILITY,
    trade_routes.TRADE_ROUTES: trade_routes.ABILITY,
    universal_doctrine.UNIVERSAL_DOCTRINE: universal_doctrine.ABILITY,
}
