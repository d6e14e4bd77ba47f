"""Helpers for tests that play: a guest title on the path, tables brought to a phase, random games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from ecumene.table import titles
from ecumene.table.questions.answers import Plain
from ecumene.table.questions.request import Request
from ecumene.table.table import AnyTitle, Table
from ecumene.table.text.events import Event

PARLEY = Path(__file__).parent.parent / "parley" / "installed"
MOST_ANSWERS = 20_000


@contextmanager
def guest(folder: Path) -> Iterator[None]:
    """A folder with an installed package is on the path: its entry points count."""
    _forget_titles()
    sys.path.append(str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        _forget_titles()


def _forget_titles() -> None:
    titles._points.cache_clear()
    titles._loaded.clear()
    titles._own.clear()


def package(folder: Path, module: str) -> Path:
    """A folder with an installed package that brings `parley` from another module."""
    info = folder / "parley_title-2.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: parley-title\nVersion: 2.0\n")
    (info / "entry_points.txt").write_text(f"[ecumene.titles]\nparley = {module}\n")
    return folder


def ask(table: Table, seat: int, kind: str | None = None) -> Request:
    """What a seat is asked now."""
    return next(r for r in table.requests(seat) if kind in (None, r.kind))


def say(table: Table, actor: int, do: str, /, **fields: Any) -> list[Event]:
    """A seat answers what it is asked, or changes an answer that it may still change."""
    requests = table.requests(actor) or table.amendable(actor)
    return table.answer(actor, requests[0].id, {"do": do, **fields})


def defaults(table: Table, until: Callable[[Table], bool]) -> Table:
    """Everybody gives the default answer until something is so."""
    for _ in range(MOST_ANSWERS):
        if until(table):
            return table
        request = table.requests()[0]
        table.answer(request.seat, request.id, request.default)
    raise AssertionError("it never comes to that")


def to_phase(table: Table, phase: str) -> Table:
    return defaults(table, lambda t: t.phase.endswith(phase))


def trade_floor(title: AnyTitle, seats: int) -> Table:
    """A table on whose trade floor the first two seats have something to offer."""
    for seed in range(100):
        table = to_phase(Table(title, seats=seats, seed=seed), "trade")
        if all(len(table.options(ask(table, seat))) > 1 for seat in (0, 1)):
            return table
    raise AssertionError("nobody ever has anything to offer")


def public_offer(table: Table, seat: int) -> Plain:
    """Something that a seat offers to all for any two cards."""
    offered = (option for option in table.options(ask(table, seat)) if option["do"] == "post")
    return {**next(offered), "to": None, "wants": {"count": 2, "kinds": [], "claims": []}}


def acceptance(table: Table, seat: int) -> Plain:
    """The first offer that a seat can accept."""
    return next(option for option in table.options(ask(table, seat)) if option["do"] == "accept")


def random_moves(table: Table, random: Random, amend: float = 0.0) -> Iterator[tuple[Request, Plain]]:
    """Play a random game; after each answer the caller may look at the table."""
    for _ in range(MOST_ANSWERS):
        if table.over:
            return
        request = random.choice(table.requests())
        if random.random() < amend and (given := table.amendable(random.randrange(table.seats))):
            request = random.choice(given)
        answer = random.choice(table.options(request))
        table.answer(request.seat, request.id, answer)
        yield request, answer
    raise AssertionError("the game does not end")


def random_game(table: Table, seed: int) -> Table:
    for _ in random_moves(table, Random(seed)):
        pass
    return table


def position(table: Table) -> bytes:
    """The truth without the numbers of questions, which never come twice even if an answer is taken back."""
    state = table.truth()
    state.flow.asked[:] = [0] * table.seats
    for node, ask in state.flow.asks.items():
        state.flow.asks[node] = msgspec.structs.replace(ask, id="")
    return table.title.dump_state(state)


def state_bytes(table: Table) -> bytes:
    """The whole truth, byte by byte."""
    return table.title.dump_state(table.truth())
