"""The effects of the cards of Kin that those of Mega Empires do not have."""

from __future__ import annotations

from collections.abc import Iterator

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.abilities.ability import Ability, Refuse, UseAbility, check_begin
from ecumene.titles.lineage.abilities.events import TreasuryGained
from ecumene.titles.lineage.abilities.records import SpecialAbility
from ecumene.titles.lineage.calamities import treasury
from ecumene.titles.lineage.calamities.attributes import Reckoning
from ecumene.titles.lineage.calamities.records import PRIMARY, CalamityCard, Corruption
from ecumene.titles.lineage.calamities.resolution import Calamity
from ecumene.titles.lineage.pieces.pieces import take_treasury
from ecumene.titles.lineage.state import Moment, Position
from ecumene.titles.lineage.what_if.burdens import Burden


class Locusts(CalamityCard, frozen=True, kw_only=True, tag="locusts"):
    """A calamity that Mega Empires does not have: so much treasury is lost."""

    treasury: int


def locusts(moment: Moment, node: Node, frame: Calamity, card: Locusts) -> None:
    treasury.lose(moment, frame.victim, card.treasury)
    moment.flow.finish(node)


def eaten(position: Position, frame: Calamity, card: Locusts) -> Iterator[Burden]:
    there = position.state.treasury[frame.victim]
    yield Burden(frame.victim, PRIMARY, "treasury", Reckoning(card.treasury), there)


def no_corruption(moment: Moment, node: Node, frame: Calamity, card: Corruption) -> None:
    """A calamity that Mega Empires carries out otherwise: here it does nothing."""
    moment.flow.finish(node)


def nothing(position: Position, frame: Calamity, card: Corruption) -> Iterator[Burden]:
    yield from ()


class Harvest(SpecialAbility, frozen=True, kw_only=True, tag="harvest"):
    """A special ability that Mega Empires does not have: up to so many tokens go from stock to treasury."""

    tokens: int


def harvests(position: Position, seat: Seat, advance: str) -> list[UseAbility]:
    return [UseAbility(advance)] if position.state.stock[seat] else []


def check_harvest(refuse: Refuse, position: Position, seat: Seat, use: UseAbility) -> None:
    check_begin(refuse, use)
    raise refuse("ability-treasury", most=0)


def harvest(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    ability = moment.book.abilities[use.advance]
    assert isinstance(ability, Harvest)
    moment.tell(TreasuryGained(seat, take_treasury(moment.state, seat, ability.tokens)))


HARVEST = Ability(harvests, check_harvest, harvest)
