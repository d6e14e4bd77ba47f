"""Hostile answers that a broken client, a cheat or a vandal might send to a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, NoReturn, get_args

from msgspec import structs

from ecumene.table.questions.answers import Answer, Plain
from ecumene.table.questions.request import Request
from ecumene.table.table import Table

_DEPTH = 10_000
_MEGABYTE = 1 << 20


class Attack(NamedTuple):
    """One hostile answer. A `doubtful` one may by accident be among the options."""

    what: str
    seat: Any
    request: Any
    answer: Any
    doubtful: bool = False


class Agreeable:
    """Equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class Explosive:
    """An object on which every operation fails."""

    def _explode(self, *_: object) -> NoReturn:
        raise RuntimeError("touched an explosive value")

    __eq__ = __hash__ = __lt__ = __bool__ = __len__ = __iter__ = __getitem__ = _explode
    __int__ = __index__ = __str__ = __repr__ = __contains__ = __call__ = _explode


class Endless:
    """An endless mapping and sequence."""

    def keys(self) -> Iterator[str]:
        while True:
            yield "do"

    def __getitem__(self, key: object) -> Endless:
        return self


class Trojan(dict[str, Any]):
    """A dictionary that fails once it is read."""

    def __getitem__(self, key: str) -> NoReturn:
        raise KeyError(key)

    def items(self) -> NoReturn:
        raise RuntimeError("read a trojan")


class Foreign(Answer, frozen=True, tag="foreign"):
    """A well-formed answer of no title, with something in it that is no data."""

    what: Any = None


def _nested() -> list[Any]:
    nest: list[Any] = []
    for _ in range(_DEPTH):
        nest = [nest]
    return nest


def _nested_table() -> dict[str, Any]:
    nest: dict[str, Any] = {}
    for _ in range(_DEPTH):
        nest = {"do": nest}
    return nest


def _knot() -> dict[str, Any]:
    knot: dict[str, Any] = {"do": "build"}
    knot["card"] = knot
    return knot


JUNK: dict[str, Callable[[], Any]] = {
    "nothing": lambda: None,
    "true": lambda: True,
    "false": lambda: False,
    "zero": lambda: 0,
    "a negative number": lambda: -7,
    "a huge number": lambda: 10**5000,
    "a huge negative number": lambda: -(1 << 64),
    "a fraction": lambda: 1.5,
    "a whole fraction": lambda: 1.0,
    "not a number": lambda: float("nan"),
    "infinity": lambda: float("-inf"),
    "a complex number": lambda: 1j,
    "empty text": lambda: "",
    "text": lambda: "brewery",
    "a megabyte of text": lambda: "x" * _MEGABYTE,
    "unicode": lambda: "\u202e\u0000\U0001f3db{ $seat }",
    "half a character": lambda: "\ud800",
    "bytes": lambda: b"\xff\x00",
    "an empty list": list,
    "a list": lambda: [1, "a", None],
    "a deep list": _nested,
    "a deep table": _nested_table,
    "a knot": _knot,
    "an empty table": dict,
    "a set": lambda: {1, 2},
    "a tuple": lambda: ("do", "build"),
    "an object": object,
    "a class": lambda: Answer,
    "a function": lambda: print,
    "an agreeable object": Agreeable,
    "an explosive object": Explosive,
    "an endless mapping": Endless,
    "a trojan": lambda: Trojan(do="win"),
    "a table with odd keys": lambda: {1: 2, None: 3, ("a",): 4},
    "an explosive table": lambda: {"do": Explosive()},
    "an unhashable tag": lambda: {"do": []},
    "an unknown tag": lambda: {"do": "win"},
    "a foreign answer": Foreign,
    "a foreign answer with an object": lambda: Foreign(object()),
}


def attacks(table: Table, request: Request, past: Sequence[str], random: Random) -> Iterator[Attack]:
    """Hostile answers to an open request, without end."""
    makers = (_wrong_seat, _wrong_request, _junk, _misshapen, _misshapen_record, _mixed_up, _made_up)
    while True:
        attack = random.choice(makers)(table, request, past, random)
        if attack is not None:
            yield attack


def _wrong_seat(table: Table, request: Request, past: Sequence[str], random: Random) -> Attack | None:
    """A good answer from a wrong seat, or from none."""
    answer = request.default
    if random.random() < 0.5:
        seat = random.choice(
            [-1, -2, table.seats, table.seats + 1, 10**9, 10**30, -(10**30), *range(table.seats)]
        )
        if request.id in _open_ids(table, seat):
            return None
        return Attack(f"from seat {seat}", seat, request.id, answer)
    what, seat = _any_junk(random)
    return None if type(seat) is int else Attack(f"from {what}", seat, request.id, answer)


