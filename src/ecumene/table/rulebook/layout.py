"""Puts the position of a case on the table, and checks that the rules can play on from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ecumene.table.chance import BadRecord
from ecumene.table.data.shapes import Problem
from ecumene.table.rulebook.positions import BadPosition, expect
from ecumene.table.ruleset import Ruleset


def laid_out(
    title: Ruleset[Any, Any], state: Any, given: Mapping[str, Any], begin: Callable[[], None]
) -> None:
    """Continue the table from a position. A position is refused if it breaks an invariant or if the rules
    cannot play it: a title's code may fail in any way at an impossible position.
    """
    try:
        begin()
        broken = title.violations(state)
        stuck = [*_stuck(title, state)]
    except Exception as error:  # any error of the rules
        where = "given.luck" if isinstance(error, BadRecord) and "luck" in given else "given.phase"
        raise BadPosition([Problem(where, f"it cannot be played from there: {error}")]) from error
    expect([*(Problem("given", each) for each in broken), *stuck])


def _stuck(title: Ruleset[Any, Any], state: Any) -> Iterator[Problem]:
    """Seats with a question to which they have no answer."""
    for _, ask in title.requests(state):
        kind, seat = title.kinds[type(ask)], title.seat_key(state, ask.seat)
        try:
            kind.check(state, ask, kind.default(state, ask))
        except Exception:  # as above
            yield Problem(f"given.{seat}", f"{seat} is asked for '{kind.name}' and has nothing to answer")
