"""Noughts and crosses: the smallest title. Whoever first has three marks in a row wins."""

from ecumene.table.meta import Meta
from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import on_offer
from ecumene.table.questions.kind import Kind, State
from ecumene.table.state.fields import Public, declared
from ecumene.table.state.frames import Ask, Flow, Frame
from ecumene.table.text.board import Panel, line
from ecumene.table.title import Title

META = Meta(id="noughts", name="Noughts and Crosses", about="Three in a row.", seats=(2, 2))
MARKS = "XO"
ROWS = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


@declared
class Grid(State):
    cells: Public[list[str]]  # nine of them, "" where nobody is


class Game(Frame, frozen=True, tag="game"): ...


class AskMark(Ask, frozen=True, tag="ask_mark"): ...


class Mark(Answer, frozen=True, tag="mark"):
    cell: int


def has_row(grid, seat):
    return any(all(grid.cells[cell] == MARKS[seat] for cell in row) for row in ROWS)


@takes_up(Game)
def game(moment, node, frame):
    cells, flow = moment.state.cells, moment.flow
    if all(cells) or any(has_row(moment.state, seat) for seat in (0, 1)):
        flow.finish(node)
    else:
        flow.ask(node, AskMark, "mark", seat=(9 - cells.count("")) % 2)


class MarkKind(Kind[Grid, None, AskMark, Mark]):
    name = "mark"
    check = on_offer

    def options(self, grid, ask):
        return [Mark(number) for number, mark in enumerate(grid.cells, 1) if not mark]

    def apply(self, moment, node, ask, answer):
        moment.state.cells[answer.cell - 1] = MARKS[ask.seat]
        moment.flow.finish(node)


class Noughts(Title[Grid, None]):
    meta, state_type = META, Grid

    def deal(self, options, seats, chance):
        return Grid(flow=Flow.begin(seats, Game()), cells=[""] * 9)

    def score(self, grid, seat):
        return int(has_row(grid, seat))

    def board(self, view, seat, language="en"):
        shown = [mark or str(number) for number, mark in enumerate(view["cells"], 1)]
        return [Panel("grid", "Grid", [line(" ".join(shown[row : row + 3])) for row in (0, 3, 6)])]


def load(overrides=None):
    return Noughts()
