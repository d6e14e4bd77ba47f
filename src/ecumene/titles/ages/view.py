"""The knowledge of a seat: as a glimpse, as a view in plain form, and a full state that fits a view.

`glimpse` is the whitelist, and the view is made only from it. Everything in this game is public except the
order of the deck, the hands of a draft and a scenario's pile.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ecumene.table.chance import Chance, shuffled
from ecumene.table.ruleset import View
from ecumene.table.state.fields import UNKNOWN
from ecumene.table.state.frames import Flow, Seat
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.rules.actions import AskAction
from ecumene.titles.ages.rules.civilizations import bonus_coins, coins_on_rising
from ecumene.titles.ages.rules.gains import abilities, open_technologies
from ecumene.titles.ages.rules.scoring import end_items, sheet
from ecumene.titles.ages.rules.setup import blank
from ecumene.titles.ages.rules.ways import Act, about_act, chosen_from, forbidden, outcome, rest_sum, slots
from ecumene.titles.ages.state import Cards, Rules, State, Turn, TurnEnd, seats, strongest
from ecumene.titles.ages.variants.glory import commands_left, medal
from ecumene.titles.ages.variants.packs import imagine_draft
from ecumene.titles.ages.variants.solo import achievements

_OPEN = ("coins", "points", "workers", "strength", "special", "end_points")
_OPEN_CARDS = ("civilizations", "technologies", "wonders")


def glimpse(state: State, seat: Seat | None, flow: Flow, packs: list[Cards]) -> State:
    """The knowledge of a seat (None: a spectator): for others' hands, the deck and the pile only the numbers
    of cards.
    """
    deck, pile = ((UNKNOWN,) * len(cards) for cards in (state.deck, state.pile))
    return state.glimpsed(seat, flow=flow, deck=deck, pile=pile, packs=packs)


def view(book: Book, state: State, seat: Seat | None, flow: dict[str, Any]) -> View:
    """A seat's glimpse in its plain form. What has a place among others is keyed by its id."""
    active = whose_turn(state)
    seen: View = {
        "round": state.round,
        "phase": state.phase,
        "starter": state.starter,
        "active": active,
        "turns": state.turns,
        "rules": msgspec.to_builtins(state.rules),
        "track": {card: _track_card(book, state, place) for place, card in enumerate(state.track)},
        "market": {
            card: {"place": place, "coins": coins}
            for place, (card, coins) in enumerate(zip(state.market, state.bonus, strict=True))
        },
        "deck": len(state.deck),
        "wonders": {card: place for place, card in enumerate(state.wonder_market)},
        "specials": {card: place for place, card in enumerate(state.specials)},
        "rival": state.rival,
        "pile": len(state.pile),
        "marks": dict(state.marks),
        "free": state.free,
        "lost": state.lost,
        "used": list(state.used),
        "departed": list(state.departed),
        "packs": [list(pack) for pack in state.packs],
        "achievements": achievements(book, state),
        "scenario": state.rules.scenario,
        "medal": medal(book, state),
        "seats": {str(one): _side(book, state, one) for one in seats(state)},
        "flow": flow,
    }
    if active is not None and state.civilizations[active] and _acting(state, active):
        seen["actions"] = _actions(book, state, active)
    if seat is not None:
        seen["you"] = {
            "seat": seat,
            "hand": list(state.hand[seat]),
            "passing": list(state.passing[seat]),
            "rising": {
                card: coins_on_rising(book, state, seat, card) for card in (*state.hand[seat], *state.market)
            },
            "annexing": {
                card: bonus_coins(book, state, seat, card) for card in (*state.hand[seat], *state.market)
            },
        }
    return seen


def whose_turn(state: State) -> Seat | None:
    """The seat whose turn it is, if somebody has one."""
    for step in state.flow.steps.values():
        if isinstance(step, Turn | TurnEnd):
            return step.seat
    return None


def _acting(state: State, seat: Seat) -> bool:
    return any(isinstance(ask, AskAction) and ask.seat == seat for ask in state.flow.asks.values())


def _track_card(book: Book, state: State, place: int) -> View:
    first = state.round - 1
    status = "past" if place < first else "open" if place < first + book.constants.window else "upcoming"
    token = state.tokens[place] if state.tokens else ""
    return {"place": place, "status": status, "token": token}


