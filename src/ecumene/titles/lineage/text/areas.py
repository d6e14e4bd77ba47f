"""Areas as text: the conflicts, the occupied areas, and the description of an area in all panels."""

from __future__ import annotations

from unicodedata import normalize

from ecumene.table.state.frames import Seat
from ecumene.table.text.board import Line, Panel, Span, line, of_seat, wrapped
from ecumene.table.text.words import Voice
from ecumene.titles.lineage.conflict.assault import attack_in, succeeds
from ecumene.titles.lineage.conflict.rounds import BARBARIANS, Party, contested, forces
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import ships_in
from ecumene.titles.lineage.state import PIRATES, Position, State, seats_of

NAME, REGION, LIMIT, CITY = 21, 10, 6, 12
"""The widths of the columns of an area."""

Unit = tuple[str, str]
"""What somebody has in an area, and its meaning."""


def conflicts(position: Position, asked: set[AreaId], say: Voice) -> Panel:
    """Where tokens of several owners are too many, and the cities that are attacked."""
    state, board = position.state, position.board
    rows: list[Line] = []
    for area in in_order(position, say):
        attack = attack_in(state, area)
        if attack or contested(position, area):
            rows += wrapped(
                Span(f"{'>' if area in asked else ' '}{board.names[area]:<{NAME}}", "strong"),
                say("board-limit", limit=board.limit[area]) + " ",
                *(_attack(position, area, attack, say) if attack else listed(units(state, area, say))),
                indent=4,
            )
    title = say("board-conflicts", asked=(asked and rows and "yes") or "no", when=when(state, say))
    return Panel("conflicts", title, rows)


def _attack(position: Position, area: AreaId, sides: tuple[Party, Party], say: Voice) -> list[Span]:
    state = position.state
    attacker, defender = sides
    if defender == BARBARIANS:
        owner = say("board-city-of-pirates")
    else:
        owner = say("board-city-of", seat=party(state, defender))
    tokens = forces(state, area)[attacker]
    return [
        Span(say("board-attacker", seat=party(state, attacker), tokens=tokens), _meaning(attacker)),
        Span(f" {say('board-attacks')} "),
        Span(owner, _meaning(defender)),
        Span("" if succeeds(position, area) else say("board-too-few"), "muted"),
    ]


def areas(position: Position, say: Voice) -> Panel:
    """Every occupied area: its limit, its site, and who is there."""
    state, board = position.state, position.board
    rows: list[Line] = []
    for area in in_order(position, say):
        if there := units(state, area, say):
            rows += wrapped(
                *place(position, area, say),
                f"{board.limit[area]:<{LIMIT}}{site(position, area, say):<{CITY}}",
                *listed(there),
                indent=NAME + REGION + LIMIT + CITY,
            )
    if rows:
        columns = {"area": NAME, "region": REGION, "limit": LIMIT, "site": CITY, "who": 0}
        rows.insert(0, head(say, columns))
        rows += guessed(position, say)
    return Panel("areas", say("board-areas", when=when(state, say)), rows)


def guessed(position: Position, say: Voice) -> list[Line]:
    """That the regions of this set-up are not certain, where they are not."""
    if "regions" not in position.scene.reconstructed:
        return []
    return wrapped(Span(say("board-regions-guess"), "note"), indent=2)


# What is said of an area


def head(say: Voice, columns: dict[str, int]) -> Line:
    """The headings of a table."""
    texts = (f"{say(f'board-column-{column}'):<{width}}" for column, width in columns.items())
    return line(Span("".join(texts), "muted"))


def in_order(position: Position, say: Voice) -> list[AreaId]:
    """All areas by their regions, then by name."""
    return sorted(range(position.board.size), key=lambda area: by_region(position, area, say))


def by_region(position: Position, area: AreaId, say: Voice) -> tuple[str, str]:
    """What areas are sorted by: the region, where Ägypten stands before Babylon, and the name."""
    board = position.board
    return normalize("NFKD", say.name(board.region[area])), board.names[area]


def place(position: Position, area: AreaId, say: Voice) -> tuple[Span, Span]:
    """The name and the region of an area, as the first two columns of a row."""
    board = position.board
    region = say.name(board.region[area])
    return Span(f"{board.names[area]:<{NAME}}", "strong"), Span(f"{region:<{REGION}}", "muted")


def site(position: Position, area: AreaId, say: Voice) -> str:
    board = position.board
    if not board.site[area]:
        return "-"
    return say("board-site", white="yes" if board.white_site[area] else "no")


def city(state: State, area: AreaId, say: Voice) -> str:
    return say("board-city", new="yes" if state.new_cities[area] else "no")


def units(state: State, area: AreaId, say: Voice, but: Seat | None = None) -> list[Unit]:
    """Who has what in an area, each with its meaning; all but one seat where that is wanted."""
    found: list[Unit] = []
    if state.cities[area] == PIRATES:
        found.append((say("board-pirate-city"), "bad"))
    found += [
        (f"{say.name(party(state, seat))} {' + '.join(parts)}", of_seat(seat))
        for seat in seats_of(state)
        if seat != but and (parts := _parts(state, seat, area, say))
    ]
    if state.barbarians[area]:
        found.append((say("board-barbarians", tokens=state.barbarians[area]), "bad"))
    return found


def _parts(state: State, seat: Seat, area: AreaId, say: Voice) -> list[str]:
    tokens, ships = state.tokens[seat][area], ships_in(state, seat, area)
    parts = [str(tokens)] if tokens else []
    if state.cities[area] == seat + 1:
        parts.append(city(state, area, say))
    if ships:
        parts.append(say("board-ships", ships=ships))
    return parts


def listed(found: list[Unit]) -> list[Span]:
    """Units with commas between them."""
    spans: list[Span] = []
    for text, meaning in found:
        spans += [Span(", "), Span(text, meaning)] if spans else [Span(text, meaning)]
    return spans


# Who and when


def party(state: State, one: Party) -> str:
    """The id of a seat, or of the barbarians, by which words name it."""
    return "barbarians" if one == BARBARIANS else state.civilizations[one] or f"seat{one}"


def _meaning(one: Party) -> str:
    return "bad" if one == BARBARIANS else of_seat(one)


def when(state: State, say: Voice) -> str:
    """Where the game is, as the title of a panel ends."""
    return say("board-over") if state.phase == "over" else say("turn", turn=state.turn, phase=state.phase)
