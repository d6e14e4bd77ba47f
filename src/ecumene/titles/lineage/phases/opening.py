"""The set-up of the game: the civilizations of the seats, and the first token of each."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.chance import Chance
from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import ROOT, Ask, Flow, Node, Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.events import CivilizationChosen
from ecumene.titles.lineage.frames import Game
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.pieces import place_tokens
from ecumene.titles.lineage.state import SHORT, Moment, Position, Rules, State, present


class AskCivilization(Ask, frozen=True, tag="ask_civilization"):
    """Which civilization do you lead?"""


class Civilization(Answer, frozen=True, tag="civilization"):
    civilization: str


def blank(book: Book, scene: str, rules: Rules) -> State:
    """A board with nothing on it: everything is in stock."""
    setting = book.scenes[scene]
    seats, size = len(setting.civilizations), setting.board.size
    credits = setting.short_credits if rules.game == SHORT else setting.credits
    return State.begun(
        {"seat": seats, "area": size, "stack": len(setting.stacks), "group": len(book.groups)},
        flow=Flow.begin(seats, Game()),
        scene=scene,
        rules=rules,
        phase="setup",
        stock=[book.numbers.tokens] * seats,
        credits=[[credits] * len(book.groups) for _ in range(seats)],
        known=[((),) * seats] * seats,
        latecomers=list(range(seats - (rules.latecomers or 0), seats)),
    )


def deal_priority(state: State, how: str, book: Book, chance: Chance) -> None:
    """Civilizations at random, in ranking order, or chosen in the order of the priority tokens dealt."""
    position = Position(book, state)
    civilizations = position.scene.civilizations
    if how == "choose":
        order = chance.order(len(civilizations))
        state.flow.replace(ROOT, Game(tuple(seat for seat in order if seat not in state.latecomers)))
        return
    if how == "random":
        state.civilizations = [civilizations[i] for i in chance.order(len(civilizations))]
    elif how == "ranking":
        state.civilizations = sorted(civilizations, key=position.ranking.__getitem__)


def choose(moment: Moment, node: Node, priority: Sequence[Seat]) -> bool:
    """Ask the next seat in the order of priority; False once all have chosen.

    Later seats get what is left, in the order of the seats.
    """
    for seat in priority:
        if not moment.state.civilizations[seat]:
            moment.flow.ask(node, AskCivilization, CivilizationKind.name, seat)
            return True
    chosen = moment.state.civilizations
    for seat in moment.state.latecomers:
        if not chosen[seat]:
            chosen[seat] = next(name for name in moment.scene.civilizations if name not in chosen)
            moment.tell(CivilizationChosen(seat, chosen[seat]))
    return False


def place_starts(moment: Moment) -> None:
    """One token of each civilization that is in the game on its starting location."""
    state, book = moment.state, moment.book
    board = moment.board
    for seat in present(state):
        place_tokens(state, seat, board.start[state.civilizations[seat]], book.numbers.start_tokens)


class CivilizationKind(Kind[AskCivilization, Civilization]):
    name = "civilization"
    rule = "ch4.civs.choice"

    def default(self, state: State, ask: AskCivilization) -> Civilization:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskCivilization) -> Sequence[Civilization]:
        free = self.at(state).scene.civilizations
        return [Civilization(name) for name in free if name not in state.civilizations]

    def check(self, state: State, ask: AskCivilization, answer: Civilization) -> None:
        if answer.civilization not in self.at(state).scene.civilizations:
            raise self.refuse("no-civilization")
        if answer.civilization in state.civilizations:
            raise self.refuse("taken-civilization")

    def apply(self, moment: Moment, node: Node, ask: AskCivilization, answer: Civilization) -> None:
        moment.state.civilizations[ask.seat] = answer.civilization
        moment.tell(CivilizationChosen(ask.seat, answer.civilization))
        moment.flow.finish(node)
