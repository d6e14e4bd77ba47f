"""The table as text: your areas, every civilization, trade, the conflicts and the occupied areas.

Everything here is read from a view. What is open to everybody is laid out on a board of its own, so that
limits, building sites, conflicts and points come from the rules themselves.
"""

from __future__ import annotations

from collections.abc import Iterator

from ecumene.table.board import Line, Panel, Span, line, of_seat, wrapped
from ecumene.table.frames import ROOT, Seat
from ecumene.table.title import View
from ecumene.titles.lineage import text_advances, text_trade
from ecumene.titles.lineage.assault import attack_in, succeeds
from ecumene.titles.lineage.ast import meets, requirements
from ecumene.titles.lineage.board import AreaId
from ecumene.titles.lineage.book import Book, Need
from ecumene.titles.lineage.construction import building_areas, neighbours, required, treasury_share
from ecumene.titles.lineage.pieces import cities_on_board, limit_for, ships_in, tokens_at_sea, tokens_on_board
from ecumene.titles.lineage.state import PIRATES, Ship, State, board_of, scene_of, seats_of
from ecumene.titles.lineage.support import support_rate
from ecumene.titles.lineage.text_advances import About, names_of_held
from ecumene.titles.lineage.token_conflicts import BARBARIANS, Party, contested, forces
from ecumene.titles.lineage.victory import standings
from ecumene.titles.lineage.view import lay_board