def _side(book: Book, state: State, seat: Seat) -> View:
    """The cards of a seat, and the values that follow from them."""
    side: View = {name: getattr(state, name)[seat] for name in _OPEN}
    side |= {name: list(getattr(state, name)[seat]) for name in _OPEN_CARDS}
    return side | {
        "military": state.military[seat],
        "strongest": strongest(state, seat),
        "hand": len(state.hand[seat]),
        "passing": len(state.passing[seat]),
        "open": list(open_technologies(book, state, seat)),
        "turn_end": list(abilities(book, state, seat).turn_end),
        "score": sheet(book, state, seat),
        "end": [list(item) for item in end_items(book, state, seat)],
    }


def _actions(book: Book, state: State, seat: Seat) -> View:
    """Every action that the seat in turn could use: what it would cost and give, and how often."""
    found: View = {}
    for action, count in slots(book, state, seat).items():
        ways: View = {}
        for choice in chosen_from(book, state, seat, action) or (None,):
            act = Act(action, choice)
            result = outcome(book, state, seat, act)
            why = ""
            if forbidden(book, state, seat, action) is not None:
                why = "forbidden"
            elif state.used.count(action) >= count:
                why = "used"
            elif result.workers > state.free:
                why = "workers"
            elif result.price > state.coins[seat]:
                why = "coins"
            ways[choice or ""] = {**about_act(book, state, seat, act), "why": why}
            del ways[choice or ""]["choice"]
        found[action] = {"slots": count, "used": state.used.count(action), "ways": ways}
    if not state.used:
        sum_ = rest_sum(book, state, seat)
        found["rest"] = {"points": sum_.points, "coins": sum_.coins, "workers": sum_.workers}
    return found


def recall(book: Book, seen: View, flow: Flow) -> State:
    """The glimpse that a view was made of."""
    count = len(seen["seats"])
    state = blank(book, msgspec.convert(seen["rules"], Rules), count)
    for name in ("round", "phase", "starter", "turns", "rival", "free", "lost"):
        setattr(state, name, seen[name])
    state.track = tuple(seen["track"])
    tokens = tuple(card["token"] for card in seen["track"].values())
    state.tokens = tokens if any(tokens) else ()
    state.market = tuple(seen["market"])
    state.bonus = tuple(card["coins"] for card in seen["market"].values())
    state.deck = (UNKNOWN,) * seen["deck"]
    state.pile = (UNKNOWN,) * seen["pile"]
    state.wonder_market, state.specials = tuple(seen["wonders"]), tuple(seen["specials"])
    state.marks = dict(seen["marks"])
    state.used = tuple(seen["used"])
    state.departed = list(seen["departed"])
    state.packs = [tuple(pack) for pack in seen["packs"]]
    state.flow = flow
    for seat in seats(state):
        side = seen["seats"][str(seat)]
        for name in (*_OPEN, "military"):
            getattr(state, name)[seat] = side[name]
        for name in _OPEN_CARDS:
            getattr(state, name)[seat] = tuple(side[name])
        for name in ("hand", "passing"):
            getattr(state, name)[seat] = (UNKNOWN,) * side[name]
    if you := seen.get("you"):
        state.hand[you["seat"]], state.passing[you["seat"]] = tuple(you["hand"]), tuple(you["passing"])
    return state


def deal_unknown(book: Book, state: State, seat: Seat | None, chance: Chance) -> None:
    """Make a glimpse a truth that fits it: every placeholder becomes a card that may lie there."""
    if state.pile:  # which commands came already everybody has seen, and only the last ones are left to guess
        state.pile = tuple(shuffled(chance, list(commands_left(book, state))))
    if state.packs:
        imagine_draft(book, state, seat, chance)
        return
    hidden = [*state.hand, *state.passing, state.deck]
    if any(UNKNOWN in cards for cards in hidden):
        known = {card for cards in (*hidden, *state.civilizations, state.market) for card in cards}
        unseen = [card for card in book.variant[state.rules].civilizations(book) if card not in known]
        pool = iter(shuffled(chance, unseen))
        for hands in (state.hand, state.passing):
            hands[:] = [_filled(cards, pool) for cards in hands]
        state.deck = _filled(state.deck, pool)


def _filled(cards: Cards, pool: Any) -> Cards:
    return tuple([card if card != UNKNOWN else next(pool) for card in cards])
