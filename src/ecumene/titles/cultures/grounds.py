"""The reasons of a steady player's answer: the figures that its evaluation considers, in a sentence or
two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Seat
from ecumene.table.text.words import Argument, Say
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.evaluate import LEAD, lead, likely, rounds_left
from ecumene.titles.cultures.rules.income import AskNile, Nile
from ecumene.titles.cultures.rules.match import AskNextGame
from ecumene.titles.cultures.rules.plays import (
    AskPlay,
    Build,
    Coins,
    Military,
    Play,
    discard_value,
    price,
)
from ecumene.titles.cultures.rules.progress import AskProgress, NoProgress
from ecumene.titles.cultures.rules.provinces import AskCompete, Compete, current_province, strength
from ecumene.titles.cultures.rules.setup import AskCivilization, AskStart, Start
from ecumene.titles.cultures.rules.swap import AskBury, AskSwap, Bury, Keep
from ecumene.titles.cultures.state import CardId, State, other


def grounds(book: Book, glimpse: State, ask: Ask, answer: Answer) -> Sequence[Say]:
    """The reasons for an answer, by the kind of its question."""
    return [
        Say(f"cultures-reason-{key}", args) for key, args in _BY_KIND[type(ask)](book, glimpse, ask, answer)
    ]


Told = Sequence[tuple[str, dict[str, Argument]]]
"""Messages and what they mention."""


def _civilization(book: Book, state: State, ask: Ask, answer: Any) -> Told:
    board = book.boards[answer.civilization]
    return [("civilization", {"civilization": answer.civilization, "limit": board.coin_limit})]


def _start(book: Book, state: State, ask: Ask, answer: Start) -> Told:
    points = book.cards[answer.top].vp
    return [("start", {"resources": tuple(answer.resources), "top": answer.top, "points": points})]


def _nile(book: Book, state: State, ask: Ask, answer: Nile) -> Told:
    own = state.coins[ask.seat] + state.nile[ask.seat]
    limit = book.boards[state.civilizations[ask.seat]].coin_limit
    return [("nile", {"coins": answer.coins, "own": own, "limit": limit})]


def _swap(book: Book, state: State, ask: Ask, answer: Any) -> Told:
    hand = [card for card in state.hand[ask.seat] if card]
    affordable = _affordable(book, state, ask.seat, hand)
    if isinstance(answer, Keep):
        return [("keep", {"playable": len(affordable), "cards": len(hand)})]
    return [("swap", {"count": answer.paid + answer.free, "playable": len(affordable), "cards": len(hand)})]


def _bury(book: Book, state: State, ask: Ask, answer: Bury) -> Told:
    cost = price(book, state, ask.seat, answer.card)
    return [("bury", {"card": answer.card, "cost": cost, "points": book.cards[answer.card].vp})]


def _play(book: Book, state: State, ask: Ask, answer: Play) -> Told:
    seat, card = ask.seat, answer.card
    entry, cost = book.cards[card], price(book, state, seat, card)
    told: dict[str, Argument] = {"card": card, "points": entry.vp, "cost": cost, "coins": state.coins[seat]}
    if isinstance(answer, Build):
        return [("build", told), *([("build-progress", told)] if answer.progress != "no" else [])]
    if isinstance(answer, Coins):
        return [("coins", {**told, "value": discard_value(book, state, seat)})]
    if isinstance(answer, Military):
        return [("military", {**told, **_contest(book, state, seat)})]
    rest = [one for one in state.hand[seat] if one and one != card]
    short = [one for one in rest if price(book, state, seat, one)]
    return [("resource", {**told, "short": len(short), "cards": len(rest)})]


def _progress(book: Book, state: State, ask: Ask, answer: Any) -> Told:
    levels, theirs = len(state.progress[ask.seat]), len(state.progress[other(ask.seat)])
    told: dict[str, Argument] = {"levels": levels, "theirs": theirs}
    return [("no-progress" if isinstance(answer, NoProgress) else "progress", told)]


def _compete(book: Book, state: State, ask: Ask, answer: Any) -> Told:
    seat, province = ask.seat, current_province(state)
    told = {**_contest(book, state, seat), "points": book.provinces[province].vp}
    told["chance"] = round(100 * likely(LEAD * lead(book, state, seat, province)))
    return [("compete" if isinstance(answer, Compete) else "decline", told)]


def _next_game(book: Book, state: State, ask: Ask, answer: Answer) -> Told:
    return [("next-game", {})]


def _contest(book: Book, state: State, seat: Seat) -> dict[str, Argument]:
    """The positions of both seats in the contest of this round."""
    province = current_province(state)
    mine, theirs = strength(book, state, seat, province), strength(book, state, other(seat), province)
    return {"province": province, "mine": mine, "theirs": theirs, "left": int(rounds_left(book, state))}


def _affordable(book: Book, state: State, seat: Seat, hand: Sequence[CardId]) -> list[CardId]:
    return [card for card in hand if price(book, state, seat, card) <= state.coins[seat]]


_BY_KIND: Mapping[type[Ask], Callable[[Book, State, Any, Any], Told]] = {
    AskCivilization: _civilization,
    AskStart: _start,
    AskNile: _nile,
    AskSwap: _swap,
    AskBury: _bury,
    AskPlay: _play,
    AskProgress: _progress,
    AskCompete: _compete,
    AskNextGame: _next_game,
}
