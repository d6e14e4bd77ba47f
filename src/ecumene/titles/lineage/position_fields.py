"""The fields of a position in a case, and impossible positions: pieces out of play, two cities in one area,
more pieces than exist.

The fields are first checked one by one (`table.rulebook`), then together. Nothing is put on the board before
all checks have passed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ecumene.table.data.shapes import Problem
from ecumene.table.meta import Options, opening_options, opening_seats
from ecumene.table.rulebook.positions import (
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
    options_with,
    record,
    table_of,
    yes_or_no,
)
from ecumene.titles.lineage.book import WATER, Book, Scene
from ecumene.titles.lineage.contract import Contract
from ecumene.titles.lineage.market.records import TOP
from ecumene.titles.lineage.pieces.board import Board
from ecumene.titles.lineage.state import SHORT

Given = Mapping[str, Any]

GONE = ("ships", "hand")
"""Fields that a seat does not have after it left the game."""
PIECES = ("tokens", "cities", "new_cities", "treasury", *GONE)
"""Fields that a seat does not have after its region went out of play, too."""
MANY = 99
"""More turns and barbarians than any game has."""


def groups(title: Contract) -> list[Group]:
    """All fields, as the documents list them: for as many seats as the title has, ids for any number."""
    _, seats = title.meta.seats
    options = opening_options(title.meta, None, seats)
    scene = title.content.scenes[title.scene_for(seats, options)]
    ids = _ids(title.content)
    return [
        Group("the table", _opening(title) + _table(title, scene), ids),
        Group(
            f"a civilization, by its name: {', '.join(f'`{name}`' for name in ids['civilization'])}",
            _side(title, scene, options),
        ),
    ]


def _ids(book: Book) -> dict[str, list[str]]:
    """The things that exist in every set-up."""
    scenes = list(book.scenes.values())
    boards = [scene.board for scene in scenes]
    civilizations = {id for scene in scenes for id in scene.civilizations}
    return {
        "civilization": sorted(civilizations, key=book.ranking.__getitem__),
        "area": sorted({id for board in boards for id, i in board.index.items() if board.in_play[i]}),
        **({"token of the Short Game": list(book.short_game.scenarios)} if book.short_game else {}),
        "stack": list(dict.fromkeys(name for scene in scenes for name in scene.stacks)),
        "trade card": [id for id in book.cards if any(id in scene.cards for scene in scenes)],
        "tradeable calamity": [
            id
            for kind in book.calamities
            for id in dict.fromkeys(id for scene in scenes for id in scene.copies.get(kind, ()))
            if book.cards[id].tradeable
        ],
    }


# Single fields


def _opening(title: Contract) -> list[Field]:
    """What says which board and which civilizations there are."""
    fewest, most = title.meta.seats
    return [
        Field(
            "seats",
            number(fewest, most),
            f"how many play, {seats_given(title, {})} if left out; it fixes the board",
        ),
        Field(
            "phase",
            one_of("setup", *title.preludes, *title.phases, "over"),
            f"the phase that begins now, `{next(iter(title.phases))}` if left out; `setup` is a fresh table",
        ),
        Field("options", options_of(title.meta), "the options of the table"),
        Field("seed", number(0, LARGEST), "the luck of a fresh table, 1 if left out"),
    ]


def _table(title: Contract, scene: Scene) -> list[Field]:
    book, seats = title.content, len(scene.civilizations)
    who, area = name_of("civilization", scene.civilizations), _area(scene.board)
    cards = table_of(_stack(book, scene), list_of(_card(book, scene), doubles=True))
    traded = [id for kind in book.calamities for id in scene.copies.get(kind, ()) if book.cards[id].tradeable]
    return [
        Field("until", one_of(*title.phases), "the last phase to be played: after it the table rests"),
        Field("turn", number(1, MANY), "the turn, 1 if left out"),
        Field("civilizations", list_of(who, exactly=seats), "who sits where; in ranking order if left out"),
        Field("barbarians", table_of(area, number(0, MANY)), "barbarian tokens"),
        Field("pirates", list_of(area), "pirate cities"),
        Field(
            "stacks",
            cards,
            "trade cards by number, and mark where there are two trade blocks, top card first; "
            "a stack that is given is complete, the rest of its cards lie discarded",
        ),
        Field("discards", cards, "discarded trade cards by stack"),
        Field(
            "market",
            table_of(_space(book, scene), _card(book, scene, water=True)),
            "cards on the market: in the top row and in the red column face down, else face up; "
            "all face up once trading is over",
        ),
        Field("shown", list_of(_space(book, scene)), "spaces whose face-down cards everybody has seen"),
        Field("put_by", table_of(_space(book, scene), who), "who put the card of a red space there"),
        Field(
            "cities_ever",
            yes_or_no(),
            "whether anybody has ever had a city (else nobody is dealt cards); "
            "whether anybody has one now if left out",
        ),
        Field("first_iron", list_of(who), "who entered the Late Iron Age first"),
        Field("last_turns", number(0, MANY), "how many last turns there are, 0 if left out"),
        Field("givers", table_of(name_of("tradeable calamity", traded), who), "who last traded a calamity"),
        Field(
            "scenarios",
            table_of(who, name_of("token of the Short Game", scene.scenarios)),
            "who has drawn which token of a Short Game; the others in their order if left out",
        ),
        Field("departed", list_of(who, most=seats - 1), f"who left the game; {_left_behind(title)}"),
        Field(
            "luck",
            list_of(anything("a result of chance"), doubles=True),
            "all results of chance that the phase needs before anybody is asked; "
            "`[]` claims that it needs none",
        ),
    ]


def _left_behind(title: Contract) -> str:
    stays = title.content.ways.leavers_stay
    return "their units stay, inert" if stays else "their regions are out of play"


def _side(title: Contract, scene: Scene, options: Options) -> list[Field]:
    book, board, numbers = title.content, scene.board, title.content.numbers
    tracks = book.asts[title.rules_for(options).ast].tracks.values()
    area, tokens = _area(board), number(0, numbers.tokens)
    desert = (id for id, i in board.index.items() if not board.limit[i])
    sites = _area(board, {id: f"nobody can live in '{id}'" for id in desert})
    inland = (id for id, i in board.index.items() if not board.coastal[i])
    coast = _berth(board, {id: f"'{id}' lies inland; a ship lies on a coast" for id in inland})
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


def _area(board: Board, but: Mapping[str, str] | None = None) -> Form:
    out = {id: f"'{id}' is out of play" for i, id in enumerate(board.ids) if not board.in_play[i]}
    return name_of("area", board.index, {**(but or {}), **out})


def _berth(board: Board, but: Mapping[str, str]) -> Form:
    """An area, or one of its coasts where it has more than one."""
    out = {id: f"'{id}' is out of play" for i, id in enumerate(board.ids) if not board.in_play[i]}
    coasts = {
        board.ids[area]: [coast.id for coast in coasts]
        for area, coasts in board.coasts.items()
        if board.in_play[area]
    }
    ids = [*board.index, *(id for ids in coasts.values() for id in ids)]
    which = {area: f"'{area}' has coasts: {', '.join(ids)}" for area, ids in coasts.items()}
    return name_of("area", ids, {**but, **which, **out})


def _card(book: Book, scene: Scene, *, water: bool = False) -> Form:
    known = (*scene.cards, WATER) if water and WATER in book.cards else tuple(scene.cards)
    seats = len(scene.civilizations)
    out = {id: f"'{id}' is not in the box with {seats} seats" for id in book.cards if id not in known}
    if scene.marks:
        out |= {kind: _with_mark(seats, ids) for kind, ids in scene.copies.items()}
    return name_of("trade card", known, out)


def _stack(book: Book, scene: Scene) -> Form:
    seats, marked = len(scene.civilizations), dict[str, list[str]]()
    for name in scene.stacks:
        marked.setdefault(name.partition(".")[0], []).append(name)
    others = {name for other in tuple(book.scenes.values()) for name in other.stacks} - {*scene.stacks}
    out = {name: f"there is no stack '{name}' with {seats} seats" for name in others}
    if scene.marks:
        out |= {number: _with_mark(seats, names) for number, names in marked.items()}
    return name_of("stack", scene.stacks, out)


def _space(book: Book, scene: Scene) -> Form:
    """A space of the market board, where there is one."""
    known = {space for other in tuple(book.scenes.values()) if other.market for space in other.market.spaces}
    here = scene.market.spaces if scene.market else {}
    seats = len(scene.civilizations)
    out = dict.fromkeys(known - here.keys(), f"there is no market with {seats} seats")
    return name_of("space of the market", sorted(known), out)


def _with_mark(seats: int, ids: Sequence[str]) -> str:
    """Why something cannot be named without a mark."""
    listed = ", ".join(f"'{id}'" for id in ids)
    return f"with {seats} seats it has a mark: {listed}"


# Several fields together


def check_opening(title: Contract, given: Given) -> None:
    """What must hold before anything else can be asked: which board, how many seats."""
    fields = _opening(title)
    if given.get("phase") == "setup":
        expect_fresh(given, fields)
    names = {field.name for field in fields}
    expect_fields({name: value for name, value in given.items() if name in names}, fields)


def options_of_table(title: Contract, given: Given) -> Options:
    """All options of a position, those left out at their default for its seats."""
    return options_with(title.meta, given, seats_given(title, given))


def seats_given(title: Contract, given: Given) -> int:
    """How many play; where it is not said, as many as usual."""
    seats: int = given.get("seats", opening_seats(title.meta, None))
    return seats


def scene_left(title: Contract, given: Given, scene: str) -> str:
    """A set-up, without the regions that went out of play with who left."""
    return scene if title.content.ways.leavers_stay else "-".join((scene, *given.get("departed", ())))


def check(title: Contract, given: Given, scene: Scene) -> None:
    """Refuse an impossible position; `scene` is the set-up of its seats and options."""
    if "departed" in given:
        expect_fields({"departed": given["departed"]}, _table(title, scene))
    scene = title.content.scenes[scene_left(title, given, scene.id)]
    sides = record(_side(title, scene, options_of_table(title, given)), "a table of its pieces")
    fields = _opening(title) + _table(title, scene)
    expect_fields(given, [*fields, *(Field(name, sides, "") for name in scene.civilizations)])
    expect(_contradictions(title, given, scene))


def _contradictions(title: Contract, given: Given, scene: Scene) -> Iterator[Problem]:
    yield from _times(title, given)
    yield from _scenarios(title, given, scene)
    yield from _cities(given, scene)
    for name in scene.civilizations:
        yield from _pieces(title, given.get(name, {}), f"given.{name}")
        if name in given.get("departed", ()):
            for field in GONE if title.content.ways.leavers_stay else PIECES:
                if given.get(name, {}).get(field):
                    yield Problem(f"given.{name}.{field}", "who has departed has none any more")
        last = title.content.asts[title.rules_for(options_of_table(title, given)).ast].tracks[name].last_step
        if (step := given.get(name, {}).get("ast", 0)) > last:
            yield Problem(f"given.{name}.ast", f"expected 0 to {last}, found {step}")
    yield from _cards(title.content, given, scene)
    yield from _market(title.content, given, scene)


def _times(title: Contract, given: Given) -> Iterator[Problem]:
    phases = list(title.phases)
    phase, until = given.get("phase", phases[0]), given.get("until")
    if until is None:
        return
    if phase not in phases:
        yield Problem("given.until", f"nothing is played after '{phase}'")
    elif phases.index(until) < phases.index(phase):
        yield Problem("given.until", f"'{until}' comes before '{phase}', the phase that begins now")


def _scenarios(title: Contract, given: Given, scene: Scene) -> Iterator[Problem]:
    """Only a Short Game has tokens and preludes, and each token as often as it is drawn."""
    if title.rules_for(options_of_table(title, given)).game != SHORT:
        if given.get("phase") in title.preludes:
            yield Problem("given.phase", "only a Short Game begins like this; its options say so")
        if "scenarios" in given:
            yield Problem("given.scenarios", "only a Short Game has tokens; its options say so")
        return
    drawn = Counter(given.get("scenarios", {}).values())
    for name in drawn - Counter(scene.scenarios):
        yield Problem("given.scenarios", f"more of '{name}' than there are for this number of seats")


def _cities(given: Given, scene: Scene) -> Iterator[Problem]:
    """An area has at most one city, no matter who owns it."""
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


def _pieces(title: Contract, side: Given, where: str) -> Iterator[Problem]:
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
            if stack and (own := scene.stacks[book.cards[card].pile]) != stack:
                said = f"'{card}' belongs to stack {own}"
                yield Problem(f"{where}[{place}]", said)
            elif card != WATER and named[card] > scene.cards[card]:
                yield Problem(f"{where}[{place}]", f"there are only {scene.cards[card]} of '{card}'")


def _market(book: Book, given: Given, scene: Scene) -> Iterator[Problem]:
    """On the market a card lies in its own column; who put it there is said of the red column alone."""
    red = scene.market.red if scene.market else {}
    spaces = scene.market.spaces if scene.market else {}
    market = given.get("market", {})
    for space, id in market.items():
        card, (column, row) = book.cards[id], spaces[space]
        if space in red and not card.tradeable:
            yield Problem(f"given.market.{space}", f"'{id}' cannot be traded")
        if space not in red and (column != card.stack or (card.calamity and row != TOP)) and id != WATER:
            yield Problem(f"given.market.{space}", f"'{id}' does not lie there")
    for field in ("shown", "put_by"):
        for space in given.get(field, ()):
            if space not in market or (space in red) != (field == "put_by"):
                yield Problem(f"given.{field}", f"no such card lies on '{space}'")
    for space in red.keys() & market.keys() - given.get("put_by", {}).keys():
        yield Problem(f"given.market.{space}", "put_by must say who put it there")


def _piles(given: Given, scene: Scene) -> Iterator[tuple[str, list[str], str]]:
    """All places where cards are named: the field, the cards, and the stack they must be of."""
    for name in scene.civilizations:
        yield f"given.{name}.hand", given.get(name, {}).get("hand", []), ""
    for space, card in given.get("market", {}).items():
        yield f"given.market.{space}", [card], ""
    for field in ("stacks", "discards"):
        for stack, cards in given.get(field, {}).items():
            yield f"given.{field}.{stack}", cards, stack
