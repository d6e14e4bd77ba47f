"""The state of a game of Age of Civilization and its frames.

Fields of variants: `tokens` (Changing World), `specials` and `special` (Innovation), `hand`, `passing` and
`packs` (Drafting), `rival` (the virtual opponent of solo play), `pile` and `marks` (scenarios) are empty in
the basic game. The things of a seat are immutable values in lists, so that a copy consists of a few short
lists.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ecumene.table.questions.kind import State as TableState
from ecumene.table.state.fields import Hidden, Owned, PerSeat, Public, declared
from ecumene.table.state.frames import Frame, Seat

CardId = str
Cards = tuple[CardId, ...]
COLOURS = ("black", "brown", "yellow", "white")
"""The colours of the seats, which are what players and cases call them."""
NOBODY = -1
"""The strength of a virtual opponent where there is none."""


class Rules(msgspec.Struct, frozen=True, cache_hash=True):
    """The options of the table that the rules look at while the game runs."""

    hunt_slots: int
    clockwise: bool
    first: Seat
    solo: bool = False
    drafting: bool = False
    scenario: str = ""
    specials_any_time: bool | msgspec.UnsetType = msgspec.UNSET
    """Written down only where it is so: games from before this option have the states that they had."""


@declared
class State(TableState):
    """One entry per seat in each list of the second half."""

    rules: Public[Rules]
    round: Public[int]
    phase: Public[str]
    starter: Public[Seat]
    turns: Public[int]  # turns that were begun in this round
    track: Public[Cards]  # the eight action cards, from the left
    tokens: Public[Cards]  # the event token above each action card, "" where there is none
    market: Public[Cards]
    bonus: Public[tuple[int, ...]]  # the coins on the cards of the market
    deck: Hidden[Cards]  # the top card first
    wonder_market: Public[Cards]
    specials: Public[Cards]  # the market of special technology cards
    rival: Public[int]  # the strength of a virtual opponent
    pile: Hidden[Cards]  # a scenario's cards, face down
    marks: Public[dict[str, int]]  # what a scenario counts
    free: Public[int]  # workers of the seat that has the turn that are not assigned yet
    lost: Public[int]  # workers on red slots, which will not come back
    used: Public[Cards]  # the actions performed with workers in this turn, in their order
    coins: PerSeat[int]
    points: PerSeat[int]
    workers: PerSeat[int]  # those on action slots included
    military: PerSeat[int]
    civilizations: PerSeat[Cards]  # the main civilization first
    technologies: PerSeat[Cards]
    wonders: PerSeat[Cards]
    special: PerSeat[CardId]  # the special technology card on the own technology card
    strength: PerSeat[int]  # strength from elsewhere than cards
    hand: Owned[Cards]
    passing: Owned[Cards]  # cards of a draft that are still to be looked through
    end_points: PerSeat[int]  # points of the game end, once it came
    departed: Public[list[Seat]]  # seats that left for good
    packs: Hidden[list[Cards]] = msgspec.field(default_factory=list)  # of a draft: see variants/packs.py


class Game(Frame, frozen=True, tag="game"):
    """The whole game: what comes before the first round, then turn after turn."""

    stage: Literal["setup", "draft", "turns", "command"] = "setup"


class Turn(Frame, frozen=True, tag="turn"):
    """One seat's turn, and what comes next in it."""

    seat: Seat
    stage: Literal["civilization", "actions", "acting", "resolve", "rested", "closing", "closed"] = (
        "civilization"
    )


class TurnEnd(Frame, frozen=True, tag="turn_end"):
    """The end of a turn: the abilities that have acted already, or will not."""

    seat: Seat
    acted: tuple[str, ...] = ()


def seats(state: State) -> range:
    return range(len(state.coins))


def strongest(state: State, seat: Seat) -> bool:
    """Whether nobody, a virtual opponent included, has more military strength; a tie counts."""
    military = state.military
    return military[seat] >= state.rival and military[seat] == max(military)


def weakest(state: State) -> list[Seat]:
    """All who tie for the least military strength."""
    least = min(state.military)
    if state.rival != NOBODY:
        least = min(least, state.rival)
    return [seat for seat in seats(state) if state.military[seat] == least]


def window(state: State, cards: int) -> Cards:
    """The action cards that are available in this round."""
    return state.track[state.round - 1 : state.round - 1 + cards]


def upcoming(state: State, cards: int) -> Cards:
    """The action cards that are still to come."""
    return state.track[state.round - 1 + cards :]
