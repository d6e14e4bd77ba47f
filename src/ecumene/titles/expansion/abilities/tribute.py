"""Provincial Empire (33.139): every neighbour gives a commodity of its choice, a few at most in all."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.expansion.calamities.giving import ask_for_commodity
from ecumene.titles.lineage.abilities import provincial_empire as shared
from ecumene.titles.lineage.abilities.ability import Ability, UseAbility, only
from ecumene.titles.lineage.abilities.events import TributeDemanded
from ecumene.titles.lineage.abilities.provincial_empire import AskNeighbours, neighbours, suitable, tribute_of
from ecumene.titles.lineage.abilities.records import Tribute
from ecumene.titles.lineage.state import Moment


def begin(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    """All of them, or as many as may be chosen."""
    found = neighbours(moment, seat)
    if len(found) <= tribute_of(moment.book).players:
        demand(moment, node, seat, found)
    else:
        moment.flow.ask(node, AskNeighbours, NeighboursKind.name, seat)


def demand(moment: Moment, node: Node, seat: Seat, chosen: Sequence[Seat]) -> None:
    """They choose their cards at once; who has no commodity gives none."""
    names = moment.state.civilizations
    giving = [other for other in chosen if suitable(moment, other)]
    without = tuple(names[other] for other in chosen if other not in giving)
    moment.tell(TributeDemanded(seat, tuple(names[other] for other in giving), without))
    for other in giving:
        ask_for_commodity(moment, node, other, seat, only(moment.book, Tribute)[0])


ABILITY = Ability(shared.uses, shared.check, begin)


class NeighboursKind(shared.NeighboursKind):
    def _demand(self, moment: Moment, node: Node, ask: AskNeighbours) -> None:
        demand(moment, moment.flow.parents[node], ask.seat, ask.chosen)
        moment.flow.finish(node)
