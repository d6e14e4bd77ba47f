"""The text board: your areas, every civilization, trade, the conflicts and the occupied areas.

Everything here is read from a view. The public facts are put on a separate board, so that limits, building
sites, conflicts and points come from the rules themselves.
"""

from __future__ import annotations

from ecumene.table.ruleset import View
from ecumene.table.state.frames import Seat
from ecumene.table.text.board import Line, Panel, Span, line, wrapped
from ecumene.table.text.words import Voice
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.phases.construction import building_areas, neighbours, required, treasury_for
from ecumene.titles.lineage.phases.support import support_rate
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_on_board, limit_for, ships_in, tokens_on_board
from ecumene.titles.lineage.secrets.view import lay_board
from ecumene.titles.lineage.state import Position, Ship
from ecumene.titles.lineage.text import advances as text_advances
from ecumene.titles.lineage.text import areas as text_areas
from ecumene.titles.lineage.text import market as text_market
from ecumene.titles.lineage.text import seats as text_seats
from ecumene.titles.lineage.text import trade as text_trade
from ecumene.titles.lineage.text.areas import (
    CITY,
    LIMIT,
    NAME,
    REGION,
    head,
    listed,
    place,
    site,
    units,
    when,
)

_FIRST = {
    "conflict": ("conflicts",),
    "construction": ("build",),
    "trade_cards": ("hand", "market"),
    "trade": ("floor", "market", "hand"),
    "advances": ("hand", "advances"),
    "ast": ("seats",),
    "over": ("seats",),
}
"""The panels that come first in a phase; otherwise your own areas do."""
_FIRST_ASKED = {
    "ask_revolt": ("areas",),
    "ask_reduce": ("yours",),
    "ask_loot": ("seats",),
    "ask_pillage": ("seats",),
    "ask_ability": ("areas",),
    "ask_convert": ("areas",),
    "ask_neighbours": ("seats",),
    "ask_tribute": ("hand",),
    "ask_reveal": ("hand",),
    "ask_sell": ("hand",),
    "ask_discard": ("hand",),
    "ask_relocate": ("yours",),
}
"""The panels that come first in every phase, for the questions that are about something else."""
_TOKENS, _MOVE, _COAST = 9, 10, 6


def panels(book: Book, view: View, seat: Seat | None, say: Voice) -> list[Panel]:
    """What the question is about comes first. Panels with nothing to show are left out."""
    state = lay_board(book, view)
    position = Position(book, state)
    leads = seat is not None and bool(state.civilizations[seat])
    found = [_choice(position, say)] if not all(state.civilizations) else []
    if seat is not None and leads:
        found += [own(position, seat, say) for own in (_build, _yours, _reach)]
    found += [
        text_seats.seats(position, view, seat, say),
        text_trade.floor(state, view, seat, say),
        text_market.market(position, view, seat, say),
        text_trade.hand(position, view, seat, say),
        text_trade.stacks(position, view, seat, say),
        text_areas.conflicts(position, _asked_about(view, seat), say),
        text_areas.areas(position, say),
    ]
    if seat is not None and leads:
        found.append(text_advances.advances(position, seat, say))
    asked = [ask["frame"] for ask in view["flow"]["asks"].values() if ask["seat"] == seat]
    in_phase = _FIRST.get(state.phase, ())
    first = next((_FIRST_ASKED[frame] for frame in asked if frame in _FIRST_ASKED), in_phase)
    shown = [panel for panel in found if panel.lines]
    return sorted(shown, key=lambda panel: first.index(panel.key) if panel.key in first else len(first))


def _asked_about(view: View, seat: Seat | None) -> set[AreaId]:
    """The areas that a seat is asked about now."""
    asked = [ask for ask in view["flow"]["asks"].values() if ask["seat"] == seat]
    return {area for ask in asked for area in (*ask.get("areas", ()), ask.get("area")) if area is not None}


# Setting up


def _choice(position: Position, say: Voice) -> Panel:
    """What there is to choose from, as long as somebody has to."""
    state = position.state
    board, tracks = position.board, position.book.asts[state.rules.ast].tracks
    rows = [head(say, {"ranking": 18, "start": NAME + 1, "first-steps": 0})]
    for id in position.scene.civilizations:
        steps = " ".join(f"{step:>2}" for step in tracks[id].first_steps[1:])
        taken = state.civilizations.index(id) if id in state.civilizations else None
        who = "" if taken is None else f"  {say('board-taken', seat=f'seat{taken}')}"
        mark = position.scene.mark_of(id).upper()
        name = f"{say.name(id)} ({mark})" if mark else say.name(id)
        what = f"{name:<18}{board.names[board.start[id]]:<{NAME}} {steps}"
        rows.append(line(Span(what, "plain" if taken is None else "muted"), who))
    rows += text_areas.guessed(position, say)
    return Panel("choice", say("board-choice"), rows)


# Your areas


def _yours(position: Position, seat: Seat, say: Voice) -> Panel:
    """Where you have tokens, a city or a ship."""
    state = position.state
    moving = state.phase == "movement"
    rows = [row for area in _held(position, seat, say) for row in _own_area(position, seat, area, say)]
    if rows:
        columns = {"area": NAME, "region": REGION, "tokens": _TOKENS, "city": CITY}
        rows.insert(0, head(say, columns | ({"can-move": _MOVE} if moving else {}) | {"others": 0}))
    rows += _ships(position, seat, say)
    rows += _support(position, seat, say)
    over = "yes" if any("!" in span.text for row in rows for span in row) else "no"
    title = say("board-yours", over=over, seat=state.civilizations[seat], when=when(state, say))
    return Panel("yours", title, rows)


