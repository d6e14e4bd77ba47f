"""The print on the components of a title of the lineage, for a client that draws them.

Everything is by id. Areas are those of all set-ups; a set-up lists the areas that are out of play, and the
differences of its board. For one set-up, a client needs only its board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

import msgspec

from ecumene.titles.lineage.book import WATER, AdvanceCard, Ast, Book, Card, Scene, at_snow
from ecumene.titles.lineage.market.records import TOP, MarketBoard
from ecumene.titles.lineage.pieces.board import Board, Land

Printed = dict[str, Any]

BOX = frozenset({"id", "name", "kind", "seats", "source", "reconstructed", "by_seats", "name_at_snow"})
"""Fields of a calamity in content that are shown elsewhere, or that only concern the contents of the box."""


def components(book: Book, names: Mapping[str, str], about: Callable[[str], str], setup: str = "") -> Printed:
    """`names` and `about` (what a card does) are in the reader's language; `setup` is the only one wanted."""
    whole = {id: scene for id, scene in tuple(book.scenes.items()) if "-" not in id}  # nobody has left them
    scenes = {setup: book.scenes[setup]} if setup else whole
    lands, cards = _lands(scenes), _cards(book, scenes)
    away = book.cards.keys() - cards.keys() - {card.kind for card in cards.values()}
    elsewhere = (_lands(book.scenes).keys() - lands.keys()) | away
    scene = scenes[setup] if setup else None
    return {
        "names": {id: _name(id, names, scene) for id in names if id not in elsewhere},
        "numbers": msgspec.to_builtins(book.numbers),
        "groups": list(book.groups),
        "areas": {id: _area(land) for id, land in lands.items()},
        "scenes": {id: _scene(scene, lands) for id, scene in scenes.items()},
        "ranking": dict(book.ranking),
        "advances": {id: _advance(card) | {"words": about(id)} for id, card in book.advances.items()},
        "cards": {id: _card(book, card, about, scene) for id, card in cards.items()},
        "calamities": list(book.calamities),
        "purchases": [list(purchase) for purchase in book.purchases],
        "asts": {id: _ast(ast) for id, ast in book.asts.items()},
    } | ({"short_game": asdict(book.short_game)} if book.short_game else {})


def _name(id: str, names: Mapping[str, str], scene: Scene | None) -> str:
    """The name of a thing, which may differ in a set-up with snow."""
    snow = scene is not None and scene.board.snow is not None
    return names.get(at_snow(id), names[id]) if snow else names[id]


def _lands(scenes: Mapping[str, Scene]) -> dict[str, Land]:
    """The areas of some set-ups, each as the first of them prints it; small games come last."""
    lands: dict[str, Land] = {}
    for scene in sorted(scenes.values(), key=lambda scene: scene.market is not None):
        lands = {land.id: land for land in scene.board.lands} | lands
    return lands


def _cards(book: Book, scenes: Mapping[str, Scene]) -> dict[str, Card]:
    """The trade cards that are in the box of some set-ups, and Water."""
    boxes = {WATER, *(id for scene in tuple(scenes.values()) for id in scene.cards)}
    return {id: card for id, card in book.cards.items() if id in boxes}


def _area(land: Land) -> Printed:
    printed = asdict(land)
    del printed["in_play"], printed["id"], printed["name"]
    for seldom in ("frontier", "coasts"):
        if not printed[seldom]:
            del printed[seldom]
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
        "scenarios": list(scene.scenarios),
        "short_credits": scene.short_credits,
        "minor_calamities": scene.minor_calamities,
    } | _own(scene)


def _own(scene: Scene) -> Printed:
    """The parts that only some set-ups have: trade blocks, a market, snow, and our guesses."""
    board, own = scene.board, _blocks(scene)
    if scene.market:
        own["market"] = _market(scene.market)
    if board.snow is not None:
        own["snow"] = board.ids[board.snow]
    if scene.reconstructed:
        own["reconstructed"] = list(scene.reconstructed)
    return own


def _market(board: MarketBoard) -> Printed:
    """The market board: its columns, rows and red spaces with what these count, rounds and prices."""
    return {
        "columns": list(board.columns),
        "rows": board.rows,
        "top_row": TOP,
        "red_spaces": dict(board.red),
        "rounds": board.rounds,
        "cards": board.cards,
        "water_price": board.water_price,
        "source": board.source,
        "reconstructed": list(board.reconstructed),
    }


def _blocks(scene: Scene) -> Printed:
    """The civilizations of each trade block by its mark, and what it adds to sets; nothing with one block."""
    members = {
        mark: [civilization for civilization in scene.civilizations if scene.blocks[civilization] == block]
        for block, mark in enumerate(scene.marks)
    }
    printed: Printed = {"blocks": members} if members else {}
    if scene.bonuses:
        printed["bonuses"] = dict(zip(scene.marks, map(dict, scene.bonuses), strict=True))
    return printed


def _changed(board: Board, lands: Mapping[str, Land]) -> Printed:
    """The areas on which this set-up's board prints something else."""
    areas = {land.id: _area(land) for land in board.lands}
    return {id: area for id, area in areas.items() if area != _area(lands[id])}


def _advance(card: AdvanceCard) -> Printed:
    printed: Printed = msgspec.to_builtins(card)
    del printed["id"], printed["name"]
    return printed


def _card(book: Book, card: Card, about: Callable[[str], str], scene: Scene | None) -> Printed:
    """A commodity with its face value, or a calamity with all that it declares."""
    printed: Printed = {"stack": card.stack, "calamity": card.calamity, "tradeable": card.tradeable}
    if card.mark:
        printed |= {"commodity": card.kind, "block": card.mark}
    if not card.calamity:
        return printed | {"face": card.face}
    record = (scene.records.get(card.id) if scene else None) or book.calamity[card.id]
    declared = msgspec.to_builtins(record)
    shown = {what: value for what, value in declared.items() if what not in BOX}
    return printed | shown | {"words": about(card.id)}


def _ast(ast: Ast) -> Printed:
    printed = asdict(ast)
    if not printed["ranking"]:
        del printed["ranking"]
    return printed
