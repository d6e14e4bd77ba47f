"""The text board: provinces, both civilizations, and your hand with its prices.

Everything here is read from a view; a card that we reconstructed has the sign °.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from ecumene.table.data.content import Sourced
from ecumene.table.ruleset import View
from ecumene.table.state.frames import Seat
from ecumene.table.text.board import WIDTH, Line, Panel, Span, line, of_seat, wrapped
from ecumene.table.text.words import Voice
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.content import Band, Card
from ecumene.titles.cultures.content import Province as ProvinceCard
from ecumene.titles.cultures.effect_words import in_words
from ecumene.titles.cultures.effects import SYMBOLS

_LABEL = 12
_NAME = 27
_STANDS = 15
_PROVINCE = 11
"""Owners may call a province by a longer name, which then runs over its column."""
_HALF = 33


def panels(book: Book, view: View, seat: Seat | None, say: Voice) -> list[Panel]:
    """The subject of the question comes first; then the provinces and the civilizations, yours first."""
    first = seat or 0
    sides = [_civilization(book, view, one, seat, say) for one in (first, 1 - first)]
    found = [_provinces(book, view, say), *sides]
    if any(not side["civilization"] for side in view["seats"].values()):
        found.insert(0, _choice(book, say))
    if view.get("you", {}).get("hand"):
        found.insert(0, _hand(book, view, say))
    if any(side.get("points") for side in view["seats"].values()):
        found.insert(0, _scores(view, seat, say))
    if any(ask["frame"] == "ask_progress" and ask["seat"] == seat for ask in view["flow"]["asks"].values()):
        found.sort(key=lambda panel: panel.key != f"seat{first + 1}")
    return found


# Provinces


def _provinces(book: Book, view: View, say: Voice) -> Panel:
    columns = _columns(book, say)
    head = "".join(f"{say(f'board-column-{column}'):<{width}} " for column, width in columns.items())
    rows = [line(Span(f"   {head}{say('board-column-now')}", "muted"))]
    for province, where in view["provinces"].items():
        rows += _province(book, view, province, where, columns, say)
    rows += wrapped(Span("   " + say("board-tie", seat=_short(view, view["marker"], say)), "muted"), indent=3)
    if view["nile_sections"]:
        rows += _nile(book, view, say)
    title = say("board-provinces", marker=_marker(view, None, say), when=_when(book, view, say))
    return Panel("provinces", title, rows)


def _columns(book: Book, say: Voice) -> dict[str, int]:
    """The columns of the provinces, each as wide as its widest word; what they give gets the rest."""
    provinces = book.provinces.values()
    widths = {
        "province": min(max(len(say.name(province.id)) for province in provinces), _PROVINCE),
        "icon": max(len(_icon(province, say)) for province in provinces),
        "most": max(len(_counting(province, say)) for province in provinces),
        "points": 2,
    }
    left = WIDTH - 3 - sum(width + 1 for width in widths.values()) - 1 - _STANDS
    return {**widths, "gives": left}


def _icon(province: ProvinceCard, say: Voice) -> str:
    return say("board-icon", icon=province.icon)


def _counting(province: ProvinceCard, say: Voice) -> str:
    """The symbols that count in a province."""
    if len(province.symbols) == len(SYMBOLS):
        return say("board-any-symbol")
    return " ".join(say("board-symbol", symbol=symbol) for symbol in province.symbols)


def _marker(view: View, reader: Seat | None, say: Voice) -> str:
    """The holder of the marker, in words for a reader."""
    if view["marker"] == reader:
        return say("board-marker-yours")
    return say("board-marker", seat=_short(view, view["marker"], say))


def _when(book: Book, view: View, say: Voice) -> str:
    phase = "over" if view["phase"] == "over" else "round" if view["round"] else "setup"
    return say(
        "board-when", phase=phase, round=view["round"], rounds=book.constants.rounds, game=view["game"]
    )


def _province(
    book: Book, view: View, province: str, where: View, columns: dict[str, int], say: Voice
) -> list[Line]:
    entry = book.provinces[province]
    now = where["status"] == "contested"
    gives = wrapped(in_words(entry.effects, say.language), width=columns["gives"])
    texts = ["".join(span.text for span in row) for row in gives]
    meaning = "accent" if now else "muted" if where["status"] not in ("contested", "coming") else "plain"
    cells = {
        "province": say.name(province),
        "icon": _icon(entry, say),
        "most": _counting(entry, say),
        "points": f"{entry.vp or '-':>2}",
        "gives": texts[0],
    }
    what = "".join(f"{cells[column]:<{width}} " for column, width in columns.items())
    rows = [
        line(
            Span(f"{'>' if now else ' '}{where['place']} {what}", meaning),
            *_stands(view, province, where["status"], say),
        )
    ]
    before = 3 + len(what) - columns["gives"] - 1
    return [*rows, *(line(Span(" " * before + text, meaning)) for text in texts[1:])]


def _stands(view: View, province: str, status: str, say: Voice) -> list[Span]:
    """The owner of a province, or the seat that would win it now."""
    if status.startswith("won by "):
        winner = int(status.removeprefix("won by "))
        return [Span(say("board-won", seat=_short(view, winner, say)), of_seat(winner))]
    if status == "boxed":
        return [Span(say("board-boxed"), "muted")]
    strengths = [side.get("strength", {}).get(province, 0) for side in view["seats"].values()]
    if not any(strengths):
        return [Span(say("board-nobody"), "muted")]
    if strengths[0] == strengths[1]:
        ahead = view["marker"]
        return [Span(say("board-even", seat=_short(view, ahead, say), symbols=strengths[0]), of_seat(ahead))]
    ahead = strengths.index(max(strengths))
    mine, theirs = strengths[ahead], strengths[1 - ahead]
    return [Span(say("board-ahead", seat=_short(view, ahead, say), mine=mine, theirs=theirs), of_seat(ahead))]


def _nile(book: Book, view: View, say: Voice) -> list[Line]:
    sections = [f"({one.number}) {in_words(one.effects, say.language)}" for one in book.content.nile]
    opened = view["nile_sections"]
    closed = say("board-nile-closed", sections=tuple(sections[opened:])) if sections[opened:] else ""
    ours = "yes" if any(map(_reconstructed, book.content.nile)) else "no"
    open_ = say("board-nile-open", sections=tuple(sections[:opened]), reconstructed=ours)
    return wrapped("   " + open_, Span(closed, "muted"), indent=5)


# Civilizations


def _choice(book: Book, say: Voice) -> Panel:
    """The options, while there is a question."""
    rows: list[Line] = []
    for board in book.boards.values():
        rows += wrapped(
            Span(say.name(board.id), "strong"),
            say(
                "board-start",
                resources=tuple(_resource(one, say) for one in board.printed_resources) or "none",
                coins=board.coin_limit,
                study=board.study_cost or 0,
            ),
            indent=2,
        )
        levels = tuple(
            f"({i}) {in_words(band.effects, say.language)}" for i, band in enumerate(board.progress_bands, 1)
        )
        rows += wrapped("  " + say("board-levels", levels=levels), indent=4)
        rows += wrapped("  " + _golden_age(book, board.id, say), indent=4)
    return Panel("civilizations", say("board-civilizations"), rows)


def _golden_age(book: Book, civilization: str, say: Voice) -> str:
    golden = book.boards[civilization].golden_age
    return say("board-golden-age", points=golden.vp, effects=in_words(golden.effects, say.language))


def _civilization(book: Book, view: View, seat: Seat, reader: Seat | None, say: Voice) -> Panel:
    side = view["seats"][str(seat)]
    key, name = f"seat{seat + 1}", _called(view, seat, reader, say)
    if not side["civilization"]:
        return Panel(key, name, [line(say("board-not-chosen"))])
    rows = [
        *_means(book, view, side, say),
        *_military(book, side, say),
        *_progress(book, side, say),
        *_display(book, side, say),
        *_piles(book, side, say),
        *_score(view, seat, side, say),
    ]
    holds = view["marker"] == seat and seat != reader
    return Panel(key, f"{name}, {say('board-marker-holds') if holds else _marker(view, reader, say)}", rows)


def _called(view: View, seat: Seat, reader: Seat | None, say: Voice) -> str:
    """A civilization by its full name, yours marked as such."""
    name = view["seats"][str(seat)]["civilization"] or f"seat{seat}"
    return say("board-called", seat=name, you="yes" if seat == reader else "no")


def _means(book: Book, view: View, side: View, say: Voice) -> list[Line]:
    board = book.boards[side["civilization"]]
    counts = "  ".join(f"{_resource(name, say)} {count}" for name, count in side["available"].items())
    income = say(
        "board-income",
        nile=side["nile"] if view["nile_sections"] else "none",
        income=side["income"],
        most=board.coin_limit,
    )
    missing = say("board-missing", cost=side["missing_costs"])
    return [
        *_row(say("board-label-coins"), Span(f"{side['coins']}", "strong"), f"  ({income})"),
        *_row(say("board-label-resources"), Span(counts, "strong"), Span(f"  ({missing})", "muted")),
        *_row("  " + say("board-label-resource-cards"), _listed(side["resources"], "last", say)),
    ]


def _military(book: Book, side: View, say: Voice) -> list[Line]:
    board = book.boards[side["civilization"]]
    counts = "  ".join(f"{_symbol(name, say)} {count}" for name, count in side["symbols"].items())
    cards = [f"{say.name(card)} ({_symbol(book.cards[card].military, say)})" for card in side["military"]]
    placed, bands = len(side["military"]), len(board.military_bands)
    said = say("board-bands", placed=placed, bands=bands, cards=tuple(cards) or "none")
    return [
        *_row(say("board-label-symbols"), Span(counts, "strong")),
        *_row(say("board-label-military"), said),
        *_row("  " + say("board-label-next"), Span(_next_unlock(board.military_bands, placed, say), "muted")),
    ]


def _next_unlock(bands: Sequence[Band], placed: int, say: Voice) -> str:
    """What the next cards on a side of the board unlock, as far as the first band that does something."""
    for number, band in enumerate(bands[placed:], placed + 1):
        if band.effects:
            return say("board-unlocks", number=number, effects=in_words(band.effects, say.language))
    return say("board-unlocks-nothing")


def _progress(book: Book, side: View, say: Voice) -> list[Line]:
    board = book.boards[side["civilization"]]
    level = len(side["progress"])
    bands = board.progress_bands
    have = "; ".join(in_words(band.effects, say.language) for band in bands[:level] if band.effects)
    golden = []
    if side["golden_age"]:
        text = Span(_golden_age(book, board.id, say), "accent")
        golden = _row("  " + say("board-label-golden"), text)
    said = say("board-level", level=level, levels=len(bands), effects=have or "none")
    return [
        *_row(say("board-label-progress"), said),
        *golden,
        *_row("  " + say("board-label-next"), Span(_next_unlock(bands, level, say), "muted")),
    ]


def _display(book: Book, side: View, say: Voice) -> list[Line]:
    leaders: list[str | Span] = []
    for stack in side["leaders"]:
        covered = f" {say('board-covers', cards=tuple(stack[:-1]))}" if stack[:-1] else ""
        leaders += [_with_effects(book, stack[-1], say), Span(covered, "muted"), "; "]
    buildings = "; ".join(_with_effects(book, card, say) for card in side["buildings"])
    return [
        *_row(say("board-label-buildings"), buildings or say("board-none")),
        *_row(say("board-label-leaders"), *(leaders[:-1] or [say("board-none")])),
    ]


def _with_effects(book: Book, card: str, say: Voice) -> str:
    entry = book.cards[card]
    effects = in_words(entry.effects, say.language)
    points = say("board-points", points=entry.vp)
    return f"{say.name(card)} {points}" + (f" ({effects})" if effects else "")


def _piles(book: Book, side: View, say: Voice) -> list[Line]:
    won = ", ".join(_with_icon(book.provinces[province], say) for province in side["won"])
    discard = _listed(side["discard"], "top", say)
    return [
        *_row(say("board-label-provinces"), won or say("board-none")),
        *_row(
            say("board-label-cards"),
            say("board-piles", hand=side["hand"], deck=side["deck"], discard=discard),
        ),
    ]


def _with_icon(province: ProvinceCard, say: Voice) -> str:
    return f"{say.name(province.id)} ({_icon(province, say)})"


def _score(view: View, seat: Seat, side: View, say: Voice) -> list[Line]:
    sheet = side["score"]
    parts = ", ".join(f"{say('board-part', part=part)} {points}" for part, points in sheet.items())
    total = Span(say("board-points", points=sum(sheet.values())), "strong")
    rows = _row(say("board-label-score"), total, f" ({parts})")
    if view["first_game"]:
        first = sum(view["first_game"][str(seat)].values())
        rows += _row("", say("board-first-points", points=first))
    return rows


# The score sheet


def _scores(view: View, reader: Seat | None, say: Voice) -> Panel:
    """Both sheets side by side: every card, level and province, then the sums."""
    first = reader or 0
    columns = [_sheet(view, seat, reader, say) for seat in (first, 1 - first)]
    rows: list[Line] = []
    for left, right in zip_longest(*columns, fillvalue=Span("")):
        rows.append(line(Span(f"{left.text:<{_HALF}}   ", left.meaning), right))
    return Panel("scores", say("board-sheet", game=view["game"] if view["rules"]["match"] else 0), rows)


def _sheet(view: View, seat: Seat, reader: Seat | None, say: Voice) -> list[Span]:
    side = view["seats"][str(seat)]
    rows = [Span(_called(view, seat, reader, say), of_seat(seat))]
    for part, total in side["score"].items():
        rows.append(_amount(say(f"part-{part}"), total, "strong"))
        for category, what, points in side["points"]:
            if category == part != "marker":
                rows.append(_amount(f"  {_scoring(what, say)}", points))
    rows.append(_amount(say("board-total"), sum(side["score"].values()), "strong"))
    if view["game"] == 2 and view["first_game"]:
        rows.append(_amount(say("part-first_game"), sum(view["first_game"][str(seat)].values())))
    return rows


def _amount(label: str, points: int, meaning: str = "plain") -> Span:
    return Span(f"{label[: _HALF - 5]:<{_HALF - 4}}{points:>4}", meaning)


def _scoring(what: str, say: Voice) -> str:
    """A short name of a thing that scores: a card, a province, or a part of the board."""
    side, _, number = what.partition(" ")
    if number:
        return say("board-scoring", side=side, number=number)
    return say("effect-golden_age") if what == "golden_age" else say.name(what)


# Your hand


def _hand(book: Book, view: View, say: Voice) -> Panel:
    own = view["you"]
    side = view["seats"][str(own["seat"])]
    cards = [book.cards[card] for card in own["hand"]]
    card = say("board-column-card", reconstructed="yes" if any(map(_reconstructed, cards)) else "no")
    dear = "yes" if max(own["prices"].values()) > side["coins"] else "no"
    kind, points = _kind_width(say), say("board-column-points")
    head = (
        f"{card:<{_NAME}}{points}  {say('board-column-kind'):<{kind}} {say('board-column-build', dear=dear)}"
    )
    rows = [line(Span(head, "muted"))]
    rows += [row for card in cards for row in _card(card, own["prices"][card.id], side, say)]
    for where in ("deck_top", "deck_bottom"):
        if own[where]:
            known = say("board-deck", where=where, cards=tuple(own[where]))
            rows += wrapped(Span(known, "muted"), indent=2)
    marker = _marker(view, own["seat"], say)
    return Panel("hand", say("board-hand", marker=marker, coins=side["coins"]), rows)


def _kind_width(say: Voice) -> int:
    return max(len(say("board-kind", kind=kind)) for kind in ("building", "leader"))


def _card(card: Card, price: int, side: View, say: Voice) -> list[Line]:
    """Two lines: what it is and costs, then what else it can be and does."""
    name = f"{say.name(card.id)}{'°' if _reconstructed(card) else ''}"
    cost = " ".join(f"{amount} {_resource(what, say)}" for what, amount in card.cost.items() if amount)
    dear = price > side["coins"]
    build = say("board-price", coins=price) + ("!" if dear else "")
    effects = in_words(card.effects, say.language) or say("board-no-effect")
    resources = "+".join(_resource(what, say) for what in card.resources)
    kind = f"{say('board-kind', kind=card.kind):<{_kind_width(say)}}"
    return [
        *wrapped(
            Span(f"{name:<{_NAME}}", "strong"),
            f"{card.vp:>2}  {kind} ",
            Span(f"{build:>9}", "bad" if dear else "good"),
            Span(f"  {cost or say('board-nothing')}", "muted"),
            indent=_NAME + len(kind) + 16,
        ),
        *wrapped(
            Span(f"   {say('board-as-military')} ", "muted"),
            _symbol(card.military, say),
            Span(f" | {say('board-as-resources')} ", "muted"),
            resources,
            Span(" | ", "muted"),
            effects,
            indent=5,
        ),
    ]


def _reconstructed(entry: Sourced) -> bool:
    return entry.source == "reconstructed" or bool(entry.reconstructed)


# Rows and words


def _row(label: str, *parts: str | Span) -> list[Line]:
    return wrapped(Span(f"{label:<{_LABEL}}", "muted"), *parts, indent=_LABEL)


def _listed(cards: Iterable[str], end: str, say: Voice) -> str:
    """Cards by name; which `end` of a pile the last of them is, is said as well."""
    return say("board-listed", cards=tuple(cards) or "none", end=end)


def _resource(what: str, say: Voice) -> str:
    return say("board-resource", resource=what)


def _symbol(what: str, say: Voice) -> str:
    return say("board-symbol", symbol=what)


def _short(view: View, seat: Seat, say: Voice) -> str:
    """The first word of a civilization's name, so that columns stay narrow."""
    civilization = view["seats"][str(seat)]["civilization"]
    return re.split(r"[ -]", say.name(civilization))[0] if civilization else say.name(f"seat{seat}")
