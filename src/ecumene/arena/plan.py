"""Plans of games between bots: everything that a game depends on, so that any process can play it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ecumene import bots
from ecumene.arena.game import BotGame, Played
from ecumene.table.meta import opening_options, opening_seats
from ecumene.table.titles import load_title

Key = tuple[str, int]
"""A game of a tournament: the name of the pairing, and the seed."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The games to play. Game number i has seed `seed` + i and its bots moved on by i seats. `budget` is the
    number of iterations for a decision of a searching bot.
    """

    title: str
    games: int
    seed: int = 1
    seats: int | None = None
    bots: tuple[str, ...] = ("greedy",)
    options: Mapping[str, Any] = {}
    budget: int | None = None
    max_turns: int | None = None
    overrides: Mapping[str, Any] | None = None
    keep_journals: bool = False

    def checked(self) -> Plan:
        """The plan with all its choices made, or an error that says which of them is impossible."""
        meta = load_title(self.title, self.overrides).meta
        for name in self.bots:
            bots.expect(name, meta)
        seats = opening_seats(meta, self.seats)
        return msgspec.structs.replace(self, seats=seats, options=opening_options(meta, self.options, seats))

    def bots_of(self, game: int) -> list[str]:
        """The seats of the bots: the named bots in turn, moved on by one seat each game."""
        assert self.seats is not None
        return [self.bots[(seat + game) % len(self.bots)] for seat in range(self.seats)]


class Fixture(msgspec.Struct, frozen=True):
    """One game to play."""

    meeting: str
    plan: Plan
    number: int

    @property
    def key(self) -> Key:
        return self.meeting, self.plan.seed + self.number


def play_one(plan: Plan, number: int) -> Played:
    """Game number `number` of a plan."""
    game = BotGame(
        load_title(plan.title, plan.overrides),
        plan.bots_of(number),
        seed=plan.seed + number,
        options=plan.options,
        overrides=plan.overrides,
        max_turns=plan.max_turns,
        budget=None if plan.budget is None else bots.Budget(plan.budget),
    )
    return game.play(keep_journal=plan.keep_journals)
