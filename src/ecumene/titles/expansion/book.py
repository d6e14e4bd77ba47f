"""The content of the Expansion Project in the form that the rules of the lineage read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from ecumene.titles.expansion.components import Commodity, Content, Setup
from ecumene.titles.expansion.numbers import ExpansionNumbers
from ecumene.titles.expansion.ways import ExpansionWays
from ecumene.titles.lineage.book import Ast, Book, Card, Need, Scene, Scenes, Track
from ecumene.titles.lineage.calamities.records import CalamityCard
from ecumene.titles.lineage.declared import STACKS
from ecumene.titles.lineage.pieces.board import Board, Coast, Land
from ecumene.titles.lineage.printed.components import GROUPS, Area, Map

MARKS: Mapping[Map, str] = {"west": "w", "east": "e"}
"""The trade blocks of large games with the marks of their cards."""
SMALL, WITH_SHARED = 7, 16
"""The most seats that use the smallest box; the fewest with which two blocks also share commodities."""
LONGER_TRADE = 8
"""The fewest seats with which trade takes longer."""
OPEN = "-open"
"""The suffix of the id of a set-up in which ships pass areas out of play."""


def book_of(content: Content) -> Book:
    named: list[Any] = [*content.flood_plains.values(), *content.areas.values(), *content.seas.values()]
    named += [*content.civilizations.values(), *content.eras.values()]
    coasts = {id: coast.name for id, coast in content.places.coasts.items()}
    named += [*content.advances.values(), *content.commodities.values(), *content.calamities.values()]
    return Book(
        title="expansion",
        numbers=_numbers(content),
        scenes=Setups(content),
        ranking={id: nation.ranking for id, nation in content.civilizations.items()},
        names={entry.id: entry.name for entry in named} | coasts | {group: group for group in GROUPS},
        advances={id: advance.card(advance.cost) for id, advance in content.advances.items()},
        asts={"standard": _ast(content), "dawn": _dawn(content)},
        cards=_cards(content),
        calamity=_marked(content.calamities),
        purchases=tuple((purchase.stack, purchase.cost) for purchase in content.constants.purchases),
        groups=GROUPS,
        ways=ExpansionWays(),
        guesses={id: nation.reconstructed for id, nation in content.civilizations.items()},
    )


def _numbers(content: Content) -> ExpansionNumbers:
    """The numbers of the game; what only its relatives know is nothing here."""
    constants = msgspec.to_builtins(content.constants)
    unknown = dict.fromkeys(ExpansionNumbers.__struct_fields__, 0)
    return msgspec.convert(
        {**unknown, **{name: constants[name] for name in unknown.keys() & constants.keys()}}, ExpansionNumbers
    )


def _marked(calamities: Mapping[str, CalamityCard]) -> dict[str, CalamityCard]:
    """The records of calamities by the ids of all their cards."""
    ends = ["", *(f".{mark}" for mark in MARKS.values())]
    return {id + end: record for end in ends for id, record in calamities.items()}


class Setups(Scenes):
    """All set-ups. Those in which ships pass what is out of play (ruling X6) are made when one is needed."""

    def __init__(self, content: Content) -> None:
        super().__init__({id: _scene(content, setup) for id, setup in content.setups.items()})
        self._content = content

    def __missing__(self, id: str) -> Scene:
        before = id.removesuffix(OPEN)
        if before == id or before not in self._content.setups:
            return super().__missing__(id)
        board = _board(self._content, self._content.setups[before], opened=True)
        made = self[id] = replace(self[before], id=id, board=board)
        return made


def _scene(content: Content, setup: Setup) -> Scene:
    calamities = content.calamities.values()
    order = sorted(setup.civilizations, key=lambda id: content.civilizations[id].ranking)
    return Scene(
        id=setup.id,
        board=_board(content, setup),
        civilizations=tuple(order),
        credits=0,
        minor_calamities=any(setup.seats in card.seats for card in calamities if card.kind == "minor"),
        cards=_box(content, setup),
        trade_minutes=_trade_minutes(content, setup),
        batch_a=setup.cards_on_top,
        marks=tuple(MARKS.values()) if setup.blocks else (),
        blocks={id: block for block, map in enumerate(MARKS) for id in setup.blocks.get(map, ())},
        bonuses=_bonuses(content) if setup.blocks else (),
    )


def _trade_minutes(content: Content, setup: Setup) -> int:
    """The time that the rulebook recommends for trade (28.4)."""
    large = setup.seats >= LONGER_TRADE
    return content.constants.trade_minutes_of_eight if large else content.constants.trade_minutes


# The board


def _board(content: Content, setup: Setup, *, opened: bool = False) -> Board:
    """The maps of a set-up; what is out of play is entered by nobody, by ships alone if `opened`."""
    maps = {"east", "west"} if setup.map == "both" else {setup.map}
    areas = [area for area in content.areas.values() if area.map in maps]
    nations = {content.civilizations[id].home: id for id in setup.civilizations}
    played = {area.id for area in areas if area.region in nations}
    wet = {area.id for area in areas if area.coastal_with in (None, setup.map)}
    wet = wet if opened else wet & played
    seas = {id: sea.name for id, sea in content.seas.items() if maps.intersection(sea.maps)}
    shown = {area.id for area in areas}
    homes = {nation.home: id for id, nation in content.civilizations.items()}
    return Board(
        [_land(content, area, homes[area.region], shown, played, wet) for area in areas],
        seas,
        [(id, other) for id in seas for other in content.seas[id].seas],
        {
            id: content.volcanoes[id].areas
            for id in content.places.volcanoes
            if content.volcanoes[id].map in maps
        },
        {id: content.civilizations[id].start for id in setup.civilizations},
    )


def _land(content: Content, area: Area, home: str, shown: set[str], played: set[str], wet: set[str]) -> Land:
    """An area as a set-up has it: `wet` are those that ships reach."""
    shore = area.id in wet
    return Land(
        id=area.id,
        name=area.name,
        region=home,
        limit=area.limit,
        site=area.site,
        in_play=area.id in played,
        flood_plain=area.flood_plain,
        land=tuple(other for other in area.land if other in shown),
        water=tuple(other for other in area.water if other in wet) if shore else (),
        seas=area.seas if shore else (),
        frontier=area.id in played and _is_frontier(content, area, played),
        coasts=_coasts(content, area) if shore else (),
    )


def _coasts(content: Content, area: Area) -> tuple[Coast, ...]:
    """The coasts of an area that lie apart (22.57, ruling X8)."""
    coasts = content.places.coasts.items()
    return tuple(
        Coast(id, coast.name, coast.borders, "22.57") for id, coast in coasts if coast.area == area.id
    )


def _is_frontier(content: Content, area: Area, played: set[str]) -> bool:
    """At the edge of the map or of what is in play, or beside land where nobody can live (ruling X7)."""
    beyond = any(other not in played or not content.areas[other].limit for other in area.land)
    return beyond or area.id in content.places.edge


# Trade cards


def _box(content: Content, setup: Setup) -> dict[str, int]:
    """The trade cards that a set-up uses, with their copies, stack by stack and block by block."""
    cards: dict[str, int] = {}
    for block, end in _ends(setup):
        for stack in range(1, STACKS + 1):
            for commodity in content.commodities.values():
                if commodity.stack == stack and (copies := _copies(commodity, setup.seats, block)):
                    cards[commodity.id + end] = copies
            for calamity in content.calamities.values():
                if calamity.stack == stack and setup.seats in calamity.seats:
                    cards[calamity.id + end] = 1
    return cards


def _ends(setup: Setup) -> list[tuple[Map | None, str]]:
    """The trade blocks with what the ids of their cards end in; None is the one block of smaller games."""
    return [(map, f".{mark}") for map, mark in MARKS.items()] if setup.blocks else [(None, "")]


def _bonuses(content: Content) -> tuple[dict[str, int], ...]:
    """For each trade block the commodities of the other one with their faces: so much more each is worth."""
    commodities = content.commodities.values()
    return tuple(
        {one.id: one.stack for one in commodities if one.home not in (block, "shared")} for block in MARKS
    )


def _copies(commodity: Commodity, seats: int, block: Map | None) -> int:
    """How many cards of a commodity a block has."""
    shared = commodity.home == "shared"
    if block is None:
        return commodity.copies if commodity.small or (shared and seats > SMALL) else 0
    if shared:
        return commodity.copies // 2 if seats >= WITH_SHARED else 0
    return commodity.copies if commodity.home == block else 0


def _cards(content: Content) -> dict[str, Card]:
    cards = {one.id: Card(one.id, one.name, one.stack) for one in content.commodities.values()}
    for calamity in content.calamities.values():
        cards[calamity.id] = Card(
            calamity.id, calamity.name, calamity.stack, calamity.kind, calamity.tradeable
        )
    marked = [
        card.marked(mark, block) for block, mark in enumerate(MARKS.values()) for card in cards.values()
    ]
    return cards | {card.id: card for card in marked}


def _ast(content: Content) -> Ast:
    eras, track = list(content.eras.values()), content.track
    return Ast(
        tracks={
            id: Track(nation.first_steps, track.last_step) for id, nation in content.civilizations.items()
        },
        needs=tuple(Need(**msgspec.to_builtins(era.requirements)) for era in eras),
        eras=tuple(era.id for era in eras),
        last_turns=0,
        back_without_cities=track.back_without_cities,
    )


def _dawn(content: Content) -> Ast:
    """The same in the later order (ruling X2)."""
    nations, standard = content.civilizations.values(), _ast(content)
    last = content.track.last_step
    others = {nation.id: Track(steps, last) for nation in nations if (steps := nation.dawn_first_steps)}
    ranking = {nation.id: nation.dawn_ranking for nation in nations}
    return replace(standard, tracks={**standard.tracks, **others}, ranking=ranking)
