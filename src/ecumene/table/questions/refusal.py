"""Refusals: the table refuses an answer, with the reason and the rule, before anything has changed."""

from __future__ import annotations

from typing import Any

from ecumene.table.text.words import Argument, Say, Words


class Refused(Exception):
    """An answer that the rules do not allow. Nothing has changed.

    `reason` is a sentence for the player; `rule` is the id of the section of the rulebook that it follows
    from, as the title cites it (empty if the table itself refuses). The sentence is made only when somebody
    reads it. `at` is the index of the refused answer in its batch.
    """

    at: int | None = None

    def __init__(self, words: Words, key: str, rule: str = "", /, **args: Argument) -> None:
        super().__init__(key)
        self.say = Say(key, args)
        self.rule = words.section(rule)
        self._words = words

    def __reduce__(self) -> tuple[Any, ...]:
        return _refused, (self._words, self.say, self.rule)

    @property
    def reason(self) -> str:
        return self.reason_in("en")

    def reason_in(self, language: str) -> str:
        return self._words.text(self.say, language)

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason


def _refused(words: Words, say: Say, rule: str) -> Refused:
    """A refusal from another process."""
    refused = Refused(words, say.key, **say.args)
    refused.rule = rule
    return refused
