"""What is printed on the components of a title of the lineage, for whoever draws them.

Everything is by id. Areas are those of all set-ups; a set-up says which of them are out of play, and what its
board prints otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

import msgspec

from ecumene.titles.lineage.abilities import trade_routes
from ecumene.titles.lineage.advances import payment
from ecumene.titles.lineage.book import AdvanceCard, Ast, Book, Card, Scene
from ecumene.titles.lineage.phases import construction
from ecumene.titles.lineage.pieces.board import Board, Land

Printed = dict[str, Any]

ABILITY_NUMBERS = {
    "card_sale": trade_routes.WORTH,
    "neighbour_tokens": construction.URBANISM_TOKENS,
    "least_set": payment.LEAST_SET,
}
"""Numbers of advances that whoever draws them reckons with: what a point of face value brings with Trade
Routes, the tokens that neighbouring areas give with Urbanism, the least set that a substitute may join."""


def components(book: Book, names: Mapping[str, str], about: Callable[[str], str]) -> Printed:
    """`names` and `about` (what a card does) are in the reader's language."""
    lands: dict[str, Land] = {}
    for scene in book.scenes.values():
        lands |= {land.id: land for land in scene.board.lands} | lands
    return {
        "names": dict(names),
        "numbers": msgspec.to_builtins(book.numbers) | ABILITY_NUMBERS,
        "groups": list(book.groups),
        "areas": {id: _area(land) for id, land in lands.items()},
        "scenes": {id: _scene(scene, lands) for id, scene in book.scenes.items()},
        "ranking": dict(book.ranking),
        "advances": {id: _advance(card) | {"words": about(id)} for id, card in book.advances.items()},
        "cards": {id: _card(card, about) for id, card in book.cards.items()},
        "calamities": list(book.calamities),
        "purchases": [list(purchase) for purchase in book.purchases],
        "asts": {id: _ast(ast) for id, ast in book.asts.items()},
    }


def _area(land: Land) -> Printed:
    printed = asdict(land)
    del printed["in_play"], printed["id"], printed["name"]
    return printed | {"coastal": bool(land.water or land.seas)}


def _scene(scene: Scene, lands: Mapping[str, Land]) -> Printed:
    board = scene.board
    return {
        "civilizations": list(scene.civilizations),
        "starts": {civilization: board.ids[area] for civilization, area in board.start.items()},
        "seas": list(board.sea_ids),
        "volcanoes": {id: [board.ids[area] for area in areas] for id, areas in board.volcanoes.items()},
        "out_of_play": [land.id for land in board.lands if not land.in_play],
        "changed": _changed(board, lands),
        "cards": dict(scene.cards),
        "credits": scene.credits,
        "minor_calamities": scene.minor_calamities,
    }


def _changed(board: Board, lands: Mapping[str, Land]) -> Printed:
    """The areas on which this set-up's board prints something else."""
    areas = {land.id: _area(land) for land in board.lands}
    return {id: area for id, area in areas.items() if area != _area(lands[id])}


def _advance(card: AdvanceCard) -> Printed:
    printed = asdict(card)
    del printed["id"], printed["name"]
    return printed


def _card(card: Card, about: Callable[[str], str]) -> Printed:
    printed: Printed = {"stack": card.stack, "calamity": card.calamity, "tradeable": card.tradeable}
    return printed | ({"words": about(card.id)} if card.calamity else {"face": card.face})


def _ast(ast: Ast) -> Printed:
    return asdict(ast)
