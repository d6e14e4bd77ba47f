"""Options that every game of the lineage has, for the cards of titles. Importing this loads no rules."""

from __future__ import annotations

from ecumene.table.meta import Option, Thinking

STRICT = Option(
    name="strict",
    about="Whether everybody moves one after the other in census order.",
    default=False,
    choices=(False, True),
)

TRADE_ANSWERS = Option(
    name="trade_answers",
    about="How many offers each seat may make, change, withdraw or accept in a trade phase; 0 for no limit.",
    default=40,
    choices=(0, 10, 20, 40, 80),
)


def turn_limit(how_it_ends: str, rule: str = "") -> Option:
    """An agreed limit of turns."""
    return Option(
        name="turns",
        about=f"The game ends after this turn; 0 for no limit: it ends {how_it_ends}.",
        default=0,
        choices=(0, 4, 6, 8, 10, 12, 14, 16, 18, 20),
        rule=rule,
    )


def thinking(**more: float) -> Thinking:
    """The time for decisions in each phase, also in those that only one game has; trade has its alarm."""
    phases = {"movement": 300.0, "calamity_resolution": 180.0, "advances": 300.0}
    return Thinking(phase=120, phases={**more, **phases})
