"""Cases read aloud: the questions, options and events of a case have texts in every language, and options are
legal.

A case claims a few facts. With the title that `aloud` makes, it also fails if a question or an event has no
sentence, if an option, a default or a bot's answer is refused, or if counsel on a calamity fails.
"""

from __future__ import annotations

import re
from contextlib import suppress
from copy import copy
from typing import Any, cast

from ecumene.table.chance import Chance
from ecumene.table.questions.refusal import Refused
from ecumene.table.rulebook.claims import Untrue
from ecumene.table.state.frames import Ask, Seat
from ecumene.table.text.events import Event
from ecumene.table.text.words import Say
from ecumene.table.title import Title

NO_SENTENCE = re.compile(r"[{}$]|  |None|\bXX")
"""What is left of a sentence that lacks something."""

UNKNOWN = re.compile(r"'(there|victim|beneficiary)': None")
"""What counsel on a calamity may leave open."""

MOST_OPTIONS = 12
"""How many options of a question are tried; a movement has hundreds."""


class Aloud(Title[Any, Any]):
    """Says everything while a case is run."""

    def answer(self, state: Any, actor: Seat, request_id: str, answer: Any, chance: Chance) -> list[Event]:
        self._ask(state)
        events = super().answer(state, actor, request_id, answer, chance)
        for event in events:
            for reader in (None, *range(len(state.flow.asked))):
                if (seen := event.seen_by(reader)) is not None:
                    self._say(self.tell(state, seen))
        return events

    def violations(self, state: Any) -> list[str]:
        self._ask(state)
        if "" not in getattr(state, "civilizations", ()):  # whoever is nobody yet has no score
            for seat in range(len(state.flow.asked)):
                cast(Any, self).final(state, seat)
        broken: list[str] = cast(Any, super()).violations(state)
        return broken

    def _ask(self, state: Any) -> None:
        for _, ask in self.requests(state):
            self._say(self.prompt(state, ask), self.help(state, ask))
            self._offer(state, ask)
            self._advise(state, ask)

    def _offer(self, state: Any, ask: Ask) -> None:
        kind = self.kinds[type(ask)]
        if not ask.id.startswith(f"{kind.name}-"):
            raise Untrue(f"a question of the kind {kind.name} is called {ask.id}")
        for answer in (self.default(state, ask), *self.options(state, ask)[:MOST_OPTIONS]):
            kind.check(state, ask, answer)
            self._say(self.describe(state, ask, answer))

    def _advise(self, state: Any, ask: Ask) -> None:
        """How far somebody has come, what a bot would do, and what counsel says of calamities."""
        kind, glimpse = self.kinds[type(ask)], self.glimpse(state, ask.seat)
        progress = kind.progress(state, ask)
        if progress is not None and not 0 <= progress.done <= progress.due:
            raise Untrue(f"{ask.id}: {progress.done} of {progress.due} are done")
        if kind.fills:
            kind.check(state, ask, kind.complete(state, ask, ())[0])
        if (advice := self.advise(glimpse, ask, self.options(state, ask))) is not None:
            kind.check(state, ask, advice)
        if "calamity" in self.topics:
            with suppress(Refused):  # before everybody has a civilization
                told = str(self.counsel(glimpse, ask.seat, "calamity", {}))
                if NO_SENTENCE.search(UNKNOWN.sub("", told).replace("{", "").replace("}", "")):
                    raise Untrue(f"counsel is {told}")

    def _say(self, *says: Say) -> None:
        for say in says:
            for language in self.words.languages():
                text = self.words.text(say, language)
                if NO_SENTENCE.search(text.replace("\n", " ")):
                    raise Untrue(f"{say.key} is said as {text!r}")


def aloud(title: Title[Any, Any]) -> Title[Any, Any]:
    """The same title, with everything said."""
    reader = copy(title)
    own = type(title)
    reader.__class__ = cast(Any, type(own.__name__, (Aloud, own), {}))
    return reader
