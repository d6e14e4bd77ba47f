"""Tallies: counts of small things packed into one integer, sixteen bits each.

Adding two tallies is one addition, so the unlocked things of a civilization are the sum of the tallies of its
cards, bands and provinces. A lane is the place of one count.
"""

from __future__ import annotations

from collections.abc import Iterable

Tally = int
Lane = int

_BITS = 16
MASK = (1 << _BITS) - 1

(
    WOOD,
    BRICK,
    STONE,
    GOLD,
    SWORD,
    HORSE,
    SHIELD,
    INCOME,
    FREE_SWAP,
    BUILDING_DISCOUNT,
    LEADER_DISCOUNT,
    CHEAPER_MISSING,
    KEEPS_MILITARY,
    DISPLAY_COINS,
    MORE_LEADERS,
    HIDDEN_LEADERS,
    NILE_SECTIONS,
    GOLDEN_AGE,
) = range(0, 18 * _BITS, _BITS)

RESOURCE_LANES = {"wood": WOOD, "brick": BRICK, "stone": STONE, "gold": GOLD}
SYMBOL_LANES = {"sword": SWORD, "horse": HORSE, "shield": SHIELD}


def some(lane: Lane, count: int = 1) -> Tally:
    """A tally of one kind of thing.

    >>> count(some(WOOD, 2) + some(SWORD) + some(WOOD), WOOD)
    3
    """
    return count << lane


def count(tally: Tally, lane: Lane) -> int:
    """How many of one kind there are."""
    return tally >> lane & MASK


def at_least(tally: Tally, lane: Lane, least: int) -> Tally:
    """The tally with one count raised to `least` where it is lower."""
    missing = least - count(tally, lane)
    return tally + some(lane, missing) if missing > 0 else tally


def total(tallies: Iterable[Tally]) -> Tally:
    return sum(tallies)
