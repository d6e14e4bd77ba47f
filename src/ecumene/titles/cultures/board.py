"""The table as text: provinces, both civilizations, and your hand with its prices.

Everything here is read from a view; a card that we reconstructed carries the sign °.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from ecumene.table.board import Line, Panel, Span, line, of_seat, wrapped
from ecumene.table.content import Sourced
from ecumene.table.frames import Seat
from ecumene.table.title import View
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.content import Band, Card
from ecumene.titles.cultures.effect_words import in_words
from ecumene.titles.cultures.effects import SYMBOLS

_LABEL = 11
_GIVES = 22
_HALF = 33


def panels(book: Book, view: View, seat: Seat | None) -> list[Panel]:
    """What the question is about comes first; then the provinces and the civilizations, yours before."""
    first = seat or 0
    sides = [_civilization(book, view, one, seat) for one in (first, 1 - first)]
    found = [_provinces(book, view), *sides]
    if any(not side["civilization"] for side in view["seats"].values()):
        found.insert(0, _choice(book))
    if view.get("you", {}).get("hand"):
        found.insert(0, _hand(book, view))
    if any(side.get("points") for side in view["seats"].values()):
        found.insert(0, _scores(book, view, seat))
    if any(ask["frame"] == "ask_progress" and ask["seat"] == seat for ask in view["flow"]["asks"].values()):
        found.sort(key=lambda panel: panel.key != f"seat{first + 1}")
    return found


# Provinces


def _provinces(book: Book, view: View) -> Panel:
    head = f"   {'province':<10} {'icon':<7} {'most of':<12} VP {'gives':<{_GIVES}} symbols now"
    rows = [line(Span(head, "muted"))]
    for province, where in view["provinces"].items():
        rows += _province(book, view, province, where)
    holder = _short(book, view, view["marker"])
    ties = f"   VP: points at the end. A tie goes to {holder}, who holds the progress marker."
    rows += wrapped(Span(f"{ties} Some cards score for an icon.", "muted"), indent=3)
    if view["nile_sections"]:
        rows += _nile(book, view)
    return Panel("provinces", f"Provinces, {_marker(book, view)}, {_when(book, view)}", rows)


def _marker(book: Book, view: View, reader: Seat | None = None) -> str:
    if view["marker"] == reader:
        return "you hold the marker"
    return f"{_short(book, view, view['marker'])} holds the marker"


def _when(book: Book, view: View) -> str:
    game = ", second game" if view["game"] == 2 else ""
    if view["phase"] == "over":
        return f"the game is over{game}"
    return f"round {view['round']} of {book.constants.rounds}{game}" if view["round"] else f"setup{game}"


def _province(book: Book, view: View, province: str, where: View) -> list[Line]:
    entry = book.provinces[province]
    now = where["status"] == "contested"
    symbols = "any symbol" if len(entry.symbols) == len(SYMBOLS) else " ".join(entry.symbols)
    points = str(entry.vp) if entry.vp else "-"
    gives = wrapped(in_words(entry.effects), width=_GIVES)
    texts = ["".join(span.text for span in row) for row in gives]
    meaning = "accent" if now else "muted" if where["status"] not in ("contested", "coming") else "plain"
    what = f"{where['place']} {entry.name:<10} {entry.icon:<7} {symbols:<12} {points:>2}"
    rows = [
        line(
            Span(f"{'>' if now else ' '}{what} {texts[0]:<{_GIVES}} ", meaning),
            *_stands(book, view, province, where["status"]),
        )
    ]
    return [*rows, *(line(Span(" " * 38 + text, meaning)) for text in texts[1:])]


def _stands(book: Book, view: View, province: str, status: str) -> list[Span]:
    """Who has it, or who would win it now."""
    if status.startswith("won by "):
        winner = int(status.removeprefix("won by "))
        return [Span(f"{_short(book, view, winner)} has it", of_seat(winner))]
    if status == "boxed":
        return [Span("nobody's", "muted")]
    strengths = [side.get("strength", {}).get(province, 0) for side in view["seats"].values()]
    if not any(strengths):
        return [Span("nobody yet", "muted")]
    if strengths[0] == strengths[1]:
        ahead = view["marker"]
        return [Span(f"tie {strengths[0]}: {_short(book, view, ahead)}", of_seat(ahead))]
    ahead = strengths.index(max(strengths))
    mine, theirs = strengths[ahead], strengths[1 - ahead]
    return [Span(f"{_short(book, view, ahead)} {mine} to {theirs}", of_seat(ahead))]


def _nile(book: Book, view: View) -> list[Line]:
    sections = [f"({section.number}) {in_words(section.effects)}" for section in book.content.nile]
    opened = view["nile_sections"]
    closed = f"; still closed: {', '.join(sections[opened:])}" if sections[opened:] else ""
    return wrapped(f"   The Nile, open: {', '.join(sections[:opened])}", Span(closed, "muted"), indent=5)


# Civilizations


def _choice(book: Book) -> Panel:
    """What there is to choose from, as long as somebody has to."""
    rows: list[Line] = []
    for board in book.boards.values():
        start = ", ".join(board.printed_resources) or "nothing"
        study = f"; can study for {board.study_cost} coins" if board.study_cost else ""
        levels = ", ".join(
            f"({i}) {in_words(band.effects)}" for i, band in enumerate(board.progress_bands, 1)
        )
        golden = in_words(board.golden_age.effects)
        rows.append(
            line(Span(board.name, "strong"), f": starts with {start}, keeps {board.coin_limit} coins{study}")
        )
        rows += wrapped(f"  Progress {levels}", indent=4)
        rows += wrapped(f"  Golden Age: {board.golden_age.vp} VP, {golden}", indent=4)
    return Panel("civilizations", "Civilizations", rows)


def _civilization(book: Book, view: View, seat: Seat, reader: Seat | None) -> Panel:
    side = view["seats"][str(seat)]
    you = " (you)" if seat == reader else ""
    key = f"seat{seat + 1}"
    if not side["civilization"]:
        return Panel(key, f"Seat {seat + 1}{you}", [line("has not chosen a civilization yet")])
    rows = [
        *_means(book, view, side),
        *_military(book, side),
        *_progress(book, side),
        *_display(book, side),
        *_piles(book, side),
        *_score(view, seat, side),
    ]
    marker = "holds the marker" if view["marker"] == seat else _marker(book, view, reader)
    return Panel(key, f"{book.boards[side['civilization']].name}{you}, {marker}", rows)


def _means(book: Book, view: View, side: View) -> list[Line]:
    board = book.boards[side["civilization"]]
    counts = "  ".join(f"{name} {count}" for name, count in side["available"].items())
    nile = f"{side['nile']} on the Nile, " if view["nile_sections"] else ""
    income = f"{nile}income {side['income']}, at most {board.coin_limit} after a round"
    missing = f"  (a missing one costs {side['missing_costs']})"
    return [
        *_row("Coins", Span(f"{side['coins']}", "strong"), f"  ({income})"),
        *_row("Resources", Span(counts, "strong"), Span(missing, "muted")),
        *_row("  cards", _listed(book, side["resources"], last=" (last)")),
    ]


def _military(book: Book, side: View) -> list[Line]:
    board = book.boards[side["civilization"]]
    counts = "  ".join(f"{name} {count}" for name, count in side["symbols"].items())
    cards = [f"{book.cards[card].name} ({book.cards[card].military})" for card in side["military"]]
    placed = len(side["military"])
    following = _next_unlock(board.military_bands, placed)
    return [
        *_row("Symbols", Span(counts, "strong")),
        *_row("Military", f"{placed} of {len(board.military_bands)} bands: ", ", ".join(cards) or "no card"),
        *_row("  next", Span(following, "muted")),
    ]


def _next_unlock(bands: Sequence[Band], placed: int) -> str:
    """What the next cards on a side of the board unlock, as far as the first band that does something."""
    for number, band in enumerate(bands[placed:], placed + 1):
        if band.effects:
            return f"the {_ordinal(number)} card unlocks {in_words(band.effects)}"
    return "nothing more to unlock"


def _ordinal(number: int) -> str:
    ending = "th" if number // 10 == 1 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def _progress(book: Book, side: View) -> list[Line]:
    board = book.boards[side["civilization"]]
    level = len(side["progress"])
    have = "; ".join(in_words(band.effects) for band in board.progress_bands[:level] if band.effects)
    golden = []
    if side["golden_age"]:
        effects = in_words(board.golden_age.effects)
        golden = _row("  Golden", Span(f"Golden Age: {board.golden_age.vp} VP, {effects}", "accent"))
    return [
        *_row("Progress", f"level {level} of {len(board.progress_bands)}: ", have or "nothing yet"),
        *golden,
        *_row("  next", Span(_next_unlock(board.progress_bands, level), "muted")),
    ]


def _display(book: Book, side: View) -> list[Line]:
    leaders: list[str | Span] = []
    for stack in side["leaders"]:
        covered = ", ".join(book.cards[card].name for card in stack[:-1])
        leaders += [
            _with_effects(book, stack[-1]),
            Span(f" covers {covered}" if covered else "", "muted"),
            "; ",
        ]
    buildings = "; ".join(_with_effects(book, card) for card in side["buildings"])
    return [
        *_row("Buildings", buildings or "none"),
        *_row("Leaders", *(leaders[:-1] or ["none"])),
    ]


def _with_effects(book: Book, card: str) -> str:
    entry = book.cards[card]
    effects = in_words(entry.effects)
    return f"{entry.name} {entry.vp} VP" + (f" ({effects})" if effects else "")


def _piles(book: Book, side: View) -> list[Line]:
    won = ", ".join(_with_icon(book, province) for province in side["won"])
    discard = _listed(book, side["discard"], last=" (top)")
    return [
        *_row("Provinces", won or "none"),
        *_row("Cards", f"{side['hand']} in hand, {side['deck']} in the deck; discarded: {discard}"),
    ]


def _with_icon(book: Book, province: str) -> str:
    entry = book.provinces[province]
    return f"{entry.name} ({entry.icon})"


def _score(view: View, seat: Seat, side: View) -> list[Line]:
    sheet = side["score"]
    parts = ", ".join(f"{part} {points}" for part, points in sheet.items())
    rows = _row("Score now", Span(f"{sum(sheet.values())} VP", "strong"), f" ({parts})")
    if view["first_game"]:
        first = sum(view["first_game"][str(seat)].values())
        rows += _row("", f"and {first} VP from the first game")
    return rows


# The score sheet


def _scores(book: Book, view: View, reader: Seat | None) -> Panel:
    """Both sheets side by side: every card, level and province, then the sums."""
    first = reader or 0
    columns = [_sheet(book, view, seat, reader) for seat in (first, 1 - first)]
    rows: list[Line] = []
    for left, right in zip_longest(*columns, fillvalue=Span("")):
        rows.append(line(Span(f"{left.text:<{_HALF}}   ", left.meaning), right))
    game = f", {'second' if view['game'] == 2 else 'first'} game" if view["rules"]["match"] else ""
    return Panel("scores", f"Score sheet{game}", rows)


def _sheet(book: Book, view: View, seat: Seat, reader: Seat | None) -> list[Span]:
    side = view["seats"][str(seat)]
    you = " (you)" if seat == reader else ""
    rows = [Span(f"{_short(book, view, seat)}{you}", of_seat(seat))]
    for part, total in side["score"].items():
        rows.append(_amount(part.capitalize(), total, "strong"))
        for category, what, points in side["points"]:
            if category == part != "marker":
                rows.append(_amount(f"  {_scoring(book, what)}", points))
    rows.append(_amount("Total", sum(side["score"].values()), "strong"))
    if view["game"] == 2 and view["first_game"]:
        rows.append(_amount("First game", sum(view["first_game"][str(seat)].values())))
    return rows


def _amount(label: str, points: int, meaning: str = "plain") -> Span:
    return Span(f"{label[: _HALF - 5]:<{_HALF - 4}}{points:>4}", meaning)


def _scoring(book: Book, what: str) -> str:
    """What scores, in a word or two."""
    if what in book.cards:
        return book.cards[what].name
    if what in book.provinces:
        return _with_icon(book, what)
    side, _, number = what.partition(" ")
    if not number:
        return "Golden Age"
    return f"progress level {number}" if side == "progress" else f"military band {number}"


# Your hand


def _hand(book: Book, view: View) -> Panel:
    own = view["you"]
    side = view["seats"][str(own["seat"])]
    cards = [book.cards[card] for card in own["hand"]]
    card = "card (° reconstructed)" if any(_reconstructed(card) for card in cards) else "card"
    dear = "  (! too dear)" if max(own["prices"].values()) > side["coins"] else ""
    rows = [line(Span(f"{card:<27}VP  kind     build for  needs{dear}", "muted"))]
    rows += [row for card in cards for row in _card(card, own["prices"][card.id], side)]
    for where, known in (("On top of", own["deck_top"]), ("At the bottom of", own["deck_bottom"])):
        if known:
            rows += wrapped(Span(f"{where} your deck: {_listed(book, known)}", "muted"), indent=2)
    marker = _marker(book, view, own["seat"])
    return Panel("hand", f"Your hand, {marker}, {_coins(side['coins'])} to spend", rows)


def _card(card: Card, price: int, side: View) -> list[Line]:
    """Two lines: what it is and costs, then what else it can be and does."""
    name = f"{card.name}{'°' if _reconstructed(card) else ''}"
    cost = " ".join(f"{amount} {resource}" for resource, amount in card.cost.items() if amount) or "nothing"
    dear = price > side["coins"]
    build = f"{_coins(price)}!" if dear else _coins(price) if price else "free"
    effects = in_words(card.effects) or "no effect"
    return [
        *wrapped(
            Span(f"{name:<27}", "strong"),
            f"{card.vp:>2}  {card.kind:<8} ",
            Span(f"{build:>9}", "bad" if dear else "good"),
            Span(f"  {cost}", "muted"),
            indent=51,
        ),
        *wrapped(
            Span("   military ", "muted"),
            card.military,
            Span(" | resources ", "muted"),
            "+".join(card.resources),
            Span(" | ", "muted"),
            effects,
            indent=5,
        ),
    ]


def _coins(count: int) -> str:
    return f"{count} coin" if count == 1 else f"{count} coins"


def _reconstructed(entry: Sourced) -> bool:
    return entry.source == "reconstructed" or bool(entry.reconstructed)


# Rows


def _row(label: str, *parts: str | Span) -> list[Line]:
    return wrapped(Span(f"{label:<{_LABEL}}", "muted"), *parts, indent=_LABEL)


def _listed(book: Book, cards: Iterable[str], last: str = "") -> str:
    names = [book.cards[card].name for card in cards]
    return ", ".join(names) + last if names else "none"


def _short(book: Book, view: View, seat: Seat) -> str:
    """The first word of a civilization's name, so that columns stay narrow."""
    civilization = view["seats"][str(seat)]["civilization"]
    return book.boards[civilization].name.split()[0] if civilization else f"Seat {seat + 1}"
