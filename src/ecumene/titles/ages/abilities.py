"""The combined effects of a player's cards: strength, prices, bonuses, slots and the abilities of certain
moments.

They follow from the cards alone, so they are computed once for each set of cards (`Book.abilities`) and never
stored. A game meets a new set with every third decision, so this must be fast: the effects of the cards are
read once, and `_ADDS` has the rarer ones. Only one condition depends on other players: the most military
strength. The caller passes it when asking for a price.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.content import Content

Cards = tuple[str, ...]
Price = tuple[int, int]
"""Workers and coins."""


class TurnEndAbility(NamedTuple):
    """Something that acts at the end of the own turn: which card it is on, and what it does."""

    id: str
    source: str
    effect: fx.TurnEnd | fx.TurnEndAction | fx.TurnEndPlaceCoins
    plain: bool
    """Whether it gives coins and does nothing else."""


class Ability(NamedTuple):
    """A gain and the card that it is on."""

    source: str
    gain: fx.Gain


Holding = tuple[Cards, Cards, Cards, int, int]
"""All that a seat has: its civilizations, the main one first, technologies and wonders; strength without a
card, and what Wonder costs less in this turn."""


_NOTHING: dict[Any, Any] = {}
"""Shared by all sets of cards that have nothing of a kind; it is never written to."""
_NONE: frozenset[str] = frozenset()
_NO_BONUS: tuple[fx.ActionBonus, ...] = ()
_NO_MOMENT: tuple[Ability, ...] = ()
_MOMENTS = (fx.OnAnnex, fx.OnRest, fx.OnWar)


class Part:
    """The effects of one side of a card, sorted once; the common ones as tuples that only have to be
    joined.
    """

    __slots__ = ("bonuses", "game_end", "moments", "rarer", "strength", "strength_per")

    def __init__(self, source: str, effects: Iterable[fx.Effect]) -> None:
        effects = tuple(effects)
        self.strength = sum(effect.amount for effect in effects if isinstance(effect, fx.Military))
        self.strength_per = tuple(effect for effect in effects if isinstance(effect, fx.MilitaryPer))
        self.bonuses = tuple(effect for effect in effects if isinstance(effect, fx.ActionBonus))
        self.game_end = tuple(Ability(source, effect) for effect in effects if isinstance(effect, fx.GameEnd))
        self.moments = tuple(Ability(source, effect) for effect in effects if isinstance(effect, _MOMENTS))
        self.rarer = [(_ADDS[type(effect)], source, effect) for effect in effects if type(effect) in _ADDS]


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
    """The combined effects of a seat's cards.

    `counts` are the numbers of things on them, `turn_end` the abilities at the end of a turn by id: the card,
    with a number if it has several; `game_end` are those at the end of the game. `bonuses` are added to
    actions each time they are performed. `free_after` gives, for an action, the free action that may follow,
    and its card. `keeps` are the actions whose red slots return their workers, `forbids` those that nobody
    else may perform, `repriced` those whose price differs from the printed one, `own_slots` slots only for
    the owner. `upcoming`: upcoming action cards may be used; `saves_workers`: an action may need fewer
    workers than printed.
    """

    __slots__ = (
        "_content",
        "_costs",
        "_moments",
        "_technologies",
        "bonuses",
        "counts",
        "forbids",
        "free_after",
        "game_end",
        "immune",
        "keeps",
        "military",
        "others_lose",
        "own_slots",
        "repriced",
        "research_costs",
        "research_points",
        "saves_workers",
        "turn_end",
        "upcoming",
    )

    def __init__(self, content: Content, parts: Parts, holding: Holding) -> None:
        civilizations, technologies, wonders, tokens, discount = holding
        self._content = content
        self._technologies = technologies
        self._costs: tuple[fx.ActionCost, ...] = ()
        self.research_costs: tuple[fx.ResearchCost, ...] = ()
        self.own_slots: tuple[tuple[str, int], ...] = ()
        self.turn_end: Mapping[str, TurnEndAbility] = _NOTHING
        self.free_after: Mapping[str, tuple[tuple[str, str], ...]] = _NOTHING
        self.research_points: Mapping[str, int] = _NOTHING
        self.others_lose: Mapping[str, int] = _NOTHING
        self.keeps = self.immune = self.forbids = self.repriced = _NONE
        self.upcoming = self.saves_workers = False
        counts = self.counts = {
            "technology": len(technologies),
            "civilization_card": len(civilizations),
            "wonder": len(wonders),
        }
        legacy, gained = parts.legacy, parts.gained
        held = [parts.main[civilizations[0]]] if civilizations else []
        held += [legacy[card] for card in civilizations]
        held += [gained[card] for card in technologies + wonders]
        military, bonuses, moments, game_end = tokens, _NO_BONUS, _NO_MOMENT, _NO_MOMENT
        for part in held:
            military += part.strength
            bonuses += part.bonuses
            moments += part.moments
            game_end += part.game_end
            for effect in part.strength_per:
                military += effect.amount * (counts[effect.per] // effect.divisor)
            for add, source, other in part.rarer:
                add(self, source, other)
        self.bonuses, self._moments, self.game_end = bonuses, moments, game_end
        self.military = counts["military"] = military
        if discount:
            _add_cost(self, "", fx.ActionCost(("wonder",), coins=-discount))

    def at(self, moment: type[fx.Gain]) -> list[Ability]:
        """The gains at a moment of the game before its end."""
        return [ability for ability in self._moments if type(ability.gain) is moment]

    def price(self, action: str, technology: str | None, most: bool, via: str = "") -> Price:
        """The workers and coins that an action needs; `via` is the card through which it is performed."""
        entry = self._content.actions[action]
        workers, coins = entry.workers, entry.coins
        if action in self.repriced:
            for cost in self._costs:
                if action in cost.actions and via not in cost.not_via and self.holds(cost.condition, most):
                    workers += cost.workers
                    coins += cost.coins
        if technology is not None:
            for research in self.research_costs:
                if technology in research.technologies:
                    changed, fixed = coins + research.coins, research.set_coins
                    coins = changed if fixed is None else min(coins, fixed)
        return (0 if via else max(workers, 0)), max(coins, 0)

    def holds(self, condition: fx.Condition | None, most: bool) -> bool:
        """Whether a condition is true, given whether nobody is stronger."""
        if condition is None:
            return True
        technologies = self._technologies
        return (
            (most or not condition.most_military)
            and self.military >= condition.military_min
            and len(technologies) >= condition.technologies_min
            and (condition.technologies_max is None or len(technologies) <= condition.technologies_max)
            and self.counts["wonder"] >= condition.wonders_min
            and (not condition.has_technology or condition.has_technology in technologies)
        )

    def times(self, gain: fx.Gain, most: bool, count: int) -> int:
        """The number of times that a gain applies now, for this number of the things that it counts."""
        if not self.holds(gain.condition, most):
            return 0
        if gain.per is None:
            return 1
        times = max(count + gain.offset, 0) // gain.divisor
        return times if gain.most is None else min(times, gain.most)


# What each kind of effect adds


def _add_cost(held: Abilities, source: str, effect: fx.ActionCost) -> None:
    held._costs += (effect,)
    held.repriced = held.repriced.union(effect.actions)
    if effect.workers < 0:
        held.saves_workers = True


def _add_research(held: Abilities, source: str, effect: fx.ResearchCost) -> None:
    held.research_costs += (effect,)


def _add_research_points(held: Abilities, source: str, effect: fx.ResearchBonus) -> None:
    found = held.research_points = {**held.research_points}
    for technology in effect.technologies:
        found[technology] = found.get(technology, 0) + effect.points


def _add_slots(held: Abilities, source: str, effect: fx.ActionSlot) -> None:
    held.own_slots += ((effect.action, effect.count),)


def _add_free_action(held: Abilities, source: str, effect: fx.FreeActionOn) -> None:
    others = held.free_after.get(effect.after, ())
    held.free_after = {**held.free_after, effect.after: (*others, (effect.action, source))}


def _add_turn_end(
    held: Abilities, source: str, effect: fx.TurnEnd | fx.TurnEndAction | fx.TurnEndPlaceCoins
) -> None:
    number = sum([ability.source == source for ability in held.turn_end.values()])
    id = source if not number else f"{source}_{number + 1}"
    plain = isinstance(effect, fx.TurnEnd) and effect == fx.TurnEnd(coins=effect.coins)
    held.turn_end = {**held.turn_end, id: TurnEndAbility(id, source, effect, plain)}


def _add_loss(held: Abilities, source: str, effect: fx.OthersLoseOnAction) -> None:
    found = held.others_lose = {**held.others_lose}
    for action in effect.actions:
        found[action] = found.get(action, 0) + effect.coins


def _add_keeping(held: Abilities, source: str, effect: fx.KeepWorker) -> None:
    held.keeps = held.keeps.union(effect.actions)


def _add_immunity(held: Abilities, source: str, effect: fx.Immune) -> None:
    held.immune = held.immune.union(effect.events)


def _add_ban(held: Abilities, source: str, effect: fx.OthersForbidden) -> None:
    held.forbids = held.forbids.union(effect.actions)


def _add_upcoming(held: Abilities, source: str, effect: fx.UseUpcomingActions) -> None:
    held.upcoming = True


_ADDS: dict[type[fx.Effect], Callable[[Abilities, str, Any], None]] = {
    fx.ActionCost: _add_cost,
    fx.ActionSlot: _add_slots,
    fx.FreeActionOn: _add_free_action,
    fx.Immune: _add_immunity,
    fx.KeepWorker: _add_keeping,
    fx.OthersForbidden: _add_ban,
    fx.OthersLoseOnAction: _add_loss,
    fx.ResearchBonus: _add_research_points,
    fx.ResearchCost: _add_research,
    fx.UseUpcomingActions: _add_upcoming,
    fx.TurnEnd: _add_turn_end,
    fx.TurnEndAction: _add_turn_end,
    fx.TurnEndPlaceCoins: _add_turn_end,
}
"""What happens once, when a card comes, is looked up on the card."""
