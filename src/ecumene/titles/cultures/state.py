"""The state of a game of Rising Cultures, and the few moves of cards and coins that all rules share."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ecumene.table.questions.kind import State as TableState
from ecumene.table.state.fields import Owned, PerSeat, Public, declared_for, hidden, public
from ecumene.table.state.frames import Flow, Frame, Seat
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


@declared_for(seat=2)
class State(TableState):
    """One entry per seat in each list, unless a comment says otherwise.

    Piles are lists with the last-played card at the end; a deck has its top card at index 0.
    """

    flow: Public[Flow]
    rules: Public[Rules]
    game: Public[int]
    round: Public[int]
    phase: Public[str]
    marker: Public[Seat]
    supply: Public[int]
    row: Annotated[list[ProvinceId], public(shared=True)]  # the provinces in play, ascending
    boxed: Public[list[ProvinceId]]  # provinces that went back to the box
    civilizations: PerSeat[str]
    coins: PerSeat[int]
    nile: PerSeat[int]
    deck: Annotated[list[list[CardId]], hidden("seat")]
    hand: Owned[list[CardId]]
    box: Owned[list[CardId]]  # the hand card left over after the last round
    known_top: PerSeat[int]  # how many cards at the top of the deck its owner knows
    known_bottom: PerSeat[int]
    resources: PerSeat[list[CardId]]
    military: PerSeat[list[CardId]]
    progress: PerSeat[list[CardId]]
    buildings: PerSeat[list[CardId]]
    leaders: PerSeat[list[tuple[CardId, ...]]]  # stacks side by side; the last of a stack is on top
    discard: PerSeat[list[CardId]]
    won: PerSeat[list[ProvinceId]]
    unlocked: PerSeat[Tally]  # what all of that has unlocked (see areas.py)
    paid_swaps: PerSeat[int]
    free_swaps: PerSeat[int]
    played: PerSeat[int]
    first_game: Public[list[dict[str, int]]]  # the score sheets of the first game of a match
    departed: Public[list[Seat]]  # seats that left for good


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
