"""Which section of the rulebook a calamity is described in, and which calamity a question is part of.

What a calamity asks, refuses and does is told under the section of its card. General rules (chapter 8,
phase 9) are cited only where they say what the card does not: how a city counts as damage, who decides first.
"""

from __future__ import annotations

from ecumene.table.events import Event
from ecumene.table.frames import Ask, Flow, Frame, Node
from ecumene.titles.lineage.calamities.events import CalamityStruck, CityDestroyed
from ecumene.titles.lineage.calamities.resolution import Calamity
from ecumene.titles.lineage.events import CityReduced
from ecumene.titles.lineage.state import CardId, State

ERUPTION, EARTHQUAKE = "cal.volcano.eruption", "cal.volcano.earthquake"

_OTHERWISE = {"volcanic_eruption": ERUPTION, "iconoclasm_and_heresy": "cal.iconoclasm"}


def section_of(card: CardId) -> str:
    return _OTHERWISE.get(card, f"cal.{card}")


def section_of_cities(card: CardId) -> str:
    """Where cities are chosen or fall: a volcano leaves no choice of them, so it is an earthquake."""
    section = section_of(card)
    return EARTHQUAKE if section == ERUPTION else section


def calamity_at(state: State, ask: Ask) -> Calamity | None:
    """The calamity that a question is part of."""
    asks = state.flow.asks.items()
    asked = (node for node, other in asks if other.seat == ask.seat and other.id == ask.id)
    return _calamity_above(state.flow, next(asked, None))


def _calamity_above(flow: Flow, node: Node | None) -> Calamity | None:
    while node is not None:
        step = flow.steps.get(node)
        if isinstance(step, Calamity):
            return step
        node = flow.parents.get(node)
    return None


def section_at(state: State, ask: Ask, otherwise: str) -> str:
    """The section of the calamity that a question is part of; `otherwise` where it is part of none."""
    frame = calamity_at(state, ask)
    return otherwise if frame is None else section_of_cities(frame.card)


def section_told(flow: Flow, parent: Node | None, step: Frame, event: Event) -> str:
    """By which calamity something happened that nobody was asked for."""
    if isinstance(event, CalamityStruck):
        return section_of(event.card)
    frame = step if isinstance(step, Calamity) else _calamity_above(flow, parent)
    if frame is None:
        return ""
    fallen = isinstance(event, CityReduced | CityDestroyed)
    return section_of_cities(frame.card) if fallen else section_of(frame.card)
