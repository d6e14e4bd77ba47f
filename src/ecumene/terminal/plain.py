"""Play in lines of plain text: for screen readers, pipes and simple terminals."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import TextIO

import msgspec

from ecumene.lessons import LessonTold
from ecumene.table.api import Refused, Request
from ecumene.table.text.board import Panel, as_text
from ecumene.terminal.choices import Choice, by_group, choices, exactly, matching
from ecumene.terminal.learning import DO_IT, explained, heading
from ecumene.terminal.saves import BadSave
from ecumene.terminal.scores import score_lines
from ecumene.terminal.session import Session

COMMANDS = """\
Type the number of an option, or part of its text to see only what fits.
?  explain this decision         b  the whole board     b NAME  one panel of it
o  the options again             d  take the default    l  what happened so far
u  take back your last answer    s  save now            q  quit
hint  what a steady player would do here, and why"""
LESSON_COMMANDS = f"""\
{DO_IT}  do what the lesson advises    w  what it says, again"""
_WIDTH = 78


class PlainGame:
    """One session, read from and written to streams."""

    def __init__(self, session: Session, source: TextIO, out: TextIO) -> None:
        self.session = session
        self._source = source
        self._out = out
        self._choices: list[Choice] = []
        self._told = 0
        self._leaving = False
        self._hand: set[str] = set()
        self.again = False
        self._commands: dict[str, Callable[[], object]] = {
            "?": self._help,
            "hint": self._hint,
            "b": self._board,
            "o": self._options,
            "d": self._default,
            "l": self._log,
            "u": self._undo,
            "u!": self._go_back,
            "s": self._save,
            "q": self._quit,
        }
        self._taught = ""
        """The step that was explained last."""
        if session.learning is not None:
            self._commands |= {DO_IT: self._do_it, "w": self._explain}

    def run(self) -> int:
        self._welcome()
        while not self.session.over and not self._leaving:
            if self.session.request is None:  # searching bots have waited for the first reader
                self.session.run_bots()
                continue
            self._ask()
            text = self._read()
            if text is None:
                self._end_of_input()
            else:
                self._obey(text)
        if self.session.over:
            self._end()
        return 0

    def _end(self) -> None:
        self._news()
        items = [panel for panel in self.session.panels() if panel.key == "scores"]
        self._say("", *([as_text(items), ""] if items else []), *score_lines(self.session))
        if honours := self.session.honours():
            self._say("", *honours)
        self._say("", *self.session.proof(), "Type n to play again, anything else to leave.")
        self.again = self._read() == "n"

    # Output

    def _say(self, *lines: str) -> None:
        for text in lines:
            self._out.write(text + "\n")
        self._out.flush()

    def _paragraph(self, text: str, indent: str = "", hanging: str = "") -> None:
        self._say(textwrap.fill(text, _WIDTH, initial_indent=indent, subsequent_indent=indent + hanging))

    def _welcome(self) -> None:
        session = self.session
        self._say(session.name, "")
        self._paragraph(session.table.title.meta.about)
        if session.table.title.meta.note:
            self._paragraph(session.table.title.meta.note)
        self._paragraph("At the table: " + ", ".join(map(session.seat_label, range(session.table.seats))))
        self._say("", COMMANDS, *([LESSON_COMMANDS] if session.learning is not None else []))

    def _news(self) -> None:
        """The events since the player's last look."""
        log = self.session.log
        for text in log[self._told :]:
            self._paragraph(text, "  ")
        self._told = len(log)

    def _ask(self) -> None:
        """Print the news and the question, unless it was already printed."""
        if self._choices:
            return
        self._say("")
        self._news()
        self._new_cards()
        self._choices = choices(self.session.table, self._request)
        if (told := self.session.told()) is not None and self._taught != (step := _step(told)):
            self._taught = step
            self._explain()
        self._options()

    def _explain(self) -> None:
        """The coach's text about the step."""
        told = self.session.told()
        if told is None or not (paragraphs := explained(told)):
            return
        self._say("", heading(told))
        for text in paragraphs:
            self._paragraph(text, "  ")
        if told.rule:
            self._paragraph(f"Rule: {self.session.rule(told.rule)}", "  ")

    def _do_it(self) -> None:
        """The lesson's answer."""
        if (advised := self.session.advised()) is None:
            self._say("The lesson says nothing about this.")
        else:
            self._paragraph(advised[0], "  ")
            self._answer(advised[1])

    def _new_cards(self) -> None:
        """The hand, printed once after each draw that brought something strong."""
        for panel in self.session.panels():
            if panel.key == "hand":
                held = {span.text for line in panel.lines for span in line if span.meaning == "strong"}
                if held - self._hand:
                    self._say("", as_text([panel]))
                self._hand = held

    @property
    def _request(self) -> Request:
        request = self.session.request
        assert request is not None
        return request

    def _options(self) -> None:
        request = self._request
        self._say("")
        whose = f"{self.session.table.seat_name(request.seat)}: " if len(self.session.people) > 1 else ""
        self._paragraph(whose + request.prompt)
        if request.rule:
            self._paragraph(f"Rule: {self.session.rule(request.rule)}")
        self._list(self._choices)

    def _list(self, found: list[Choice]) -> None:
        for group, members in by_group(found):
            if group:
                self._say(f" {group}")
            for choice in members:
                self._paragraph(f"{choice.number:>4}  {choice.text}", hanging=" " * 6)

    # Input

    def _read(self) -> str | None:
        self._out.write("> ")
        self._out.flush()
        try:
            text = self._source.readline()
        except KeyboardInterrupt:
            return None
        return text.strip() if text else None

    def _obey(self, text: str) -> None:
        """An empty line does nothing: nobody answers by accident."""
        if not text:
            return
        command = self._commands.get(text.casefold())
        if command is not None:
            command()
        elif text.isdecimal():
            self._choose_number(int(text))
        elif text.startswith("{"):
            self._answer_json(text)
        elif text.casefold().startswith("b "):
            self._show_panel(text[2:])
        else:
            self._find(text)

    def _choose_number(self, number: int) -> None:
        if not 1 <= number <= len(self._choices):
            self._say(f"There is no option {number}; there are 1 to {len(self._choices)}.")
        else:
            self._answer(self._choices[number - 1].answer)

    def _answer_json(self, text: str) -> None:
        """Some questions accept more answers than their options; such answers are typed in their exact
        form.
        """
        try:
            self._answer(msgspec.json.decode(text))
        except msgspec.DecodeError:
            self._say("That is not JSON.")

    def _panel(self, text: str) -> Panel | None:
        """The panel that somebody names by its key, its title or, for short, the beginning of either."""
        wanted = " ".join(text.casefold().split())
        panels = self.session.panels()
        for panel in panels:
            if wanted in (panel.key, *_names(panel)):
                return panel
        return next((panel for panel in panels if len(wanted) == 1 and panel.key.startswith(wanted)), None)

    def _show_panel(self, name: str) -> None:
        if panel := self._panel(name):
            self._say(as_text([panel]))
        else:
            self._say(f"There is no panel {name!r}; there are {self._panel_names()}.")

    def _panel_names(self) -> str:
        return ", ".join(_names(panel)[0] for panel in self.session.panels())

    def _find(self, text: str) -> None:
        if choice := exactly(self._choices, text):
            self._answer(choice.answer)
        elif panel := self._panel(text):
            self._say(as_text([panel]))
        elif found := matching(self._choices, text):
            self._list(found)
        elif answer := self.session.table.read(self._request, text):
            self._answer(answer)
        else:
            self._say(f"No option and no panel has {text!r} in it. Type o for the options, ? for help.")

    def _answer(self, answer: object) -> None:
        try:
            self.session.answer(answer)
        except Refused as refused:
            self._refused(refused)
        else:
            self._choices = []

    def _refused(self, refused: Refused) -> None:
        self._paragraph(refused.reason)
        if refused.rule:
            self._paragraph(f"Rule: {self.session.rule(refused.rule)}")

    # Commands

    def _help(self) -> None:
        self._paragraph(self._request.help_with_typing)
        default = self.session.table.describe(self._request, self._request.default)
        self._paragraph(f"Default (d): {default}")
        self._say("", COMMANDS)
        self._paragraph(f"Panels: {self._panel_names()}")

    def _hint(self) -> None:
        """The possible answers, the reason of the question, and the answer of a steady player."""
        for text in self.session.hint():
            self._paragraph(text)

    def _board(self) -> None:
        self._say(as_text(self.session.panels()))

    def _default(self) -> None:
        self._answer(self._request.default)

    def _log(self) -> None:
        for text in self.session.log:
            self._paragraph(text, "  ")

    def _undo(self) -> None:
        try:
            self.session.undo()
        except Refused as refused:
            self._refused(refused)
            if self.session.can_go_back:
                self._say("The bots agree to go back, with new luck: type u! to do it.")
        else:
            self._choices = []

    def _go_back(self) -> None:
        if self.session.can_go_back:
            self.session.go_back()
            self._choices = []
        else:
            self._say("You have not answered anything yet that could be undone.")

    def _save(self) -> None:
        try:
            self._say(f"Saved to {self.session.save()}.")
        except BadSave as error:
            self._say(str(error))

    def _quit(self) -> None:
        self._leaving = True
        try:
            self._say(*self.session.farewell())
        except BadSave as error:
            self._say(str(error))

    def _end_of_input(self) -> None:
        self._say("", "The input has ended.")
        self._quit()


def _step(told: LessonTold) -> str:
    """The explanation is given again when this changes."""
    return f"{told.chapter}.{told.step}.{told.waiting}.{told.finished}"


def _names(panel: Panel) -> tuple[str, ...]:
    """A short name of a panel: its title without the part after a comma or in brackets."""
    title = panel.title.partition(", ")[0].partition(" (")[0].casefold()
    short = title.removeprefix("your ")
    return short, title, short.split()[0]
