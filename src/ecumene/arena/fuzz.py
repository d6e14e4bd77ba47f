"""Games of random answers, with hostile ones in between, and every check that a table has to pass."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from ecumene.arena.game import replay_difference
from ecumene.arena.hostile import JUNK, Attack, attacks, scribble
from ecumene.arena.progress import tracked
from ecumene.bots.turns import MOST_ANSWERS
from ecumene.table.meta import BadOpening, opening_seats
from ecumene.table.questions.answers import Limit, plain
from ecumene.table.questions.refusal import Refused
from ecumene.table.questions.request import Request
from ecumene.table.record import journal as books
from ecumene.table.secrecy import inspect
from ecumene.table.table import Table
from ecumene.table.text.words import UnknownMessage
from ecumene.table.title import Title
from ecumene.table.titles import load_title

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

AnyTitle = Title[Any, Any]

# The number of tries at each moment of a game: enough to find a fault in a few games, few enough for speed.
_DRAWS = 20
_ATTACKS = 4
_OPTIONS = 5
_MOST_PROBLEMS = 50
_LEAK_CHECK = 0.15
_WATCHERS = 6
_REPLAY = 0.02
_REPLAYED = 500
_TABLE_ATTACK = 0.25
_UNDO = 0.04
_REWIND = 0.01

_MEMORY = 4 << 30
"""The memory limit of a process of hostile games: beyond it there is a crash with its place."""


class Report(msgspec.Struct, kw_only=True):
    """The fields of `ecumene fuzz`, and the faults in words."""

    title: str
    seats: int
    games: int = 0
    answers: int = 0
    refused: int = 0
    crashes: int = 0
    violations: int = 0
    leaks: int = 0
    checks: int = 0
    redealt: int = 0
    problems: list[str] = []

    @property
    def clean(self) -> bool:
        return not (self.crashes or self.violations or self.leaks)

    def problem(self, what: str) -> None:
        if len(self.problems) < _MOST_PROBLEMS:
            self.problems.append(what)


def fuzz(
    title: AnyTitle,
    *,
    games: int,
    seed: int = 1,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    max_turns: int | None = None,
) -> Report:
    """Play games; options that are not given are drawn at random, too."""
    report = Report(title=title.meta.id, seats=opening_seats(title.meta, seats))
    if max_turns is None:
        max_turns = title.meta.random_turns
    for number in tracked(range(games), games, f"Fuzzing {title.meta.id}"):
        report.games += 1
        try:
            game = FuzzGame(title, report, seed + number, options or {}, max_turns)
        except BadOpening:
            raise
        except Exception as error:
            report.crashes += 1
            report.problem(f"seed {seed + number}: crash: the set-up stopped: {_told(error)}")
        else:
            game.play()
    return report


def fuzz_side_by_side(
    name: str,
    overrides: Mapping[str, Any] | None,
    *,
    games: int,
    seed: int = 1,
    jobs: int = 2,
    **plan: Any,
) -> Report:
    """The same in several processes: the games do not depend on one another."""
    if jobs <= 1:
        return fuzz(load_title(name, overrides), games=games, seed=seed, **plan)
    fuzz_one = partial(_fuzz_one, name, overrides, plan)
    seeds = range(seed, seed + games)
    with ProcessPoolExecutor(jobs, initializer=bound_memory) as pool:
        reports = list(tracked(pool.map(fuzz_one, seeds), games, f"Fuzzing {name}"))
    total = reports[0]
    for report in reports[1:]:
        for field in ("games", "answers", "refused", "crashes", "violations", "leaks", "checks", "redealt"):
            setattr(total, field, getattr(total, field) + getattr(report, field))
        for problem in report.problems:
            total.problem(problem)
    return total


def bound_memory(most: int = _MEMORY) -> None:
    """Limit the memory of this process, so that it fails itself and the system kills no other."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def _fuzz_one(name: str, overrides: Mapping[str, Any] | None, plan: Mapping[str, Any], seed: int) -> Report:
    return fuzz(load_title(name, overrides), games=1, seed=seed, **plan)


