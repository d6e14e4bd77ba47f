"""The set-up of a Short Game for the tests of the browser's board: a view and a question of each part.

python -m tests.titles.empires.short_positions > client/src/titles/empires/short/positions.json
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

import ecumene
from ecumene.table.api import Request, Table
from ecumene.table.titles import load_title

PRINTED = ("names", "numbers", "groups", "areas", "scenes", "ranking", "short_game")
SEEN = ("scene", "turn", "phase", "rules", "areas", "seats", "scenarios")
SEATS = 8


def document() -> dict[str, Any]:
    """What is printed for the set-up, the first position of each kind of question, and the first turn."""
    title = load_title("empires")
    printed = title.components("en", f"east_{SEATS}")
    options = {"game": "short", "civilizations": "ranking", "map": "east"}
    table = ecumene.open_table("empires", seats=SEATS, seed=1, options=options)
    positions: dict[str, Any] = {}
    while table.turn == 0:
        request = table.requests()[0]
        positions.setdefault(request.kind, _position(table, request))
        table.answer(request.seat, request.id, request.default)
    positions["turn"] = {"view": _seen(table, 0)}
    advances = {id: _advance(card) for id, card in printed["advances"].items()}
    kept = {key: printed[key] for key in PRINTED} | {"advances": advances, "cards": {}}
    return {"printed": kept, "positions": positions}


def _advance(card: dict[str, Any]) -> dict[str, Any]:
    return {
        key: card[key] for key in ("groups", "cost", "victory_points", "credits", "free_credits", "words")
    }


def _position(table: Table, request: Request) -> dict[str, Any]:
    options = [{"answer": answer, "text": ""} for answer in table.options(request)]
    progress = msgspec.to_builtins(request.progress) if request.progress else None
    asked = {"id": request.id, "seat": request.seat, "kind": request.kind, "options": options}
    awaited = {str(one.seat): True for one in table.requests()}
    others = next(seat for seat in range(SEATS) if seat != request.seat)
    return {
        "request": asked | ({"progress": progress} if progress else {}),
        "awaited": awaited,
        "view": _seen(table, request.seat),
        "other": _seen(table, others),
    }


def _seen(table: Table, seat: int) -> dict[str, Any]:
    view = table.view(seat)
    return {key: view[key] for key in SEEN if key in view}


def encoded() -> bytes:
    return msgspec.json.encode(document(), order="sorted")


if __name__ == "__main__":
    sys.stdout.buffer.write(encoded() + b"\n")
