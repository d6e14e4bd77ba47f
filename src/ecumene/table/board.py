"""The table as text: panels of lines made of spans with a meaning.

A surface with colours paints the meaning; a plain one, a pipe or a screen reader gets the words alone, so a
span never says with its colour what it does not also say in letters.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Meaning = Literal["plain", "strong", "muted", "good", "bad", "accent", "seat0", "seat1", "note"]


class Span(msgspec.Struct, frozen=True):
    text: str
    meaning: str = "plain"


Line = list[Span]


class Panel(msgspec.Struct, frozen=True):
    """A titled block of lines. `key` names it for a surface that lets people choose what to see."""

    key: str
    title: str
    lines: list[Line]


def line(*parts: str | Span) -> Line:
    """A line from texts and spans.

    >>> as_text([Panel("hand", "Hand", [line("Brewery", Span(" 2 coins", "muted"))])])
    'Hand\\n  Brewery 2 coins'
    """
    return [part if isinstance(part, Span) else Span(part) for part in parts]


def as_text(panels: list[Panel]) -> str:
    """The panels without any colour."""
    rows: list[str] = []
    for panel in panels:
        rows.append(panel.title)
        rows.extend("  " + "".join(span.text for span in spans) for spans in panel.lines)
    return "\n".join(rows)
