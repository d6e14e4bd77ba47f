"""The book of a game: the printed content, and the variants that change the basic rules.

A variant is an object with named hooks. The rules call `book.variant[state.rules]` wherever a variant may
change them, and know none by name; the title lists the variants.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, NamedTuple

from ecumene.table.chance import Chance
from ecumene.table.meta import Options
from ecumene.table.questions.kind import Kind
from ecumene.table.questions.kind import Moment as TableMoment
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Node, Seat
from ecumene.titles.ages.lookups import Kept, Lookups
from ecumene.titles.ages.state import CardId, Cards, Rules, State


class Book(Lookups):
    """The printed content, and the variants of each combination of rules."""

    def __init__(
        self, overrides: Mapping[str, Any] | None = None, variants: Sequence[type[Variant]] = ()
    ) -> None:
        super().__init__(overrides)
        played = Kept[tuple[type[Variant], ...], Variant](together)
        self.variant = Kept[Rules, Variant](
            lambda rules: played[tuple(variant for variant in variants if variant.plays(rules))]
        )


Moment = TableMoment[State, Book]


class Bar(NamedTuple):
    """Why something may not be done now: the refusal, the section it rests on, and what it mentions."""

    why: str
    rule: str
    args: Mapping[str, str]


class Besides(NamedTuple):
    """What an action gives besides points, coins and workers."""

    strength: int = 0
    stations: int = 0
    discount: int = 0


_NO_CARDS: Cards = ()
_NOTHING_BESIDES = Besides()


class Variant:
    """The basic game at the places where a variant may change it, in the order of play.

    A variant extends it and overrides the hooks that it changes; where it adds to what others do, it calls
    `super()` as well. Hooks with a `moment` change the table, all others only look at it.
    """

    refills_at_once: ClassVar[bool] = True
    """Whether the market is made whole as soon as a civilization was taken."""

    starter_passes: ClassVar[bool] = True
    """Whether the starter token is passed when a round ends."""

    @classmethod
    def plays(cls, rules: Rules) -> bool:
        """Whether it has a part in a game with these rules; one that shows by what lies on the table has it
        in every game."""
        return True

    # Setup

    def civilizations(self, book: Book) -> Cards:
        """The civilizations that are played with."""
        return tuple(book.civilizations)

    def wonders(self, book: Book, state: State) -> int:
        """How many wonders are revealed."""
        return book.constants.wonder_market + len(state.coins)

    def set_up(self, book: Book, state: State, chance: Chance) -> None:
        """Change the time track, before any other card is dealt."""

    def deal(self, book: Book, state: State, cards: Cards) -> None:
        """Lay out the civilizations, which are shuffled: a market and a deck."""
        size = book.constants.civilization_market
        state.market, state.deck = cards[:size], cards[size:]
        state.bonus = (0,) * len(state.market)

    def add(self, book: Book, state: State, options: Options, chance: Chance) -> None:
        """Lay out what comes on top of a complete basic game."""

    def prelude(self, moment: Moment, node: Node) -> bool:
        """Go on with what is played before the first round; whether somebody was asked."""
        return False

    # A turn

    def choices(self, book: Book, state: State, seat: Seat) -> Cards:
        """The civilizations that a seat may take: those of its hand, if it has one, and the market."""
        return state.hand[seat] + state.market if state.hand[seat] else state.market

    def bonus(self, book: Book, state: State, seat: Seat) -> int:
        """The coins that come with every civilization, besides those that lie on it."""
        return 0

    def bars(
        self, book: Book, state: State, seat: Seat, step: Literal["rise", "annex", "rest"]
    ) -> Bar | None:
        """The reason why a seat may not take a step that the basic rules would allow."""
        return None

    def besides(self, book: Book, state: State, action: str) -> Besides:
        """What an action would give besides points, coins and workers."""
        return _NOTHING_BESIDES

    def performed(self, moment: Moment, node: Node, seat: Seat, action: str) -> None:
        """An action was performed."""

    def turn_resolved(self, moment: Moment, seat: Seat) -> None:
        """The workers are back."""

    def closes(self, state: State) -> bool:
        """Whether something is still to be asked when all else in a turn is done (`close`)."""
        return False

    def close(self, moment: Moment, node: Node, seat: Seat) -> bool:
        """The end of a turn after which something is still asked; whether somebody was."""
        return False

    # What is sold in a turn

    def wares(self, book: Book, state: State, seat: Seat, beside_actions: bool) -> Cards:
        """What a seat may buy now: besides its actions, or at any other time in its turn."""
        return _NO_CARDS

    def check_purchase(
        self, kind: Kind[Any, Any, Any, Any], state: State, seat: Seat, card: CardId, beside_actions: bool
    ) -> None:
        """Refuse what cannot be bought, whichever question it answers."""
        raise Refused(kind.words, "table-refuse-not-offered", kind.rule)

    def purchase(self, moment: Moment, seat: Seat, card: CardId) -> None:
        """Pay for it, and take it."""

    # Rounds

    def round_begins(self, book: Book, state: State) -> None:
        """Nobody has had a turn in this round yet."""

    def round_ends(self, moment: Moment, node: Node) -> bool:
        """All turns of a round are over; whether somebody has to decide something first."""
        return False

    def round_ended(self, moment: Moment) -> None:
        """Nobody has to decide anything more; of the last round, too."""

    def between_rounds(self, moment: Moment) -> None:
        """Another round follows."""

    def card_comes(self, moment: Moment, node: Node, place: int) -> None:
        """The action card at this place of the time track becomes available; its own event comes next."""

    def defeated(self, moment: Moment) -> bool:
        """Whether the game is lost before its end."""
        return False

    def game_ended(self, moment: Moment) -> None:
        """Everybody has scored."""


def together(variants: Sequence[type[Variant]]) -> Variant:
    """Several variants as one: where two change the same, the later one is asked first."""
    bases = (*reversed(variants), Variant)
    played: type[Variant] = type("And".join(base.__name__ for base in bases), bases, {})
    return played()
