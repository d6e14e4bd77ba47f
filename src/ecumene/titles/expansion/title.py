"""Civilization: The Expansion Project as a title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from types import ModuleType
from typing import Any, ClassVar

from msgspec import UNSET

from ecumene.table.chance import Chance
from ecumene.table.data.content import Problem
from ecumene.table.meta import Options
from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Flow, Frame, Node, Seat
from ecumene.table.text.events import Event
from ecumene.table.text.names import translated
from ecumene.table.text.words import Words
from ecumene.titles.expansion import quick_player
from ecumene.titles.expansion.abilities import conversion, demand, routes, sale, tribute
from ecumene.titles.expansion.abilities import phase as abilities
from ecumene.titles.expansion.book import OPEN, book_of
from ecumene.titles.expansion.calamities import (
    beneficiaries,
    civil_war,
    cyclone,
    dividing,
    giving,
    hordes,
    minor,
    tokens,
    tyranny,
    unrest,
)
from ecumene.titles.expansion.calamities.events import NationArrived
from ecumene.titles.expansion.citations import CITATIONS
from ecumene.titles.expansion.content import check_overrides, load
from ecumene.titles.expansion.meta import META
from ecumene.titles.expansion.phases import (
    conflict,
    leaving,
    movement,
    nations,
    purchase,
    ships,
    support,
    tax,
    trade_cards,
)
from ecumene.titles.expansion.strategist import Strategist
from ecumene.titles.lineage.phases import victory
from ecumene.titles.lineage.phases.turn import Begin
from ecumene.titles.lineage.pieces.pieces import cities_on_board, tokens_on_board
from ecumene.titles.lineage.state import Rules, State
from ecumene.titles.lineage.title import CATALOGUES, Lineage

_FOLDER = resources.files("ecumene.titles.expansion")
_WORDS = [
    _FOLDER / "words",
    *(_FOLDER / "words" / part for part in ("calamities", "abilities", "lessons", "hints")),
]


class Expansion(Lineage):
    meta = META
    scopes = frozenset(
        {
            *("5-7", "8-11", "12-15", "12-18", "16-18"),
            *("minor calamities", "early departure", "late arrival", "two coasts"),
        }
    )
    phases: ClassVar[Mapping[str, Begin]] = {
        "tax": Lineage.phases["tax"],
        "population": Lineage.phases["population"],
        "ships": routes.before("ships"),
        "movement": movement.begin,
        "conflict": Lineage.phases["conflict"],
        "construction": routes.before("construction"),
        "trade_cards": routes.before("trade_cards"),
        "trade": Lineage.phases["trade"],
        "calamity_selection": routes.before("calamity_selection"),
        "calamity_resolution": Lineage.phases["calamity_resolution"],
        "special_abilities": Lineage.phases["special_abilities"],
        "support": support.begin,
        "advances": Lineage.phases["advances"],
        "ast": Lineage.phases["ast"],
    }
    chapters: ClassVar[Sequence[ModuleType]] = (
        *Lineage.chapters,
        nations,
        tax,
        ships,
        movement,
        conflict,
        trade_cards,
        support,
        purchase,
        leaving,
        dividing,
        tokens,
        giving,
        minor,
        unrest,
        cyclone,
        beneficiaries,
        tyranny,
        hordes,
        civil_war,
        abilities,
        conversion,
        demand,
        sale,
        routes,
        tribute,
    )
    citations: ClassVar[Mapping[str, str]] = CITATIONS

    def __init__(self, overrides: Mapping[str, Any] | None = None) -> None:
        book = book_of(load(overrides))
        house = book_of(load()) if overrides else book
        words = Words([resources.files("ecumene.table") / "words", *CATALOGUES, *_WORDS])
        others = translated(_FOLDER / "names", book.names, house.names)
        in_others = {language: book.naming_marks(names) for language, names in others.items()}
        super().__init__(book, words, book.naming_marks(book.names), in_others)

    def scene_for(self, seats: int, options: Mapping[str, Any]) -> str:
        return super().scene_for(seats, options) + (OPEN if options["passage"] == "open" else "")

    def rules_for(self, options: Mapping[str, Any]) -> Rules:
        """Revolting cities go to the next in line, as the rulebook says (18.32)."""
        return Rules(
            ast="dawn" if options["order"] == "dawn" else "standard",
            strict=options["strict"] is True,
            turn_limit=int(options["turns"]),
            revolt="next",
            latecomers=int(options["latecomers"]) or UNSET,
            trade_answers=int(options["trade_answers"]),
        )

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        """Nations that were dealt at random may be exchanged before the first turn."""
        state = super().deal(options, seats, chance)
        if options["civilizations"] == "random":
            nations.offer_exchange(state.flow)
        return state

    def cites(self, flow: Flow, parent: Node | None, step: Frame, event: Event) -> str:
        """Seats that join later do so by a separate rule, in the middle of a Civil War."""
        arrived = isinstance(event, NationArrived)
        return "14.62" if arrived else super().cites(flow, parent, step, event)

    def strategist(
        self, seed: int, seconds: float | None = None, weights: Mapping[str, float] | None = None
    ) -> Strategist:
        """It needs neither clock nor chance: it takes some milliseconds for a decision."""
        return Strategist(weights)

    def advise(self, glimpse: State, ask: Ask, options: Sequence[Answer]) -> Answer | None:
        if type(ask) in quick_player.CAREFUL:
            return self.default(glimpse, ask)
        own = quick_player.advise(self.at(glimpse), ask)
        return own or super().advise(glimpse, ask, options)

    def final(self, state: State, seat: Seat) -> dict[str, float]:
        return {
            "cities": cities_on_board(state, seat),
            "tokens": tokens_on_board(state, seat),
            "advances": len(victory.held(self.at(state), seat)),
            "ast": state.ast[seat],
            "treasury": state.treasury[seat],
        }

    def check_overrides(self, overrides: Mapping[str, Any]) -> list[Problem]:
        return check_overrides(overrides)
