"""The phase of special abilities (31): that of the lineage, with the answers for this game's abilities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ecumene.titles.expansion.abilities.records import Colony
from ecumene.titles.lineage.abilities import phase
from ecumene.titles.lineage.abilities.ability import UseAbility
from ecumene.titles.lineage.abilities.phase import AskAbility
from ecumene.titles.lineage.state import State


class AbilityKind(phase.AbilityKind):
    def about_use_ability(self, state: State, ask: AskAbility, answer: UseAbility) -> Mapping[str, Any]:
        if isinstance(self.content.abilities.get(answer.advance), Colony):
            how = "city" if answer.tokens is None else "colony"
            return {"how": how, "victims": None, "price": 0}
        return super().about_use_ability(state, ask, answer)
