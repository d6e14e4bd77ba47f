"""A turn: a civilization, actions or rest, the return of the workers, and the abilities at the end of the
turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.menu import RECORDS
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.abilities import TurnEndAbility
from ecumene.titles.ages.book import Book, Moment
from ecumene.titles.ages.events import CoinsPlaced, WorkersLost
from ecumene.titles.ages.rules.actions import ActionKind, AskAction, Done, perform
from ecumene.titles.ages.rules.civilizations import AskCivilization, CivilizationKind, may_take
from ecumene.titles.ages.rules.gains import (
    NOTHING,
    abilities,
    gain_technologies,
    gain_technology,
    open_technologies,
    receive,
    worth,
)
from ecumene.titles.ages.rules.selling import Buy, Selling
from ecumene.titles.ages.rules.ways import Act, about_act, affordable, can_act, outcome
from ecumene.titles.ages.state import CardId, State, Turn, TurnEnd


@takes_up(Turn)
def turn(moment: Moment, node: Node, frame: Turn) -> None:
    """Take up a turn where it stands."""
    state, flow, seat, stage = moment.state, moment.flow, frame.seat, frame.stage
    if stage == "civilization":
        state.phase = "civilization"
        flow.replace(node, Turn(seat, "actions"))
        if may_take(moment.content, state, seat):
            flow.ask(node, AskCivilization, CivilizationKind.name, seat)
            return
        stage = "actions"
    if stage == "actions":
        state.phase = "actions"
        state.free = state.workers[seat]
        flow.replace(node, Turn(seat, "acting"))
        flow.ask(node, AskAction, ActionKind.name, seat)
    elif stage == "acting" and (not state.used or can_act(moment.content, state, seat)):
        flow.ask(node, AskAction, ActionKind.name, seat)
    elif stage in ("closing", "closed"):
        close(moment, node, frame)
    else:
        resolve(moment, seat)
        closes = moment.content.variant[state.rules].closes(state)
        if closes and (stage == "rested" or _acts_at_end(moment, seat)):
            flow.replace(node, Turn(seat, "closing"))
            flow.push(node, TurnEnd(seat))
        else:
            flow.replace(node, TurnEnd(seat))
            turn_end(moment, node, TurnEnd(seat))


def close(moment: Moment, node: Node, frame: Turn) -> None:
    """The question of a variant after rest or the end of the turn brought something. Without such gains the
    seat was asked just before, and is not asked twice.
    """
    variant = moment.content.variant[moment.state.rules]
    if frame.stage == "closed" or not variant.close(moment, node, frame.seat):
        moment.flow.finish(node)


def _acts_at_end(moment: Moment, seat: Seat) -> bool:
    return bool(abilities(moment.content, moment.state, seat).turn_end)


def resolve(moment: Moment, seat: Seat) -> None:
    """Workers on red slots are lost, all others are back."""
    state = moment.state
    if state.lost:
        state.workers[seat] -= state.lost
        moment.tell(WorkersLost(seat, state.lost))
    state.free = state.lost = 0
    state.used = ()
    moment.content.variant[state.rules].turn_resolved(moment, seat)


# The end of the turn


@takes_up(TurnEnd)
def turn_end(moment: Moment, node: Node, frame: TurnEnd) -> None:
    """Let the abilities act whose order cannot matter; ask about the others, one after the other.

    A technology that is gained meanwhile acts as well (R10).
    """
    state, flow, seat = moment.state, moment.flow, frame.seat
    state.phase = "turn_end"
    held = abilities(moment.content, state, seat).turn_end
    if not held:
        flow.finish(node)
        return
    pending = [ability for id, ability in held.items() if id not in frame.acted]
    left = _forced(moment, node, seat, pending)
    if left:
        flow.replace(node, TurnEnd(seat, tuple(id for id in held if id not in left)))
        flow.ask(node, AskTurnEnd, TurnEndKind.name, seat, pending=left)
    elif flow.asks:  # something that was gained is still to be chosen
        flow.replace(node, TurnEnd(seat, tuple(held)))
    else:
        flow.finish(node)


def _forced(moment: Moment, node: Node, seat: Seat, pending: list[TurnEndAbility]) -> tuple[str, ...]:
    """Carry out what nobody needs to be asked about; what is left is for the owner to order."""
    state, book = moment.state, moment.content
    left: list[TurnEndAbility] = []
    for ability in pending:  # plain coins come first: nothing is worse for having them
        if ability.plain:
            assert isinstance(ability.effect, fx.TurnEnd)
            receive(moment, node, seat, ability.effect, ability.source)
        else:
            left.append(ability)
    if not left or not any(possible(book, state, seat, ability) for ability in left):
        return ()
    if any(_asks(ability) for ability in left) or _entangled(left):
        return tuple(ability.id for ability in left)
    for ability in left:
        assert isinstance(ability.effect, fx.TurnEnd)
        receive(moment, node, seat, ability.effect, ability.source)
    return ()


def _asks(ability: TurnEndAbility) -> bool:
    """Whether its owner has something to decide about an ability."""
    return not isinstance(ability.effect, fx.TurnEnd) or ability.effect.technologies > 0


def _entangled(held: Sequence[TurnEndAbility]) -> bool:
    """Whether the points of one ability are what another one counts."""
    effects = [ability.effect for ability in held if isinstance(ability.effect, fx.TurnEnd)]
    return any(
        (one.per == "score" and other.points) or (one.per == "coin" and other.coins)
        for one in effects
        for other in effects
        if one is not other
    )


def possible(book: Book, state: State, seat: Seat, ability: TurnEndAbility) -> bool:
    """Whether an ability would do something now."""
    effect = ability.effect
    if isinstance(effect, fx.TurnEndAction):
        return bool(affordable(book, state, seat, effect.action, ability.source))
    if isinstance(effect, fx.TurnEndPlaceCoins):
        return state.coins[seat] >= effect.coins and len(state.market) > 0
    sum_ = worth(book, state, seat, effect)
    if sum_.technologies and sum_[:3] == (0, 0, 0):
        return len(open_technologies(book, state, seat)) > 0
    return sum_ is not NOTHING


class AskTurnEnd(Ask, frozen=True, tag="ask_turn_end"):
    """Which ability of the turn's end acts next?"""

    pending: tuple[str, ...]


