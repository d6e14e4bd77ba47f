"""Presence: the seats whose player is watching a table, in any process of the house."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ecumene.server.processes.bus import Bus
from ecumene.server.tables.gallery import Gallery
from ecumene.table.state.frames import Seat


class Presence:
    """Tells the other processes who comes to one table and who leaves it, and takes in what they tell.

    A message may be lost when a line to the bus breaks. So a process asks the others when its own line is
    back, and asks about another process when that one's line is back.
    """

    def __init__(
        self, table: str, gallery: Gallery, bus: Bus, changed: Callable[[Sequence[Seat]], None]
    ) -> None:
        """`changed` is told who is there whenever somebody came or went."""
        self._table = table
        self._gallery = gallery
        self._bus = bus
        self._changed = changed
        self._elsewhere: dict[str, tuple[list[Seat], bool]] = {}
        """The seats whose player is watching in another process, and whether anybody is, by the name of the
        process."""

    def seats(self) -> list[Seat]:
        """The seats whose player is watching now."""
        elsewhere = {seat for seats, _ in self._elsewhere.values() for seat in seats}
        return sorted(elsewhere.union(self._gallery.present()))

    @property
    def watched(self) -> bool:
        """Whether anybody looks, at a seat or from beside, and has not enough to show for now."""
        return self._gallery.is_curious or any(watched for _, watched in self._elsewhere.values())

    def moved(self) -> None:
        """Somebody came or went in this process."""
        self._tell()
        self._show()

    def turned(self) -> None:
        """Somebody in this process who still looks has enough to show for now, or wants more."""
        self._tell()
        self._changed(self.seats())

    def moved_elsewhere(self, process: str, seats: list[Seat], watched: bool = False) -> None:
        """Another process told which seats are watched there, and whether anybody watches."""
        if self._elsewhere.get(process, ([], False)) != (seats, watched):
            self._elsewhere[process] = seats, watched
            self._show()

    def introduce(self) -> None:
        """Answer a process that asks who is watching in this one, even if nobody is."""
        self._tell()

    def ask(self) -> None:
        """Ask every other process who is watching; each of them answers, even if nobody is."""
        self._bus.tell("who", table=self._table)

    def ask_after(self, process: str) -> None:
        """A process may have lost what it told: whether the seats that it named are still there."""
        if any(self._elsewhere.get(process, ())):
            self.ask()

    def _tell(self) -> None:
        self._bus.tell(
            "presence", table=self._table, seats=self._gallery.present(), watched=self._gallery.is_curious
        )

    def _show(self) -> None:
        present = self.seats()
        self._gallery.send({"type": "presence", "present": present})
        self._changed(present)
