"""Where the calamities may be, as far as a player may know it.

Everybody knows which cards the box holds, and sees the discard piles and what went under the stacks last;
each knows their own hand, and what they last saw go to another. Nobody may count the stacks, so that all that
is left can only be told together: it lies in its stack or in the hands of others.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ecumene.table.counsel import Asked, Sentence
from ecumene.table.frames import Seat
from ecumene.titles.lineage.book import Stack
from ecumene.titles.lineage.secrets.redeal import under_stacks
from ecumene.titles.lineage.state import CardId, scene_of
from ecumene.titles.lineage.what_if.consultation import Consultation

Whereabouts = Literal["hand", "discards", "under", "known", "unseen"]


class AskOdds(Asked, frozen=True):
    """Nothing needs to be said: every stack is told."""


class CalamityOdds(msgspec.Struct, frozen=True):
    """A calamity and where it is: in one's hand, in the discard pile, under its stack, in a hand where one
    knew it last (`holder`), or unseen."""

    card: CardId
    name: str
    kind: str
    tradeable: bool
    where: Whereabouts
    holder: Seat | None
    says: Sentence


class StackOdds(msgspec.Struct, frozen=True):
    """A number: how many of its cards are unseen, and how many of those are calamities."""

    stack: Stack
    empty: bool
    unseen: int
    unseen_calamities: int
    calamities: list[CalamityOdds]
    says: Sentence


class Odds(msgspec.Struct, frozen=True):
    """Stack by stack. `hidden` is how many cards all others hold together."""

    stacks: list[StackOdds]
    hidden: int


def odds(consultation: Consultation, asked: AskOdds) -> Odds:
    state = consultation.glimpse
    hidden = sum(len(hand) for seat, hand in enumerate(state.hand) if seat != consultation.seat)
    stacks = [_stack(consultation, number) for number in range(1, len(state.stacks) + 1)]
    return Odds(stacks, hidden)


def _stack(consultation: Consultation, number: Stack) -> StackOdds:
    book, state = consultation.book, consultation.glimpse
    seen = [*state.hand[consultation.seat], *state.discards[number - 1], *_under(consultation, number)]
    unseen = 0
    calamities: list[CalamityOdds] = []
    for card, copies in scene_of(book, state).cards.items():
        if book.cards[card].stack == number:
            unseen += copies - seen.count(card)
            if book.cards[card].calamity:
                calamities += [_calamity(consultation, card, number)] * copies
    lost = sum(one.where in ("known", "unseen") for one in calamities)
    empty = not state.stacks[number - 1]
    says = consultation.say("odds", "", stack=number, unseen=unseen, calamities=lost, empty=empty)
    return StackOdds(number, empty, unseen, lost, calamities, says)


def _under(consultation: Consultation, number: Stack) -> list[CardId]:
    piles = under_stacks(consultation.glimpse)
    return piles[number - 1] if piles else []


def _calamity(consultation: Consultation, card: CardId, number: Stack) -> CalamityOdds:
    entry = consultation.book.cards[card]
    where, holder = _whereabouts(consultation, card, number)
    whose = None if holder is None else consultation.key(holder)
    says = consultation.say(f"odds-{where}", "", card=card, holder=whose)
    return CalamityOdds(card, consultation.called(card), entry.calamity, entry.tradeable, where, holder, says)


def _whereabouts(consultation: Consultation, card: CardId, number: Stack) -> tuple[Whereabouts, Seat | None]:
    state, seat = consultation.glimpse, consultation.seat
    if card in state.hand[seat]:
        return "hand", None
    if card in state.discards[number - 1]:
        return "discards", None
    if card in _under(consultation, number):
        return "under", None
    for other, cards in enumerate(state.known[seat]):
        if card in cards:
            return "known", other
    return "unseen", None