class Activate(Answer, frozen=True, tag="activate", omit_defaults=True):
    """Let an ability act; the choice is the technology it gives, or the card that coins are put on."""

    ability: str
    choice: str | None = None


TurnEndStep = Activate | Buy | Done


class TurnEndKind(Selling[AskTurnEnd, TurnEndStep]):
    name = "turn_end"
    rule = "turn.end"

    def options(self, state: State, ask: AskTurnEnd) -> Sequence[TurnEndStep]:
        held = abilities(self.content, state, ask.seat).turn_end
        found: list[TurnEndStep] = [
            Activate(id, choice)
            for id in ask.pending
            if possible(self.content, state, ask.seat, held[id])
            for choice in self._choices(state, ask.seat, held[id])
        ]
        found += self.for_sale(state, ask.seat)[RECORDS]
        return found if self._owed(state, ask) else [*found, Done()]

    def _choices(self, state: State, seat: Seat, ability: TurnEndAbility) -> Sequence[str | None]:
        effect = ability.effect
        if isinstance(effect, fx.TurnEndPlaceCoins):
            return state.market
        if isinstance(effect, fx.TurnEndAction):
            ways = affordable(self.content, state, seat, effect.action, ability.source)
            return [way.choice for way in ways]
        if effect.technologies:
            return open_technologies(self.content, state, seat) or (None,)
        return (None,)

    def _owed(self, state: State, ask: AskTurnEnd) -> bool:
        """Whether something is left that must act."""
        held = abilities(self.content, state, ask.seat).turn_end
        return any(
            isinstance(held[id].effect, fx.TurnEnd) and possible(self.content, state, ask.seat, held[id])
            for id in ask.pending
        )

    def default(self, state: State, ask: AskTurnEnd) -> TurnEndStep:
        """Obligatory abilities act; nothing is spent for a player who is away."""
        if not self._owed(state, ask):
            return Done()
        held = abilities(self.content, state, ask.seat).turn_end
        return next(
            option
            for option in self.options(state, ask)
            if isinstance(option, Activate) and isinstance(held[option.ability].effect, fx.TurnEnd)
        )

    def about(self, state: State, ask: AskTurnEnd) -> Mapping[str, Any]:
        held = abilities(self.content, state, ask.seat).turn_end
        return {
            "sources": tuple(held[id].source for id in ask.pending),
            "coins": state.coins[ask.seat],
        }

    def about_activate(self, state: State, ask: AskTurnEnd, answer: Activate) -> Mapping[str, Any]:
        """What the ability costs and gives."""
        book, seat = self.content, ask.seat
        ability = abilities(book, state, seat).turn_end.get(answer.ability)
        if ability is None:
            return {}
        effect = ability.effect
        if isinstance(effect, fx.TurnEndAction):
            sum_ = about_act(book, state, seat, Act(effect.action, answer.choice), ability.source)
            return {"source": ability.source, "action": effect.action, **sum_}
        if isinstance(effect, fx.TurnEndPlaceCoins):
            gives = {"price": effect.coins, "points": effect.points, "coins": 0}
        else:
            worth_now = worth(book, state, seat, effect)
            gives = {"price": 0, "points": worth_now.points, "coins": worth_now.coins}
        return {"source": ability.source, "action": None, "choice": answer.choice, **gives}

    def check_activate(self, state: State, ask: AskTurnEnd, answer: Activate) -> None:
        if answer.ability not in ask.pending:
            raise self.refuse("no-ability")
        if answer not in self.options(state, ask):
            self._refuse_activation(state, ask, answer)

    def _refuse_activation(self, state: State, ask: AskTurnEnd, answer: Activate) -> None:
        book, seat = self.content, ask.seat
        ability = abilities(book, state, seat).turn_end[answer.ability]
        effect = ability.effect
        if isinstance(effect, fx.TurnEndAction):
            price = outcome(book, state, seat, Act(effect.action, answer.choice), ability.source).price
            if price > state.coins[seat]:
                raise self.refuse(
                    "price", "actions.pay", action=effect.action, price=price, coins=state.coins[seat]
                )
        elif isinstance(effect, fx.TurnEndPlaceCoins) and effect.coins > state.coins[seat]:
            raise self.refuse("place-coins", "civ.phoenicia", price=effect.coins, coins=state.coins[seat])
        raise self.refuse("activation", source=ability.source)

    def apply_activate(self, moment: Moment, node: Node, ask: AskTurnEnd, answer: Activate) -> None:
        self._act(moment, node, ask.seat, answer.ability)
        activate(moment, moment.flow.parents[node], ask.seat, answer)
        moment.flow.finish(node)

    def apply_buy(self, moment: Moment, node: Node, ask: AskTurnEnd, answer: Buy) -> None:
        self.buy(moment, ask.seat, answer)
        moment.flow.finish(node)

    def about_done(self, state: State, ask: AskTurnEnd, answer: Done) -> Mapping[str, Any]:
        return {"workers": 0}

    def check_done(self, state: State, ask: AskTurnEnd, answer: Done) -> None:
        if self._owed(state, ask):
            raise self.refuse("owed")

    def apply_done(self, moment: Moment, node: Node, ask: AskTurnEnd, answer: Done) -> None:
        self._act(moment, node, ask.seat, *ask.pending)
        moment.flow.finish(node)

    def _act(self, moment: Moment, node: Node, seat: Seat, *abilities: str) -> None:
        """Note that abilities have acted, or will not."""
        parent = moment.flow.parents[node]
        frame = moment.flow.steps[parent]
        assert isinstance(frame, TurnEnd)
        moment.flow.replace(parent, TurnEnd(seat, (*frame.acted, *abilities)))


