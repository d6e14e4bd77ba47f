"""A state machine that plays a table and tries to break it, with the properties of every game of every title.

A title's own tests open the table (`begin`) and add the properties of that title.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import ecumene
from ecumene.arena.hostile import attacks
from ecumene.table.meta import Meta
from ecumene.table.record import journal as books
from ecumene.table.secrecy import inspect
from ecumene.table.table import Table


def any_options(meta: Meta) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({option.name: st.sampled_from(option.choices) for option in meta.options})


class AnyGame(RuleBasedStateMachine):
    """A table, and somebody who answers, cheats, takes back, copies and saves."""

    table: Table
    most_answers: int
    """No game has more answers than this."""

    def begin(self, table: Table, most_answers: int, seed: int, start: int) -> None:
        """Let a table come some way: an empty one has little that can break."""
        self.table, self.most_answers = table, most_answers
        self.answers = 0
        self.past: list[str] = []
        random = Random(seed)
        for _ in range(start):
            self._answer(random.randrange(10**6), random.randrange(10**6))

    @rule(choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=12))
    def answer(self, choices: list[int]) -> None:
        for choice in choices:
            self._answer(choice, choice // 7)

    def _answer(self, which: int, what: int) -> None:
        if self.table.over:
            return
        requests = self.table.requests()
        request = requests[which % len(requests)]
        options = self.table.options(request)
        self.table.answer(request.seat, request.id, options[what % len(options)])
        self.past.append(request.id)
        self.answers += 1

    @precondition(lambda self: not self.table.over)
    @rule(seed=st.integers(0, 2**32))
    def cheat(self, seed: int) -> None:
        """Hostile answers are refused, with a reason and without a trace."""
        random, table = Random(seed), self.table
        before = table.digest(), table.length
        request = random.choice(table.requests())
        for attack in islice(attacks(table, request, self.past, random), 5):
            if attack.doubtful and self._offered(attack.answer, attack.request, attack.seat):
                continue
            with pytest.raises(ecumene.Refused) as refusal:
                table.answer(attack.seat, attack.request, attack.answer)
            assert refusal.value.reason.strip()
            assert (table.digest(), table.length) == before

    def _offered(self, answer: Any, request: str, seat: int) -> bool:
        title, truth = self.table.title, self.table.truth()
        try:
            _, ask, _, typed = title.prepare(truth, seat, request, answer)
        except ecumene.Refused:
            return False
        return typed in title.options(truth, ask)

    @rule(which=st.integers(0, 10**6))
    def undo(self, which: int) -> None:
        """What is taken back leaves the table as if it had never been answered."""
        seat = which % self.table.seats
        if not self.table.can_undo(seat):
            before = self.table.digest()
            with pytest.raises(ecumene.Refused):
                self.table.undo(seat)
            assert self.table.digest() == before
            return
        self.table.undo(seat)
        assert replayed(self.table).digest() == self.table.digest()

    @precondition(lambda self: not self.table.over)
    @rule(choice=st.integers(0, 10**6))
    def play_on_in_a_copy(self, choice: int) -> None:
        """A copy has a life of its own."""
        before, journal = self.table.digest(), self.table.journal()
        twin = self.table.copy()
        assert twin.digest() == before
        for _ in range(6):
            if not twin.over:
                request = twin.requests()[0]
                options = twin.options(request)
                twin.answer(request.seat, request.id, options[choice % len(options)])
        assert twin.length > self.table.length
        assert self.table.digest() == before
        assert self.table.journal() == journal

    @rule()
    def save_and_load(self) -> None:
        """A table goes on from its journal and its seed as if nothing had happened."""
        title = self.table.title
        data = title.dump_state(self.table.truth())
        assert title.dump_state(title.load_state(data)) == data
        self.table = ecumene.replay(self.table.journal(), secret=self.table.secret)
        assert title.dump_state(self.table.truth()) == data

    @rule(seed=st.integers(0, 2**32))
    def look(self, seed: int) -> None:
        """Nobody receives anything that depends on what they cannot know."""
        for seat in (*range(self.table.seats), None):
            inspection = inspect(self.table.title, self.table.truth(), seat, Random(seed))
            assert not inspection.leaks

    @invariant()
    def nothing_is_violated(self) -> None:
        assert not self.table.violations()

    @invariant()
    def replay_is_exact(self) -> None:
        twin = replayed(self.table)
        assert twin.digest() == self.table.digest()
        assert twin.standings() == self.table.standings()

    @invariant()
    def the_game_ends(self) -> None:
        assert self.answers <= self.most_answers
        assert self.table.over == (not self.table.requests())
        if self.table.over:
            assert ecumene.verify(self.table.journal()).fair

    @invariant()
    def standings_are_in_order(self) -> None:
        standings = self.table.standings()
        assert sorted(standing.seat for standing in standings) == list(range(self.table.seats))
        assert standings[0].rank == 1
        scores = [standing.score for standing in standings]
        assert scores == sorted(scores, reverse=True)
        for standing in standings:
            assert standing.score == sum(standing.parts.values())


def replayed(table: Table) -> Table:
    return Table.replayed(table.title, books.read(table.journal()))
