"""The list of options: arrows, numbers and typed words lead to one, Enter takes it."""

from __future__ import annotations

from typing import Any

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ecumene.terminal.choices import Choice, by_group, matching


class Options(OptionList):
    """Numbered choices under headings. Nothing is marked at first, so that nobody answers by accident."""

    class Taken(Message):
        """The player took a choice."""

        def __init__(self, answer: dict[str, Any]) -> None:
            super().__init__()
            self.answer = answer

    class Marked(Message):
        """Another choice is marked, or none."""

        def __init__(self, number: int | None) -> None:
            super().__init__()
            self.number = number

    class Unclear(Message):
        """The player pressed Enter, but nothing is marked."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, markup=False, compact=True)
        self._choices: list[Choice] = []
        self._digits = ""
        self._marked: int | None = None

    def offer(self, found: list[Choice]) -> None:
        """Show these choices."""
        self._choices = found
        self._show(found)

    def narrow(self, text: str) -> int:
        """Show only the options that match the typed words, mark a single match, and return the number of
        matches.
        """
        found = matching(self._choices, text)
        self._show(found)
        if len(found) == 1 and text:
            self.action_first()
        return len(found)

    def _show(self, found: list[Choice]) -> None:
        self._digits = ""
        self._marked = None
        rows: list[Option] = []
        for group, members in by_group(found):
            if group:
                rows.append(Option(Content(f" {group}"), disabled=True))
            rows += [Option(_numbered(choice), id=str(choice.number)) for choice in members]
        self.set_options(rows)
        self.highlighted = None
        self.scroll_home(animate=False)

    def watch_highlighted(self, highlighted: int | None) -> None:
        """The marked option has a sign as well as a colour."""
        super().watch_highlighted(highlighted)
        option = self.highlighted_option
        number = int(option.id) if option is not None and option.id else None
        if number != self._marked:
            for changed in (self._marked, number):
                if changed is not None:
                    choice = self._choices[changed - 1]
                    self.replace_option_prompt(str(changed), _numbered(choice, marked=changed == number))
            self._marked = number
            self.post_message(self.Marked(number))

    def on_key(self, event: events.Key) -> None:
        """Digits add up to the number of an option and mark it."""
        if not event.character or not event.character.isdecimal():
            if event.key != "enter":
                self._digits = ""
            return
        event.stop()
        shown = {option.id for option in self.options if option.id}
        for typed in (self._digits + event.character, event.character):
            if typed in shown:
                self._digits = typed
                self.highlighted = self.get_option_index(typed)
                return

    def action_select(self) -> None:
        option = self.highlighted_option
        if option is None or option.id is None:
            self.post_message(self.Unclear())
        else:
            self._take(option.id)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click."""
        event.stop()
        if event.option.id is not None:
            self._take(event.option.id)

    def _take(self, number: str) -> None:
        self.post_message(self.Taken(self._choices[int(number) - 1].answer))


def _numbered(choice: Choice, *, marked: bool = False) -> Content:
    return Content(f"{'>' if marked else ' '}{choice.number:>3}  {choice.text}")
