"""Facts that events may reveal although the view does not: only public ones, and their consequences."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.secrecy import _Aftermath, _tell_apart
from ecumene.table.text.events import Event
from ecumene.titles.lineage.calamities.events import CalamityStruck, HordesMoved

STRUCK = CalamityStruck(7, "barbarian_hordes")
LED_BY_FIVE, LED_BY_TWO = (HordesMoved(leader, 7, "ur", 15) for leader in (5, 2))


class Whispered(Event, frozen=True, tag="whispered"):
    """Something that tells a hidden card and does not say so."""

    seat: int
    card: str


def after(*events: Event) -> _Aftermath:
    return _Aftermath(b"the same view", [*events], repr(events).encode(), False)


@pytest.mark.parametrize(
    ("mine", "theirs", "leaks"),
    [
        ([STRUCK, LED_BY_FIVE], [STRUCK, LED_BY_TWO], False),
        ([LED_BY_FIVE], [LED_BY_TWO], True),
        ([STRUCK, Whispered(3, "salt")], [STRUCK, Whispered(3, "wine")], True),
        ([STRUCK], [CalamityStruck(7, "epidemic")], False),
        ([STRUCK], [STRUCK], False),
    ],
    ids=["unfolds", "nothing turned up", "whispered beside it", "turned up", "the same"],
)
def test_events_tell_no_more_than_was_turned_up(mine: list[Any], theirs: list[Any], leaks: bool) -> None:
    assert _tell_apart(after(*mine), after(*theirs)) is leaks
