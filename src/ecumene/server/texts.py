"""Texts that people write: names, messages, notes. Invisible characters, which could deceive, are removed."""

from __future__ import annotations

import unicodedata

from ecumene.server.errors import BadRequest

_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
_JOINERS = {"\u200c", "\u200d"}
"""They are unseen too, but scripts and emoji need them."""


def one_line(text: str) -> str:
    """A name: no control characters, no hidden turns of direction, single spaces.

    >>> one_line("  Ada\\u202e\\n Lovelace\\x00 ")
    'Ada Lovelace'
    """
    shown = " ".join(_seen(text).split())
    if not shown.strip("".join(_JOINERS)):
        raise BadRequest("bad-text")
    return shown


def several_lines(text: str) -> str:
    """A message or notes: as `one_line`, but its lines and spaces stay."""
    return "\n".join(_seen(line).rstrip() for line in text.splitlines()).strip("\n")


def _seen(text: str) -> str:
    kept = (
        " " if character in "\t\n" else character
        for character in unicodedata.normalize("NFC", text)
        if character in "\t\n" or character in _JOINERS or unicodedata.category(character) not in _UNSEEN
    )
    return "".join(kept)
