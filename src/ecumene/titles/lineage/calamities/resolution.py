"""Phase 9: the minor calamities all at once, then the major ones in the order of their stacks.

A revealed calamity goes to its discard pile at once: from then on it is only what its frame does.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ecumene.table.frames import Frame, Node, Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.events import CalamityStruck
from ecumene.titles.lineage.calamity_selection import lay_down, put_away
from ecumene.titles.lineage.frames import Lane
from ecumene.titles.lineage.state import CardId, Moment, State, by_ranking
from ecumene.titles.lineage.tax import beneficiary as richest_in_stock


class CalamityResolution(Frame, frozen=True, tag="calamity_resolution"):
    """`named` counts the calamities that were named, in the order of `Book.calamities`."""

    named: int = 0


class MinorCalamities(Lane, frozen=True, tag="minor_calamities"):
    """The minor calamities that a seat has still to resolve, in the order of their stacks."""

    left: tuple[CardId, ...]


class Calamity(Frame, frozen=True, tag="calamity"):
    """One calamity under way.

    `stage` says how far it has come: its effect is called with 0 first and goes on with `proceed`.
    `secondary` are the victims that the primary one has selected, `areas` what an effect has to remember.
    """

    card: CardId
    victim: Seat
    beneficiary: Seat
    stage: int = 0
    secondary: tuple[Seat, ...] = ()
    areas: tuple[int, ...] = ()


Effect = Callable[[Moment, Node, Calamity], None]
"""What a calamity does next. It hangs questions below its node, and finishes the node in its last stage."""


def begin(moment: Moment, node: Node) -> None:
    lay_down(moment)
    if any(moment.state.laid):
        moment.state.phase = "calamity_resolution"
        moment.flow.push(node, CalamityResolution())


def step(moment: Moment, node: Node, frame: CalamityResolution) -> None:
    """Name the next calamity that somebody holds."""
    state, book, flow = moment.state, moment.content, moment.flow
    minor = sum(book.cards[card].calamity == "minor" for card in book.calamities)
    if frame.named < minor:
        flow.replace(node, CalamityResolution(minor))
        flow.due.append(node)
        begin_minor(moment, node)
        return
    for number in range(frame.named, len(book.calamities)):
        card = book.calamities[number]
        victim = holder(state, card)
        if victim is not None:
            flow.replace(node, CalamityResolution(number + 1))
            strike(moment, node, victim, card)
            return
    flow.finish(node)


def begin_minor(moment: Moment, node: Node) -> None:
    """Everybody resolves their minor calamities side by side."""
    state, book = moment.state, moment.content
    for seat in by_ranking(book, state):
        held = tuple(
            card
            for card in book.calamities
            if book.cards[card].calamity == "minor" and card in state.hand[seat]
        )
        if held:
            moment.flow.push(node, MinorCalamities(seat, held))


def step_minor(moment: Moment, node: Node, frame: MinorCalamities) -> None:
    """One after the other, in the order of the stacks."""
    if not frame.left:
        moment.flow.finish(node)
        return
    moment.flow.replace(node, replace(frame, left=frame.left[1:]))
    strike(moment, node, frame.seat, frame.left[0])


def holder(state: State, card: CardId) -> Seat | None:
    return next((seat for seat, hand in enumerate(state.hand) if card in hand), None)


def strike(moment: Moment, node: Node, victim: Seat, card: CardId) -> None:
    """The holder of a calamity reveals it; what it does hangs below `node`."""
    state, book = moment.state, moment.content
    gains = beneficiary(book, state, victim, card)
    put_away(book, state, victim, card)
    moment.tell(CalamityStruck(victim, card))
    moment.flow.push(node, Calamity(card, victim, gains))


def beneficiary(book: Book, state: State, victim: Seat, card: CardId) -> Seat:
    """Who last traded the card to its victim; else who has most cities in stock, most tokens, ranks first."""
    giver = state.givers.get(card)
    if giver is not None and giver != victim and giver not in state.departed:
        return giver
    richest = richest_in_stock(book, state, [victim, *state.departed])
    assert richest is not None
    return richest


def proceed(moment: Moment, node: Node, frame: Calamity, **changes: object) -> None:
    """Go on with the next stage, once everything that is hung below the calamity now is finished."""
    moment.flow.replace(node, replace(frame, stage=frame.stage + 1, **changes))
    moment.flow.due.append(node)
