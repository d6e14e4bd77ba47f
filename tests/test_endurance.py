"""`make endurance` in a minute: a small run passes, and each kind of fault would be reported."""

from __future__ import annotations

import pytest

from tests.endurance import Faults, as_json, main, part
from tests.server.nonsense import fault_in
from tests.server.raw import Reply


@pytest.mark.slow
def test_a_small_trial_holds(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--kills", "1", "--answers", "300", "--requests", "100", "--redeals", "1"])
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == "lost 0, doubled 0, leaks 0, 5xx 0", said
    assert ended.value.code == 0
    for done in ("    1 kills, ", "    30 hostile answers over HTTP, ", "    100 spoiled requests to "):
        assert any(line.startswith(done) for line in said), done
    at_tables = next(line for line in said if "hostile answers refused" in line)
    assert int(at_tables.split(" games, ")[1].split()[0]) >= 270


@pytest.mark.parametrize(
    "faults", [Faults(lost=1), Faults(doubled=1), Faults(leaks=1), Faults(failures=1), Faults(others=1)]
)
def test_any_fault_is_counted_and_told(faults: Faults) -> None:
    total = Faults()
    assert not total
    total += faults
    assert total == faults
    assert total
    assert str(total) != str(Faults())


def test_a_part_that_breaks_off_is_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    def breaks() -> tuple[str, Faults]:
        raise AssertionError("the house did not open again")

    assert part("A house", breaks)
    assert "AssertionError: the house did not open again" in capsys.readouterr().out


def test_a_reply_without_a_sentence_is_a_fault() -> None:
    kind = "application/json"
    assert fault_in(Reply(500, kind, b"{}"))
    assert fault_in(Reply(400, kind, b'{"code": "bad", "reason": " "}'))
    assert not fault_in(Reply(400, kind, b'{"code": "bad", "reason": "No."}'))
    assert not fault_in(Reply(200, kind, b"{}"))


def test_what_cannot_be_written_is_not_sent() -> None:
    assert as_json({"answer": object()}) is None
    assert as_json({"answer": -1}) == b'{"answer": -1}'
