"""The content of a game of the lineage: read once, put in order, and corrected by an owner."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from ecumene.table.data.content import Catalogue, ContentError, Problem, first_of, merge, problems
from ecumene.titles.lineage.printed.filling import fill_in, in_order

Tables = Mapping[str, Mapping[str, Any]]
"""The content files as written: collections of tables by id."""

Printed = TypeVar("Printed")


class Shelf(Generic[Printed]):
    """The content of a title: its files, the records made from them, and the check that its entries fit
    together.

    `maps` are the parts of the board that set-ups are played on, in the order in which they are listed.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        tables: Callable[[], Tables],
        becomes: type[Printed],
        inconsistencies: Callable[[Printed], Iterator[Problem]],
        *,
        maps: Sequence[str],
    ) -> None:
        self._catalogue = catalogue
        self._tables = tables
        self._becomes = becomes
        self._inconsistencies = inconsistencies
        self._order = _orders(maps)

    def load(self, overrides: Mapping[str, Any] | None = None) -> Printed:
        """The content of the house, or with an owner's overrides; ContentError where they are wrong."""
        if not overrides:
            return self._of_the_house
        if reasons := self.check_overrides(overrides):
            raise ContentError(reasons)
        return self._content(merge(self._tables(), overrides, self._catalogue))

    def check_overrides(self, raw: Mapping[str, Any]) -> list[Problem]:
        """The errors of an override; the entries are compared with each other once each of them is valid."""
        tables, catalogue = self._tables(), self._catalogue
        return problems(raw, tables, catalogue) or first_of(
            self._inconsistencies(self._content(merge(tables, raw, catalogue)))
        )

    @cached_property
    def _of_the_house(self) -> Printed:
        return self._content(self._tables())

    def _content(self, tables: Tables) -> Printed:
        gathered: dict[str, Any] = {
            name: in_order(tables[name], self._order.get(name))
            if self._catalogue.by_id(name)
            else dict(tables[name])
            for name in self._catalogue.collections
        }
        fill_in(gathered)
        return msgspec.convert(gathered, self._becomes)


def _orders(maps: Sequence[str]) -> Mapping[str, Callable[[Mapping[str, Any]], Any]]:
    """The order of each collection; the others are in the order of their files."""
    return {
        "areas": lambda area: area["name"],
        "seas": lambda sea: sea["name"],
        "flood_plains": lambda flood_plain: flood_plain["name"],
        "volcanoes": lambda volcano: volcano["name"],
        "civilizations": lambda civilization: civilization["ranking"],
        "eras": lambda era: era["number"],
        "setups": lambda setup: (maps.index(setup["map"]), setup["seats"]),
        "advances": lambda advance: advance["name"],
        "commodities": lambda commodity: commodity["stack"],
        "calamities": lambda calamity: (
            calamity["kind"] == "major",
            calamity["stack"],
            calamity["tradeable"],
        ),
    }
