"""What people agreed on for a table: how much time there is, and what happens when somebody is away."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ecumene.table.meta import Thinking

Pace = Literal["none", "live", "day"]
"""Without a clock; together at one time; by the day, whenever somebody finds the time."""
Cover = Literal["", "stand-in", "bot"]
"""Who plays a seat while its player is away: nobody, a careful stand-in, a bot."""

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
GRACE = 60.0
"""How many seconds after the first ring of the alarm open offers may still be settled."""

Seconds = Annotated[float, Meta(ge=0, le=30 * DAY)]
Count = Annotated[int, Meta(ge=1, le=99)]


class ClockTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Time, and what comes after it.

    In each phase a seat has the box of that phase (`phases`, else `phase`), then its `bank`, which lasts for
    the whole game; `line` is an allowance of its own that runs only while its line is lost. After `stand_in`
    times that the clock answered for it in a row a stand-in plays for it, and after `bot` turns of that a
    bot; null: never.
    """

    pace: Pace = "none"
    phase: Seconds = 0.0
    phases: Annotated[dict[Annotated[str, Meta(max_length=40)], Seconds], Meta(max_length=40)] = {}
    bank: Seconds = 0.0
    line: Seconds = 0.0
    least: Seconds = 0.0
    """What somebody has at least for a new question, however much of the box is gone."""
    stand_in: Count | None = 2
    bot: Count | None = 2

    def box(self, phase: str) -> float:
        return self.phases.get(phase, self.phase)

    @property
    def shortest(self) -> float:
        """What a player has in the shortest of phases, with a full bank."""
        return min([self.phase, *self.phases.values()]) + self.bank + self.least


def usual_terms(pace: Pace, thinking: Thinking) -> ClockTerms:
    """The terms of a pace, from what a title says of how long people take."""
    if pace == "live":
        return ClockTerms(
            pace="live",
            phase=thinking.phase,
            phases=dict(thinking.phases),
            bank=15 * MINUTE,
            line=5 * MINUTE,
            least=20.0,
        )
    if pace == "day":
        return ClockTerms(pace="day", phase=DAY, bank=3 * DAY, least=HOUR, bot=3)
    return ClockTerms()


class Absence(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player wants while away.

    `furthest` is how far others may go without asking: the default answers only, a stand-in, or a bot;
    `spend` allows a stand-in to trade and to spend; `at_once` lets it come after the first time.
    """

    furthest: Literal["default", "stand-in", "bot"] = "bot"
    spend: bool = False
    at_once: bool = False
