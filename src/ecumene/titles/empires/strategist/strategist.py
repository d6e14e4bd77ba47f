"""The strategist of Mega Empires: that of the lineage, with answers to the questions of a Short Game before
turn 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import ClassVar

from ecumene.table.state.frames import Ask
from ecumene.titles.empires.short_game.founding import AskFound
from ecumene.titles.empires.short_game.revelation import AskLoseCity
from ecumene.titles.empires.short_game.settlement import AskPopulate
from ecumene.titles.empires.strategist.settlers import Settlers
from ecumene.titles.lineage.strategist import strategist
from ecumene.titles.lineage.strategist.strategist import Plan
from ecumene.titles.lineage.strategist.weights import Weights, read_weights


class Strategist(strategist.Strategist):
    house: ClassVar[Weights] = read_weights(resources.files(__package__) / "weights.toml")

    def own_plans(self) -> Mapping[type[Ask], Plan]:
        settlers = Settlers(self.weights)
        return {
            AskFound: settlers.found,
            AskLoseCity: settlers.lose_city,
            AskPopulate: settlers.populate,
        }
