"""The state of a game of Rising Cultures, and the few moves of cards and coins that all rules share."""

from __future__ import annotations

from typing import Literal

import msgspec

from ecumene.table.frames import Ask, Frame, Seat
from ecumene.table.kind import State as TableState
from ecumene.table.title import Visibility
from ecumene.titles.cultures.tally import Tally

CardId = str
ProvinceId = str
SEATS = (0, 1)


class Rules(msgspec.Struct, frozen=True):
    """The options of the table that the rules look at while the game runs."""

    first: Seat
    lone_competitor: str
    limited_coins: bool
    match: bool


class State(TableState):
    """One entry per seat in each list, unless a comment says otherwise.

    Piles are lists with the last-played card at the end; a deck has its top card at index 0.
    """

    rules: Rules
    game: int
    round: int
    phase: str
    marker: Seat
    supply: int
    row: list[ProvinceId]  # the provinces in play, ascending
    boxed: list[ProvinceId]  # provinces that went back to the box
    civilizations: list[str]
    coins: list[int]
    nile: list[int]
    deck: list[list[CardId]]
    hand: list[list[CardId]]
    box: list[list[CardId]]  # the hand card left over after the last round
    known_top: list[int]  # how many cards at the top of the deck its owner knows
    known_bottom: list[int]
    resources: list[list[CardId]]
    military: list[list[CardId]]
    progress: list[list[CardId]]
    buildings: list[list[CardId]]
    leaders: list[list[tuple[CardId, ...]]]  # stacks side by side; the last of a stack is on top
    discard: list[list[CardId]]
    won: list[list[ProvinceId]]
    unlocked: list[Tally]  # what all of that has unlocked (see areas.py)
    paid_swaps: list[int]
    free_swaps: list[int]
    played: list[int]
    first_game: list[dict[str, int]]  # the score sheets of the first game of a match
    departed: list[Seat]  # seats that left for good

    def copy(self) -> State:
        a, b = self.leaders
        return State(
            self.flow.copy(),
            self.rules,
            self.game,
            self.round,
            self.phase,
            self.marker,
            self.supply,
            self.row,
            self.boxed.copy(),
            self.civilizations.copy(),
            self.coins.copy(),
            self.nile.copy(),
            _piles(self.deck),
            _piles(self.hand),
            _piles(self.box),
            self.known_top.copy(),
            self.known_bottom.copy(),
            _piles(self.resources),
            _piles(self.military),
            _piles(self.progress),
            _piles(self.buildings),
            [a.copy(), b.copy()],
            _piles(self.discard),
            _piles(self.won),
            self.unlocked.copy(),
            self.paid_swaps.copy(),
            self.free_swaps.copy(),
            self.played.copy(),
            self.first_game.copy(),
            self.departed.copy(),
        )


VISIBILITY: dict[str, Visibility] = {
    "flow": "public",
    "rules": "public",
    "game": "public",
    "round": "public",
    "phase": "public",
    "marker": "public",
    "supply": "public",
    "row": "public",
    "boxed": "public",
    "civilizations": "public",
    "coins": "public",
    "nile": "public",
    "deck": "hidden",
    "hand": "owner",
    "box": "owner",
    "known_top": "public",
    "known_bottom": "public",
    "resources": "public",
    "military": "public",
    "progress": "public",
    "buildings": "public",
    "leaders": "public",
    "discard": "public",
    "won": "public",
    "unlocked": "public",
    "paid_swaps": "public",
    "free_swaps": "public",
    "played": "public",
    "first_game": "public",
    "departed": "public",
}


class Game(Frame, frozen=True, tag="game"):
    """The whole game: choosing, starting cards, the rounds, in a match the pause between two games."""

    stage: Literal["choose", "start", "rounds", "between"] = "choose"


class Round(Frame, frozen=True, tag="round"):
    """One round and the phase it is in."""

    stage: Literal["income", "nile", "nile_done", "draw", "play", "province"] = "income"


class Contest(Frame, frozen=True, tag="contest"):
    """The contest for the leftmost province: what was declared, marker holder first, then who won it.

    `held` is how many military cards the winner had on winning; one of them is still owed.
    """

    declared: tuple[bool, ...] = ()
    winner: Seat | None = None
    held: int = 0


class AskCivilization(Ask, frozen=True, tag="ask_civilization"):
    """Which civilization?"""


class AskNextGame(Ask, frozen=True, tag="ask_next_game"):
    """The first game of a match is over: shall the second begin?"""


class AskStart(Ask, frozen=True, tag="ask_start"):
    """Which two of the first four cards start as resources, and which goes on top?"""


class AskNile(Ask, frozen=True, tag="ask_nile"):
    """How many coins shall lie on the Nile?"""


class AskSwap(Ask, frozen=True, tag="ask_swap"):
    """Swap cards before the plays of the round?"""


class AskBury(Ask, frozen=True, tag="ask_bury"):
    """Which card goes under the deck for a new one? `left` are still owed."""

    left: int


class AskPlay(Ask, frozen=True, tag="ask_play"):
    """Which card, and for what?"""


class AskProgress(Ask, frozen=True, tag="ask_progress"):
    """Which card becomes progress? The fields say what the effect allows."""

    discard: bool
    military: bool
    optional: bool


class AskCompete(Ask, frozen=True, tag="ask_compete"):
    """Compete for the province?"""


def take_coins(state: State, seat: Seat, coins: int) -> int:
    """Coins from the supply, as many as there are where the supply is a limit."""
    if state.rules.limited_coins:
        coins = min(coins, state.supply)
    state.supply -= coins
    state.coins[seat] += coins
    return coins


def pay_coins(state: State, seat: Seat, coins: int) -> None:
    state.supply += coins
    state.coins[seat] -= coins


def other(seat: Seat) -> Seat:
    return 1 - seat


def _piles(piles: list[list[str]]) -> list[list[str]]:
    a, b = piles
    return [a.copy(), b.copy()]
