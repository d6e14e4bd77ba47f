"""The confidence interval of a share that was counted in a few games."""

from __future__ import annotations

from math import sqrt

SURE = 1.96
"""Deviations of a normal distribution within which 95 of 100 results lie."""


def interval(won: int, of: int, sure: float = SURE) -> tuple[float, float]:
    """Wilson's score interval: it stays between 0 and 1, also where nearly all or nearly none were won.

    >>> [round(bound, 3) for bound in interval(70, 100)]
    [0.604, 0.781]
    >>> interval(0, 0)
    (0.0, 1.0)
    """
    if not of:
        return 0.0, 1.0
    share, square = won / of, sure * sure / of
    middle = share + square / 2
    reach = sure * sqrt(share * (1 - share) / of + square / (4 * of))
    return max(0.0, (middle - reach) / (1 + square)), min(1.0, (middle + reach) / (1 + square))
