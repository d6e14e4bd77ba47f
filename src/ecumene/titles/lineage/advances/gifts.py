"""The gifts of advances at their purchase: another advance (Anatomy), credits of the buyer's choice
(Monument).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.handlers import always
from ecumene.table.questions.menu import RECORDS, Menu
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.table.text.words import Words
from ecumene.titles.lineage.advances.prices import AdvanceId, prices
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.events import AdvanceGiven, CreditsTaken
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.state import Moment, Position, State


class AskFreeAdvance(Ask, frozen=True, tag="ask_free_advance"):
    """Which advance do you take for nothing? `others` have gifts too, and come next."""

    giver: AdvanceId
    others: tuple[AdvanceId, ...] = ()


class AskCredits(Ask, frozen=True, tag="ask_credits"):
    """In which groups do you take the credits of an advance?"""

    giver: AdvanceId
    others: tuple[AdvanceId, ...] = ()


class TakeFree(Answer, frozen=True, tag="take_free"):
    advance: str


class DeclineFree(Answer, frozen=True, tag="decline_free"):
    """Take no advance for nothing."""


class TakeCredits(Answer, frozen=True, tag="take_credits"):
    """The points to take in each group."""

    credits: dict[str, int]


def take_advance(position: Position, seat: Seat, id: AdvanceId) -> None:
    """An advance and its printed credits go to a seat, for good."""
    book, state = position.book, position.state
    state.advances[seat] |= book.bits[id]
    for group, points in book.advances[id].credits.items():
        state.credits[seat][book.groups.index(group)] += points


def offer_gifts(moment: Moment, node: Node, seat: Seat, acquired: Sequence[AdvanceId]) -> None:
    """Put what the acquired advances leave open in place of the question that was answered."""
    if gift := first_gift(moment, seat, acquired):
        question, kind, open = gift
        moment.flow.ask_again(node, question(seat=seat, id="", **open), kind)
    else:
        moment.flow.finish(node)


Gift = tuple[type[AskFreeAdvance] | type[AskCredits], str, dict[str, Any]]


def first_gift(position: Position, seat: Seat, acquired: Sequence[AdvanceId]) -> Gift | None:
    """The first question that acquired advances leave open: the question, its kind and what it is about."""
    for place, id in enumerate(acquired):
        about = {"giver": id, "others": tuple(acquired[place + 1 :])}
        if free_advances(position, seat, id):
            return AskFreeAdvance, FreeAdvanceKind.name, about
        if position.book.advances[id].free_credits:
            return AskCredits, CreditsKind.name, about
    return None


def free_advances(position: Position, seat: Seat, giver: AdvanceId) -> list[AdvanceId]:
    """What an advance lets a seat choose from: one group, below a printed cost, not held yet."""
    book = position.book
    gift = book.advances[giver].free_advance
    if gift is None:
        return []
    group, below = gift
    return [
        id
        for id, advance in book.advances.items()
        if group in advance.groups and advance.cost < below and not position.has(seat, id)
    ]


def shares(groups: Sequence[str], points: int, step: int) -> Iterator[dict[str, int]]:
    """The ways to take these points in these groups, in tokens of `step`."""
    if not points:
        yield {}
    elif groups:
        for here in range(points, -1, -step):
            for rest in shares(groups[1:], points - here, step):
                yield {groups[0]: here, **rest} if here else rest


Free = TakeFree | DeclineFree


class FreeAdvanceKind(Kind[AskFreeAdvance, Free]):
    name = "free_advance"
    rule = "adv.anatomy"
    foreseen = True

    def rule_of(self, state: State, ask: AskFreeAdvance) -> str:
        return f"adv.{ask.giver}"

    def options(self, state: State, ask: AskFreeAdvance) -> Sequence[Free]:
        possible = free_advances(self.at(state), ask.seat, ask.giver)
        return [*map(TakeFree, possible), DeclineFree()]

    def default(self, state: State, ask: AskFreeAdvance) -> Free:
        """The one that would cost most."""
        possible = free_advances(self.at(state), ask.seat, ask.giver)
        cost = prices(self.content, state.advances[ask.seat], state.credits[ask.seat])
        return TakeFree(max(possible, key=lambda id: cost[id])) if possible else DeclineFree()

    def about(self, state: State, ask: AskFreeAdvance) -> Mapping[str, Any]:
        return {"giver": ask.giver}

    def check_take_free(self, state: State, ask: AskFreeAdvance, answer: TakeFree) -> None:
        if answer.advance not in free_advances(self.at(state), ask.seat, ask.giver):
            raise self.refuse("not-free", f"adv.{ask.giver}", giver=ask.giver)

    def apply_take_free(self, moment: Moment, node: Node, ask: AskFreeAdvance, answer: TakeFree) -> None:
        take_advance(moment, ask.seat, answer.advance)
        moment.tell(AdvanceGiven(ask.seat, answer.advance, ask.giver))
        offer_gifts(moment, node, ask.seat, (answer.advance, *ask.others))

    check_decline_free = always

    def apply_decline_free(
        self, moment: Moment, node: Node, ask: AskFreeAdvance, answer: DeclineFree
    ) -> None:
        offer_gifts(moment, node, ask.seat, ask.others)


class CreditsKind(Kind[AskCredits, TakeCredits]):
    name = "credits"
    rule = "adv.monument.note_choice"
    fills = True
    foreseen = True

    def rule_of(self, state: State, ask: AskCredits) -> str:
        return f"adv.{ask.giver}"

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        step = content.numbers.credit_step
        self._menu = Menu[int, TakeCredits](
            lambda points: [TakeCredits(share) for share in shares(content.groups, points, step)]
        )

    def _points(self, ask: AskCredits) -> int:
        return self.content.advances[ask.giver].free_credits

    def options(self, state: State, ask: AskCredits) -> Sequence[TakeCredits]:
        return list(self._menu[self._points(ask)][RECORDS])

    def default(self, state: State, ask: AskCredits) -> TakeCredits:
        """All in the group in which most is still to be bought."""
        wanted = [a for id, a in self.content.advances.items() if not self.at(state).has(ask.seat, id)]
        best = max(self.content.groups, key=lambda group: sum(a.cost for a in wanted if group in a.groups))
        return TakeCredits({best: self._points(ask)})

    def complete(self, state: State, ask: AskCredits, chosen: Sequence[TakeCredits]) -> Sequence[TakeCredits]:
        """What was chosen in whole steps, as far as the points go; the rest in the group of the default."""
        step, open = self.content.numbers.credit_step, self._points(ask)
        credits: dict[str, int] = {}
        for group, points in (pair for wish in chosen for pair in wish.credits.items()):
            taken = min(points, open) // step * step
            if group in self.content.groups and taken > 0:
                credits[group] = credits.get(group, 0) + taken
                open -= taken
        if open:
            (best,) = self.default(state, ask).credits
            credits[best] = credits.get(best, 0) + open
        return [TakeCredits(credits)]

    def about(self, state: State, ask: AskCredits) -> Mapping[str, Any]:
        return {"giver": ask.giver, "points": self._points(ask)}

    def about_answer(self, state: State, ask: AskCredits, answer: TakeCredits) -> Mapping[str, Any]:
        return {"credits": [f"{points} {group}" for group, points in answer.credits.items()]}

    def check(self, state: State, ask: AskCredits, answer: TakeCredits) -> None:
        rule, step, points = (
            f"adv.{ask.giver}.note_choice",
            self.content.numbers.credit_step,
            self._points(ask),
        )
        if not answer.credits.keys() <= set(self.content.groups):
            raise self.refuse("credits-group", rule)
        if any(taken <= 0 or taken % step for taken in answer.credits.values()):
            raise self.refuse("credits-step", rule, step=step)
        if sum(answer.credits.values()) != points:
            raise self.refuse("credits-sum", rule, points=points)

    def apply(self, moment: Moment, node: Node, ask: AskCredits, answer: TakeCredits) -> None:
        for group, points in answer.credits.items():
            moment.state.credits[ask.seat][self.content.groups.index(group)] += points
            moment.tell(CreditsTaken(ask.seat, ask.giver, group, points))
        offer_gifts(moment, node, ask.seat, ask.others)
