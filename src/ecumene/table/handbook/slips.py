"""Typing mistakes: an extra letter, a missing letter, a wrong letter, or two letters that changed places."""

from __future__ import annotations


def slip_of(word: str, known: str) -> bool:
    """Whether a word is another one with typing mistakes: one in a word of four letters, two in a word of
    eight.

    >>> slip_of("calamtiy", "calamity"), slip_of("ship", "shop"), slip_of("tax", "axe")
    (True, True, False)
    """
    most = 0 if len(word) < 4 else 1 if len(word) < 8 else 2
    if not most or abs(len(word) - len(known)) > most or word[0] != known[0]:
        return False
    return _distance(word, known, most) <= most


def _distance(one: str, other: str, most: int) -> int:
    """The number of typing mistakes between two words; the count stops above `most`."""
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        line = [row]
        for column, known in enumerate(other, 1):
            least = min(last[column] + 1, line[-1] + 1, last[column - 1] + (letter != known))
            if row > 1 and column > 1 and letter == other[column - 2] and one[row - 2] == known:
                least = min(least, before[column - 2] + 1)
            line.append(least)
        if min(line) > most:
            return most + 1
        before, last = last, line
    return last[-1]
