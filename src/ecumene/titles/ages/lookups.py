"""The printed content, prepared for play."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.abilities import Abilities, Cards, Holding, Parts
from ecumene.titles.ages.content import Action, ActionCard, Content, load

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(dict[K, V], Generic[K, V]):
    """Values that are computed once for each key: a searching bot needs the same cards again and again.

    >>> squares = Kept(lambda number: number * number)
    >>> squares[3], len(squares)
    (9, 1)
    """

    most = 50_000

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        if len(self) >= self.most:
            self.clear()
        found = self[key] = self._make(key)
        return found


class Way(NamedTuple):
    """An action that is there to be used: its slots, and its printed price in workers and coins."""

    action: str
    slots: int
    workers: int
    coins: int
    brings: str


Ways = Mapping[str, Way]
OwnSlots = tuple[tuple[str, int], ...]


class Lookups:
    """Cards and actions by id, and what sets of cards add up to."""

    def __init__(self, overrides: Mapping[str, Any] | None = None) -> None:
        content = load(overrides)
        self.content: Content = content
        self.constants = content.constants
        self.actions = content.actions
        self.action_cards = content.action_cards
        self.technologies = content.technologies
        self.special_cards = content.special_cards
        self.achievements = content.achievements
        self.scenarios = content.scenarios
        self.commands = content.commands
        self.track_cards: dict[str, ActionCard] = {**content.action_cards, **content.scenario_cards}
        self.event_tokens = content.event_tokens
        self.civilizations = content.civilizations
        self.wonders = content.wonders
        self.forbidden_by_some = frozenset(_forbidden_by_some(content))
        self.every_action_needs_workers = all(action.workers for action in content.actions.values())
        self.brings = {action.id: _brings(action) for action in content.actions.values()}
        self.brought = {action.id: _brought(action) for action in content.actions.values()}
        self.fixed_gains = {action.id: _fixed_gains(action) for action in content.actions.values()}
        self.abilities = Kept[Holding, Abilities](partial(Abilities, content, Parts(content)))
        self.ways = Kept[tuple[Cards, int, OwnSlots], Ways](lambda key: self._ways(*key))
        self.open_technologies = Kept[tuple[Cards, str], Cards](lambda key: self._open(*key))
        self._trees: dict[str, dict[str, Cards]] = {}

    def _ways(self, track: Cards, hunt_slots: int, own: OwnSlots) -> Ways:
        """The actions of the permanent card, of these cards of the time track, and one's own slots."""
        slots = {action: self.actions[action].slots for action in self.constants.permanent}
        for card in track:
            action = self.track_cards[card].action
            if action is not None:
                count = self.actions[action].slots
                count = min(count, hunt_slots) if action == "hunt" else count
                slots[action] = slots.get(action, 0) + count
        for action, count in own:
            slots[action] = slots.get(action, 0) + count
        return {action: self._way(action, count) for action, count in slots.items()}

    def _way(self, action: str, slots: int) -> Way:
        entry = self.actions[action]
        return Way(action, slots, entry.workers, entry.coins, self.brings[action])

    def tree(self, special: str) -> dict[str, Cards]:
        """The technologies of a technology card with their arrows; a special card covers a column of it.

        Arrows are positions: a covered column keeps those down it, and its middle technology opens what the
        one below the special card opened in a neighbouring column.
        """
        found = self._trees.get(special)
        if found is None:
            found = self._trees[special] = self._tree(special)
        return found

    def _tree(self, special: str) -> dict[str, Cards]:
        technologies = self.technologies.values()
        basic = [entry for entry in technologies if not entry.special]
        if not special:
            return {entry.id: entry.requires for entry in basic}
        card = self.special_cards[special]
        covering = {self.technologies[id].row: id for id in card.technologies}
        instead = {entry.id: covering[entry.row] for entry in basic if self._covered(entry.id, special)}
        tree = {
            entry.id: tuple(instead.get(one, one) for one in entry.requires)
            for entry in basic
            if entry.id not in instead
        }
        return tree | {id: self.technologies[id].requires for id in card.technologies}

    def _covered(self, technology: str, special: str) -> bool:
        card, entry = self.special_cards[special], self.technologies[technology]
        return entry.column == card.column and entry.row in {
            self.technologies[id].row for id in card.technologies
        }

    def _open(self, technologies: Cards, special: str) -> Cards:
        """The technologies that can be gained next."""
        return tuple(
            id
            for id, requires in self.tree(special).items()
            if id not in technologies and (not requires or any(one in technologies for one in requires))
        )

    def names(self) -> dict[str, str]:
        """What players call the things with an id."""
        content = self.content
        named: dict[str, str] = {}
        named |= {entry.id: entry.name for entry in content.action_cards.values()}
        named |= {entry.id: entry.name for entry in content.actions.values()}
        named |= {entry.id: entry.name for entry in content.technologies.values()}
        named |= {entry.id: entry.name for entry in content.civilizations.values()}
        named |= {entry.id: entry.name for entry in content.wonders.values()}
        named |= {entry.id: entry.name for entry in content.event_tokens.values()}
        named |= {entry.id: entry.name for entry in content.achievements.values()}
        named |= {entry.id: entry.name for entry in content.scenarios.values()}
        named |= {entry.id: entry.name for entry in content.scenario_cards.values()}
        named |= {entry.id: entry.name for entry in content.commands.values()}
        return named


def _brings(action: Action) -> str:
    """What an action lets its player choose: a technology, a wonder, or nothing."""
    if any(gain.technologies for gain in action.gains):
        return "technology"
    return "wonder" if any(gain.wonders for gain in action.gains) else ""


def _brought(action: Action) -> tuple[int, int]:
    """How many technologies and wonders an action gives."""
    return sum(gain.technologies for gain in action.gains), sum(gain.wonders for gain in action.gains)


def _fixed_gains(action: Action) -> tuple[int, int, int, int] | None:
    """The points, coins, workers and coins of others that an action always gives, if it does."""
    gains = action.gains
    if any(gain.per is not None or gain.condition is not None for gain in gains):
        return None
    return (
        sum(gain.points for gain in gains),
        sum(gain.coins for gain in gains),
        sum(gain.workers for gain in gains),
        sum(gain.others_coins for gain in gains),
    )


def _forbidden_by_some(content: Content) -> Iterator[str]:
    """The actions that some card keeps others from: nothing has to be looked up about all the rest."""
    sides: list[Iterable[fx.Effect]] = [card.main for card in content.civilizations.values()]
    sides += [card.legacy for card in content.civilizations.values()]
    sides += [technology.effects for technology in content.technologies.values()]
    sides += [wonder.effects for wonder in content.wonders.values()]
    for effects in sides:
        for effect in effects:
            if isinstance(effect, fx.OthersForbidden):
                yield from effect.actions
