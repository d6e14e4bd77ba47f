"""The start: open or resume a game and play it, on the full screen or in plain lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from ecumene.bots import UnknownBot
from ecumene.home import home
from ecumene.table.meta import BadOpening
from ecumene.terminal import saves
from ecumene.terminal.plain import PlainGame
from ecumene.terminal.saves import BadSave
from ecumene.terminal.session import Session


def play(
    title: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    overrides: Mapping[str, Any] | None = None,
    bots: Sequence[str] = (),
    plain: bool = False,
    save: str | Path | None = None,
    resume: str | Path | Literal[True] | None = None,
    person_seat: int = 0,
) -> int:
    """Play a title against bots; returns the exit code of a command.

    Without a terminal on both ends, or with `plain`, the game is played in lines of text. `resume` continues
    a saved game, which has its own seats, bots and cards; True continues the last game of the title.
    `overrides` is an owner's content.
    """
    place = Path(save) if save is not None else None
    try:
        if resume is not None:
            session = Session.resumed(_newest(title) if resume is True else Path(resume), save=place)
        else:
            session = Session.opened(
                title,
                seats=seats,
                seed=seed,
                options=options,
                overrides=overrides,
                bots=bots,
                person_seat=person_seat,
                save=place,
            )
    except (BadOpening, BadSave, UnknownBot) as error:
        print(error, file=sys.stderr)
        return 1
    try:
        return _games(session, in_lines=plain or not _is_terminal())
    except BadSave as error:
        print(error, file=sys.stderr)
        return 1


def learn(title: str, *, chapter: str = "", plain: bool = False) -> int:
    """Play the first lesson of a title, from a chapter on; returns the exit code of a command."""
    try:
        session = Session.taught(title, chapter)
    except BadOpening as error:
        print(error, file=sys.stderr)
        return 1
    try:
        return _games(session, in_lines=plain or not _is_terminal())
    except BadSave as error:
        print(error, file=sys.stderr)
        return 1


def _newest(title: str) -> Path:
    path = saves.newest(title)
    if path is None:
        raise BadSave(f"There is no unfinished game of {title} in {home()}.")
    return path


def _games(session: Session, *, in_lines: bool) -> int:
    """Play, and play again as often as the player wants to."""
    while True:
        if in_lines:
            game = PlainGame(session, sys.stdin, sys.stdout)
            code, again = game.run(), game.again
        else:
            code, again = _on_the_screen(session)
        if not again:
            return code
        session = session.another()


def _on_the_screen(session: Session) -> tuple[int, bool]:
    from ecumene.terminal.app import EcumeneApp  # Textual takes a while to load; lines do not need it.

    app = EcumeneApp(session)
    app.run()
    if app.farewell:
        print(app.farewell)
    return app.return_code or 0, app.again


def _is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
