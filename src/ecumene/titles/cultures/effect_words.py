"""Short texts of effects, for the text board and other surfaces that show a card."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources

import msgspec

from ecumene.table.text.words import Argument, Say, Words, argument
from ecumene.titles.cultures import effects as fx


@cache
def _words() -> Words:
    folder = resources.files("ecumene.titles.cultures") / "words"
    return Words([folder, folder / "board"])


def say(effect: fx.Effect, language: str = "en") -> Say:
    """The message that tells an effect."""
    form = msgspec.to_builtins(effect)
    key = f"cultures-effect-{form.pop('type')}"
    if isinstance(effect, fx.ImmediateProgress):
        origins = effect.origins[0] if len(effect.origins) == 1 else "both"
        return Say(key, {"origins": origins, "optional": "yes" if effect.optional else "no"})
    if isinstance(effect, fx.VpPairs):
        first, second = (_counted(what, 1, language) for what in effect.of)
        return Say(key, {"first": first, "second": second})
    args: dict[str, Argument] = {name: argument(value) for name, value in form.items()}
    if isinstance(effect, fx.VpPer):
        args["what"] = _counted(effect.count, effect.divisor, language)
        args.setdefault("max", "none")
    return Say(key, args)


def in_words(effects: Iterable[fx.Effect], language: str = "en") -> str:
    """All effects of a card, province or band on one line; nothing is an empty text.

    >>> in_words([fx.Income(1), fx.VpPer("brick", 2, 1, max=3)])
    '1 coin each round, +1 VP per 2 brick (at most 3)'
    """
    return ", ".join(_words().text(say(effect, language), language) for effect in effects)


def resource(what: str, language: str = "en") -> str:
    """A resource, or the coin that a card may give instead."""
    return _words().text(Say("cultures-board-resource", {"resource": what}), language)


def _counted(what: str, number: int, language: str) -> str:
    key = "cultures-counted-one" if number == 1 else "cultures-counted-many"
    return _words().text(Say(key, {"what": what}), language)
