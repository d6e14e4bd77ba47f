"""The contract of a title, and the machinery that every title shares.

A title says what its frames do in two tables: `kinds` (questions: who may answer what, and what follows) and
`steps` (what happens when a frame goes on by itself). How it is played by them is in `ruleset`; what else the
terminal, the bots, the fuzzer and the documents ask for comes from here, so that adding a title touches none
of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from ecumene.table.achievements import Achievement
from ecumene.table.chance import Chance
from ecumene.table.data.content import Problem
from ecumene.table.handbook.records import Aid, Shelf
from ecumene.table.meta import Thinking
from ecumene.table.questions.answers import Answer, Correction, TableEntry
from ecumene.table.questions.counsel import Consultation, Topics
from ecumene.table.questions.kind import State
from ecumene.table.questions.refusal import Refused
from ecumene.table.rulebook.positions import Group
from ecumene.table.ruleset import Ruleset, View
from ecumene.table.small import complete, dealt_as, words_beside
from ecumene.table.state.correction import corrected
from ecumene.table.state.frames import Ask, Seat
from ecumene.table.strategist import Strategist
from ecumene.table.text.board import Panel, wrapped
from ecumene.table.text.chronicle import Page, Told
from ecumene.table.text.events import Event, Topic
from ecumene.table.text.words import FALLBACK, Argument, Names, Say, Words

_NO_NAMES: Names = {}

S = TypeVar("S", bound=State)
C = TypeVar("C")


class Terms(msgspec.Struct, frozen=True):
    """Names that a surface shows around a board: the phases of a turn in their order, those before the first
    turn, the name of every phase, and the parts of a score. Those of `at_end` count only when the game is
    over."""

    course: list[str]
    preludes: list[str]
    phases: dict[str, str]
    parts: dict[str, str]
    at_end: list[str]


class Seen(NamedTuple, Generic[S]):
    """Something that changed for a seat, as far as that seat knows: the event, whether it is `good` for the
    seat, its rule, and the table before it and after it."""

    seat: Seat
    event: Event
    good: bool
    rule: str
    before: S
    after: S


class Title(Ruleset[S, C]):
    """A game: its rules and content, and what people, bots and documents need to know about them."""

    counted: ClassVar[Mapping[str, str]] = {}
    """Events that statistics count for the seat that they happen to: their tags, and the field that names
    what happened."""
    topics: ClassVar[Topics] = {}
    """What a seat may ask the rules before it decides."""
    sides: ClassVar[str] = "Seats"
    """The heading for what `seat_key` names in statistics: `Civilizations`, if seats lead some."""
    preludes: ClassVar[Sequence[str]] = ()
    """The names of the phases before the first turn, in their order."""

    def __init__(
        self,
        content: C | None = None,
        words: Words | None = None,
        names: Names = _NO_NAMES,
        translated: Mapping[str, Names] | None = None,
    ) -> None:
        """`names` are the English ones of everything with an id, `translated` those in other languages.

        Without `words` they are in the folder `words` beside the title's module.
        """
        complete(type(self))
        words = words or words_beside(type(self))
        super().__init__(content, words, names, translated or {})  # type: ignore[arg-type]

    # What a title may supply

    def strategist(
        self, seed: int, seconds: float | None = None, weights: Mapping[str, float] | None = None
    ) -> Strategist | None:
        """A bot of this title that plans further than `advise`; None if it has none. It answers any question
        from a seat's perspective, always the same for the same seed, and within a number of seconds where
        people wait. `weights` replace its own, for tuning.
        """
        return None

    def weighing(self, state: S, seat: Seat) -> Mapping[str, float]:
        """What `evaluate` adds up for a seat, by name; a hint says by which of them an answer is better
        (`...-reason-by-<name>`). A title without names of its own only has an answer to tell."""
        return {}

    def outlook(self, state: S, seat: Seat) -> float:
        """How well a seat stands by itself, for the review of a finished game: what its evaluation counts for
        the seat, without what only promises the next few steps. `...-review-unit` says in which unit. By
        default it is its score as if the game ended now."""
        return next(float(one.score) for one in self.standings(state) if one.seat == seat)

    def scene(self, state: S) -> str:
        """What belongs together within a turn for the review of a game: a phase, unless the title is played
        in turns."""
        return self.phase(state)

    def grounds(self, glimpse: S, ask: Ask, answer: Answer) -> Sequence[Say]:
        """Why its bot gives an answer, in sentences with the figures that it looks at, the most important
        first; from what the seat may know. Messages begin with `...-reason-`.

        By default it is the message of the kind of question and answer (`...-reason-<kind>-<answer>`), or
        else that of the kind (`...-reason-<kind>`), if there is one: it may mention what the question and the
        answer mention, and what is `reckoned`.
        """
        asked, said = self.prompt(glimpse, ask), self.describe(glimpse, ask, answer)
        key = f"{self.prefix}-reason-{self.kinds[type(ask)].name}"
        own = f"{key}-{answer.__struct_config__.tag}"
        args = {**asked.args, **said.args, **self.reckoned(glimpse, ask.seat)}
        return [Say(known, args) for known in (own, key) if self.words.knows(known)][:1]

    def reckoned(self, glimpse: S, seat: Seat) -> Mapping[str, Argument]:
        """The figures of a seat that its sentences of reasons may mention, by name."""
        return {}

    def board(self, view: View, seat: Seat | None, language: str = FALLBACK) -> list[Panel]:
        """The table as text: a line for each field of the view, unless the title overrides it."""
        rows = [wrapped(f"{name}: {value}", indent=2) for name, value in view.items() if name != "flow"]
        return [Panel("table", self.meta.name, [row for rows_ in rows for row in rows_])]

    def setups(self) -> Sequence[str]:
        """The set-ups with components of their own, by id; none if all tables use the same."""
        return ()

    def components(self, language: str, setup: str = "") -> dict[str, Any]:
        """What is printed on the components, JSON-able, for a board that draws them: never a secret, and
        the same for the whole game; with `setup` as far as that set-up uses it. A title without a board of
        its own has only names."""
        return {"names": dict(self.words.names(language))}

    def position(self, given: Mapping[str, Any]) -> S:
        """A small position for a case, as its `given` describes it; it keeps every invariant.

        An impossible one raises `BadPosition` with the wrong fields. By default it is a new table (`seats`,
        `options`) with fields as given.
        """
        state: S = dealt_as(self, given)
        return state

    def position_fields(self) -> Sequence[Group]:
        """What a `given` may say, for the documents; the same fields check it."""
        return ()

    def facts(self, state: S) -> dict[str, Any]:
        """Everything that a case may claim about a position, by name."""
        found: dict[str, Any] = msgspec.to_builtins(state, str_keys=True)
        del found["flow"]
        scores = {self.seat_key(state, one.seat): one.score for one in self.standings(state)}
        return {**found, "phase": self.phase(state), "turn": self.turn(state), "scores": scores}

    def seen(self, glimpse: S, seat: Seat) -> dict[str, Any]:
        """What a step of a lesson may claim about a seat's knowledge, by name: the facts, as far as they
        follow from its glimpse. It is computed after every entry, so it should leave out what never
        changes."""
        return self.facts(glimpse)

    def known(self, glimpse: S, seat: Seat) -> dict[str, Any]:
        """What is `seen`, with the seat's own side as `you`."""
        told = self.seen(glimpse, seat)
        own = told.get(self.seat_key(glimpse, seat))
        return told if own is None else {**told, "you": own}

    def final(self, state: S, seat: Seat) -> dict[str, float]:
        """Figures of a seat at the end of a game, for statistics."""
        return {}

    def figures(self, glimpse: S, seat: Seat) -> Mapping[str, int]:
        """What a seat has, by name, as far as news tells how it changed; `table-figure-...` names it."""
        return {}

    def topic(self, rule: str) -> Topic:
        """What everything is about that happens by a section of the rulebook, as a calamity has one."""
        return ""

    def reasons(self, told: Seen[S]) -> Sequence[Say]:
        """Why something changed for a seat, and what of its own changed it, as far as it can know."""
        return ()

    def collected(self, state: S, seat: Seat) -> dict[str, list[str]]:
        """The cards that a seat has in the end, by their kind, for statistics of what helps to win."""
        return {}

    def cases(self) -> Sequence[Traversable]:
        """The files of cases."""
        return ()

    def lessons(self) -> Sequence[Traversable]:
        """The files of lessons, in the order in which they are learned."""
        return ()

    def quoted(self, glimpse: S, seat: Seat) -> dict[str, Argument]:
        """What the sentences of its lessons may mention, by name: numbers as the content has them, and what
        the learner knows of the table."""
        return {}

    def handbook(self, language: str) -> Sequence[Traversable]:
        """The files that tell the sections of its rulebooks in a language, a paragraph by section id."""
        return ()

    def shelves(self, language: str) -> Sequence[Shelf]:
        """Its cards by kind, for the pages of the handbook: never a secret, and the same for all games."""
        return ()

    def aids(self, language: str) -> Sequence[Aid]:
        """The sheets that lie beside its board, as far as content can tell them."""
        return ()

    def synonyms(self, language: str) -> Mapping[str, Sequence[str]]:
        """The words of the handbook that players mean by other words, for its search."""
        return {}

    def check_overrides(self, overrides: Mapping[str, Any]) -> list[Problem]:
        """What is wrong with an owner's content file."""
        return [Problem(name, "its content cannot be changed") for name in overrides]

    def course(self) -> Sequence[str]:
        """The phases of a turn in their order, as `phase` names them; empty where turns have none."""
        return ()

    def at_end(self) -> Sequence[str]:
        """The parts of a score that count only once the game is over."""
        return ()

    def chronicle(self, told: Sequence[Told], seats: Mapping[str, Seat]) -> list[Page]:
        """The story of a game, made from what a reader was told, in order; `seats` are the seats by their
        ids. A title may have none.
        """
        return []

    def achievements(self, language: str) -> Sequence[Achievement]:
        """The achievements of this title, those of a group one after the other."""
        return ()

    def achieved(self, state: S, seat: Seat) -> Sequence[str]:
        """The ids of what a seat has earned in a finished game; called for no other, as answers may be undone
        until then."""
        return ()

    def thinking(self, state: S) -> Thinking:
        """How long people at a live table like this one take for its decisions."""
        return self.meta.thinking

    # What every title shares

    def carry_out_entry(self, state: S, entry: TableEntry, chance: Chance) -> list[Event]:
        if not isinstance(entry, Correction):
            return super().carry_out_entry(state, entry, chance)
        after = corrected(self, state, entry)
        for field in state.__struct_fields__:
            setattr(state, field, getattr(after, field))
        return []

    def counsel(
        self, glimpse: S, seat: Seat | None, topic: str, args: Any, language: str = "en"
    ) -> dict[str, Any]:
        """Counsel, as far as a seat (None: a spectator) can know it: from its glimpse alone, JSON-able.
        `topic` is one of `topics`, `args` its arguments in plain form; anything else is refused. The glimpse
        is not changed.
        """
        found = self.topics.get(topic) if type(topic) is str else None
        if found is None:
            known = ", ".join(self.topics) or "-"
            raise Refused(self.words, "table-refuse-topic", topic=str(topic)[:40], known=known)
        if seat is None and not found.public:
            raise Refused(self.words, "table-refuse-onlooker", topic=topic)
        try:
            asked = msgspec.convert(args, found.args)
        except (RecursionError, TypeError, ValueError) as error:  # msgspec's are ValueErrors
            raise Refused(self.words, "table-refuse-counsel", topic=topic, error=str(error)[:200]) from None
        consultation: Consultation[S, C] = Consultation(self, glimpse, seat, language)
        told: dict[str, Any] = msgspec.to_builtins(found.answer(consultation, asked))
        return told

    def terms(self, language: str) -> Terms:
        """The messages `phase-...` and `part-...` of the title in a language."""
        phases, parts = self._named("phase", language), self._named("part", language)
        return Terms(list(self.course()), list(self.preludes), phases, parts, list(self.at_end()))

    def _named(self, family: str, language: str) -> dict[str, str]:
        start = f"{self.prefix}-{family}-"
        return {
            key.removeprefix(start): self.words.text(Say(key), language)
            for key in self.words.beginning(start)
        }
