"""The bots that there are, by the names that the command line uses. A new kind of bot is one line here."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.bots.bot import Bot, Budget
from ecumene.bots.greedy import GreedyBot
from ecumene.bots.random import RandomBot
from ecumene.bots.search import SearchBot
from ecumene.table.meta import Meta

_KINDS: dict[str, Callable[[int, Budget | None], Bot]] = {
    "random": lambda seed, _: RandomBot(seed),
    "greedy": lambda seed, _: GreedyBot(seed),
    "search": SearchBot,
}

NAMES: tuple[str, ...] = tuple(_KINDS)


class UnknownBot(ValueError):
    """A name that no bot has, or that of one which does not play this title."""


def make(name: str, seed: int = 0, budget: Budget | None = None) -> Bot:
    """A bot by its name. The same seed and the same questions give the same answers, unless its budget has
    seconds in it.

    >>> make("greedy", seed=7).__class__.__name__
    'GreedyBot'
    """
    if name not in _KINDS:
        raise UnknownBot(f"There is no bot {name!r:.80}; there are {', '.join(NAMES)}.")
    return _KINDS[name](seed, budget)


def offered(meta: Meta) -> tuple[str, ...]:
    """The bots that play a title."""
    return tuple(name for name in NAMES if name not in meta.without_bots)


def expect(name: str, meta: Meta) -> None:
    """Refuse a bot that does not play a title."""
    if name not in offered(meta):
        known = ", ".join(offered(meta))
        raise UnknownBot(f"There is no bot {name!r:.80} for {meta.name}; there are {known}.")
