"""The executable rulebook: cases that state a rule as a position, answers, and the facts after them.

A case is a table in a TOML file; `docs/cases.md` shows how to write one. It cites the sections of the
rulebook that it shows, so that `ecumene cases` can list the sections without a case.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec.inspect import StructType, UnionType, type_info

from ecumene.table.chance import BadRecord, Chance, Recorded, Seeded
from ecumene.table.data.shapes import Problem, did_you_mean, misfits
from ecumene.table.questions.answers import Answer, plain
from ecumene.table.questions.refusal import Refused
from ecumene.table.rulebook.claims import Untrue, compare, shown
from ecumene.table.rulebook.sections import played, sections_of
from ecumene.table.rulebook.timing import TimeUp, at_most
from ecumene.table.ruleset import TABLE
from ecumene.table.state.frames import Ask, Seat
from ecumene.table.text.events import Event
from ecumene.table.text.words import Say
from ecumene.table.title import Title
from ecumene.table.titles import load_title

AnyTitle = Title[Any, Any]


class Step(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One answer of a case. `refused` names the rule that must refuse it, or is true for any rule;
    `because` is part of the reason."""

    seat: str
    answer: dict[str, Any] | None = None
    default: bool = False
    refused: str | bool | None = None
    because: str = ""


class Offered(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Answers that must, and must not, be among the options of a seat."""

    has: list[dict[str, Any]] = []
    lacks: list[dict[str, Any]] = []
    count: int | None = None


class Counsel(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A question of a seat to the rules before it decides, and the expected reply."""

    seat: str
    topic: str
    asks: dict[str, Any] = {}
    tells: dict[str, Any]


class Case(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One executable sentence of a rulebook. The cases of a title have citations and a sentence that explains
    them.
    """

    name: Annotated[str, msgspec.Meta(min_length=1)]
    cites: list[str] = []
    says: str = ""
    given: dict[str, Any]
    when: list[Step] = []
    then: dict[str, Any] = {}
    asked: dict[str, str] = {}
    offered: dict[str, Offered] = {}
    sees: dict[str, dict[str, Any]] = {}
    told: dict[str, list[str]] = {}
    untold: dict[str, list[str]] = {}
    reads: dict[str, list[str]] = {}
    defaults: dict[str, dict[str, Any]] = {}
    advised: dict[str, dict[str, Any]] = {}
    progress: dict[str, dict[str, Any]] = {}
    counsel: list[Counsel] = []
    content: dict[str, Any] = {}
    wrong: list[str] = []
    chance: list[Any] | None = None


class Failure(msgspec.Struct, frozen=True):
    """A case whose claim is not true."""

    case: str
    what: str


class Report(msgspec.Struct, kw_only=True):
    """The sections of a title's rulebooks that cases cover."""

    sections: int
    covered: int
    uncovered: list[str]
    cases: int
    failed: int
    failures: list[Failure]


def cases_of(title: AnyTitle) -> Iterator[tuple[str, Case]]:
    """All cases of a title, each with the name of its file."""
    for file in title.cases():
        try:
            raws = tomllib.loads(file.read_text(encoding="utf-8"))["case"]
            for raw in raws:
                yield file.name, msgspec.convert(raw, Case)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise ValueError(f"{file.name}: {error}") from error


def report(title: AnyTitle) -> Report:
    """Run all cases and compare their citations with the sections that the title plays; each case must have a
    sentence.
    """
    registry = sections_of(title)
    cited: set[str] = set()
    failures: list[Failure] = []
    count = 0
    for file, case in cases_of(title):
        count += 1
        unknown = [section for section in case.cites if section not in registry]
        try:
            if unknown or not case.cites:
                raise Untrue(f"cites {unknown or 'nothing'}, which the registry does not have")
            if not case.says:
                raise Untrue("does not say what it means")
            run(title, case)
            cited.update(case.cites)
        except Exception as error:  # a crash of the rules is a failed case like any other
            failures.append(Failure(f"{file}: {case.name}", f"{type(error).__name__}: {error}"))
    wanted = [section.id for section in played(registry.values(), title.scopes)]
    uncovered = [section for section in wanted if section not in cited]
    return Report(
        sections=len(wanted),
        covered=len(wanted) - len(uncovered),
        uncovered=uncovered,
        cases=count,
        failed=len(failures),
        failures=failures,
    )


def run(title: AnyTitle, case: Case) -> None:
    """Carry out a case; raises `Untrue` with the difference, or if a rule takes too long."""
    try:
        with at_most(MOST_SECONDS):
            _run(title, case)
    except TimeUp:
        raise Untrue(f"it does not end: nothing came of it in {MOST_SECONDS:g} seconds") from None


MOST_SECONDS = 20.0
"""The longest that a case may take; most need a thousandth of a second."""


def _run(title: AnyTitle, case: Case) -> None:
    if case.content:
        _compare_problems(title, case)
    title = played_with(title, case)
    state = title.position(case.given)
    chance = chance_of(case)
    heard: list[Event] = []
    try:
        for number, step in enumerate(case.when, 1):
            heard += _take(title, state, step, f"when[{number}]", chance)
        if isinstance(chance, Recorded):
            chance.expect_spent()
    except BadRecord as error:
        raise Untrue(f"chance: {error}") from None
    if broken := title.violations(state):
        raise Untrue(f"the position is broken: {broken}")
    compare(case.then, title.facts(state), "then")
    for name, kind in case.asked.items():
        _expect_kinds(title, kind, f"asked.{name}")
        asked = sorted(ask.id.rpartition("-")[0] for ask in _asks(title, state, name))
        if ", ".join(asked) != kind:
            raise Untrue(f"{name} is asked for {', '.join(asked) or 'nothing'}, not for {kind or 'nothing'}")
    for name, offered in case.offered.items():
        _compare_options(title, state, name, offered)
    for name, answer in case.defaults.items():
        ask = _only_ask(title, state, name)
        compare(answer, as_written(title.default(state, ask)), f"defaults.{name}")
    for name, answer in case.advised.items():
        compare(answer, as_written(_advice(title, state, name)), f"advised.{name}")
    for name, progress in case.progress.items():
        compare(progress, _progress(title, state, name), f"progress.{name}")
    for number, counsel in enumerate(case.counsel, 1):
        compare(counsel.tells, _counsel(title, state, counsel), f"counsel[{number}].tells")
    for name, seen in case.sees.items():
        seat = None if name == "spectator" else seat_called(title, state, name)
        compare(seen, title.view(state, seat), f"sees.{name}")
    for name, fragments in case.told.items():
        _expect_parts(fragments, _lines(title, state, name, heard), f"{name} is not told")
    for name, fragments in case.reads.items():
        _expect_parts(fragments, _questions(title, state, name), f"{name} does not read")
    for name, fragments in case.untold.items():
        lines = _lines(title, state, name, heard)
        for fragment in fragments:
            if any(fragment in line for line in lines):
                raise Untrue(f"{name} is told {fragment!r}: {lines}")


def played_with(title: AnyTitle, case: Case) -> AnyTitle:
    """The title for a case: with the content of the case, if the case has valid content of an owner."""
    return load_title(title.meta.id, case.content) if case.content and not case.wrong else title


def chance_of(case: Case) -> Chance:
    """The luck that a case lists, or else a fixed seed."""
    if case.chance is None:
        return Seeded.from_number(1)
    recorded = Recorded()
    recorded.load(case.chance)
    return recorded


def _take(title: AnyTitle, state: Any, step: Step, where: str, chance: Chance) -> list[Event]:
    """Carry out one step, or check that it is refused without a change."""
    if step.seat == "table":
        seat, request, answer = TABLE, "", step.answer
    else:
        seat = seat_called(title, state, step.seat)
        asks = asked_of(title, state, step.seat)
        request = asks[0].id if asks else "none"
        answer = plain(title.default(state, asks[0])) if step.default and asks else step.answer
    before = title.dump_state(state)
    try:
        events = title.answer(state, seat, request, answer, chance)
    except Refused as refusal:
        if step.refused is None:
            raise Untrue(f"{where} was refused: {_why(title, state, step, where, refusal)}") from None
        if title.dump_state(state) != before:
            raise Untrue(f"{where} was refused, but changed the table") from None
        any_rule = step.refused is True
        if any_rule and refusal.say.key == _FORM:
            why = _why(title, state, step, where, refusal)
            raise Untrue(f"{where} was refused by no rule: {why}") from None
        if not (any_rule or refusal.rule == step.refused) or step.because not in refusal.reason:
            raise Untrue(f"{where} was refused by {refusal.rule!r}: {refusal.reason}") from None
        return []
    if step.refused is not None:
        raise Untrue(f"{where} was not refused")
    return events


def _why(title: AnyTitle, state: Any, step: Step, where: str, refusal: Refused) -> str:
    """Why an answer was refused that should be accepted: errors in its fields, or the seats that are asked
    instead.
    """
    if step.seat == "table":
        return str(refusal)
    asks = asked_of(title, state, step.seat)
    if not asks:
        asked = [
            f"{title.seat_key(state, ask.seat)} ({title.kinds[type(ask)].name})"
            for _, ask in title.requests(state)
        ]
        return f"{step.seat} is not asked anything; asked now: {', '.join(asked) or 'nobody'}"
    kind = title.kinds[type(asks[0])]
    if refusal.say.key == _FORM:
        wrong = list(_misfits(kind.answers, step.answer, f"{where}.answer"))
        if wrong:
            return f"{step.seat} is asked for {kind.name}; " + "; ".join(map(str, wrong))
    return str(refusal)


def _misfits(answers: Any, answer: Any, where: str) -> Iterator[Problem]:
    """The errors in the fields of an answer, compared with the answers that a question accepts."""
    described = type_info(answers)
    types = described.types if isinstance(described, UnionType) else (described,)
    records = {str(each.tag): each for each in types if isinstance(each, StructType)}
    done = answer.get("do") if isinstance(answer, Mapping) else None
    if isinstance(done, str) and done in records:
        yield from misfits(answer, records[done], where)
    else:
        hint = did_you_mean(done, records, "there are")
        yield Problem(f"{where}.do", f"there is no such answer; {hint}")


def _expect_kinds(title: AnyTitle, names: str, where: str) -> None:
    known = [kind.name for kind in title.kinds.values()]
    for name in filter(None, names.split(", ")):
        if name not in known:
            hint = did_you_mean(name, known, "there are")
            raise Untrue(f"{where}: there is no question '{name}'; {hint}")


_FORM = "table-refuse-form"
"""The refusal of something that is not an answer to the question: most likely a mistake in the case."""


def _compare_options(title: AnyTitle, state: Any, name: str, offered: Offered) -> None:
    asks = _asks(title, state, name)
    options = [as_written(answer) for ask in asks for answer in title.options(state, ask)]
    for answer in offered.has:
        if answer not in options:
            raise Untrue(f"{name} is not offered {answer}, only {options}")
    for answer in offered.lacks:
        if answer in options:
            raise Untrue(f"{name} is offered {answer}")
    if offered.count is not None and len(options) != offered.count:
        raise Untrue(f"{name} is offered {len(options)} answers, not {offered.count}: {options}")


def as_written(answer: Answer) -> dict[str, Any]:
    """An answer as a case writes it: a field without a value is left out."""
    written = msgspec.json.decode(msgspec.json.encode(answer))
    return {key: value for key, value in written.items() if value is not None}


def _advice(title: AnyTitle, state: Any, name: str) -> Answer:
    """The answer of a quick player in a seat, from that seat's knowledge."""
    ask = _only_ask(title, state, name)
    advice = title.advise(title.glimpse(state, ask.seat), ask, title.options(state, ask))
    if advice is None:
        raise Untrue(f"nobody advises {name}")
    return advice


def _progress(title: AnyTitle, state: Any, name: str) -> dict[str, Any]:
    """The progress of a seat in a decision of several pieces."""
    ask = _only_ask(title, state, name)
    found: dict[str, Any] = msgspec.to_builtins(title.kinds[type(ask)].progress(state, ask)) or {}
    return found


def _counsel(title: AnyTitle, state: Any, asked: Counsel) -> dict[str, Any]:
    seat = seat_called(title, state, asked.seat)
    try:
        return title.counsel(title.glimpse(state, seat), seat, asked.topic, asked.asks)
    except Refused as refusal:
        raise Untrue(f"counsel on {asked.topic} was refused: {refusal}") from None


def _compare_problems(title: AnyTitle, case: Case) -> None:
    """The errors of an owner's file: each must be claimed, and no other."""
    problems = [str(problem) for problem in title.check_overrides(case.content)]
    _expect_parts(case.wrong, problems, "content is not wrong in")
    if len(problems) != len(case.wrong):
        raise Untrue(f"content is wrong in {len(problems)} places, not in {len(case.wrong)}: {problems}")


def _expect_parts(fragments: Iterable[str], lines: Sequence[str], else_: str) -> None:
    """Check that each of the fragments is part of a line."""
    for fragment in fragments:
        if not any(fragment in line for line in lines):
            raise Untrue(f"{else_} {fragment!r}, but {shown(lines)}")


def _questions(title: AnyTitle, state: Any, name: str) -> list[str]:
    """The texts that a seat reads with a question: the prompt, the help, and each option."""
    says: list[Say] = []
    for ask in _asks(title, state, name):
        says += title.prompt(state, ask), title.help(state, ask)
        says += (title.describe(state, ask, answer) for answer in title.options(state, ask))
    return [title.words.text(say) for say in says]


def _lines(title: AnyTitle, state: Any, name: str, heard: list[Event]) -> list[str]:
    """The sentences that a seat, or a spectator, read about the events."""
    seat = None if name == "spectator" else seat_called(title, state, name)
    seen = (event.seen_by(seat) for event in heard)
    return [title.words.text(title.tell(state, event)) for event in seen if event is not None]


def _asks(title: AnyTitle, state: Any, name: str) -> list[Ask]:
    seat = seat_called(title, state, name)
    return [ask for _, ask in title.requests(state) if ask.seat == seat]


def _only_ask(title: AnyTitle, state: Any, name: str) -> Ask:
    asks = _asks(title, state, name)
    if len(asks) != 1:
        raise Untrue(f"{name} is asked {len(asks)} questions, not one")
    return asks[0]


def asked_of(title: AnyTitle, state: Any, name: str) -> list[Ask]:
    """The open question of a seat, or else an answer that it may still change."""
    return _asks(title, state, name) or _amendable(title, state, name)


def _amendable(title: AnyTitle, state: Any, name: str) -> list[Ask]:
    """The answer of a seat that it may still change."""
    seat = seat_called(title, state, name)
    return [ask for _, ask in state.flow.open() if ask.seat == seat and ask.given is not None]


def seat_called(title: AnyTitle, state: Any, name: str) -> Seat:
    """The seat with this name in a case."""
    keys = [title.seat_key(state, seat) for seat in range(len(state.flow.asked))]
    if name not in keys:
        raise Untrue(f"nobody here is called {name!r}; {did_you_mean(name, keys, 'there are')}")
    return keys.index(name)
