"""Counsel: what a seat may ask the rules before it decides; a few topics are open to spectators.

A topic answers a hypothetical question ("what happens if I move so?", "what would that cost?") only from a
seat's glimpse, so that it cannot reveal a secret: equal glimpses give equal counsel. A title lists its topics
by name; each has a record for the question and one for the reply, so that clients in any language know both.
Sentences in the reply are already in the language of the reader.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from ecumene.table.questions.kind import State
from ecumene.table.questions.refusal import Refused
from ecumene.table.ruleset import Ruleset
from ecumene.table.state.frames import Seat
from ecumene.table.text.words import Say, argument

S = TypeVar("S", bound=State)
C = TypeVar("C")


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question on a topic. Subclasses add their fields."""


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of counsel, and the section of the rulebook that it follows from, if there is one."""

    text: str
    rule: str = ""


class Consultation(Generic[S, C]):
    """A seat that asks, what it knows, and the language that it reads."""

    def __init__(self, title: Ruleset[S, C], glimpse: S, seat: Seat | None, language: str) -> None:
        self.title = title
        self.book = title.content
        self.glimpse = glimpse
        self._seat = seat
        self.language = language

    @property
    def seat(self) -> Seat:
        """The seat that asks; a topic that is open to spectators does not use it."""
        assert self._seat is not None
        return self._seat

    def trial(self) -> S:
        """A copy of the seat's glimpse, on which something can be tried."""
        return self.glimpse.copy()

    def say(self, key: str, rule: str = "", /, **args: Any) -> Sentence:
        """A sentence of the title's counsel; ids among its arguments become names."""
        return self.sentence(self.text(f"counsel-{key}", **args), rule)

    def sentence(self, text: str, rule: str) -> Sentence:
        """A sentence and the section that the title cites for its rule."""
        return Sentence(text, self.title.words.section(rule))

    def text(self, key: str, /, **args: Any) -> str:
        """A message of the title in the reader's language."""
        said = {name: argument(value) for name, value in args.items()}
        say = self.title.called(self.glimpse, Say(f"{self.title.prefix}-{key}", said))
        return self.title.words.text(say, self.language)

    def refusal(self, refused: Refused) -> Sentence:
        """Why the rules do not allow something."""
        say = self.title.called(self.glimpse, refused.say)
        return Sentence(self.title.words.text(say, self.language), refused.rule)

    def called(self, id: str) -> str:
        """The name of a thing with an id, as this table calls it."""
        named = self.title.called(self.glimpse, Say("", {"id": id})).args["id"]
        return self.title.words.name(str(named), self.language)

    def key(self, seat: Seat) -> str:
        """The id of a seat, which sentences replace by its name."""
        return self.title.seat_key(self.glimpse, seat)


@dataclass(frozen=True)
class Topic:
    """The form of a question (`args`, a kind of `Asked`), the form of its reply, and the function that makes
    the reply. A `public` topic gives every seat the same reply, and spectators too.
    """

    args: type[Asked]
    result: type[msgspec.Struct]
    answer: Callable[[Any, Any], msgspec.Struct]
    public: bool = False


Topics = Mapping[str, Topic]
"""Topics by name."""
