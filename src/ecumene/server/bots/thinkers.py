"""The processes in which bots compute, so that the interpreter of the house stays free."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from time import perf_counter

import msgspec

from ecumene.bots.thinker import Task
from ecumene.table.questions.answers import Plain

_MOST = 2
"""How many compute at once; others wait, and their time begins when it is their turn."""


_LONGEST = 60.0
"""Bots limit their own time; one that has not answered after this number of seconds is killed."""


class NoThought(Exception):
    """A process was lost, or the bot in it failed."""


_WIDEST = 8 * 1024 * 1024
"""No answer is longer than this number of bytes."""


class Thinkers:
    """The processes of one house: started when they are needed, and reused."""

    def __init__(
        self, most: int = _MOST, longest: float = _LONGEST, module: str = "ecumene.bots.thinker"
    ) -> None:
        """`module` is the program that answers: line by line, `null` where it failed."""
        self._places = asyncio.Semaphore(most)
        self._longest = longest
        self._module = module
        self._idle: list[Process] = []

    async def think(self, task: Task | list[str]) -> tuple[Plain, float]:
        """The answer of a bot and how many seconds it took; raises `NoThought`."""
        async with self._places:
            process = self._idle.pop() if self._idle else await _begin(self._module)
            began = perf_counter()
            try:
                async with asyncio.timeout(self._longest):
                    line = await _ask(process, msgspec.json.encode(task) + b"\n")
            except BaseException as error:  # its answer would go to the next caller
                with suppress(ProcessLookupError):
                    process.kill()
                if isinstance(error, TimeoutError):
                    await process.wait()
                    raise NoThought("the bot does not come to an end") from None
                raise
            seconds = perf_counter() - began
            if not line:
                raise NoThought("the thinker is gone")
            self._idle.append(process)
        answer: Plain | None = msgspec.json.decode(line)
        if answer is None:
            raise NoThought("the bot failed")
        return answer, seconds

    async def close(self) -> None:
        """No bot computes any more: their callers were stopped."""
        while self._idle:
            process = self._idle.pop()
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _begin(module: str) -> Process:
    """In a session of its own, so that Ctrl-C in the terminal of the house does not reach it."""
    arguments = (sys.executable, "-m", module)
    return await asyncio.create_subprocess_exec(
        *arguments, stdin=PIPE, stdout=PIPE, start_new_session=True, limit=_WIDEST
    )


async def _ask(process: Process, line: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(line)
        await process.stdin.drain()
        return await process.stdout.readline()
    except ConnectionError:
        return b""
