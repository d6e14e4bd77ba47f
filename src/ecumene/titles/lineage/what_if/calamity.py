"""Calamities with their computation: what is printed, what each advance changes, what is left of it."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from ecumene.table.counsel import Asked, Sentence
from ecumene.table.frames import Seat
from ecumene.table.sections import sections_of
from ecumene.table.title import Title
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.resolution import NO_BENEFICIARY, Calamity, beneficiary
from ecumene.titles.lineage.calamities.sections import section_of
from ecumene.titles.lineage.calamities.victims import why_not
from ecumene.titles.lineage.phases.calamity_selection import calamities_of
from ecumene.titles.lineage.state import CardId, State, seats_of
from ecumene.titles.lineage.what_if.burdens import WITH_VICTIMS, Burden, burdens
from ecumene.titles.lineage.what_if.consultation import Consultation


class AskCalamity(Asked, frozen=True):
    """Nothing needs to be said: what is being resolved is told, and what one holds."""


class Effect(msgspec.Struct, frozen=True):
    """What an advance of the seat changes."""

    advance: str
    name: str
    change: int
    says: Sentence


class Reckoned(msgspec.Struct, frozen=True):
    """One number of a calamity for one seat: as printed, what its advances change, and the result.

    `there` is how much of it the seat has at all: more cannot be lost.
    """

    seat: Seat
    role: str
    what: str
    base: int
    effects: list[Effect]
    result: int
    there: int | None
    says: Sentence


class Candidate(msgspec.Struct, frozen=True):
    """Whether a seat may be chosen as a secondary victim, and why not."""

    seat: Seat
    may: bool
    says: Sentence


class CalamityTold(msgspec.Struct, frozen=True):
    """A calamity. `choose` is how many others its victim chooses, of the candidates; `chosen` are those it
    has."""

    card: CardId
    name: str
    now: Literal["under_way", "hand"]
    victim: Seat
    beneficiary: Seat | None
    choose: int
    chosen: list[Seat]
    candidates: list[Candidate]
    reckoned: list[Reckoned]
    says: list[Sentence]


class Calamities(msgspec.Struct, frozen=True):
    calamities: list[CalamityTold]


def calamity(consultation: Consultation, asked: AskCalamity) -> Calamities:
    book, state, seat = consultation.book, consultation.glimpse, consultation.seat
    under_way = [step for step in state.flow.steps.values() if isinstance(step, Calamity)]
    held = [
        Calamity(card, seat, beneficiary(book, state, seat, card))
        for card in calamities_of(book, state, seat)
    ]
    return Calamities(
        [_told(consultation, frame, "under_way") for frame in under_way]
        + [_told(consultation, frame, "hand") for frame in held]
    )


def _told(consultation: Consultation, frame: Calamity, now: Literal["under_way", "hand"]) -> CalamityTold:
    book, state = consultation.book, consultation.glimpse
    gains = None if frame.beneficiary == NO_BENEFICIARY else frame.beneficiary
    choose = WITH_VICTIMS.get(frame.card, 0)
    about = consultation.text(f"about-{frame.card}")
    says = [Sentence(about, section_of(frame.card))]
    if gains is not None:
        traded = state.givers.get(frame.card) == gains
        rule = "ch8.beneficiary.trader" if traded else "ch8.beneficiary.default"
        says.append(consultation.say("calamity-beneficiary", rule, seat=consultation.key(gains)))
    return CalamityTold(
        card=frame.card,
        name=consultation.called(frame.card),
        now=now,
        victim=frame.victim,
        beneficiary=gains,
        choose=choose,
        chosen=list(frame.secondary),
        candidates=[_candidate(consultation, frame, seat) for seat in seats_of(state)] if choose else [],
        reckoned=[_reckoned(consultation, frame, one) for one in burdens(book, state, frame)],
        says=says,
    )


def _candidate(consultation: Consultation, frame: Calamity, seat: Seat) -> Candidate:
    reason = why_not(consultation.book, consultation.glimpse, frame, seat)
    rule = "adv.naval_warfare.piracy_secondary" if reason == "naval_warfare" else section_of(frame.card)
    who = consultation.key(seat)
    return Candidate(seat, not reason, consultation.say(f"choose-{reason or 'may'}", rule, seat=who))


def _reckoned(consultation: Consultation, frame: Calamity, burden: Burden) -> Reckoned:
    seat, count = burden.seat, burden.reckoning
    effects = [_effect(consultation, frame.card, id, more) for id, more in count.effects]
    says = consultation.say(
        f"bears-{burden.what}",
        section_of(frame.card),
        seat=consultation.key(seat),
        base=max(0, count.base),
        result=count.result,
    )
    return Reckoned(
        seat=seat,
        role=burden.role,
        what=burden.what,
        base=count.base,
        effects=effects,
        result=count.result,
        there=burden.there,
        says=says,
    )


@cache
def _sections(title: Title[State, Book]) -> frozenset[str]:
    """The sections of a title's rulebooks."""
    return frozenset(sections_of(title))


def _effect(consultation: Consultation, card: CardId, id: str, change: int) -> Effect:
    rule = f"adv.{id}.{section_of(card).removeprefix('cal.')}"
    if rule not in _sections(consultation.title):
        rule = "9b.attributes"
    sign = "more" if change > 0 else "less"
    says = consultation.say(f"effect-{sign}", rule, advance=id, change=abs(change))
    return Effect(id, consultation.called(id), change, says)
