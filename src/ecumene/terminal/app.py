"""The full screen: board, log, the question with its rule, and the options."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import ClassVar

from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static
from textual.worker import Worker

from ecumene.table.api import Refused
from ecumene.table.state.frames import Seat
from ecumene.table.text.board import Panel
from ecumene.terminal.choices import choices
from ecumene.terminal.learning import DO_IT, explained, offered
from ecumene.terminal.look import DAY, NIGHT, painted_lines, theme_of_terminal
from ecumene.terminal.options import Options
from ecumene.terminal.panels import PanelSheet, short_title
from ecumene.terminal.saves import BadSave
from ecumene.terminal.scores import score_lines, verdict
from ecumene.terminal.screens import Confirm, Scores, Sheet
from ecumene.terminal.session import Session

_WIDTH, _HEIGHT = 80, 24
_FEW_BOTS = 2
"""With more bots than this the first line has no room for their marks."""
_UNMARKED = ("1-9", "mark", "")
_FOOT = (
    ("/", "find", "filter"),
    ("Tab", "panel", "panel(1)"),
    ("?", "help", "help"),
    ("l", "log", "log"),
    ("u", "undo", "undo"),
    ("s", "save", "save"),
    ("q", "quit", "leave"),
)
_FOOT_AT_THE_END = (
    ("Enter", "scores", "scores"),
    ("n", "play again", "again"),
    ("Tab", "panel", "panel(1)"),
    ("l", "log", "log"),
    ("q", "quit", "leave"),
)


def _key(key: tuple[str, str, str]) -> Content:
    """A key with its action; with a mouse it can be clicked."""
    letter, word, action = key
    text = Content.assemble((letter, "bold"), f" {word}")
    return text.stylize(f"@click=app.{action}") if action else text


class EcumeneApp(App[int]):
    """One session on the full screen. `farewell` is what to say once the screen is gone."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012 - Textual declares it so
        (0, "-cramped"),
        (_WIDTH, "-narrow"),
        (116, "-wide"),
        (160, "-broad"),
    ]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (_HEIGHT, "-short"), (34, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        ("question_mark", "help", "Help"),
        Binding("tab", "panel(1)", "Next panel", priority=True),
        Binding("shift+tab", "panel(-1)", "Previous panel", priority=True),
        ("b", "panel(1)", "Next panel"),
        ("slash", "filter", "Find"),
        ("l", "log", "Log"),
        ("u", "undo", "Undo"),
        ("s", "save", "Save"),
        (DO_IT, "advice", "Do what the lesson advises"),
        ("t", "light", "Light"),
        ("n", "again", "Play again"),
        ("q,ctrl+q,ctrl+c", "leave", "Quit"),
        Binding("pageup", "scroll_board(-1)", "Board up", priority=True),
        Binding("pagedown", "scroll_board(1)", "Board down", priority=True),
        ("escape", "clear", "All options"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.register_theme(DAY)
        self.register_theme(NIGHT)
        self.theme = theme_of_terminal()
        self.session = session
        self.title = session.name
        self.farewell = ""
        self.again = False
        self._panel = ""
        self._asked: str | None = None
        self._thinking: Worker[None] | None = None

    # Building

    def compose(self) -> ComposeResult:
        yield Static(id="too-small", markup=False)
        with Vertical(id="desk"):
            yield Static(id="where")
            with Horizontal():
                with Vertical(id="table"):
                    yield Static(id="tabs")
                    yield VerticalScroll(id="board", can_focus=False)
                    with VerticalScroll(id="news", can_focus=False):
                        yield Static(id="news-text", markup=False)
                    yield Static(id="lesson", markup=False)
                    yield Static(id="question")
                    yield Static(id="notice", markup=False)
                    with Horizontal(id="find"):
                        yield Static("Find: ")
                        yield Input(
                            placeholder="words of the option that you look for, or your own answer",
                            id="filter",
                            compact=True,
                        )
                    yield Options(id="options")
                with Vertical(id="side"):
                    yield VerticalScroll(id="own", can_focus=False)
                    yield Static("About this decision", classes="heading")
                    yield Static(id="side-help", markup=False)
                    yield Static("What happened", classes="heading")
                    with VerticalScroll(id="side-log-scroll", can_focus=False):
                        yield Static(id="side-log")
            yield Static(id="keys")

    async def on_mount(self) -> None:
        self._listen_for_the_end()
        await self.refresh_table()
        self.query_one(Options).focus()
        self._let_bots_think()

    def _listen_for_the_end(self) -> None:
        """A closed terminal, or a machine that shuts down, ends the game like the key q."""
        loop = asyncio.get_running_loop()
        for name in ("SIGHUP", "SIGTERM"):
            with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):  # not everywhere
                number = getattr(signal, name)
                loop.add_signal_handler(number, self._end_by, number)

    def _end_by(self, number: int) -> None:
        """Every answer is already on the disk; name the file, unless the terminal is closed."""
        if number == signal.SIGTERM:
            with suppress(BadSave):
                self.farewell = "\n".join(self.session.farewell())
        self.exit(128 + number, 128 + number)

    def on_resize(self, event: events.Resize) -> None:
        size = event.size
        self.query_one("#too-small", Static).update(
            f"{size.width} x {size.height} is too small: Ecumene needs {_WIDTH} x {_HEIGHT}."
        )
        if not isinstance(self.screen, Sheet):
            self.query_one(Options).focus()

    # Showing

    async def refresh_table(self) -> None:
        """Show the present table; a new question brings its own panel to the front."""
        panels = self.session.panels()
        request = self.session.request
        asked = request.id if request else None
        if panels and (asked != self._asked or self._panel not in [panel.key for panel in panels]):
            self._panel = panels[0].key
        self._asked = asked
        self._show_where()
        await self._lay_panels(panels)
        self._show_panel()
        await self._show_own(panels)
        self._show_news()
        self._show_question()
        if self.session.over:
            self._show_scores()

    def _show_where(self) -> None:
        session = self.session
        many = len(session.bots) > _FEW_BOTS
        label = session.seat_label
        seats = "   ".join(label(seat, bots=not many) for seat in range(session.table.seats))
        turn = "the game is over" if session.over else session.turn
        self.query_one("#where", Static).update(
            Content.assemble((session.name, "bold $accent"), "   ", (turn, "$muted-ink"), f"   {seats}")
        )

    async def _lay_panels(self, panels: list[Panel]) -> None:
        """Put the panels on the board; if the same panels are already there, only their text changes."""
        board = self.query_one("#board", VerticalScroll)
        if [child.id for child in board.children] != [f"panel-{panel.key}" for panel in panels]:
            with self.batch_update():
                await board.remove_children()
                await board.mount_all(PanelSheet(panel) for panel in panels)
        for panel, sheet in zip(panels, board.query(PanelSheet), strict=True):
            sheet.show(panel)
            sheet.set_class(panel.key == self._own, "-own")

    def _show_panel(self) -> None:
        """Mark the chosen panel among the tabs and bring it into view."""
        tabs: list[Content] = []
        more = ""
        for panel in self.session.panels():
            shown = panel.key == self._panel
            if shown:
                more = panel.title.partition(", ")[2]
            name = short_title(panel).removesuffix(" (you)")
            tabs.append(
                Content.styled(f"[{name}]" if shown else f" {name} ", "bold $accent" if shown else "")
            )
            self.query_one(f"#panel-{panel.key}").set_class(shown, "-shown")
        self.query_one("#tabs", Static).update(Content.assemble(*tabs, ("  " + more, "$muted-ink")))
        board = self.query_one("#board", VerticalScroll)
        if self._panel:
            chosen = self.query_one(f"#panel-{self._panel}")
            self.call_after_refresh(board.scroll_to_widget, chosen, animate=False, top=True)

    @property
    def _own(self) -> str:
        """The key of the panel with the reader's own board, as titles name it."""
        reader = self.session.reader
        return "" if reader is None else f"seat{reader + 1}"

    async def _show_own(self, panels: list[Panel]) -> None:
        """On a wide screen the reader's own board stays visible."""
        own = [panel for panel in panels if panel.key == self._own]
        place = self.query_one("#own", VerticalScroll)
        place.set_class(not own, "-empty")
        if own and place.query(PanelSheet):
            place.query_one(PanelSheet).show(own[0])
        elif own:
            await place.mount(PanelSheet(own[0], id="own-panel"))

    def _show_news(self) -> None:
        """The events since the last answer; beside the board they are marked in the log."""
        log, since = self.session.log, self.session.since
        news = self.query_one("#news", VerticalScroll)
        news.border_title = "since your last answer" if since else "the game begins"
        self.query_one("#news-text", Static).update(" ".join(log[since:]) or "Nothing.")
        news.scroll_home(animate=False)
        older = Content.styled("\n".join([*log[:since], ""]) if since else "", "$muted-ink")
        self.query_one("#side-log", Static).update(older + Content("\n".join(log[since:])))
        side = self.query_one("#side-log-scroll", VerticalScroll)
        self.call_after_refresh(side.scroll_end, animate=False)

    def _show_question(self) -> None:
        request = self.session.request
        options = self.query_one(Options)
        self._notice("")
        self._close_filter()
        question, help_text = self.query_one("#question", Static), self.query_one("#side-help", Static)
        self._show_lesson()
        if request is None:
            over = self.session.over
            question.update(Content.styled(verdict(self.session) if over else _THINKING, "bold"))
            help_text.update(_OVER if over else _WAITING)
            options.offer([])
        else:
            rule = f"\nRule: {self.session.rule(request.rule)}" if request.rule else ""
            question.update(Content.assemble((request.prompt, "bold"), (rule, "$muted-ink")))
            help_text.update(request.help_with_typing)
            options.offer(choices(self.session.table, request))
        self._show_keys(None)

    def _show_lesson(self) -> None:
        """The coach's text, above the question; the whole text is in the help."""
        told, place = self.session.told(), self.query_one("#lesson", Static)
        said = [] if told is None else explained(told)
        place.set_class(bool(said), "-shown")
        if told is not None and said:
            texts = (f"{told.chapters[told.number].name}: " if not told.finished else "") + told.text
            keys = " ".join([offered(told), "(? why)"]).strip()
            first = [said[0]] if told.instead else []
            place.update("\n".join([*first, texts, keys]))

    def _show_keys(self, marked: int | None) -> None:
        """The last line; it begins with the present action of Enter."""
        take = ("Enter", f"takes {marked}", "") if marked else _UNMARKED
        keys = _FOOT_AT_THE_END if self.session.over else (take, *_FOOT)
        self.query_one("#keys", Static).update(Content("  ").join(map(_key, keys)))

    def _show_scores(self) -> None:
        session = self.session
        items = [painted_lines(panel) for panel in session.panels() if panel.key == "scores"]
        rows = Content("\n".join(score_lines(session)[2:]))
        body = [Content(""), *items, Content(""), rows, Content("")]
        if honours := session.honours():
            body += [*map(Content, honours), Content("")]
        body += [Content(line) for line in session.proof()]
        self.push_screen(Scores(verdict(session), body), self._play_again)

    def _play_again(self, wanted: bool | None) -> None:
        if wanted:
            self.again = True
            self.exit(0)

    def _notice(self, text: str) -> None:
        """A remark of the table above the options; an empty one is hidden."""
        notice = self.query_one("#notice", Static)
        notice.update(text)
        notice.set_class(bool(text), "-shown")

    # Answering

    @on(Options.Taken)
    async def take(self, message: Options.Taken) -> None:
        await self._answer(message.answer)

    async def _answer(self, answer: object) -> None:
        if self._bots_wait():
            return
        try:
            given_by = self.session.give(answer)
        except Refused as refused:
            self._notice(self._reason(refused))
        else:
            await self._go_on(after=given_by)

    async def _go_on(self, *, after: Seat = -1) -> None:
        """The bots answer: at once, or in the background if one of them searches."""
        if not self.session.bots_think:
            self.session.go_on(after=after)
        await self.refresh_table()
        self._let_bots_think(after)

    async def _shown_again(self) -> None:
        """An answer was undone, and quick bots have already answered."""
        await self.refresh_table()
        self._let_bots_think()

    def _let_bots_think(self, after: Seat = -1) -> None:
        """Bots compute while the screen stays responsive; the table changes only when they are done."""
        if self.session.bots_think and self._thinking is None:
            if self.session.request is not None:
                self._notice(_THINKING)
            self._thinking = self.run_worker(self._think(after), exclusive=True)

    async def _think(self, after: Seat) -> None:
        try:
            await self.session.run_bots_aside(after=after)
        finally:
            self._thinking = None
        await self.refresh_table()

    def _bots_wait(self) -> bool:
        """Whether bots are computing: the table must not change until they are done."""
        if self._thinking is not None:
            self._notice(_THINKING)
        return self._thinking is not None

    @on(Options.Marked)
    def marked(self, message: Options.Marked) -> None:
        self._show_keys(message.number)

    @on(Options.Unclear)
    def unclear(self) -> None:
        if self.session.over:
            self._show_scores()
        else:
            self._notice("Mark an option with the arrows or its number, then press Enter.")

    def _reason(self, refused: Refused) -> str:
        rule = f"\nRule: {self.session.rule(refused.rule)}" if refused.rule else ""
        return refused.reason + rule

    @on(Input.Changed, "#filter")
    def narrow(self, event: Input.Changed) -> None:
        found = self.query_one(Options).narrow(event.value)
        self._notice("" if found else "No option has these words in it.")

    @on(Input.Submitted, "#filter")
    async def filtered(self, event: Input.Submitted) -> None:
        """Back to the options; words that match none of them may be a typed answer."""
        options, request = self.query_one(Options), self.session.request
        written = not options.narrow(event.value) and request is not None
        answer = self.session.table.read(request, event.value) if written and request else None
        options.focus()
        if answer is not None:
            await self._answer(answer)

    def _close_filter(self) -> None:
        box = self.query_one("#filter", Input)
        with self.prevent(Input.Changed):
            box.value = ""
        self.query_one("#find").display = False
        self.query_one(Options).focus()

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The keys of the table are off while a sheet covers it."""
        return not isinstance(self.screen, Sheet) or action not in _TABLE_ACTIONS

    def action_filter(self) -> None:
        """Open the box at once, so that the next key already lands in it."""
        self.query_one("#find").display = True
        self.screen.set_focus(self.query_one("#filter", Input))

    def action_clear(self) -> None:
        """Clear the typed words and show every option again."""
        self._close_filter()
        self._notice("")
        self.query_one(Options).narrow("")

    def action_panel(self, step: int) -> None:
        keys = [panel.key for panel in self.session.panels()]
        if keys:
            self._panel = keys[(keys.index(self._panel) + step) % len(keys)]
            self._show_panel()

    def action_scroll_board(self, pages: int) -> None:
        board = self.query_one("#board", VerticalScroll)
        board.scroll_relative(y=pages * max(1, board.size.height - 1), animate=False)

    def action_help(self) -> None:
        request = self.session.request
        body = [Content(""), Content(request.help_with_typing), Content("")] if request else []
        cited = f"Rule: {self.session.rule(request.rule)}" if request and request.rule else ""
        rule = [Content.styled(cited, "$muted-ink")] if cited else []
        told = self.session.told()
        taught = [line for text in (explained(told) if told else ()) for line in (Content(""), Content(text))]
        title = request.prompt if request else self.title
        self.push_screen(Sheet(title, [*taught, *body, *rule, Content(_KEYS)]))

    async def action_advice(self) -> None:
        """Give the answer that the lesson advises."""
        if (advised := self.session.advised()) is not None:
            await self._answer(advised[1])

    def action_log(self) -> None:
        text = "\n".join(self.session.log)
        self.push_screen(Sheet("What happened", [Content(text)], from_end=True))

    async def action_undo(self) -> None:
        """Undo an answer; if a fair table does not allow that, the bots may agree."""
        if self._bots_wait():
            return
        try:
            self.session.undo()
        except Refused as refused:
            if not self.session.can_go_back:
                self._notice(refused.reason)
                return
            body = [Content(""), Content(refused.reason), Content(""), Content(_AGREED)]
            self.push_screen(Confirm("Take back your last answer?", body), self._go_back)
        else:
            await self._shown_again()

    async def _go_back(self, agreed: bool | None) -> None:
        if agreed:
            self.session.go_back()
            await self._shown_again()

    def action_save(self) -> None:
        try:
            self._notice(f"Saved to {self.session.save()}.")
        except BadSave as error:
            self._notice(str(error))

    def action_scores(self) -> None:
        self._show_scores()

    def action_again(self) -> None:
        self._play_again(self.session.over)

    def action_light(self) -> None:
        self.theme = NIGHT.name if self.theme == DAY.name else DAY.name

    def action_leave(self) -> None:
        """Save and quit; a finished game prints its scores."""
        if self.session.over:
            self.farewell = "\n".join([*score_lines(self.session), *self.session.proof()])
        else:
            try:
                self.farewell = "\n".join(self.session.farewell())
            except BadSave as error:
                self.farewell = str(error)
        self.exit(0)


_TABLE_ACTIONS = frozenset(
    {
        "filter",
        "panel",
        "scroll_board",
        "help",
        "log",
        "undo",
        "save",
        "clear",
        "leave",
        "again",
        "scores",
        "advice",
    }
)
_OVER = "The game is over. n: play again, q: leave, Tab: look at other panels."
_THINKING = "Your opponents are thinking."
_WAITING = "A moment, please. Tab: look at other panels, l: see what happened, q: leave."
_AGREED = "Your opponents are bots and agree to go back. All luck after that point will be new."
_KEYS = """
Arrows or the number of an option mark it, Enter takes it.
/ finds options by their words, Escape shows all again.
Tab or b turns to the next panel, PageUp and PageDown scroll it.
u takes back your last answer, t changes the light. Every answer is saved; q quits."""
