"""Phase III: the contest for the leftmost province, its effect and its cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer, Plain
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import always
from ecumene.table.questions.kind import Kind
from ecumene.table.questions.menu import FORMS, RECORDS, Menu
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.table.text.words import Words
from ecumene.titles.cultures import effects as fx
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.events import (
    CoinsReceived,
    Declared,
    ProvinceBoxed,
    ProvincePaid,
    ProvinceWon,
)
from ecumene.titles.cultures.rules.areas import lay_province, take_military
from ecumene.titles.cultures.rules.progress import ask_progress
from ecumene.titles.cultures.rules.setup import Moment
from ecumene.titles.cultures.state import SEATS, Contest, ProvinceId, State, other, take_coins


class AskCompete(Ask, frozen=True, tag="ask_compete"):
    """Compete for the province?"""


class Compete(Answer, frozen=True, tag="compete"):
    """Compete for the province."""


class Decline(Answer, frozen=True, tag="decline"):
    """Leave the province to the other."""


def current_province(state: State) -> ProvinceId:
    return state.row[state.round - 1]


def strength(book: Book, state: State, seat: Seat, province: ProvinceId) -> int:
    """How many symbols of the types that a province shows a seat has, in all places together."""
    unlocked = state.unlocked[seat]
    return sum([t.count(unlocked, lane) for lane in book.contested[province]])


@takes_up(Contest)
def contest(moment: Moment, node: Node, frame: Contest) -> None:
    """Let both declare, the marker holder first; find the winner; pay the cost once its effect is done."""
    state = moment.state
    if frame.winner is not None:
        pay_for_province(moment, frame)
        moment.flow.finish(node)
        return
    province = current_province(state)
    if len(frame.declared) == 1:
        moment.flow.ask(node, AskCompete, CompeteKind.name, other(state.marker))
        return
    strengths = [strength(moment.content, state, seat, province) for seat in SEATS]
    if not frame.declared and any(strengths):
        moment.flow.ask(node, AskCompete, CompeteKind.name, state.marker)
        return
    winner = find_winner(state, frame.declared, strengths) if frame.declared else None
    if winner is None:
        box_province(moment, province)
        moment.flow.finish(node)
    else:
        win_province(moment, node, winner, strengths[winner])


def find_winner(state: State, declared: tuple[bool, ...], strengths: list[int]) -> Seat | None:
    """Most symbols wins, a tie goes to the marker holder; a lone competitor takes it if he may."""
    competitors = [
        seat for seat, competes in zip((state.marker, other(state.marker)), declared, strict=True) if competes
    ]
    if len(competitors) == 1 and state.rules.lone_competitor == "needs_symbol":
        competitors = [seat for seat in competitors if strengths[seat]]
    return max(competitors, key=lambda seat: strengths[seat], default=None)


def win_province(moment: Moment, node: Node, seat: Seat, symbols: int) -> None:
    """Take the card, then its immediate effect; the cost comes last."""
    state, book = moment.state, moment.content
    province = current_province(state)
    lay_province(book, state, seat, province)
    moment.tell(ProvinceWon(seat, province, symbols))
    frame = Contest((), seat, len(state.military[seat]))
    moment.flow.replace(node, frame)
    for effect in book.provinces[province].effects:
        if isinstance(effect, fx.ImmediateCoins):
            moment.tell(CoinsReceived(seat, take_coins(state, seat, effect.coins), province))
        elif isinstance(effect, fx.ImmediateProgress):
            ask_progress(moment, node, seat, effect)
    moment.flow.due.append(node)  # the cost is due once nothing is asked any more


def pay_for_province(moment: Moment, frame: Contest) -> None:
    """Discard the last-played military card, unless it is gone already or the winner may keep it."""
    state, book, seat = moment.state, moment.content, frame.winner
    assert seat is not None
    military = state.military[seat]
    effects = book.provinces[current_province(state)].effects
    if (
        not military
        or len(military) < frame.held
        or any(isinstance(effect, fx.KeepMilitaryCardHere) for effect in effects)
        or t.count(state.unlocked[seat], t.KEEPS_MILITARY)
    ):
        return
    card = take_military(book, state, seat)
    state.discard[seat].append(card)
    moment.tell(ProvincePaid(seat, card))


def box_province(moment: Moment, province: ProvinceId) -> None:
    moment.state.boxed.append(province)
    moment.tell(ProvinceBoxed(province))


class CompeteKind(Kind[State, Book, AskCompete, Compete | Decline]):
    name = "compete"
    rule = "p3.province.pass"

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._either = Menu[None, Compete | Decline](lambda _: [Compete(), Decline()])[None]

    def options(self, state: State, ask: AskCompete) -> Sequence[Compete | Decline]:
        return self._either[RECORDS].copy()

    def offer(self, state: State, ask: AskCompete) -> list[Plain]:
        return self._either[FORMS].copy()

    def default(self, state: State, ask: AskCompete) -> Compete | Decline:
        """Compete with at least one symbol of the right kind."""
        return Compete() if self._strength(state, ask.seat) else Decline()

    def about(self, state: State, ask: AskCompete) -> Mapping[str, Any]:
        return {
            "province": current_province(state),
            "mine": self._strength(state, ask.seat),
            "theirs": self._strength(state, other(ask.seat)),
            "tie": state.marker == ask.seat,
        }

    check_compete = always

    def apply_compete(self, moment: Moment, node: Node, ask: AskCompete, answer: Compete) -> None:
        self._declare(moment, node, ask.seat, competes=True)

    check_decline = always

    def apply_decline(self, moment: Moment, node: Node, ask: AskCompete, answer: Decline) -> None:
        self._declare(moment, node, ask.seat, competes=False)

    def _declare(self, moment: Moment, node: Node, seat: Seat, *, competes: bool) -> None:
        parent = moment.flow.parents[node]
        frame = moment.flow.steps[parent]
        assert isinstance(frame, Contest)
        moment.flow.replace(parent, replace(frame, declared=(*frame.declared, competes)))
        moment.tell(Declared(seat, competes, current_province(moment.state)))
        moment.flow.finish(node)

    def _strength(self, state: State, seat: Seat) -> int:
        return strength(self.content, state, seat, current_province(state))
