"""The calamity that a question is part of, and the section of the rulebook to cite.

The questions, refusals and events of a calamity cite the section of its card. General rules (chapter 8, phase
9) are cited only for facts that the card does not contain: how a city counts as damage, who decides first.
"""

from __future__ import annotations

from ecumene.table.state.frames import Ask, Flow, Frame, Node
from ecumene.table.text.events import Event
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.events import CalamityStruck, CityDestroyed, MarketStruck
from ecumene.titles.lineage.calamities.resolution import Calamity
from ecumene.titles.lineage.events import CityReduced
from ecumene.titles.lineage.phases.order import node_of
from ecumene.titles.lineage.state import Position, State


def calamity_at(state: State, ask: Ask) -> Calamity | None:
    """The calamity that a question is part of."""
    return _calamity_above(state.flow, node_of(state.flow, ask))


def _calamity_above(flow: Flow, node: Node | None) -> Calamity | None:
    while node is not None:
        step = flow.steps.get(node)
        if isinstance(step, Calamity):
            return step
        node = flow.parents.get(node)
    return None


def section_at(position: Position, ask: Ask, otherwise: str) -> str:
    """The section of the calamity that a question is part of; `otherwise` where it is part of none."""
    frame = calamity_at(position.state, ask)
    return otherwise if frame is None else position.book.calamity[frame.card].section_of_cities


def section_told(book: Book, flow: Flow, parent: Node | None, step: Frame, event: Event) -> str:
    """The calamity that caused an event without a question."""
    if isinstance(event, MarketStruck):
        return "4.9.deputy.who"
    if isinstance(event, CalamityStruck):
        return book.calamity[event.card].section
    frame = step if isinstance(step, Calamity) else _calamity_above(flow, parent)
    if frame is None:
        return ""
    card = book.calamity[frame.card]
    return card.section_of_cities if isinstance(event, CityReduced | CityDestroyed) else card.section