def _wrong_request(table: Table, request: Request, past: Sequence[str], random: Random) -> Attack | None:
    """A good answer to a question that is not open."""
    made_up = ["", "play-0", f"{request.id} ", f"{request.kind}-{10**20}", request.id.upper(), request.kind]
    if random.random() < 0.3:
        what, wrong = _any_junk(random)
    else:
        wrong = random.choice([*past, *made_up, *(other.id for other in table.requests())])
        what = f"{wrong!r:.40}"
    if type(wrong) is str and wrong in _open_ids(table, request.seat):
        return None
    return Attack(f"for the request {what}", request.seat, wrong, request.default)


def _junk(table: Table, request: Request, past: Sequence[str], random: Random) -> Attack:
    what, answer = _any_junk(random)
    return Attack(what, request.seat, request.id, answer)


def _misshapen(table: Table, request: Request, past: Sequence[str], random: Random) -> Attack:
    """An offered answer with a field too many, one too few, or one of the wrong kind."""
    answer = dict(random.choice(table.options(request)))
    name = random.choice(list(answer))
    change = random.choice(["more", "less", "other", "other"])
    if change == "more":
        what, value = _any_junk(random)
        return Attack(f"with a field too many, {what}", request.seat, request.id, {**answer, "extra": value})
    if change == "less":
        del answer[name]
        return Attack(f"without {name}", request.seat, request.id, answer, doubtful=True)
    what, value = _any_junk(random)
    return Attack(f"with {what} as {name}", request.seat, request.id, {**answer, name: value}, doubtful=True)


def _misshapen_record(table: Table, request: Request, past: Sequence[str], random: Random) -> Attack | None:
    """A record of the right class whose fields were never checked."""
    record = random.choice(table.perspective(request).options)
    if not record.__struct_fields__:
        return None
    junk = [_any_junk(random) for _ in record.__struct_fields__]
    answer = type(record)(*(value for _, value in junk))
    what = f"a {type(record).__name__} made of {', '.join(what for what, _ in junk)}"
    return Attack(what, request.seat, request.id, answer, doubtful=True)


def _mixed_up(table: Table, request: Request, past: Sequence[str], random: Random) -> Attack:
    """Values of one answer in another: others' cards, other numbers, or another seat's whole answer."""
    options = [option for other in table.requests() for option in table.options(other)]
    answer = dict(random.choice(options))
    values = [value for option in options for value in _values(option)]
    values += [value + random.choice([-2, -1, 1, 2, 1000]) for value in values if type(value) is int]
    for name in random.sample(list(answer), random.randint(0, len(answer))):
        if name != "do":
            answer[name] = random.choice([*values, None, -1, 99])
    return Attack(f"mixed up: {answer!r:.80}", request.seat, request.id, answer, doubtful=True)


def _made_up(table: Table, request: Request, past: Sequence[str], random: Random) -> Attack:
    """An answer in the form that the question wants, with any value at hand in its fields."""
    kind = next(kind for kind in table.title.kinds.values() if kind.name == request.kind)
    record = random.choice(get_args(kind.answers) or (kind.answers,))
    values = [value for option in table.options(request) for value in _values(option)]
    answer = {"do": record.__struct_config__.tag}
    for field in structs.fields(record):
        if field.required or random.random() < 0.3:
            answer[field.encode_name] = random.choice([*values, 0, 1])
    return Attack(f"made up: {answer!r:.80}", request.seat, request.id, answer, doubtful=True)


def _open_ids(table: Table, seat: int) -> list[str]:
    """The requests that a seat may answer now, including sealed answers that it may still change."""
    return [request.id for request in (*table.requests(seat), *table.amendable(seat))]


def _values(option: Plain) -> Iterator[Any]:
    for name, value in option.items():
        if name != "do":
            yield value
            if isinstance(value, list | tuple):
                yield from value


def _any_junk(random: Random) -> tuple[str, Any]:
    what = random.choice(list(JUNK))
    return what, JUNK[what]()


def scribble(value: Any) -> None:
    """Change a value that the table returned, at all of its levels."""
    inside = (
        list(value.values()) if isinstance(value, Mapping) else list(value) if isinstance(value, list) else []
    )
    for item in inside:
        scribble(item)
    if isinstance(value, dict | list):
        value.clear()
