"""The explanation of a question: its kinds of answers, and the reason why it is asked. No bot is needed for
that.

Answers are grouped by kind, with an example and their number: hundreds of moves are one kind.
"""

from __future__ import annotations

import msgspec

from ecumene.table.questions.request import Request


class Way(msgspec.Struct, frozen=True):
    """A kind of answer: an example in words, the number of such answers, and the section that allows them."""

    text: str
    count: int
    rule: str


class Explained(msgspec.Struct, frozen=True):
    """The possible answers and the reason of a question. `ways` are the kinds of answers; `whole`: there are
    no others. `rule` is the section that asks, `about` the subject of the decision, `then` the automatic
    consequence.
    """

    request: str
    prompt: str
    ways: list[Way]
    whole: bool
    rule: str
    about: str
    then: str


def explain(request: Request, language: str) -> Explained:
    """The explanation of a question in a language, made only from facts that its seat has anyway."""
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
