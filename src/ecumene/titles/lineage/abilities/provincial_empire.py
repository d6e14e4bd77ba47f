"""Provincial Empire: up to five neighbours each give a commodity card of their choice, face up or down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.answers import Answer
from ecumene.table.fields import UNKNOWN
from ecumene.table.frames import Ask, Node, Seat
from ecumene.table.kind import Kind, Progress
from ecumene.titles.lineage.abilities.ability import Ability, EndAbility, Refuse, UseAbility, check_begin
from ecumene.titles.lineage.abilities.events import TributeDemanded, TributeGiven, TributeRevealed
from ecumene.titles.lineage.advances.discards import loss
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.pieces.pieces import areas_of
from ecumene.titles.lineage.pieces.stacks import hand_over
from ecumene.titles.lineage.secrets.knowledge import all_see_given
from ecumene.titles.lineage.state import CardId, Moment, State, board_of, by_ranking, has

PROVINCIAL_EMPIRE = "provincial_empire"
IMMUNE = (PROVINCIAL_EMPIRE, "public_works")
"""Whose holders cannot be selected."""
PLAYERS = 5
"""How many may be selected."""
LEAST = 2
"""The least face value of the card that each of them gives."""


class AskNeighbours(Ask, frozen=True, tag="ask_neighbours"):
    """Who gives you a card? `chosen` are those that you have selected."""

    chosen: tuple[Seat, ...] = ()


class AskTribute(Ask, frozen=True, tag="ask_tribute"):
    """Which card do you give?"""

    taker: Seat


class AskReveal(Ask, frozen=True, tag="ask_reveal"):
    """Do you show a card that you were given face down? `cards` are (giver, card); others do not see them."""

    cards: tuple[tuple[Seat, CardId], ...]


class SelectPlayer(Answer, frozen=True, tag="select_player"):
    player: str


class Give(Answer, frozen=True, tag="give"):
    """`shown`: face up, so that everybody sees it."""

    card: CardId
    shown: bool = False


class Reveal(Answer, frozen=True, tag="reveal"):
    """Show everybody the card of this player."""

    player: str


class KeepHidden(Answer, frozen=True, tag="keep_hidden"):
    """Show no more."""


Selecting = SelectPlayer | EndAbility
Revealing = Reveal | KeepHidden


def neighbours(book: Book, state: State, seat: Seat) -> list[Seat]:
    """Who may be selected: who has cards, units adjacent by land or water, and no immunity."""
    board = board_of(book, state)
    near = {other for area in areas_of(state, seat) for other in (*board.land[area], *board.water[area])}
    return [
        other
        for other in by_ranking(book, state)
        if other != seat
        and state.hand[other]
        and not any(has(book, state, other, shield) for shield in IMMUNE)
        and near.intersection(areas_of(state, other))
    ]


def suitable(book: Book, state: State, seat: Seat) -> list[CardId]:
    """The commodities of enough face value that a seat could give, each kind once."""
    return [card for card in dict.fromkeys(state.hand[seat]) if book.cards[card].face >= LEAST]


def uses(book: Book, state: State, seat: Seat) -> list[UseAbility]:
    return [UseAbility(PROVINCIAL_EMPIRE)] if neighbours(book, state, seat) else []


def check(refuse: Refuse, book: Book, state: State, seat: Seat, use: UseAbility) -> None:
    check_begin(refuse, use)
    raise refuse("tribute-nobody", "adv.provincial_empire")


def begin(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    """Ask whom to select, unless there is only one."""
    found = neighbours(moment.content, moment.state, seat)
    if len(found) == 1:
        demand(moment, node, seat, found)
    else:
        moment.flow.ask(node, AskNeighbours, NeighboursKind.name, seat)


def demand(moment: Moment, node: Node, seat: Seat, chosen: Sequence[Seat]) -> None:
    """All who were selected choose their card at once; who has none that will do gives none."""
    state, book = moment.state, moment.content
    giving = [other for other in chosen if suitable(book, state, other)]
    players = tuple(state.civilizations[other] for other in giving)
    without = tuple(state.civilizations[other] for other in chosen if other not in giving)
    moment.tell(TributeDemanded(seat, players, without))
    for other in giving:
        moment.flow.ask(node, AskTribute, TributeKind.name, other, taker=seat)


ABILITY = Ability(uses, check, begin)


class NeighboursKind(Kind[State, Book, AskNeighbours, Selecting]):
    name = "neighbours"
    rule = "adv.provincial_empire"
    answers = Selecting

    def options(self, state: State, ask: AskNeighbours) -> Sequence[Selecting]:
        names = [state.civilizations[seat] for seat in self._left(state, ask)]
        players: list[Selecting] = [SelectPlayer(name) for name in names]
        return [*players, EndAbility()] if ask.chosen else players

    def default(self, state: State, ask: AskNeighbours) -> Selecting:
        """Whoever has most cards to choose from."""
        return SelectPlayer(
            state.civilizations[max(self._left(state, ask), key=lambda seat: len(state.hand[seat]))]
        )

    def _left(self, state: State, ask: AskNeighbours) -> list[Seat]:
        return [seat for seat in neighbours(self.content, state, ask.seat) if seat not in ask.chosen]

    def about(self, state: State, ask: AskNeighbours) -> Mapping[str, Any]:
        chosen = [state.civilizations[seat] for seat in ask.chosen]
        return {"left": PLAYERS - len(chosen), "chosen": chosen}

    def progress(self, state: State, ask: AskNeighbours) -> Progress:
        done = len(ask.chosen)
        return Progress(done, min(PLAYERS, done + len(self._left(state, ask))), "players", at_most=True)

    def check(self, state: State, ask: AskNeighbours, answer: Selecting) -> None:
        if isinstance(answer, EndAbility):
            if not ask.chosen:
                raise self.refuse("ability-unfinished", "10.all_or_nothing")
            return
        names = state.civilizations
        other = names.index(answer.player) if answer.player in names else None
        if other is None or other == ask.seat or other in ask.chosen:
            raise self.refuse("tribute-who")
        if other in self._left(state, ask):
            return
        if any(has(self.content, state, other, shield) for shield in IMMUNE):
            raise self.refuse("tribute-immune", "adv.provincial_empire.immune", player=answer.player)
        raise self.refuse("tribute-far", player=answer.player)

    def apply(self, moment: Moment, node: Node, ask: AskNeighbours, answer: Selecting) -> None:
        flow, state = moment.flow, moment.state
        chosen = ask.chosen
        if isinstance(answer, SelectPlayer):
            chosen = (*chosen, state.civilizations.index(answer.player))
            ask = replace(ask, chosen=chosen)
            if len(chosen) < PLAYERS and self._left(state, ask):
                flow.ask_again(node, ask, self.name)
                return
        demand(moment, flow.parents[node], ask.seat, chosen)
        flow.finish(node)


class TributeKind(Kind[State, Book, AskTribute, Give]):
    name = "tribute"
    rule = "adv.provincial_empire.card"
    answers = Give
    scarce = True

    def options(self, state: State, ask: AskTribute) -> Sequence[Give]:
        cards = suitable(self.content, state, ask.seat)
        return [Give(card, shown) for card in cards for shown in (False, True)]

    def default(self, state: State, ask: AskTribute) -> Give:
        """The card that costs the own sets least, face down."""
        cards = suitable(self.content, state, ask.seat)
        return Give(min(cards, key=lambda card: loss(self.content, state, ask.seat, card)))

    def about(self, state: State, ask: AskTribute) -> Mapping[str, Any]:
        return {"taker": state.civilizations[ask.taker], "least": LEAST}

    def check(self, state: State, ask: AskTribute, answer: Give) -> None:
        if answer.card not in suitable(self.content, state, ask.seat):
            raise self.refuse("tribute-card", least=LEAST)

    def apply(self, moment: Moment, node: Node, ask: AskTribute, answer: Give) -> None:
        hand_over(moment.content, moment.state, (ask.seat, ask.taker, (answer.card,)))
        moment.tell(TributeGiven(ask.seat, ask.taker, answer.card, answer.shown))
        if answer.shown:
            all_see_given(moment.state, ask.seat, ask.taker, answer.card)
        else:
            ask_reveal(moment, moment.flow.parents[node], ask.taker, (ask.seat, answer.card))
        moment.flow.finish(node)


def ask_reveal(moment: Moment, node: Node, taker: Seat, gift: tuple[Seat, CardId]) -> None:
    """Ask whether to show a card that came face down, together with others that came before it."""
    flow = moment.flow
    for asked, ask in flow.asks.items():
        if isinstance(ask, AskReveal):
            flow.ask_again(asked, replace(ask, cards=(*ask.cards, gift)), RevealKind.name)
            return
    flow.ask(node, AskReveal, RevealKind.name, taker, cards=(gift,))


class RevealKind(Kind[State, Book, AskReveal, Revealing]):
    name = "reveal"
    rule = "adv.provincial_empire.note_face"
    answers = Revealing

    def veil(self, ask: AskReveal, seat: Seat | None) -> AskReveal:
        """Who gave a card knows it."""
        return replace(
            ask, cards=tuple((giver, card if giver == seat else UNKNOWN) for giver, card in ask.cards)
        )

    def unveil(self, state: State, ask: AskReveal) -> AskReveal:
        """Any cards of the taker that could have been given."""
        cards = [card for card in state.hand[ask.seat] if self.content.cards[card].face >= LEAST]
        return replace(
            ask,
            cards=tuple(
                (giver, card or cards[number % len(cards)]) for number, (giver, card) in enumerate(ask.cards)
            ),
        )

    def options(self, state: State, ask: AskReveal) -> Sequence[Revealing]:
        return [KeepHidden(), *(Reveal(state.civilizations[giver]) for giver, _ in ask.cards)]

    def default(self, state: State, ask: AskReveal) -> Revealing:
        return KeepHidden()

    def about(self, state: State, ask: AskReveal) -> Mapping[str, Any]:
        return {"cards": [card for _, card in ask.cards]}

    def about_answer(self, state: State, ask: AskReveal, answer: Revealing) -> Mapping[str, Any]:
        if isinstance(answer, KeepHidden):
            return {}
        return {"card": self._given(state, ask).get(answer.player)}

    def _given(self, state: State, ask: AskReveal) -> dict[str, CardId]:
        return {state.civilizations[giver]: card for giver, card in ask.cards}

    def check(self, state: State, ask: AskReveal, answer: Revealing) -> None:
        if isinstance(answer, Reveal) and answer.player not in self._given(state, ask):
            raise self.refuse("reveal-who")

    def apply(self, moment: Moment, node: Node, ask: AskReveal, answer: Revealing) -> None:
        state = moment.state
        if isinstance(answer, KeepHidden):
            moment.flow.finish(node)
            return
        card = self._given(state, ask)[answer.player]
        giver = state.civilizations.index(answer.player)
        all_see_given(state, giver, ask.seat, card)
        moment.tell(TributeRevealed(ask.seat, giver, card))
        left = tuple(gift for gift in ask.cards if gift[0] != giver)
        if left:
            moment.flow.ask_again(node, replace(ask, cards=left), self.name)
        else:
            moment.flow.finish(node)
