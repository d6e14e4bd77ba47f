"""Which section of the rulebook a calamity is described in."""

from __future__ import annotations

from ecumene.titles.lineage.state import CardId

_OTHERWISE = {"volcanic_eruption": "cal.volcano.eruption", "iconoclasm_and_heresy": "cal.iconoclasm"}


def section_of(card: CardId) -> str:
    return _OTHERWISE.get(card, f"cal.{card}")
