"""Small positions for cases: a few fields are given, the rest is empty or does not matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ecumene.table.chance import Seeded
from ecumene.table.rulebook.layout import laid_out
from ecumene.table.rulebook.positions import options_with
from ecumene.table.state.frames import ROOT, Seat
from ecumene.table.title import Title
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.meta import META
from ecumene.titles.ages.position_fields import check
from ecumene.titles.ages.rules.actions import AskAction
from ecumene.titles.ages.rules.gains import open_technologies, recount
from ecumene.titles.ages.rules.scoring import end_sum
from ecumene.titles.ages.rules.setup import blank, rules_of
from ecumene.titles.ages.rules.ways import slots
from ecumene.titles.ages.state import COLOURS, Game, State, Turn, TurnEnd, seats, strongest, upcoming, window
from ecumene.titles.ages.variants.solo import achievements

_SIDE_COUNTS = ("coins", "points", "workers", "strength")
_SIDE_CARDS = ("civilizations", "technologies", "wonders", "hand")
_STAGES = {"civilization": "civilization", "actions": "actions", "resolve": "resolve"}


def position(title: Title[State, Book], given: Mapping[str, Any]) -> State:
    """The position that a case describes.

    `phase` says where it starts: `setup` (a fresh table), `civilization`, `actions`, `resolve` (the workers
    come back), `turn_end`, `round_end` (the last turn of the round is over), `game_end` or `over`. `turn` is
    the colour that has the turn; those that follow play after it in this round. Without a `market` there is
    one of cards without a say in the case; an action phase without `workers` begins with four.
    """
    check(title.content, given)
    count, phase = given.get("seats", 2), given.get("phase", "actions")
    options = options_with(META, given, count)
    if phase == "setup":
        return title.setup(options, count, Seeded.from_number(given.get("seed", 1)))
    book = title.content
    starter = COLOURS.index(given.get("starter", COLOURS[0]))
    state = blank(book, rules_of(options, starter, solo=count == 1), count)
    state.rival = 0 if count == 1 else state.rival
    state.round = given.get("round", 1)
    for name in ("track", "tokens", "specials", "pile", "used"):
        setattr(state, name, tuple(given.get(name, getattr(state, name))))
    for name in ("rival", "lost", "marks"):
        setattr(state, name, given.get(name, getattr(state, name)))
    for seat in seats(state):
        _lay_side(book, state, seat, given.get(COLOURS[seat], {}))
    _lay_markets(book, state, given)
    active = COLOURS.index(given.get("turn", COLOURS[starter]))
    state.turns = (active - starter) % count + 1
    laid_out(title, state, given, lambda: _begin(title, state, phase, active, given))
    return state


def _lay_side(book: Book, state: State, seat: Seat, side: Mapping[str, Any]) -> None:
    defaults = {"coins": 0, "points": 0, "workers": 4, "strength": 0}
    for name in _SIDE_COUNTS:
        getattr(state, name)[seat] = side.get(name, defaults[name])
    for name in _SIDE_CARDS:
        getattr(state, name)[seat] = tuple(side.get(name, ()))
    state.special[seat] = side.get("special", "")
    recount(book, state, seat)


def _lay_markets(book: Book, state: State, given: Mapping[str, Any]) -> None:
    """The named cards; a market that is not named has five from the end of the list, that of wonders many."""
    held = {card for cards in (*state.civilizations, *state.hand) for card in cards}
    named, top = tuple(given.get("market", ())), tuple(given.get("deck", ()))
    cards = book.variant[state.rules].civilizations(book)
    rest = [card for card in reversed(cards) if card not in {*held, *named, *top}]
    if "market" not in given:
        size = book.constants.civilization_market
        named, rest = tuple(rest[:size]), rest[size:]
    state.market = named
    bonus = given.get("bonus", {})
    state.bonus = tuple(bonus.get(card, 0) for card in named)
    state.deck = (*top, *rest)
    taken = {card for cards in state.wonders for card in cards}
    state.wonder_market = tuple(
        given.get("wonders", [card for card in book.wonders if card not in taken][: 3 + len(state.coins)])
    )


def _begin(
    title: Title[State, Book], state: State, phase: str, active: Seat, given: Mapping[str, Any]
) -> None:
    flow = state.flow
    flow.due.clear()
    flow.replace(ROOT, Game("turns"))
    state.phase = phase
    if phase == "over":
        flow.finish_all()
    elif phase in ("round_end", "game_end"):
        state.turns = len(state.coins)
        flow.due.append(ROOT)
    elif phase == "turn_end":
        flow.push(ROOT, TurnEnd(active))
    elif phase == "actions" and (state.used or "free" in given):
        state.free = given.get("free", state.workers[active])
        node = flow.push(ROOT, Turn(active, "acting"))
        flow.due.clear()
        flow.ask(node, AskAction, "action", active)
    else:
        flow.push(ROOT, Turn(active, _STAGES[phase]))  # type: ignore[arg-type]
    title.settle(state, Seeded.from_number(given.get("seed", 1)))


def facts(title: Title[State, Book], state: State) -> dict[str, Any]:
    """Everything a case may claim, with seats by their colours."""
    cards = title.content.constants.window
    table: dict[str, Any] = {
        name: getattr(state, name) for name in ("round", "phase", "turns", "rival", "free", "lost", "marks")
    }
    table |= {
        name: list(getattr(state, name)) for name in ("track", "tokens", "market", "deck", "specials", "used")
    }
    standings = title.standings(state)
    return table | {
        "starter": COLOURS[state.starter],
        "bonus": dict(zip(state.market, state.bonus, strict=True)),
        "wonders": list(state.wonder_market),
        "window": list(window(state, cards)),
        "upcoming": list(upcoming(state, cards)),
        "over": title.over(state),
        "achievements": achievements(title.content, state),
        "winners": [COLOURS[one.seat] for one in standings if one.rank == 1],
        "ranks": {COLOURS[one.seat]: one.rank for one in standings},
        **{COLOURS[seat]: _side_facts(title.content, state, seat) for seat in seats(state)},
    }


def _side_facts(book: Book, state: State, seat: Seat) -> dict[str, Any]:
    side: dict[str, Any] = {
        name: getattr(state, name)[seat] for name in (*_SIDE_COUNTS, "special", "military")
    }
    side |= {name: list(getattr(state, name)[seat]) for name in _SIDE_CARDS}
    return side | {
        "main": state.civilizations[seat][0] if state.civilizations[seat] else "",
        "strongest": strongest(state, seat),
        "slots": slots(book, state, seat),
        "open": list(open_technologies(book, state, seat)),
        "end_points": end_sum(book, state, seat),
    }