def _held(position: Position, seat: Seat, say: Voice) -> list[AreaId]:
    state = position.state
    return [
        area
        for area in text_areas.in_order(position, say)
        if state.tokens[seat][area] or state.cities[area] == seat + 1 or ships_in(state, seat, area)
    ]


def _own_area(position: Position, seat: Seat, area: AreaId, say: Voice) -> list[Line]:
    state = position.state
    tokens, limit = state.tokens[seat][area], limit_for(position, seat, area)
    over = tokens > limit
    free = tokens - state.moved[seat][area]
    move = f"{free or '-':<{_MOVE}}" if state.phase == "movement" else ""
    mine = state.cities[area] == seat + 1
    city = text_areas.city(state, area, say) if mine else site(position, area, say)
    return wrapped(
        *place(position, area, say),
        Span(f"{f'{tokens}/{limit}' + '!' * over:<{_TOKENS}}", "bad" if over else "plain"),
        f"{city:<{CITY}}",
        Span(move, "good" if free else "muted"),
        *listed(units(state, area, say, but=seat)),
        indent=NAME + REGION + _TOKENS + CITY if not move else NAME + REGION + 2,
    )


def _ships(position: Position, seat: Seat, say: Voice) -> list[Line]:
    fleet = ", ".join(_ship(position, ship, say) for ship in position.state.ships[seat])
    return wrapped(Span(f"{say('board-your-ships')} ", "muted"), fleet, indent=2) if fleet else []


def _ship(position: Position, ship: Ship, say: Voice) -> str:
    """Where a ship is and, while it moves, how far it has come and what it carries."""
    said = []
    if position.state.phase == "movement":
        said.append(say("board-ship-steps", ready="yes" if ship.ready else "no", steps=ship.steps))
    if ship.cargo:
        said.append(say("board-ship-cargo", tokens=ship.cargo))
    return say.name(position.board.id(position.berth(ship))) + (f" ({', '.join(said)})" if said else "")


def _support(position: Position, seat: Seat, say: Voice) -> list[Line]:
    state = position.state
    tokens, cities = tokens_on_board(state, seat), cities_on_board(state, seat)
    need = support_rate(position, seat) * cities
    there = say(
        "board-means",
        tokens=tokens,
        stock=state.stock[seat],
        treasury=state.treasury[seat],
        cities=cities,
        most=position.book.numbers.cities,
    )
    lacking = max(need - tokens, 0)
    support = Span(say("board-support", need=need, lacking=lacking), "bad" if lacking else "plain")
    return wrapped(there, *((support,) if cities else ()), indent=2)


# Where you can go


def _reach(position: Position, seat: Seat, say: Voice) -> Panel:
    """What lies around your tokens that can still move: limit, site, coast, who is there, and from where."""
    state = position.state
    board, ways = position.board, dict[AreaId, list[str]]()
    if state.phase == "movement":
        for area, tokens in enumerate(state.tokens[seat]):
            if tokens > state.moved[seat][area]:
                for to in board.land[area]:
                    ways.setdefault(to, []).append(board.names[area])
    rows: list[Line] = []
    for area in sorted(ways, key=lambda area: text_areas.by_region(position, area, say)):
        there = listed(units(state, area, say))
        coast = say("board-coast") if board.coastal[area] else "-"
        rows += wrapped(
            *place(position, area, say),
            f"{limit_for(position, seat, area):<{LIMIT}}{site(position, area, say):<{CITY}}",
            f"{coast:<{_COAST}}",
            *([*there, Span("; ")] if there else []),
            Span(say("board-from", areas=tuple(ways[area])), "muted"),
            indent=NAME + REGION,
        )
    if rows:
        columns = {"area": NAME, "region": REGION, "limit": LIMIT, "site": CITY, "coast": _COAST, "who": 0}
        rows.insert(0, head(say, columns))
    return Panel("reach", say("board-reach", when=when(state, say)), rows)


# Where you can build


def _build(position: Position, seat: Seat, say: Voice) -> Panel:
    """Your building sites while cities are built."""
    state = position.state
    areas = building_areas(position, seat) if state.phase == "construction" else []
    rows: list[Line] = []
    for area in sorted(areas, key=lambda area: text_areas.by_region(position, area, say)):
        kind = site(position, area, say) if position.board.site[area] else say("board-wilderness")
        need, there = required(position, seat, area), state.tokens[seat][area]
        going = "".join(say("board-would-go", units=text) for text, _ in units(state, area, say, but=seat))
        rows += wrapped(
            Span(f"{position.board.names[area]:<{NAME}}", "strong"),
            f"{kind:<{CITY}}{say('board-takes', need=need, there=there)}",
            Span(_help(position, seat, area, say), "good"),
            Span(going, "muted"),
            indent=4,
        )
    if rows:
        rows += _support(position, seat, say)
    return Panel("build", say("board-build", when=when(state, say)), rows)


def _help(position: Position, seat: Seat, area: AreaId, say: Voice) -> str:
    """What may come from elsewhere for a city."""
    share = treasury_for(position, seat, area)
    near = sum(tokens for _, tokens in neighbours(position, seat, area))
    from_treasury = say("board-share", treasury=share) if share else ""
    return from_treasury + (say("board-near", near=near) if near else "")
