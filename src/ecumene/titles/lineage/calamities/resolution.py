"""Phase 9: the minor calamities all at once, then the major ones in the order of their stacks.

A revealed calamity goes to its discard pile at once: from then on only its frame exists. Nobody learns who
traded a calamity without a beneficiary.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Frame, Node, Seat
from ecumene.titles.lineage.calamities.events import (
    CalamityCancelled,
    CalamityStruck,
    MarketStruck,
    NobodyGains,
)
from ecumene.titles.lineage.calamities.records import CalamityCard, Spreading
from ecumene.titles.lineage.frames import Lane
from ecumene.titles.lineage.phases.calamity_selection import calamities_of, lay_down, put_away
from ecumene.titles.lineage.state import CardId, Moment, Position, by_ranking, seats_of

NO_BENEFICIARY: Seat = -1
NO_VICTIM: Seat = -1
"""The victim of a calamity that nobody holds: it lies on the market."""


class CalamityResolution(Frame, frozen=True, tag="calamity_resolution"):
    """`named` counts the calamities that were named, in the order of `Book.calamities`."""

    named: int = 0


class MinorCalamities(Lane, frozen=True, tag="minor_calamities"):
    """The minor calamities that a seat has still to resolve, in the order of their stacks.

    `gainers` are the beneficiaries of those that have any.
    """

    left: tuple[CardId, ...]
    gainers: tuple[tuple[CardId, Seat], ...] | UnsetType = UNSET


class Calamity(Frame, frozen=True, tag="calamity"):
    """One calamity under way.

    `stage` is its progress: its effect is first called with 0 and continues with `proceed`. `secondary` are
    the victims that the primary one has selected, `areas` the memory of an effect, `annexed` the number of
    units that the beneficiary has chosen to annex, `shares` the losses that the primary victim has given to
    others. `beneficiary` is NO_BENEFICIARY if the card needs none. A calamity of the market has NO_VICTIM,
    and its `beneficiary` is the deputy, who chooses in place of the victim.
    """

    card: CardId
    victim: Seat
    beneficiary: Seat
    stage: int = 0
    secondary: tuple[Seat, ...] = ()
    areas: tuple[int, ...] = ()
    annexed: int = 0
    shares: tuple[tuple[Seat, int], ...] | UnsetType = UNSET

    @property
    def of_market(self) -> bool:
        return self.victim == NO_VICTIM

    @property
    def chooser(self) -> Seat:
        """The seat that selects secondary victims."""
        return self.beneficiary if self.of_market else self.victim


class Twins(Frame, frozen=True, tag="twins"):
    """Two copies of one calamity, one from each trade block, in the A.S.T.-Ranking order of their victims.

    `waiting` have still to begin. `begun` are the others as far as is known of them, one that is over among
    them, but none that was cancelled. While they are `selecting` a copy rests once its victims are selected.
    """

    waiting: tuple[Calamity, ...]
    selecting: bool
    begun: tuple[Calamity, ...] = ()


Card = TypeVar("Card", bound=CalamityCard)
Effect = Callable[[Moment, Node, Calamity, Card], None]
"""The next step of a calamity. It adds questions below its node, and finishes the node in its last stage."""
AnyEffect = Callable[[Moment, Node, Calamity, Any], None]


def begin(moment: Moment, node: Node) -> None:
    lay_down(moment)
    if any(moment.state.laid) or any(on_market(moment, kind) for kind in moment.book.calamities):
        moment.state.phase = "calamity_resolution"
        moment.flow.push(node, CalamityResolution())


@takes_up(CalamityResolution)
def step(moment: Moment, node: Node, frame: CalamityResolution) -> None:
    """Name the next calamity that somebody holds, or that strikes from the market."""
    book, flow = moment.book, moment.flow
    minor = sum(book.cards[card].calamity == "minor" for card in book.calamities)
    if frame.named < minor:
        flow.replace(node, CalamityResolution(minor))
        flow.due.append(node)
        begin_minor(moment, node)
        return
    for number in range(frame.named, len(book.calamities)):
        if held := holders(moment, book.calamities[number]):
            flow.replace(node, CalamityResolution(number + 1))
            strike(moment, node, held)
            return
        if on_market(moment, book.calamities[number]):
            flow.replace(node, CalamityResolution(number + 1))
            strike_from_market(moment, node, book.calamities[number])
            return
    flow.finish(node)


def begin_minor(moment: Moment, node: Node) -> None:
    """All minor calamities are revealed together; everybody resolves their own side by side."""
    book = moment.book
    for seat in by_ranking(moment):
        held = tuple(card for card in calamities_of(moment, seat) if book.cards[card].calamity == "minor")
        found = [(card, beneficiary(moment, seat, card)) for card in held]
        gainers = tuple((card, gainer) for card, gainer in found if gainer != NO_BENEFICIARY)
        for card in held:
            reveal(moment, seat, card)
        if held:
            moment.flow.push(node, MinorCalamities(seat, held, gainers or UNSET))


@takes_up(MinorCalamities)
def step_minor(moment: Moment, node: Node, frame: MinorCalamities) -> None:
    """One after the other, in the order of the stacks."""
    if not frame.left:
        moment.flow.finish(node)
        return
    moment.flow.replace(node, replace(frame, left=frame.left[1:]))
    gains = dict(frame.gainers or ()).get(frame.left[0], NO_BENEFICIARY)
    moment.flow.push(node, Calamity(frame.left[0], frame.seat, gains))


def holders(position: Position, kind: str) -> list[tuple[Seat, CardId]]:
    """The holders of copies of a calamity, in A.S.T.-Ranking order, each with the card."""
    copies, hands = position.scene.copies.get(kind, ()), position.state.hand
    return [(seat, card) for seat in by_ranking(position) for card in copies if card in hands[seat]]


def strike(moment: Moment, node: Node, held: Sequence[tuple[Seat, CardId]]) -> None:
    """The holders of a calamity reveal it, one or two; its frames are added below `node`."""
    struck = tuple(Calamity(card, victim, beneficiary(moment, victim, card)) for victim, card in held)
    for one in struck:
        reveal(moment, one.victim, one.card)
    if len(struck) == 1:
        moment.flow.push(node, struck[0])
    else:
        card = moment.book.calamity[struck[0].card]
        together = moment.ways.twins_share_victims and isinstance(card, Spreading) and card.together
        moment.flow.push(node, Twins(struck, together))


def on_market(position: Position, kind: str) -> bool:
    """Whether a calamity lies on the market that strikes from there: one that has secondary victims."""
    lying = position.state.market.values()
    return any(one.card == kind for one in lying) and isinstance(position.calamity(kind), Spreading)


def strike_from_market(moment: Moment, node: Node, card: CardId) -> None:
    """Nobody holds it: a deputy, the seat with most in stock, chooses who suffers. The card stays there."""
    deputy = moment.ways.beneficiary(moment, ())
    if deputy is None:
        moment.flow.due.append(node)
    else:
        moment.tell(MarketStruck(deputy, card))
        moment.flow.push(node, Calamity(card, NO_VICTIM, deputy))


def reveal(moment: Moment, victim: Seat, card: CardId) -> None:
    put_away(moment, victim, card)
    moment.tell(CalamityStruck(victim, card))


def beneficiary(position: Position, victim: Seat, card: CardId) -> Seat:
    """The seat that last traded the card to its victim; else the one that the title's `Ways.beneficiary`
    names. With a market, seats do not trade cards with each other.
    """
    state, found_by = position.state, position.book.calamity[card].beneficiary
    if found_by == "nobody":
        return NO_BENEFICIARY
    giver = state.givers.get(card) if found_by == "trader" and not position.scene.market else None
    if giver is not None and giver != victim and giver not in state.departed:
        return giver
    if not position.ways.untraded_has_beneficiary:
        return NO_BENEFICIARY
    abroad = [seat for seat in seats_of(state) if not in_range(position, victim, card, seat)]
    richest = position.ways.beneficiary(position, [victim, *abroad])
    return NO_BENEFICIARY if richest is None else richest


def in_range(position: Position, victim: Seat, card: CardId, seat: Seat) -> bool:
    """Whether a calamity can concern a seat: one that cannot be traded may stay in its victim's block."""
    if victim == NO_VICTIM or position.book.cards[card].tradeable:
        return True
    if not position.ways.untradeable_stays_in_block:
        return True
    return position.block(seat) == position.block(victim)


def proceed(moment: Moment, node: Node, frame: Calamity, **changes: object) -> None:
    """Go on with the next stage, once everything that is hung below the calamity now is finished."""
    moment.flow.replace(node, replace(frame, stage=frame.stage + 1, **changes))
    moment.flow.due.append(node)


Cancelled = type[CalamityCancelled | NobodyGains]


def cancel(moment: Moment, node: Node, frame: Calamity, why: Cancelled = CalamityCancelled) -> None:
    """A calamity is over before it has begun; its twin has nothing to do with it any more."""
    moment.tell(why(frame.victim, frame.card))
    above = moment.flow.parents[node]
    twins = moment.flow.steps[above]
    if isinstance(twins, Twins):
        others = tuple(copy for copy in twins.begun if copy.card != frame.card)
        moment.flow.replace(above, replace(twins, begun=others))
    moment.flow.finish(node)


def in_one_go(effect: Effect[Card]) -> Effect[Card]:
    """A calamity that is over when all frames below it are done."""

    def one_stage(moment: Moment, node: Node, frame: Calamity, card: Card) -> None:
        if frame.stage:
            moment.flow.finish(node)
        else:
            proceed(moment, node, frame)
            effect(moment, node, frame, card)

    return one_stage
