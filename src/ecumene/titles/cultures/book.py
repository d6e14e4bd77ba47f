"""The content prepared for play: the things that every card, band and province unlocks, as tallies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any

from ecumene.titles.cultures import effects as fx
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.content import Board, Card, Content, Province, load
from ecumene.titles.cultures.tally import Tally

_ADDED: dict[type[Any], t.Lane] = {
    fx.Income: t.INCOME,
    fx.FreeSwap: t.FREE_SWAP,
    fx.CoinsOnDisplayPlay: t.DISPLAY_COINS,
    fx.MissingResourceCost: t.CHEAPER_MISSING,
    fx.KeepMilitaryCard: t.KEEPS_MILITARY,
    fx.HiddenLeadersScore: t.HIDDEN_LEADERS,
    fx.GoldenAgeBegins: t.GOLDEN_AGE,
}


class Book:
    """Lookups by id. `unlocks` holds what a card in the display or a province gives while it is in play."""

    def __init__(self, overrides: Mapping[str, Any] | None = None) -> None:
        content = load(overrides)
        self.content: Content = content
        self.constants = content.constants
        self.cards = content.cards
        self.provinces = content.provinces
        self.boards = content.boards
        self.decks = content.decks
        self.strip = {card.id: _strip(card.resources) for card in content.cards.values()}
        self.strip_coins = {card.id: card.resources.count("coin") for card in content.cards.values()}
        self.symbol = {card.id: t.some(t.SYMBOL_LANES[card.military]) for card in content.cards.values()}
        self.cost = {
            card.id: [(t.RESOURCE_LANES[resource], n) for resource, n in card.cost.items() if n]
            for card in content.cards.values()
        }
        entries: list[Card | Province] = [*content.cards.values(), *content.provinces.values()]
        self.unlocks = {entry.id: unlocked(entry.effects) for entry in entries}
        self.cheaper_missing = {
            card.id: effect.coins
            for card in content.cards.values()
            for effect in card.effects
            if isinstance(effect, fx.MissingResourceCost)
        }
        self.richer_discard = {
            card.id: effect.coins
            for card in content.cards.values()
            for effect in card.effects
            if isinstance(effect, fx.DiscardValue)
        }
        self.leaders = frozenset(card.id for card in content.cards.values() if card.kind == "leader")
        self.printed = {name: _strip(board.printed_resources) for name, board in content.boards.items()}
        self.military = {
            name: list(accumulate((unlocked(band.effects) for band in board.military_bands), initial=0))
            for name, board in content.boards.items()
        }
        self.progress = {name: _levels(board) for name, board in content.boards.items()}
        self.nile = list(accumulate((unlocked(section.effects) for section in content.nile), initial=0))
        self.contested = {
            province.id: [t.SYMBOL_LANES[symbol] for symbol in province.symbols]
            for province in content.provinces.values()
        }

    def names(self) -> dict[str, str]:
        """What players call the things with an id."""
        content = self.content
        named: list[Card | Province | Board] = [
            *content.cards.values(),
            *content.provinces.values(),
            *content.boards.values(),
        ]
        return {entry.id: entry.name for entry in named}


def unlocked(effects: Iterable[fx.Effect]) -> Tally:
    """The sum of lasting effects."""
    sum_ = 0
    for effect in effects:
        if isinstance(effect, fx.ResourceAvailable):
            sum_ += t.some(t.RESOURCE_LANES[effect.resource], effect.amount)
        elif isinstance(effect, fx.Military):
            sum_ += t.some(t.SYMBOL_LANES[effect.symbol], effect.amount)
        elif isinstance(effect, fx.CostReduction):
            lane = t.BUILDING_DISCOUNT if effect.kind == "building" else t.LEADER_DISCOUNT
            sum_ += t.some(lane, effect.amount)
        elif isinstance(effect, fx.LeaderSlots):
            sum_ = t.at_least(sum_, t.MORE_LEADERS, effect.amount - 1)
        elif isinstance(effect, fx.NileSections):
            sum_ = t.at_least(sum_, t.NILE_SECTIONS, effect.amount)
        elif isinstance(effect, fx.Income | fx.CoinsOnDisplayPlay):
            sum_ += t.some(_ADDED[type(effect)], effect.coins)
        elif isinstance(effect, fx.FreeSwap):
            sum_ += t.some(t.FREE_SWAP, effect.count)
        elif type(effect) in _ADDED:
            sum_ += t.some(_ADDED[type(effect)])
    return sum_


def _strip(resources: Sequence[str]) -> Tally:
    """The lasting resources of a strip; coins are paid once and do not last."""
    return t.total(t.some(t.RESOURCE_LANES[resource]) for resource in resources if resource != "coin")


def _levels(board: Board) -> list[Tally]:
    """The things that 0, 1, 2 ... progress cards unlock; the band that flips the board adds the Golden Age
    side.
    """
    effects: list[fx.Effect] = []
    levels = [0]
    for band in board.progress_bands:
        effects += band.effects
        if any(isinstance(effect, fx.GoldenAgeBegins) for effect in band.effects):
            effects += board.golden_age.effects
        levels.append(unlocked(effects))
    return levels
