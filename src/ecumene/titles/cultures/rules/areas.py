"""The areas around a board. Only these functions move cards in and out of them.

`state.unlocked` holds for each seat the tally of all it has unlocked: resources, symbols, abilities. It is
updated here, card by card, because every decision reads it; `recount` computes it again from the cards.
"""

from __future__ import annotations

from ecumene.table.state.frames import Seat
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.state import CardId, ProvinceId, State
from ecumene.titles.cultures.tally import Tally


def recount(book: Book, state: State, seat: Seat) -> Tally:
    """The tally of a civilization, counted from its cards."""
    civilization = state.civilizations[seat]
    if not civilization:
        return 0
    return (
        book.printed[civilization]
        + book.military[civilization][len(state.military[seat])]
        + book.progress[civilization][len(state.progress[seat])]
        + book.nile[state.nile[seat]]
        + sum(book.strip[card] for card in state.resources[seat])
        + sum(book.symbol[card] for card in state.military[seat])
        + sum(book.unlocks[card] for card in shown(state, seat))
        + sum(book.unlocks[province] for province in state.won[seat])
    )


def shown(state: State, seat: Seat) -> list[CardId]:
    """The cards of the display that are in effect: buildings, and leaders that no other leader covers."""
    return [*state.buildings[seat], *(stack[-1] for stack in state.leaders[seat])]


def take_board(book: Book, state: State, seat: Seat, civilization: str) -> None:
    """A seat plays a civilization from now on."""
    state.civilizations[seat] = civilization
    state.unlocked[seat] = recount(book, state, seat)


def lay_resource(book: Book, state: State, seat: Seat, card: CardId) -> None:
    state.resources[seat].append(card)
    state.unlocked[seat] += book.strip[card]


def take_resource(book: Book, state: State, seat: Seat) -> CardId:
    """The last-played resource card, with all it gave."""
    card = state.resources[seat].pop()
    state.unlocked[seat] -= book.strip[card]
    return card


def lay_military(book: Book, state: State, seat: Seat, card: CardId) -> None:
    """On the highest free band, whose symbol it brings into play."""
    bands, cards = book.military[state.civilizations[seat]], state.military[seat]
    cards.append(card)
    state.unlocked[seat] += book.symbol[card] + bands[len(cards)] - bands[len(cards) - 1]


def take_military(book: Book, state: State, seat: Seat) -> CardId:
    """The last-played military card; the symbol of its band is covered no more."""
    bands, cards = book.military[state.civilizations[seat]], state.military[seat]
    card = cards.pop()
    state.unlocked[seat] -= book.symbol[card] + bands[len(cards) + 1] - bands[len(cards)]
    return card


def lay_progress(book: Book, state: State, seat: Seat, card: CardId) -> None:
    levels, cards = book.progress[state.civilizations[seat]], state.progress[seat]
    cards.append(card)
    state.unlocked[seat] += levels[len(cards)] - levels[len(cards) - 1]


def lay_building(book: Book, state: State, seat: Seat, card: CardId) -> None:
    state.buildings[seat].append(card)
    state.unlocked[seat] += book.unlocks[card]


def lay_leader(book: Book, state: State, seat: Seat, card: CardId, cover: CardId | None) -> None:
    """Beside the other leaders, or on top of one of them, which then has no effect any more."""
    stacks = state.leaders[seat]
    if cover is None:
        stacks.append((card,))
    else:
        place = [stack[-1] for stack in stacks].index(cover)
        stacks[place] = (*stacks[place], card)
        state.unlocked[seat] -= book.unlocks[cover]
    state.unlocked[seat] += book.unlocks[card]


def lay_province(book: Book, state: State, seat: Seat, province: ProvinceId) -> None:
    state.won[seat].append(province)
    state.unlocked[seat] += book.unlocks[province]


def lay_nile(book: Book, state: State, seat: Seat, coins: int) -> None:
    """Set the number of own coins on the Nile; the others are back in the own supply."""
    before = state.nile[seat]
    state.coins[seat] += before - coins
    state.nile[seat] = coins
    state.unlocked[seat] += book.nile[coins] - book.nile[before]
