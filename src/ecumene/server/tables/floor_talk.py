"""What seats say to offers on an open floor, so that makers learn why nobody accepts.

These are words, not entries: nothing of them is in state, journal or database, and a house that begins again
has forgotten them. Only the maker of an offer hears what is said to it. Every process keeps what it
overhears, for makers who connect again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

import msgspec

from ecumene.server.processes.bus import LARGEST
from ecumene.server.tables.attendants import Attendant
from ecumene.server.tables.packets import Packet, Viewer
from ecumene.table.api import Table
from ecumene.table.state.frames import Seat
from ecumene.table.state.offers import OfferId, Remark, Remarked

MOST_KEPT = 240
"""How many offers are remembered with what was said to them: more than eighteen seats may have open."""
_LARGEST_PART = LARGEST - 300
"""So many bytes of remarks go into one message between processes: something stands around them."""


class Heard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was said to the present version of an offer, by seat; one remark of each."""

    maker: Seat
    version: int
    said: dict[str, Remark] = {}


class Speaker(Protocol):
    """What floor talk needs of its running table."""

    def send(self, message: Packet, seats: Sequence[Seat] | None = None) -> None:
        """To viewers in all processes."""

    def relay(self, message: Packet, seats: Sequence[Seat] | None) -> None:
        """To viewers in this process."""


class FloorTalk(Attendant):
    """Attends an open floor."""

    def __init__(self, live: Speaker) -> None:
        self._live = live
        self._heard: dict[OfferId, Heard] = {}

    def say(self, seat: Seat, remarks: Sequence[Remarked], *, back: bool = False) -> None:
        """A seat says something to offers, or takes `back` what it said; each maker hears what is new."""
        news: dict[Seat, dict[OfferId, Heard]] = {}
        for remarked in remarks:
            heard = self._with(seat, remarked, back=back)
            if heard != self._heard.get(remarked.offer):
                news.setdefault(remarked.maker, {})[remarked.offer] = heard
        for maker, offers in news.items():
            for some in _split(offers):
                self._live.send(_message(some), [maker])

    def _with(self, seat: Seat, remarked: Remarked, *, back: bool) -> Heard:
        kept = self._heard.get(remarked.offer)
        said = dict(kept.said) if kept is not None and kept.version == remarked.version else {}
        if back:
            said.pop(str(seat), None)
        else:
            said[str(seat)] = remarked.remark
        return Heard(remarked.maker, remarked.version, said)

    def overhears(self, message: Packet) -> None:
        if message["type"] == "floor":
            for offer, form in message["offers"].items():
                self._heard.pop(offer, None)
                if form is not None:
                    self._heard[offer] = msgspec.convert(form, Heard)
            for oldest in list(self._heard)[:-MOST_KEPT]:
                del self._heard[oldest]

    def follow(self, table: Table) -> None:
        """Words are forgotten with what they were said to: after an undo another offer may have its id."""
        if not self._heard:
            return
        versions = table.offers()
        for offer, heard in list(self._heard.items()):
            if versions.get(offer) != heard.version:
                self._live.relay({"type": "floor", "offers": {offer: None}}, [heard.maker])

    def greets(self, viewer: Viewer) -> list[Packet]:
        mine = {offer: heard for offer, heard in self._heard.items() if heard.maker == viewer.seat}
        return [_message(mine)] if mine else []


def _split(offers: dict[OfferId, Heard]) -> Iterator[dict[OfferId, Heard]]:
    """Parts that fit between processes; what all others say to a single offer always does."""
    part: dict[OfferId, Heard] = {}
    size = 0
    for offer, heard in offers.items():
        more = len(msgspec.json.encode({offer: heard}))
        if part and size + more > _LARGEST_PART:
            yield part
            part, size = {}, 0
        part[offer] = heard
        size += more
    if part:
        yield part


def _message(offers: dict[OfferId, Heard]) -> Packet:
    return {"type": "floor", "offers": msgspec.to_builtins(offers)}
