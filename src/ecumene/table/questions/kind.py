"""Kinds of questions: everything that the table needs to answer, check and carry out a decision."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Generic, TypeVar

import msgspec

from ecumene.table.chance import Chance
from ecumene.table.questions.answers import Answer, Plain, plain
from ecumene.table.questions.handlers import first_called, handlers, read_declaration, tagged
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.fields import Fields, hidden
from ecumene.table.state.frames import Ask, Flow, Node, Seat
from ecumene.table.state.offers import Offer, OfferId, Remark, Remarked
from ecumene.table.text.events import Happened
from ecumene.table.text.words import Argument, Words


class State(Fields):
    """The full state of a table, plain data. Titles add their fields, and decorate it with `declared`."""

    flow: Annotated[Flow, hidden()]  # counts of questions to others; `Title.flow_glimpse` shows the rest


S = TypeVar("S", bound=State)
C = TypeVar("C")
F = TypeVar("F", bound=Ask)
N = TypeVar("N", bound=Answer)


class Position(Generic[S, C]):
    """A state and the content that it is played with: everything that a rule needs."""

    __slots__ = ("content", "state")

    def __init__(self, content: C, state: S) -> None:
        self.content = content
        self.state = state


class Moment(Position[S, C]):
    """A position that the rules may change while one answer takes effect."""

    __slots__ = ("chance", "events", "flow", "tell")

    def __init__(self, content: C, state: S, chance: Chance) -> None:
        events = Happened()
        self.content = content
        self.state = state
        self.chance = chance
        self.flow = state.flow
        self.events = events
        self.tell = events.append


class Progress(msgspec.Struct, frozen=True):
    """The progress of a question in several pieces: `done` of `due`, counted in `unit`. `at_most`: the seat
    may stop earlier.
    """

    done: int
    due: int
    unit: str
    at_most: bool = False


class Kind(ABC, Generic[S, C, F, N]):
    """One kind of question: everything that players, bots and surfaces need to answer it.

    `exhaustive` kinds offer every legal answer; others offer sensible ones and accept more. `sealed` kinds
    keep answers closed until the last seat is in, then carry out all of them. In `open_floor` kinds seats
    negotiate: everybody should have a turn before somebody acts again. `scarce` kinds give away or spend
    things that do not come back soon: a stand-in gives the default. `fills`: a choice in several pieces can
    be completed (`complete`). `foreseen`: the effect of answers needs no luck and no hidden facts, so counsel
    can try them.

    `asks` is the question and `answers` are the records that answer it, both as the class names them in
    `Kind[..., AskBuild, Build | Wait]`. With several answers, each has its own methods with the tag of the
    answer in their names: `check_build`, `apply_build`, `about_build`, `rule_of_build`. Every answer then
    needs its `check_` and its `apply_`; a kind with one answer has only `check` and `apply`. `checks` and
    `effects` are what the table calls for an answer, by its type.
    """

    name: ClassVar[str]
    rule: ClassVar[str] = ""
    asks: ClassVar[type[Ask]]
    answers: ClassVar[Any]
    exhaustive: ClassVar[bool] = True
    sealed: ClassVar[bool] = False
    open_floor: ClassVar[bool] = False
    scarce: ClassVar[bool] = False
    fills: ClassVar[bool] = False
    foreseen: ClassVar[bool] = False

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        read_declaration(cls)

    def __init__(self, content: C, words: Words, title: str) -> None:
        self.content = content
        self.words = words
        self.title = title
        self._by_tag = tagged(self.answers)
        self._checks = handlers(self, "check")
        self._effects = handlers(self, "apply")
        self.checks = first_called(self, Kind, "check", self._checks)
        self.effects = first_called(self, Kind, "apply", self._effects)
        self._abouts = handlers(self, "about")
        self._rules = handlers(self, "rule_of")

    @abstractmethod
    def options(self, state: S, ask: F) -> Sequence[N]:
        """The options, in an order that is natural for a reader."""

    def offer(self, state: S, ask: F) -> list[Plain]:
        """The options in their plain form. A kind that is asked often may return cached forms."""
        forms: list[Plain] = msgspec.to_builtins(self.options(state, ask))
        return forms

    def check(self, state: S, ask: F, answer: N) -> None:
        """Refuse what the rules do not allow; change nothing."""
        self._checks[type(answer)](state, ask, answer)

    def apply(self, moment: Any, node: Node, ask: F, answer: N) -> None:
        """Carry out an answer that was checked, in a moment of the title (`Title.moment_type`)."""
        self._effects[type(answer)](moment, node, ask, answer)

    def on_floor(self, state: S) -> Mapping[OfferId, Offer]:
        """The open offers of the floor on which this is asked."""
        return {}

    def remarks(self, state: S, ask: F) -> Sequence[Remarked]:
        """A bot's remarks on the offers that it does not accept, from its seat's glimpse alone."""
        return ()

    def remark(self, state: S, ask: F, offer: OfferId, version: int, remark: Remark) -> Remarked:
        """A person's remark on an offer; refused if the seat does not see the offer, or if the remark says
        too much.
        """
        raise Refused(self.words, "table-refuse-offer-gone", self.rule)

    def default(self, state: S, ask: F) -> N:
        """The cautious answer for an absent player: by default the first option."""
        return self.options(state, ask)[0]

    def rule_of(self, state: S, ask: F) -> str:
        """The section of the rulebook that asks this question."""
        return self.rule

    def rule_of_answer(self, state: S, ask: F, answer: N) -> str:
        """The section that the log cites for an answer: that of its question, unless the answer chooses a
        card with a section of its own."""
        if self._rules and (own := self._rules.get(type(answer))):
            rule: str = own(state, ask, answer)
            return rule
        return self.rule_of(state, ask)

    def about(self, state: S, ask: F) -> Mapping[str, Any]:
        """Values for the prompt besides the fields of the question."""
        return {}

    def follows(self, state: S, ask: F) -> bool:
        """Whether something happens automatically after the decision, if the title has a sentence for
        that.
        """
        return True

    def progress(self, state: S, ask: F) -> Progress | None:
        """The progress of the seat, if the question takes more than one answer."""
        return None

    def complete(self, state: S, ask: F, chosen: Sequence[N]) -> Sequence[N]:
        """Answers that settle the question when they are given one after the other.

        They begin with what was `chosen` (legal or not, and perhaps incomplete), as far as it can be part of
        a legal result, and continue with cautious answers. Kinds with `fills` implement it.
        """
        raise NotImplementedError

    def about_answer(self, state: S, ask: F, answer: N) -> Mapping[str, Any]:
        """Values for the text of an answer besides its fields."""
        own = self._abouts.get(type(answer))
        return own(state, ask, answer) if own else {}

    def read(self, state: S, ask: F, text: str) -> N | None:
        """The answer that somebody typed, if typed answers can express more than the options."""
        return None

    def veil(self, ask: F, seat: Seat | None) -> F:
        """The question as another seat (None: a spectator) may know it, without its secrets."""
        return ask

    def unveil(self, state: S, ask: F) -> F:
        """A veiled question, completed so that it fits an imagined state."""
        return ask

    def refuse(self, key: str, rule: str | None = None, **args: Argument) -> Refused:
        return Refused(self.words, f"{self.title}-refuse-{key}", self.rule if rule is None else rule, **args)

    def typed(self, answer: Any) -> N:
        """An answer from outside as one of the records of this kind, or a refusal.

        A record made in Python was never checked, so it goes the same way as one from the wire.
        """
        try:
            form = answer if type(answer) is dict or not isinstance(answer, Answer) else plain(answer)
            record = self._by_tag.get(form.get("do")) if type(form) is dict else None
            if record is None:
                msgspec.convert(form, self.answers)  # describes the error if possible
                raise TypeError("not an answer of this kind")
            typed: N = msgspec.convert(form, record)
            if not self.exhaustive:
                msgspec.json.encode(typed)  # an answer that cannot be written cannot be in the journal
            return typed
        except msgspec.ValidationError as error:
            raise Refused(self.words, "table-refuse-form", kind=self.name, error=str(error)[:200]) from None
        except Exception:  # any other value that is no answer
            raise Refused(self.words, "table-refuse-form", kind=self.name, error="not an answer") from None