class FuzzGame:
    """One game. Nothing that happens in it escapes: it all ends up in the report."""

    def __init__(
        self,
        title: AnyTitle,
        report: Report,
        seed: int,
        options: Mapping[str, Any],
        max_turns: int | None = None,
    ) -> None:
        self.random = Random(f"fuzz {seed}")
        self.table = self._opened(title, report.seats, seed, options)
        self.report = report
        self.seed = seed
        self.max_turns = max_turns
        self.past: list[str] = []

    def _opened(self, title: AnyTitle, seats: int, seed: int, options: Mapping[str, Any]) -> Table:
        """A table with random options; a combination that is not allowed is drawn again."""
        for _ in range(_DRAWS):
            drawn = {
                option.name: self.random.choice(option.choices_with(seats)) for option in title.meta.options
            }
            with suppress(BadOpening):
                return Table(title, seats=seats, seed=seed, options={**drawn, **options})
        return Table(title, seats=seats, seed=seed, options=options)

    def play(self) -> None:
        try:
            for _ in range(MOST_ANSWERS):
                self._check_moment()
                if self.table.over or not self.table.requests():
                    break
                if self.max_turns is not None and self.table.turn > self.max_turns:
                    self.table.enter(Limit())
                    continue
                self._attack()
                self._go_on()
            else:
                self._violation("the game does not end")
            self._check_end()
        except Exception as error:
            self._crash("the game stopped", error)

    # The game itself

    def _go_on(self) -> None:
        """A random answer to a random open request; now and then an answer is undone."""
        random, table = self.random, self.table
        request = random.choice(table.requests())
        answer = random.choice(table.options(request))
        try:
            events = table.answer(request.seat, request.id, answer)
        except Refused as refusal:
            kind = _kind(table, request)
            self._violation(f"{kind}.options offers {answer} for {request.id}, but it is refused: {refusal}")
            self._answer_default(request)
            return
        self.report.answers += 1
        self.past.append(request.id)
        for seat in (*range(table.seats), None):
            if any(not line.strip() for line in table.tell(events, seat)):
                self._violation(f"something that happened after {request.id} is told in no words")
        if random.random() < _UNDO and table.can_undo(seat := random.randrange(table.seats)):
            table.undo(seat)
            self._check_replay_now_and_then()
        if random.random() < _REWIND and table.length > 2 and not table.over:
            table.rewind(random.randint(max(1, table.length - 5), table.length))
            self._check_replay_now_and_then()

    def _answer_default(self, request: Request) -> None:
        """A rule that refuses its own offer must not stop the game."""
        self.table.answer(request.seat, request.id, request.default)
        self.report.answers += 1

    # Checks

    def _check_moment(self) -> None:
        for what in self.table.violations():
            self._violation(what)
        if not self.table.over and not self.table.requests():
            steps = ", ".join(type(step).__name__ for step in self.table.truth().flow.steps.values())
            self._violation(f"the step of {steps} has to ask somebody, to push another step or to finish")
        for request in self.table.requests():
            self._check_request(request)
        if self.random.random() < _REPLAY:
            self._check_replay_now_and_then()
        if self.random.random() < _LEAK_CHECK:
            self._check_secrecy()
            self._check_handed_out()

    def _check_request(self, request: Request) -> None:
        """The options must be legal and have texts, and so must the default."""
        table, truth, kind = self.table, self.table.truth(), _kind(self.table, request)
        options = table.options(request)
        if not options:
            self._violation(f"{kind}.options is empty for {request.id}: a seat that is asked needs an answer")
        if options != [plain(answer) for answer in table.perspective(request).options]:
            self._violation(f"{kind}.offer gives people something else than {kind}.options gives bots")
        for what in ("prompt", "help"):
            if not getattr(request, what).strip():
                self._violation(f"the {what} of {request.id} is empty: see its message in words/en.ftl")
        if not request.rule and table.title.sections():
            self._violation(f"{kind}.rule is empty: name the section of the rulebook that asks {request.id}")
        sample = self.random.sample(options, min(len(options), _OPTIONS))
        for what, answer in [("default", request.default), *(("option", option) for option in sample)]:
            try:
                table.title.prepare(truth, request.seat, request.id, answer)
            except Refused as refusal:
                method = "default" if what == "default" else "options"
                said = f"{kind}.{method} gives {answer} for {request.id}, but {kind}.check refuses it"
                self._violation(f"{said}: {refusal}")
            if not table.describe(request, answer).strip():
                self._violation(f"the answer {answer} has empty words: see its message in words/en.ftl")

    def _check_secrecy(self) -> None:
        for seat in self._watchers():
            inspection = inspect(self.table.title, self.table.truth(), seat, self.random)
            self.report.checks += 1
            self.report.redealt += inspection.redealt
            if inspection.leaks:
                self.report.leaks += 1
                who = "a spectator" if seat is None else f"seat {seat}"
                self._note(f"leak to {who}: {inspection.leaks[0]}")

    def _watchers(self) -> list[int | None]:
        """A few viewers, spectators among them."""
        everybody = [*range(self.table.seats), None]
        return self.random.sample(everybody, min(len(everybody), _WATCHERS))

    def _check_handed_out(self) -> None:
        """Data that the table gives out may be changed by the receiver without an effect on the table."""
        before = self._mark()
        for request in self.table.requests():
            scribble(request.default)
            offered = msgspec.json.encode(self.table.options(request))
            scribble(self.table.options(request))
            if msgspec.json.encode(self.table.options(request)) != offered:
                self._violation(f"the options of {request.id} are shared with the code that reads them")
        for seat in self._watchers():
            scribble(self.table.view(seat))
        scribble(self.table.journal())
        if self._mark() != before:
            self._violation("the table shares its own data with the code that reads it")

    def _check_replay_now_and_then(self) -> None:
        """A replay takes as long as the game so far, so its chance falls with the length: long games are
        replayed as much as short ones.
        """
        length = self.table.length
        if length < _REPLAYED or self.random.random() * length < _REPLAYED:
            self._check_replay()

    def _check_replay(self) -> None:
        if difference := replay_difference(self.table):
            self._violation(difference)

    def _check_end(self) -> None:
        """A finished game must replay, and its luck must follow from its seed."""
        self._check_replay()
        seed, salt = self.table.secret
        secret = (bytes.fromhex(seed), bytes.fromhex(salt))
        proved = Table.replayed(self.table.title, books.read(self.table.journal()), secret=secret, prove=True)
        if proved.digest() != self.table.digest():
            self._violation("the luck of the game does not follow from its seed")
        self._expect_refusal(
            "an answer after the end", lambda: self.table.answer(0, "play-1", {"do": "build"})
        )

    # Hostility

    def _attack(self) -> None:
        request = self.random.choice(self.table.requests())
        for attack in islice(attacks(self.table, request, self.past, self.random), _ATTACKS):
            if not (attack.doubtful and self._was_offered(attack)):
                self._send(attack)
        if self.random.random() < _TABLE_ATTACK:
            for what, act in self._attacks_on_table(request):
                self._expect_refusal(what, act)

    def _was_offered(self, attack: Attack) -> bool:
        """Whether a doubtful attack happens to be an option, or an answer that may be accepted."""
        title, truth = self.table.title, self.table.truth()
        try:
            _, ask, kind, answer = title.prepare(truth, attack.seat, attack.request, attack.answer)
        except Exception:  # a refusal, or a crash that the real attack will meet again
            return False
        return not kind.exhaustive or answer in title.options(truth, ask)

    def _send(self, attack: Attack) -> None:
        hint = ""
        if type(attack.request) is str and (request := self._open(attack.request)):
            kind = _kind(self.table, request)
            hint = f": {kind}.check should refuse what {kind}.options does not offer"
        self._expect_refusal(
            f"the answer {attack.what}",
            lambda: self.table.answer(attack.seat, attack.request, attack.answer),
            hint,
        )

    def _open(self, id: str) -> Request | None:
        return next((request for request in self.table.requests() if request.id == id), None)

    def _attacks_on_table(self, request: Request) -> Iterator[tuple[str, Callable[[], Any]]]:
        """Hostile values for everything else that changes a table."""
        table, default = self.table, request.default
        what, junk = self._junk()
        if type(junk) is not int or not 0 <= junk < table.seats:
            yield f"undo of {what}", lambda: table.undo(junk)
            yield f"a batch of {what}", lambda: table.batch(junk, request.id, [default])
        if type(junk) is not int or not 1 <= junk <= table.length:
            yield f"rewind to {what}", lambda: table.rewind(junk)
        yield f"the table says {what}", lambda: table.enter(junk)
        yield f"a departure of {what}", lambda: table.enter({"do": "departure", "seat": -1, "extra": junk})
        yield f"a batch that is {what}", lambda: table.batch(request.seat, request.id, [junk])
        yield "a batch that turns bad", lambda: _bad_batch(table.copy(), request, default, junk)

    def _junk(self) -> tuple[str, Any]:
        what = self.random.choice(list(JUNK))
        return what, JUNK[what]()

    def _expect_refusal(self, what: str, act: Callable[[], Any], hint: str = "") -> None:
        """Every attack must be refused with a reason and change nothing; `hint` names the code that should
        refuse it.
        """
        before = self._mark()
        try:
            act()
        except Refused as refusal:
            self.report.refused += 1
            if not refusal.reason.strip():
                self._violation(f"{what} was refused without a reason")
        except Exception as error:
            self._crash(what, error)
        else:
            self._violation(f"{what} was accepted{hint}")
        if self._mark() != before:
            self._violation(f"{what} changed the table")

    def _mark(self) -> tuple[str, int]:
        return self.table.digest(), self.table.length

    # Notes

    def _violation(self, what: str) -> None:
        self.report.violations += 1
        self._note(f"violation: {what}")

    def _crash(self, what: str, error: Exception) -> None:
        self.report.crashes += 1
        self._note(f"crash: {what}: {_told(error)}")

    def _note(self, what: str) -> None:
        self.report.problem(f"seed {self.seed}, entry {self.table.length}: {what}")


