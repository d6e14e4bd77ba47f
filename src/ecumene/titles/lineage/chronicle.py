"""The story of a game of the lineage: figures, bargains, advances, and the traders of calamities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.state.frames import Seat
from ecumene.table.text.chronicle import Page, Told
from ecumene.titles.lineage.book import Book, without_snow
from ecumene.titles.lineage.state import CardId

FIGURES = ("cities", "population", "advances", "points")


def chronicle(book: Book, told: Sequence[Told], seats: Mapping[str, Seat]) -> list[Page]:
    """Page by page. The first turn may begin with the table itself, and is not told then."""
    scribe = _Scribe(book, seats)
    for one in told:
        scribe.hear(one)
    return scribe.pages


class _Scribe:
    """Writes the pages, and remembers the giver of each calamity in the turn."""

    def __init__(self, book: Book, seats: Mapping[str, Seat]) -> None:
        self.pages: list[Page] = []
        self._book = book
        self._seats = seats
        self._givers: dict[CardId, tuple[Seat, Seat]] = {}

    def hear(self, told: Told) -> None:
        write = getattr(self, f"_write_{told.event}", None)
        if write is None:
            return
        if not self.pages:
            self.pages.append(Page(1, {}, []))
        card = told.args.get("card")
        write(told.args if card is None else {**told.args, "card": without_snow(str(card))})

    def _write_turn(self, args: Mapping[str, Any]) -> None:
        if args["turn"] > self.pages[-1].turn:
            self.pages.append(Page(args["turn"], {}, []))
        self._givers.clear()

    def _write_turn_ended(self, args: Mapping[str, Any]) -> None:
        self.pages[-1].figures.update({name: list(args[name]) for name in FIGURES})

    def _write_traded(self, args: Mapping[str, Any]) -> None:
        seat, other = self._seats[args["seat"]], self._seats[args["other"]]
        gives, gets = _cards(args["gives"]), _cards(args["gets"])
        self._tell("deal", seats=[seat, other], cards=[sum(gives.values()), sum(gets.values())])
        self._pass_on(gives, seat, other)
        self._pass_on(gets, other, seat)

    def _write_exchanged(self, args: Mapping[str, Any]) -> None:
        """A trade with the market: what went there and came from there, as it counted."""
        seat = self._seats[args["seat"]]
        self._tell("market", seat=seat, placed=args["placed"], taken=args["taken"])

    def _write_deputy(self, args: Mapping[str, Any]) -> None:
        """A calamity of the market has no holder, but victims."""
        for civilization in _names(args["victims"]):
            self._tell("calamity", card=args["card"], seat=self._seats[civilization], giver=None)

    def _pass_on(self, cards: Mapping[CardId, int], giver: Seat, receiver: Seat) -> None:
        for card in cards:
            if self._book.cards[card].calamity:
                self._givers[card] = giver, receiver
                self._tell("passed", card=card, seat=giver, to=receiver)

    def _write_calamity(self, args: Mapping[str, Any]) -> None:
        """A calamity that was traded to its holder has its giver; one that was drawn has none."""
        card, seat = args["card"], self._seats[args["seat"]]
        giver, receiver = self._givers.get(card, (None, None))
        self._tell("calamity", card=card, seat=seat, giver=giver if receiver == seat else None)

    def _write_acquired(self, args: Mapping[str, Any]) -> None:
        self._tell("advances", seat=self._seats[args["seat"]], advances=list(_names(args["advances"])))

    _write_scenario = _write_acquired

    def _write_advance_given(self, args: Mapping[str, Any]) -> None:
        self._tell("advances", seat=self._seats[args["seat"]], advances=[args["advance"]])

    def _write_marker(self, args: Mapping[str, Any]) -> None:
        self._tell("step", seat=self._seats[args["seat"]], step=args["step"], era=args["era"])

    _write_marker_back = _write_marker

    def _write_city_of_seat(self, args: Mapping[str, Any]) -> None:
        self._lose(args["seat"], 1, args["area"])

    _write_reduced = _write_city_destroyed = _write_city_pirates = _write_given_up = _write_city_of_seat

    def _write_city_of_victim(self, args: Mapping[str, Any]) -> None:
        self._lose(args["victim"], 1, args["area"])

    _write_city_fell = _write_city_annexed = _write_revolt = _write_city_of_victim

    def _write_units_destroyed(self, args: Mapping[str, Any]) -> None:
        self._lose(args["seat"], int(args["city"] == "yes"), args["area"])

    def _write_area_of_victims(self, args: Mapping[str, Any]) -> None:
        """Whose city it was is certain where only one seat lost something there."""
        victims = _names(args["victims"])
        if len(victims) == 1:
            self._lose(victims[0], args["cities"], args["area"])

    _write_area_destroyed = _write_area_annexed = _write_area_of_victims

    def _write_units_annexed(self, args: Mapping[str, Any]) -> None:
        self._lose(args["victim"], args["cities"])

    def _write_ran_wild(self, args: Mapping[str, Any]) -> None:
        self._lose(args["seat"], args["cities"])

    def _lose(self, civilization: Any, cities: int, area: str | None = None) -> None:
        """Cities that a seat lost; where, if that is known of each."""
        if cities and civilization in self._seats:
            self._tell("lost", seat=self._seats[civilization], cities=cities, area=area)

    def _tell(self, tale: str, **tells: Any) -> None:
        self.pages[-1].tales.append({"tale": tale, **tells})


def _names(listed: Any) -> Sequence[str]:
    """A list as a message has it: nothing is a word there."""
    return listed if isinstance(listed, list | tuple) else ()


def _cards(listed: Any) -> dict[CardId, int]:
    """Cards as `bargains.counted` lists them."""
    cards: dict[CardId, int] = {}
    for entry in _names(listed):
        count, _, card = entry.rpartition(" ")
        cards[card] = int(count or 1)
    return cards
