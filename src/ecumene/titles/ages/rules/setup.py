"""Setup: the time track, both markets, three coins for each seat and the starting seat."""

from __future__ import annotations

import msgspec

from ecumene.table.chance import Chance, shuffled
from ecumene.table.meta import Options
from ecumene.table.state.frames import Flow, Seat
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.meta import SKIRMISH
from ecumene.titles.ages.state import NOBODY, CardId, Cards, Game, Rules, State


def deal(book: Book, options: Options, seats: int, chance: Chance) -> State:
    """A table before its first decision."""
    rules = rules_of(options, _starter(str(options["first"]), seats, chance), solo=seats == 1)
    state = blank(book, rules, seats)
    if options["track"] == "random":
        state.track = tuple(shuffled(chance, list(book.action_cards)))
    variant = book.variant[rules]
    variant.set_up(book, state, chance)
    wonders = shuffled(chance, list(book.wonders))
    state.wonder_market = tuple(wonders[: variant.wonders(book, state)])
    variant.deal(book, state, tuple(shuffled(chance, _deck(variant.civilizations(book), state))))
    variant.add(book, state, options, chance)
    return state


def _deck(cards: Cards, state: State) -> list[CardId]:
    """The civilizations that are shuffled: not one that a lone player has in hand."""
    return [card for card in cards if card not in state.hand[0]]


def rules_of(options: Options, first: Seat, *, solo: bool = False) -> Rules:
    any_time = options["innovation"] is True and options["special_technologies"] == "any_time"
    return Rules(
        hunt_slots=1 if options["hunt"] == "once" else 2,
        clockwise=options["starter"] == "clockwise",
        first=first,
        solo=solo,
        drafting=options["drafting"] is True,
        scenario="" if options["scenario"] == SKIRMISH else str(options["scenario"]),
        specials_any_time=any_time or msgspec.UNSET,
    )


def _starter(first: str, seats: int, chance: Chance) -> Seat:
    """Who begins; a seat that is not at the table leaves it to chance (R13)."""
    if first == "random" or int(first) >= seats:
        return chance.below(seats)
    return int(first)


def blank(book: Book, rules: Rules, seats: int) -> State:
    """A table with nothing on it but the time track of a first game, and three coins before everybody."""
    return State.begun(
        {"seat": seats},
        flow=Flow.begin(seats, Game()),
        rules=rules,
        round=1,
        phase="setup",
        starter=rules.first,
        track=book.constants.first_game_order,
        rival=NOBODY,
        coins=[book.constants.start_coins] * seats,
    )
