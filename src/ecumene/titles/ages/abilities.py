"""What somebody's cards add up to: strength, prices, bonuses, slots and the abilities of certain moments.

It follows from the cards alone, so it is worked out once for each set of cards (`Book.abilities`) and never
stored. Of all conditions only who has the most military strength depends on others: prices and gains are
kept for both cases.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import NamedTuple, TypeVar

from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.content import Content

Cards = tuple[str, ...]
Price = tuple[int, int]
"""Workers and coins."""
E = TypeVar("E")


class Bonus(NamedTuple):
    """What is added to an action each time it is performed."""

    points: int = 0
    coins: int = 0
    workers: int = 0


class TurnEndAbility(NamedTuple):
    """Something that acts at the end of the own turn: which card it is on, and what it does."""

    id: str
    source: str
    effect: fx.TurnEnd | fx.TurnEndAction | fx.TurnEndPlaceCoins


class Ability(NamedTuple):
    """A gain and the card that it is on."""

    source: str
    gain: fx.Gain


class Holding(NamedTuple):
    """All that a seat has; the first civilization is the main one, `tokens` is strength without a card,
    `discount` what Wonder costs less in this turn."""

    civilizations: Cards
    technologies: Cards
    wonders: Cards
    tokens: int
    discount: int


class Way(NamedTuple):
    """An action that could be used: its slots, workers and coins.

    Where it gives a technology, `cards` are those that can be gained and `prices` the coins for each.
    """

    action: str
    slots: int
    workers: int
    coins: int
    brings: str
    cards: Cards = ()
    prices: tuple[int, ...] = ()


class Outcome(NamedTuple):
    """What an action costs and gives, before it is performed."""

    workers: int
    price: int
    lost: int
    points: int
    coins: int
    new_workers: int
    others_coins: int
    others_lose: int


NO_BONUS = Bonus()


class Part:
    """What one side of a card adds, sorted once."""

    def __init__(self, source: str, effects: Iterable[fx.Effect]) -> None:
        self.source = source
        self.effects: tuple[fx.Effect, ...] = tuple(effects)
        self.strength = sum(effect.amount for effect in self.effects if isinstance(effect, fx.Military))
        self.strength_per = [effect for effect in self.effects if isinstance(effect, fx.MilitaryPer)]
        self.bonuses = [effect for effect in self.effects if isinstance(effect, fx.ActionBonus)]
        self.costs = [effect for effect in self.effects if isinstance(effect, fx.ActionCost)]
        self.research = [effect for effect in self.effects if isinstance(effect, fx.ResearchCost)]
        self.turn_end = [
            effect
            for effect in self.effects
            if isinstance(effect, fx.TurnEnd | fx.TurnEndAction | fx.TurnEndPlaceCoins)
        ]
        self.moments = [
            effect
            for effect in self.effects
            if isinstance(effect, fx.OnAnnex | fx.OnRest | fx.OnWar | fx.GameEnd)
        ]

        common = (
            *self.strength_per,
            *self.bonuses,
            *self.costs,
            *self.research,
            *self.turn_end,
            *self.moments,
        )
        self.rarer = [
            (source, effect)
            for effect in self.effects
            if effect not in common and not isinstance(effect, fx.Military)
        ]


class Parts:
    """The parts of all cards by id."""

    def __init__(self, content: Content) -> None:
        civilizations = content.civilizations.values()
        self.main = {card.id: Part(card.id, card.main) for card in civilizations}
        self.legacy = {card.id: Part(card.id, card.legacy) for card in civilizations}
        self.gained = {
            entry.id: Part(entry.id, entry.effects)
            for entries in (content.technologies, content.wonders)
            for entry in entries.values()
        }


class Abilities:
    """What the cards of a seat do together. Only the strength is needed at once."""

    def __init__(self, content: Content, parts: Parts, holding: Holding) -> None:
        civilizations, technologies, wonders, tokens, _ = holding
        self._content = content
        self._holding = holding
        held = [parts.main[civilizations[0]]] if civilizations else []
        held += [parts.legacy[card] for card in civilizations]
        held += [parts.gained[card] for card in technologies]
        held += [parts.gained[card] for card in wonders]
        self._parts = held
        counts = {
            "technology": len(technologies),
            "civilization_card": len(civilizations),
            "wonder": len(wonders),
        }
        military = tokens
        for part in held:
            military += part.strength
            for effect in part.strength_per:
                military += effect.amount * (counts[effect.per] // effect.divisor)
        self.military = counts["military"] = military
        self._counts = counts
        self._prices: dict[tuple[str, str | None, bool, str], Price] = {}
        self.plans: dict[tuple[Cards, bool, int, str], tuple[Way, ...]] = {}
        self.outcomes: dict[tuple[str, str | None, bool, str], Outcome] = {}

    @cached_property
    def _rarer(self) -> list[tuple[str, fx.Effect]]:
        return [found for part in self._parts if part.rarer for found in part.rarer]

    def _all(self, kind: type[E]) -> list[tuple[str, E]]:
        """The rarer effects of one kind, with the cards that they are on."""
        return [(source, effect) for source, effect in self._rarer if isinstance(effect, kind)]

    @cached_property
    def bonus(self) -> dict[str, Bonus]:
        """What is added to actions."""
        found: dict[str, Bonus] = {}
        for part in self._parts:
            for effect in part.bonuses:
                for action in effect.actions:
                    points, coins, workers = found.get(action, NO_BONUS)
                    found[action] = Bonus(
                        points + effect.points, coins + effect.coins, workers + effect.workers
                    )
        return found

    @cached_property
    def turn_end(self) -> dict[str, TurnEndAbility]:
        """The abilities of the turn's end by id: the card, with a number where it has several."""
        found: dict[str, TurnEndAbility] = {}
        for part in self._parts:
            for effect in part.turn_end:
                number = sum(ability.source == part.source for ability in found.values())
                id = part.source if not number else f"{part.source}_{number + 1}"
                found[id] = TurnEndAbility(id, part.source, effect)
        return found

    @cached_property
    def _moments(self) -> list[Ability]:
        return [Ability(part.source, effect) for part in self._parts for effect in part.moments]

    def at(self, moment: type[fx.Gain]) -> list[Ability]:
        """What is gained at a moment of the game."""
        return [ability for ability in self._moments if type(ability.gain) is moment]

    @cached_property
    def slots(self) -> dict[str, int]:
        """The owner's own slots."""
        found: dict[str, int] = {}
        for _, effect in self._all(fx.ActionSlot):
            found[effect.action] = found.get(effect.action, 0) + effect.count
        return found

    @cached_property
    def free_after(self) -> dict[str, list[tuple[str, str]]]:
        """After which action which other may be performed, and through which card."""
        found: dict[str, list[tuple[str, str]]] = {}
        for source, effect in self._all(fx.FreeActionOn):
            found.setdefault(effect.after, []).append((effect.action, source))
        return found

    @cached_property
    def research_points(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for _, effect in self._all(fx.ResearchBonus):
            for technology in effect.technologies:
                found[technology] = found.get(technology, 0) + effect.points
        return found

    @cached_property
    def others_lose(self) -> dict[str, int]:
        """The coins that everybody else loses by an action."""
        found: dict[str, int] = {}
        for _, effect in self._all(fx.OthersLoseOnAction):
            for action in effect.actions:
                found[action] = found.get(action, 0) + effect.coins
        return found

    @cached_property
    def keeps(self) -> frozenset[str]:
        """The actions whose red slots give their workers back."""
        return frozenset(action for _, effect in self._all(fx.KeepWorker) for action in effect.actions)

    @cached_property
    def immune(self) -> frozenset[str]:
        return frozenset(event for _, effect in self._all(fx.Immune) for event in effect.events)

    @cached_property
    def forbids(self) -> frozenset[str]:
        """The actions that nobody else may perform."""
        return frozenset(action for _, effect in self._all(fx.OthersForbidden) for action in effect.actions)

    @cached_property
    def upcoming(self) -> bool:
        """Whether upcoming action cards may be used."""
        return bool(self._all(fx.UseUpcomingActions))

    @cached_property
    def _costs(self) -> list[fx.ActionCost]:
        costs = [effect for part in self._parts for effect in part.costs]
        if self._holding.discount:
            costs.append(fx.ActionCost(("wonder",), coins=-self._holding.discount))
        return costs

    @cached_property
    def repriced(self) -> frozenset[str]:
        """The actions whose price or slots are not those printed."""
        return frozenset((*self.slots, *(action for effect in self._costs for action in effect.actions)))

    @cached_property
    def _research(self) -> list[fx.ResearchCost]:
        return [effect for part in self._parts for effect in part.research]

    def price(self, action: str, technology: str | None, most: bool, via: str = "") -> Price:
        """The workers and coins that an action needs; `via` is the card through which it is performed."""
        key = (action, technology, most, via)
        price = self._prices.get(key)
        if price is None:
            price = self._prices[key] = self._price(action, technology, most, via)
        return price

    def _price(self, action: str, technology: str | None, most: bool, via: str) -> Price:
        entry = self._content.actions[action]
        workers, coins = entry.workers, entry.coins
        for effect in self._costs:
            if action in effect.actions and via not in effect.not_via and self.holds(effect.condition, most):
                workers += effect.workers
                coins += effect.coins
        for cheaper in self._research if technology is not None else ():
            if technology in cheaper.technologies:
                coins = coins + cheaper.coins if cheaper.set_coins is None else min(coins, cheaper.set_coins)
        return (0 if via else max(workers, 0)), max(coins, 0)

    def holds(self, condition: fx.Condition | None, most: bool) -> bool:
        """Whether a condition is true, given whether nobody is stronger."""
        if condition is None:
            return True
        technologies = self._holding.technologies
        return (
            (most or not condition.most_military)
            and self.military >= condition.military_min
            and len(technologies) >= condition.technologies_min
            and (condition.technologies_max is None or len(technologies) <= condition.technologies_max)
            and len(self._holding.wonders) >= condition.wonders_min
            and (not condition.has_technology or condition.has_technology in technologies)
        )

    def times(self, gain: fx.Gain, most: bool, counts: Mapping[str, int]) -> int:
        """How often something is gained now; `counts` has what does not follow from the cards."""
        if not self.holds(gain.condition, most):
            return 0
        if gain.per is None:
            return 1
        count = self._counts[gain.per] if gain.per in self._counts else counts[gain.per]
        times = max(count + gain.offset, 0) // gain.divisor
        return times if gain.most is None else min(times, gain.most)
