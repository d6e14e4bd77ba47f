"""Universal Doctrine (33.155): a pirate city, or some barbarians, that a path leads to."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.expansion.abilities.paths import reached
from ecumene.titles.lineage.abilities import universal_doctrine as shared
from ecumene.titles.lineage.abilities.ability import Ability, Refuse, UseAbility
from ecumene.titles.lineage.abilities.universal_doctrine import AskConvert, Convert, Converting
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import Moment, Position, State


def barbarians_reached(position: Position, seat: Seat) -> list[AreaId]:
    """The areas of barbarians that a path reaches."""
    return [area for area in sorted(reached(position, seat)) if position.state.barbarians[area]]


def uses(position: Position, seat: Seat, advance: str) -> list[UseAbility]:
    near = reached(position, seat)
    index = position.board.index
    found = [
        use
        for use in shared.uses(position, seat, advance)
        if use.area is not None and index[use.area] in near
    ]
    if position.state.stock[seat] and barbarians_reached(position, seat):
        found.append(UseAbility(advance))
    return found


def check(refuse: Refuse, position: Position, seat: Seat, use: UseAbility) -> None:
    area = position.board.index.get(use.area or "")
    if use.area is not None and (area is None or area not in reached(position, seat)):
        raise refuse("convert-no-path", "adv.universal_doctrine")
    shared.check(refuse, position, seat, use)


def begin(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    if use.area is not None:
        shared.begin(moment, node, seat, use)
        return
    areas = barbarians_reached(moment, seat)
    if len(areas) == 1 and moment.state.barbarians[areas[0]] == 1:
        shared.convert(moment, seat, areas[0], 1)
    else:
        left = shared.most_converted(moment)
        moment.flow.ask(node, AskConvert, ConvertKind.name, seat, left=left)


ABILITY = Ability(uses, check, begin)


class ConvertKind(shared.ConvertKind):
    def options(self, state: State, ask: AskConvert) -> Sequence[Converting]:
        near, index = reached(self.at(state), ask.seat), self.at(state).board.index
        return [
            option
            for option in super().options(state, ask)
            if not isinstance(option, Convert) or index[option.area] in near
        ]

    def check_convert(self, state: State, ask: AskConvert, answer: Convert) -> None:
        super().check_convert(state, ask, answer)
        if self.at(state).board.index[answer.area] not in reached(self.at(state), ask.seat):
            raise self.refuse("convert-no-path", "adv.universal_doctrine")

    def apply_convert(self, moment: Moment, node: Node, ask: AskConvert, answer: Convert) -> None:
        """Converted units extend no path, except to the next of these barbarians."""
        super().apply_convert(moment, node, ask, answer)
        if node in moment.flow.asks and not barbarians_reached(moment, ask.seat):
            moment.flow.finish(node)
