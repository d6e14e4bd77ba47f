"""Parley as a title: the tables that connect its rules to the contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from ecumene.table.chance import Chance, shuffled
from ecumene.table.data.content import Problem
from ecumene.table.meta import Meta, Options
from ecumene.table.questions.answers import Alarm, Departure, Limit, TableEntry
from ecumene.table.questions.kind import Kind
from ecumene.table.questions.refusal import Refused
from ecumene.table.ruleset import Standing, View
from ecumene.table.state.fields import visibility_of
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.table.text.board import Panel, line
from ecumene.table.text.words import Words
from ecumene.table.title import Title
from tests.parley import META, conflict, moves, positions, rounds, trade
from tests.parley import state as st
from tests.parley import view as views
from tests.parley.bids import BidKind, bidding
from tests.parley.state import NAMES, Book, Moment, Movement, State, Trading

_FOLDER = resources.files("tests.parley")


class Parley(Title[State, Book]):
    meta: ClassVar[Meta] = META
    state_type = State
    visibility = visibility_of(st.State)
    kind_types: ClassVar[Mapping[type[Ask], type[Kind[Any, Any, Any, Any]]]] = {
        st.AskMove: moves.MoveKind,
        st.AskToll: moves.TollKind,
        st.AskTrade: trade.TradeKind,
        st.AskBid: BidKind,
        st.AskNext: conflict.NextKind,
        st.AskDefend: conflict.DefendKind,
        st.AskYield: conflict.YieldKind,
        st.AskSteer: conflict.SteerKind,
        st.AskFlee: conflict.FleeKind,
    }
    steps: ClassVar[Mapping[type[Frame], Callable[[Any, Node, Any], None]]] = {
        st.Game: rounds.game,
        st.Turn: rounds.turn,
        st.Movement: moves.movement,
        st.Trading: trade.trading,
        st.Bidding: bidding,
        st.Conflicts: conflict.conflicts,
        st.Raid: conflict.raid,
    }

    def __init__(self) -> None:
        words = Words([resources.files("ecumene.table") / "words", _FOLDER / "words"])
        super().__init__(Book(), words, {name.lower(): name for name in NAMES})

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        rules = st.Rules(turns=int(options["turns"]), budget=int(options["budget"]))
        state = st.blank(self.content, seats, rules)
        state.deck = shuffled(chance, state.deck)
        return state

    def glimpse(self, state: State, seat: Seat | None) -> State:
        return views.glimpse(self, state, seat)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(self, self.glimpse(state, seat), seat)

    def imagine(self, view: View, chance: Chance) -> State:
        return views.imagine(self, view, chance)

    def standings(self, state: State) -> list[Standing]:
        """Tokens and coins; hands count once they are open."""
        sheets = {seat: self._sheet(state, seat) for seat in range(len(state.hand))}
        totals = {seat: sum(sheet.values()) for seat, sheet in sheets.items()}
        standings = [
            Standing(seat, 1 + sum(other > totals[seat] for other in totals.values()), totals[seat], sheet)
            for seat, sheet in sheets.items()
        ]
        return sorted(standings, key=lambda standing: (standing.rank, standing.seat))

    def _sheet(self, state: State, seat: Seat) -> dict[str, int]:
        sheet = {"tokens": st.on_board(state, seat), "coins": state.coins[seat]}
        if state.phase == "over":
            kinds = Counter(self.content.kind[card] for card in state.hand[seat])
            sheet["cards"] = sum(count * count for count in kinds.values())
        return sheet

    def evaluate(self, state: State, seat: Seat) -> float:
        kinds = Counter(self.content.kind[card] for card in state.hand[seat])
        return st.on_board(state, seat) + state.coins[seat] + sum(count * count for count in kinds.values())

    def board(self, view: View, seat: Seat | None, language: str = "en") -> list[Panel]:
        areas = [
            line(f"{area}: " + (", ".join(f"{NAMES[int(s)]} {n}" for s, n in row.items()) or "empty"))
            for area, row in view["areas"].items()
        ]
        panels = [Panel("areas", "Areas", areas)]
        if seat is not None:
            panels.append(Panel("hand", "Hand", [line(card) for card in view["you"]["hand"]]))
        return panels

    def seat_key(self, state: State, seat: Seat) -> str:
        return NAMES[seat].lower()

    def phase(self, state: State) -> str:
        return f"{state.turn}.{state.phase}"

    def turn(self, state: State) -> int:
        return state.turn

    def absent(self, state: State) -> Collection[Seat]:
        return state.departed

    def enter(self, moment: Moment, entry: TableEntry) -> None:
        state = moment.state
        if self.over(state):
            raise Refused(self.words, "table-refuse-over")
        if isinstance(entry, Departure):
            if entry.seat not in st.seated(state):
                raise Refused(self.words, "table-refuse-seat")
            rounds.depart(moment, entry.seat)
        elif isinstance(entry, Alarm):
            self._ring(moment, entry.phase)
        elif isinstance(entry, Limit):
            rounds.end_now(moment)

    def _ring(self, moment: Moment, phase: str) -> None:
        """The time for moving or trading is up."""
        flow = moment.flow
        for node, step in list(flow.steps.items()):
            if phase == "trade" and isinstance(step, Trading):
                trade.close_floor(flow, node)
                return
            if phase == "move" and isinstance(step, Movement):
                moves.end_movement(flow, node)
                return
        raise Refused(self.words, "parley-refuse-alarm", "alarm")

    def violations(self, state: State) -> list[str]:
        """Tokens, coins and cards are conserved; offers are covered; what seats know is true."""
        found: list[str] = []
        seats = len(state.hand)
        for seat in range(seats):
            if st.on_board(state, seat) + state.reserve[seat] != st.TOKENS:
                found.append(f"tokens of {NAMES[seat]} were made or lost")
            found += [
                f"{NAMES[seat]} knows what is not so: {fact}"
                for fact in state.known[seat]
                if fact[1] not in state.hand[fact[0]]
            ]
        if min(*map(min, state.tokens), *state.coins, state.bank, *state.reserve, *state.budget) < 0:
            found.append("somebody has less than nothing")
        if sum(state.coins) + state.bank != (st.COINS + 2) * seats:
            found.append("coins were made or lost")
        cards = [*state.deck, *state.discard, *(card for hand in state.hand for card in hand)]
        if sorted(cards) != sorted(self.content.cards(seats)):
            found.append("the cards are not all there once")
        for offer in state.floor.offers.values():
            if not set(offer.gives) <= set(state.hand[offer.maker]):
                found.append(f"offer {offer.id} is not covered")
        return found

    def position(self, given: Mapping[str, Any]) -> State:
        return positions.position(self, given)

    def facts(self, state: State) -> dict[str, Any]:
        return positions.facts(self, state)

    def final(self, state: State, seat: Seat) -> dict[str, float]:
        return {"tokens": st.on_board(state, seat), "cards": len(state.hand[seat])}

    def sections(self) -> Sequence[Traversable]:
        return [_FOLDER / "sections.toml"]

    def cases(self) -> Sequence[Traversable]:
        return [_FOLDER / "cases" / "parley.toml"]

    def check_overrides(self, overrides: Mapping[str, Any]) -> list[Problem]:
        return [Problem("parley", "its content cannot be changed")]
