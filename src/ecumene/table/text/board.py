"""The table as text: panels of lines made of spans with a meaning.

A surface with colours paints the meaning; a plain one, a pipe or a screen reader gets only the words, so the
meaning of a span is always in its text, too.
"""

from __future__ import annotations

import re
from typing import Literal

import msgspec

WIDTH = 76
"""No line of a text board is longer, so that a terminal of 80 columns shows it with a margin."""

Meaning = Literal["plain", "strong", "muted", "good", "bad", "accent", "note"]
"""The meanings of a span; besides these there are `seat0`, `seat1` ... for things of a seat."""


def of_seat(seat: int) -> str:
    """The meaning of things of a seat."""
    return f"seat{seat}"


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


def wrapped(*parts: str | Span, indent: int = 0, width: int = WIDTH) -> list[Line]:
    """The parts as one paragraph in lines no wider than `width`; lines after the first are indented.

    >>> as_text(
    ...     [Panel("p", "P", wrapped("Mint 2, ", Span("Brewery 4", "good"), ", Castra", indent=2, width=12))]
    ... )
    'P\\n  Mint 2,\\n    Brewery 4,\\n    Castra'
    """
    rows: list[Line] = [[]]
    used = 0
    for word in _words(line(*parts)):
        length = sum(len(span.text) for span in word)
        if used > indent and used + length - _trailing(word) > width:
            _trim(rows[-1])
            rows.append([Span(" " * indent)])
            used = indent
        rows[-1] += word
        used += length
    _trim(rows[-1])
    return rows


def _words(spans: Line) -> list[Line]:
    """The spans, split after each space; parts without a space between them stay together."""
    words: list[Line] = [[]]
    for span in spans:
        for piece in re.findall(r"\S+\s*|\s+", span.text):
            words[-1].append(Span(piece, span.meaning))
            if piece[-1].isspace():
                words.append([])
    return [word for word in words if word]


def _trailing(word: Line) -> int:
    text = word[-1].text
    return len(text) - len(text.rstrip())


def _trim(row: Line) -> None:
    """Remove the space at the end of a row."""
    if row:
        row[-1] = Span(row[-1].text.rstrip(), row[-1].meaning)


def as_text(panels: list[Panel]) -> str:
    """The panels without any colour."""
    rows: list[str] = []
    for panel in panels:
        rows.append(panel.title)
        rows.extend("  " + "".join(span.text for span in spans) for spans in panel.lines)
    return "\n".join(rows)
