"""The sheets that cover the table: help, the log, a question of yes or no, the scores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static


class Sheet(ModalScreen[bool]):
    """Text on a sheet; Escape or Enter closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark,l", "put_away", "Close", show=False),
    ]
    keys = "Enter or Escape: back to the table"

    def __init__(self, title: str, body: Iterable[Content], *, from_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._body = list(body)
        self._from_end = from_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet"):
            yield Static(self._title, classes="heading", markup=False)
            for paragraph in self._body:
                yield Static(paragraph)
            yield Static(self.keys, classes="keys", markup=False)

    def on_mount(self) -> None:
        sheet = self.query_one(VerticalScroll)
        sheet.focus()
        if self._from_end:
            sheet.scroll_end(animate=False)

    def action_put_away(self) -> None:
        self.dismiss(False)


class Confirm(Sheet):
    """A question of yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "agree", "Yes"),
        Binding("n,escape,enter,q", "put_away", "No", show=False),
    ]
    keys = "y: yes   n or Escape: no"

    def action_agree(self) -> None:
        self.dismiss(True)


class Scores(Sheet):
    """The end of a game, and the offer of another one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("n", "agree", "Play again")]
    keys = "n: play again   Enter or Escape: back to the table (q leaves it)"

    def action_agree(self) -> None:
        self.dismiss(True)
