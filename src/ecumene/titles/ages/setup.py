"""Setup: the time track, both markets, three coins each and somebody who starts."""

from __future__ import annotations

import msgspec

from ecumene.table.chance import Chance, shuffled
from ecumene.table.frames import Flow, Seat
from ecumene.table.meta import Options
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.state import NOBODY, CardId, Cards, Game, Rules, State
from ecumene.titles.ages.variants import drafting, glory, innovation, solo, world


def deal(book: Book, options: Options, seats: int, chance: Chance) -> State:
    """A table before its first decision."""
    alone = seats == 1
    rules = rules_of(options, _starter(str(options["first"]), seats, chance), solo=alone)
    state = blank(book, rules, seats)
    if options["track"] == "random":
        state.track = tuple(shuffled(chance, list(book.action_cards)))
    if alone:
        state.track, state.rival = solo.solo_track(book, state.track), 0
        glory.lay_out(book, state, chance)
    wonders = shuffled(chance, list(book.wonders))
    state.wonder_market = tuple(wonders[: glory.wonders(book, state) or book.constants.wonder_market + seats])
    _deal_civilizations(book, state, tuple(shuffled(chance, _deck(book, state))))
    if options["changing_world"]:
        state.tokens = world.draw_tokens(book, chance)
    if options["innovation"]:
        state.specials = innovation.draw_specials(book, seats, chance)
    return state


def _deck(book: Book, state: State) -> list[CardId]:
    """The civilizations that are shuffled: not one that a scenario lays into the hand."""
    return [card for card in solo.cards_in_play(book, state) if card not in state.hand[0]]


def _deal_civilizations(book: Book, state: State, cards: Cards) -> None:
    """The market and the deck, or hands to draft from."""
    if state.rules.drafting:
        drafting.deal_hands(book, state, cards)
        return
    size = book.constants.civilization_market
    state.market, state.deck = cards[:size], cards[size:]
    state.bonus = (0,) * len(state.market)


def rules_of(options: Options, first: Seat, *, solo: bool = False) -> Rules:
    return Rules(
        hunt_slots=1 if options["hunt"] == "once" else 2,
        clockwise=options["starter"] == "clockwise",
        first=first,
        solo=solo,
        drafting=options["drafting"] is True,
        scenario="" if options["scenario"] == glory.SKIRMISH else str(options["scenario"]),
        specials_any_time=innovation.any_time(options) or msgspec.UNSET,
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