_FIRST = {
    "conflict": ("conflicts",),
    "construction": ("build",),
    "trade_cards": ("hand",),
    "trade": ("floor", "hand"),
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
"""The panels that come first whatever the phase, for the questions that are about something else."""
_NAME, _REGION = 21, 9


def panels(book: Book, view: View, seat: Seat | None, about: About) -> list[Panel]:
    """What the question is about comes first. Panels with nothing to show are left out."""
    state = lay_board(book, view)
    found = [_choice(book, state)] if not all(state.civilizations) else []
    if seat is not None and state.civilizations[seat]:
        found += [_build(book, state, seat), _yours(book, state, seat), _reach(book, state, seat)]
    found += [
        _seats(book, state, view, seat),
        text_trade.floor(book, state, view, seat),
        text_trade.hand(book, state, view, about),
        text_trade.stacks(book, view),
        _conflicts(book, state, _asked_about(view, seat)),
        _areas(book, state),
    ]
    if seat is not None and state.civilizations[seat]:
        found.append(text_advances.advances(book, state, seat, about))
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


def _choice(book: Book, state: State) -> Panel:
    """What there is to choose from, as long as somebody has to."""
    board, tracks = board_of(book, state), book.asts[state.rules.ast].tracks
    rows = [
        line(Span(f"{'in ranking order':<18}{'starts in':<{_NAME}} steps at which its eras begin", "muted"))
    ]
    for name in scene_of(book, state).civilizations:
        steps = " ".join(f"{step:>2}" for step in tracks[name].first_steps[1:])
        taken = state.civilizations.index(name) if name in state.civilizations else None
        who = "" if taken is None else f"  taken by seat {taken + 1}"
        what = f"{book.names[name]:<18}{board.names[board.start[name]]:<{_NAME}} {steps}"
        rows.append(line(Span(what, "plain" if taken is None else "muted"), who))
    return Panel("choice", "Choice of civilizations", rows)


# Your areas


def _yours(book: Book, state: State, seat: Seat) -> Panel:
    """Where you have tokens, a city or a ship."""
    moving = state.phase == "movement"
    there = sorted(_held(book, state, seat), key=lambda area: _by_region(book, state, area))
    rows = [row for area in there for row in _own_area(book, state, seat, area, moving)]
    if rows:
        move = f"{'can move':<9}" if moving else ""
        head = f"{'area':<{_NAME}}{'region':<{_REGION}}{'tokens':<8}{'city':<11}{move}others"
        rows.insert(0, line(Span(head, "muted")))
    rows += _ships(book, state, seat)
    rows += _support(book, state, seat)
    over = " (! over the limit)" if any("!" in span.text for row in rows for span in row) else ""
    return Panel("yours", f"Your people{over}, {_name(book, state, seat)}, {_when(state)}", rows)


def _held(book: Book, state: State, seat: Seat) -> list[AreaId]:
    areas = range(board_of(book, state).size)
    return [
        area
        for area in areas
        if state.tokens[seat][area] or state.cities[area] == seat + 1 or ships_in(state, seat, area)
    ]


def _own_area(book: Book, state: State, seat: Seat, area: AreaId, moving: bool) -> list[Line]:
    board, tokens, limit = board_of(book, state), state.tokens[seat][area], limit_for(book, state, seat, area)
    over = tokens > limit
    free = tokens - state.moved[seat][area]
    move = f"{free or '-':<9}" if moving else ""
    indent = _NAME + _REGION + 8 + 11 + len(move)
    return wrapped(
        Span(f"{board.names[area]:<{_NAME}}", "strong"),
        Span(f"{_region(book, state, area):<{_REGION}}", "muted"),
        Span(f"{f'{tokens}/{limit}' + '!' * over:<8}", "bad" if over else "plain"),
        f"{_own_city(book, state, seat, area):<11}",
        Span(move, "good" if free else "muted"),
        *_listed(_units(book, state, area, but=seat)),
        indent=indent,
    )


def _own_city(book: Book, state: State, seat: Seat, area: AreaId) -> str:
    if state.cities[area] == seat + 1:
        return "new city" if state.new_cities[area] else "city"
    return _site(book, state, area)


def _site(book: Book, state: State, area: AreaId) -> str:
    board = board_of(book, state)
    return ("white site" if board.white_site[area] else "site") if board.site[area] else "-"


def _ships(book: Book, state: State, seat: Seat) -> list[Line]:
    fleet = ", ".join(_ship(book, state, ship) for ship in state.ships[seat])
    return wrapped(Span("Ships: ", "muted"), fleet, indent=2) if fleet else []


def _ship(book: Book, state: State, ship: Ship) -> str:
    """Where a ship is and, while it moves, how far it has come and what it carries."""
    said = []
    if state.phase == "movement":
        said.append(f"{ship.steps} steps taken" if ship.ready else "not maintained")
    if ship.cargo:
        said.append(f"{ship.cargo} on board")
    return board_of(book, state).name(ship.place) + (f" ({', '.join(said)})" if said else "")


def _support(book: Book, state: State, seat: Seat) -> list[Line]:
    tokens, cities = tokens_on_board(state, seat), cities_on_board(state, seat)
    need = support_rate(book, state, seat) * cities
    rows = [
        f"{tokens} {_plural(tokens, 'token')} on the board, {state.stock[seat]} in stock, ",
        f"{state.treasury[seat]} in treasury; ",
        f"{cities} of {book.numbers.cities} cities",
    ]
    short = Span(f", which need {need} tokens of support", "bad" if need > tokens else "plain")
    lack = f": {need - tokens} too few" if need > tokens else ""
    return wrapped(*rows, *((short, lack) if cities else ()), indent=2)


# Where you can go


def _reach(book: Book, state: State, seat: Seat) -> Panel:
    """What lies around your tokens that can still move: limit, site, coast, who is there, and from where."""
    board, ways = board_of(book, state), dict[AreaId, list[str]]()
    if state.phase == "movement":
        for area, tokens in enumerate(state.tokens[seat]):
            if tokens > state.moved[seat][area]:
                for to in board.land[area]:
                    ways.setdefault(to, []).append(board.names[area])
    rows: list[Line] = []
    for area in sorted(ways, key=lambda area: _by_region(book, state, area)):
        units = _listed(_units(book, state, area))
        rows += wrapped(
            Span(f"{board.names[area]:<{_NAME}}", "strong"),
            Span(f"{_region(book, state, area):<{_REGION}}", "muted"),
            f"{limit_for(book, state, seat, area):<6}{_site(book, state, area):<11}",
            f"{'coast' if board.coastal[area] else '-':<6}",
            *([*units, Span("; ")] if units else []),
            Span(f"from {', '.join(ways[area])}", "muted"),
            indent=_NAME + _REGION + 23,
        )
    if rows:
        head = f"{'area':<{_NAME}}{'region':<{_REGION}}{'limit':<6}{'city site':<11}{'coast':<6}who is there"
        rows.insert(0, line(Span(head, "muted")))
    return Panel("reach", f"Where you can go by land, {_when(state)}", rows)


# Where you can build


def _build(book: Book, state: State, seat: Seat) -> Panel:
    """Your building sites while cities are built."""
    areas = building_areas(book, state, seat) if state.phase == "construction" else []
    rows: list[Line] = []
    for area in sorted(areas, key=lambda area: _by_region(book, state, area)):
        need, there = required(book, state, area), state.tokens[seat][area]
        kind = "wilderness" if _site(book, state, area) == "-" else _site(book, state, area)
        rows += wrapped(
            Span(f"{board_of(book, state).names[area]:<{_NAME}}", "strong"),
            f"{kind:<11} takes {need:>2}, you have {there:>2}",
            *_help(book, state, seat, area),
            Span("".join(f"; {text} would go" for text, _ in _units(book, state, area, but=seat)), "muted"),
            indent=4,
        )
    if rows:
        rows += _support(book, state, seat)
    return Panel("build", f"Building sites, {_when(state)}", rows)


def _help(book: Book, state: State, seat: Seat, area: AreaId) -> Iterator[Span]:
    """What may come from elsewhere for a city."""
    if share := treasury_share(book, state, seat, required(book, state, area)):
        yield Span(f", {share} from treasury", "good")
    if near := sum(tokens for _, tokens in neighbours(book, state, seat, area)):
        yield Span(f", {near} next door", "good")


# Civilizations


def _seats(book: Book, state: State, view: View, reader: Seat | None) -> Panel:
    """Two rows for each civilization: its numbers, then where it stands on the A.S.T. and what it lacks."""
    head = (
        f"{'':<11}{'board':>5}{'stock':>6}{'treasury':>9}{'cities':>7}{'ships':>6}{'census':>7}"
        f"{'advances':>9}{'cards':>6}{'step':>5}{'VP':>4}"
    )
    rows = [line(Span(head, "muted"))]
    scores = {standing.seat: standing.score for standing in standings(book, state)}
    leaving = {seat for seat, _ in view["flow"]["steps"].get(str(ROOT), {}).get("leaving", ())}
    for seat in sorted(seats_of(state), key=lambda s: (book.ranking.get(state.civilizations[s], s), s)):
        mark = "*" if seat == reader else " "
        at_sea = tokens_at_sea(state, seat)
        numbers = (
            f"{tokens_on_board(state, seat) + at_sea:>5}{state.stock[seat]:>6}{state.treasury[seat]:>9}"
            f"{cities_on_board(state, seat):>7}{len(state.ships[seat]):>6}{state.census[seat]:>7}"
            f"{state.advances[seat].bit_count():>9}{view['seats'][str(seat)]['hand']:>6}"
            f"{state.ast[seat]:>5}{scores[seat]:>4}"
        )
        rows.append(line(Span(f"{mark}{_name(book, state, seat):<10}", of_seat(seat)), numbers))
        if seat in state.departed:
            rows.append(line(Span("   has left the game", "muted")))
        elif state.civilizations[seat]:
            going = Span("; is leaving the game", "bad") if seat in leaving else ""
            rows += wrapped(*_succession(book, state, seat), going, indent=5)
            if names := names_of_held(book, state, seat):
                rows += wrapped(Span("   holds ", "muted"), names, indent=5)
    mine = " (* yours)" if reader is not None else ""
    return Panel("seats", f"Civilizations{mine}, {_when(state)}", rows)


def _succession(book: Book, state: State, seat: Seat) -> list[str | Span]:
    """The era of a civilization, and what the next step of its marker needs."""
    side = book.asts[state.rules.ast]
    track, step = side.tracks[state.civilizations[seat]], state.ast[seat]
    here: list[str | Span] = [Span(f"   {side.eras[track.era(step)]}", "muted")]
    if step >= track.last_step:
        return [*here, Span(": the last step", "muted")]
    need = side.needs[track.era(step + 1)]
    into = f" into {side.eras[track.era(step + 1)]}" if track.era(step + 1) > track.era(step) else ""
    if meets(book, state, seat, need):
        return [*here, Span(f"; ready for the next step{into}", "good")]
    return [*here, f"; the next step{into} lacks {', '.join(_lacking(book, state, seat, need))}"]


_NEEDS = {
    "cities": ("city", "cities", ""),
    "advances": ("advance", "advances", ""),
    "advances_below_100": ("advance", "advances", " below 100"),
    "advances_from_100": ("advance", "advances", " of 100 or more"),
    "advances_from_200": ("advance", "advances", " of 200 or more"),
    "advance_points": ("point", "points", " of advances"),
}


def _lacking(book: Book, state: State, seat: Seat, need: Need) -> Iterator[str]:
    """What a seat has too little of for an era."""
    for item in requirements(book, state, seat, need):
        if not item.met:
            one, many, which = _NEEDS[item.what]
            lacking = item.need - item.have
            yield f"{lacking} {one if lacking == 1 else many}{which}"


# Conflicts and areas


def _conflicts(book: Book, state: State, asked: set[AreaId]) -> Panel:
    """Where tokens of several owners are too many, and the cities that are attacked."""
    board = board_of(book, state)
    rows: list[Line] = []
    for area in sorted(range(board.size), key=lambda area: _by_region(book, state, area)):
        attack = attack_in(state, area)
        if attack or contested(book, state, area):
            rows += wrapped(
                Span(f"{'>' if area in asked else ' '}{board.names[area]:<{_NAME}}", "strong"),
                f"limit {board.limit[area]}: ",
                *(_attack(book, state, area, *attack) if attack else _listed(_units(book, state, area))),
                indent=4,
            )
    now = " (> asked about)" if asked and rows else ""
    return Panel("conflicts", f"Conflicts{now}, {_when(state)}", rows)


def _attack(book: Book, state: State, area: AreaId, attacker: Party, defender: Party) -> list[Span]:
    enough = "" if succeeds(book, state, area) else ", too few"
    tokens = forces(state, area)[attacker]
    owner = "a pirate city" if defender == BARBARIANS else f"the city of {_party(book, state, defender)}"
    return [
        Span(f"{_party(book, state, attacker)} with {tokens}", _meaning(attacker)),
        Span(" attacks "),
        Span(owner, _meaning(defender)),
        Span(enough, "muted"),
    ]


def _areas(book: Book, state: State) -> Panel:
    """Every occupied area: its limit, its site, and who is there."""
    board = board_of(book, state)
    rows: list[Line] = []
    for area in sorted(range(board.size), key=lambda area: _by_region(book, state, area)):
        if units := _units(book, state, area):
            rows += wrapped(
                Span(f"{board.names[area]:<{_NAME}}", "strong"),
                Span(f"{_region(book, state, area):<{_REGION}}", "muted"),
                f"{board.limit[area]:<6}{_site(book, state, area):<11}",
                *_listed(units),
                indent=_NAME + _REGION + 17,
            )
    if rows:
        head = f"{'area':<{_NAME}}{'region':<{_REGION}}{'limit':<6}{'city site':<11}who is there"
        rows.insert(0, line(Span(head, "muted")))
    return Panel("areas", f"Areas, {_when(state)}", rows)


def _units(book: Book, state: State, area: AreaId, but: Seat | None = None) -> list[tuple[str, str]]:
    """Who has what in an area, each with its meaning; all but one seat where that is wanted."""
    found: list[tuple[str, str]] = []
    if state.cities[area] == PIRATES:
        found.append(("pirate city", "bad"))
    for seat in seats_of(state):
        if seat == but:
            continue
        tokens, ships = state.tokens[seat][area], ships_in(state, seat, area)
        parts = [str(tokens)] if tokens else []
        if state.cities[area] == seat + 1:
            parts.append("new city" if state.new_cities[area] else "city")
        if ships:
            parts.append("ship" if ships == 1 else f"{ships} ships")
        if parts:
            found.append((f"{_name(book, state, seat)} {' + '.join(parts)}", of_seat(seat)))
    if state.barbarians[area]:
        found.append((f"barbarians {state.barbarians[area]}", "bad"))
    return found


# Words


def _listed(units: list[tuple[str, str]]) -> list[Span]:
    """Units with commas between them."""
    spans: list[Span] = []
    for text, meaning in units:
        spans += [Span(", "), Span(text, meaning)] if spans else [Span(text, meaning)]
    return spans


def _by_region(book: Book, state: State, area: AreaId) -> tuple[str, str]:
    return _region(book, state, area), board_of(book, state).names[area]


def _region(book: Book, state: State, area: AreaId) -> str:
    region = board_of(book, state).region[area]
    return book.names.get(region, region)


def _name(book: Book, state: State, seat: Seat) -> str:
    civilization = state.civilizations[seat]
    return book.names[civilization] if civilization else f"Seat {seat + 1}"


def _party(book: Book, state: State, party: Party) -> str:
    return "Barbarians" if party == BARBARIANS else _name(book, state, party)


def _meaning(party: Party) -> str:
    return "bad" if party == BARBARIANS else of_seat(party)


def _when(state: State) -> str:
    if state.phase == "over":
        return "the game is over"
    phase = "A.S.T." if state.phase == "ast" else state.phase.replace("_", " ")
    return f"turn {state.turn}, {phase}" if state.turn else "setting up"


def _plural(count: int, word: str) -> str:
    return word if count == 1 else f"{word}s"
