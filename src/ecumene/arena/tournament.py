"""Tournaments: the bots that meet, their tables, and the number of games.

Everybody meets everybody (`round-robin`), or each bot meets the next one of the list (`ladder`). The games of
a pairing differ by their seed, and each bot moves to the next seat from game to game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise, product
from typing import Any, Literal

import msgspec

from ecumene.arena.plan import Fixture, Plan

Form = Literal["round-robin", "ladder"]


class Meeting(msgspec.Struct, frozen=True):
    """Bots that meet at one kind of table: `stage` names the table, `name` the table and the bots."""

    stage: str
    name: str
    plan: Plan


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """Every title with every number of seats and every choice of options is a separate stage; `games` is the
    number of games of each pairing on it.
    """

    titles: tuple[str, ...]
    bots: tuple[str, ...]
    games: int
    form: Form = "round-robin"
    seed: int = 1
    seats: tuple[int | None, ...] = (None,)
    options: Mapping[str, tuple[str, ...]] = {}
    budget: int | None = None
    max_turns: int | None = None
    overrides: Mapping[str, Any] | None = None

    def meetings(self) -> list[Meeting]:
        """All pairings, with all choices made; raises what `Plan.checked` raises."""
        return [
            self._meeting(title, seats, dict(options), bots)
            for title, seats, options in product(self.titles, self.seats, self._options())
            for bots in self._pairs()
        ]

    def fixtures(self) -> Iterator[Fixture]:
        """All games, one of each pairing at a time, so that an interrupted tournament has games of all
        pairings."""
        meetings = self.meetings()
        for number in range(self.games):
            for meeting in meetings:
                yield Fixture(meeting.name, meeting.plan, number)

    def _pairs(self) -> Sequence[tuple[str, ...]]:
        """A single bot plays against itself."""
        if len(self.bots) == 1:
            return [self.bots]
        return list(combinations(self.bots, 2) if self.form == "round-robin" else pairwise(self.bots))

    def _options(self) -> Iterator[tuple[tuple[str, str], ...]]:
        named = [[(name, choice) for choice in choices] for name, choices in self.options.items()]
        return product(*named)

    def _meeting(
        self, title: str, seats: int | None, options: Mapping[str, str], bots: tuple[str, ...]
    ) -> Meeting:
        plan = Plan(
            title=title,
            games=self.games,
            seed=self.seed,
            seats=seats,
            bots=bots,
            options=options,
            budget=self.budget,
            max_turns=self.max_turns,
            overrides=self.overrides,
        ).checked()
        chosen = "".join(f" {name}={choice}" for name, choice in options.items())
        stage = f"{title} {plan.seats}{chosen}"
        return Meeting(stage, f"{stage} {' '.join(bots)}", plan)
