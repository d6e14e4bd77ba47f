"""The end of the game: the score sheet by category."""

from __future__ import annotations

from collections.abc import Iterable

from ecumene.table.ruleset import Standing
from ecumene.table.state.frames import Seat
from ecumene.titles.cultures import effects as fx
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.rules.areas import shown
from ecumene.titles.cultures.state import SEATS, State

Sheet = dict[str, int]
CATEGORIES = ("display", "board", "provinces", "marker")


def score(book: Book, state: State, seat: Seat) -> Sheet:
    """What a civilization scores if the game ends now."""
    return {
        "display": score_display(book, state, seat),
        "board": score_board(book, state, seat),
        "provinces": score_provinces(book, state, seat),
        "marker": book.constants.progress_marker_vp if state.marker == seat else 0,
    }


def total(sheet: Sheet) -> int:
    return sum(sheet.values())


def score_display(book: Book, state: State, seat: Seat) -> int:
    """Buildings and leaders; covered leaders count their printed points only once that is unlocked."""
    points = 0
    for card in shown(state, seat):
        entry = book.cards[card]
        points += entry.vp
        if entry.effects:
            points += effect_points(book, state, seat, entry.effects)
    if t.count(state.unlocked[seat], t.HIDDEN_LEADERS):
        points += sum(book.cards[card].vp for stack in state.leaders[seat] for card in stack[:-1])
    return points


def score_board(book: Book, state: State, seat: Seat) -> int:
    """Points of the progress levels reached, and of the Golden Age side."""
    board = book.boards[state.civilizations[seat]]
    points = 0
    for band in board.progress_bands[: len(state.progress[seat])]:
        points += effect_points(book, state, seat, band.effects)
        if any(isinstance(effect, fx.GoldenAgeBegins) for effect in band.effects):
            points += board.golden_age.vp + effect_points(book, state, seat, board.golden_age.effects)
    for band in board.military_bands[: len(state.military[seat])]:
        points += effect_points(book, state, seat, band.effects)
    return points


def score_provinces(book: Book, state: State, seat: Seat) -> int:
    points = 0
    for province in state.won[seat]:
        entry = book.provinces[province]
        points += entry.vp + effect_points(book, state, seat, entry.effects)
    return points


def effect_points(book: Book, state: State, seat: Seat, effects: Iterable[fx.Effect]) -> int:
    """The points that effects give at the end of the game."""
    points = 0
    for effect in effects:
        if isinstance(effect, fx.Vp):
            points += effect.amount
        elif isinstance(effect, fx.VpPer):
            hidden = effect.hidden == "when_unlocked"
            gained = counted(book, state, seat, effect.count, hidden) // effect.divisor * effect.amount
            points += gained if effect.max is None else min(gained, effect.max)
        elif isinstance(effect, fx.VpPairs):
            points += min(counted(book, state, seat, what) for what in effect.of)
        elif isinstance(effect, fx.VpIf) and condition(book, state, seat, effect.condition):
            points += effect.amount
    return points


def counted(book: Book, state: State, seat: Seat, what: str, hidden: bool = False) -> int:
    """How many there are of something that scores; `hidden` counts covered leaders once they score."""
    if what in t.RESOURCE_LANES:
        return t.count(state.unlocked[seat], t.RESOURCE_LANES[what])
    if what.startswith("icon_"):
        icon = what.removeprefix("icon_")
        return sum(book.provinces[province].icon == icon for province in state.won[seat])
    if what == "leader":
        stacks = state.leaders[seat]
        if hidden and t.count(state.unlocked[seat], t.HIDDEN_LEADERS):
            return sum(len(stack) for stack in stacks)
        return len(stacks)
    if what == "coin":
        return state.coins[seat] + state.nile[seat]
    piles = {
        "building": state.buildings,
        "province": state.won,
        "military_card": state.military,
        "progress_card": state.progress,
    }
    return len(piles[what][seat])


def condition(book: Book, state: State, seat: Seat, name: str) -> bool:
    if name == "golden_age":
        return golden_age(book, state, seat)
    return state.marker == seat


def golden_age(book: Book, state: State, seat: Seat) -> bool:
    """Whether a board shows its Golden Age side."""
    return t.count(state.unlocked[seat], t.GOLDEN_AGE) > 0


def standings(book: Book, state: State) -> list[Standing]:
    """Most points wins, a tie goes to the marker holder; a seat that left comes last."""
    sheets = [_whole_sheet(book, state, seat) for seat in SEATS]

    def merit(seat: Seat) -> tuple[bool, int, bool]:
        return seat not in state.departed, total(sheets[seat]), state.marker == seat

    ranked = sorted(SEATS, key=merit, reverse=True)
    return [Standing(seat, rank, total(sheets[seat]), sheets[seat]) for rank, seat in enumerate(ranked, 1)]


def _whole_sheet(book: Book, state: State, seat: Seat) -> Sheet:
    sheet = score(book, state, seat) if state.civilizations[seat] else dict.fromkeys(CATEGORIES, 0)
    if state.first_game:
        sheet["first_game"] = total(state.first_game[seat])
    return sheet
