"""Hints: the answer of a steady player in somebody's place, with its reasons in words.

The answer is that of the title's strategist, or else of the greedy bot. Its reasons are those of the title
(`Title.grounds`), and the parts of the evaluation (`Title.weighing`) by which the answer is better than
others. All of it follows from the seat's knowledge and from the number of the question: so a hint for one
position is always the same, whatever is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any
from zlib import crc32

import msgspec

from ecumene.bots.greedy import GreedyBot, follow
from ecumene.table.chance import Chance, Seeded
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer, Plain, plain
from ecumene.table.questions.kind import State
from ecumene.table.text.words import Say

MOST_REASONS = 4
_STATES = 3
"""The number of imagined states in which answers are compared."""
_OTHERS = 12
"""The number of other answers that the answer is compared with."""
_TOLD_BY = 3
"""The greatest number of parts of the evaluation in a hint."""
LEAST = 0.5
"""A smaller amount is no reason: amounts are shown as whole numbers."""

Terms = Mapping[str, float]


class Hint(msgspec.Struct, frozen=True):
    """An answer, and why: messages of the title."""

    answer: Plain
    reasons: list[Say]


def seed_of(perspective: Perspective) -> int:
    """A seed that is the same for the same question to a seat, so that a hint does not change when it is read
    again.
    """
    return crc32(f"{perspective.seat} {perspective.ask.id}".encode())


def chance_of(perspective: Perspective) -> Chance:
    """The seed for the facts that the seat cannot know, which are dealt before a hint is computed."""
    return Seeded(seed_of(perspective).to_bytes(32, "big"))


def hint_from(perspective: Perspective) -> Hint:
    """A hint, computed in a state that is possible for the seat, never in the real one."""
    world, ask = perspective.imagine(chance_of(perspective)), perspective.ask
    found = world.flow.find(ask.seat, ask.id)
    assert found is not None
    return hint(Perspective(perspective.title, world, found[1]))


def hint(perspective: Perspective) -> Hint:
    """The answer of a steady player, with its reasons."""
    title, options, seed = perspective.title, perspective.options, seed_of(perspective)
    if len(options) == 1:
        answer = options[0]
    else:
        player = title.strategist(seed) or GreedyBot(seed, states=_STATES)
        answer = player.choose(perspective)
    reasons = list(title.grounds(perspective.glimpse, perspective.ask, answer))
    if len(options) == 1 and title.kinds[type(perspective.ask)].exhaustive:
        reasons.insert(0, Say("table-reason-only"))
    elif len(reasons) < MOST_REASONS:
        reasons += weighed(perspective, answer, seed)
    return Hint(plain(answer), reasons[:MOST_REASONS])


def weighed(perspective: Perspective, answer: Answer, seed: int) -> list[Say]:
    """The parts of the evaluation by which an answer is better than others on average, the most important
    first. A title with a strategist does not play by its evaluation alone: there only changes within the
    phase of the answer count, not the later effects of luck and other seats.
    """
    title, random = perspective.title, Random(seed)
    within = title.strategist(seed) is not None
    seeds = [random.randbytes(32) for _ in range(_STATES)]
    imagined = [(perspective.imagine(Seeded(each)), each) for each in seeds]
    ours = _mean(_terms(perspective, imagined, answer, within))
    if ours is None:
        return []
    others = [option for option in perspective.options if option != answer]
    some = others if len(others) <= _OTHERS else random.sample(others, _OTHERS)
    found = [_mean(_terms(perspective, imagined, option, within)) for option in some]
    theirs = _mean([terms for terms in found if terms is not None])
    if theirs is None:
        return []
    gains = {name: ours[name] - theirs.get(name, 0.0) for name in ours}
    best = sorted((name for name in gains if gains[name] >= LEAST), key=lambda name: -gains[name])
    return [_said(perspective, name, gains[name]) for name in best[:_TOLD_BY]]


def _said(perspective: Perspective, name: str, gain: float) -> Say:
    return Say(f"{perspective.title.prefix}-reason-by-{name}", {"amount": int(gain + 0.5)})


def _terms(
    perspective: Perspective, imagined: Sequence[tuple[State, bytes]], option: Answer, within: bool
) -> list[Terms]:
    """The evaluation by its parts after an option, in each state in which it can be given."""
    title: Any = perspective.title
    found: list[Terms] = []
    for state, seed in imagined:
        after = follow(perspective, state, option, Seeded(seed, drawn=1))
        if after is None or (within and _moment(title, after[0]) != _moment(title, state)):
            continue
        if not title.over(after[0]):
            found.append(title.weighing(after[0], perspective.seat))
    return found


def _moment(title: Any, state: State) -> tuple[int, str]:
    return title.turn(state), title.phase(state)


def _mean(terms: Sequence[Terms]) -> Terms | None:
    if not terms:
        return None
    return {name: sum(one.get(name, 0.0) for one in terms) / len(terms) for name in terms[0]}
