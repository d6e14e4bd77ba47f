"""The possible places of the calamities, as far as a player may know them. Everybody knows all cards of the
game, and sees the discard piles and the cards that went under the stacks last; each knows their own hand, and
the cards that they last saw go to another. Nobody may count the stacks, so the remaining cards are one group:
they are in their stack or in the hands of others.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ecumene.table.questions.counsel import Asked, Sentence
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.book import Stack
from ecumene.titles.lineage.secrets.redeal import under_stacks
from ecumene.titles.lineage.state import CardId
from ecumene.titles.lineage.what_if.consultation import Consultation, known

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
    """A stack: how many of its cards are unseen, and how many of those are calamities.

    `mark` is that of its block, where there are two.
    """

    stack: Stack
    empty: bool
    unseen: int
    unseen_calamities: int
    calamities: list[CalamityOdds]
    says: Sentence
    mark: str = ""


class Odds(msgspec.Struct, frozen=True):
    """Stack by stack. `hidden` is how many cards all others hold together."""

    stacks: list[StackOdds]
    hidden: int


def odds(consultation: Consultation, asked: AskOdds) -> Odds:
    state = consultation.glimpse
    hidden = sum(len(hand) for seat, hand in enumerate(state.hand) if seat != consultation.seat)
    return Odds([_stack(consultation, pile) for pile in range(len(state.stacks))], hidden)


def _stack(consultation: Consultation, pile: int) -> StackOdds:
    book, state, scene = consultation.book, consultation.glimpse, known(consultation).scene
    seen = [*state.hand[consultation.seat], *state.discards[pile], *_under(consultation, pile)]
    unseen = 0
    calamities: list[CalamityOdds] = []
    for card, copies in scene.cards.items():
        if book.cards[card].pile == pile:
            unseen += copies - seen.count(card)
            if book.cards[card].calamity:
                calamities += [_calamity(consultation, card, pile)] * copies
    lost = sum(one.where in ("known", "unseen") for one in calamities)
    empty, name = not state.stacks[pile], scene.stacks[pile]
    says = consultation.say("odds", "", stack=name, unseen=unseen, calamities=lost, empty=empty)
    number, _, mark = name.partition(".")
    return StackOdds(int(number), empty, unseen, lost, calamities, says, mark)


def _under(consultation: Consultation, pile: int) -> list[CardId]:
    piles = under_stacks(consultation.glimpse)
    return piles[pile] if piles else []


def _calamity(consultation: Consultation, card: CardId, pile: int) -> CalamityOdds:
    entry = consultation.book.cards[card]
    where, holder = _whereabouts(consultation, card, pile)
    whose = None if holder is None else consultation.key(holder)
    says = consultation.say(f"odds-{where}", "", card=card, holder=whose)
    return CalamityOdds(card, consultation.called(card), entry.calamity, entry.tradeable, where, holder, says)


def _whereabouts(consultation: Consultation, card: CardId, pile: int) -> tuple[Whereabouts, Seat | None]:
    state, seat = consultation.glimpse, consultation.seat
    if card in state.hand[seat]:
        return "hand", None
    if card in state.discards[pile]:
        return "discards", None
    if card in _under(consultation, pile):
        return "under", None
    for other, cards in enumerate(state.known[seat]):
        if card in cards:
            return "known", other
    return "unseen", None
