"""The looks of the full screen: paper by day and by night, one accent, and a colour for each meaning.

The values are those of the house's design. The text always contains the meaning of its colours, too.
"""

from __future__ import annotations

import os

from textual.content import Content
from textual.theme import Theme

from ecumene.table.text.board import Line, Panel

_SEATS_BY_DAY = (
    "#1f5d8c",
    "#8a5a00",
    "#2d7134",
    "#7d3c98",
    "#00707a",
    "#9c4a1a",
    "#5b5f1a",
    "#8c2f5b",
    "#44506b",
)
_SEATS_BY_NIGHT = (
    "#8fc3ea", "#e6bf66", "#9cc78b", "#d3a6e8", "#7fcfd6", "#eb9a55", "#cfd07a", "#f0a0c4", "#b4c0dc",
)  # fmt: skip


def _theme(name: str, *, dark: bool, colours: dict[str, str], seats: tuple[str, ...]) -> Theme:
    return Theme(
        name=name,
        dark=dark,
        primary=colours["accent"],
        accent=colours["accent"],
        secondary=colours["muted"],
        foreground=colours["ink"],
        background=colours["paper"],
        surface=colours["paper"],
        panel=colours["sheet"],
        success=colours["good"],
        warning=colours["bad"],
        error=colours["bad"],
        text_alpha=1.0,
        variables={
            "ink": colours["ink"],
            "muted-ink": colours["muted"],
            "hairline": colours["hairline"],
            "good": colours["good"],
            "bad": colours["bad"],
            "lit": colours["lit"],
            "block-cursor-foreground": colours["on_accent"],
            "block-cursor-background": colours["accent"],
            "block-cursor-text-style": "none",
            "scrollbar": colours["hairline"],
            "scrollbar-hover": colours["muted"],
            "scrollbar-active": colours["muted"],
            "scrollbar-background": colours["paper"],
            "scrollbar-background-hover": colours["paper"],
            "scrollbar-background-active": colours["paper"],
            "scrollbar-corner-color": colours["paper"],
            **{f"seat{seat}": seats[seat % len(seats)] for seat in range(18)},
        },
    )


DAY = _theme(
    "ecumene-day",
    dark=False,
    colours={
        "paper": "#fbf7ec",
        "sheet": "#f3ebd8",
        "ink": "#261c12",
        "muted": "#6f5d43",
        "hairline": "#dccfb0",
        "accent": "#9a2d1a",
        "on_accent": "#fffaf0",
        "good": "#336430",
        "bad": "#7d5200",
        "lit": "#f6e2d6",
    },
    seats=_SEATS_BY_DAY,
)
NIGHT = _theme(
    "ecumene-night",
    dark=True,
    colours={
        "paper": "#12161a",
        "sheet": "#1b2024",
        "ink": "#f1e8d5",
        "muted": "#a89d88",
        "hairline": "#384047",
        "accent": "#ea8d6f",
        "on_accent": "#21110a",
        "good": "#9cc78b",
        "bad": "#e6bf66",
        "lit": "#3d2720",
    },
    seats=_SEATS_BY_NIGHT,
)

_STYLES = {
    "strong": "bold",
    "muted": "$muted-ink",
    "good": "$good",
    "bad": "$bad",
    "accent": "bold $accent",
    "note": "italic $muted-ink",
}


def theme_of_terminal() -> str:
    """Day if the terminal reports a light background (COLORFGBG), night otherwise."""
    background = os.environ.get("COLORFGBG", "").rsplit(";", 1)[-1]
    return DAY.name if background in ("7", "15") else NIGHT.name


def painted(spans: Line) -> Content:
    """A line of a text board in colours."""
    return Content.assemble(*((span.text, _style(span.meaning)) for span in spans))


def painted_lines(panel: Panel) -> Content:
    """A panel in colours, without its title."""
    return Content("\n").join(map(painted, panel.lines))


def _style(meaning: str) -> str:
    return f"${meaning}" if meaning.startswith("seat") else _STYLES.get(meaning, "")