def activate(moment: Moment, node: Node, seat: Seat, answer: Activate) -> None:
    """Carry out one ability of the turn's end."""
    state = moment.state
    ability = abilities(moment.content, state, seat).turn_end[answer.ability]
    effect = ability.effect
    if isinstance(effect, fx.TurnEndAction):
        perform(moment, node, seat, Act(effect.action, answer.choice), ability.source)
    elif isinstance(effect, fx.TurnEndPlaceCoins):
        assert answer.choice is not None
        place_coins(moment, seat, answer.choice, effect)
    elif answer.choice is not None:
        gain_technology(moment, node, seat, answer.choice)
        gain_technologies(moment, node, seat, effect.technologies - 1, ability.source)
        receive(moment, node, seat, _without_technologies(effect), ability.source)
    else:
        receive(moment, node, seat, effect, ability.source)


def place_coins(moment: Moment, seat: Seat, civilization: CardId, effect: fx.TurnEndPlaceCoins) -> None:
    """Own coins become bonus coins on a card of the market, for points."""
    state = moment.state
    place = state.market.index(civilization)
    state.coins[seat] -= effect.coins
    state.points[seat] += effect.points
    state.bonus = (*state.bonus[:place], state.bonus[place] + effect.coins, *state.bonus[place + 1 :])
    moment.tell(CoinsPlaced(seat, civilization, effect.coins, effect.points))


def _without_technologies(effect: fx.TurnEnd) -> fx.TurnEnd:
    return fx.TurnEnd(
        points=effect.points,
        coins=effect.coins,
        workers=effect.workers,
        others_coins=effect.others_coins,
        per=effect.per,
        divisor=effect.divisor,
        offset=effect.offset,
        condition=effect.condition,
    )
