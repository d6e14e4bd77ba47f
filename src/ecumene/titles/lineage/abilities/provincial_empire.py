"""Provincial Empire: some neighbours each give a commodity card of their choice, face up or down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.handlers import always, finishes
from ecumene.table.questions.kind import Progress
from ecumene.table.state.fields import UNKNOWN
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.lineage.abilities.ability import (
    Ability,
    EndAbility,
    Refuse,
    StepByStep,
    UseAbility,
    check_begin,
    only,
)
from ecumene.titles.lineage.abilities.events import TributeDemanded, TributeGiven, TributeRevealed
from ecumene.titles.lineage.abilities.records import Tribute
from ecumene.titles.lineage.advances.discards import loss
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.pieces import areas_of
from ecumene.titles.lineage.pieces.stacks import hand_over
from ecumene.titles.lineage.secrets.knowledge import all_see_given
from ecumene.titles.lineage.state import CardId, Moment, Position, State, by_ranking


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


def tribute_of(book: Book) -> Tribute:
    """How many may be selected, and the least face value of the card that each of them gives."""
    return only(book, Tribute)[1]


def spared(position: Position, seat: Seat) -> bool:
    """Whether a seat cannot be selected by an advance of its own."""
    return bool(_sparing(position, seat))


def _sparing(position: Position, seat: Seat) -> int:
    """The bits of a seat's advances that spare it."""
    advance, _ = only(position.book, Tribute)
    return position.state.advances[seat] & position.book.sparing[advance]


def neighbours(position: Position, seat: Seat) -> list[Seat]:
    """Who may be selected: who has cards, units adjacent by land or water, and no immunity."""
    state, board = position.state, position.board
    near = {other for area in areas_of(state, seat) for other in (*board.land[area], *board.water[area])}
    return [
        other
        for other in by_ranking(position)
        if other != seat
        and state.hand[other]
        and not spared(position, other)
        and near.intersection(areas_of(state, other))
    ]


def suitable(position: Position, seat: Seat) -> list[CardId]:
    """The commodities of enough face value that a seat could give, each kind once."""
    cards, least = position.book.cards, tribute_of(position.book).least
    return [card for card in dict.fromkeys(position.state.hand[seat]) if cards[card].face >= least]


def uses(position: Position, seat: Seat, advance: str) -> list[UseAbility]:
    return [UseAbility(advance)] if neighbours(position, seat) else []


def check(refuse: Refuse, position: Position, seat: Seat, use: UseAbility) -> None:
    check_begin(refuse, use)
    raise refuse("tribute-nobody", "adv.provincial_empire")


