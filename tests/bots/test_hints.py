"""Hints: for every kind of question of every title a legal answer, with reasons in words."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from ecumene.bots.hints import Hint, hint_from
from ecumene.table.chance import Seeded
from ecumene.table.perspective import Perspective
from ecumene.table.questions.explaining import explain
from ecumene.table.questions.kind import State
from ecumene.table.questions.request import Request
from ecumene.table.state.frames import Ask
from ecumene.table.title import Title
from ecumene.table.titles import load_title
from tests.browser.questions import TITLES, Example, examples

AnyTitle = Title[Any, Any]
_ONLY = "table-reason-only"


@cache
def _examples(name: str) -> list[Example]:
    return list(examples(load_title(name)).values())


def told(title: AnyTitle, state: State, ask: Ask) -> Hint:
    """A hint as the house gives it: from a state that is possible for the seat."""
    return hint_from(Perspective(title, state, ask))


def asked(title: AnyTitle, example: Example) -> tuple[State, Ask]:
    state = title.load_state(example.state)
    names = {ask.id: ask for _, ask in title.requests(state) if ask.seat == example.seat}
    kinds = [ask for ask in names.values() if title.kinds[type(ask)].name == example.kind]
    return state, kinds[0]


@pytest.mark.parametrize("name", TITLES)
def test_every_kind_of_question_gets_a_hint(name: str) -> None:
    title = load_title(name)
    found = _examples(name)
    never = {kind.name for kind in title.kinds.values()} - {example.kind for example in found}
    for kind in never:  # a game of a family may never ask what its relatives ask
        assert title.words.knows(f"{title.prefix}-reason-{kind}"), kind
    for example in found:
        state, ask = asked(title, example)
        perspective = Perspective(title, state, ask)
        hinted = told(title, state, ask)
        assert perspective.allowed(hinted.answer) is not None, example.kind
        assert hinted.reasons, f"{example.kind}: no reason"
        assert any(
            "-reason-by-" not in say.key and say.key != "table-reason-only" for say in hinted.reasons
        ), f"{example.kind}: no reason of its own"
        for say in hinted.reasons:
            english, german = (title.words.text(title.called(state, say), at) for at in ("en", "de"))
            assert english != german, say.key
            assert "$" not in english + german, say.key
            assert "{" not in english + german, say.key


@pytest.mark.parametrize("name", TITLES)
def test_what_a_seat_cannot_know_changes_no_hint(name: str) -> None:
    title = load_title(name)
    for example in _examples(name):
        state, ask = asked(title, example)
        glimpse = title.glimpse(state, ask.seat)
        other = title.imagine_from(glimpse, ask.seat, Seeded(b"another deal".ljust(32)))
        found = other.flow.find(ask.seat, ask.id)
        assert found is not None
        assert told(title, state, ask) == told(title, other, found[1]), example.kind


@pytest.mark.parametrize("name", TITLES)
def test_every_kind_of_question_is_explained(name: str) -> None:
    title = load_title(name)
    for example in _examples(name):
        state, ask = asked(title, example)
        request = Request(ask.seat, ask.id, ask, title, state)
        for language in ("en", "de"):
            explained = explain(request, language)
            assert sum(way.count for way in explained.ways) == len(request.offered), example.kind
            assert all(way.text and way.rule for way in explained.ways), example.kind
            assert explained.about
            assert explained.rule
