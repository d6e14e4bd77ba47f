"""Positions of real games for the tests of the browser's board, with the result of every option.

python -m tests.titles.cultures.board_positions > client/src/titles/cultures/positions.json
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

import ecumene
from ecumene.table.table import Table
from ecumene.table.titles import load_title

PAIRS = ("rome-persia", "abbasid-egypt", "persia-abbasid", "egypt-rome")
ROUNDS = (2, 4, 6, 7)
PREDICTED = (
    "resources", "military", "progress", "buildings", "leaders", "discard", "coins",
    "available", "symbols", "income", "score", "golden_age",
)  # fmt: skip


def document() -> dict[str, Any]:
    """The components, and positions in which somebody plays a card."""
    return {
        "printed": load_title("cultures").components("en"),
        "positions": [position for pair in PAIRS for position in _positions(pair)],
    }


def encoded() -> bytes:
    return msgspec.json.encode(document())


def _positions(pair: str) -> Iterator[dict[str, Any]]:
    table = ecumene.open_table("cultures", seats=2, seed=9, options={"civilizations": pair})
    taste = random.Random(pair)
    wanted = list(ROUNDS)
    while wanted and not table.over:
        request = table.requests()[0]
        options = table.options(request)
        side = table.view(request.seat)["seats"][str(request.seat)]
        if request.kind == "play" and table.turn == wanted[0] and side["played"] == 1:
            wanted.pop(0)
            yield _position(table, request, options)
        liked = taste.choice(("build", "build", "coins", "military"))
        likely = [option for option in options if option["do"] == liked and option.get("progress") != "no"]
        table.answer(request.seat, request.id, taste.choice(likely or options))


def _position(table: Table, request: Any, options: list[Any]) -> dict[str, Any]:
    view = table.view(request.seat)
    del view["flow"]
    return {"view": view, "options": [_option(table, request, option) for option in options]}


def _option(table: Table, request: Any, answer: Any) -> dict[str, Any]:
    then = table.copy()
    then.answer(request.seat, request.id, answer)
    side = then.view(request.seat)["seats"][str(request.seat)]
    return {"answer": answer, "side": {name: side[name] for name in PREDICTED}}


if __name__ == "__main__":
    print(encoded().decode())
