"""Kin as a title: the content of Mega Empires with a few cards changed, and its own answer at every seam."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

import msgspec

from ecumene.table.data.content import Problem
from ecumene.table.state.frames import Seat
from ecumene.table.text.words import Words
from ecumene.titles.empires.book import book_of
from ecumene.titles.empires.content import load
from ecumene.titles.empires.meta import META as MEGA
from ecumene.titles.lineage.advances.records import Guard
from ecumene.titles.lineage.book import AdvanceCard, Book
from ecumene.titles.lineage.calamities.records import CalamityCard
from ecumene.titles.lineage.phases.turn import Begin
from ecumene.titles.lineage.state import Rules, State
from ecumene.titles.lineage.title import CATALOGUES, Lineage
from tests.kin import jubilee, purchases
from tests.kin.cards import Harvest, Locusts
from tests.kin.ways import KinWays

_FOLDER = resources.files("tests.kin")
_LATER = ("special_abilities", "ast")
"""The phases that come last: special abilities after the purchase of advances."""


def kin_book() -> Book:
    mega = book_of(load())
    return replace(
        mega,
        title="kin",
        numbers=msgspec.structs.replace(mega.numbers, step_victory_points=100),
        advances={id: _advance(advance) for id, advance in mega.advances.items()},
        calamity={**mega.calamity, "regression": _locusts(mega.calamity["regression"])},
        ways=KinWays(),
    )


def _advance(advance: AdvanceCard) -> AdvanceCard:
    """Advances bring their cost, only Pottery guards anything, and Literacy is a special ability."""
    guard = Guard(of="cities") if advance.id == "pottery" else None
    ability = Harvest(tokens=3) if advance.id == "literacy" else advance.ability
    return replace(advance, victory_points=advance.cost, guard=guard, ability=ability)


def _locusts(card: CalamityCard) -> Locusts:
    printed = {name: getattr(card, name) for name in CalamityCard.__struct_fields__}
    return Locusts(**printed, treasury=3)


class Kin(Lineage):
    meta = msgspec.structs.replace(MEGA, id="kin", name="Kin", seats=(5, 5))
    phases: ClassVar[Mapping[str, Begin]] = {
        "jubilee": jubilee.begin,
        **{name: begin for name, begin in Lineage.phases.items() if name not in _LATER},
        **{name: Lineage.phases[name] for name in _LATER},
    }
    chapters = (*Lineage.chapters, purchases)
    citations: ClassVar[Mapping[str, str]] = {
        "12a.order": "kin.order",
        "adv.pottery": "kin.pottery",
        "cal.regression": "kin.locusts",
    }

    def __init__(self) -> None:
        words = Words([resources.files("ecumene.table") / "words", *CATALOGUES, _FOLDER / "words"])
        book = kin_book()
        super().__init__(book, words, book.naming_marks(book.names))

    def rules_for(self, options: Mapping[str, Any]) -> Rules:
        return Rules(ast=str(options["ast"]))

    def final(self, state: State, seat: Seat) -> dict[str, float]:
        return {"ast": state.ast[seat]}

    def sections(self) -> Sequence[Traversable]:
        return [*super().sections(), _FOLDER / "sections.toml"]

    def cases(self) -> Sequence[Traversable]:
        return ()

    def check_overrides(self, overrides: Mapping[str, Any]) -> list[Problem]:
        return [Problem("kin", "its content cannot be changed")]
