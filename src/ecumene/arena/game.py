"""One game played by bots, with the checks that every accepted answer has to pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from time import process_time
from typing import Any

import msgspec

from ecumene import bots
from ecumene.bots.turns import Endless, in_turn
from ecumene.table.chance import BadRecord
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer, Limit
from ecumene.table.questions.refusal import Refused
from ecumene.table.questions.request import Request
from ecumene.table.record import journal as books
from ecumene.table.table import Table
from ecumene.table.text.events import Event
from ecumene.table.title import Title


class Played(msgspec.Struct, kw_only=True):
    """The result of a game. Lists have one entry per seat.

    `led` are the civilizations by their names in cases, `collected` the cards of a seat at the end by kind,
    `happened` the numbers of counted events (calamities).
    """

    seed: int
    bots: list[str]
    finished: bool
    turns: int
    decisions: int
    forced: int
    cpu_seconds: float
    scores: list[int]
    ranks: list[int]
    final: list[dict[str, float]]
    violations: list[str]
    journal: list[str] | None = None
    led: list[str] = []
    collected: list[dict[str, list[str]]] = []
    happened: list[dict[str, int]] = []

    @classmethod
    def of_ranks(cls, bots: list[str], ranks: list[int]) -> Played:
        """A game with nothing but its ranks."""
        none: list[dict[str, float]] = [{} for _ in bots]
        return cls(
            seed=0,
            bots=bots,
            finished=True,
            turns=0,
            decisions=0,
            forced=0,
            cpu_seconds=0.0,
            scores=[-rank for rank in ranks],
            ranks=ranks,
            final=none,
            violations=[],
        )


class BotGame:
    """A table with a bot in every seat. Checks are left out of the time that the game took."""

    def __init__(
        self,
        title: Title[Any, Any],
        bot_names: Sequence[str],
        *,
        seed: int,
        options: Mapping[str, Any] | None = None,
        overrides: Mapping[str, Any] | None = None,
        max_turns: int | None = None,
        budget: bots.Budget | None = None,
    ) -> None:
        start = process_time()
        self.table = Table(title, seats=len(bot_names), seed=seed, options=options, overrides=overrides)
        self.seed = seed
        self.bot_names = list(bot_names)
        first = seed * len(bot_names)
        self.bots = [
            bots.make(name, first + seat, budget, meta=title.meta) for seat, name in enumerate(bot_names)
        ]
        self.max_turns = max_turns
        self.decisions = self.forced = 0
        self.happened: list[Counter[str]] = [Counter() for _ in bot_names]
        self.violations = self.table.violations()
        self.cpu_seconds = process_time() - start

    def play(self, *, keep_journal: bool = False) -> Played:
        """Play to the end, or to the limit."""
        finished = self._play()
        if difference := replay_difference(self.table):
            self.violations.append(difference)
        title, truth, turns = self.table.title, self.table.truth(), self.table.turn
        standings = sorted(self.table.standings(), key=lambda standing: standing.seat)
        return Played(
            seed=self.seed,
            bots=self.bot_names,
            finished=finished,
            turns=turns if self.max_turns is None else min(turns, self.max_turns),
            decisions=self.decisions,
            forced=self.forced,
            cpu_seconds=self.cpu_seconds,
            scores=[standing.score for standing in standings],
            ranks=[standing.rank for standing in standings],
            final=[title.final(truth, standing.seat) for standing in standings],
            violations=self.violations,
            journal=self.table.journal() if keep_journal else None,
            led=[title.seat_key(truth, standing.seat) for standing in standings],
            collected=[title.collected(truth, standing.seat) for standing in standings],
            happened=[dict(sorted(count.items())) for count in self.happened],
        )

    def _play(self) -> bool:
        """Whether the game came to its own end. The limit comes once the next turn has begun."""
        table = self.table
        start = process_time()
        try:
            for request in in_turn(table):
                if self.max_turns is not None and table.turn > self.max_turns:
                    table.enter(Limit())
                    return False
                going_on = self._answer(request)
                self.cpu_seconds += process_time() - start
                if not going_on:
                    return False
                self.violations += table.violations()
                start = process_time()
        except Endless as error:
            self.violations.append(str(error))
        return table.over

    def _answer(self, request: Request) -> bool:
        """Let the bot that is asked answer; False if the game cannot go on."""
        perspective = self.table.perspective(request)
        bot = self.bots[request.seat]
        for choose in (bot.choose, _default):
            answer = choose(perspective)
            try:
                self._count(self.table.answer(request.seat, request.id, answer))
            except Refused as refusal:
                self.violations.append(f"{request.id} offered what was refused: {answer} {refusal}")
            else:
                if len(perspective.options) > 1:
                    self.decisions += 1
                else:
                    self.forced += 1
                return True
        return False

    def _count(self, events: Sequence[Event]) -> None:
        counted = self.table.title.counted
        if not counted:
            return
        for event in events:
            tag = str(event.__struct_config__.tag)
            if tag in counted and (seat := getattr(event, "seat", None)) is not None:
                self.happened[seat][getattr(event, counted[tag])] += 1


def _default(perspective: Perspective) -> Answer:
    return perspective.default


def replay_difference(table: Table) -> str | None:
    """The fault in the replay of a table's journal, if there is any."""
    try:
        twin = Table.replayed(table.title, books.read(table.journal()))
    except (Refused, BadRecord, books.BrokenJournal) as error:
        return f"the journal cannot be replayed: {error}"
    return None if twin.digest() == table.digest() else "the replay of the journal differs"
