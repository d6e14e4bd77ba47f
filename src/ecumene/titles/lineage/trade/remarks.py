"""A bot's remarks on the offers that it does not accept, like those of a player at the table.

A remark is made from the seat's own hand and offers and from the text of the offer, and it only says what the
seat would do. A seat that does not collect the offered cards says so. All others say that they give none of
the wanted cards, and name all of them: so the remark does not reveal whether they have such cards, or how
many.
"""

from __future__ import annotations

from ecumene.table.state.frames import Seat
from ecumene.table.state.offers import Offer, Remark, Remarked, remarked
from ecumene.titles.lineage.state import CardId, Position
from ecumene.titles.lineage.trade.menu import collected, holding


def remarks(position: Position, seat: Seat) -> list[Remarked]:
    """What a seat says to each offer that it sees, except those for which it has made another one."""
    offers = position.state.floor.offers.values()
    mine = [offer for offer in offers if offer.maker == seat]
    countered = {offer.reply for offer in mine}
    theirs = [offer for offer in offers if offer.maker != seat and offer.seen_by(seat)]
    wanted = wishes(position, seat, mine)
    return [remarked(offer, remark(offer, wanted)) for offer in theirs if offer.id not in countered]


def remark(offer: Offer, wanted: set[CardId]) -> Remark:
    unwanted = tuple(kind for kind in dict.fromkeys(offer.says.kinds) if kind not in wanted)
    return Remark(unwanted=unwanted) if unwanted else Remark(ungiven=tuple(dict.fromkeys(offer.wants.kinds)))


def wishes(position: Position, seat: Seat, mine: list[Offer]) -> set[CardId]:
    """What a seat collects, and what it asks for in its offers: nobody says that they do not want that."""
    asked = {kind for offer in mine for kind in offer.wants.kinds}
    return asked.union(collected(position, holding(position, seat)))
