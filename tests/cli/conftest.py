"""Commands as people and scripts call them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecumene.cli.app import run

Capture = pytest.CaptureFixture[str]
Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(capsys: Capture) -> Command:
    """Run a command: its exit code, standard output and standard error."""

    def called(*tokens: str) -> tuple[int, str, str]:
        code = run(tokens)
        out, err = capsys.readouterr()
        return code, out, err

    return called


@pytest.fixture
def document(command: Command) -> Callable[..., Any]:
    """Run a command with --json that succeeds: its document."""

    def called(*tokens: str) -> Any:
        code, out, err = command(*tokens, "--json")
        assert (code, err) == (0, "")
        return json.loads(out)

    return called


@pytest.fixture
def journal(command: Command, tmp_path: Path) -> Path:
    command("simulate", "cultures", "--games", "1", "--bots", "random", "--save-journals", str(tmp_path))
    return tmp_path / "cultures-1.jsonl"
