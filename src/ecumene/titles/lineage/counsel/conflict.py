"""The conflict in one area, round by round: the one being fought, or the one that will be."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ecumene.table.counsel import Asked, Sentence
from ecumene.titles.lineage.counsel.consultation import Consultation, refuse
from ecumene.titles.lineage.counsel.fights import Attack, Fight
from ecumene.titles.lineage.counsel.outlook import AreaSeen, fought
from ecumene.titles.lineage.state import board_of
from ecumene.titles.lineage.view import areas_seen


class AskConflict(Asked, frozen=True):
    area: Annotated[str, Meta(max_length=60)]


class ConflictTold(msgspec.Struct, frozen=True):
    """What is fought out in an area if nothing else changes, and what is left there."""

    area: str
    conflict: Fight | None
    attack: Attack | None
    before: AreaSeen
    left: AreaSeen
    says: list[Sentence]


def conflict(consultation: Consultation, asked: AskConflict) -> ConflictTold:
    book, state = consultation.book, consultation.trial()
    area = board_of(book, state).index.get(asked.area)
    if area is None:
        raise refuse(consultation, "lineage-refuse-no-area")
    before = areas_seen(book, state).get(asked.area, {})
    found = fought(consultation, state)
    left = areas_seen(book, state).get(asked.area, {})
    fight, attack = found.fights.get(area), found.attacks.get(area)
    peace = [] if fight or attack else [consultation.say("peace", "3.conflict.share")]
    seen = msgspec.convert(before, AreaSeen), msgspec.convert(left, AreaSeen)
    return ConflictTold(asked.area, fight, attack, *seen, peace)
