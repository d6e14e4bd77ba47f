"""What the strategist weighs things with. The values are content (`weights.toml`), tuned by self-play."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

import msgspec


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """All worths of pieces are in tokens that have a place to stay; those of cards in points of set value."""

    # People
    growth: float  # besides itself, each of the first two tokens of an area: it grows
    frontier: float  # the same, more while there is empty land ahead
    # Cities
    city: float  # a city, whatever it takes to build it
    city_stack: float  # for each card that it brings above the first: later stacks are dearer
    city_needed: float  # without it the marker will stand still
    hunger: float  # a token that is lacking to support cities
    treasury: float  # a token in the treasury
    # Conflict
    harm: float  # a token that somebody else loses
    spoils: float  # a trade card and some treasury
    place: float  # room for a token that others had
    site: float  # a site for a city among that room, in tokens


@cache
def tuned() -> Weights:
    """The values of the house."""
    text = resources.files("ecumene.titles.empires.play").joinpath("weights.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text)["weights"], Weights)


def weights_with(tried: Mapping[str, float] | None = None) -> Weights:
    """The values of the house, some of them replaced."""
    return msgspec.structs.replace(tuned(), **tried) if tried else tuned()
