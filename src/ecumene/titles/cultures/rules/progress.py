"""Progress levels: the ways in which a card enters the progress area, and the effects of a level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.handlers import finishes
from ecumene.table.questions.kind import Kind
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.cultures import effects as fx
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.events import GoldenAgeReached, Progressed
from ecumene.titles.cultures.rules.areas import lay_progress, take_military
from ecumene.titles.cultures.rules.setup import Moment
from ecumene.titles.cultures.state import CardId, State

Way = Literal["no", "resource", "study"]

_NO: tuple[Way, ...] = ("no",)
_RESOURCE: tuple[Way, ...] = ("no", "resource")
_STUDY: tuple[Way, ...] = ("no", "study")
_BOTH: tuple[Way, ...] = ("no", "resource", "study")


class AskProgress(Ask, frozen=True, tag="ask_progress"):
    """Which card becomes progress? The fields say what the effect allows."""

    discard: bool
    military: bool
    optional: bool


class FromDiscard(Answer, frozen=True, tag="from_discard"):
    """A card of the discard pile becomes progress."""

    card: str


class FromMilitary(Answer, frozen=True, tag="from_military"):
    """The last-played military card becomes progress instead of being discarded."""


class NoProgress(Answer, frozen=True, tag="no_progress"):
    """Leave the effect unused."""


Choice = FromDiscard | FromMilitary | NoProgress


def full(book: Book, state: State, seat: Seat) -> bool:
    return len(state.progress[seat]) >= len(book.boards[state.civilizations[seat]].progress_bands)


def progress_ways(book: Book, state: State, seat: Seat, coins: int) -> tuple[Way, ...]:
    """How a seat that builds may move up a level, with `coins` left after paying."""
    board = book.boards[state.civilizations[seat]]
    if len(state.progress[seat]) >= len(board.progress_bands):
        return _NO
    study = board.study_cost is not None and board.study_cost <= coins and bool(state.discard[seat])
    if state.resources[seat]:
        return _BOTH if study else _RESOURCE
    return _STUDY if study else _NO


def add_progress(moment: Moment, seat: Seat, card: CardId, study: int = 0) -> None:
    """Lay a card face down on the highest free band."""
    state, book = moment.state, moment.content
    levels = book.progress[state.civilizations[seat]]
    before = len(state.progress[seat])
    lay_progress(book, state, seat, card)
    moment.tell(Progressed(seat, card, before + 1, study))
    if t.count(levels[before + 1], t.GOLDEN_AGE) > t.count(levels[before], t.GOLDEN_AGE):
        moment.tell(GoldenAgeReached(seat))


def ask_progress(moment: Moment, parent: Node, seat: Seat, effect: fx.ImmediateProgress) -> None:
    """Ask which card becomes progress by an effect, if any can."""
    state = moment.state
    military = "last_military_card" in effect.origins and bool(state.military[seat])
    discard = "discard" in effect.origins and bool(state.discard[seat])
    if full(moment.content, state, seat) or not (military or discard):
        return
    allowed = {"discard": discard, "military": military, "optional": effect.optional}
    moment.flow.ask(parent, AskProgress, ProgressKind.name, seat, **allowed)


class ProgressKind(Kind[State, Book, AskProgress, Choice]):
    name = "progress"
    rule = "progress.place"

    def options(self, state: State, ask: AskProgress) -> Sequence[Choice]:
        options: list[Choice] = []
        if ask.discard:
            options += [FromDiscard(card) for card in reversed(state.discard[ask.seat])]
        if ask.military:
            options.append(FromMilitary())
        if ask.optional:
            options.append(NoProgress())
        return options

    def default(self, state: State, ask: AskProgress) -> Choice:
        """The card discarded last, else the military card: a level is worth more than either."""
        return self.options(state, ask)[0]

    def check_from_discard(self, state: State, ask: AskProgress, answer: FromDiscard) -> None:
        if not (ask.discard and answer.card in state.discard[ask.seat]):
            raise self.refuse("not-in-discard")

    def apply_from_discard(self, moment: Moment, node: Node, ask: AskProgress, answer: FromDiscard) -> None:
        moment.state.discard[ask.seat].remove(answer.card)
        add_progress(moment, ask.seat, answer.card)
        moment.flow.finish(node)

    def check_from_military(self, state: State, ask: AskProgress, answer: FromMilitary) -> None:
        if not ask.military:
            raise self.refuse("no-military")

    def apply_from_military(self, moment: Moment, node: Node, ask: AskProgress, answer: FromMilitary) -> None:
        add_progress(moment, ask.seat, take_military(moment.content, moment.state, ask.seat))
        moment.flow.finish(node)

    def check_no_progress(self, state: State, ask: AskProgress, answer: NoProgress) -> None:
        if not ask.optional:
            raise self.refuse("not-optional")

    apply_no_progress = finishes
