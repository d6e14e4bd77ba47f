"""Files of cases by other authors: errors are named by their field, and no case passes by chance."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from ecumene.table.data.content import ContentError
from ecumene.table.rulebook.casefiles import File, cases_in, run_files
from ecumene.table.rulebook.cases import AnyTitle, Case, run
from ecumene.table.rulebook.claims import Untrue
from ecumene.table.rulebook.timing import TimeUp, at_most
from ecumene.table.titles import load_title
from tests.parley.title import Parley

REVOLT = """
[[case]]
name = "Two cities of Saba revolt, and Babylon chooses them"

[case.given]
phase = "tax"
until = "tax"
saba = { cities = ["saba", "marib", "aden", "ubar", "adulis"], tokens = { saba = 48 } }
nubia = { cities = ["meroe"] }

[[case.when]]
seat = "babylon"
"""


def problems(text: str) -> list[str]:
    with pytest.raises(ContentError) as wrong:
        cases_in(text)
    return [str(problem) for problem in wrong.value.problems]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[case", "this is not TOML"),
        ("", "case: there is none"),
        ("title = 3\n[[case]]", "title: expected text"),
        ("[case]\nname = 'x'", "case: expected a list"),
        ("[[cases]]\nname = 'x'", "cases: there is no such field; did you mean 'case'?"),
        ("[[case]]\nname = ''\ngiven = {}", "case[1].name: expected text, found nothing in the quotes"),
        ("[[case]]\nname = 'x'", "case[1]: the field 'given' is missing"),
        ("[[case]]\nname = 'x'\ngivn = {}", "case[1].givn: there is no such field; did you mean 'given'?"),
        ("[[case]]\nname = 'x'\ngiven = {}", "case[1]: it claims nothing"),
        (
            "[[case]]\nname = 'x'\ngiven = {}\nthen.a = 1\n[[case]]\nname = 'x'\ngiven = {}\nthen.a = 1",
            "case[2].name: another case is called 'x'",
        ),
        ("[[case]]\nname = 'x'\ngiven = {}\nwhen = [{ seta = 'a' }]", "case[1].when[1].seta"),
        ("[[case]]\nname = 'x'\ngiven = {}\nwhen = [{ seat = 'a', answer = 3 }]", "expected a table"),
        (
            "[[case]]\nname = 'x'\ngiven = {}\nwhen = [{ seat = 'a' }]\nthen.a = 1",
            "case[1].when[1]: give either an `answer` or `default = true`",
        ),
        (
            "[[case]]\nname = 'x'\ngiven = {}\nwhen = [{ seat = 'a', default = true, answer = {} }]",
            "case[1].when[1]: give either an `answer` or `default = true`",
        ),
        (
            "[[case]]\nname = 'x'\ngiven = {}\nwhen = [{ seat = 'table', default = true }]\nthen.a = 1",
            "case[1].when[1].default: the table has no default",
        ),
        (
            "[[case]]\nname = 'x'\ngiven = {}\nwhen = [{ seat = 'a', default = true, because = 'b' }]",
            "case[1].when[1].because: it is the reason of a refusal",
        ),
        (
            "[[case]]\nname = 'x'\ngiven = {}\nwhen = [{ seat = 'a', answer = {}, refused = false }]",
            "case[1].when[1].refused: leave it out",
        ),
        (
            "[[case]]\nname = 'x'\ngiven = {}\nwhen = [{ seat = 'a', answer = {}, refused = 3 }]",
            "case[1].when[1].refused: expected",
        ),
        ("[[case]]\nname = 'x'\ngiven = {}\noffered = { a = { hsa = [] } }", "case[1].offered.a.hsa"),
        ("[[case]]\nname = 'x'\ngiven = {}\ntold = { a = 'b' }", "case[1].told.a: expected a list"),
        (
            "[[case]]\nname = 'x'\ngiven = {}\nwrong = ['a']\nthen.a = 1",
            "case[1].wrong: it is what is wrong with",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_named_by_its_field(text: str, said: str) -> None:
    assert any(said in problem for problem in problems(text)), problems(text)


@pytest.mark.parametrize(
    "claim",
    [
        "defaults.rome = {}",
        "advised.rome = {}",
        "progress.rome = {}",
        "sees.rome = {}",
        "offered.rome = {}",
        "offered.rome = { has = [], lacks = [] }",
        "told.rome = []",
        "untold.rome = []",
        "reads.rome = []",
    ],
)
def test_a_claim_that_holds_always_is_refused(claim: str) -> None:
    where = claim.partition(" ")[0]
    (said,) = problems(f"[[case]]\nname = 'x'\ngiven = {{}}\nthen.a = 1\n{claim}")
    assert said == f"case[1].{where}: it is empty and claims nothing; leave it out"


def test_counsel_that_claims_nothing_is_refused() -> None:
    counsel = "counsel = [{ seat = 'rome', topic = 'shop', tells = {} }]"
    (said,) = problems(f"[[case]]\nname = 'x'\ngiven = {{}}\nthen.a = 1\n{counsel}")
    assert said == "case[1].counsel[1].tells: it is empty and claims nothing"


@pytest.mark.parametrize("name", ["ages", "cultures", "empires", "expansion"])
def test_the_cases_of_the_house_are_such_files(name: str) -> None:
    for file in load_title(name).cases():
        title, cases = cases_in(file.read_text(encoding="utf-8"))
        assert title == ""
        assert cases
        assert all(case.says and case.cites for case in cases)


def revolt(more: str) -> None:
    """Run the case of the revolt with some lines more."""
    ((case,)) = cases_in(REVOLT + more)[1]
    run(load_title("empires"), case)


NOT_HERS = 'answer = { do = "annex", area = "meroe" }\n'


def test_refused_means_by_any_rule_where_none_is_named() -> None:
    revolt(NOT_HERS + "refused = true")
    revolt(NOT_HERS + 'refused = true\nbecause = "no city there"')
    revolt(NOT_HERS + 'refused = "1b.choose"')


def test_a_case_may_claim_what_somebody_reads_and_would_answer() -> None:
    revolt(
        """
        default = true
        [case.reads]
        babylon = ["Which city of Saba revolts and becomes yours? Still to choose: 1.", "Marib"]
        [case.defaults]
        babylon = { do = "annex", area = "adulis" }
        [case.advised]
        babylon = { do = "annex" }
        """
    )


def test_a_case_may_claim_what_is_wrong_with_a_file_of_an_owner() -> None:
    given = {"until": "tax"}
    content = {"areas": {"marib": {"limit": 99}, "mars": {"limit": 1}}}
    wrong = ["areas.marib.limit: expected 0 to 4", "areas.mars: there is no entry of this id"]
    run(load_title("empires"), Case(name="x", given=given, content=content, wrong=wrong))
    with pytest.raises(Untrue, match="content is wrong in 2 places, not in 1"):
        run(load_title("empires"), Case(name="x", given=given, content=content, wrong=wrong[:1]))
    with pytest.raises(Untrue, match="content is not wrong in 'moon'"):
        run(load_title("empires"), Case(name="x", given=given, content=content, wrong=["moon", *wrong]))


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (NOT_HERS.replace("meroe", "marib") + "refused = true", "was not refused"),
        (NOT_HERS + 'refused = "1a.rate"', "refused by '1b.choose'"),
        (NOT_HERS + 'refused = true\nbecause = "moon"', "refused by '1b.choose'"),
        (NOT_HERS.replace("area", "aera") + "refused = true", "did you mean 'area'?"),
        (NOT_HERS.replace("annex", "anex") + "refused = true", "when[1].answer.do: there is no such answer"),
        (NOT_HERS.replace("annex", "anex") + "[case.then]\nturn = 1", "did you mean 'annex'?"),
        ("default = true\n[case.then]\nsaba = { tresury = 7 }", "then.saba.tresury: there is no such field"),
        ("default = true\n[case.then]\nsaba = { treasury = { has = [1] } }", "says nothing"),
        ("default = true\n[case.then]\nsaba = { cities = { least = 1 } }", "says nothing"),
        ("default = true\n[case.asked]\nsabba = ''", "nobody here is called 'sabba'; did you mean 'saba'?"),
        ("default = true\n[case.asked]\nsaba = 'revlot'", "asked.saba: there is no question 'revlot'"),
        ("default = true\n[case.told]\nsaba = ['moon']", "is not told 'moon'"),
        ("default = true\n[case.reads]\nbabylon = ['moon']", "babylon does not read 'moon'"),
        ("default = true\n[case.defaults]\nsaba = { do = 'annex' }", "saba is asked 0 questions, not one"),
        (
            "default = true\n[case.defaults]\nbabylon = { area = 'ur' }",
            "defaults.babylon.area is 'adulis', not 'ur'",
        ),
        (
            "default = true\n[case.advised]\nbabylon = { area = 'ur' }",
            "advised.babylon.area is 'adulis', not 'ur'",
        ),
        ("default = true\n[case.content]\nareas = { marib = { limit = 99 } }", "in 1 places, not in 0"),
        (
            "default = true\n[[case.when]]\nseat = 'saba'\nanswer = { do = 'rate' }\n[case.then]\nturn = 1",
            "when[2] was refused: saba is not asked anything; asked now: babylon (revolt)",
        ),
    ],
)
def test_a_case_that_does_not_hold_says_where(more: str, said: str) -> None:
    with pytest.raises(Untrue) as untrue:
        revolt(more)
    assert said in str(untrue.value)


def test_luck_that_nobody_asked_for_is_named() -> None:
    with pytest.raises(Untrue, match="chance: 1 recorded results"):
        run(load_title("empires"), Case(name="x", given={"until": "tax"}, chance=[1]))


def test_files_are_run_one_by_one() -> None:
    """One that cannot be read leaves the others in peace."""

    def title_of(name: str) -> AnyTitle:
        if not name:
            raise ValueError("there is none")
        return load_title(name)

    good = f'title = "empires"\n{REVOLT}default = true\n[case.then]\nturn = 1'
    files = [
        File("good", good),
        File("broken", "[[case"),
        File("nameless", good.partition("\n")[2]),
        File("wrong", good.replace("turn = 1", "turn = 2")),
        File("cites", good.replace("[case.given]", 'cites = ["1b.chose"]\n[case.given]')),
        File("position", good.replace("adulis", "marib")),
    ]
    report = run_files(files, title_of)
    assert (report.files, report.cases, report.failed) == (6, 4, 5)
    told = {failed.file: failed.what for failed in report.failures}
    assert "not TOML" in told["broken"]
    assert told["nameless"] == "title: there is none"
    assert "then.turn is 1, not 2" in told["wrong"]
    assert "did you mean '1b.choose'" in told["cites"]
    assert told["position"].startswith("given.saba.cities[5]: 'marib' stands here twice")


# Rules that never end


class Endless(Parley):
    """Nobody ever learns what is true of a position."""

    def facts(self, state: object) -> dict[str, object]:
        while True:
            pass


def in_a_thread(act: Callable[[], None]) -> None:
    thread = threading.Thread(target=act)
    thread.start()
    thread.join(30)
    assert not thread.is_alive()


@pytest.mark.parametrize("run_in", [lambda act: act(), in_a_thread])
def test_a_rule_that_never_ends_fails_its_case_by_name(
    run_in: Callable[[Callable[[], None]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecumene.table.rulebook.cases.MOST_SECONDS", 0.2)
    text = """
        [[case]]
        name = "Round and round"
        given.seats = 3
        then.turn = 1
    """
    told: list[str] = []

    def act() -> None:
        report = run_files([File("endless.toml", text)], lambda name: Endless())
        told.extend(f"{failed.case}: {failed.what}" for failed in report.failures)

    run_in(act)
    said = "it does not end: nothing came of it in 0.2 seconds"
    assert told == [f"Round and round: {said}"]


def test_a_limit_that_came_too_late_strikes_nobody() -> None:
    for _ in range(50):
        try:
            with at_most(0.0):
                pass
        except TimeUp:
            pass
        sum(range(2000))  # would be struck here
