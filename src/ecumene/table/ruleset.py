"""A title as the table plays it: the effects of its frames, the handling of an answer, the knowledge of a
seat.

It is a base class of `title.Title`, so that modules which a title calls (counsel, corrections, the defaults
of a small title) can use it as a type.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, TypeVar, Union

import msgspec

from ecumene.table.chance import Chance
from ecumene.table.meta import Meta, Options
from ecumene.table.questions.answers import Answer, Departure, Limit, Put, TableEntry, plain
from ecumene.table.questions.kind import Kind, Moment, Position, State
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.fields import Visibility
from ecumene.table.state.frames import Ask, Flow, Frame, Node, Seat
from ecumene.table.state.things import Things
from ecumene.table.text.events import Event
from ecumene.table.text.words import FALLBACK, Argument, Names, Say, Voice, Words, argument

TABLE: Seat = -1
"""The actor of entries that are not answers of a seat."""

View = dict[str, Any]

_SEATS = range(18)
"""The greatest number of seats of any title."""
_IN = "in"
"""The form of a sealed answer for other seats."""

S = TypeVar("S", bound=State)
C = TypeVar("C")

Prepared = tuple[Node, Ask, Kind[Any, Any, Any, Any], Answer]
"""An answer that was checked and may be carried out."""


class Standing(msgspec.Struct, frozen=True):
    """The standing of a seat: its rank (1 is first, equal seats share it), its score and the parts of the
    score.
    """

    seat: Seat
    rank: int
    score: int
    parts: dict[str, int]


class Ruleset(ABC, Generic[S, C]):
    """The rules of a game with its content."""

    meta: ClassVar[Meta]
    """The title's card, the only thing that every title has to declare."""
    state_type: ClassVar[type[Any]]
    moment_type: ClassVar[type[Moment[Any, Any]]] = Moment
    """The title's own type of moments, if it adds methods to a position."""
    visibility: ClassVar[Mapping[str, Visibility]]
    """Who may know each field of the state: read from the state, unless the title declares it here."""
    kind_types: ClassVar[Mapping[type[Ask], type[Kind[Any, Any, Any, Any]]]]
    steps: ClassVar[Mapping[type[Frame], Callable[[Any, Node, Any], None]]]
    """The title's questions and steps: those of its own module, unless it names others."""
    messages: ClassVar[str] = ""
    """The prefix of the keys of its messages: its id, unless it shares them with other titles."""
    scopes: ClassVar[frozenset[str]] = frozenset()
    """The scopes of the rulebook that the title plays today; sections of other scopes are not counted."""
    citations: ClassVar[Mapping[str, str]] = {}
    """The sections that the title cites for rules that it shares with other titles: the section by the rule's
    own key. A key that is not listed is itself a section.
    """
    things: ClassVar[Things] = {}
    """The things that people can correct by name, if everybody agrees."""

    def __init__(self, content: C, words: Words, names: Names, translated: Mapping[str, Names]) -> None:
        """`names` are the English ones of everything with an id, `translated` those in other languages."""
        self.content = content
        named = words.naming(_with_seats(words, {FALLBACK: names, **translated}))
        self.words = named.citing(self.citations)
        self.names = self.words.names()
        self.prefix = self.messages or self.meta.id
        self.kinds = {ask: kind(content, self.words, self.prefix) for ask, kind in self.kind_types.items()}

    def at(self, state: S) -> Position[S, C]:
        """A state as a position of this title."""
        return Position(self.content, state)

    # Supplied by a title

    @abstractmethod
    def deal(self, options: Options, seats: int, chance: Chance) -> S:
        """A new state whose flow has just begun."""

    def glimpse(self, state: S, seat: Seat | None) -> S:
        """The knowledge of a seat (None: a spectator), as a separate state that starts empty. Placeholders
        replace everything that the seat may not know, and contain no more than a view does: `UNKNOWN` for a
        card, a flow as `flow_glimpse` gives it. Two states that look the same to a seat give equal glimpses,
        and a glimpse gives the seat's view. Bots compute with it, so it must be cheap; no game is played on
        it. A title whose state hides more than its flow has to override it.
        """
        return state.glimpsed(seat, flow=self.flow_glimpse(state.flow, seat))

    def view(self, state: S, seat: Seat | None) -> View:
        """The knowledge of a seat (None: a spectator), JSON-able: best made only from its glimpse."""
        view: View = msgspec.to_builtins(self.glimpse(state, seat), str_keys=True)
        return view

    def score(self, state: S, seat: Seat) -> int:
        """The points of a seat; the highest score is first. Override `standings` to rank in another way."""
        raise NotImplementedError

    def standings(self, state: S) -> list[Standing]:
        """The seats in order of rank; while the game runs, as if it ended now."""
        scores = [self.score(state, seat) for seat in range(len(state.flow.asked))]
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        found = [Standing(seat, ranks[seat], score, {"points": score}) for seat, score in enumerate(scores)]
        return sorted(found, key=lambda standing: (standing.rank, standing.seat))

    def imagine(self, view: View, chance: Chance) -> S:
        """A full state that the holder of this view must consider possible. Without secrets it is the state
        that everybody sees.
        """
        state = self.load_state(msgspec.json.encode(view))
        self.imagine_flow(state)
        return state

    def imagine_from(self, glimpse: S, seat: Seat | None, chance: Chance) -> S:
        """The same from a seat's glimpse, which is not changed. A title that is imagined often overrides it
        to avoid the JSON form."""
        return self.imagine(self.view(glimpse, seat), chance)

    def advise(self, glimpse: S, ask: Ask, options: Sequence[Answer]) -> Answer | None:
        """The answer of a quick player of this title, if it knows one without looking ahead. `glimpse` is all
        that the seat knows, `options` are its options; the advice must be legal. A bot takes it instead of
        looking ahead; None: there is no advice.
        """
        return None

    def evaluate(self, state: S, seat: Seat) -> float:
        """The value of a position for a seat, for bots; only called with imagined states. By default its
        lead."""
        scores = {standing.seat: standing.score for standing in self.standings(state)}
        return scores[seat] - max((score for other, score in scores.items() if other != seat), default=0)

    def seat_key(self, state: S, seat: Seat) -> str:
        """The name of a seat in cases: the id of what it leads, or `seat0` and so on while that is still
        open.
        """
        return f"seat{seat}"

    def phase(self, state: S) -> str:
        """The present phase; snapshots are taken when it changes."""
        return "over" if self.over(state) else "play"

    def turn(self, state: S) -> int:
        """The number of the round or turn, for limits and statistics; a game without turns is one."""
        return 1

    def enter(self, moment: Any, entry: TableEntry) -> None:
        """Carry out an entry of the table itself, in a moment of the title, or refuse it. By default a limit
        ends the game, and so does a seat that leaves.
        """
        if self.over(moment.state):
            raise Refused(self.words, "table-refuse-over")
        if isinstance(entry, Departure) and not 0 <= entry.seat < len(moment.flow.asked):
            raise Refused(self.words, "table-refuse-seat")
        if not isinstance(entry, Limit | Departure):
            raise Refused(self.words, "table-refuse-entry", title=self.meta.name)
        moment.flow.finish_all()

    def redeal(self, state: S, chance: Chance) -> None:
        """Deal again the cards that nobody knows: after a rewind people know the next cards. A title that
        draws all luck when it is needed has nothing to do here.
        """

    def dealt_anew(self, truth: S, seat: Seat, chance: Chance) -> S:
        """The same moment for a seat, with everything else dealt again that it could not know.

        Questions keep their ids, and their count goes on: no id ever means two questions.
        """
        state = self.imagine_from(self.glimpse(truth, seat), seat, chance)
        state.flow.asked[:] = truth.flow.asked
        for node, ask in truth.flow.asks.items():
            state.flow.asks[node] = msgspec.structs.replace(state.flow.asks[node], id=ask.id)
        return state

    def cites(self, flow: Flow, parent: Node | None, step: Frame, event: Event) -> str:
        """The section for an event that a step of the rules, a child of `parent`, caused, if a card has its
        own section; otherwise the log cites the rule of the answer that led to it.
        """
        return ""

    def absent(self, state: S) -> Collection[Seat]:
        """Seats that left for good: their questions get the default answer at once."""
        return ()

    def violations(self, state: S) -> list[str]:
        """Broken invariants, in words; none if the state is valid."""
        return []

    def sections(self) -> Sequence[Traversable]:
        """The registries of rulebook sections that this title implements."""
        return ()

    # Shared by all titles

    def setup(self, options: Options, seats: int, chance: Chance) -> S:
        """A new table, played up to the first decision."""
        state = self.deal(options, seats, chance)
        self.settle(state, chance)
        return state

    def settle(self, state: S, chance: Chance) -> list[Event]:
        """Continue every frame that is due, until only questions are left."""
        moment = self.moment_type(self.content, state, chance)
        self._settle(moment)
        return moment.events

    def requests(self, state: S) -> list[tuple[Node, Ask]]:
        """The questions that wait for an answer now."""
        return [(node, ask) for node, ask in state.flow.open() if ask.given is None]

    def options(self, state: S, ask: Ask) -> Sequence[Answer]:
        options: Sequence[Answer] = self.kinds[type(ask)].options(state, ask)
        return options

    def default(self, state: S, ask: Ask) -> Answer:
        default: Answer = self.kinds[type(ask)].default(state, ask)
        return default

    def answer(self, state: S, actor: Seat, request_id: str, answer: Any, chance: Chance) -> list[Event]:
        """Check an answer completely, then carry it out in place."""
        if actor == TABLE:
            return self.carry_out_entry(state, self.prepare_entry(answer), chance)
        return self.carry_out(state, self.prepare(state, actor, request_id, answer), chance)

    def prepare(self, state: S, seat: Seat, request_id: str, answer: Any) -> Prepared:
        """Find the question and check the answer; a refusal leaves no trace."""
        known = type(seat) is int and type(request_id) is str
        found = state.flow.find(seat, request_id) if known else None
        if found is None:
            raise self._not_open(state, seat)
        node, ask = found
        kind = self.kinds[type(ask)]
        typed = kind.typed(answer)
        try:
            kind.checks[type(typed)](state, ask, typed)
        except Refused as refused:
            refused.say = self.called(state, refused.say)
            raise
        return node, ask, kind, typed

    def carry_out(self, state: S, prepared: Prepared, chance: Chance) -> list[Event]:
        moment = self.moment_type(self.content, state, chance)
        self._carry_out(moment, *prepared)
        if gone := self.absent(state):
            self._answer_for(moment, gone)
        return moment.events

    def prepare_entry(self, entry: Any) -> TableEntry:
        try:
            plain_entry = plain(entry) if isinstance(entry, Answer) else entry
            typed: TableEntry = msgspec.convert(plain_entry, TableEntry)
            return typed
        except (RecursionError, TypeError, ValueError) as error:  # msgspec's are ValueErrors
            raise Refused(self.words, "table-refuse-form", kind="table", error=str(error)[:200]) from None

    def carry_out_entry(self, state: S, entry: TableEntry, chance: Chance) -> list[Event]:
        moment = self.moment_type(self.content, state, chance)
        self.enter(moment, entry)
        self._settle(moment)
        if gone := self.absent(state):
            self._answer_for(moment, gone)
        return moment.events

    def over(self, state: S) -> bool:
        return not state.flow.steps

    # Words

    def voice(self, language: str) -> Voice:
        """The title's words in one language."""
        return Voice(self.words, self.prefix, language)

    def seat_name(self, state: S, seat: Seat, language: str = FALLBACK) -> str:
        """What players call a seat."""
        return self.words.name(self.seat_key(state, seat), language)

    def called(self, state: S, say: Say) -> Say:
        """A message with the names that things have at this table; at most tables they are the usual ones."""
        return say

    def prompt(self, state: S, ask: Ask) -> Say:
        """The one-line question, as a message."""
        kind = self.kinds[type(ask)]
        args = {"seat": self.seat_key(state, ask.seat), **_spoken(kind.about(state, ask))}
        return self.called(state, Say(f"{self.prefix}-ask-{kind.name}", args))

    def help(self, state: S, ask: Ask) -> Say:
        """A paragraph on the decision, as a message; the prompt if the title has none."""
        prompt = self.prompt(state, ask)
        key = f"{prompt.key}-help"
        return Say(key, prompt.args) if self.words.knows(key) else prompt

    def typing(self, state: S, ask: Ask) -> Say | None:
        """The answers that can be written in words besides the options, as a message."""
        prompt = self.prompt(state, ask)
        key = f"{prompt.key}-typing"
        return Say(key, prompt.args) if self.words.knows(key) else None

    def then(self, state: S, ask: Ask) -> Say | None:
        """The automatic consequence of the decision, as a message, if the title has one."""
        prompt = self.prompt(state, ask)
        key = f"{prompt.key}-then"
        says = self.words.knows(key) and self.kinds[type(ask)].follows(state, ask)
        return Say(key, prompt.args) if says else None

    def describe(self, state: S, ask: Ask, answer: Answer) -> Say:
        """An answer in words, as a message."""
        kind = self.kinds[type(ask)]
        form = plain(answer)
        tag = form.pop("do")
        args = _spoken({**form, **kind.about_answer(state, ask, answer)})
        return self.called(state, Say(f"{self.prefix}-answer-{tag}", args))

    def tell(self, state: S, event: Event) -> Say:
        """An event in words, as a message. `event` is already what the reader may see."""
        form = msgspec.to_builtins(event)
        tag = form.pop("event")
        own = (*event.seats, *event.unsaid)
        args = _spoken({name: value for name, value in form.items() if name not in own})
        for name in event.seats:
            seat = form.get(name)
            args[name] = "none" if seat is None else self.seat_key(state, seat)
        return self.called(state, Say(f"{self.prefix}-event-{tag}", args))

    def tell_put(self, state: S, put: Put) -> Say:
        """A correction in words, as a message."""
        whose = "" if put.seat is None else self.seat_key(state, put.seat)
        args = {"seat": whose, "place": put.place, "old": put.old, "new": put.new}
        return Say(f"{self.prefix}-put-{put.thing}", _spoken(args))

    def where(self, turn: int, phase: str) -> Say:
        """The present turn, in the title's own word for it."""
        key = f"{self.prefix}-turn"
        if self.words.knows(key):
            return Say(key, {"turn": turn, "phase": phase})
        return Say("table-turn", {"turn": turn})

    # Storage

    def dump_state(self, state: S) -> bytes:
        """The state as bytes: equal states give equal bytes, the order of frames included."""
        return msgspec.json.encode(state)

    def load_state(self, data: bytes) -> S:
        raw = msgspec.json.decode(data)
        flow = self.load_flow(raw.pop("flow"))
        empty: dict[str, Any] = {"steps": {}, "asks": {}, "parents": {}, "asked": []}
        state: S = msgspec.convert({"flow": empty, **raw}, self.state_type)
        state.flow = flow
        return state

    def load_flow(self, raw: dict[str, Any]) -> Flow:
        """A flow from its plain form; only a title knows which frames there can be."""
        steps: Any = Union[tuple(self.steps)]  # noqa: UP007
        asks: Any = Union[tuple(self.kind_types)]  # noqa: UP007
        return Flow(
            {int(node): msgspec.convert(step, steps) for node, step in raw["steps"].items()},
            {int(node): msgspec.convert(ask, asks) for node, ask in raw["asks"].items()},
            {int(node): parent for node, parent in raw["parents"].items()},
            list(raw["asked"]),
            raw["next"],
            list(raw["due"]),
        )

    # Views

    def flow_glimpse(self, flow: Flow, seat: Seat | None) -> Flow:
        """The frames of the table as far as a seat may know them. The number of questions to others would
        reveal their private actions, so their ids and counts are left out; for their sealed answers it only
        shows that they exist.
        """
        asks = {
            node: ask if ask.seat == seat else self._asked_of_another(ask, seat)
            for node, ask in flow.asks.items()
        }
        asked = [0] * len(flow.asked)
        if seat is not None:
            asked[seat] = flow.asked[seat]
        return Flow(flow.steps.copy(), asks, flow.parents.copy(), asked, flow.next, flow.due.copy())

    def _asked_of_another(self, ask: Ask, seat: Seat | None) -> Ask:
        kind = self.kinds[type(ask)]
        ask = kind.veil(ask, seat)
        if ask.given is not None and kind.sealed:
            return msgspec.structs.replace(ask, id="", given=_IN)
        return msgspec.structs.replace(ask, id="")

    def flow_view(self, flow: Flow, seat: Seat | None) -> dict[str, Any]:
        """The flow as a seat may know it, in its plain form."""
        seen: dict[str, Any] = msgspec.to_builtins(self.flow_glimpse(flow, seat), str_keys=True)
        return seen

    def imagine_flow(self, state: S) -> None:
        """Complete the flow of an imagined state, which is still that of a glimpse. It is called last: sealed
        answers of others are imagined from the state as their default answers.
        """
        asks = state.flow.asks
        for node, ask in asks.items():
            if ask.given == _IN:
                kind = self.kinds[type(ask)]
                ask = msgspec.structs.replace(ask, given=plain(kind.default(state, ask)))
            if not ask.id:
                kind = self.kinds[type(ask)]
                ask = msgspec.structs.replace(kind.unveil(state, ask), id=f"{kind.name}-n{node}")
            asks[node] = ask  # of the same node: the order of the questions stays

    # Inside

    def _settle(self, moment: Moment[S, C]) -> None:
        flow, events = moment.flow, moment.events
        if events.direct is None:
            events.direct = len(events)
        while flow.due:
            node = flow.due.pop(0)
            if node not in flow.parents.values():  # it has got a child since: it waits for that
                step, parent, before = flow.steps[node], flow.parents.get(node), len(events)
                self.steps[type(step)](moment, node, step)
                if len(events) > before:
                    told = events[before:]
                    cited = [self.cites(flow, parent, step, event) for event in told]
                    if self.citations:
                        cited = [self.words.section(rule) for rule in cited]
                    events.cite(before, cited)

    def _carry_out(
        self, moment: Moment[S, C], node: Node, ask: Ask, kind: Kind[Any, Any, Any, Any], answer: Answer
    ) -> None:
        if kind.sealed:
            for sibling, sealed in moment.flow.give(node, plain(answer)):
                opened = self.kinds[type(sealed)]
                opened.apply(moment, sibling, sealed, self._still_legal(moment.state, opened, sealed))
        else:
            kind.effects[type(answer)](moment, node, ask, answer)
        if moment.flow.due:
            self._settle(moment)

    def _still_legal(self, state: S, kind: Kind[Any, Any, Any, Any], sealed: Ask) -> Answer:
        """A sealed answer when it is opened; the default if it has become illegal."""
        answer: Answer = kind.typed(sealed.given)
        try:
            kind.check(state, sealed, answer)
        except Refused:
            answer = kind.default(state, sealed)
        return answer

    def _answer_for(self, moment: Moment[S, C], gone: Collection[Seat]) -> None:
        """Answer the questions of seats that left for good, until they have none."""
        state = moment.state
        while asked := next(((n, ask) for n, ask in self.requests(state) if ask.seat in gone), None):
            node, ask = asked
            kind, before = self.kinds[type(ask)], len(moment.events)
            answer = kind.default(state, ask)
            rule = self.words.section(kind.rule_of_answer(state, ask, answer))
            self._carry_out(moment, node, ask, kind, answer)
            moment.events.cite(before, [rule] * (len(moment.events) - before))

    def _not_open(self, state: S, seat: Seat) -> Refused:
        if self.over(state):
            return Refused(self.words, "table-refuse-over")
        if type(seat) is not int or not 0 <= seat < len(state.flow.asked):
            return Refused(self.words, "table-refuse-seat")
        if any(ask.seat == seat for _, ask in state.flow.open()):
            return Refused(self.words, "table-refuse-stale")
        return Refused(self.words, "table-refuse-not-asked")


def _spoken(values: Mapping[str, Any]) -> dict[str, Argument]:
    return {name: argument(value) for name, value in values.items()}


def _with_seats(words: Words, names: Mapping[str, Names]) -> dict[str, Names]:
    """Names, and in every language those of seats that lead nothing yet."""
    says = [(f"seat{seat}", Say("table-seat", {"number": seat + 1})) for seat in _SEATS]
    return {
        language: {id: words.text(say, language) for id, say in says} | dict(names.get(language, {}))
        for language in words.languages()
    }
