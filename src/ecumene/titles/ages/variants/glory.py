"""Path to Glory: five solo scenarios, each an entry of the content, on the rules of the solo game.

`state.marks` has their counters: `stations` of a road, `discount` of Wonder in this turn, `feints` of the
Mongols, the round of `terror`, the round of every `command_...` that came, and whether the game is `lost`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from ecumene.table.chance import Chance, shuffled
from ecumene.table.questions.answers import Answer
from ecumene.table.questions.handlers import always
from ecumene.table.questions.kind import Kind
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.ages.book import Bar, Besides, Book, Moment
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
from ecumene.titles.ages.rules.gains import gain_technologies, lose_coins, recount, sacrifice
from ecumene.titles.ages.state import CardId, Cards, Rules, State
from ecumene.titles.ages.variants.solo import ALONE, Skirmish

MEDALS = ("bronze", "silver", "gold")


class PathToGlory(Skirmish):
    """What a scenario changes in the solo game."""

    @classmethod
    def plays(cls, rules: Rules) -> bool:
        return rules.solo and bool(rules.scenario)

    def wonders(self, book: Book, state: State) -> int:
        return scenario_of(book, state).wonders or super().wonders(book, state)

    def set_up(self, book: Book, state: State, chance: Chance) -> None:
        super().set_up(book, state, chance)
        lay_out(book, state, scenario_of(book, state), chance)

    def choices(self, book: Book, state: State, seat: Seat) -> Cards:
        """The first civilization is laid down by some scenarios."""
        if scenario_of(book, state).first is not None and not state.civilizations[seat]:
            return state.hand[seat]
        return super().choices(book, state, seat)

    def bars(
        self, book: Book, state: State, seat: Seat, step: Literal["rise", "annex", "rest"]
    ) -> Bar | None:
        """The main civilization may have to stay for a while; in terror nobody rests or annexes."""
        held = state.civilizations[seat]
        if step == "rise":
            stays = held and state.round <= scenario_of(book, state).stays_until
            return Bar("stays", "glory", {"civilization": held[0]}) if stays else None
        return Bar("terror", "glory", {}) if state.marks.get("terror") == state.round else None

    def besides(self, book: Book, state: State, action: str) -> Besides:
        """Strength, stations of a road, which has an end, and a discount of Wonder in this turn."""
        scenario, gains = scenario_of(book, state), book.actions[action].gains
        stations = sum(gain.stations for gain in gains) + (action in scenario.advances)
        return Besides(
            sum(gain.strength for gain in gains),
            min(stations, scenario.stations - state.marks.get("stations", 0)),
            sum(gain.wonder_discount for gain in gains),
        )

    def performed(self, moment: Moment, node: Node, seat: Seat, action: str) -> None:
        take_besides(moment, node, seat, self.besides(moment.content, moment.state, action))

    def turn_resolved(self, moment: Moment, seat: Seat) -> None:
        """The costs at the end of a turn, and the end of effects that last for one turn."""
        state, scenario = moment.state, scenario_of(moment.content, moment.state)
        state.marks.pop("discount", None)
        over = scenario.first is not None and state.round > scenario.stays_until
        if over and state.civilizations[seat][0] == scenario.first:
            lose_points(moment, seat, 1)

    def round_begins(self, book: Book, state: State) -> None:
        """The Mongols are as strong as the round is late, and stronger after feints."""
        if scenario_of(book, state).commands:
            state.rival = state.round + state.marks.get("feints", 0)

    def round_ends(self, moment: Moment, node: Node) -> bool:
        return bool(moment.state.pile) and command(moment, node)

    def round_ended(self, moment: Moment) -> None:
        """Command cards, where there are some, make the opponent stronger, not the rounds."""
        if not scenario_of(moment.content, moment.state).commands:
            super().round_ended(moment)

    def defeated(self, moment: Moment) -> bool:
        """Whether a devastated player has nothing left to go on with."""
        state = moment.state
        devastated = not state.workers[ALONE] and state.coins[ALONE] < 2
        if not devastated or not scenario_of(moment.content, state).commands:
            return False
        state.marks["lost"] = 1
        moment.tell(Defeated(ALONE))
        return True

    def game_ended(self, moment: Moment) -> None:
        if won := medal(moment.content, moment.state):
            moment.tell(MedalWon(ALONE, won))


def scenario_of(book: Book, state: State) -> Scenario:
    return book.scenarios[state.rules.scenario]


# Setup


def lay_out(book: Book, state: State, scenario: Scenario, chance: Chance) -> None:
    """Change a solo table into that of its scenario; called before civilizations are dealt."""
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


def take_besides(moment: Moment, node: Node, seat: Seat, gained: Besides) -> None:
    """What an action of a scenario gives besides points, coins and workers."""
    state, book = moment.state, moment.content
    if gained.discount:
        state.marks["discount"] = state.marks.get("discount", 0) + gained.discount
    if gained.strength:
        state.strength[seat] += gained.strength
        recount(book, state, seat)
        moment.tell(StrengthGained(seat, gained.strength))
    for _ in range(gained.stations):
        advance(moment, node, seat, scenario_of(book, state))


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
    commands = scenario_of(book, state).commands if state.rules.scenario else ()
    return tuple(card for card in commands if f"command_{card}" not in state.marks)


class AskTribute(Ask, frozen=True, tag="ask_tribute"):
    """Pay coins, or sacrifice a worker? `card` is the command that wants it."""

    coins: int
    card: CardId


class PayCoins(Answer, frozen=True, tag="pay_coins"):
    """Pay the tribute in coins."""


class GiveWorker(Answer, frozen=True, tag="give_worker"):
    """Sacrifice a worker instead."""


class TributeKind(Kind[State, Book, AskTribute, PayCoins | GiveWorker]):
    name = "tribute"
    rule = "glory"

    def options(self, state: State, ask: AskTribute) -> Sequence[PayCoins | GiveWorker]:
        return [PayCoins(), GiveWorker()]

    def default(self, state: State, ask: AskTribute) -> PayCoins | GiveWorker:
        return PayCoins()

    def about(self, state: State, ask: AskTribute) -> dict[str, Any]:
        return {"coins": ask.coins, "card": ask.card}

    def about_answer(self, state: State, ask: AskTribute, answer: PayCoins | GiveWorker) -> dict[str, Any]:
        return {"coins": ask.coins}

    check_pay_coins = always

    def apply_pay_coins(self, moment: Moment, node: Node, ask: AskTribute, answer: PayCoins) -> None:
        moment.state.coins[ALONE] -= ask.coins
        moment.tell(TributePaid(ALONE, ask.coins))
        moment.flow.finish(node)

    check_give_worker = always

    def apply_give_worker(self, moment: Moment, node: Node, ask: AskTribute, answer: GiveWorker) -> None:
        sacrifice(moment, [ALONE], ask.card)
        moment.flow.finish(node)


# The end


def medals(book: Book, state: State) -> list[str]:
    """The medals whose goals were reached, the best one last."""
    played = state.phase == "over" and not state.marks.get("lost") and ALONE not in state.departed
    if not state.rules.scenario or not played:
        return []
    goals = scenario_of(book, state).goals
    return [name for name, goal in zip(MEDALS, goals, strict=True) if _reached(state, goal)]


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
