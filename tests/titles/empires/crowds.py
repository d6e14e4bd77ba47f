"""Crowded tables of Mega Empires or a relative: all have cities, ships and cards, and meet each other."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ecumene.table.meta import opening_options
from ecumene.titles.empires.title import Empires
from ecumene.titles.lineage.state import State
from ecumene.titles.lineage.title import Lineage

TITLE = Empires()
PHASES = (
    "tax", "population", "movement", "conflict", "construction", "trade_cards", "trade", "calamity_selection",
    "special_abilities", "support", "advances",
)  # fmt: skip
PLACES = 40
"""Everybody is in some of so many areas, so that they meet."""


def table(given: Mapping[str, Any]) -> State:
    """A small position of nine seats that rests after its phase."""
    until = {"until": given["phase"]} if given["phase"] in TITLE.phases else {}
    return TITLE.position({"seats": 9, **until, **given})


def crowded(
    seats: int,
    random: Random,
    phase: str,
    until: str | None = None,
    card: str = "",
    title: Lineage = TITLE,
    **options: Any,
) -> State:
    """A random table on which a phase begins; the turns go on after it, unless it rests after a phase. One
    `card` is certainly in somebody's hand."""
    book = title.content
    scene = book.scenes[title.scene_for(seats, opening_options(title.meta, options, seats))]
    board = scene.board
    areas = [id for area, id in enumerate(board.ids) if board.in_play[area] and board.limit[area]]
    first = random.randrange(len(areas) - PLACES)
    areas = areas[first : first + PLACES]
    sites = [id for id in areas if board.site[board.index[id]]]
    shores = [board.index[id] for id in areas if board.coastal[board.index[id]]]
    coast = [board.id(berth) for area in shores for berth in board.berths_at(area)]
    cards = [card for card, copies in scene.cards.items() for _ in range(copies)]
    random.shuffle(sites)
    random.shuffle(cards)
    if card:
        cards.remove(card)
        cards.append(card)
    given: dict[str, Any] = {"seats": seats, "phase": phase, "cities_ever": True, "options": options}
    for civilization in scene.civilizations:
        tokens = {area: random.choice((1, 2, 3, 8)) for area in random.sample(areas, random.randrange(2, 9))}
        spare = 55 - sum(tokens.values())
        given[civilization] = {
            "tokens": tokens if spare >= 0 else {areas[0]: 5},
            "cities": [sites.pop() for _ in range(min(random.randrange(5), len(sites)))],
            "ships": random.choices(coast, k=random.randrange(4)) if coast else [],
            "hand": [cards.pop() for _ in range(random.randrange(6))],
            "treasury": random.randrange(min(20, max(1, spare))),
            "advances": [advance for advance in book.advances if random.random() < 0.3],
            "ast": random.randrange(13),
        }
        if random.random() < 0.3:
            left = 55 - sum(given[civilization]["tokens"].values()) - given[civilization]["treasury"]
            given[civilization]["stock"] = min(left, random.randrange(4))
    given["barbarians"] = {area: random.randrange(1, 6) for area in random.sample(areas, random.randrange(3))}
    given["pirates"] = sites[: random.randrange(3)]
    if until:
        given["until"] = until
    return title.position(given)