def _bad_batch(table: Table, request: Request, good: Any, bad: Any) -> None:
    """A batch ends where it brings something new; otherwise its second answer must undo the first."""
    batched = table.batch(request.seat, request.id, [good, bad])
    if len(batched.rest) == 1:
        raise Refused(table.title.words, "table-refuse-stale")


def _kind(table: Table, request: Request) -> str:
    """The class that an author has written for a question."""
    kinds = {kind.name: type(kind).__name__ for kind in table.title.kinds.values()}
    return kinds[request.kind]


def _told(error: Exception) -> str:
    """The fault and its place in the code: the last place outside of the table's code, if there is one."""
    if isinstance(error, UnknownMessage):
        return f"words/en.ftl has no message {error}"
    places = [
        f"{frame.f_code.co_qualname}, {Path(frame.f_code.co_filename).name} line {number}"
        for frame, number in traceback.walk_tb(error.__traceback__)
        if not frame.f_globals.get("__name__", "").startswith(_HOUSE)
    ]
    where = f" (in {places[-1]})" if places else ""
    return f"{type(error).__name__}: {_said(error)}{where}"


_HOUSE = ("ecumene.arena", "ecumene.table", "ecumene.bots")
"""Code that no author of a title has written."""


def _said(error: Exception) -> str:
    try:
        return str(error)[:300]
    except Exception:
        return "(without words)"
