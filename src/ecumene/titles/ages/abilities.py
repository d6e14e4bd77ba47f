"""What somebody's cards add up to: strength, prices, bonuses, slots and the abilities of certain moments.

It follows from the cards alone, so it is worked out once for each set of cards (`Book.abilities`) and never
stored. Of all conditions only who has the most military strength depends on others: prices and gains are
kept for both cases.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.content import Content

Cards = tuple[str, ...]
Price = tuple[int, int]
"""Workers and coins."""


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
    """All cards of a seat; the first civilization is the main one."""

    civilizations: Cards
    technologies: Cards
    wonders: Cards
    tokens: int = 0
    """Strength from elsewhere than cards."""


NO_BONUS = Bonus()


class Abilities:
    """What the cards of a seat do together."""

    def __init__(self, content: Content, holding: Holding) -> None:
        acting = list(_acting(content, holding))
        self._content = content
        self._holding = holding
        self._counts = {
            "technology": len(holding.technologies),
            "civilization_card": len(holding.civilizations),
            "wonder": len(holding.wonders),
        }
        self.military = holding.tokens + sum(self._strength(effect) for _, effect in acting)
        self._counts["military"] = self.military
        self.slots: dict[str, int] = {}
        self.bonus: dict[str, Bonus] = {}
        self.research_points: dict[str, int] = {}
        self.free_after: dict[str, list[tuple[str, str]]] = {}
        self.others_lose: dict[str, int] = {}
        self.keeps: set[str] = set()
        self.immune: set[str] = set()
        self.forbids: set[str] = set()
        self.upcoming = False
        self.turn_end: dict[str, TurnEndAbility] = {}
        self.moments: dict[type[fx.Gain], list[Ability]] = {
            moment: [] for moment in (fx.OnAnnex, fx.OnRest, fx.OnWar, fx.GameEnd)
        }
        self._costs: list[fx.ActionCost] = []
        self._research: list[fx.ResearchCost] = []
        for source, effect in acting:
            self._add(source, effect)
        self._prices: dict[tuple[str, str | None, bool, str], Price] = {}
        self._available: dict[tuple[Cards, Cards, int], dict[str, int]] = {}

    def _strength(self, effect: fx.Effect) -> int:
        if isinstance(effect, fx.Military):
            return effect.amount
        if isinstance(effect, fx.MilitaryPer):
            return effect.amount * (self._counts[effect.per] // effect.divisor)
        return 0

    def _add(self, source: str, effect: fx.Effect) -> None:
        if isinstance(effect, fx.ActionBonus):
            for action in effect.actions:
                old = self.bonus.get(action, NO_BONUS)
                self.bonus[action] = Bonus(
                    old.points + effect.points, old.coins + effect.coins, old.workers + effect.workers
                )
        elif isinstance(effect, fx.TurnEnd | fx.TurnEndAction | fx.TurnEndPlaceCoins):
            number = sum(ability.source == source for ability in self.turn_end.values())
            id = source if not number else f"{source}_{number + 1}"
            self.turn_end[id] = TurnEndAbility(id, source, effect)
        elif type(effect) in self.moments:
            assert isinstance(effect, fx.Gain)
            self.moments[type(effect)].append(Ability(source, effect))
        elif isinstance(effect, fx.ActionCost):
            self._costs.append(effect)
        elif isinstance(effect, fx.ResearchCost):
            self._research.append(effect)
        else:
            self._add_rarer(source, effect)

    def _add_rarer(self, source: str, effect: fx.Effect) -> None:
        if isinstance(effect, fx.ResearchBonus):
            for technology in effect.technologies:
                points = self.research_points.get(technology, 0)
                self.research_points[technology] = points + effect.points
        elif isinstance(effect, fx.ActionSlot):
            self.slots[effect.action] = self.slots.get(effect.action, 0) + effect.count
        elif isinstance(effect, fx.FreeActionOn):
            self.free_after.setdefault(effect.after, []).append((effect.action, source))
        elif isinstance(effect, fx.OthersLoseOnAction):
            for action in effect.actions:
                self.others_lose[action] = self.others_lose.get(action, 0) + effect.coins
        elif isinstance(effect, fx.KeepWorker):
            self.keeps.update(effect.actions)
        elif isinstance(effect, fx.Immune):
            self.immune.update(effect.events)
        elif isinstance(effect, fx.OthersForbidden):
            self.forbids.update(effect.actions)
        elif isinstance(effect, fx.UseUpcomingActions):
            self.upcoming = True

    def available(self, window: Cards, coming: Cards, hunt_slots: int) -> dict[str, int]:
        """The slots of every action that the owner could use, given the cards of the time track."""
        key = (window, coming, hunt_slots)
        found = self._available.get(key)
        if found is None:
            found = self._available[key] = self._find_available(window, coming, hunt_slots)
        return found

    def _find_available(self, window: Cards, coming: Cards, hunt_slots: int) -> dict[str, int]:
        content = self._content
        found = {action: content.actions[action].slots for action in content.constants.permanent}
        for card in (*window, *coming) if self.upcoming else window:
            action = content.action_cards[card].action
            if action is not None:
                slots = content.actions[action].slots
                found[action] = found.get(action, 0) + (min(slots, hunt_slots) if action == "hunt" else slots)
        for action, count in self.slots.items():
            found[action] = found.get(action, 0) + count
        return found

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
        return max(count + gain.offset, 0) // gain.divisor


def _acting(content: Content, holding: Holding) -> Iterator[tuple[str, fx.Effect]]:
    """All effects that hold: the main ability, every legacy, technologies and wonders."""
    for place, id in enumerate(holding.civilizations):
        card = content.civilizations[id]
        if place == 0:
            yield from _of(id, card.main)
        yield from _of(id, card.legacy)
    for id in holding.technologies:
        yield from _of(id, content.technologies[id].effects)
    for id in holding.wonders:
        yield from _of(id, content.wonders[id].effects)


def _of(source: str, effects: Iterable[fx.Effect]) -> Iterator[tuple[str, fx.Effect]]:
    return ((source, effect) for effect in effects)
