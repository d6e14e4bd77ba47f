"""The workers that play the games of the arena: this process, one for each core, or a cluster of machines.

The order in which games finish depends on them; the result of a game depends only on its plan and its seed.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing.connection import wait
from socket import create_connection
from threading import Thread
from typing import Any

from ecumene.arena.game import Played
from ecumene.arena.plan import Fixture, play_one

Over = tuple[Fixture, Played]

LOCAL = "local"
"""The address of a cluster that is this machine."""
KNOCK_SECONDS = 10.0


class NoCluster(RuntimeError):
    """The packages for a cluster are not installed, or no cluster answers at the address."""


def play(fixture: Fixture) -> Played:
    return play_one(fixture.plan, fixture.number)


def by(fixtures: Iterable[Fixture], *, jobs: int = 1, cluster: str | None = None) -> Iterator[Over]:
    """The games in the order in which they end, played by this many processes or by a cluster at this
    address.
    """
    if cluster is not None:
        return by_cluster(fixtures, cluster)
    if jobs <= 1:
        return ((fixture, play(fixture)) for fixture in fixtures)
    return by_processes(fixtures, jobs)


def by_processes(fixtures: Iterable[Fixture], jobs: int) -> Iterator[Over]:
    context = multiprocessing.get_context("spawn")  # nothing is inherited, so it is the same everywhere
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_end_with_parent)
    try:
        playing = {pool.submit(play, fixture): fixture for fixture in fixtures}
        for over in as_completed(playing):
            yield playing.pop(over), over.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """A killed parent cannot tell its workers, which would wait for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def by_cluster(fixtures: Iterable[Fixture], address: str) -> Iterator[Over]:
    """On Ray: the machines of a cluster need the same version of Ecumene."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise NoCluster("A cluster needs Ray: pip install 'ecumene[cluster]'") from None
    quiet = {"include_dashboard": False} if address == LOCAL else {}
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, **quiet)
    except (ConnectionError, ValueError) as error:
        raise NoCluster(f"No cluster answers at {address}: {error}") from None
    try:
        remote = ray.remote(play)
        playing = {remote.remote(fixture): fixture for fixture in fixtures}
        while playing:
            (over,), _ = ray.wait(list(playing), num_returns=1)
            yield playing.pop(over), ray.get(over)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Whether something listens at an address with a port; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return
    try:
        create_connection((host.strip("[]"), int(port)), timeout=KNOCK_SECONDS).close()
    except OSError as error:
        raise NoCluster(f"No cluster answers at {address}: {error}") from None
