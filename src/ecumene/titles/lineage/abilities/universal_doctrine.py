"""Universal Doctrine: a pirate city, or up to five barbarian tokens, are annexed anywhere on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask, Node, Seat
from ecumene.table.kind import Kind, Progress
from ecumene.titles.lineage.abilities.ability import Ability, EndAbility, Refuse, UseAbility, check_begin
from ecumene.titles.lineage.abilities.events import BarbariansAnnexed, PiratesAnnexed
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import annex_barbarians, cities_in_stock, place_city
from ecumene.titles.lineage.state import PIRATES, Moment, State, board_of

UNIVERSAL_DOCTRINE = "universal_doctrine"
TOKENS = 5
"""How many barbarian tokens may be annexed."""


class AskConvert(Ask, frozen=True, tag="ask_convert"):
    """Which barbarian tokens do you annex? `left` is how many more you may."""

    left: int


class Convert(Answer, frozen=True, tag="convert"):
    area: str
    tokens: int


Converting = Convert | EndAbility


def pirate_cities(state: State) -> list[AreaId]:
    return [area for area, owner in enumerate(state.cities) if owner == PIRATES]


def uses(book: Book, state: State, seat: Seat) -> list[UseAbility]:
    ids = board_of(book, state).ids
    cities = pirate_cities(state) if cities_in_stock(book, state, seat) else []
    found = [UseAbility(UNIVERSAL_DOCTRINE, ids[area]) for area in cities]
    if state.stock[seat] and any(state.barbarians):
        found.append(UseAbility(UNIVERSAL_DOCTRINE))
    return found


def check(refuse: Refuse, book: Book, state: State, seat: Seat, use: UseAbility) -> None:
    if use.area is None:
        check_begin(refuse, use)
        raise refuse("convert-nobody", "adv.universal_doctrine")
    area = board_of(book, state).index.get(use.area)
    if area is None or state.cities[area] != PIRATES or use.tokens is not None:
        raise refuse("convert-no-pirates", "adv.universal_doctrine")
    raise refuse("convert-no-city", "adv.universal_doctrine", most=book.numbers.cities)


def begin(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    """A pirate city, a lone barbarian, or the question which barbarians."""
    state = moment.state
    if use.area is None:
        if sum(state.barbarians) == 1:
            convert(moment, seat, next(area for area, there in enumerate(state.barbarians) if there), 1)
        else:
            moment.flow.ask(node, AskConvert, ConvertKind.name, seat, left=TOKENS)
        return
    place_city(state, seat, board_of(moment.content, state).index[use.area])
    moment.tell(PiratesAnnexed(seat, use.area))


def convert(moment: Moment, seat: Seat, area: AreaId, tokens: int) -> None:
    annex_barbarians(moment.state, seat, area, tokens)
    moment.tell(BarbariansAnnexed(seat, board_of(moment.content, moment.state).ids[area], tokens))


ABILITY = Ability(uses, check, begin)


class ConvertKind(Kind[State, Book, AskConvert, Converting]):
    name = "convert"
    rule = "adv.universal_doctrine"
    answers = Converting

    def options(self, state: State, ask: AskConvert) -> Sequence[Converting]:
        ids, most = board_of(self.content, state).ids, min(ask.left, state.stock[ask.seat])
        found: list[Converting] = [
            Convert(ids[area], tokens)
            for area, there in enumerate(state.barbarians)
            for tokens in range(min(there, most), 0, -1)
        ]
        return found if ask.left == TOKENS else [*found, EndAbility()]

    def default(self, state: State, ask: AskConvert) -> Converting:
        """As many as there are in the first area, then no more."""
        return EndAbility() if ask.left < TOKENS else self.options(state, ask)[0]

    def about(self, state: State, ask: AskConvert) -> Mapping[str, Any]:
        return {"left": min(ask.left, state.stock[ask.seat])}

    def progress(self, state: State, ask: AskConvert) -> Progress:
        done = TOKENS - ask.left
        most = min(ask.left, state.stock[ask.seat], sum(state.barbarians))
        return Progress(done, done + most, "tokens", at_most=True)

    def check(self, state: State, ask: AskConvert, answer: Converting) -> None:
        if isinstance(answer, EndAbility):
            if ask.left == TOKENS:
                raise self.refuse("ability-unfinished", "10.all_or_nothing")
            return
        area = board_of(self.content, state).index.get(answer.area)
        if area is None:
            raise self.refuse("no-area")
        most = min(ask.left, state.stock[ask.seat], state.barbarians[area])
        if not 1 <= answer.tokens <= most:
            name = board_of(self.content, state).names[area]
            raise self.refuse("convert-tokens", area=name, most=most)

    def apply(self, moment: Moment, node: Node, ask: AskConvert, answer: Converting) -> None:
        state, seat = moment.state, ask.seat
        if isinstance(answer, EndAbility):
            moment.flow.finish(node)
            return
        area = board_of(moment.content, state).index[answer.area]
        convert(moment, seat, area, answer.tokens)
        left = ask.left - answer.tokens
        if left and state.stock[seat] and any(state.barbarians):
            moment.flow.ask_again(node, replace(ask, left=left), self.name)
        else:
            moment.flow.finish(node)
