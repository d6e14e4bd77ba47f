"""A walk: one way through the tree of answers and beyond it, in one imagined world."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from ecumene.bots.habits import Habits
from ecumene.bots.spread import Spread
from ecumene.bots.tree import Key, Place, Trial, key_of, most_promising
from ecumene.bots.worlds import Asked, Rules, World
from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import State
from ecumene.table.state.frames import Ask, Seat

WIN = 1.0
"""The value of a win in addition to the title's evaluation, in spreads of the values so far."""

MOST_OPTIONS = 40
"""The number of answers to one question that are considered; if there are more, some of them, and the
default.
"""

AHEAD = 4
"""The least number of answers by habit; after them the walk goes on to the end of the turn."""

FAMILIAR = 2
"""The number of visits that a node needs before all of its answers are evaluated."""

LONGEST = 60
"""The greatest number of answers by habit."""

Offer = Mapping[Key, Answer]


class Mind:
    """The memory from one walk to the next: results of answers, and the spread of values."""

    def __init__(self, rules: Rules, random: Random) -> None:
        self.rules = rules
        self.random = random
        self.habits = Habits(random)
        self.spread = Spread()


class Walk:
    """The state changes during a walk; the answers are recorded, to learn from the result."""

    def __init__(self, mind: Mind, world: World) -> None:
        self._mind = mind
        self._rules = mind.rules
        self._world = world
        self._state = world.state.copy()
        self._tried: list[tuple[Seat, Trial]] = []
        self._given: list[tuple[Seat, Key]] = []

    def go(self, place: Place, seat: Seat) -> None:
        """Down the tree as far as it goes, and on by habit; `seat` is the seat that searches."""
        while (asked := self._decision()) and (place.visits >= FAMILIAR or not self._tried):
            place = place.after(self._answer(place, asked))
            place.visits += 1
        self._play_on()
        values = [self._value(self._state, other) for other in self._rules.seats]
        for other, trial in self._tried:
            trial.learn(values[other])
        for other, key in self._given:
            self._mind.habits.learn(other, key, values[other])
        self._mind.spread.learn(values[seat])

    def _decision(self) -> Asked:
        """Go on until a seat has a choice; None if the game is over."""
        rules, state = self._rules, self._state
        while asked := rules.asked(state):
            options = [rules.options(state, ask) for _, ask in asked]
            if any(len(some) > 1 for some in options):
                return asked
            rules.answer(state, asked, [some[0] for some in options])
        return ()

    # In the tree

    def _answer(self, place: Place, asked: Asked) -> tuple[Key, ...]:
        """All asked seats answer, and none knows the answers of the others."""
        offers = [self._offer(place, ask) for _, ask in asked]
        for (_, ask), offer in zip(asked, offers, strict=True):
            if len(offer) > 1:
                self._look(place, asked, ask, offer)
        keys = tuple(self._pick(place, ask, offer) for (_, ask), offer in zip(asked, offers, strict=True))
        self._rules.answer(self._state, asked, [offer[key] for offer, key in zip(offers, keys, strict=True)])
        return keys

    def _offer(self, place: Place, ask: Ask) -> Offer:
        """The options of a seat in this world. If there are too many, those that were tried come first."""
        rules, state = self._rules, self._state
        options = rules.options(state, ask)
        if len(options) <= MOST_OPTIONS:
            return {key_of(option): option for option in options}
        tried = place.trials(ask)
        offer = {key: option for option in options if (key := key_of(option)) in tried}
        if not offer:
            some = [rules.default(state, ask), *self._mind.random.sample(options, MOST_OPTIONS - 1)]
            offer = {key_of(option): option for option in some}
        return offer

    def _look(self, place: Place, asked: Asked, ask: Ask, offer: Offer) -> None:
        """Evaluate all new answers one answer ahead; the other seats give default answers."""
        trials = place.trials(ask)
        new = [key for key in offer if key not in trials]
        if not new:
            return
        mine = next(i for i, (_, other) in enumerate(asked) if other is ask)
        answers = [self._rules.default(self._state, other) for _, other in asked]
        for key in new:
            state = self._state.copy()
            answers[mine] = offer[key]
            self._rules.answer(state, asked, answers)
            self._rules.finish(state, asked[mine][0], ask)
            trials[key] = Trial(self._value(state, ask.seat))

    def _pick(self, place: Place, ask: Ask, offer: Offer) -> Key:
        if len(offer) == 1:
            return next(iter(offer))
        trials = place.trials(ask)
        key = most_promising(trials, list(offer), self._mind.spread.value)
        self._tried.append((ask.seat, trials[key]))
        self._given.append((ask.seat, key))
        return key

    # Beyond it

    def _play_on(self) -> None:
        """On by habit to the end of a turn."""
        rules, state, random, habits = self._rules, self._state, self._mind.random, self._mind.habits
        turn = rules.turn(state)
        for given in range(LONGEST):
            asked = rules.asked(state)
            if not asked:
                return
            if (now := rules.turn(state)) != turn:
                turn = now
                if given >= AHEAD:
                    return
            node, ask = asked[0] if len(asked) == 1 else random.choice(asked)
            options = rules.options(state, ask)
            answer = options[0]
            if len(options) > 1:
                answer, key = habits.choose(ask.seat, options)
                self._given.append((ask.seat, key))
            rules.answer(state, [(node, ask)], [answer])

    def _value(self, state: State, seat: Seat) -> float:
        """How much the position of a seat has improved since the beginning, and whether it has won."""
        value = self._rules.stand(state, seat) - self._world.stand[seat]
        winners = self._rules.winners(state)
        if winners is None:
            return value
        win = WIN * self._mind.spread.value
        return value + win if seat in winners else value - win
