"""The bots by the names that people use: three strengths, and the kinds of bots behind them.

A new kind of bot is one line here. The title decides what a strength means (`Meta.strengths`).
"""

from __future__ import annotations

from collections.abc import Callable

from ecumene.bots.bot import Bot, Budget
from ecumene.bots.greedy import GreedyBot
from ecumene.bots.planner import PlannerBot
from ecumene.bots.random import RandomBot
from ecumene.bots.search import SearchBot
from ecumene.table.meta import Meta, Strength

_USUAL: dict[str, Strength] = {
    "easy": Strength(kind="greedy", attention=0.4),
    "steady": Strength(kind="greedy"),
    "strong": Strength(kind="search"),
}

_KINDS: dict[str, Callable[[int, Strength, Budget | None], Bot]] = {
    "random": lambda seed, strength, budget: RandomBot(seed),
    "greedy": lambda seed, strength, budget: GreedyBot(seed, attention=strength.attention),
    "search": lambda seed, strength, budget: SearchBot(seed, budget or _budget(strength)),
    "strategist": lambda seed, strength, budget: PlannerBot(seed, budget),
}

STRENGTHS: tuple[str, ...] = tuple(_USUAL)
"""The names that people choose from, the weakest first."""

NAMES: tuple[str, ...] = (*_USUAL, *_KINDS)


class UnknownBot(ValueError):
    """An unknown name of a bot, or the name of a bot that does not play this title."""


def make(name: str, seed: int = 0, budget: Budget | None = None, *, meta: Meta | None = None) -> Bot:
    """A bot by its name, as strong as the title has it. The same seed and the same questions give the same
    answers, unless its budget has seconds in it.

    >>> make("steady", seed=7).__class__.__name__
    'GreedyBot'
    """
    if name not in NAMES:
        raise UnknownBot(f"There is no bot {name!r:.80}; there are {', '.join(NAMES)}.")
    strength = strength_of(name, meta)
    return _KINDS[strength.kind](seed, strength, budget)


def strength_of(name: str, meta: Meta | None = None) -> Strength:
    """The kind of bot behind a name."""
    own = meta.strengths if meta else {}
    return own.get(name) or _USUAL.get(name) or Strength(kind=name)


def offered(meta: Meta) -> tuple[str, ...]:
    """The bots that play a title."""
    return tuple(name for name in NAMES if _plays(name, meta))


def _plays(name: str, meta: Meta) -> bool:
    """Whether a bot plays a title; a strategist does if one of the title's strengths is one."""
    if name == "strategist":
        return any(strength.kind == name for strength in meta.strengths.values())
    return name not in meta.without_bots


def expect(name: str, meta: Meta) -> None:
    """Refuse a bot that does not play a title."""
    if name not in offered(meta):
        known = ", ".join(offered(meta))
        raise UnknownBot(f"There is no bot {name!r:.80} for {meta.name}; there are {known}.")


def _budget(strength: Strength) -> Budget:
    return Budget() if strength.iterations is None else Budget(strength.iterations)
