"""The cards on the market, as far as a seat knows them or can expect them."""

from __future__ import annotations

import msgspec

from ecumene.table.questions.counsel import Sentence
from ecumene.titles.lineage.market.prospects import Prospects
from ecumene.titles.lineage.market.records import SpaceId
from ecumene.titles.lineage.market.spaces import board_of, taken_value
from ecumene.titles.lineage.state import CardId
from ecumene.titles.lineage.what_if.consultation import Consultation
from ecumene.titles.lineage.what_if.market.pieces import name_of

LIKELY = 4
"""How many of the cards that may lie face down are named, the likeliest first."""


class MayBe(msgspec.Struct, frozen=True):
    """A card that may come, and how likely that is."""

    card: CardId
    name: str
    chance: float


class SpaceTold(msgspec.Struct, frozen=True):
    """A card of the market: what it counts if it is taken alone, and what it is worth to the hand by itself,
    on the average. `calamity` is the chance that one comes with it, `blocked` that one lies there which
    cannot be traded. `card` is null where the seat does not know it; `maybe` are the likeliest then."""

    space: SpaceId
    lies: str
    card: CardId | None
    name: str | None
    counts: int
    worth: float
    calamity: float
    blocked: float
    maybe: list[MayBe]
    says: Sentence


def spaces_told(consultation: Consultation, prospects: Prospects) -> list[SpaceTold]:
    """Every card of the market, in the order of the spaces."""
    market = prospects.position.state.market
    filled = [space for space in board_of(prospects.position).spaces if space in market]
    return [_space(consultation, prospects, space) for space in filled]


def _space(consultation: Consultation, prospects: Prospects, space: SpaceId) -> SpaceTold:
    lying, outlook = prospects.position.state.market[space], prospects.outlook(space)
    card = prospects.known.get(space)
    likely = sorted(outlook.chances.items(), key=lambda one: (-one[1], consultation.book.hand_order[one[0]]))
    maybe = [MayBe(id, consultation.called(id), rounded(chance)) for id, chance in likely[:LIKELY]]
    return SpaceTold(
        space=space,
        lies=lying.lies,
        card=card,
        name=name_of(consultation, card),
        counts=taken_value(prospects.position, [space]),
        worth=rounded(outlook.worth),
        calamity=rounded(outlook.calamity),
        blocked=rounded(outlook.blocked),
        maybe=maybe if card is None else [],
        says=_about(consultation, prospects, space),
    )


def _about(consultation: Consultation, prospects: Prospects, space: SpaceId) -> Sentence:
    """What a seat knows of a card of the market, or can expect."""
    position = prospects.position
    lies, outlook = position.state.market[space].lies, prospects.outlook(space)
    if space in prospects.known:
        return consultation.say(f"market-known-{lies}", _KNOWN[lies], card=prospects.known[space])
    percent = percent_of(outlook.calamity)
    if lies == "red":
        return consultation.say("market-unknown-red", "4.7.red", percent=percent)
    number = board_of(position).spaces[space][0]
    unseen = sum(prospects.unseen(number).values())
    return consultation.say(
        "market-unknown-dealt", "4.6a.deal_market", stack=number, unseen=unseen, percent=percent
    )


_KNOWN = {
    "dealt": "4.6a.water",
    "shown": "4.7.top_row",
    "open": "4.7.any_row",
    "red": "4.7.red",
    "blocked": "4.7.blocked",
}


def rounded(number: float) -> float:
    """A worth or a chance as it is told."""
    return round(number, 2)


def percent_of(chance: float) -> int:
    """A chance as one says it; what may be is never said to be impossible or certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(max(round(100 * chance), 1), 99)
