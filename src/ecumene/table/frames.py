"""Where a table stands in its rules: a tree of small immutable records.

A frame is a step of the rules under way (`Round`, `ProvinceContest`) or a question to a seat (`Ask`).
Frames hang below one another. A frame that forks hangs one child per seat below itself; it goes on when the
last of them is finished. An interruption is a child hung below a question: the question waits until the
child is gone. Only leaves are alive, so everything that may happen next can be read off the tree.

No frame holds code. What a kind of frame does is said in the title's tables (`Title.kinds`, `Title.steps`).
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

Node = int
Seat = int
A = TypeVar("A", bound="Ask")

ROOT: Node = 0


class Frame(msgspec.Struct, frozen=True, tag_field="frame"):
    """A step of the rules under way."""


class Ask(Frame, frozen=True, kw_only=True):
    """A question to a seat. `id` is what the answer must quote; it changes when the question changes.

    `after` names frames that the seat insists on waiting for; while one of them stands, the question rests.
    `given` is the sealed answer that may still be changed, where the kind of question is sealed.
    """

    seat: Seat
    id: str
    after: tuple[Node, ...] = ()
    given: Any = None


class Flow(msgspec.Struct):
    """The tree of frames, with the count of questions put to each seat.

    Questions are numbered seat by seat, so that a number tells a seat nothing about what others are asked.
    `due` holds frames that must go on now; between two answers it is empty.
    """

    frames: dict[Node, Frame]
    parents: dict[Node, Node]
    asked: list[int]
    next: Node = 1
    due: list[Node] = []

    @classmethod
    def begin(cls, seats: int, first: Frame) -> Flow:
        return cls({ROOT: first}, {}, [0] * seats, 1, [ROOT])

    def copy(self) -> Flow:
        return Flow(self.frames.copy(), self.parents.copy(), self.asked.copy(), self.next, self.due.copy())

    def push(self, parent: Node, frame: Frame) -> Node:
        """Hang a step below `parent`; it goes on as soon as the present one has returned."""
        node = self._hang(parent, frame)
        self.due.append(node)
        return node

    def ask(self, parent: Node, question: type[A], kind: str, seat: Seat, **about: Any) -> Node:
        """Put a question to a seat, below `parent`."""
        return self._hang(parent, question(seat=seat, id=self._number(kind, seat), **about))

    def ask_again(self, node: Node, question: Ask, kind: str) -> None:
        """Put the next question of a series in place of the one just answered."""
        self.frames[node] = msgspec.structs.replace(question, id=self._number(kind, question.seat))

    def replace(self, node: Node, frame: Frame) -> None:
        """Write down how far a step has come."""
        self.frames[node] = frame

    def finish(self, node: Node) -> None:
        """Take a frame away; its parent goes on once its last child is gone."""
        del self.frames[node]
        parent = self.parents.pop(node, None)
        if parent is not None and parent not in self.parents.values():
            if not isinstance(self.frames[parent], Ask):
                self.due.append(parent)

    def finish_all(self) -> None:
        """The game is over: nothing is under way any more."""
        self.frames.clear()
        self.parents.clear()
        self.due.clear()

    def children(self, node: Node) -> list[Node]:
        return [child for child, parent in self.parents.items() if parent == node]

    def open(self) -> list[tuple[Node, Ask]]:
        """The questions that may be answered now, sealed ones that were answered already among them."""
        busy = set(self.parents.values())
        frames = self.frames
        return [
            (node, frame)
            for node, frame in frames.items()
            if isinstance(frame, Ask)
            and node not in busy
            and not (frame.after and any(other in frames for other in frame.after))
        ]

    def _hang(self, parent: Node, frame: Frame) -> Node:
        node = self.next
        self.next = node + 1
        self.frames[node] = frame
        self.parents[node] = parent
        return node

    def _number(self, kind: str, seat: Seat) -> str:
        self.asked[seat] += 1
        return f"{kind}-{self.asked[seat]}"
