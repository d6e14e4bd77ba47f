"""The selection of calamities in a hand (29.5): two major ones and one minor one, picked at random."""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.expansion.numbers import numbers_of
from ecumene.titles.lineage.calamities.events import CalamityDiscarded
from ecumene.titles.lineage.phases.calamity_selection import calamities_of, draw, lay_down
from ecumene.titles.lineage.state import CardId, Moment, Position, by_ranking


def begin(moment: Moment, node: Node) -> None:
    """Nobody is asked anything: luck decides."""
    lay_down(moment)
    if not any(moment.state.laid):
        return
    moment.state.phase = "calamity_selection"
    for seat in by_ranking(moment):
        while excess := one_too_many(moment, seat):
            moment.tell(CalamityDiscarded(seat, draw(moment, seat, excess)))


def one_too_many(position: Position, seat: Seat) -> list[CardId]:
    """The calamities of one kind, major or minor, of which a seat holds more than it suffers."""
    cards, numbers = position.book.cards, numbers_of(position)
    held = calamities_of(position, seat)
    limits = {"major": numbers.major_calamity_limit, "minor": numbers.minor_calamity_limit}
    for kind, most in limits.items():
        of_kind = [card for card in held if cards[card].calamity == kind]
        if len(of_kind) > most:
            return of_kind
    return []
