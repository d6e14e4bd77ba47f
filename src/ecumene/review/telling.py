"""A review in a reader's language, as the house sends it and the terminal prints it."""

from __future__ import annotations

from typing import Any

import msgspec

from ecumene.review.moments import Moment, Review, Turn
from ecumene.table.state.frames import Seat
from ecumene.table.text.words import Say
from ecumene.table.title import Title


class MomentTold(msgspec.Struct, frozen=True):
    """A moment in words. `number` is the entry to show, `again` the one after which the seat may decide
    again; `change` is the gain of the seat against the mean of the others.
    """

    number: int
    again: int
    turn: int
    phase: str
    where: str
    kind: str
    change: float
    title: str
    text: str
    rule: str
    places: list[str]


class KindTold(msgspec.Struct, frozen=True):
    """The gain by one kind of thing in the whole game."""

    kind: str
    name: str
    change: float


class ReviewTold(msgspec.Struct, frozen=True):
    """The review of a seat. `start` and `turns` are the values of all seats' positions, in the order of the
    seats, in a `unit` of the title.
    """

    seat: int
    unit: str
    start: list[float]
    turns: list[Turn]
    moments: list[MomentTold]
    kinds: list[KindTold]


def told(title: Title[Any, Any], review: Review, seat: Seat, language: str) -> ReviewTold:
    """The review of a seat in a language."""
    game, text = review.games[seat], title.words.text
    unit = f"{title.prefix}-review-unit"
    return ReviewTold(
        seat=seat,
        unit=text(Say(unit if title.words.knows(unit) else "table-review-unit"), language),
        start=review.start,
        turns=review.turns,
        moments=[_moment(title, moment, language) for moment in game.moments],
        kinds=[
            KindTold(kind, text(Say(f"table-review-sum-{kind}"), language), change)
            for kind, change in game.kinds.items()
        ],
    )


def _moment(title: Title[Any, Any], moment: Moment, language: str) -> MomentTold:
    text = title.words.text
    return MomentTold(
        number=moment.number,
        again=moment.again,
        turn=moment.turn,
        phase=moment.phase,
        where=text(title.where(moment.turn, moment.phase), language),
        kind=moment.kind,
        change=moment.change,
        title=text(moment.title, language),
        text=" ".join(text(say, language) for say in moment.says),
        rule=moment.rule,
        places=moment.places,
    )
