"""Charts as SVG inside a page: drawn with the page's own colours; screen readers read their titles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor
from typing import NamedTuple

WIDTH = 720
LABEL = 190
ROW = 26
HEAD = 30
RIGHT = 96


class Row(NamedTuple):
    """A value with the bounds of its interval, and the text beside it."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""


class Scale:
    """Where a value lies between the labels and the notes. Its ends are multiples of `step`."""

    def __init__(self, low: float, high: float, step: float = 1.0) -> None:
        self.low, self.high = floor(low / step) * step, ceil(high / step) * step
        if self.high <= self.low:
            self.high = self.low + step

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(LABEL + share * (WIDTH - LABEL - RIGHT), 1)

    def ticks(self, count: int = 5) -> list[float]:
        return [self.low + (self.high - self.low) * i / (count - 1) for i in range(count)]


def intervals(
    about: str, rows: Sequence[Row], scale: Scale, *, mark: float | None = None, percent: bool = True
) -> str:
    """A dot with a line for the interval of the true value; `mark` is the usual value."""
    parts = _axis(scale, len(rows), percent)
    if mark is not None:
        x = scale(mark)
        parts.append(f'<line class="mark" x1="{x}" x2="{x}" y1="{HEAD - 4}" y2="{HEAD + ROW * len(rows)}"/>')
    for i, row in enumerate(rows):
        y = HEAD + ROW * i + ROW / 2
        low, high = scale(max(row.low, scale.low)), scale(min(row.high, scale.high))
        parts += [
            _label(row.label, y),
            f'<line class="reach" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{scale(row.value)}" cy="{y}" r="5"/>',
            _note(row.note, y),
        ]
    return _svg(about, HEAD + ROW * len(rows) + 6, parts)


def bars(about: str, rows: Sequence[tuple[str, float, str]]) -> str:
    """Bars that begin at zero, the longest first."""
    most = max((value for _, value, _ in rows), default=1)
    scale = Scale(0, most, step=most or 1)
    parts: list[str] = []
    for i, (label, value, note) in enumerate(rows):
        y = ROW * i + ROW / 2 + 4
        width = round(scale(value) - LABEL, 1)
        bar = f'<rect class="bar" x="{LABEL}" y="{y - 8}" width="{width}" height="16" rx="2"/>'
        parts += [_label(label, y), bar, _note(note, y)]
    return _svg(about, ROW * len(rows) + 10, parts)


def boxes(about: str, rows: Mapping[str, Mapping[str, float]]) -> str:
    """The least and the most as a line, the middle half as a box, the median as a stroke."""
    known = {name: row for name, row in rows.items() if row}
    scale = Scale(
        min((row["min"] for row in known.values()), default=0),
        max((row["max"] for row in known.values()), default=1),
        step=20,
    )
    parts = _axis(scale, len(known), percent=False)
    for i, (name, row) in enumerate(known.items()):
        y = HEAD + ROW * i + ROW / 2
        left, right, middle = scale(row["low"]), scale(row["high"]), scale(row["median"])
        box = f'x="{left}" y="{y - 8}" width="{max(right - left, 1):g}" height="16" rx="2"'
        parts += [
            _label(name, y),
            f'<line class="reach" x1="{scale(row["min"])}" x2="{scale(row["max"])}" y1="{y}" y2="{y}"/>',
            f'<rect class="box" {box}/>',
            f'<line class="median" x1="{middle}" x2="{middle}" y1="{y - 10}" y2="{y + 10}"/>',
            _note(f"median {row['median']:g}", y),
        ]
    return _svg(about, HEAD + ROW * len(known) + 6, parts)


def columns(about: str, values: Sequence[int]) -> str:
    """The frequency of each number."""
    counts = Counter(values)
    if not counts:
        return _svg(about, 20, [])
    numbers = range(min(counts), max(counts) + 1)
    step, most, height = WIDTH / len(numbers), max(counts.values()), 120
    every = max(1, len(numbers) // 24)
    parts = []
    for i, number in enumerate(numbers):
        x, tall = round(i * step, 1), round(height * counts[number] / most, 1)
        left, width = round(x + step * 0.1, 1), round(min(step * 0.8, 60), 1)
        said = f"<title>{number}: {counts[number]}</title>"
        parts.append(
            f'<rect class="bar" x="{left}" y="{height - tall + 20:g}" '
            f'width="{width}" height="{tall}">{said}</rect>'
        )
        middle = round(left + width / 2, 1)
        if counts[number]:
            parts.append(f'<text x="{middle}" y="{height - tall + 14:g}" class="mid">{counts[number]}</text>')
        if i % every == 0:
            parts.append(f'<text x="{middle}" y="{height + 38}" class="mid dim">{number}</text>')
    return _svg(about, height + 46, parts)


def _axis(scale: Scale, rows: int, percent: bool) -> list[str]:
    write: Callable[[float], str] = (
        (lambda value: f"{value:.0%}") if percent else (lambda value: f"{value:.0f}")
    )
    parts = []
    for tick in scale.ticks():
        x = scale(tick)
        parts += [
            f'<text x="{x}" y="14" class="mid dim">{write(tick)}</text>',
            f'<line class="grid" x1="{x}" x2="{x}" y1="{HEAD - 8}" y2="{HEAD + ROW * rows}"/>',
        ]
    return parts


def _label(text: str, y: float) -> str:
    short = text if len(text) <= 26 else f"{text[:25]}…"
    return f'<text x="{LABEL - 12}" y="{y + 5}" class="end">{escape(short)}</text>'


def _note(text: str, y: float) -> str:
    return f'<text x="{WIDTH - RIGHT + 12}" y="{y + 5}" class="dim">{escape(text)}</text>'


def _svg(about: str, height: float, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(about)}">'
    return head + "".join(parts) + "</svg>"
