"""Conflicts round by round, in one area or in all: the present ones, or the expected ones."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ecumene.table.questions.counsel import Asked, Sentence
from ecumene.titles.lineage.secrets.view import areas_seen
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.what_if.consultation import Consultation, refuse
from ecumene.titles.lineage.what_if.fights import Attack, Fight
from ecumene.titles.lineage.what_if.outlook import AreaSeen, fought


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


class AskBattles(Asked, frozen=True):
    """Nothing needs to be said: every conflict on the board is told."""


class Battles(msgspec.Struct, frozen=True):
    """All conflicts in the order in which they are resolved: tokens first, then attacks on cities."""

    battles: list[ConflictTold]


def battles(consultation: Consultation, asked: AskBattles) -> Battles:
    """What the conflicts that stand lead to; asked of the past, how those went that were fought then."""
    state = consultation.trial()
    position = Position(consultation.book, state)
    ids = position.board.ids
    before = areas_seen(position)
    found = fought(consultation, state)
    after = areas_seen(position)
    return Battles(
        [
            ConflictTold(
                area=ids[area],
                conflict=found.fights.get(area),
                attack=found.attacks.get(area),
                before=msgspec.convert(before.get(ids[area], {}), AreaSeen),
                left=msgspec.convert(after.get(ids[area], {}), AreaSeen),
                says=[],
            )
            for area in dict.fromkeys([*found.fights, *found.attacks])
        ]
    )


def conflict(consultation: Consultation, asked: AskConflict) -> ConflictTold:
    state = consultation.trial()
    position = Position(consultation.book, state)
    area = position.board.index.get(asked.area)
    if area is None:
        raise refuse(consultation, "lineage-refuse-no-area")
    before = areas_seen(position).get(asked.area, {})
    found = fought(consultation, state)
    left = areas_seen(position).get(asked.area, {})
    fight, attack = found.fights.get(area), found.attacks.get(area)
    peace = [] if fight or attack else [consultation.say("peace", "3.conflict.share")]
    seen = msgspec.convert(before, AreaSeen), msgspec.convert(left, AreaSeen)
    return ConflictTold(asked.area, fight, attack, *seen, peace)
