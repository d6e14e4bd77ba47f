"""The full screen: board, what happened, the question with its rule, and the options."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from ecumene.table.api import Refused
from ecumene.table.board import Panel
from ecumene.terminal.choices import choices
from ecumene.terminal.look import DAY, NIGHT, theme_of_terminal
from ecumene.terminal.options import Options
from ecumene.terminal.panels import PanelSheet
from ecumene.terminal.saves import BadSave
from ecumene.terminal.scores import score_lines, verdict
from ecumene.terminal.screens import Confirm, Sheet
from ecumene.terminal.session import Session

_NEWS = 2
_FOOT = (
    ("Enter", "take", ""),
    ("/", "find", "filter"),
    ("Tab", "panel", "panel(1)"),
    ("?", "help", "help"),
    ("l", "log", "log"),
    ("u", "undo", "undo"),
    ("s", "save", "save"),
    ("t", "light", "light"),
    ("q", "quit", "leave"),
)


def _key(key: tuple[str, str, str]) -> Content:
    """A key and what it does; where there is a mouse, it can be clicked."""
    letter, word, action = key
    text = Content.assemble((letter, "bold"), f" {word}")
    return text.stylize(f"@click=app.{action}") if action else text


class EcumeneApp(App[int]):
    """One session on the full screen. `farewell` is what to say once the screen is gone."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (116, "-wide")]  # noqa: RUF012 - Textual declares it so
    VERTICAL_BREAKPOINTS = [(0, "-short"), (34, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        ("question_mark", "help", "Help"),
        Binding("tab", "panel(1)", "Next panel", priority=True),
        Binding("shift+tab", "panel(-1)", "Panel before", priority=True),
        ("b", "panel(1)", "Next panel"),
        ("slash", "filter", "Find"),
        ("l", "log", "Log"),
        ("u", "undo", "Undo"),
        ("s", "save", "Save"),
        ("t", "light", "Light"),
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
        self._panel = ""
        self._told = 0

    # Building

    def compose(self) -> ComposeResult:
        yield Static(id="where")
        with Horizontal():
            with Vertical(id="table"):
                yield Static(id="tabs")
                yield VerticalScroll(id="board", can_focus=False)
                yield Static(id="news", markup=False)
                yield Static(id="question")
                yield Static(id="notice", markup=False)
                with Horizontal(id="find"):
                    yield Static("Find: ")
                    yield Input(placeholder="words of the option you look for", id="filter", compact=True)
                yield Options(id="options")
            with Vertical(id="side"):
                yield Static("About this decision", classes="heading")
                yield Static(id="side-help", markup=False)
                yield Static("What happened", classes="heading")
                with VerticalScroll(id="side-log-scroll", can_focus=False):
                    yield Static(id="side-log", markup=False)
        yield Static(Content("  ").join(map(_key, _FOOT)), id="keys")

    async def on_mount(self) -> None:
        await self.refresh_table()
        self.query_one(Options).focus()

    # Showing

    async def refresh_table(self) -> None:
        """Show the table as it stands now."""
        await self._show_board()
        self._show_news()
        self._show_question()
        if self.session.over:
            self._show_scores()

    async def _show_board(self) -> None:
        session = self.session
        seats = "   ".join(session.seat_label(seat) for seat in range(session.table.seats))
        self.query_one("#where", Static).update(
            Content.assemble((session.name, "bold $accent"), "   ", self._turn(), f"   {seats}")
        )
        panels = session.panels()
        if self._panel not in [panel.key for panel in panels]:
            self._panel = panels[0].key if panels else ""
        await self._lay_panels(panels)
        self._show_panel()

    async def _lay_panels(self, panels: list[Panel]) -> None:
        """Put the panels on the board; where the same ones lie there already, only their text changes."""
        board = self.query_one("#board", VerticalScroll)
        if [child.id for child in board.children] != [f"panel-{panel.key}" for panel in panels]:
            with self.batch_update():
                await board.remove_children()
                await board.mount_all(PanelSheet(panel) for panel in panels)
        for panel, sheet in zip(panels, board.query(PanelSheet), strict=True):
            sheet.show(panel)

    def _turn(self) -> tuple[str, str]:
        return ("the game is over" if self.session.over else f"turn {self.session.table.turn}", "$muted-ink")

    def _show_panel(self) -> None:
        """Mark the chosen panel among the tabs and bring it to sight."""
        tabs: list[Content] = []
        more = ""
        for panel in self.session.panels():
            name, _, rest = panel.title.partition(", ")
            shown = panel.key == self._panel
            if shown:
                more = rest
            tabs.append(
                Content.styled(f"[{name}]" if shown else f" {name} ", "bold $accent" if shown else "")
            )
            self.query_one(f"#panel-{panel.key}").set_class(shown, "-shown")
        self.query_one("#tabs", Static).update(Content.assemble(*tabs, ("   " + more, "$muted-ink")))
        board = self.query_one("#board", VerticalScroll)
        if self._panel:
            chosen = self.query_one(f"#panel-{self._panel}")
            self.call_after_refresh(board.scroll_to_widget, chosen, animate=False, top=True)

    def _show_news(self) -> None:
        log = self.session.log
        recent = log[self._told :] or log[-1:]
        self._told = len(log)
        self.query_one("#news", Static).update("\n".join(recent[-_NEWS:]) or "The game begins.")
        self.query_one("#side-log", Static).update("\n".join(log))
        self.query_one("#side-log-scroll", VerticalScroll).scroll_end(animate=False)

    def _show_question(self) -> None:
        request = self.session.request
        options = self.query_one(Options)
        self._notice("")
        self._close_filter()
        question, help_text = self.query_one("#question", Static), self.query_one("#side-help", Static)
        if request is None:
            question.update(Content.styled(verdict(self.session), "bold"))
            help_text.update("The game is over. Press q to leave, Tab to look around.")
            options.offer([])
            return
        question.update(
            Content.assemble(
                (request.prompt, "bold"), "\n", (f"Rule: {self.session.rule(request.rule)}", "$muted-ink")
            )
        )
        help_text.update(request.help)
        options.offer(choices(self.session.table, request))

    def _show_scores(self) -> None:
        rows = Content("\n".join(score_lines(self.session)[2:]))
        self.push_screen(Sheet(verdict(self.session), [Content(""), rows]))

    def _notice(self, text: str) -> None:
        """A remark of the table above the options; an empty one goes away."""
        notice = self.query_one("#notice", Static)
        notice.update(text)
        notice.set_class(bool(text), "-shown")

    # Answering

    @on(Options.Taken)
    async def take(self, message: Options.Taken) -> None:
        try:
            self.session.answer(message.answer)
        except Refused as refused:
            self._notice(self._reason(refused))
        else:
            await self.refresh_table()

    @on(Options.Unclear)
    def unclear(self) -> None:
        if not self.session.over:
            self._notice("Mark an option with the arrows or its number, then press Enter.")

    def _reason(self, refused: Refused) -> str:
        rule = f"\nRule: {self.session.rule(refused.rule)}" if refused.rule else ""
        return refused.reason + rule

    @on(Input.Changed, "#filter")
    def narrow(self, event: Input.Changed) -> None:
        found = self.query_one(Options).narrow(event.value)
        self._notice("" if found else "No option has these words in it.")

    @on(Input.Submitted, "#filter")
    def filtered(self) -> None:
        self.query_one(Options).focus()

    def _close_filter(self) -> None:
        box = self.query_one("#filter", Input)
        with self.prevent(Input.Changed):
            box.value = ""
        self.query_one("#find").remove_class("-shown")
        self.query_one(Options).focus()

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The keys of the table rest while a sheet lies on it."""
        return not isinstance(self.screen, Sheet) or action not in _TABLE_ACTIONS

    def action_filter(self) -> None:
        self.query_one("#find").add_class("-shown")
        self.query_one("#filter", Input).focus()

    def action_clear(self) -> None:
        """Put the typed words away and show every option again."""
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
        body = [Content(""), Content(request.help), Content("")] if request else []
        rule = [Content.styled(f"Rule: {self.session.rule(request.rule)}", "$muted-ink")] if request else []
        self.push_screen(Sheet(request.prompt if request else self.title, [*body, *rule, Content(_KEYS)]))

    def action_log(self) -> None:
        text = "\n".join(self.session.log) or "Nothing has happened yet."
        self.push_screen(Sheet("What happened", [Content(text)], from_end=True))

    async def action_undo(self) -> None:
        """Take back an answer; where a fair table would not, the bots may be asked."""
        try:
            self.session.undo()
        except Refused as refused:
            if not self.session.can_go_back:
                self._notice(refused.reason)
                return
            body = [Content(""), Content(refused.reason), Content(""), Content(_AGREED)]
            self.push_screen(Confirm("Take back your last answer?", body), self._go_back)
        else:
            await self.refresh_table()

    async def _go_back(self, agreed: bool | None) -> None:
        if agreed:
            self.session.go_back()
            await self.refresh_table()

    def action_save(self) -> None:
        try:
            self._notice(f"Saved to {self.session.save()}.")
        except BadSave as error:
            self._notice(str(error))

    def action_light(self) -> None:
        self.theme = NIGHT.name if self.theme == DAY.name else DAY.name

    def action_leave(self) -> None:
        """Save and go; a finished game leaves its scores behind."""
        if self.session.over:
            self.farewell = "\n".join(score_lines(self.session))
        else:
            try:
                path = self.session.save()
                self.farewell = f"Saved to {path}.\nGo on with: {self.session.command}"
            except BadSave as error:
                self.farewell = str(error)
        self.exit(0)


_TABLE_ACTIONS = frozenset(
    {"filter", "panel", "scroll_board", "help", "log", "undo", "save", "clear", "leave"}
)
_AGREED = "Your opponents are bots and agree to go back. From there on luck is drawn anew."
_KEYS = """
Arrows or the number of an option mark it, Enter takes it.
/ finds options by their words, Escape shows all again.
Tab or b turns to the next panel, PageUp and PageDown scroll it.
u takes back your last answer, s saves, t changes the light, q saves and quits."""
