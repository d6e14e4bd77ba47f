"""The contract of a title, and the machinery that every title shares.

A title defines its frames in two tables: `kinds` (questions: their possible answers and effects) and `steps`
(frames that continue without an answer). `ruleset` plays a title by these tables. This module has everything
else that the terminal, the bots, the fuzzer and the documents need, so that none of them changes when a title
is added.
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
    """A change for a seat, as far as that seat knows: the event, whether it is `good` for the seat, its rule,
    and the table before and after it.
    """

    seat: Seat
    event: Event
    good: bool
    rule: str
    before: S
    after: S


class Title(Ruleset[S, C]):
    """A game: its rules and content, and the facts about them that people, bots and documents need."""

    counted: ClassVar[Mapping[str, str]] = {}
    """Events that statistics count for the affected seat: their tags, and the field with the thing to
    count.
    """
    topics: ClassVar[Topics] = {}
    """The topics on which a seat may ask the rules before it decides."""
    sides: ClassVar[str] = "Seats"
    """The heading for the names of `seat_key` in statistics: for example `Civilizations`."""
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

    # Optional parts of a title

    def strategist(
        self, seed: int, seconds: float | None = None, weights: Mapping[str, float] | None = None
    ) -> Strategist | None:
        """A bot of this title that plans further than `advise`; None if it has none. It answers any question
        from a seat's perspective, always the same for the same seed, and within a number of seconds where
        people wait. `weights` replace its own, for tuning.
        """
        return None

    def weighing(self, state: S, seat: Seat) -> Mapping[str, float]:
        """The parts that `evaluate` adds up for a seat, by name; a hint names the parts by which an answer is
        better (`...-reason-by-<name>`). Without named parts a hint is only an answer.
        """
        return {}

    def outlook(self, state: S, seat: Seat) -> float:
        """The value of a seat's position alone, for the review of a finished game: its evaluation without the
        parts that only concern the next few steps. `...-review-unit` names the unit. By default it is the
        score as if the game ended now.
        """
        return next(float(one.score) for one in self.standings(state) if one.seat == seat)

    def scene(self, state: S) -> str:
        """The part of a turn that the review of a game treats as one: a phase, unless the title is played in
        turns.
        """
        return self.phase(state)

    def grounds(self, glimpse: S, ask: Ask, answer: Answer) -> Sequence[Say]:
        """The reasons of the title's bot for an answer, in sentences with the figures that it considers, the
        most important first; only from the seat's knowledge. Messages begin with `...-reason-`.

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
        """The figures of a seat that the sentences of `grounds` may mention, by name."""
        return {}

    def board(self, view: View, seat: Seat | None, language: str = FALLBACK) -> list[Panel]:
        """The table as text: a line for each field of the view, unless the title overrides it."""
        rows = [wrapped(f"{name}: {value}", indent=2) for name, value in view.items() if name != "flow"]
        return [Panel("table", self.meta.name, [row for rows_ in rows for row in rows_])]

    def setups(self) -> Sequence[str]:
        """The set-ups with components of their own, by id; none if all tables use the same."""
        return ()

    def components(self, language: str, setup: str = "") -> dict[str, Any]:
        """The print on the components, JSON-able, for a board that draws them: never a secret, and the same
        for the whole game; with `setup` only the components of that set-up. A title without its own board has
        only names.
        """
        return {"names": dict(self.words.names(language))}

    def position(self, given: Mapping[str, Any]) -> S:
        """A small position for a case, as its `given` describes it; it keeps every invariant.

        An impossible position raises `BadPosition` with the wrong fields. By default it is a new table
        (`seats`, `options`) with the given fields.
        """
        state: S = dealt_as(self, given)
        return state

    def position_fields(self) -> Sequence[Group]:
        """The fields of a `given`, for the documents; the same fields check it."""
        return ()

    def facts(self, state: S) -> dict[str, Any]:
        """All facts about a position that a case may claim, by name."""
        found: dict[str, Any] = msgspec.to_builtins(state, str_keys=True)
        del found["flow"]
        scores = {self.seat_key(state, one.seat): one.score for one in self.standings(state)}
        return {**found, "phase": self.phase(state), "turn": self.turn(state), "scores": scores}

    def seen(self, glimpse: S, seat: Seat) -> dict[str, Any]:
        """The facts that a step of a lesson may claim, by name, as far as they follow from the seat's
        glimpse. They are computed after every entry, so they should not include constant facts.
        """
        return self.facts(glimpse)

    def known(self, glimpse: S, seat: Seat) -> dict[str, Any]:
        """The facts of `seen`, with the seat's own side as `you`."""
        told = self.seen(glimpse, seat)
        own = told.get(self.seat_key(glimpse, seat))
        return told if own is None else {**told, "you": own}

    def final(self, state: S, seat: Seat) -> dict[str, float]:
        """Figures of a seat at the end of a game, for statistics."""
        return {}

    def figures(self, glimpse: S, seat: Seat) -> Mapping[str, int]:
        """The figures of a seat whose changes news shows, by name; `table-figure-...` names them."""
        return {}

    def topic(self, rule: str) -> Topic:
        """The topic of all events by a section of the rulebook, such as the section of a calamity."""
        return ""

    def reasons(self, told: Seen[S]) -> Sequence[Say]:
        """The reasons of a change for a seat, with the seat's own things that influenced it, as far as it can
        know.
        """
        return ()

    def collected(self, state: S, seat: Seat) -> dict[str, list[str]]:
        """The cards of a seat at the end, by their kind, for statistics about winning."""
        return {}

    def cases(self) -> Sequence[Traversable]:
        """The files of cases."""
        return ()

    def lessons(self) -> Sequence[Traversable]:
        """The files of lessons, in the order in which they are learned."""
        return ()

    def quoted(self, glimpse: S, seat: Seat) -> dict[str, Argument]:
        """The values that the sentences of its lessons may mention, by name: numbers of the content, and the
        learner's knowledge of the table.
        """
        return {}

    def handbook(self, language: str) -> Sequence[Traversable]:
        """The files with the paragraphs of its handbook in a language, by section id."""
        return ()

    def shelves(self, language: str) -> Sequence[Shelf]:
        """Its cards by kind, for the pages of the handbook: never a secret, and the same for all games."""
        return ()

    def aids(self, language: str) -> Sequence[Aid]:
        """The sheets beside its board, as far as they follow from content."""
        return ()

    def synonyms(self, language: str) -> Mapping[str, Sequence[str]]:
        """Players' words with the handbook's words for them, for the search."""
        return {}

    def check_overrides(self, overrides: Mapping[str, Any]) -> list[Problem]:
        """The errors of an owner's content file."""
        return [Problem(name, "its content cannot be changed") for name in overrides]

    def course(self) -> Sequence[str]:
        """The phases of a turn in their order, as `phase` names them; empty where turns have none."""
        return ()

    def at_end(self) -> Sequence[str]:
        """The parts of a score that count only once the game is over."""
        return ()

    def chronicle(self, told: Sequence[Told], seats: Mapping[str, Seat]) -> list[Page]:
        """The story of a game, made from the events that a reader was told, in order; `seats` are the seats
        by their ids. A title may have none.
        """
        return []

    def achievements(self, language: str) -> Sequence[Achievement]:
        """The achievements of this title, those of a group one after the other."""
        return ()

    def achieved(self, state: S, seat: Seat) -> Sequence[str]:
        """The ids of the achievements of a seat in a finished game; never called earlier, because answers may
        be undone until then.
        """
        return ()

    def thinking(self, state: S) -> Thinking:
        """How long people at a live table like this one take for its decisions."""
        return self.meta.thinking

    # Shared by all titles

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
