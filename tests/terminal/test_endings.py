"""A closed terminal, a machine that shuts down: the game is on the disk and the terminal is restored."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ecumene.terminal import saves

pytest.importorskip("pty", reason="needs a Unix terminal")

import fcntl
import pty
import struct
import termios


class Terminal:
    """A terminal of 80 x 24 in which the game runs."""

    def __init__(self) -> None:
        self.ours, self.theirs = pty.openpty()
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.modes = termios.tcgetattr(self.theirs)
        self.game = subprocess.Popen(
            [sys.executable, "-m", "ecumene", "play", "cultures", "--seed", "5", "--bots", "random"],
            stdin=self.theirs,
            stdout=self.theirs,
            stderr=self.theirs,
            env={**os.environ, "TERM": "xterm-256color"},
            start_new_session=True,
        )

    def wait_for(self, text: bytes) -> None:
        """Read until the game shows this."""
        shown = b""
        while text not in shown:
            ready, _, _ = select.select([self.ours], [], [], 60)
            assert ready, shown[-2000:]
            shown += os.read(self.ours, 65536)

    def type(self, text: bytes) -> None:
        os.write(self.ours, text)


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGHUP])
def test_a_game_survives_its_terminal(ending: signal.Signals, home: Path) -> None:
    terminal = Terminal()
    try:
        terminal.wait_for(b"Which civilization")
        terminal.type(b"1")
        terminal.wait_for(b"takes 1")
        terminal.type(b"\r")
        terminal.wait_for(b"Which two cards")
        terminal.game.send_signal(ending)
        terminal.wait_for(b"\x1b[?1049l")  # back from the full screen
        assert terminal.game.wait(30) == 128 + ending
        assert termios.tcgetattr(terminal.theirs) == terminal.modes
    finally:
        terminal.game.kill()
        terminal.game.wait()
        os.close(terminal.ours)
        os.close(terminal.theirs)
    saved = saves.newest("cultures")
    assert saved == home / "cultures.save.json"
    assert len(saves.read(saved).journal) > 1
