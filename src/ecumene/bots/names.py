"""The bots that there are, by the names that the command line uses. A new kind of bot is one line here."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.bots.bot import Bot
from ecumene.bots.greedy import GreedyBot
from ecumene.bots.random import RandomBot

_KINDS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}

NAMES: tuple[str, ...] = tuple(_KINDS)


class UnknownBot(ValueError):
    """A name that no bot has."""


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name. The same seed and the same questions give the same answers.

    >>> make("greedy", seed=7).__class__.__name__
    'GreedyBot'
    """
    if name not in _KINDS:
        raise UnknownBot(f"There is no bot {name!r:.80}; there are {', '.join(NAMES)}.")
    return _KINDS[name](seed)
