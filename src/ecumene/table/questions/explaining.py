"""A question explained: which kinds of answers there are, and why it is asked. No bot is needed for that.

Answers are told by their kinds, with an example and their number: hundreds of moves are one kind.
"""

from __future__ import annotations

import msgspec

from ecumene.table.questions.request import Request


class Way(msgspec.Struct, frozen=True):
    """A kind of answer: one of them in words, how many there are, and the section that allows it."""

    text: str
    count: int
    rule: str


class Explained(msgspec.Struct, frozen=True):
    """What can be answered and why it is asked. `ways` are the kinds of answers; `whole`: there are no
    others. `rule` is the section that asks, `about` what the decision is about, `then` what comes after it
    without being asked."""

    request: str
    prompt: str
    ways: list[Way]
    whole: bool
    rule: str
    about: str
    then: str


def explain(request: Request, language: str) -> Explained:
    """A question of a table, in a language; from what its seat is offered and told anyway."""
    first: dict[str, int] = {}
    answers = request.offered
    counts: dict[str, int] = {}
    for place, answer in enumerate(answers):
        tag = type(answer).__struct_config__.tag
        first.setdefault(str(tag), place)
        counts[str(tag)] = counts.get(str(tag), 0) + 1
    ways = [
        Way(request.words_of(answers[place], language), counts[tag], request.rule_of(answers[place]))
        for tag, place in first.items()
    ]
    return Explained(
        request=request.id,
        prompt=request.prompt_in(language),
        ways=ways,
        whole=request.exhaustive,
        rule=request.rule,
        about=request.help_in(language),
        then=request.then_in(language),
    )
