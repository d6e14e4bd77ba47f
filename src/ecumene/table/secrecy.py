"""Secrecy: facts that a seat cannot know are dealt again, and not one byte that it receives may change.

The re-deal is the title's own `imagine`, from the seat's own view. The check compares its view, its glimpse,
its requests with their ids and texts, its options in their order, its default, the refusals of all answers
that it may try, and the events that follow an answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Answer, Plain, plain
from ecumene.table.questions.kind import State
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.table.text.events import EVERYBODY, Event, learned
from ecumene.table.title import Title

AnyTitle = Title[Any, Any]

_encode = msgspec.json.Encoder().encode
_PROBES = 12
_OPPONENTS = 4
_OTHER_CHOICES = 6


class Probe(NamedTuple):
    """An answer that a seat tries."""

    request: str
    answer: Plain


class Inspection(msgspec.Struct, frozen=True):
    """One seat at one moment: whether the re-deal changed anything hidden, and the differences that the seat
    would notice.
    """

    redealt: bool
    leaks: list[str]


def inspect(title: AnyTitle, truth: State, seat: Seat | None, random: Random) -> Inspection:
    """Re-deal everything that a seat (None: a spectator) cannot know, and compare everything that it
    receives.
    """
    view = title.view(truth, seat)
    other: State = title.imagine(view, Seeded(random.randbytes(32)))
    leaks = list(_class_differences(title, truth, other, seat))
    probes = _probes(title, truth, seat, random)
    mine, theirs = received(title, truth, seat, probes), received(title, other, seat, probes)
    for what, text in mine.items():
        if theirs.get(what) != text:
            leaks.append(f"{what}: {_shortened(text, theirs.get(what))}")
    leaks += [f"{what}: only after a re-deal" for what in theirs if what not in mine]
    leaks += _event_differences(title, truth, other, seat, random)
    return Inspection(title.dump_state(truth) != title.dump_state(other), leaks)


def received(title: AnyTitle, state: State, seat: Seat | None, probes: Sequence[Probe]) -> dict[str, bytes]:
    """Everything that a seat receives of a state, as bytes by what it is."""
    text = title.words.text
    got: dict[str, Any] = {
        "view": title.view(state, seat),
        "glimpse": title.glimpse(state, seat),
        "standings": title.standings(state),
        "moment": [title.over(state), title.phase(state), title.turn(state)],
        "names": [title.seat_name(state, other) for other in range(len(state.flow.asked))],
    }
    asks = [ask for _, ask in state.flow.open() if ask.seat == seat]
    got["requests"] = [ask.id for ask in asks]
    for ask in asks:
        kind = title.kinds[type(ask)]
        options = title.options(state, ask)
        got[f"request {ask.id}"] = [kind.name, kind.rule_of(state, ask), kind.exhaustive, ask.given]
        got[f"prompt of {ask.id}"] = text(title.prompt(state, ask))
        got[f"help of {ask.id}"] = text(title.help(state, ask))
        got[f"options of {ask.id}"] = options
        got[f"texts of {ask.id}"] = [text(title.describe(state, ask, option)) for option in options]
        got[f"default of {ask.id}"] = title.default(state, ask)
    for probe in probes:
        assert seat is not None
        got[f"reply to {probe.answer} for {probe.request}"] = _reply(title, state, seat, probe)
    return {what: _encode(value) for what, value in got.items()}


def _reply(title: AnyTitle, state: State, seat: Seat, probe: Probe) -> str:
    try:
        title.prepare(state, seat, probe.request, probe.answer)
    except Refused as refusal:
        return f"{refusal.reason} [{refusal.rule}]"
    return "accepted"


def _class_differences(title: AnyTitle, truth: State, other: State, seat: Seat | None) -> Iterator[str]:
    """Public fields must survive a re-deal, and owners' fields for their owner."""
    for field in truth.__struct_fields__:
        visibility = title.visibility.get(field)
        mine, theirs = getattr(truth, field), getattr(other, field)
        if visibility is None:
            yield f"field {field} is not classed"
            continue
        if visibility == "owner" and seat is not None:
            mine, theirs = mine[seat : seat + 1], theirs[seat : seat + 1]  # one that came later may be empty
        elif visibility != "public":
            continue
        if _encode(mine) != _encode(theirs):
            yield f"field {field} is {visibility}, but {_shortened(_encode(mine), _encode(theirs))}"


def _probes(title: AnyTitle, truth: State, seat: Seat | None, random: Random) -> list[Probe]:
    """Answers that a curious seat may try: others' options and its own with hidden words put in."""
    if seat is None:
        return []
    open_ = [ask for _, ask in truth.flow.open()]
    asks = [ask for ask in open_ if ask.seat == seat]
    hidden = sorted(_hidden_words(title, truth, seat))
    probes = [Probe(ask.id, plain(title.default(truth, ask))) for ask in open_ if ask.seat != seat]
    for ask in asks:
        options = list(title.options(truth, ask))
        sample = random.sample(options, min(len(options), _PROBES))
        probes += [Probe(ask.id, _with_word(plain(option), hidden, random)) for option in sample]
        probes += [
            Probe(ask.id, plain(title.default(truth, stranger)))
            for stranger in open_
            if stranger.seat != seat
        ]
    return probes


