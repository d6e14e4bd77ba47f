"""Skirmish, the solo game: a market that grows, a virtual opponent who grows stronger, and achievements."""

from __future__ import annotations

from ecumene.table.frames import Seat
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.content import Achievement
from ecumene.titles.ages.events import Achieved, RivalGrew
from ecumene.titles.ages.gains import Moment
from ecumene.titles.ages.state import CardId, Cards, State

ALONE: Seat = 0


def solo_track(book: Book, track: Cards) -> Cards:
    """The Plague at its fixed place, all others in the order that they have."""
    plague = next(card.id for card in book.action_cards.values() if card.event == "plague")
    others = [card for card in track if card != plague]
    place = book.constants.solo_plague - 1
    return (*others[:place], plague, *others[place:])


def cards_in_play(book: Book, state: State) -> Cards:
    """The civilizations of this game: some act on other players and stay in the box in a solo game."""
    if not state.rules.solo:
        return tuple(book.civilizations)
    removed = book.constants.solo_removes
    return tuple(card for card in book.civilizations if card not in removed)


def grow(moment: Moment) -> None:
    """The opponent gains a strength at the end of every round, before the permanent card moves."""
    moment.state.rival += 1
    moment.tell(RivalGrew(moment.state.rival))


def achievements(book: Book, state: State) -> list[CardId]:
    """What somebody alone has achieved, once the game is over."""
    if not state.rules.solo or state.rules.scenario or state.phase != "over" or ALONE in state.departed:
        return []
    return [entry.id for entry in book.achievements.values() if _achieved(state, entry)]


def tell_achievements(moment: Moment) -> None:
    for achievement in achievements(moment.content, moment.state):
        moment.tell(Achieved(ALONE, achievement))


def _achieved(state: State, entry: Achievement) -> bool:
    technologies = len(state.technologies[ALONE])
    return (
        state.points[ALONE] >= entry.points_min
        and technologies >= entry.technologies_min
        and (entry.technologies_max is None or technologies <= entry.technologies_max)
        and len(state.wonders[ALONE]) >= entry.wonders_min
        and state.military[ALONE] >= entry.military_min
    )
