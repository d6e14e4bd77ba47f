"""Small positions for cases: a few places are given, all other cards are in their deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ecumene.table.chance import Seeded
from ecumene.table.rulebook.layout import laid_out
from ecumene.table.rulebook.positions import options_with
from ecumene.table.state.fields import UNKNOWN
from ecumene.table.state.frames import ROOT, Seat
from ecumene.table.title import Title
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.meta import META
from ecumene.titles.cultures.position_fields import PILES, USUAL, check
from ecumene.titles.cultures.rules.areas import recount
from ecumene.titles.cultures.rules.plays import price
from ecumene.titles.cultures.rules.scoring import golden_age, score, total
from ecumene.titles.cultures.rules.setup import blank
from ecumene.titles.cultures.rules.swap import AskSwap, SwapKind
from ecumene.titles.cultures.state import SEATS, Contest, Game, Round, Rules, State

_STAGES = {"income": "income", "draw": "nile_done", "swap": "draw", "play": "play", "end": "province"}


def position(title: Title[State, Book], given: Mapping[str, Any]) -> State:
    """The position that a case describes.

    `phase` says where it starts: `setup` (a fresh table), `income`, `draw`, `swap`, `play`, `province`
    (the contest), `end` (after the contest) or `over`. A pile that is not named is empty; an unnamed
    `hand` takes as many cards from the deck as the phase needs. `first_game` holds the points of the first
    game of a match, in the order of `civilizations`.
    """
    check(title.content, given)
    options = options_with(META, given, len(SEATS))
    phase = given.get("phase", "play")
    if phase == "setup":
        return title.setup(options, len(SEATS), Seeded.from_number(given.get("seed", 1)))
    civilizations = given.get("civilizations", USUAL)
    marker = civilizations.index(given.get("marker", civilizations[0]))
    rules = Rules(
        first=marker,
        lone_competitor=str(options["lone_competitor"]),
        limited_coins=options["coins"] == "limited",
        match=options["match"] is True,
    )
    book = title.content
    row = given.get("row", list(book.provinces)[: book.constants.provinces_in_play])
    state = blank(book, rules, row=list(row))
    state.civilizations = list(civilizations)
    state.game, state.round = given.get("game", 1), given.get("round", 1)
    state.boxed = list(given.get("boxed", []))
    state.first_game = [{"display": points} for points in given.get("first_game", [])]
    for seat, civilization in enumerate(civilizations):
        _lay_side(book, state, seat, given.get(civilization, {}), phase)
    state.supply = book.constants.coins - sum(state.coins) - sum(state.nile)
    laid_out(title, state, given, lambda: _begin(title, state, phase))
    return state


def _lay_side(book: Book, state: State, seat: Seat, side: Mapping[str, Any], phase: str) -> None:
    for name in PILES:
        if isinstance(side.get(name, []), list):
            getattr(state, name)[seat] = list(side.get(name, []))
    state.leaders[seat] = [
        tuple([stack] if isinstance(stack, str) else stack) for stack in side.get("leaders", [])
    ]
    state.won[seat] = list(side.get("won", []))
    for name in ("coins", "nile", "played", "paid_swaps", "free_swaps"):
        getattr(state, name)[seat] = side.get(name, 0)
    top, bottom = list(side.get("deck_top", [])), list(side.get("deck_bottom", []))
    used = {*everywhere(state, seat), *top, *bottom}
    pool = [card for card in book.decks[state.civilizations[seat]] if card not in used]
    for name in PILES:  # a number stands for cards that do not matter
        if isinstance(side.get(name), int):
            getattr(state, name)[seat] = [pool.pop() for _ in range(side[name])]
    if "hand" not in side and phase in ("swap", "play"):
        missing = book.constants.hand - state.played[seat]
        state.hand[seat] = [pool.pop() for _ in range(missing)]
    state.deck[seat] = [*top, *pool, *bottom]
    state.known_top[seat], state.known_bottom[seat] = len(top), len(bottom)
    state.unlocked[seat] = recount(book, state, seat)


def _begin(title: Title[State, Book], state: State, phase: str) -> None:
    flow = state.flow
    flow.due.clear()
    flow.replace(ROOT, Game("rounds"))
    state.phase = {"draw": "swap", "end": "province"}.get(phase, phase)
    if phase == "over":
        flow.finish_all()
    elif phase == "province":
        node = flow.push(ROOT, Round("province"))
        flow.due.clear()
        flow.push(node, Contest())
    else:
        node = flow.push(ROOT, Round(_STAGES[phase]))  # type: ignore[arg-type]
        if phase == "swap":
            flow.due.clear()
            for seat in SEATS:
                flow.ask(node, AskSwap, SwapKind.name, seat)
    title.settle(state, Seeded.from_number(1))


def everywhere(state: State, seat: Seat) -> list[str]:
    """All cards of a seat, wherever they are."""
    piles = [getattr(state, name)[seat] for name in (*PILES, "deck")]
    return [card for pile in piles for card in pile] + [
        card for stack in state.leaders[seat] for card in stack
    ]


def facts(title: Title[State, Book], state: State) -> dict[str, Any]:
    """Everything a case may claim, with civilizations as names."""
    sides = {title.seat_key(state, seat): _side_facts(title.content, state, seat) for seat in SEATS}
    return {
        "round": state.round,
        "phase": state.phase,
        "game": state.game,
        "marker": title.seat_key(state, state.marker),
        "supply": state.supply,
        "row": list(state.row),
        "boxed": list(state.boxed),
        "first_game": [total(sheet) for sheet in state.first_game],
        "over": title.over(state),
        "winner": title.seat_key(state, title.standings(state)[0].seat),
        "scores": {
            title.seat_key(state, standing.seat): standing.score for standing in title.standings(state)
        },
        **sides,
    }


def _side_facts(book: Book, state: State, seat: Seat) -> dict[str, Any]:
    side: dict[str, Any] = {name: list(getattr(state, name)[seat]) for name in (*PILES, "won", "deck")}
    side |= {
        name: getattr(state, name)[seat] for name in ("coins", "nile", "played", "paid_swaps", "free_swaps")
    }
    side["leaders"] = [list(stack) for stack in state.leaders[seat]]
    side["civilization"] = state.civilizations[seat]
    if state.civilizations[seat]:
        unlocked = state.unlocked[seat]
        side |= {
            "available": {name: t.count(unlocked, lane) for name, lane in t.RESOURCE_LANES.items()},
            "symbols": {name: t.count(unlocked, lane) for name, lane in t.SYMBOL_LANES.items()},
            "income": t.count(unlocked, t.INCOME),
            "golden_age": golden_age(book, state, seat),
            "prices": {card: price(book, state, seat, card) for card in state.hand[seat] if card != UNKNOWN},
            "score": score(book, state, seat),
            "total": total(score(book, state, seat)),
        }
    return side
