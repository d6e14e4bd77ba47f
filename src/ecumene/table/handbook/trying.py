"""A case to try: its position as a player at that table sees it, and the results of the answers that the
reader picks.

Nothing is stored. The reader sends all options picked so far, and the case is played from its position to
that point, always with the same luck. The reader plays all seats, so that nobody waits.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from ecumene.table.chance import Seeded
from ecumene.table.handbook.illustrations import AnyTitle, illustrations_of
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Ask
from ecumene.table.text.board import as_text

MOST_CHOICES = 20
MOST_OPTIONS = 60
"""An example with more answers would be too long."""
_LUCK = 1


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """The position of a case: the table as text for the `seat` with the question, the question, its options,
    and the events of the last answer. Without a `seat` there is no question; `more` options are left out.
    """

    name: str
    says: str
    board: str
    seat: str
    prompt: str
    options: list[str]
    more: int
    told: list[str]


logger = logging.getLogger("ecumene.table.handbook")


class Untried(ValueError):
    """A choice that is not among the options."""


def tried(title: AnyTitle, id: str, choices: Sequence[int], language: str) -> Trial | None:
    """A case after some choices, each the index of an option; None if there is no such case."""
    illustration = illustrations_of(title).get(id)
    if illustration is None:
        return None
    case = illustration.case
    state, chance = title.position(case.given), Seeded.from_number(_LUCK)
    told: list[str] = []
    for choice in choices[:MOST_CHOICES]:
        ask = _asked(title, state)
        options = title.options(state, ask) if ask else []
        if ask is None or not 0 <= choice < min(len(options), MOST_OPTIONS):
            raise Untried(choice)
        try:
            events = title.answer(state, ask.seat, ask.id, msgspec.to_builtins(options[choice]), chance)
        except Refused as refusal:
            told = [refusal.reason_in(language)]
            break
        except Exception:
            # Positions of cases have what the case needs: further on something may be missing.
            logger.info("a case cannot be tried further", extra={"case": id, "choices": list(choices)})
            raise Untried(choice) from None
        seen = (event.seen_by(ask.seat) for event in events)
        told = [title.words.text(title.tell(state, event), language) for event in seen if event is not None]
    return _trial(title, state, case.name, case.says, told, len(choices) < MOST_CHOICES, language)


def _asked(title: AnyTitle, state: object) -> Ask | None:
    return next((ask for _, ask in title.requests(state)), None)


def _trial(
    title: AnyTitle, state: object, name: str, says: str, told: list[str], goes_on: bool, language: str
) -> Trial:
    ask = _asked(title, state) if goes_on else None
    seat = None if ask is None else ask.seat
    options = [] if ask is None else list(title.options(state, ask))
    return Trial(
        name=name,
        says=says,
        board=as_text(title.board(title.view(state, seat), seat, language)),
        seat="" if seat is None else title.seat_name(state, seat, language),
        prompt="" if ask is None else title.words.text(title.prompt(state, ask), language),
        options=[
            title.words.text(title.describe(state, ask, option), language)
            for option in options[:MOST_OPTIONS]
            if ask is not None
        ],
        more=max(0, len(options) - MOST_OPTIONS),
        told=told,
    )
