"""The civilizations as text: their numbers, their places on the A.S.T., and the missing requirements of the
next step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ecumene.table.ruleset import View
from ecumene.table.state.frames import ROOT, Seat
from ecumene.table.text.board import Line, Panel, Span, line, of_seat, wrapped
from ecumene.table.text.words import Voice
from ecumene.titles.lineage.book import Need
from ecumene.titles.lineage.phases.ast import meets, requirements
from ecumene.titles.lineage.phases.victory import standings
from ecumene.titles.lineage.pieces.pieces import cities_on_board, tokens_at_sea, tokens_on_board
from ecumene.titles.lineage.state import Position, State, seats_of
from ecumene.titles.lineage.text.advances import names_of_held
from ecumene.titles.lineage.text.areas import party, when

_NAME, _NARROWEST = 11, 4


def seats(position: Position, view: View, reader: Seat | None, say: Voice) -> Panel:
    """Two rows for each civilization: its numbers, then where it stands on the A.S.T. and what it lacks."""
    state = position.state
    scores = {standing.seat: standing.score for standing in standings(position)}
    leaving = {seat for seat, _ in view["flow"]["steps"].get(str(ROOT), {}).get("leaving", ())}
    hands = {seat: view["seats"][str(seat)]["hand"] for seat in seats_of(state)}
    tables = {seat: _numbers(state, seat, hands[seat], scores[seat], say) for seat in seats_of(state)}
    widths = {column: _width(column, tables.values(), say) for column in tables[0]}
    rows: list[Line] = []
    for seat in sorted(seats_of(state), key=lambda s: (position.ranking.get(state.civilizations[s], s), s)):
        numbers = tables[seat]
        if not rows:
            rows.append(_head(widths, say))
        rows.append(_row(state, seat, numbers, widths, "*" if seat == reader else " ", say))
        if seat in state.departed:
            rows.append(line(Span(f"   {say('board-has-left')}", "muted")))
        elif seat in state.latecomers:
            rows.append(line(Span(f"   {say('board-comes-later')}", "muted")))
        elif state.civilizations[seat]:
            going = Span(say("board-is-leaving"), "bad") if seat in leaving else ""
            block, era = _block(position, seat, say), _succession(position, seat, say)
            rows += wrapped("   ", block, *era, going, indent=5)
            if names := names_of_held(position, seat, say):
                rows += wrapped(Span(f"   {say('board-holds')} ", "muted"), names, indent=5)
    later = position.ways.counted_at_end
    if later and state.phase != "over":
        rows += wrapped(
            Span(say("board-at-end", parts=tuple(say(f"part-{part}") for part in later)), "muted")
        )
    title = say("board-seats", mine="no" if reader is None else "yes", when=when(state, say))
    return Panel("seats", title, rows)


def _numbers(state: State, seat: Seat, hand: int, score: int, say: Voice) -> dict[str, str]:
    """The columns of the table, as the reader's language writes numbers."""
    numbers = {
        "board": tokens_on_board(state, seat) + tokens_at_sea(state, seat),
        "stock": state.stock[seat],
        "treasury": state.treasury[seat],
        "cities": cities_on_board(state, seat),
        "ships": len(state.ships[seat]),
        "census": state.census[seat],
        "advances": state.advances[seat].bit_count(),
        "cards": hand,
        "step": state.ast[seat],
        "points": score,
    }
    return {column: say("board-number", number=number) for column, number in numbers.items()}


def _head(widths: Mapping[str, int], say: Voice) -> Line:
    texts = (f"{say(f'board-column-{column}'):>{width}}" for column, width in widths.items())
    return line(Span(" " * _NAME + "".join(texts), "muted"))


def _row(
    state: State, seat: Seat, numbers: Mapping[str, str], widths: Mapping[str, int], mark: str, say: Voice
) -> Line:
    name = say.name(party(state, seat))
    texts = (f"{number:>{widths[column]}}" for column, number in numbers.items())
    return line(Span(f"{mark}{name:<{_NAME - 1}}", of_seat(seat)), "".join(texts))


def _width(column: str, tables: Iterable[Mapping[str, str]], say: Voice) -> int:
    """A column is as wide as its heading in the reader's language, and as its longest number."""
    longest = max(len(numbers[column]) for numbers in tables)
    return max(len(say(f"board-column-{column}")) + 1, longest + 1, _NARROWEST)


def _block(position: Position, seat: Seat, say: Voice) -> Span:
    """The trade block of a civilization, where there are two."""
    mark = position.scene.mark_of(position.state.civilizations[seat]).upper()
    return Span(say("board-block", block=mark) if mark else "", "muted")


def _succession(position: Position, seat: Seat, say: Voice) -> list[str | Span]:
    """The era of a civilization, and what the next step of its marker needs."""
    state = position.state
    side = position.book.asts[state.rules.ast]
    track, step = side.tracks[state.civilizations[seat]], state.ast[seat]
    here: list[str | Span] = [Span(say.name(side.eras[track.era(step)]), "muted")]
    if step >= track.last_step:
        return [*here, Span(say("board-last-step"), "muted")]
    need = side.needs[track.era(step + 1)]
    into = side.eras[track.era(step + 1)] if track.era(step + 1) > track.era(step) else "none"
    if meets(position, seat, need):
        return [*here, Span(say("board-ready", era=into), "good")]
    return [*here, say("board-lacks", era=into, what=tuple(_lacking(position, seat, need, say)))]


def _lacking(position: Position, seat: Seat, need: Need, say: Voice) -> Iterator[str]:
    """What a seat has too little of for an era."""
    for item in requirements(position, seat, need):
        if not item.met:
            yield say("board-lack", what=item.what, number=item.need - item.have)
