"""The aims for which a player may buy advances."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Literal

from ecumene.titles.lineage.advances.prices import AdvanceId
from ecumene.titles.lineage.book import AdvanceCard, Need
from ecumene.titles.lineage.calamities.records import PRIMARY
from ecumene.titles.lineage.phases.ast import requirements
from ecumene.titles.lineage.phases.victory import held
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.what_if.combinations import Aim, Merit
from ecumene.titles.lineage.what_if.consultation import Consultation, known

AimName = Literal["points", "era", "most", "credits", "protection"]

_AS_CITIES = frozenset({"cities", "support", "steps"})
"""What calamities count that is worth as much as a city each; anything else is worth a unit point."""

_COUNTS: dict[str, Callable[[AdvanceCard], int]] = {
    "advances": lambda card: 1,
    "advances_below_100": lambda card: int(card.cost < 100),
    "advances_from_100": lambda card: int(card.cost >= 100),
    "advances_from_200": lambda card: int(card.cost >= 200),
    "advance_points": lambda card: card.victory_points,
}
"""What an advance adds to each requirement of an era that advances can meet."""


def aim_of(consultation: Consultation, name: AimName) -> Aim:
    book = consultation.book
    if name == "era":
        return _era(consultation)
    if name == "points" and (each := book.ways.scarcest_points(known(consultation))):
        return _points(consultation, each)
    weigh: dict[str, Callable[[AdvanceCard], int]] = {
        "points": lambda card: card.victory_points,
        "most": lambda card: 1,
        "credits": lambda card: sum(card.credits.values()) + card.free_credits,
    }
    shield = protection(consultation)
    weigh["protection"] = lambda card: shield.get(card.id, 0)
    weights = {id: weigh[name](card) for id, card in book.advances.items()}
    return Aim(0, lambda merit, id: merit + weights[id], lambda merit: merit)


LEVELS = 3
"""The most by which a purchase can raise the count of a seat's scarcest group, as far as the search looks."""

_MOST_LACKING = 60
"""How many ways to lack advances of the groups are told apart; for more the search would take seconds."""


def _points(consultation: Consultation, each: int) -> Aim:
    """As many points as can be, where each advance of the scarcest group counts besides its own.

    A merit is the points of the advances, and what every group still lacks for the highest level looked for.
    A seat with equally few of most groups can seldom buy enough at once for it to matter how far one looks.
    """
    book, position, seat = consultation.book, known(consultation), consultation.seat
    counts = [sum(group in advance.groups for advance in held(position, seat)) for group in book.groups]
    levels, lacking = _levels(counts)
    adds = {
        id: (card.victory_points, tuple([group in card.groups for group in book.groups]))
        for id, card in book.advances.items()
    }

    def with_one(merit: Merit, id: AdvanceId) -> Merit:
        (points, lack), (more, groups) = merit, adds[id]
        return points + more, tuple([max(0, n - hit) for n, hit in zip(lack, groups, strict=True)])

    def rank(merit: Merit) -> int:
        points: int = merit[0]
        lack: tuple[int, ...] = merit[1]
        return points + each * (levels - max(lack))

    return Aim((0, lacking), with_one, rank)


def _levels(counts: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """By how many levels the scarcest group may rise in a search, and what each group lacks for that."""
    for levels in range(LEVELS, 1, -1):
        lacking = tuple([max(0, min(counts) + levels - count) for count in counts])
        if prod(lack + 1 for lack in lacking) <= _MOST_LACKING:
            return levels, lacking
    return 1, tuple([int(count == min(counts)) for count in counts])


def protection(consultation: Consultation) -> dict[AdvanceId, int]:
    """How many unit points each advance saves its holder if every calamity of the box struck once.

    What it makes worse counts against it; a city counts as many unit points as the rules say. That other
    advances may already save all there is to save is not looked at.
    """
    return shields(known(consultation))


def shields(position: Position) -> dict[AdvanceId, int]:
    """The same in a position."""
    book, city = position.book, position.book.numbers.city_points
    saves: dict[AdvanceId, int] = {}
    for kind in book.calamities:
        if kind in position.scene.sizes:
            card = book.calamity[kind]
            worth = city if card.counts in _AS_CITIES else 1
            sign = 1 if card.counts_kept else -1
            for id, more in card.changes_for(PRIMARY).items():
                saves[id] = saves.get(id, 0) + sign * more * worth
    return saves


def era_ahead(consultation: Consultation) -> tuple[str, Need]:
    """The next era whose demands on advances a seat does not meet yet; the last one where it meets all."""
    book, state, seat = consultation.book, consultation.glimpse, consultation.seat
    side = book.asts[state.rules.ast]
    track = side.tracks[state.civilizations[seat]]
    first = track.era(min(state.ast[seat] + 1, track.last_step))
    for era in range(first, len(side.eras)):
        if lacking_for(consultation, side.needs[era]):
            return side.eras[era], side.needs[era]
    return side.eras[-1], side.needs[-1]


def lacking_for(consultation: Consultation, need: Need) -> dict[str, int]:
    """What a seat's advances lack for an era, by its name in `Need`."""
    items = requirements(known(consultation), consultation.seat, need)
    return {item.what: item.need - item.have for item in items if item.what in _COUNTS and not item.met}


def _era(consultation: Consultation) -> Aim:
    """As few demands unmet as can be, then as little as can be lacking of them."""
    lacking = lacking_for(consultation, era_ahead(consultation)[1])
    adds = {
        id: tuple(_COUNTS[what](card) for what in lacking) for id, card in consultation.book.advances.items()
    }

    def with_one(merit: Merit, id: AdvanceId) -> Merit:
        return tuple([max(0, lack - more) for lack, more in zip(merit, adds[id], strict=True)])

    def rank(merit: Merit) -> tuple[int, int]:
        return -sum(lack > 0 for lack in merit), -sum(merit)

    return Aim(tuple(lacking.values()), with_one, rank)
