"""Phase 9: the minor calamities all at once, then the major ones in the order of their stacks.

A revealed calamity goes to its discard pile at once: from then on it is only what its frame does. Nobody
learns who traded a calamity that has no beneficiary.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ecumene.table.frames import Frame, Node, Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.events import CalamityStruck
from ecumene.titles.lineage.frames import Lane
from ecumene.titles.lineage.phases.calamity_selection import calamities_of, lay_down, put_away
from ecumene.titles.lineage.phases.tax import beneficiary as richest_in_stock
from ecumene.titles.lineage.state import CardId, Moment, State, by_ranking

TRADED = frozenset({"treachery", "barbarian_hordes", "epidemic", "iconoclasm_and_heresy", "piracy"})
"""The calamities whose beneficiary is who last traded them to the victim."""

BY_STOCK = frozenset({"civil_war", "tyranny"})
"""The calamities whose beneficiary is always found by what lies in stock."""

NO_BENEFICIARY: Seat = -1


class CalamityResolution(Frame, frozen=True, tag="calamity_resolution"):
    """`named` counts the calamities that were named, in the order of `Book.calamities`."""

    named: int = 0


class MinorCalamities(Lane, frozen=True, tag="minor_calamities"):
    """The minor calamities that a seat has still to resolve, in the order of their stacks."""

    left: tuple[CardId, ...]


class Calamity(Frame, frozen=True, tag="calamity"):
    """One calamity under way.

    `stage` says how far it has come: its effect is called with 0 first and goes on with `proceed`.
    `secondary` are the victims that the primary one has selected, `areas` what an effect has to remember,
    `annexed` how many units the beneficiary has chosen of those it may annex.
    `beneficiary` is NO_BENEFICIARY where the card needs none.
    """

    card: CardId
    victim: Seat
    beneficiary: Seat
    stage: int = 0
    secondary: tuple[Seat, ...] = ()
    areas: tuple[int, ...] = ()
    annexed: int = 0


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
    """All minor calamities are revealed together; everybody resolves their own side by side."""
    state, book = moment.state, moment.content
    for seat in by_ranking(book, state):
        held = tuple(
            card for card in calamities_of(book, state, seat) if book.cards[card].calamity == "minor"
        )
        for card in held:
            reveal(moment, seat, card)
        if held:
            moment.flow.push(node, MinorCalamities(seat, held))


def step_minor(moment: Moment, node: Node, frame: MinorCalamities) -> None:
    """One after the other, in the order of the stacks."""
    if not frame.left:
        moment.flow.finish(node)
        return
    moment.flow.replace(node, replace(frame, left=frame.left[1:]))
    moment.flow.push(node, Calamity(frame.left[0], frame.seat, NO_BENEFICIARY))


def holder(state: State, card: CardId) -> Seat | None:
    return next((seat for seat, hand in enumerate(state.hand) if card in hand), None)


def strike(moment: Moment, node: Node, victim: Seat, card: CardId) -> None:
    """The holder of a calamity reveals it; what it does hangs below `node`."""
    gains = beneficiary(moment.content, moment.state, victim, card)
    reveal(moment, victim, card)
    moment.flow.push(node, Calamity(card, victim, gains))


def reveal(moment: Moment, victim: Seat, card: CardId) -> None:
    put_away(moment.content, moment.state, victim, card)
    moment.tell(CalamityStruck(victim, card))


def beneficiary(book: Book, state: State, victim: Seat, card: CardId) -> Seat:
    """Who last traded the card to its victim; else who has most cities in stock, most tokens, ranks first."""
    giver = state.givers.get(card) if card in TRADED else None
    if giver is not None and giver != victim and giver not in state.departed:
        return giver
    if card not in TRADED | BY_STOCK:
        return NO_BENEFICIARY
    richest = richest_in_stock(book, state, [victim])
    return NO_BENEFICIARY if richest is None else richest


def proceed(moment: Moment, node: Node, frame: Calamity, **changes: object) -> None:
    """Go on with the next stage, once everything that is hung below the calamity now is finished."""
    moment.flow.replace(node, replace(frame, stage=frame.stage + 1, **changes))
    moment.flow.due.append(node)


def in_one_go(effect: Effect) -> Effect:
    """A calamity that is over when all that its effect hangs below it is done."""

    def one_stage(moment: Moment, node: Node, frame: Calamity) -> None:
        if frame.stage:
            moment.flow.finish(node)
        else:
            proceed(moment, node, frame)
            effect(moment, node, frame)

    return one_stage
