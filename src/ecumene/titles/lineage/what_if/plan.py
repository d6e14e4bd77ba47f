"""A plan: answers tried one after the other on a copy of a seat's glimpse, and their results."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ecumene.table.questions.counsel import Asked, Sentence
from ecumene.table.questions.handlers import tagged
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Ask
from ecumene.titles.lineage.movement.movement import AskMove
from ecumene.titles.lineage.pieces.pieces import areas_of, cities_on_board, tokens_on_board
from ecumene.titles.lineage.secrets.view import areas_seen, ships_seen
from ecumene.titles.lineage.state import CardId, Position, State
from ecumene.titles.lineage.what_if.ahead import movement_ahead, set_out
from ecumene.titles.lineage.what_if.consultation import Consultation, known, question
from ecumene.titles.lineage.what_if.outlook import AreaSeen, Outlook, look_ahead, moment_of

Answers = Annotated[tuple[dict[str, Any], ...], Meta(max_length=200)]


class AskPlan(Asked, frozen=True):
    """The answers to try, in their order; none tells how it stands. `request`: the question they answer, if
    the seat is asked several. `ahead`: they are for its next movement, as if it began now. `offers`: tell
    also what may be answered after them. `series`: all are for one question, and what is left once the rules
    ask for no more is not tried, as a batch hands it back.

    Where ships have a phase of their own, a plan of ships goes on with the movement after it, unless it is a
    series: with the first answer that is one of movement, ships are decided."""

    answers: Answers = ()
    request: Annotated[str, Meta(max_length=80)] | None = None
    ahead: bool = False
    offers: bool = False
    series: bool = False


class Tried(msgspec.Struct, frozen=True):
    """One answer: what it is in words, and why not, where the rules do not allow it. `kind`: the kind of
    question that it answers, so that a plan of ships and movement can be taken apart; none once nothing is
    asked."""

    legal: bool
    text: str
    says: Sentence | None
    kind: str = ""


class ShipSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ship as views show it; `coast` is where it lies if its area has two."""

    place: str
    ready: bool
    built: bool
    steps: int
    cargo: int
    coast: str = ""


class Plan(msgspec.Struct, frozen=True):
    """What the legal answers lead to.

    `areas` are those that change, as a view would show them; an empty one is empty. The rest is the seat's
    own. `ended`: the last answer completes what the seat was asked; `offers` is what may be answered after
    them, where that was asked. `outlook` is what comes of it.
    """

    tried: list[Tried]
    legal: bool
    ended: bool
    areas: dict[str, AreaSeen]
    ships: dict[str, ShipSeen]
    treasury: int
    stock: int
    tokens: int
    cities: int
    hand: list[CardId]
    offers: list[dict[str, Any]]
    outlook: Outlook


def plan(consultation: Consultation, asked: AskPlan) -> Plan:
    book, seat = consultation.book, consultation.seat
    state = movement_ahead(consultation) if asked.ahead else consultation.trial()
    position = Position(book, state)
    trial = Trial(consultation, state, asked.request, goes_on=not asked.series)
    tried = [trial.give(answer) for answer in asked.answers if trial.node is not None or not asked.series]
    before, after = areas_seen(known(consultation)), areas_seen(position)
    changed = [id for id in {**before, **after} if before.get(id) != after.get(id)]
    index = position.board.index
    touched = {*areas_of(consultation.glimpse, seat), *(index[id] for id in changed)}
    return Plan(
        tried=tried,
        legal=all(one.legal for one in tried),
        ended=trial.node is None,
        areas={id: msgspec.convert(after.get(id, {}), AreaSeen) for id in changed},
        ships=msgspec.convert(ships_seen(position, seat), dict[str, ShipSeen]),
        treasury=state.treasury[seat],
        stock=state.stock[seat],
        tokens=tokens_on_board(state, seat),
        cities=cities_on_board(state, seat),
        hand=list(state.hand[seat]),
        offers=trial.offers() if asked.offers else [],
        outlook=look_ahead(consultation, state, touched),
    )


class Trial:
    """A state on which a seat's answers are tried. `node` is its question, None when it is answered.

    A question about ships `goes_on` with the movement after it, if it should.
    """

    def __init__(
        self, consultation: Consultation, state: State, request: str | None, *, goes_on: bool = True
    ) -> None:
        self.consultation = consultation
        self._goes_on = goes_on
        self.moment = moment_of(consultation, state)
        self.node = question(consultation, state, request, self._foreseen)

    def _foreseen(self, ask: Ask) -> bool:
        return self.consultation.title.kinds[type(ask)].foreseen

    @property
    def before_moving(self) -> bool:
        """Whether the seat is asked about its ships, before it moves."""
        first, asks = self.moment.ways.before_moving, self.moment.flow.asks
        return first is not None and self.node is not None and isinstance(asks.get(self.node), first)

    def _march(self) -> None:
        """Go on with the movement after the ships."""
        state = self.moment.state
        set_out(self.consultation, state)
        self.moment = moment_of(self.consultation, state)
        self.node = question(self.consultation, state, None, self._foreseen)

    def _is_march(self, answer: dict[str, Any]) -> bool:
        """Whether something answers the question of movement alone."""
        kinds, asks = self.consultation.title.kinds, self.moment.flow.asks
        if self.node is None or not (self._goes_on and self.before_moving):
            return False
        here, ahead = (tagged(kinds[question].answers) for question in (type(asks[self.node]), AskMove))
        do = answer.get("do")
        return isinstance(do, str) and do in ahead.keys() - here.keys()

    def offers(self) -> list[dict[str, Any]]:
        """What may be answered now."""
        if self.node is None:
            return []
        ask = self.moment.flow.asks[self.node]
        return self.consultation.title.kinds[type(ask)].offer(self.moment.state, ask)

    def give(self, answer: dict[str, Any]) -> Tried:
        """Try one answer: what the rules refuse leaves no trace."""
        if self._is_march(answer):
            self._march()
        consultation, state, flow = self.consultation, self.moment.state, self.moment.flow
        title, node = consultation.title, self.node
        if node is None:
            return Tried(False, "", consultation.say("plan-ended"))
        ask = flow.asks[node]
        kind = title.kinds[type(ask)]
        try:
            typed = kind.typed(answer)
        except Refused as refused:
            return Tried(False, "", consultation.refusal(refused), kind.name)
        text = title.words.text(title.describe(state, ask, typed), consultation.language)
        try:
            kind.check(state, ask, typed)
        except Refused as refused:
            return Tried(False, text, consultation.refusal(refused), kind.name)
        ships = self.before_moving
        kind.apply(self.moment, node, ask, typed)
        now = flow.asks.get(node)
        if now is None or not self._foreseen(now) or now.after or now.given is not None:
            self.node = None
            if now is None and ships and self._goes_on:
                self._march()
        return Tried(True, text, None, kind.name)