def _with_word(answer: Plain, words: Sequence[str], random: Random) -> Plain:
    """An answer with a hidden word in one of its fields."""
    fields = [name for name, value in answer.items() if name != "do" and isinstance(value, str | None)]
    if not fields or not words:
        return answer
    return {**answer, random.choice(fields): random.choice(words)}


def _hidden_words(title: AnyTitle, truth: State, seat: Seat) -> set[str]:
    """The ids in hidden places."""
    words: set[str] = set()
    for field, visibility in title.visibility.items():
        value = msgspec.to_builtins(getattr(truth, field), str_keys=True)
        if visibility == "hidden":
            words |= _words(value)
        elif visibility == "owner":
            words |= _words([entry for owner, entry in enumerate(value) if owner != seat])
    return words


def _words(value: Any) -> set[str]:
    if isinstance(value, str):
        return {value}
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return {word for item in inside for word in _words(item)}


def _event_differences(
    title: AnyTitle, truth: State, other: State, seat: Seat | None, random: Random
) -> Iterator[str]:
    """If a seat has the same view after an answer in both states, its events must be the same, too; if not,
    the seat has learned something, and the events must say so (or undo would let it peek).

    The actor gives the same answer in both states, or one that is only possible in the re-dealt state (it
    buries a card that it does not hold in the real state): a seat that sees no difference must not read any.
    """
    seed = random.randbytes(32)
    for node, ask in _watched(title.requests(truth), seat, random):
        twin = other.flow.asks[node]  # the same question; its id may be one that the seat never receives
        done = random.choice(title.options(truth, ask))
        mine = _aftermath(title, truth, ask, done, seat, seed)
        twice = _aftermath(title, other, twin, done, seat, seed)
        if mine and twice and not mine.learned and twice.view != mine.view:
            yield f"{ask.id} taught the seat what is not marked: {_shortened(mine.view, twice.view)}"
        choices = _hidden_choices(title, truth, ask, other, twin, seat, random)
        for theirs in (twice, *(_aftermath(title, other, twin, choice, seat, seed) for choice in choices)):
            if mine and theirs and mine.view == theirs.view and _tell_apart(mine, theirs):
                yield f"events after {ask.id}: {_shortened(mine.told, theirs.told)}"


def _watched(
    requests: Sequence[tuple[Node, Ask]], seat: Seat | None, random: Random
) -> list[tuple[Node, Ask]]:
    """All answers of the seat itself, and some of the others: with eighteen asked seats, all would be too
    many.
    """
    own = [asked for asked in requests if asked[1].seat == seat]
    others = [asked for asked in requests if asked[1].seat != seat]
    return own + random.sample(others, min(len(others), _OPPONENTS))


def _hidden_choices(
    title: AnyTitle, truth: State, ask: Ask, other: State, twin: Ask, seat: Seat | None, random: Random
) -> list[Answer]:
    """Some answers that an opponent could give after the re-deal, but not in the real state."""
    if ask.seat == seat or twin not in (asked for _, asked in title.requests(other)):
        return []
    in_truth = title.options(truth, ask)
    choices = [option for option in title.options(other, twin) if option not in in_truth]
    return random.sample(choices, min(len(choices), _OTHER_CHOICES))


class _Aftermath(NamedTuple):
    """The view without the ids of the questions, and the things that must be equal if the view is equal: ids
    and events.
    """

    view: bytes
    seen: list[Event]
    told: bytes
    learned: bool


def _tell_apart(mine: _Aftermath, theirs: _Aftermath) -> bool:
    """Whether events reveal secrets. Everybody may know a card that was turned up for all, and its effects.
    Views may be equal again after that: for example if two seats turn up cards that the other one could have
    held, or if a horde, whose leader everybody learns with the card, leaves nothing behind.
    """
    turned_up = False
    for one, another in zip(mine.seen, theirs.seen, strict=False):
        if one != another:
            outcome = turned_up and one.unfolds and another.unfolds
            return not (outcome or learned([one]) == learned([another]) == EVERYBODY)
        turned_up = turned_up or learned([one]) == EVERYBODY
    return mine.told != theirs.told


def _aftermath(
    title: AnyTitle, state: State, ask: Ask, answer: Answer, seat: Seat | None, seed: bytes
) -> _Aftermath | None:
    """The view and the events of a seat after an answer, with fixed luck; None if the answer is not legal."""
    state = state.copy()
    try:
        events = title.answer(state, ask.seat, ask.id, answer, Seeded(seed))
    except Refused:
        return None
    seen = [told for event in events if (told := event.seen_by(seat)) is not None]
    texts = [title.words.text(title.tell(state, event)) for event in seen]
    new = seat is not None and learned(events) >> seat & 1
    view = _encode(title.view(state, seat))
    ids = sorted(id for id in {asked.id for asked in state.flow.asks.values()} if _encode(id) in view)
    for id in ids:
        view = view.replace(_encode(id), b'"id"')
    return _Aftermath(view, seen, _encode([seen, texts, new, ids]), bool(new) or seat is None)


def _shortened(mine: bytes, theirs: bytes | None, width: int = 60) -> str:
    """The first difference of two texts."""
    a, b = mine.decode(), (theirs or b"").decode()
    start = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    start = max(0, start - width // 3)
    return f"{a[start : start + width]!r} became {b[start : start + width]!r}"
