"""What a case may say of a position, and what cannot be: pieces out of play, cities on top of each other,
more of something than there is.

The fields are checked one by one first (`table.positions`), then what they say together. Nothing is laid on
the board before all of it holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ecumene.table.positions import (
    LARGEST,
    Field,
    Form,
    Group,
    anything,
    expect,
    expect_fields,
    expect_fresh,
    list_of,
    name_of,
    number,
    one_of,
    options_of,
    record,
    table_of,
    yes_or_no,
)
from ecumene.table.shapes import Problem
from ecumene.titles.lineage.book import WATER, Book, Scene
from ecumene.titles.lineage.pieces.board import Board

if TYPE_CHECKING:
    from ecumene.titles.lineage.title import Lineage

Given = Mapping[str, Any]

PIECES = ("tokens", "cities", "new_cities", "ships", "treasury", "hand")
"""What nobody has who left the game."""
MANY = 99
"""More turns and barbarians than any game has."""


def groups(title: Lineage) -> list[Group]:
    """All fields, as the documents list them: for as many seats as the title has."""
    _, seats = title.meta.seats
    scene = title.content.scenes[title.scene_for(seats, {})]
    return [
        Group("the table", _opening(title) + _table(title, scene)),
        Group(
            f"a civilization, by its name: {', '.join(f'`{name}`' for name in scene.civilizations)}",
            _side(title, scene, {}),
        ),
    ]


# One field by itself


def _opening(title: Lineage) -> list[Field]:
    """What says which board and which civilizations there are."""
    fewest, most = title.meta.seats
    return [
        Field(
            "seats",
            number(fewest, most),
            f"how many play, {fewest} if left out; it fixes the board",
        ),
        Field(
            "phase",
            one_of("setup", *title.phases, "over"),
            "the phase that begins now, `tax` if left out; `setup` is a fresh table",
        ),
        Field("options", options_of(title.meta), "the options of the table"),
        Field("seed", number(0, LARGEST), "the luck of a fresh table, 1 if left out"),
    ]


def _table(title: Lineage, scene: Scene) -> list[Field]:
    book, seats = title.content, len(scene.civilizations)
    who, area = name_of("civilization", scene.civilizations), _area(scene.board)
    cards = table_of(one_of(*_numbers(book)), list_of(_card(book, scene), doubles=True))
    traded = [id for id in book.calamities if id in scene.cards and book.cards[id].tradeable]
    return [
        Field("until", one_of(*title.phases), "the last phase to be played: after it the table rests"),
        Field("turn", number(1, MANY), "the turn, 1 if left out"),
        Field("civilizations", list_of(who, exactly=seats), "who sits where; in ranking order if left out"),
        Field("barbarians", table_of(area, number(0, MANY)), "barbarian tokens"),
        Field("pirates", list_of(area), "pirate cities"),
        Field(
            "stacks",
            cards,
            "trade cards by number, top card first; a stack that is given is complete, "
            "the rest of its cards lie discarded",
        ),
        Field("discards", cards, "discarded trade cards by number"),
        Field(
            "cities_ever",
            yes_or_no(),
            "whether anybody has ever had a city (else nobody is dealt cards); "
            "whether anybody has one now if left out",
        ),
        Field("first_iron", list_of(who), "who entered the Late Iron Age first"),
        Field("last_turns", number(0, MANY), "how many last turns there are, 0 if left out"),
        Field("givers", table_of(name_of("tradeable calamity", traded), who), "who last traded a calamity"),
        Field("departed", list_of(who, most=seats - 1), "who left the game; their regions are out of play"),
        Field(
            "luck",
            list_of(anything("a result of chance"), doubles=True),
            "all results of chance that the phase needs before anybody is asked; "
            "`[]` claims that it needs none",
        ),
    ]


def _side(title: Lineage, scene: Scene, options: Given) -> list[Field]:
    book, board, numbers = title.content, scene.board, title.content.numbers
    tracks = book.asts[title.rules_for(options).ast].tracks.values()
    area, tokens = _area(board), number(0, numbers.tokens)
    desert = (id for id, i in board.index.items() if not board.limit[i])
    sites = _area(board, {id: f"nobody can live in '{id}'" for id in desert})
    inland = (id for id, i in board.index.items() if not board.coastal[i])
    coast = _area(board, {id: f"'{id}' lies inland; a ship lies on a coast" for id in inland})
    cities = list_of(sites, most=numbers.cities)
    return [
        Field(
            "tokens",
            table_of(area, tokens),
            f"tokens on the board; of {numbers.tokens} those that are said nowhere are in stock",
        ),
        Field("moved", table_of(area, tokens), "how many of the tokens there cannot move any more this turn"),
        Field("cities", cities, "cities that were built before this turn"),
        Field("new_cities", cities, "cities that were built this turn"),
        Field("ships", list_of(coast, most=numbers.ships, doubles=True), "where each ship lies"),
        Field("treasury", tokens, "0 if left out"),
        Field("stock", tokens, "tokens in stock; with it all others that are left are in the treasury"),
        Field("advances", list_of(name_of("advance", book.advances)), "the advances held"),
        Field("credits", table_of(one_of(*book.groups), number(0, 10_000)), "credit tokens by colour"),
        Field(
            "ast",
            number(0, max(track.last_step for track in tracks)),
            "the step of the succession marker, 0 if left out",
        ),
        Field("hand", list_of(_card(book, scene, water=True), doubles=True), "trade cards"),
        Field("census", tokens, "what the last census counted; it is taken now if nobody has one"),
    ]


def _numbers(book: Book) -> tuple[str, ...]:
    """The numbers of the stacks, as keys of a table."""
    return tuple(map(str, sorted({card.stack for card in book.cards.values() if card.stack})))


def _area(board: Board, but: Mapping[str, str] | None = None) -> Form:
    out = {id: f"'{id}' is out of play" for i, id in enumerate(board.ids) if not board.in_play[i]}
    return name_of("area", board.index, {**(but or {}), **out})


def _card(book: Book, scene: Scene, *, water: bool = False) -> Form:
    known = (*scene.cards, WATER) if water else tuple(scene.cards)
    seats = len(scene.civilizations)
    out = {id: f"'{id}' is not in the box with {seats} seats" for id in book.cards if id not in known}
    return name_of("trade card", known, out)


# What they say together


def check_opening(title: Lineage, given: Given) -> None:
    """What must hold before anything else can be asked: which board, how many seats."""
    fields = _opening(title)
    if given.get("phase") == "setup":
        expect_fresh(given, fields)
    names = {field.name for field in fields}
    expect_fields({name: value for name, value in given.items() if name in names}, fields)


def check(title: Lineage, given: Given, scene: Scene) -> None:
    """Refuse a position for whatever cannot be; `scene` is the set-up of its seats and options."""
    if "departed" in given:
        expect_fields({"departed": given["departed"]}, _table(title, scene))
    scene = title.content.scenes["-".join((scene.id, *given.get("departed", [])))]
    sides = record(_side(title, scene, given.get("options", {})), "a table of its pieces")
    fields = _opening(title) + _table(title, scene)
    expect_fields(given, [*fields, *(Field(name, sides, "") for name in scene.civilizations)])
    expect(_contradictions(title, given, scene))


def _contradictions(title: Lineage, given: Given, scene: Scene) -> Iterator[Problem]:
    yield from _times(title, given)
    yield from _cities(given, scene)
    for name in scene.civilizations:
        yield from _pieces(title, given.get(name, {}), f"given.{name}")
        if name in given.get("departed", ()):
            for field in PIECES:
                if given.get(name, {}).get(field):
                    yield Problem(f"given.{name}.{field}", "who has departed has none any more")
        last = title.content.asts[title.rules_for(given.get("options", {})).ast].tracks[name].last_step
        if (step := given.get(name, {}).get("ast", 0)) > last:
            yield Problem(f"given.{name}.ast", f"expected 0 to {last}, found {step}")
    yield from _cards(title.content, given, scene)


def _times(title: Lineage, given: Given) -> Iterator[Problem]:
    phases = list(title.phases)
    phase, until = given.get("phase", phases[0]), given.get("until")
    if until is None:
        return
    if phase not in phases:
        yield Problem("given.until", f"nothing is played after '{phase}'")
    elif phases.index(until) < phases.index(phase):
        yield Problem("given.until", f"'{until}' comes before '{phase}', the phase that begins now")


def _cities(given: Given, scene: Scene) -> Iterator[Problem]:
    """In an area is one city at most, whoever owns it."""
    built: dict[str, str] = {}
    lists = [("given.pirates", given.get("pirates", []))]
    for name in scene.civilizations:
        side = given.get(name, {})
        lists += [(f"given.{name}.{kind}", side.get(kind, [])) for kind in ("cities", "new_cities")]
    for where, areas in lists:
        for place, area in enumerate(areas, 1):
            if area in built:
                yield Problem(f"{where}[{place}]", f"a second city in '{area}': {built[area]} has one there")
            built.setdefault(area, f"{where}[{place}]")


def _pieces(title: Lineage, side: Given, where: str) -> Iterator[Problem]:
    """No civilization has more than its box holds."""
    numbers = title.content.numbers
    cities = len(side.get("cities", [])) + len(side.get("new_cities", []))
    if cities > numbers.cities:
        name = "new_cities" if side.get("new_cities") else "cities"
        yield Problem(f"{where}.{name}", f"{cities} cities; each civilization has {numbers.cities}")
    tokens = side.get("tokens", {})
    board, treasury = sum(tokens.values()), side.get("treasury", 0)
    if board > numbers.tokens:
        yield Problem(
            f"{where}.tokens", f"{board} tokens on the board; each civilization has {numbers.tokens}"
        )
    elif board + treasury > numbers.tokens:
        said = f"{board} tokens on the board and {treasury} in the treasury"
        yield Problem(f"{where}.treasury", f"{said}; there are {numbers.tokens}")
    elif (left := numbers.tokens - board - treasury) < side.get("stock", 0):
        yield Problem(
            f"{where}.stock", f"expected 0 to {left}: the other tokens are on the board and in the treasury"
        )
    for area, moved in side.get("moved", {}).items():
        if moved > (there := tokens.get(area, 0)):
            yield Problem(f"{where}.moved.{area}", f"{moved} have moved where only {there} are")


def _cards(book: Book, given: Given, scene: Scene) -> Iterator[Problem]:
    """Trade cards lie where they belong, and no more of them than there are."""
    named: Counter[str] = Counter()
    for where, cards, stack in _piles(given, scene):
        for place, card in enumerate(cards, 1):
            named[card] += 1
            if stack and str(book.cards[card].stack) != stack:
                said = f"'{card}' belongs to stack {book.cards[card].stack}"
                yield Problem(f"{where}[{place}]", said)
            elif card != WATER and named[card] > scene.cards[card]:
                yield Problem(f"{where}[{place}]", f"there are only {scene.cards[card]} of '{card}'")


def _piles(given: Given, scene: Scene) -> Iterator[tuple[str, list[str], str]]:
    """All places where cards are named: the field, the cards, and the stack they must be of."""
    for name in scene.civilizations:
        yield f"given.{name}.hand", given.get(name, {}).get("hand", []), ""
    for field in ("stacks", "discards"):
        for stack, cards in given.get(field, {}).items():
            yield f"given.{field}.{stack}", cards, stack
