"""Processes of the house that open immediately: forked from one that has already read code and titles.

Reading them takes three seconds of a core, and the tests open a house about a hundred times. A forked house
is a normal process, with its own memory, signals and end; only the reading is shared. Python draws the order
of sets when a process begins, and forked processes inherit it: so there are two processes to fork from, in
turn, and a house that is opened again, or beside others, does not always have the same order.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import count
from select import select
from threading import Lock
from typing import IO

_LONGEST = 1 << 17
"""Bytes of an order: a command line and an environment."""
_turns = count()
_lighting = Lock()


class Forked:
    """A house as whoever opened it sees it: as much of `subprocess.Popen` as tests need."""

    def __init__(self, pid: int, stdout: IO[str], keeper: socket.socket) -> None:
        self.pid = pid
        self.stdout = stdout
        self._keeper = keeper
        self._code: int | None = None

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def poll(self) -> int | None:
        return self._heard(0.0)

    def wait(self, timeout: float) -> int:
        code = self._heard(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("a house", timeout)
        return code

    def _heard(self, seconds: float) -> int | None:
        """The exit code, if its keeper tells one within so many seconds."""
        if self._code is None and select([self._keeper], [], [], seconds)[0]:
            self._code = int(self._keeper.recv(32))
            self._keeper.close()
        return self._code


def fork(arguments: Sequence[str], environment: Mapping[str, str], log: int) -> Forked:
    """`ecumene` with these arguments; what it says to standard error goes to the file `log`."""
    with _lighting:  # several houses may be opened at once
        stove = _stove(next(_turns) % 2)
    return stove.fork(arguments, environment, log)


@cache
def _stove(number: int) -> _Stove:
    """Lit for the first house that needs it; it goes out with the process that lit it."""
    return _Stove()


class _Stove:
    """What houses are forked from, as those who open them see it."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            file = theirs.fileno()
            command = [sys.executable, "-m", "tests.server.warm", str(file)]
            self._process = subprocess.Popen(command, pass_fds=[file])

    def fork(self, arguments: Sequence[str], environment: Mapping[str, str], log: int) -> Forked:
        order = json.dumps([list(arguments), dict(environment), os.getcwd()]).encode()
        keeper, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        said, says = os.pipe()
        with theirs:
            socket.send_fds(self._line, [order], [says, log, theirs.fileno()])
        os.close(says)
        return Forked(int(keeper.recv(32)), os.fdopen(said), keeper)


def main() -> None:
    """Read all that a house reads, then fork one for every order until nobody is there to give any."""
    import ecumene.cli
    import ecumene.server.launch
    from ecumene.table.titles import load_title, titles

    for name in titles():
        load_title(name)
    line = socket.socket(fileno=int(sys.argv[1]))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # keepers are missed by nobody
    while True:
        order, files, _, _ = socket.recv_fds(line, _LONGEST, 3)
        if not order:
            return
        if os.fork() == 0:
            line.close()
            _keep(order, *files)
            ecumene.cli.main()
        for file in files:
            os.close(file)


def _keep(order: bytes, says: int, log: int, told: int) -> None:
    """Open a house and tell how it ends. Only in the house itself this returns."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    house = os.fork()
    if house == 0:
        os.close(told)
        _settle(order, says, log)
        return
    os.close(says)
    os.close(log)
    with socket.socket(fileno=told) as line, suppress(BrokenPipeError):  # nobody wants to know any more
        line.send(str(house).encode())
        _, status = os.waitpid(house, 0)
        line.send(str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


def _settle(order: bytes, says: int, log: int) -> None:
    """Have the outputs, place, environment and arguments of a process that was begun by itself."""
    for file, number in ((says, 1), (log, 2)):
        os.dup2(file, number)
        os.close(file)
    arguments, environment, place = json.loads(order)
    os.chdir(place)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["ecumene", *arguments]


if __name__ == "__main__":
    main()
