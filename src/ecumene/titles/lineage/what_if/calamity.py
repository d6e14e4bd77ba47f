"""Calamities with their computation: the printed number, the change by each advance, and the result."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from ecumene.table.questions.counsel import Asked, Sentence
from ecumene.table.rulebook.sections import sections_of
from ecumene.table.state.frames import Seat
from ecumene.table.title import Title
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.records import Selecting
from ecumene.titles.lineage.calamities.resolution import NO_BENEFICIARY, Calamity, beneficiary
from ecumene.titles.lineage.calamities.twins import under_way
from ecumene.titles.lineage.calamities.victims import SECTIONS_OF_SCENARIOS, exempting, why_not
from ecumene.titles.lineage.phases.calamity_selection import calamities_of
from ecumene.titles.lineage.state import CardId, Position, State, seats_of
from ecumene.titles.lineage.text.cards import does
from ecumene.titles.lineage.what_if.burdens import Burden, burdens
from ecumene.titles.lineage.what_if.consultation import Consultation, known


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
    has. One of the market has no victim: its `beneficiary` is the deputy, who chooses."""

    card: CardId
    name: str
    now: Literal["under_way", "hand"]
    victim: Seat | None
    beneficiary: Seat | None
    choose: int
    chosen: list[Seat]
    candidates: list[Candidate]
    reckoned: list[Reckoned]
    says: list[Sentence]


class Calamities(msgspec.Struct, frozen=True):
    calamities: list[CalamityTold]


def calamity(consultation: Consultation, asked: AskCalamity) -> Calamities:
    state, seat = consultation.glimpse, consultation.seat
    position = known(consultation)
    held = [Calamity(card, seat, beneficiary(position, seat, card)) for card in calamities_of(position, seat)]
    return Calamities(
        [_told(consultation, frame, "under_way") for frame in under_way(state.flow)]
        + [_told(consultation, frame, "hand") for frame in held]
    )


def _told(consultation: Consultation, frame: Calamity, now: Literal["under_way", "hand"]) -> CalamityTold:
    book, state = consultation.book, consultation.glimpse
    gains = None if frame.beneficiary == NO_BENEFICIARY else frame.beneficiary
    card = Position(book, state).calamity(frame.card)
    choose = card.secondary_victims if isinstance(card, Selecting) else 0
    voice = consultation.title.voice(consultation.language)
    says = [consultation.sentence(does(card, voice, Position(book, state).scene), card.section)]
    if gains is not None:
        traded = state.givers.get(frame.card) == gains
        rule = "ch8.beneficiary.trader" if traded else "ch8.beneficiary.default"
        role, rule = ("deputy", "4.9.deputy.who") if frame.of_market else ("beneficiary", rule)
        says.append(consultation.say(f"calamity-{role}", rule, seat=consultation.key(gains)))
    return CalamityTold(
        card=frame.card,
        name=consultation.called(frame.card),
        now=now,
        victim=None if frame.of_market else frame.victim,
        beneficiary=gains,
        choose=choose,
        chosen=list(frame.secondary),
        candidates=[_candidate(consultation, frame, seat) for seat in seats_of(state)] if choose else [],
        reckoned=[_reckoned(consultation, frame, one) for one in burdens(Position(book, state), frame)],
        says=says,
    )


def _candidate(consultation: Consultation, frame: Calamity, seat: Seat) -> Candidate:
    position, section = known(consultation), consultation.book.calamity[frame.card].section
    reason, advance = why_not(position, frame, seat), exempting(position, frame, seat)
    exempt = reason == "exempt"
    rule = SECTIONS_OF_SCENARIOS.get(reason, section)
    rule = _rule(consultation, advance, f"{section}_secondary", section) if exempt else rule
    who = consultation.key(seat)
    says = consultation.say(f"choose-{reason or 'may'}", rule, seat=who, advance=advance)
    return Candidate(seat, not reason, says)


def _reckoned(consultation: Consultation, frame: Calamity, burden: Burden) -> Reckoned:
    seat, count = burden.seat, burden.reckoning
    effects = [_effect(consultation, frame.card, id, more) for id, more in count.effects]
    says = consultation.say(
        f"bears-{burden.what}",
        consultation.book.calamity[frame.card].section,
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


def _rule(consultation: Consultation, advance: str, section: str, otherwise: str) -> str:
    """The section on what an advance changes in a calamity, where there is one of its own."""
    rule = f"adv.{advance}.{section.removeprefix('cal.')}"
    title = consultation.title
    return rule if title.words.section(rule) in _sections(title) else otherwise


def _effect(consultation: Consultation, card: CardId, id: str, change: int) -> Effect:
    rule = _rule(consultation, id, consultation.book.calamity[card].section, "9b.attributes")
    sign = "more" if change > 0 else "less"
    says = consultation.say(f"effect-{sign}", rule, advance=id, change=abs(change))
    return Effect(id, consultation.called(id), change, says)
