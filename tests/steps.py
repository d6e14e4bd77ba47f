"""Runs commands one after the other, each with its name and its time, for `make check` and `make nightly`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf
from pathlib import Path

ROOT = Path(__file__).parents[1]
BINARIES = Path(sys.executable).parent


@dataclass(frozen=True)
class Step:
    """A command that has to end well, and in time."""

    name: str
    command: list[str]
    folder: Path = ROOT
    minutes: float = inf
    environment: dict[str, str] = field(default_factory=dict)


def run(steps: Iterable[Step], minutes: float = inf) -> list[str]:
    """Carry out all of them, whatever becomes of the others, and name those that failed or came too late."""
    failed = []
    end = time.monotonic() + 60 * minutes
    for step in steps:
        print(f"==> {step.name}", flush=True)
        began = time.monotonic()
        if not succeeds(step, min(60 * step.minutes, end - began)):
            failed.append(step.name)
        print(f"    {time.monotonic() - began:.1f} s", flush=True)
    return failed


def succeeds(step: Step, seconds: float) -> bool:
    """Whether a command ends well and in time; one that does not is ended with all that it began."""
    if seconds <= 0:
        print("    no time is left for it", flush=True)
        return False
    path = f"{BINARIES}{os.pathsep}{os.environ.get('PATH', '')}"  # a Node in .venv comes first
    environment = {**os.environ, "PATH": path, **step.environment}
    process = subprocess.Popen(step.command, cwd=step.folder, env=environment, start_new_session=True)
    try:
        return process.wait(None if seconds == inf else seconds) == 0
    except subprocess.TimeoutExpired:
        print(f"    not at its end after {seconds / 60:.0f} minutes", flush=True)
        return False
    finally:
        _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a command that still runs, because its time is up or somebody interrupts all of this."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        if process.poll() is None:
            os.killpg(process.pid, how)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                continue
