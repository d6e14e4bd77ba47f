"""Famine and Epidemic: damage to the victim, and to others whom it selects."""

from __future__ import annotations

from dataclasses import dataclass, field

from ecumene.table.frames import Node, Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.attributes import Changes, Reckoning, reckon
from ecumene.titles.lineage.calamities.damage import take_damage
from ecumene.titles.lineage.calamities.resolution import Calamity, Effect, proceed
from ecumene.titles.lineage.calamities.victims import eligible, select_victims
from ecumene.titles.lineage.state import Moment, State, by_ranking


@dataclass(frozen=True)
class Scourge:
    """The damage of the primary victim and of each of so many secondary ones, and what advances change."""

    damage: int
    victims: int
    secondary_damage: int
    primary: Changes = field(default_factory=dict)
    secondary: Changes = field(default_factory=dict)

    def strikes(self, book: Book, state: State, seat: Seat) -> Reckoning:
        """The damage of the primary victim."""
        return reckon(book, state, seat, self.damage, self.primary)

    def spreads_to(self, book: Book, state: State, seat: Seat) -> Reckoning:
        """The damage of a secondary victim."""
        return reckon(book, state, seat, self.secondary_damage, self.secondary)


FAMINE = Scourge(
    damage=10,
    victims=3,
    secondary_damage=5,
    primary={"agriculture": 5, "pottery": -5, "calendar": -5},
    secondary={"pottery": -5, "calendar": -5},
)
EPIDEMIC = Scourge(
    damage=15,
    victims=2,
    secondary_damage=10,
    primary={"medicine": -5, "enlightenment": -5, "roadbuilding": 5, "trade_empire": 5},
    secondary={"medicine": -5, "anatomy": -5},
)


def scourge(card: Scourge) -> Effect:
    """First secondary victims are selected, never the beneficiary; then all of them take damage at once."""

    def effect(moment: Moment, node: Node, frame: Calamity) -> None:
        book, state = moment.content, moment.state
        if frame.stage == 0:
            proceed(moment, node, frame)
            select_victims(moment, node, frame, card.victims, eligible(book, state, frame))
        elif frame.stage == 1:
            proceed(moment, node, frame)
            for seat in by_ranking(book, state):
                if seat == frame.victim:
                    take_damage(moment, node, seat, frame.card, card.strikes(book, state, seat).result)
                elif seat in frame.secondary:
                    take_damage(moment, node, seat, frame.card, card.spreads_to(book, state, seat).result)
        else:
            moment.flow.finish(node)

    return effect
