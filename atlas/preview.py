"""`python -m atlas.preview` writes a page of each board, with its places marked, to look at while drawing.

It has the colours of the client. `?dark` is the board at night, `?places` marks where pieces
stand. Needs nothing that is not in Python.
"""

import html
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).parents[1]
BOARDS = HOUSE / "src/ecumene/titles/empires/boards"
TOKENS = HOUSE / "client/src/styles/tokens.css"
LOOKS = Path(__file__).parent / "content"
LINE_HEIGHT = 0.92

PAGE = """<!doctype html><meta charset="utf-8"><title>{board}</title>
<style>{style} body {{ margin: 0; background: var(--paper) }}
svg.board {{ display: block; width: 100%; height: auto }}
.mark {{ fill: var(--limit-2); stroke: var(--map-ink); stroke-width: .8 }} .site {{ fill: var(--piece-ink) }}
.spot {{ fill: var(--accent); fill-opacity: .35; stroke: var(--accent) }} .city {{ fill: var(--g-arts) }}
.ship {{ fill: var(--g-science) }} .places {{ display: none }}
.with-places .places {{ display: inline }}</style>
<script>if (location.search.includes("dark")) document.documentElement.dataset.theme = "dark"
if (location.search.includes("places")) document.documentElement.classList.add("with-places")</script>
{glyphs}<svg class="board" viewBox="{view}">{drawing}</svg>
"""


def page(board: dict[str, Any]) -> str:
    style = TOKENS.read_text() + (LOOKS / "preview.css").read_text()
    return PAGE.format(
        board=board["board"],
        style=style,
        glyphs=(LOOKS / "glyphs.svg").read_text().replace("<svg ", '<svg width="0" height="0" ', 1),
        view=" ".join(str(number) for number in board["frame"]),
        drawing="".join(_layers(board)),
    )


def _layers(board: dict[str, Any]) -> Iterator[str]:
    x, y, width, height = board["frame"]
    scenery = board["decoration"]
    areas = board["areas"].values()
    yield f'<rect class="drawing-sea" x="{x}" y="{y}" width="{width}" height="{height}"/>'
    yield from (_path("drawing-open-sea", sea["path"]) for sea in board["seas"].values())
    yield from (_path("drawing-water", area["water"]) for area in areas if "water" in area)
    yield _path("drawing-closed-water", scenery["closed_water"])
    yield from (_path(f"drawing-ripple drawing-ripple-{ring}", scenery["coast"]) for ring in (1, 2, 3))
    yield _path("drawing-coast", scenery["coast"])
    yield from (_path(f"drawing-land drawing-tint-{area['tint']}", area["land"]) for area in areas)
    tints = {area["region"]: area["tint"] for area in areas}
    for region, path in scenery["regions"].items():
        yield f'<clipPath id="in-{region}"><path d="{path}" clip-rule="evenodd"/></clipPath>'
        wash = _path(f"drawing-region drawing-tint-{tints[region]}", path)
        yield f'<g clip-path="url(#in-{region})">{wash}</g>'
    yield from (_path("drawing-flood", plain["path"]) for plain in board["flood_plains"].values())
    yield _path("drawing-river", scenery["rivers"])
    yield _path("drawing-region-borders", scenery["region_borders"])
    yield _path("drawing-lake", scenery["lakes"])
    yield from (_path("drawing-link", link["path"]) for link in board["links"])
    yield from (_path("drawing-barrier", barrier["path"]) for barrier in board["barriers"])
    yield from _glyphs(board)
    for area in areas:
        yield from _area(area)
    for sea in board["seas"].values():
        yield from _label("drawing-sea-name", sea["label"])


def _glyphs(board: dict[str, Any]) -> Iterator[str]:
    scenery = board["decoration"]
    yield from (
        f'<use href="#drawing-mountain-{form}" x="{x}" y="{y}"/>' for x, y, form in scenery["mountains"]
    )
    yield from (f'<use href="#drawing-dune" x="{x}" y="{y}"/>' for x, y in scenery["dunes"])
    for x, y, direction in scenery["ships"]:
        yield f'<use href="#drawing-ship" transform="translate({x} {y})scale({direction * 1.2} 1.2)"/>'
    x, y, scale = scenery["compass"]
    yield f'<use href="#drawing-compass" transform="translate({x} {y})scale({scale})"/>'
    for volcano in board["volcanoes"].values():
        x, y = volcano["at"]
        yield f'<use href="#drawing-volcano" x="{x}" y="{y}"/>'


def _area(area: dict[str, Any]) -> Iterator[str]:
    yield from _label("drawing-name", area["label"])
    size = 7.2 * area["scale"]
    for mark, look in (("start", "mark"), ("limit", "mark"), ("site", "site")):
        if mark in area:
            x, y = area[mark]
            radius = size if mark == "limit" else size * 0.8
            yield f'<circle class="{look}" cx="{x}" cy="{y}" r="{radius:.1f}"/>'
    yield '<g class="places">'
    for look, spots in (
        ("spot", area["tokens"]),
        ("spot city", [area["city"]]),
        ("spot ship", area.get("ships", [])),
    ):
        yield from (f'<circle class="{look}" cx="{x}" cy="{y}" r="{radius}"/>' for x, y, radius in spots)
    yield "</g>"


def _label(look: str, label: dict[str, Any]) -> Iterator[str]:
    x, y, size = label["x"], label["y"], label["size"]
    turn = f' transform="rotate({label["angle"]} {x} {y})"' if "angle" in label else ""
    first = y + size * 0.3 - (len(label["lines"]) - 1) * size * LINE_HEIGHT / 2
    for at, line in enumerate(label["lines"]):
        down = first + at * size * LINE_HEIGHT
        text = html.escape(line)
        yield f'<text class="{look}"{turn} x="{x}" y="{down:.1f}" font-size="{size}">{text}</text>'


def _path(look: str, path: str) -> str:
    return f'<path class="{look}" fill-rule="evenodd" d="{path}"/>'


def main() -> None:
    """Takes the folder of the boards and the folder for the pages, if they are not the usual ones."""
    given = [Path(argument) for argument in sys.argv[1:]]
    read, into = given or (BOARDS, HOUSE / "build/atlas")
    into.mkdir(parents=True, exist_ok=True)
    for path in sorted(read.glob("*.json")):
        (into / f"{path.stem}.html").write_text(page(json.loads(path.read_text())))
        print(into / f"{path.stem}.html")


if __name__ == "__main__":
    main()
