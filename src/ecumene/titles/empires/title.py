"""Mega Empires as a title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from ecumene.table.board import Panel
from ecumene.table.content import Problem
from ecumene.table.frames import Frame, Seat
from ecumene.table.meta import opening_options
from ecumene.table.names import translated
from ecumene.table.title import Standing, View
from ecumene.table.words import Words
from ecumene.titles.empires.book import book_of
from ecumene.titles.empires.content import check_overrides, load
from ecumene.titles.empires.meta import META
from ecumene.titles.empires.strategist import Strategist
from ecumene.titles.lineage.evaluate import evaluate
from ecumene.titles.lineage.frames import Turn
from ecumene.titles.lineage.phases import leaving, turn, victory
from ecumene.titles.lineage.pieces.pieces import cities_on_board, tokens_on_board
from ecumene.titles.lineage.state import Rules, State
from ecumene.titles.lineage.text import board as text_board
from ecumene.titles.lineage.title import CATALOGUES, Lineage

_FOLDER = resources.files("ecumene.titles.empires")


class Empires(Lineage):
    meta = META
    scopes = frozenset(
        {"5", "6", "7", "8", "9", "5-8", "5-9", "7-9", "5-11", "basic", "expert"}
        | {"trade", "calamities", "abilities", "advances", "leaving"}
    )
    steps: ClassVar[Mapping[type[Frame], Any]] = {
        **Lineage.steps,
        Turn: turn.play_turn(tuple(Lineage.phases.values()), leaving.depart),
    }

    def __init__(self, overrides: Mapping[str, Any] | None = None) -> None:
        book = book_of(load(overrides))
        house = book_of(load()) if overrides else book
        words = Words([resources.files("ecumene.table") / "words", *CATALOGUES])
        super().__init__(book, words, book.names, translated(_FOLDER / "names", book.names, house.names))

    def scene_for(self, seats: int, options: Mapping[str, Any]) -> str:
        return f"{options.get('map', 'east')}_{seats}"

    def rules_for(self, options: Mapping[str, Any]) -> Rules:
        chosen = opening_options(META, options)
        return Rules(
            ast=str(chosen["ast"]),
            strict=chosen["strict"] is True,
            turn_limit=int(chosen["turns"]),
            revolt=str(chosen["revolt"]),
            trade_answers=int(chosen["trade_answers"]),
        )

    def standings(self, state: State) -> list[Standing]:
        return victory.standings(self.content, state)

    def evaluate(self, state: State, seat: Seat) -> float:
        return evaluate(self.content, state, seat)

    def strategist(
        self, seed: int, seconds: float | None = None, weights: Mapping[str, float] | None = None
    ) -> Strategist:
        """It needs neither clock nor chance: it takes some milliseconds for a decision."""
        return Strategist(weights)

    def board(self, view: View, seat: Seat | None, language: str = "en") -> list[Panel]:
        return text_board.panels(self.content, view, seat, self.voice(language))

    def final(self, state: State, seat: Seat) -> dict[str, float]:
        points = [advance.victory_points for advance in victory.held(self.content, state, seat)]
        return {
            "cities": cities_on_board(state, seat),
            "tokens": tokens_on_board(state, seat),
            "advances": len(points),
            **{f"advances_of_{worth}": points.count(worth) for worth in (1, 3, 6)},
            "ast": state.ast[seat],
            "treasury": state.treasury[seat],
        }

    def collected(self, state: State, seat: Seat) -> dict[str, list[str]]:
        return {"advance": [advance.id for advance in victory.held(self.content, state, seat)]}

    def sections(self) -> Sequence[Traversable]:
        folder = resources.files("ecumene.titles") / "rulebooks"
        return [folder / f"{number}.toml" for number in META.rulebooks]

    def cases(self) -> Sequence[Traversable]:
        folder = _FOLDER / "cases"
        files = [file for file in folder.iterdir() if file.name.endswith(".toml")]
        return sorted(files, key=lambda file: file.name)

    def check_overrides(self, overrides: Mapping[str, Any]) -> list[Problem]:
        return check_overrides(overrides)
