"""The state of a game of Age of Civilization, its frames and its questions.

Where variants hang on: `tokens` (Changing World), `specials` and `special` (Innovation), `hand`, `passing`
and `packs` (Drafting), `rival` (the virtual opponent of solo play), `pile` and `marks` (scenarios) are empty
in the basic game. What belongs to a seat is an immutable value in a list, so that a copy is a handful of
short lists.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ecumene.table.frames import Ask, Frame, Seat
from ecumene.table.kind import State as TableState
from ecumene.table.title import Visibility

CardId = str
Cards = tuple[CardId, ...]
NOBODY = -1
"""The strength of a virtual opponent where there is none."""


class Rules(msgspec.Struct, frozen=True):
    """The options of the table that the rules look at while the game runs."""

    hunt_slots: int
    clockwise: bool
    first: Seat
    solo: bool = False
    drafting: bool = False
    scenario: str = ""
    specials_any_time: bool | msgspec.UnsetType = msgspec.UNSET
    """Written down only where it is so: games from before this option have the states that they had."""


class State(TableState, omit_defaults=True):
    """One entry per seat in each list of the second half."""

    rules: Rules
    round: int
    phase: str
    starter: Seat
    turns: int  # turns that were begun in this round
    track: Cards  # the eight action cards, from the left
    tokens: Cards  # the event token above each action card, "" where there is none
    market: Cards
    bonus: tuple[int, ...]  # the coins on the cards of the market
    deck: Cards  # the top card first
    wonder_market: Cards
    specials: Cards  # the market of special technology cards
    rival: int  # the strength of a virtual opponent
    pile: Cards  # a scenario's cards, face down
    marks: dict[str, int]  # what a scenario counts
    free: int  # workers of whoever has the turn that are not assigned yet
    lost: int  # workers on red slots, which will not come back
    used: Cards  # the actions performed with workers in this turn, in their order
    coins: list[int]
    points: list[int]
    workers: list[int]  # those on action slots included
    military: list[int]
    civilizations: list[Cards]  # the main civilization first
    technologies: list[Cards]
    wonders: list[Cards]
    special: list[CardId]  # the special technology card on the own technology card
    strength: list[int]  # strength from elsewhere than cards
    hand: list[Cards]
    passing: list[Cards]  # cards of a draft that are still to be looked through
    end_points: list[int]  # points of the game end, once it came
    departed: list[Seat]  # seats that left for good
    packs: list[Cards] = msgspec.field(default_factory=list)  # of a draft: see variants/packs.py

    def copy(self) -> State:
        return State(
            self.flow.copy(),
            self.rules,
            self.round,
            self.phase,
            self.starter,
            self.turns,
            self.track,
            self.tokens,
            self.market,
            self.bonus,
            self.deck,
            self.wonder_market,
            self.specials,
            self.rival,
            self.pile,
            self.marks.copy(),
            self.free,
            self.lost,
            self.used,
            self.coins.copy(),
            self.points.copy(),
            self.workers.copy(),
            self.military.copy(),
            self.civilizations.copy(),
            self.technologies.copy(),
            self.wonders.copy(),
            self.special.copy(),
            self.strength.copy(),
            self.hand.copy(),
            self.passing.copy(),
            self.end_points.copy(),
            self.departed.copy(),
            self.packs.copy(),
        )


VISIBILITY: dict[str, Visibility] = {
    "flow": "hidden",
    "rules": "public",
    "round": "public",
    "phase": "public",
    "starter": "public",
    "turns": "public",
    "track": "public",
    "tokens": "public",
    "market": "public",
    "bonus": "public",
    "deck": "hidden",
    "wonder_market": "public",
    "specials": "public",
    "rival": "public",
    "pile": "hidden",
    "marks": "public",
    "free": "public",
    "lost": "public",
    "used": "public",
    "coins": "public",
    "points": "public",
    "workers": "public",
    "military": "public",
    "civilizations": "public",
    "technologies": "public",
    "wonders": "public",
    "special": "public",
    "strength": "public",
    "hand": "owner",
    "passing": "owner",
    "end_points": "public",
    "departed": "public",
    "packs": "hidden",
}


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


class AskDraft(Ask, frozen=True, tag="ask_draft"):
    """Which card of those that are passed around is kept?"""


class AskCivilization(Ask, frozen=True, tag="ask_civilization"):
    """Rise, annex or skip?"""


class AskAction(Ask, frozen=True, tag="ask_action"):
    """Which action next, or rest?"""


class AskFreeAction(Ask, frozen=True, tag="ask_free_action"):
    """Perform another action without a worker? `via` is the card that allows it."""

    action: str
    via: CardId


class AskTechnology(Ask, frozen=True, tag="ask_technology"):
    """Which technology is gained? So many are `left`, this one included."""

    source: CardId
    left: int


class AskWonder(Ask, frozen=True, tag="ask_wonder"):
    """Which wonder is gained? So many are `left`, this one included."""

    source: CardId
    left: int


class AskTribute(Ask, frozen=True, tag="ask_tribute"):
    """Pay coins, or sacrifice a worker? `card` is the command that wants it."""

    coins: int
    card: CardId


class AskTurnEnd(Ask, frozen=True, tag="ask_turn_end"):
    """Which ability of the turn's end acts next?"""

    pending: tuple[str, ...]


class AskSpecial(Ask, frozen=True, tag="ask_special"):
    """Buy a special technology card before the turn is over?"""


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
