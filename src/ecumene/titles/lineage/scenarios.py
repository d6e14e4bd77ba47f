"""The start of a Short Game: the tokens that bring advances, and the pieces that everybody places before turn
1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Scenario:
    """A token: its advances, whether one city is lost for them, and whether that is `reconstructed`."""

    id: str
    advances: tuple[str, ...]
    loses_city: bool
    reconstructed: bool


@dataclass(frozen=True)
class ShortGame:
    """`cities_on_sites` of the cities stand on sites at least; `first_steps` are by side of the A.S.T."""

    cities: int
    cities_on_sites: int
    tokens: int
    treasury: int
    first_steps: Mapping[str, int]
    scenarios: Mapping[str, Scenario]
