"""Small positions for cases: a few areas and seats are given, everything else is empty or in stock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ecumene.table.chance import Chance, Recorded, Seeded
from ecumene.table.rulebook.layout import laid_out
from ecumene.table.state.frames import ROOT, Seat
from ecumene.titles.lineage.book import Book, Scene
from ecumene.titles.lineage.calamities.resolution import Calamity, beneficiary
from ecumene.titles.lineage.calamities.twins import under_way
from ecumene.titles.lineage.contract import Contract
from ecumene.titles.lineage.frames import Game, Turn
from ecumene.titles.lineage.market.spaces import lies_in
from ecumene.titles.lineage.phases.calamity_selection import calamities_of
from ecumene.titles.lineage.phases.opening import blank
from ecumene.titles.lineage.phases.population import census_order, take_census
from ecumene.titles.lineage.pieces.board import AreaId, Board
from ecumene.titles.lineage.pieces.pieces import cities_of, cities_on_board, tokens_on_board
from ecumene.titles.lineage.pieces.stacks import in_hand_order, sorted_cards
from ecumene.titles.lineage.position_fields import (
    check,
    check_opening,
    options_of_table,
    scene_left,
    seats_given,
)
from ecumene.titles.lineage.state import NOT_PUT, PIRATES, SHORT, Lying, Ship, State, seats_of
from ecumene.titles.lineage.trade.values import hand_value
from ecumene.titles.lineage.what_if.burdens import Burden, burdens


def position(title: Contract, given: Mapping[str, Any]) -> State:
    """The position that a case describes.

    `seats` (5 if left out) fixes board and civilizations, who sit in ranking order. `phase` names the phase
    that begins now, `until` the last one that is played: after it the table rests. A civilization's table
    says `tokens = { area = n }`, `cities = [areas]`, `ships = [areas]`, `treasury`, `advances = [ids]`,
    `ast`, `hand = [cards]`, and so on. Tokens that are nowhere else are in stock, or put aside into the
    treasury with `stock = n`.

    `civilizations` seats them in another order. Trade cards that are said nowhere are in their stacks, but a
    stack that is said is said completely: the rest of its cards lie in its discard pile. The phase `setup` is
    a fresh table, dealt with `seed`. `givers` says who last traded a calamity, `departed` who left the game.
    `luck` lists all results of chance that the phase needs before anybody is asked. In a Short Game
    `scenarios` says who has drawn which token, and its preludes can begin, too.
    """
    book = title.content
    check_opening(title, given)
    seats, options = seats_given(title, given), options_of_table(title, given)
    if given.get("phase") == "setup":
        return title.setup(options, seats, Seeded.from_number(given.get("seed", 1)))
    scene = title.scene_for(seats, options)
    check(title, given, book.scenes[scene])
    state = blank(book, scene, title.rules_for(options))
    board = title.at(state).board
    state.civilizations = list(given.get("civilizations", book.scenes[scene].civilizations))
    state.turn = given.get("turn", 1)
    for area, tokens in given.get("barbarians", {}).items():
        state.barbarians[board.index[area]] = tokens
    for area in given.get("pirates", []):
        state.cities[board.index[area]] = PIRATES
    for seat, civilization in enumerate(state.civilizations):
        _lay_side(title, state, seat, given.get(civilization, {}))
    state.cities_ever = given.get("cities_ever", any(state.cities))
    state.first_iron = [state.civilizations.index(name) for name in given.get("first_iron", [])]
    state.last_turns = given.get("last_turns", 0)
    state.givers = {card: state.civilizations.index(name) for card, name in given.get("givers", {}).items()}
    state.departed = sorted(state.civilizations.index(name) for name in given.get("departed", []))
    state.scene = scene_left(title, given, scene)
    _lay_cards(title, state, given)
    _lay_scenarios(title, state, given)
    if not any("census" in given.get(civilization, {}) for civilization in state.civilizations):
        take_census(state)
    laid_out(title, state, given, lambda: _play(title, state, given))
    return state


def _play(title: Contract, state: State, given: Mapping[str, Any]) -> None:
    """Let the phase begin, with the luck that is given for it."""
    luck = Recorded()
    luck.load(given.get("luck", []))
    _begin(title, state, given, luck if "luck" in given else Seeded.from_number(1))
    luck.expect_spent()


def _lay_side(title: Contract, state: State, seat: Seat, side: Mapping[str, Any]) -> None:
    book = title.content
    index = title.at(state).board.index
    for name in ("tokens", "moved"):
        for area, tokens in side.get(name, {}).items():
            getattr(state, name)[seat][index[area]] = tokens
    for area in [*side.get("cities", []), *side.get("new_cities", [])]:
        state.cities[index[area]] = seat + 1
    for area in side.get("new_cities", []):
        state.new_cities[index[area]] = 1
    state.ships[seat] = [_ship(title.at(state).board, id) for id in side.get("ships", [])]
    state.advances[seat] = sum(book.bits[advance] for advance in side.get("advances", []))
    for group, credit in side.get("credits", {}).items():
        state.credits[seat][book.groups.index(group)] = credit
    for name in ("treasury", "ast", "census"):
        getattr(state, name)[seat] = side.get(name, 0)
    state.hand[seat] = sorted(side.get("hand", []), key=in_hand_order(book))
    rest = book.numbers.tokens - state.treasury[seat] - tokens_on_board(state, seat)
    state.stock[seat] = side.get("stock", rest)
    state.treasury[seat] += rest - state.stock[seat]


def _ship(board: Board, id: str) -> Ship:
    berth = board.berth_of(id)
    assert berth is not None
    return Ship(board.berths[berth], coast=board.coast(berth))


def _lay_cards(title: Contract, state: State, given: Mapping[str, Any]) -> None:
    book = title.content
    names = title.at(state).scene.stacks
    said = {names.index(name) for name in given.get("stacks", {})}
    for field in ("stacks", "discards"):
        for name, cards in given.get(field, {}).items():
            getattr(state, field)[names.index(name)] = list(cards)
    _lay_market(title, state, given)
    named = Counter(card for pile in _all_cards(state) for card in pile)
    for card, copies in title.at(state).scene.cards.items():
        left = copies - named.pop(card, 0)
        pile = book.cards[card].pile
        (state.discards if pile in said else state.stacks)[pile] += [card] * left


def _all_cards(state: State) -> list[list[str]]:
    return [*state.hand, *state.stacks, *state.discards, [lying.card for lying in state.market.values()]]


def _lay_market(title: Contract, state: State, given: Mapping[str, Any]) -> None:
    """Once trading is over everything lies face up, what cannot be traded as it did before."""
    board, names = title.at(state).scene.market, list(title.phases)
    over = given.get("phase") in names[names.index("trade") + 1 :]
    putters = given.get("put_by", {})
    for space, card in given.get("market", {}).items():
        assert board is not None
        lies = lies_in(board, space)
        if lies == "shown" and space not in given.get("shown", ()):
            lies = "dealt"
        by = state.civilizations.index(putters[space]) if lies == "red" else NOT_PUT
        state.market[space] = Lying(card, "open") if over else Lying(card, lies, by)


def _lying_facts(title: Contract, state: State, lying: Lying) -> dict[str, Any]:
    by = {"by": title.seat_key(state, lying.by)} if lying.by != NOT_PUT else {}
    return {"card": lying.card, "lies": lying.lies, **by}


def _lay_scenarios(title: Contract, state: State, given: Mapping[str, Any]) -> None:
    """The tokens of a Short Game, secret until they are revealed."""
    if state.rules.game != SHORT:
        return
    said = given.get("scenarios", {})
    rest = iter((Counter(title.at(state).scene.scenarios) - Counter(said.values())).elements())
    tokens = [said[name] if name in said else next(rest) for name in state.civilizations]
    secret = given.get("phase") in title.preludes[:2]
    state.scenarios, state.revealed = (tokens, []) if secret else ([], tokens)


def _begin(title: Contract, state: State, given: Mapping[str, Any], chance: Chance) -> None:
    flow, names = state.flow, list(title.phases)
    phase, until = given.get("phase", names[0]), given.get("until")
    flow.replace(ROOT, Game(begun=phase not in title.preludes))
    flow.due.clear()
    if phase in title.preludes:
        state.turn, state.phase = 0, ("setup", *title.preludes)[title.preludes.index(phase)]
        flow.due.append(ROOT)
        title.settle(state, chance)
        return
    if phase == "over":
        flow.finish_all()
        state.phase = "over"
        return
    flow.push(ROOT, Turn(names.index(phase), names.index(until) + 1 if until else None))
    title.settle(state, chance)


def facts(title: Contract, state: State) -> dict[str, Any]:
    """Everything a case may claim, with areas, advances and civilizations as names."""
    board, names = title.at(state).board, title.at(state).scene.stacks

    def row(counts: bytearray) -> dict[str, int]:
        return {board.ids[area]: count for area, count in enumerate(counts) if count}

    return {
        "turn": state.turn,
        "phase": state.phase,
        "phases": list(title.phases),
        "over": title.over(state),
        "barbarians": row(state.barbarians),
        "pirates": [board.ids[area] for area, owner in enumerate(state.cities) if owner == PIRATES],
        "stacks": dict(zip(names, map(list, state.stacks), strict=True)),
        "discards": dict(zip(names, map(list, state.discards), strict=True)),
        "batches": {name: _batches(title, state, pile) for pile, name in enumerate(names)},
        "cards": dict(Counter(card for pile in _all_cards(state) for card in pile)),
        "market": {space: _lying_facts(title, state, lying) for space, lying in state.market.items()},
        "market_spaces": sorted(state.market),
        "first_iron": [title.seat_key(state, seat) for seat in state.first_iron],
        "last_turns": state.last_turns,
        "givers": {card: title.seat_key(state, seat) for card, seat in state.givers.items()},
        "departed": [title.seat_key(state, seat) for seat in state.departed],
        "ranks": [title.seat_key(state, standing.seat) for standing in title.standings(state)],
        "census_order": _census_order(title, state),
        "map": {id: _area_facts(board, area) for area, id in enumerate(board.ids)},
        "areas_in_play": sum(board.in_play),
        "seas": list(board.sea_ids),
        "book": _book_facts(title, state),
        "demands": _demands(title, state),
        **{title.seat_key(state, seat): _side_facts(title, state, seat, row) for seat in seats_of(state)},
    }


def _batches(title: Contract, state: State, pile: int) -> dict[str, list[str]]:
    """A stack as it was prepared: what lies in its batches A, B and C, each in the order of the alphabet."""
    scene, stack = title.at(state).scene, state.stacks[pile]
    regular, _, minor, _, last = sorted_cards(title.content, scene, pile)
    top = scene.batch_a or len(regular) + len(minor)
    bottom = len(stack) - scene.batch_c - len(last)
    return {"a": sorted(stack[:top]), "b": sorted(stack[top:bottom]), "c": sorted(stack[bottom:])}


def _census_order(title: Contract, state: State) -> list[str]:
    """The seats in the order of movement; none while civilizations are being chosen."""
    if not all(state.civilizations):
        return []
    return [title.seat_key(state, seat) for seat in census_order(title.at(state))]


def _demands(title: Contract, state: State) -> dict[str, Any]:
    """The demands of calamities, by card, seat and counted thing: of those under way, and of all in hand."""
    position = title.at(state)
    held = [
        Calamity(card, seat, beneficiary(position, seat, card))
        for seat in seats_of(state)
        for card in calamities_of(position, seat)
    ]
    found: dict[str, Any] = {}
    for frame in (*held, *under_way(state.flow)):
        of_card = found.setdefault(frame.card, {})
        for burden in burdens(position, frame):
            of_seat = of_card.setdefault(title.seat_key(state, burden.seat), {})
            of_seat[burden.what] = _burden_facts(burden)
    return found


def _burden_facts(burden: Burden) -> dict[str, Any]:
    base, effects = burden.reckoning.base, dict(burden.reckoning.effects)
    there = {} if burden.there is None else {"there": burden.there}
    return {"role": burden.role, "base": base, **effects, "result": burden.reckoning.result, **there}


def _area_facts(board: Board, area: AreaId) -> dict[str, Any]:
    """What is printed on an area, and its borders."""
    colour = "white" if board.white_site[area] else "black"
    return {
        "limit": board.limit[area],
        "site": colour if board.site[area] else "",
        "in_play": bool(board.in_play[area]),
        "coastal": bool(board.coastal[area]),
        "region": board.region[area],
        "flood_plain": board.flood_plain[area] or "",
        "volcanoes": [name for name, areas in board.volcanoes.items() if area in areas],
        "land": [board.ids[other] for other in board.land[area]],
        "water": [board.ids[other] for other in board.water[area]],
        "sails_to": [board.id(other) for other in board.sail_open[area]],
    }


def _book_facts(title: Contract, state: State) -> dict[str, Any]:
    """What is printed elsewhere: on the advances, the trade cards, the chart of their copies, the A.S.T."""
    book = title.content
    ast = book.asts[state.rules.ast]
    advances = book.advances.values()
    return {
        "advances": msgspec.json.decode(msgspec.json.encode(book.advances)),
        "advance_count": len(book.advances),
        "groups": sorted({group for advance in advances for group in advance.groups}),
        "dual": sorted(advance.id for advance in advances if len(advance.groups) == 2),
        "most_groups": max(len(advance.groups) for advance in advances),
        "points": sorted({advance.victory_points for advance in advances}),
        "faces": {id: card.face for id, card in book.cards.items() if not card.calamity},
        "calamities": {
            id: book.cards[id].calamity + ("" if book.cards[id].tradeable else ", not tradeable")
            for id in book.calamities
        },
        "scenarios": sorted(title.at(state).scene.scenarios),
        "division": _division(book, title.at(state).scene),
        "eras": [book.names[era] for era in ast.eras],
        "tracks": {id: list(track.first_steps) for id, track in ast.tracks.items()},
        "trade_minutes": title.thinking(state).phases["trade"] / 60,
    }


def _division(book: Book, scene: Scene) -> dict[str, Any]:
    """The chart of copies by kind, and by mark where there are two trade blocks."""
    if not scene.marks:
        return dict(scene.cards)
    return {kind: {book.cards[id].mark: scene.cards[id] for id in ids} for kind, ids in scene.copies.items()}


def _side_facts(
    title: Contract, state: State, seat: Seat, row: Callable[[bytearray], dict[str, int]]
) -> dict[str, Any]:
    book, position = title.content, title.at(state)
    board = position.board
    standing = next(standing for standing in title.standings(state) if standing.seat == seat)
    return {
        "block": position.scene.mark_of(state.civilizations[seat]),
        "tokens": row(state.tokens[seat]),
        "moved": row(state.moved[seat]),
        "on_board": tokens_on_board(state, seat),
        "cities": [board.ids[area] for area in cities_of(state, seat)],
        "city_count": cities_on_board(state, seat),
        "ships": [board.id(position.berth(ship)) for ship in state.ships[seat]],
        "cargo": [ship.cargo for ship in state.ships[seat]],
        "stock": state.stock[seat],
        "treasury": state.treasury[seat],
        "census": state.census[seat],
        "advances": [id for id, bit in book.bits.items() if state.advances[seat] & bit],
        "credits": dict(zip(book.groups, state.credits[seat], strict=True)),
        "ast": state.ast[seat],
        "hand": sorted(state.hand[seat]),
        "hand_value": hand_value(position, seat, state.hand[seat]),
        "laid": state.laid[seat],
        "scenario": (state.revealed or state.scenarios or [""] * len(state.hand))[seat],
        "known": {
            title.seat_key(state, other): list(cards)
            for other, cards in enumerate(state.known[seat])
            if cards
        },
        "score": standing.score,
        "parts": standing.parts,
        "final": title.final(state, seat),
    }