def begin(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    """Ask which seat to select, unless there is only one."""
    found = neighbours(moment, seat)
    if len(found) == 1:
        demand(moment, node, seat, found)
    else:
        moment.flow.ask(node, AskNeighbours, NeighboursKind.name, seat)


def demand(moment: Moment, node: Node, seat: Seat, chosen: Sequence[Seat]) -> None:
    """All who were selected choose their card at once; who has none that will do gives none."""
    state = moment.state
    giving = [other for other in chosen if suitable(moment, other)]
    players = tuple(state.civilizations[other] for other in giving)
    without = tuple(state.civilizations[other] for other in chosen if other not in giving)
    moment.tell(TributeDemanded(seat, players, without))
    for other in giving:
        moment.flow.ask(node, AskTribute, TributeKind.name, other, taker=seat)


ABILITY = Ability(uses, check, begin)


class NeighboursKind(StepByStep[AskNeighbours, Selecting]):
    name = "neighbours"
    rule = "adv.provincial_empire"

    def options(self, state: State, ask: AskNeighbours) -> Sequence[Selecting]:
        names = [state.civilizations[seat] for seat in self._left(state, ask)]
        players: list[Selecting] = [SelectPlayer(name) for name in names]
        return [*players, EndAbility()] if self.may_end(state, ask) else players

    def default(self, state: State, ask: AskNeighbours) -> Selecting:
        """The seat with most cards to choose from."""
        return SelectPlayer(
            state.civilizations[max(self._left(state, ask), key=lambda seat: len(state.hand[seat]))]
        )

    def may_end(self, state: State, ask: AskNeighbours) -> bool:
        return bool(ask.chosen)

    def _left(self, state: State, ask: AskNeighbours) -> list[Seat]:
        return [seat for seat in neighbours(self.at(state), ask.seat) if seat not in ask.chosen]

    def about(self, state: State, ask: AskNeighbours) -> Mapping[str, Any]:
        chosen = [state.civilizations[seat] for seat in ask.chosen]
        tribute = tribute_of(self.content)
        return {"left": tribute.players - len(chosen), "chosen": chosen, "least": tribute.least}

    def progress(self, state: State, ask: AskNeighbours) -> Progress:
        done = len(ask.chosen)
        due = min(tribute_of(self.content).players, done + len(self._left(state, ask)))
        return Progress(done, due, "players", at_most=True)

    def check_select_player(self, state: State, ask: AskNeighbours, answer: SelectPlayer) -> None:
        names = state.civilizations
        other = names.index(answer.player) if answer.player in names else None
        if other is None or other == ask.seat or other in ask.chosen:
            raise self.refuse("tribute-who")
        if other in self._left(state, ask):
            return
        if sparing := self.content.advances_of(_sparing(self.at(state), other)):
            rule = "adv.provincial_empire.immune"
            raise self.refuse("tribute-immune", rule, player=answer.player, advances=sparing)
        raise self.refuse("tribute-far", player=answer.player)

    def apply_select_player(
        self, moment: Moment, node: Node, ask: AskNeighbours, answer: SelectPlayer
    ) -> None:
        state = moment.state
        ask = replace(ask, chosen=(*ask.chosen, state.civilizations.index(answer.player)))
        if len(ask.chosen) < tribute_of(self.content).players and self._left(state, ask):
            moment.flow.ask_again(node, ask, self.name)
        else:
            self._demand(moment, node, ask)

    def apply_end_ability(self, moment: Moment, node: Node, ask: AskNeighbours, answer: EndAbility) -> None:
        self._demand(moment, node, ask)

    def _demand(self, moment: Moment, node: Node, ask: AskNeighbours) -> None:
        demand(moment, moment.flow.parents[node], ask.seat, ask.chosen)
        moment.flow.finish(node)


class TributeKind(Kind[AskTribute, Give]):
    name = "tribute"
    rule = "adv.provincial_empire.card"
    scarce = True

    def options(self, state: State, ask: AskTribute) -> Sequence[Give]:
        cards = suitable(self.at(state), ask.seat)
        return [Give(card, shown) for card in cards for shown in (False, True)]

    def default(self, state: State, ask: AskTribute) -> Give:
        """The card that costs the own sets least, face down."""
        position = self.at(state)
        cards = suitable(position, ask.seat)
        return Give(min(cards, key=lambda card: loss(position, ask.seat, card)))

    def about(self, state: State, ask: AskTribute) -> Mapping[str, Any]:
        return {"taker": state.civilizations[ask.taker], "least": tribute_of(self.content).least}

    def check(self, state: State, ask: AskTribute, answer: Give) -> None:
        if answer.card not in suitable(self.at(state), ask.seat):
            raise self.refuse("tribute-card", least=tribute_of(self.content).least)

    def apply(self, moment: Moment, node: Node, ask: AskTribute, answer: Give) -> None:
        hand_over(moment, (ask.seat, ask.taker, (answer.card,)))
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


class RevealKind(Kind[AskReveal, Revealing]):
    name = "reveal"
    rule = "adv.provincial_empire.note_face"

    def veil(self, ask: AskReveal, seat: Seat | None) -> AskReveal:
        """Who gave a card knows it."""
        return replace(
            ask, cards=tuple((giver, card if giver == seat else UNKNOWN) for giver, card in ask.cards)
        )

    def unveil(self, state: State, ask: AskReveal) -> AskReveal:
        """Any cards of the taker that could have been given."""
        least = tribute_of(self.content).least
        cards = [card for card in state.hand[ask.seat] if self.content.cards[card].face >= least]
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

    def about_reveal(self, state: State, ask: AskReveal, answer: Reveal) -> Mapping[str, Any]:
        return {"card": self._given(state, ask).get(answer.player)}

    def check_reveal(self, state: State, ask: AskReveal, answer: Reveal) -> None:
        if answer.player not in self._given(state, ask):
            raise self.refuse("reveal-who")

    def apply_reveal(self, moment: Moment, node: Node, ask: AskReveal, answer: Reveal) -> None:
        state = moment.state
        card = self._given(state, ask)[answer.player]
        giver = state.civilizations.index(answer.player)
        all_see_given(state, giver, ask.seat, card)
        moment.tell(TributeRevealed(ask.seat, giver, card))
        left = tuple(gift for gift in ask.cards if gift[0] != giver)
        if left:
            moment.flow.ask_again(node, replace(ask, cards=left), self.name)
        else:
            moment.flow.finish(node)

    def _given(self, state: State, ask: AskReveal) -> dict[str, CardId]:
        return {state.civilizations[giver]: card for giver, card in ask.cards}

    check_keep_hidden = always
    apply_keep_hidden = finishes
