"""Setup: provinces, civilizations, the first four cards and the opening coins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from ecumene.table.chance import Chance, shuffled
from ecumene.table.meta import Options
from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Kind
from ecumene.table.questions.kind import Moment as TableMoment
from ecumene.table.state.frames import Ask, Flow, Node, Seat
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.content import FIRST_CARDS
from ecumene.titles.cultures.events import CivilizationChosen, Drew, Started
from ecumene.titles.cultures.rules.areas import lay_resource, take_board
from ecumene.titles.cultures.state import SEATS, Game, Rules, State, other, take_coins

Moment = TableMoment[State, Book]


class AskCivilization(Ask, frozen=True, tag="ask_civilization"):
    """Which civilization?"""


class Civilization(Answer, frozen=True, tag="civilization"):
    civilization: str


class AskStart(Ask, frozen=True, tag="ask_start"):
    """Which two of the first four cards start as resources, and which goes on top?"""


class Start(Answer, frozen=True, tag="start"):
    """The two resource cards in the order they are laid, and the card for the top of the deck."""

    resources: list[str]
    top: str


def deal(book: Book, options: Options, chance: Chance) -> State:
    """A table before its first decision: seven provinces in ascending order and the progress marker."""
    drawn = sorted(chance.order(len(book.provinces))[: book.constants.provinces_in_play])
    provinces = list(book.provinces)
    first = options["first"]
    marker = chance.below(len(SEATS)) if first == "random" else int(first)
    rules = Rules(
        first=marker,
        lone_competitor=str(options["lone_competitor"]),
        limited_coins=options["coins"] == "limited",
        match=options["match"] is True,
    )
    state = blank(book, rules, row=[provinces[i] for i in drawn])
    for seat, civilization in enumerate(_dealt_civilizations(book, str(options["civilizations"]), chance)):
        take_board(book, state, seat, civilization)
    return state


def blank(book: Book, rules: Rules, *, row: list[str]) -> State:
    """A state with nothing on the table but the provinces, the marker and the supply."""
    return State.begun(
        {"seat": len(SEATS)},
        flow=Flow.begin(len(SEATS), Game()),
        rules=rules,
        game=1,
        phase="setup",
        marker=rules.first,
        supply=book.constants.coins,
        row=row,
    )


_FOR_THE_MATCH = {"flow", "rules", "game", "row", "civilizations", "first_game", "departed"}


def clear(book: Book, state: State) -> None:
    """Take everything off the table for the second game of a match; the same seat begins."""
    fresh = blank(book, state.rules, row=state.row)
    for name in state.__struct_fields__:
        if name not in _FOR_THE_MATCH:
            setattr(state, name, getattr(fresh, name))


def _dealt_civilizations(book: Book, how: str, chance: Chance) -> list[str]:
    if how == "choose":
        return ["", ""]
    if how == "random":
        return shuffled(chance, list(book.boards))[: len(SEATS)]
    return how.split("-")


def choose_civilizations(moment: Moment, node: Node) -> bool:
    """Ask who plays what; the seat without the marker chooses first. False once both are known."""
    for seat in (other(moment.state.marker), moment.state.marker):
        if not moment.state.civilizations[seat]:
            moment.flow.ask(node, AskCivilization, CivilizationKind.name, seat)
            return True
    return False


def draw_first_cards(moment: Moment, node: Node) -> None:
    """Shuffle each deck, draw four cards and ask both seats at once what to do with them."""
    state = moment.state
    for seat in SEATS:
        state.deck[seat] = shuffled(moment.chance, moment.content.decks[state.civilizations[seat]])
        draw(moment, seat, FIRST_CARDS)
        moment.flow.ask(node, AskStart, StartKind.name, seat)


def draw(moment: Moment, seat: Seat, count: int) -> None:
    """Draw from the top of the deck into the hand."""
    state = moment.state
    deck = state.deck[seat]
    cards = deck[:count]
    del deck[:count]
    state.hand[seat] += cards
    state.known_top[seat] = max(0, state.known_top[seat] - count)
    state.known_bottom[seat] = min(state.known_bottom[seat], len(deck))
    moment.tell(Drew(seat, len(cards), tuple(cards)))


def give_opening_coins(moment: Moment) -> None:
    for seat in SEATS:
        take_coins(moment.state, seat, moment.content.constants.start_coins)


class CivilizationKind(Kind[State, Book, AskCivilization, Civilization]):
    name = "civilization"
    rule = "setup.civ"

    def options(self, state: State, ask: AskCivilization) -> Sequence[Civilization]:
        return [Civilization(name) for name in self.content.boards if name not in state.civilizations]

    def default(self, state: State, ask: AskCivilization) -> Civilization:
        return self.options(state, ask)[0]

    def check(self, state: State, ask: AskCivilization, answer: Civilization) -> None:
        if answer.civilization not in self.content.boards:
            raise self.refuse("no-civilization")
        if answer.civilization in state.civilizations:
            raise self.refuse("taken-civilization")

    def apply(self, moment: Moment, node: Node, ask: AskCivilization, answer: Civilization) -> None:
        take_board(moment.content, moment.state, ask.seat, answer.civilization)
        moment.tell(CivilizationChosen(ask.seat, answer.civilization))
        moment.flow.finish(node)


class StartKind(Kind[State, Book, AskStart, Start]):
    name = "start"
    rule = "setup.two_resources"

    def options(self, state: State, ask: AskStart) -> Sequence[Start]:
        return [Start([a, b], top) for a, b, top in permutations(state.hand[ask.seat], 3)]

    def default(self, state: State, ask: AskStart) -> Start:
        """Keep the dearer cards: one of them comes back first."""
        cards = self.content.cards
        a, b, _, top = sorted(state.hand[ask.seat], key=lambda card: cards[card].vp)
        return Start([a, b], top)

    def check(self, state: State, ask: AskStart, answer: Start) -> None:
        chosen = {*answer.resources, answer.top}
        if len(answer.resources) != 2 or len(chosen) != 3 or not chosen <= set(state.hand[ask.seat]):
            raise self.refuse("start")

    def apply(self, moment: Moment, node: Node, ask: AskStart, answer: Start) -> None:
        state, book, seat = moment.state, moment.content, ask.seat
        hand, deck = state.hand[seat], state.deck[seat]
        for card in (*answer.resources, answer.top):
            hand.remove(card)
        for card in answer.resources:
            lay_resource(book, state, seat, card)
        deck.insert(0, answer.top)
        deck.append(hand.pop())
        state.known_top[seat] = state.known_bottom[seat] = 1
        shown_coins = sum(book.strip_coins[card] for card in answer.resources)
        coins = take_coins(state, seat, shown_coins + book.boards[state.civilizations[seat]].printed_coins)
        moment.tell(Started(seat, tuple(answer.resources), coins))
        moment.flow.finish(node)
