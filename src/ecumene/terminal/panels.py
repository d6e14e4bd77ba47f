"""A panel of the text board as a widget: its title and its lines in colours."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from ecumene.table.text.board import Panel
from ecumene.terminal.look import painted_lines


def short_title(panel: Panel) -> str:
    """The title of a panel up to its first comma, as people use it.

    >>> short_title(Panel("hand", "Your hand, 3 coins to spend", []))
    'Your hand'
    """
    return panel.title.partition(", ")[0]


class PanelSheet(Vertical):
    def __init__(self, panel: Panel, id: str | None = None) -> None:
        super().__init__(id=id or f"panel-{panel.key}", classes="panel")
        self._panel = panel

    def compose(self) -> ComposeResult:
        yield Static(self._panel.title, classes="heading", markup=False)
        yield Static(painted_lines(self._panel), classes="lines")

    def show(self, panel: Panel) -> None:
        """Show the panel's present text."""
        if panel != self._panel:
            self._panel = panel
            self.query_one(".heading", Static).update(panel.title)
            self.query_one(".lines", Static).update(painted_lines(panel))
