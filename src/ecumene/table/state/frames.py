"""The place of a table in its rules: a tree of small immutable records.

A frame is a step of the rules under way (`Round`, `ProvinceContest`) or a question to a seat (`Ask`). Frames
have children. A frame that forks adds one child per seat; it continues when the last of them is finished. An
interruption is a child of a question: the question waits until the child is finished. Only leaves are active,
so the leaves of the tree are everything that may happen next.

No frame contains code. The title's tables give the effect of each kind of frame (`Title.kinds`,
`Title.steps`).
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

Node = int
Seat = int
A = TypeVar("A", bound="Ask")

ROOT: Node = 0


class Frame(msgspec.Struct, frozen=True, tag_field="frame", gc=False):
    """A step of the rules under way."""


class Ask(Frame, frozen=True, kw_only=True):
    """A question to a seat. `id` is what the answer must quote; it changes when the question changes.

    `after` names frames that the seat wants to wait for; while one of them goes on, the question is paused.
    `given` is an answer that may still be changed until the last sibling has one: a sealed one, or "done".
    """

    seat: Seat
    id: str
    after: tuple[Node, ...] = ()
    given: Any = None


class Flow(msgspec.Struct):
    """The tree of frames: steps and questions by node, each node's parent, and the steps that are due.

    Questions are numbered seat by seat (`asked`), so that a number reveals nothing about questions to others.
    `due` holds steps that must continue now; between two answers it is empty.
    """

    steps: dict[Node, Frame]
    asks: dict[Node, Ask]
    parents: dict[Node, Node]
    asked: list[int]
    next: Node = 1
    due: list[Node] = []

    @classmethod
    def begin(cls, seats: int, first: Frame) -> Flow:
        return cls({ROOT: first}, {}, {}, [0] * seats, 1, [ROOT])

    def copy(self) -> Flow:
        return Flow(
            self.steps.copy(),
            self.asks.copy(),
            self.parents.copy(),
            self.asked.copy(),
            self.next,
            self.due.copy(),
        )

    def push(self, parent: Node, step: Frame) -> Node:
        """Add a step as a child of `parent`; it continues as soon as the present one has returned."""
        node = self.next
        self.next = node + 1
        self.parents[node] = parent
        self.steps[node] = step
        self.due.append(node)
        return node

    def ask(self, parent: Node, question: type[A], kind: str, seat: Seat, **about: Any) -> Node:
        """Ask a seat a question, as a child of `parent`."""
        node = self.next
        self.next = node + 1
        self.parents[node] = parent
        self.asked[seat] = number = self.asked[seat] + 1
        self.asks[node] = question(seat=seat, id=f"{kind}-{number}", **about)
        return node

    def ask_again(self, node: Node, question: Ask, kind: str) -> None:
        """Replace the question that was just answered by the next one of a series."""
        seat = question.seat
        self.asked[seat] += 1
        self.asks[node] = msgspec.structs.replace(question, id=f"{kind}-{self.asked[seat]}")

    def replace(self, node: Node, frame: Frame) -> None:
        """Replace a frame by a newer version: the progress of a step, or the known part of a question."""
        if isinstance(frame, Ask):
            self.asks[node] = frame
        else:
            self.steps[node] = frame

    def finish(self, node: Node) -> None:
        """Remove a frame; a step continues once its last child is gone."""
        if self.asks.pop(node, None) is None:
            del self.steps[node]
        parent = self.parents.pop(node, None)
        if parent in self.steps and parent not in self.due and parent not in self.parents.values():
            self.due.append(parent)

    def give(self, node: Node, answer: Any) -> list[tuple[Node, Ask]]:
        """Store an answer that may still be changed; once the last sibling has one, all of them by seat."""
        self.asks[node] = msgspec.structs.replace(self.asks[node], given=answer)
        siblings = [
            (child, self.asks[child]) for child in self.children(self.parents[node]) if child in self.asks
        ]
        if any(ask.given is None for _, ask in siblings):
            return []
        return sorted(siblings, key=lambda sibling: sibling[1].seat)

    def drop(self, node: Node) -> None:
        """Remove a frame with all its children: the time of a phase is up, or a seat has left."""
        for child in self.children(node):
            self.drop(child)
        self.finish(node)
        if node in self.due:
            self.due.remove(node)

    def finish_all(self) -> None:
        """The game is over: remove all frames."""
        for part in (self.steps, self.asks, self.parents, self.due):
            part.clear()

    def children(self, node: Node) -> list[Node]:
        return [child for child, parent in self.parents.items() if parent == node]

    def open(self) -> list[tuple[Node, Ask]]:
        """The questions that may be answered now, including sealed ones that were already answered."""
        if len(self.asks) == 1:  # between two answers every leaf is a question, so a single one is open
            return list(self.asks.items())
        busy = {*self.parents.values()}
        return [
            (node, ask)
            for node, ask in self.asks.items()
            if node not in busy and not (ask.after and self._waits(ask))
        ]

    def unanswered(self) -> list[Ask]:
        """The questions that wait for an answer now."""
        if len(self.asks) == 1:
            return [ask for ask in self.asks.values() if ask.given is None]
        busy = {*self.parents.values()}
        return [
            ask
            for node, ask in self.asks.items()
            if ask.given is None and node not in busy and not (ask.after and self._waits(ask))
        ]

    def find(self, seat: Seat, id: str) -> tuple[Node, Ask] | None:
        """The question to a seat with this id, if it may be answered now."""
        for node, ask in self.asks.items():
            if ask.seat == seat and ask.id == id:
                busy = node in self.parents.values() or (ask.after and self._waits(ask))
                return None if busy else (node, ask)
        return None

    def _waits(self, ask: Ask) -> bool:
        for node in ask.after:
            other = self.asks.get(node)
            if (other is not None and other.given is None) or node in self.steps:
                return True
        return False
