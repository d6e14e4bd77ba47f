"""The print on the components, for a client that draws them: actions, cards and technologies by id.

Every effect comes twice: as data, for computing the result of a play, and in the reader's words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ecumene.table.data.content import Sourced
from ecumene.table.text.words import Names
from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.effect_words import Called, command_words, effect_words, gain_words, token_words
from ecumene.titles.ages.state import COLOURS

Printed = dict[str, Any]


def components(book: Book, names: Names, language: str) -> Printed:
    content = book.content

    def called(id: str) -> str:
        return names.get(id, id)

    printed: Printed = {
        "names": {id: names[id] for id in (*COLOURS, *book.names(), *content.special_cards)},
        "colours": list(COLOURS),
        "constants": _fields(content.constants),
        "actions": {
            entry.id: _fields(entry) | {"words": gain_words(entry.gains, called, language)}
            for entry in content.actions.values()
        },
        "action_cards": {id: _fields(entry) for id, entry in book.track_cards.items()},
        "scenarios": {entry.id: _fields(entry) for entry in content.scenarios.values()},
        "commands": {
            entry.id: _fields(entry) | {"words": command_words(entry, language)}
            for entry in content.commands.values()
        },
        "achievements": {entry.id: _fields(entry) for entry in content.achievements.values()},
        "technologies": {
            entry.id: _fields(entry) | {"words": _words(entry.effects, called, language)}
            for entry in content.technologies.values()
        },
        "special_cards": {
            entry.id: _fields(entry) | {"tree": book.tree(entry.id)}
            for entry in content.special_cards.values()
        },
        "event_tokens": {
            entry.id: _fields(entry) | {"words": token_words(entry, called, language)}
            for entry in content.event_tokens.values()
        },
        "civilizations": {
            entry.id: _fields(entry)
            | {
                "main_words": _words(entry.main, called, language),
                "legacy_words": _words(entry.legacy, called, language),
            }
            for entry in content.civilizations.values()
        },
        "wonders": {
            entry.id: _fields(entry) | {"words": _words(entry.effects, called, language)}
            for entry in content.wonders.values()
        },
    }
    for family in printed:
        if family not in ("names", "colours", "constants", "special_cards"):
            for id, entry in printed[family].items():
                entry["name"] = names[id]
    return printed


def _fields(entry: Sourced) -> Printed:
    """An entry as data; it is all our reconstruction, or only the fields that are named `ours`."""
    fields: Printed = msgspec.to_builtins(entry)
    whole = entry.source == "reconstructed"
    return fields | {"reconstructed": whole, "ours": [] if whole else list(entry.reconstructed)}


def _words(effects: Iterable[fx.Effect], called: Called, language: str) -> list[str]:
    return [effect_words(effect, called, language) for effect in effects]
