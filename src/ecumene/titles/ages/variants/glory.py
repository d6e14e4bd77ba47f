"""Path to Glory: five solo scenarios, each an entry of the content, on the rules of the solo game.

`state.marks` counts what they count: `stations` of a road, `discount` of Wonder in this turn, `feints` of the
Mongols, the round of `terror`, the round of every `command_...` that came, and whether the game is `lost`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ecumene.table.answers import Answer
from ecumene.table.chance import Chance, shuffled
from ecumene.table.frames import Node, Seat
from ecumene.table.kind import Kind
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.content import Command, Goal, Scenario
from ecumene.titles.ages.events import (
    CommandCame,
    Defeated,
    MedalWon,
    PointsLost,
    StationReached,
    StrengthGained,
    TributePaid,
)
from ecumene.titles.ages.gains import Moment, gain_technologies, lose_coins, recount, sacrifice
from ecumene.titles.ages.state import AskTribute, CardId, Cards, State
from ecumene.titles.ages.variants.solo import ALONE

MEDALS = ("bronze", "silver", "gold")
SKIRMISH = "skirmish"


def scenario_of(book: Book, state: State) -> Scenario | None:
    return book.scenarios[state.rules.scenario] if state.rules.scenario else None


# Setup


def wonders(book: Book, state: State) -> int | None:
    """How many wonders a scenario reveals, if it says so."""
    scenario = scenario_of(book, state)
    return scenario.wonders if scenario is not None else None


def lay_out(book: Book, state: State, chance: Chance) -> None:
    """Change a solo table into that of its scenario; called before civilizations are dealt."""
    scenario = scenario_of(book, state)
    if scenario is None:
        return
    state.track = scenario_track(book, scenario, state.track)
    if scenario.first:
        state.hand[ALONE] = (scenario.first,)
    state.pile = tuple(shuffled(chance, list(scenario.commands)))
    if scenario.commands:
        state.rival = state.round
    if scenario.tokens:
        tokens = [""] * len(state.track)
        order = shuffled(chance, list(scenario.tokens))
        for place, token in zip(scenario.token_places, order, strict=True):
            tokens[place - 1] = token
        state.tokens = tuple(tokens)


def scenario_track(book: Book, scenario: Scenario, track: Cards) -> Cards:
    """The cards of the scenario in place of others, and those with a place of their own there."""
    fifth = book.constants.solo_plague - 1
    cards = [scenario.replaces.get(card, card) for card in track]
    cards[fifth] = scenario.fifth or cards[fifth]
    for card, place in scenario.places.items():
        cards.remove(card)
        cards.insert(place - 1, card)
        if (now := cards.index(scenario.fifth or track[fifth])) != fifth:
            cards.insert(fifth, cards.pop(now))
    return tuple(cards)


# In a turn


class Besides(NamedTuple):
    """What an action of a scenario gives besides points, coins and workers."""

    strength: int = 0
    stations: int = 0
    discount: int = 0


def besides(book: Book, state: State, action: str) -> Besides:
    """What an action would do besides, where a scenario is played; a road has an end."""
    scenario = scenario_of(book, state)
    if scenario is None:
        return Besides()
    gains = book.actions[action].gains
    stations = sum(gain.stations for gain in gains) + (action in scenario.advances)
    return Besides(
        sum(gain.strength for gain in gains),
        min(stations, scenario.stations - state.marks.get("stations", 0)),
        sum(gain.wonder_discount for gain in gains),
    )


def performed(moment: Moment, node: Node, seat: Seat, action: str) -> None:
    """What an action does besides points and coins, where a scenario is played."""
    state, book = moment.state, moment.content
    scenario = scenario_of(book, state)
    if scenario is None:
        return
    strength, stations, discount = besides(book, state, action)
    if discount:
        state.marks["discount"] = state.marks.get("discount", 0) + discount
    if strength:
        state.strength[seat] += strength
        recount(book, state, seat)
        moment.tell(StrengthGained(seat, strength))
    for _ in range(stations):
        advance(moment, node, seat, scenario)


def advance(moment: Moment, node: Node, seat: Seat, scenario: Scenario) -> None:
    """One station further along the road, as far as it goes."""
    marks = moment.state.marks
    reached = marks.get("stations", 0) + 1
    if reached > scenario.stations:
        return
    marks["stations"] = reached
    moment.tell(StationReached(seat, reached))
    if reached in scenario.technology_at:
        gain_technologies(moment, node, seat, 1, scenario.id)


def first_only(book: Book, state: State, seat: Seat) -> bool:
    """Whether the first civilization is laid down by the scenario."""
    scenario = scenario_of(book, state)
    return scenario is not None and scenario.first is not None and not state.civilizations[seat]


def must_stay(book: Book, state: State) -> bool:
    """Whether the main civilization may not change yet."""
    scenario = scenario_of(book, state)
    return scenario is not None and state.round <= scenario.stays_until


def terrified(state: State) -> bool:
    """Whether nobody may rest or annex in this round."""
    return bool(state.marks) and state.marks.get("terror") == state.round


def end_turn(moment: Moment, seat: Seat) -> None:
    """What a turn costs in the end, and what lasted for a turn only."""
    state = moment.state
    state.marks.pop("discount", None)
    scenario = scenario_of(moment.content, state)
    if (
        scenario is not None
        and scenario.first is not None
        and state.round > scenario.stays_until
        and state.civilizations[seat][0] == scenario.first
    ):
        lose_points(moment, seat, 1)


def lose_points(moment: Moment, seat: Seat, points: int) -> None:
    lost = min(points, moment.state.points[seat])
    if lost:
        moment.state.points[seat] -= lost
        moment.tell(PointsLost(seat, lost))


# Between rounds


def command(moment: Moment, node: Node) -> bool:
    """Carry out the next command card; whether its victim has to decide."""
    state = moment.state
    card, state.pile = state.pile[0], state.pile[1:]
    entry = moment.content.commands[card]
    state.marks[f"command_{card}"] = state.round
    moment.tell(CommandCame(command=card))
    if entry.weaker and state.military[ALONE] >= state.rival:
        return False
    if entry.terror:
        state.marks["terror"] = state.round + 1
    if entry.stronger:
        state.marks["feints"] = state.marks.get("feints", 0) + entry.stronger
    if entry.lose_coins:
        lose_coins(moment, ALONE, entry.lose_coins, card)
    if entry.lose_points:
        lose_points(moment, ALONE, entry.lose_points)
    for _ in range(entry.sacrifice):
        sacrifice(moment, [ALONE], card)
    return bool(entry.tribute) and _tribute(moment, node, entry)


def _tribute(moment: Moment, node: Node, entry: Command) -> bool:
    """Coins or a worker: asked only where both are there."""
    state = moment.state
    if state.coins[ALONE] >= entry.tribute:
        if state.workers[ALONE]:
            moment.flow.ask(node, AskTribute, TributeKind.name, ALONE, coins=entry.tribute, card=entry.id)
            return True
        lose_coins(moment, ALONE, entry.tribute, entry.id)
    else:
        sacrifice(moment, [ALONE], entry.id)
    return False


def commands_left(book: Book, state: State) -> Cards:
    """The command cards that have not come yet."""
    scenario = scenario_of(book, state)
    commands = scenario.commands if scenario is not None else ()
    return tuple(card for card in commands if f"command_{card}" not in state.marks)


def commanded(book: Book, state: State) -> bool:
    """Whether command cards, not tokens, make the opponent stronger."""
    scenario = scenario_of(book, state)
    return scenario is not None and len(scenario.commands) > 0


def new_round(book: Book, state: State) -> None:
    """The Mongols are as strong as the round is late, and stronger after feints."""
    if commanded(book, state):
        state.rival = state.round + state.marks.get("feints", 0)


def defeated(moment: Moment) -> bool:
    """Whether a devastated player has nothing left to go on with."""
    state = moment.state
    if not commanded(moment.content, state) or state.workers[ALONE] or state.coins[ALONE] >= 2:
        return False
    state.marks["lost"] = 1
    moment.tell(Defeated(ALONE))
    return True


class PayCoins(Answer, frozen=True, tag="pay_coins"):
    """Pay the tribute in coins."""


class GiveWorker(Answer, frozen=True, tag="give_worker"):
    """Sacrifice a worker instead."""


class TributeKind(Kind[State, Book, AskTribute, PayCoins | GiveWorker]):
    name = "tribute"
    rule = "glory"
    answers = PayCoins | GiveWorker

    def options(self, state: State, ask: AskTribute) -> Sequence[PayCoins | GiveWorker]:
        return [PayCoins(), GiveWorker()]

    def default(self, state: State, ask: AskTribute) -> PayCoins | GiveWorker:
        return PayCoins()

    def about(self, state: State, ask: AskTribute) -> dict[str, Any]:
        return {"coins": ask.coins, "card": ask.card}

    def about_answer(self, state: State, ask: AskTribute, answer: PayCoins | GiveWorker) -> dict[str, Any]:
        return {"coins": ask.coins}

    def check(self, state: State, ask: AskTribute, answer: PayCoins | GiveWorker) -> None:
        """Either is always possible when it is asked."""

    def apply(self, moment: Moment, node: Node, ask: AskTribute, answer: PayCoins | GiveWorker) -> None:
        if isinstance(answer, PayCoins):
            moment.state.coins[ALONE] -= ask.coins
            moment.tell(TributePaid(ALONE, ask.coins))
        else:
            sacrifice(moment, [ALONE], ask.card)
        moment.flow.finish(node)


# The end


def medals(book: Book, state: State) -> list[str]:
    """The medals whose goals were reached, the best one last."""
    scenario = scenario_of(book, state)
    if scenario is None or state.phase != "over" or state.marks.get("lost") or ALONE in state.departed:
        return []
    return [name for name, goal in zip(MEDALS, scenario.goals, strict=True) if _reached(state, goal)]


def medal(book: Book, state: State) -> CardId:
    """The best medal that was won, "" for none."""
    won = medals(book, state)
    return won[-1] if won else ""


def _reached(state: State, goal: Goal) -> bool:
    return (
        state.points[ALONE] >= goal.points
        and len(state.wonders[ALONE]) >= goal.wonders
        and len(state.technologies[ALONE]) >= goal.technologies
        and state.marks.get("stations", 0) >= goal.stations
    )


def tell_medal(moment: Moment) -> None:
    if won := medal(moment.content, moment.state):
        moment.tell(MedalWon(ALONE, won))
