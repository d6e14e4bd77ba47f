"""Changing World: event tokens above the last action cards happen when their card becomes available."""

from __future__ import annotations

from ecumene.table.chance import Chance, shuffled
from ecumene.table.meta import Options
from ecumene.table.state.frames import Node, Seat
from ecumene.titles.ages.book import Book, Moment, Variant
from ecumene.titles.ages.content import EventToken
from ecumene.titles.ages.events import TokenActed
from ecumene.titles.ages.rules.gains import lose_coins, receive, sacrifice
from ecumene.titles.ages.state import Cards, State, seats


class ChangingWorld(Variant):
    """It shows by the tokens that lie on the table: scenarios have some, too."""

    def add(self, book: Book, state: State, options: Options, chance: Chance) -> None:
        super().add(book, state, options, chance)
        if options["changing_world"]:
            state.tokens = draw_tokens(book, chance)

    def card_comes(self, moment: Moment, node: Node, place: int) -> None:
        """The token above the new action card, before the card's own event."""
        super().card_comes(moment, node, place)
        if moment.state.tokens and (token := moment.state.tokens[place]):
            happen(moment, node, moment.content.event_tokens[token])


def draw_tokens(book: Book, chance: Chance) -> Cards:
    """A number of the tokens above the last cards of the time track, none above the others."""
    drawn = shuffled(chance, [token.id for token in book.event_tokens.values() if not token.scenario])
    drawn = drawn[: book.constants.tokens_drawn]
    return ("",) * (len(book.action_cards) - len(drawn)) + tuple(drawn)


def happen(moment: Moment, node: Node, token: EventToken) -> None:
    """The gains and losses by a token, for all seats that it concerns."""
    moment.tell(TokenActed(token.id))
    for seat in whom(moment.state, token):
        for gain in token.gains:
            receive(moment, node, seat, gain, token.id)
        _take(moment, seat, token)


def _take(moment: Moment, seat: Seat, token: EventToken) -> None:
    """Coins, and workers: a fixed number, or one that grows with the civilizations, rounded up."""
    state, workers = moment.state, token.sacrifice
    if token.per_civilizations:
        workers *= -(-len(state.civilizations[seat]) // token.per_civilizations)
    if token.lose_coins > state.coins[seat] and token.or_sacrifice:
        workers += token.or_sacrifice
    elif token.lose_coins:
        lose_coins(moment, seat, token.lose_coins, token.id)
    for _ in range(workers):
        sacrifice(moment, [seat], token.id)


def whom(state: State, token: EventToken) -> list[Seat]:
    """Everybody, or all who tie for the most or the least of something."""
    everybody = list(seats(state))
    if token.who == "all" or token.of is None:
        return everybody
    counts = [counted(state, seat, token.of) for seat in everybody]
    bound = max(counts) if token.who == "most" else min(counts)
    return [seat for seat in everybody if counts[seat] == bound]


def counted(state: State, seat: Seat, what: str) -> int:
    """A seat's number of the things that a token compares."""
    if what == "coin":
        return state.coins[seat]
    if what == "military":
        return state.military[seat]
    return len(state.wonders[seat] if what == "wonder" else state.technologies[seat])
