"""Reading the class of a kind of question: one handler for each answer, and none forgotten."""

from __future__ import annotations

from pathlib import Path as File
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import kinds_in, steps_in, takes_up
from ecumene.table.questions.handlers import always, finishes
from ecumene.table.questions.kind import Kind
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import ROOT, Ask, Flow, Frame, Node
from ecumene.table.text.words import Words

DOCS = File(__file__).parents[2] / "docs"


class AskPath(Ask, frozen=True, tag="ask_path"):
    """Which way?"""


class Left(Answer, frozen=True, tag="left"):
    steps: int = 1


class Right(Answer, frozen=True, tag="right"):
    steps: int = 1


class Asked(Kind[Any, Any, AskPath, Left | Right]):
    """What all kinds here share besides what they do with an answer."""

    name = "path"
    rule = "the.path"

    def options(self, state: Any, ask: AskPath) -> list[Left | Right]:
        return [Left(), Right()]

    def default(self, state: Any, ask: AskPath) -> Left | Right:
        return Left()

    def check(self, state: Any, ask: AskPath, answer: Left | Right) -> None:
        super().check(state, ask, answer)

    def apply(self, moment: Any, node: Node, ask: AskPath, answer: Left | Right) -> None:
        super().apply(moment, node, ask, answer)


class Path(Asked):
    check_left = always

    def check_right(self, state: Any, ask: AskPath, answer: Right) -> None:
        if answer.steps > 2:
            raise self.refuse("far")

    def apply_left(self, moment: Any, node: Node, ask: AskPath, answer: Left) -> None:
        moment.append(("left", answer.steps))

    def apply_right(self, moment: Any, node: Node, ask: AskPath, answer: Right) -> None:
        moment.append(("right", answer.steps))

    def about_right(self, state: Any, ask: AskPath, answer: Right) -> dict[str, Any]:
        return {"far": answer.steps > 1}

    def rule_of_left(self, state: Any, ask: AskPath, answer: Left) -> str:
        return "the.left"


ASK = AskPath(seat=0, id="path-1")


@pytest.fixture
def path() -> Path:
    return Path(None, Words([]), "walk")


def test_question_and_answers_are_those_of_the_bases() -> None:
    assert Path.asks is AskPath
    assert Path.answers == Left | Right


def test_each_answer_goes_to_its_own_handlers(path: Path) -> None:
    walked: list[Any] = []
    path.check(None, ASK, Left(9))
    path.apply(walked, 0, ASK, Left(9))
    path.apply(walked, 0, ASK, Right(2))
    assert walked == [("left", 9), ("right", 2)]
    assert path.about_answer(None, ASK, Left()) == {}
    assert path.about_answer(None, ASK, Right(2)) == {"far": True}
    assert path.rule_of_answer(None, ASK, Left()) == "the.left"
    assert path.rule_of_answer(None, ASK, Right()) == "the.path"


def test_an_answer_may_just_finish_its_question() -> None:
    short = type("Short", (Path,), {"apply_left": finishes})(None, Words([]), "walk")
    flow = Flow.begin(1, Walk())
    node = flow.ask(ROOT, AskPath, "path", 0)
    short.apply(SimpleNamespace(flow=flow), node, ASK, Left())
    assert not flow.asks


def test_an_answer_without_its_effect_is_refused_when_the_class_is_made() -> None:
    with pytest.raises(TypeError, match="has no apply_right"):
        type("Half", (Asked,), {"apply_left": Path.apply_left})


def test_an_answer_that_nobody_looks_at_is_refused_when_the_class_is_made() -> None:
    with pytest.raises(TypeError, match="has no check_left"):
        type("Half", (Asked,), {"check_right": Path.check_right})


def test_a_handler_for_an_answer_that_there_is_not_is_refused() -> None:
    with pytest.raises(TypeError, match=r"apply_straight: its answers are left, right"):
        type("Wrong", (Path,), {"apply_straight": Path.apply_left})


def test_a_kind_that_takes_nothing_at_all_is_refused() -> None:
    with pytest.raises(TypeError, match="and no check for all answers"):

        class Nothing(Kind[Any, Any, AskPath, Left]):
            name = "nothing"


class Walk(Frame, frozen=True, tag="walk"):
    """A step."""


@takes_up(Walk)
def walk(moment: Any, node: Node, frame: Walk) -> None:
    """Go on."""


def chapter(name: str, **things: Any) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(things)
    return made


def test_chapters_say_who_answers_and_who_goes_on() -> None:
    here = chapter(__name__, Path=Path, walk=walk, Kind=Kind)
    assert kinds_in([here]) == {AskPath: Path}
    assert steps_in([here]) == {Walk: walk}


def test_what_a_chapter_imports_belongs_to_others() -> None:
    assert kinds_in([chapter("elsewhere", Path=Path)]) == {}


def test_a_later_chapter_takes_the_place_of_an_earlier_one() -> None:
    class Other(Path):
        __module__ = "later"

    chapters = [chapter(__name__, Path=Path), chapter("later", Other=Other)]
    assert kinds_in(chapters) == {AskPath: Other}


def test_the_example_of_the_documents_is_a_kind() -> None:
    blocks = (DOCS / "titles.md").read_text(encoding="utf-8").split("```python\n")
    text = next(block for block in blocks if "class PurchaseKind" in block)
    given = {"State": SimpleNamespace, "Book": dict, "PRICES": {2: 5, 9: 15}}
    exec(text.partition("```")[0], made := {**globals(), **given})
    kind = made["PurchaseKind"]({}, Words([]), "walk")
    state = SimpleNamespace(treasury=[7])
    assert kind.options(state, ASK) == [made["Pass"](), made["Buy"](2)]
    kind.check(state, ASK, made["Buy"](2))
    with pytest.raises(Refused):
        kind.check(state, ASK, made["Buy"](9))
    assert kind.about_answer(state, ASK, made["Buy"](9)) == {"cost": 15}


def test_one_chapter_says_of_a_question_once_who_answers() -> None:
    other = type("Other", (Path,), {"__module__": __name__})
    with pytest.raises(TypeError, match="says twice what AskPath does"):
        kinds_in([chapter(__name__, Path=Path, Other=other)])


def test_a_kind_that_extends_another_keeps_its_answers() -> None:
    class Both(Kind[Any, Any, AskPath, Left]):
        answers = Left | Right
        name = "both"

        def check(self, state: Any, ask: AskPath, answer: Any) -> None: ...

        def apply(self, moment: Any, node: Node, ask: AskPath, answer: Any) -> None: ...

    assert getattr(type("Extended", (Both,), {}), "answers") == Left | Right  # noqa: B009
