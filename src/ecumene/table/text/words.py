"""The sentences of the house: message keys with arguments, turned into text by Fluent catalogues.

Rules never build sentences. They name a message (`cultures-refuse-coins`) and its arguments; a catalogue in
the reader's language turns both into text. A language without a message falls back to English. Things with a
name arrive as their ids and get their name in that language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

Argument = str | int | tuple[str | int, ...]
"""A number, a text or an id, or a list of these; in a list "2 salt" means two of the thing with the id
"salt", and "salt 2" is the name Salt with the number after it.
"""
Names = Mapping[str, str]
"""The names of things, by their ids."""
FALLBACK = "en"


class Say(msgspec.Struct, frozen=True):
    """One thing to say: the key of a message and the values it mentions."""

    key: str
    args: dict[str, Argument] = {}


class UnknownMessage(LookupError):
    """A rule named a message that no catalogue has: a fault of ours, never of a player."""


class Words:
    """The catalogues of the table and of one title, by language.

    Each source is a folder that holds `en.ftl` and its translations beside it. A later source may replace a
    message of an earlier one; in a language in which it does not, readers get its English sentence, because
    the earlier translation says something else. `names` are those of a title's things, by language; English
    names are complete, other languages may leave out names that are the same. `citations` are for rules whose
    code several titles share: the title's section by the rule's own key.
    """

    def __init__(
        self,
        sources: Iterable[Traversable],
        names: Mapping[str, Names] | None = None,
        citations: Mapping[str, str] | None = None,
    ) -> None:
        self._sources = tuple(sources)
        self._names = dict(names or {})
        self._citations = dict(citations or {})
        self._bundles: dict[str, FluentBundle] = {}
        self._outdated: dict[str, set[str]] = {}
        """For each language, the messages that a later source replaces in English, but not in that
        language.
        """
        self._said: dict[tuple[Any, ...], str] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Words, (self._sources, self._names, self._citations)

    def naming(self, names: Mapping[str, Names]) -> Words:
        """The same words, with these names of things."""
        english = names.get(FALLBACK, {})
        complete = {language: {**english, **called} for language, called in names.items()}
        return Words(self._sources, complete, self._citations)

    def citing(self, citations: Mapping[str, str]) -> Words:
        """The same words, with these sections for rules."""
        return Words(self._sources, self._names, citations)

    def section(self, rule: str) -> str:
        """The section that a rule is cited by: its own key, unless the title says otherwise."""
        return self._citations.get(rule, rule)

    def names(self, language: str = FALLBACK) -> Names:
        return self._names.get(language) or self._names.get(FALLBACK, {})

    def name(self, id: str, language: str = FALLBACK) -> str:
        return self.names(language).get(id, id)

    def text(self, say: Say, language: str = FALLBACK) -> str:
        """The sentence for `say` in `language`, or in English where the translation is missing.

        Sentences are cached, because many are needed again and again, most of all the options of a question.
        """
        said = (language, say.key, *say.args.items())
        text = self._said.get(said)
        if text is None:
            text = self._text(say, language)
            if len(text) <= _LONGEST_KEPT:
                self._keep(said, text)
        return text

    def _keep(self, said: tuple[Any, ...], text: str) -> None:
        if len(self._said) >= _MOST_KEPT:
            self._said.clear()
        self._said[said] = text

    def _text(self, say: Say, language: str) -> str:
        for candidate in (language, FALLBACK) if language in self._languages else (FALLBACK,):
            bundle = self._bundle(candidate)
            if self.has(say.key, candidate):
                message = bundle.get_message(say.key)
                if message.value is not None:
                    args = _sayable(say.args, self.names(language))
                    text, errors = bundle.format_pattern(message.value, args)
                    if errors:
                        raise UnknownMessage(f"{say.key}: {errors[0]}")
                    return _LINES.sub(" ", str(text))
        raise UnknownMessage(say.key)

    def knows(self, key: str) -> bool:
        return bool(self._bundle(FALLBACK).has_message(key))

    def has(self, key: str, language: str) -> bool:
        """Whether a catalogue of that very language has a message."""
        return bool(self._bundle(language).has_message(key)) and key not in self._outdated[language]

    def beginning(self, start: str) -> list[str]:
        """The keys of the messages that begin so, in the order of the catalogue."""
        texts = [_catalogue(source, FALLBACK) for source in self._sources]
        return [key for text in texts for key in _keys(text) if key.startswith(start)]

    def languages(self) -> list[str]:
        return sorted(self._languages)

    @cached_property
    def _languages(self) -> frozenset[str]:
        files = (entry.name for source in self._sources for entry in source.iterdir())
        return frozenset(file.removesuffix(".ftl") for file in files if file.endswith(".ftl"))

    def _bundle(self, language: str) -> FluentBundle:
        bundle = self._bundles.get(language)
        if bundle is None:
            bundle = FluentBundle([language], use_isolating=False)
            outdated: set[str] = set()
            for source in self._sources:
                text = _catalogue(source, language)
                bundle.add_resource(_resource(text), allow_overrides=True)
                outdated.update(_keys(_catalogue(source, FALLBACK)))
                outdated.difference_update(_keys(text))
            self._bundles[language], self._outdated[language] = bundle, outdated
        return bundle


class Voice:
    """One language of a title's words, for surfaces that show many messages."""

    def __init__(self, words: Words, prefix: str, language: str) -> None:
        self._words = words
        self._prefix = prefix
        self.language = language

    def __call__(self, key: str, **args: Argument) -> str:
        """The message of that key, without the part that all of the title's keys begin with."""
        return self._words.text(Say(f"{self._prefix}-{key}", args), self.language)

    def name(self, id: str) -> str:
        return self._words.name(id, self.language)


_LINES = re.compile(r"\s*\n\s*")
"""A long message is written in several lines; its text is one paragraph."""
_MOST_KEPT, _LONGEST_KEPT = 10_000, 500
_LARGEST = 10**15
_LONGEST = 1000


def _sayable(args: Mapping[str, Argument], names: Names) -> dict[str, str | int]:
    """The arguments of a message in words; arguments that somebody made too large are shortened."""
    return {name: _shortened(_named(value, names)) for name, value in args.items()}


def _named(value: Argument, names: Names) -> str | int:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, int):
        return value
    return ", ".join(_counted(item, names) if isinstance(item, str) else str(item) for item in value)


def _counted(item: str, names: Names) -> str:
    first, _, last = item.partition(" ")
    if first.isdigit() and last in names:
        return f"{first} {names[last]}"
    if last.isdigit() and first in names:
        return f"{names[first]} {last}"
    return names.get(item, item)


def _shortened(value: str | int) -> str | int:
    if isinstance(value, str):
        return value if len(value) <= _LONGEST else f"{value[:_LONGEST]}…"
    return value if -_LARGEST <= value <= _LARGEST else "a number beyond measure"


def _catalogue(source: Traversable, language: str) -> str:
    """The catalogue of a source in a language; nothing if it has none."""
    file = source / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def _resource(text: str) -> Any:
    return FluentResource(text)


@cache
def _keys(text: str) -> list[str]:
    return [entry.id.name for entry in _resource(text).body if isinstance(entry, Message)]


def argument(value: Any) -> Argument:
    """A value of an answer or event as a message argument; ids stay ids until somebody reads them.

    Nothing, and a list of nothing, is "none", so that a message can select on it.
    """
    if value is None or value == [] or value == ():
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple):
        return tuple(item if type(item) in (int, str) else str(argument(item)) for item in value)
    return str(value)
