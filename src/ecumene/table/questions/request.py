"""A request as scripts, surfaces and bots see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ecumene.table.questions.answers import Answer, Plain, plain
from ecumene.table.questions.kind import Progress, State
from ecumene.table.state.frames import Ask, Seat
from ecumene.table.text.words import Say
from ecumene.table.title import Title


class Request(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A decision that a seat is asked for now. It describes the present table until it is answered."""

    seat: Seat
    id: str
    _ask: Ask
    _title: Title[Any, Any]
    _state: State

    @property
    def kind(self) -> str:
        return self._title.kinds[type(self._ask)].name

    @property
    def prompt(self) -> str:
        return self.prompt_in("en")

    @property
    def help(self) -> str:
        return self.help_in("en")

    @property
    def asked(self) -> Say:
        """The prompt before it is put into a language."""
        return self._title.prompt(self._state, self._ask)

    def prompt_in(self, language: str) -> str:
        return self._title.words.text(self.asked, language)

    def help_in(self, language: str) -> str:
        return self._title.words.text(self._title.help(self._state, self._ask), language)

    @property
    def help_with_typing(self) -> str:
        """The help, with the answers that can be typed besides the options, for surfaces with typed
        answers.
        """
        typing = self._title.typing(self._state, self._ask)
        return self.help if typing is None else f"{self.help} {self._title.words.text(typing)}"

    def then_in(self, language: str) -> str:
        """The automatic consequence of the decision, in words; empty if there is none."""
        then = self._title.then(self._state, self._ask)
        return "" if then is None else self._title.words.text(then, language)

    @property
    def progress(self) -> Progress | None:
        """The progress of its seat in a decision of several pieces; None if one answer is enough."""
        return self._title.kinds[type(self._ask)].progress(self._state, self._ask)

    @property
    def rule(self) -> str:
        """The id of the section of the rulebook that asks for the decision."""
        return self._title.words.section(self._title.kinds[type(self._ask)].rule_of(self._state, self._ask))

    @property
    def offered(self) -> Sequence[Answer]:
        """The answers on offer, as records."""
        return self._title.options(self._state, self._ask)

    def words_of(self, answer: Answer, language: str = "en") -> str:
        """An answer in words."""
        return self._title.words.text(self._title.describe(self._state, self._ask, answer), language)

    def rule_of(self, answer: Answer) -> str:
        """The section that the log cites for an answer."""
        rule = self._title.kinds[type(self._ask)].rule_of_answer(self._state, self._ask, answer)
        return self._title.words.section(rule)

    @property
    def default(self) -> Plain:
        return plain(self._title.default(self._state, self._ask))

    @property
    def given(self) -> Plain | None:
        """The answer that its seat has already given, if it may still be changed."""
        given: Plain | None = self._ask.given
        return given

    @property
    def exhaustive(self) -> bool:
        """Whether the options are all legal answers."""
        return self._title.kinds[type(self._ask)].exhaustive

    @property
    def open_floor(self) -> bool:
        """Whether the asked seats talk to each other, so that none should go on without the others."""
        return self._title.kinds[type(self._ask)].open_floor

    @property
    def scarce(self) -> bool:
        """Whether it is about things that do not come back soon, so that only the player should decide."""
        return self.open_floor or self._title.kinds[type(self._ask)].scarce

    def __repr__(self) -> str:
        return f"<Request {self.id} to seat {self.seat}>"
