"""Phase I: income, and the Nile where Egypt is in play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Kind
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.events import Earned, NileFilled, TollTaken
from ecumene.titles.cultures.rules.areas import lay_nile
from ecumene.titles.cultures.rules.setup import Moment
from ecumene.titles.cultures.state import State, other, take_coins


class AskNile(Ask, frozen=True, tag="ask_nile"):
    """How many coins shall lie on the Nile?"""


class Nile(Answer, frozen=True, tag="nile"):
    """How many own coins shall lie on the Nile, one a section, from the first on."""

    coins: int


def take_income(moment: Moment) -> None:
    state = moment.state
    for seat in (state.marker, other(state.marker)):
        coins = take_coins(state, seat, t.count(state.unlocked[seat], t.INCOME))
        if coins:
            moment.tell(Earned(seat, coins))


def egypt(state: State) -> Seat | None:
    """The seat that plays Egypt, if any."""
    return state.civilizations.index("egypt") if "egypt" in state.civilizations else None


def open_sections(book: Book, state: State) -> int:
    """How much of the Nile Egypt's progress has opened, for both players."""
    owner = egypt(state)
    if owner is None:
        return 0
    opened = t.count(book.progress["egypt"][len(state.progress[owner])], t.NILE_SECTIONS)
    return min(len(book.content.nile), max(book.constants.nile_open_at_start, opened))


def ask_nile(moment: Moment, node: Node, seat: Seat) -> bool:
    """Ask a seat about the Nile if it has a coin to move."""
    state = moment.state
    if egypt(state) is None or state.coins[seat] + state.nile[seat] == 0:
        return False
    moment.flow.ask(node, AskNile, NileKind.name, seat)
    return True


def take_toll(moment: Moment) -> None:
    """Egypt earns by an opponent who uses the Nile."""
    state = moment.state
    owner = egypt(state)
    if owner is not None and state.nile[other(owner)]:
        coins = take_coins(state, owner, moment.content.constants.nile_toll)
        if coins:
            moment.tell(TollTaken(owner, coins))


class NileKind(Kind[State, Book, AskNile, Nile]):
    name = "nile"
    rule = "p1.income"

    def options(self, state: State, ask: AskNile) -> Sequence[Nile]:
        return [Nile(coins) for coins in range(self._most(state, ask.seat) + 1)]

    def default(self, state: State, ask: AskNile) -> Nile:
        return Nile(state.nile[ask.seat])

    def about(self, state: State, ask: AskNile) -> Mapping[str, Any]:
        return {"open": open_sections(self.content, state), "now": state.nile[ask.seat]}

    def check(self, state: State, ask: AskNile, answer: Nile) -> None:
        most = self._most(state, ask.seat)
        if not 0 <= answer.coins <= most:
            raise self.refuse("nile", most=most)

    def apply(self, moment: Moment, node: Node, ask: AskNile, answer: Nile) -> None:
        state, seat = moment.state, ask.seat
        if answer.coins != state.nile[seat]:
            lay_nile(moment.content, state, seat, answer.coins)
            moment.tell(NileFilled(seat, answer.coins))
        moment.flow.finish(node)

    def _most(self, state: State, seat: Seat) -> int:
        return min(open_sections(self.content, state), state.coins[seat] + state.nile[seat])
