"""Mega Empires as a title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, ClassVar

from msgspec import UNSET

from ecumene.table.chance import Chance
from ecumene.table.data.content import Problem
from ecumene.table.meta import Options
from ecumene.table.questions.answers import Answer
from ecumene.table.questions.counsel import Topics
from ecumene.table.ruleset import View
from ecumene.table.state.frames import Ask, Flow, Frame, Node, Seat
from ecumene.table.text.board import Panel
from ecumene.table.text.events import Event
from ecumene.table.text.names import translated
from ecumene.table.text.words import Words
from ecumene.titles.empires.book import book_of
from ecumene.titles.empires.content import check_overrides, load
from ecumene.titles.empires.meta import META
from ecumene.titles.empires.short_game import counsel, founding, opening, revelation, settlement, text
from ecumene.titles.empires.short_game.quick_player import ADVICE
from ecumene.titles.empires.strategist import Strategist
from ecumene.titles.lineage.phases import victory
from ecumene.titles.lineage.pieces.pieces import cities_on_board, tokens_on_board
from ecumene.titles.lineage.state import SHORT, Rules, State
from ecumene.titles.lineage.title import CATALOGUES, Lineage

_FOLDER = resources.files("ecumene.titles.empires")
_WORDS = _FOLDER / "words"
_CATALOGUES = (_WORDS, _WORDS / "short_game", _WORDS / "lessons", _WORDS / "hints")


class Empires(Lineage):
    meta = META
    topics: ClassVar[Topics] = {**Lineage.topics, **counsel.TOPICS}
    preludes = tuple(opening.PARTS)
    chapters = (*Lineage.chapters, opening, founding, revelation, settlement)
    scopes = frozenset(
        {"3", "4", "3-4", "5", "6", "7", "8", "9", "5-8", "5-9", "7-9", "5-11", "basic", "expert"}
        | {"10", "11", "12", "13", "14", "15", "16", "17", "18"}
        | {"10-11", "10-18", "12-14", "12-18", "13-18", "15-18"}
        | {"trade", "calamities", "abilities", "advances", "leaving", "short"}
    )

    def __init__(self, overrides: Mapping[str, Any] | None = None) -> None:
        book = book_of(load(overrides))
        house = book_of(load()) if overrides else book
        words = Words([resources.files("ecumene.table") / "words", *CATALOGUES, *_CATALOGUES])
        others = translated(_FOLDER / "names", book.names, house.names)
        in_others = {language: book.naming_marks(names) for language, names in others.items()}
        super().__init__(book, words, book.naming_marks(book.names), in_others)

    def rules_for(self, options: Mapping[str, Any]) -> Rules:
        return Rules(
            ast=str(options["ast"]),
            strict=options["strict"] is True,
            turn_limit=int(options["turns"]),
            revolt=str(options["revolt"]),
            trade_answers=int(options["trade_answers"]),
            game=SHORT if options["game"] == SHORT else UNSET,
        )

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        state = super().deal(options, seats, chance)
        if opening.is_short(state):
            opening.draw_scenarios(self.at(state), chance)
        return state

    def strategist(
        self, seed: int, seconds: float | None = None, weights: Mapping[str, float] | None = None
    ) -> Strategist:
        """It needs neither clock nor chance: it takes some milliseconds for a decision."""
        return Strategist(weights)

    def advise(self, glimpse: State, ask: Ask, options: Sequence[Answer]) -> Answer | None:
        if advice := ADVICE.get(type(ask)):
            return advice(self.at(glimpse), ask, options)
        return super().advise(glimpse, ask, options)

    def cites(self, flow: Flow, parent: Node | None, step: Frame, event: Event) -> str:
        return opening.section_told(step, event) or super().cites(flow, parent, step, event)

    def board(self, view: View, seat: Seat | None, language: str = "en") -> list[Panel]:
        more = text.panels(self.content, view, seat, self.voice(language))
        return [*more, *super().board(view, seat, language)]

    def final(self, state: State, seat: Seat) -> dict[str, float]:
        points = [advance.victory_points for advance in victory.held(self.at(state), seat)]
        return {
            "cities": cities_on_board(state, seat),
            "tokens": tokens_on_board(state, seat),
            "advances": len(points),
            **{f"advances_of_{worth}": points.count(worth) for worth in (1, 3, 6)},
            "ast": state.ast[seat],
            "treasury": state.treasury[seat],
        }

    def check_overrides(self, overrides: Mapping[str, Any]) -> list[Problem]:
        return check_overrides(overrides)
