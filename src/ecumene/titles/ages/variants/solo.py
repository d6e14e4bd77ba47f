"""Skirmish, the solo game: a market that grows, a virtual opponent who grows stronger, and achievements."""

from __future__ import annotations

from ecumene.table.chance import Chance
from ecumene.table.state.frames import Seat
from ecumene.titles.ages.book import Book, Moment, Variant
from ecumene.titles.ages.content import Achievement
from ecumene.titles.ages.events import Achieved, RivalGrew
from ecumene.titles.ages.rules.civilizations import refill
from ecumene.titles.ages.state import CardId, Cards, Rules, State

ALONE: Seat = 0


class Skirmish(Variant):
    """A market that is made whole between rounds, and an opponent who grows."""

    refills_at_once = False
    starter_passes = False

    @classmethod
    def plays(cls, rules: Rules) -> bool:
        return rules.solo and not rules.scenario

    def civilizations(self, book: Book) -> Cards:
        """Some act on other players and stay in the box."""
        removed = book.constants.solo_removes
        return tuple(card for card in book.civilizations if card not in removed)

    def set_up(self, book: Book, state: State, chance: Chance) -> None:
        state.track, state.rival = solo_track(book, state.track), 0

    def round_ended(self, moment: Moment) -> None:
        """The opponent gains a strength, before the permanent card moves."""
        moment.state.rival += 1
        moment.tell(RivalGrew(moment.state.rival))

    def between_rounds(self, moment: Moment) -> None:
        refill(moment)

    def game_ended(self, moment: Moment) -> None:
        for achievement in achievements(moment.content, moment.state):
            moment.tell(Achieved(ALONE, achievement))


def solo_track(book: Book, track: Cards) -> Cards:
    """The Plague at its fixed place, all others in the order that they have."""
    plague = next(card.id for card in book.action_cards.values() if card.event == "plague")
    others = [card for card in track if card != plague]
    place = book.constants.solo_plague - 1
    return (*others[:place], plague, *others[place:])


def achievements(book: Book, state: State) -> list[CardId]:
    """What somebody alone has achieved, once the game is over."""
    if not state.rules.solo or state.rules.scenario or state.phase != "over" or ALONE in state.departed:
        return []
    return [entry.id for entry in book.achievements.values() if _achieved(state, entry)]


def _achieved(state: State, entry: Achievement) -> bool:
    technologies = len(state.technologies[ALONE])
    return (
        state.points[ALONE] >= entry.points_min
        and technologies >= entry.technologies_min
        and (entry.technologies_max is None or technologies <= entry.technologies_max)
        and len(state.wonders[ALONE]) >= entry.wonders_min
        and state.military[ALONE] >= entry.military_min
    )
