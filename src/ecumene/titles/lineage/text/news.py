"""The parts of news besides the event: the seat's figures before and after, and the reasons, as far as it can
know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ecumene.table.state.frames import Seat
from ecumene.table.text.events import Event
from ecumene.table.text.words import Say
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.records import PRIMARY, SECONDARY, CalamityCard
from ecumene.titles.lineage.calamities.twins import under_way
from ecumene.titles.lineage.events import CityReduced, MarkerStood
from ecumene.titles.lineage.phases.ast import requirements
from ecumene.titles.lineage.phases.support import support_rate
from ecumene.titles.lineage.pieces.pieces import cities_on_board, people_of
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.trade.events import Traded
from ecumene.titles.lineage.trade.values import hand_value


class Seen(NamedTuple):
    """Something that changed for a seat: the table before and after it, as that seat knows them."""

    seat: Seat
    event: Event
    good: bool
    before: Position
    after: Position


def figures(position: Position, seat: Seat) -> Mapping[str, int]:
    """What a seat has, as news counts it."""
    state = position.state
    hand = state.hand[seat]
    return {
        "cities": cities_on_board(state, seat),
        "tokens": people_of(state, seat),
        "ships": len(state.ships[seat]),
        "treasury": state.treasury[seat],
        "cards": len(hand),
        "worth": hand_value(position, seat, hand),
        "step": state.ast[seat],
        "points": sum(position.ways.score(position, seat).values()),
    }


def calamity_of(book: Book, sections: Mapping[str, str], rule: str) -> CalamityCard | None:
    """The calamity that a section of the rulebook is about. The copies of two trade blocks share it."""
    for card in book.calamity.values() if rule else ():
        if rule in {sections.get(key, key) for key in (card.section, card.section_of_cities)}:
            return card
    return None


def reasons(told: Seen, calamity: CalamityCard | None) -> list[Say]:
    """Why something changed for a seat."""
    if isinstance(told.event, Traded):
        return _left_with(told, told.event)
    if isinstance(told.event, MarkerStood):
        return _missing(told, told.event)
    if calamity is None and isinstance(told.event, CityReduced):
        return [Say("lineage-why-support", {"rate": support_rate(told.after, told.seat)})]
    return [] if calamity is None or told.good else [*_given(told, calamity), *_changed(told, calamity)]


def _left_with(told: Seen, deal: Traded) -> list[Say]:
    """Calamities that went with the cards, and that came with them."""
    gave, got = (deal.gets, deal.gives) if told.seat == deal.other else (deal.gives, deal.gets)
    cards = told.after.book.cards

    def ills(side: tuple[str, ...]) -> tuple[str, ...]:
        found = (card.rpartition(" ")[2] for card in side)
        return tuple(id for id in found if id in cards and cards[id].calamity)

    left, came = ills(gave), ills(got)
    says = [Say("lineage-why-left", {"cards": left})] if left else []
    return [*says, Say("lineage-why-came", {"cards": came})] if came else says


def _missing(told: Seen, stood: MarkerStood) -> list[Say]:
    """What the next era demands that a seat does not have."""
    position = told.after
    side = position.book.asts[position.state.rules.ast]
    need = side.needs[side.eras.index(stood.next)]
    return [
        Say(f"lineage-counsel-need-{item.what}", {"have": item.have, "need": item.need})
        for item in requirements(position, told.seat, need)
        if not item.met
    ]


def _given(told: Seen, calamity: CalamityCard) -> list[Say]:
    """Who gave the card to the seat, which knows it; once it has struck, who gains by it, as all know."""
    state, book = told.before.state, told.before.book
    for card in state.hand[told.seat]:
        giver = state.givers.get(card)
        if giver is not None and card in book.calamity and book.calamity[card].section == calamity.section:
            return [Say("lineage-why-given", {"seat": state.civilizations[giver], "card": card})]
    for frame in under_way(state.flow):
        struck = book.calamity[frame.card].section == calamity.section and frame.victim == told.seat
        if struck and frame.beneficiary >= 0 and calamity.beneficiary != "nobody":
            gains = state.civilizations[frame.beneficiary]
            return [Say("lineage-why-gains", {"seat": gains, "card": frame.card})]
    return []


def _changed(told: Seen, calamity: CalamityCard) -> list[Say]:
    """Which advances of the seat made a calamity lighter or heavier for it."""
    changes = {**calamity.changes_for(SECONDARY), **calamity.changes_for(PRIMARY)}
    named = dict.fromkeys(calamity.advances())
    held = [id for id in named if told.before.has(told.seat, id)]
    if not named:
        return []
    if not held:
        return [Say("lineage-why-unchanged")]
    sign = -1 if calamity.counts_kept else 1
    worse = tuple(id for id in held if sign * changes.get(id, 0) > 0)
    better = tuple(id for id in held if id not in worse)
    says = [Say("lineage-why-lighter", {"advances": better})] if better else []
    return [*says, Say("lineage-why-heavier", {"advances": worse})] if worse else says
